#!/usr/bin/env node
/** The checkout of a shop. function notOne() {} and class NotOne {} stand in this text only. */
import type { Cart } from './cart.js';
import defaultTax, { type Tax, round as rounded } from './tax.js';
import data from './data.json' with { type: 'json' };
export * from './cart.js';
export { defaultTax as tax, type Tax };
export type { Cart };

declare const VERSION: string, BUILD: number;
declare let sessions: Map<string, { open: boolean }>;
declare function track(event: string): void;
declare function track(event: string, more: { at: number }): void;
declare module 'somewhere' {
  export function remote(url: string): Promise<void>;
  export interface Remote { url: string }
  const inQuotes: number;
}
declare module 'nowhere';
declare global {
  interface Window { cart: Cart }
  function gtag(...rest: unknown[]): void;
}
declare namespace Legacy.Api {
  let token: string;
  class Client { call(): void; }
  namespace Deeper { type Id = string }
}
module Old { export const kept = 1; }

export const enum Level { Low = 1, High = Low << 2, }
declare const enum Hidden { A }
enum Currency {
  Euro = 'EUR',
  Dollar = 'USD',
  'a b' = 3,
}
declare enum Far { Away }

export type Amount = number;
type Pair<A, B = { of: A }> = readonly [A, B];
type Shape =
  | { kind: 'circle'; radius: number }
  | { kind: 'square'; side: number };
type Both = { a: 1 } & { b: 2 };
type Keys = keyof typeof data;
type Getter<T> = (of: T) => { value: T };
type Maker = new (name: string) => { name: string };
type Guard = (x: unknown) => x is { ok: true };
type Unwrap<T> = T extends { value: infer U } ? U : T extends (infer V)[] ? { list: V } : never;
type Optional = { readonly [K in keyof Cart]?: Cart[K] };
type List = { a: 1 }[];
type Template = `a${string}}`;
type Comparator<T extends { id: string } = { id: string }> = (a: T, b: T) => number;
type Lines = {
  a: string
  b(): void
  readonly c: { d: 1 }
};

export interface Store<T extends { id: string } = { id: string }> extends Base<{ a: 1 }>, Other {
  get(id: string): T;
  readonly size: number;
  (call: string): void;
  new (name: string): Store;
}
interface Base<T> { base: T } interface Other { other: 1 }

let type = 1, abstract = 2, declare = 3, namespace = 4, of = 5;
type = 2; namespace = abstract; declare = type < 3 ? 1 : 2;

export let count = 0, other: { a: number } = { a: 1 }, third = (a: number): number => a, fourth = class { own() {} };
const { left, right: [inner = function named() {}] } = data, last = () => left;
const [first, second] = [() => 1, function () { const nothing = 1; }];
let later!: string;
var untyped;
const answer: () => { a: number } = () => ({ a: 1 }), text = `a${((x) => { function inTemplate() {} return x; })(1)}b`;
const big = 1_000n, real = .5e-3, hex = 0xff;
const divided = big / 2n / 3n, matched = /[/}]function no() {}/g;
const generic = <T extends { a: 1 }>(x: T): x is T & { b: 1 } => { return true; };
const asyncArrow = async <T,>(x: T): Promise<{ of: T }> => { await x; };
const single = async x => { function inSingle() {} };
const bare = x => x;
const async = 1, viaAsync = async;
const curried = (a: number) => (b: number) => { function inCurried() {} return a + b; };
const returns = (a: string): (b: string) => void => (b) => {};
const choice = count ? (a) : (b) => 1;
const called = call(() => { const hidden = () => 1; }, function alsoNamed() {}, { skipped() {}, arrow: () => 1 });
const Mixed = class Own extends Base { run() {} };
const made = new (class { inNew() {} })();
const wrapped = (function () { function inWrapped() {} })();
const settings = {
  port: 1,
  start() {},
  async stop(): Promise<void> { function inStop() {} },
  *all() {},
  async *each<T>(x: T) {},
  get value() { return 1; },
  set value(x) {},
  get: 1,
  set: () => 2,
  async: function () {},
  'quoted key': () => 1,
  'plain'() {},
  42: () => 1,
  [computed]: () => { function inComputed() {} },
  [`template`]: () => 1,
  ['bracketed']() {},
  nested: {
    deeper: { run: async () => {}, Inner: class { method() {} } },
    list: [{ unnamed() {} }, function inList() {}],
  },
  cast: { inCast() {} } as const,
  checked: { inChecked() {} } satisfies object,
  shorthand, ...spread, ...{ spreadMethod() {} },
  called: make({ inCall() {} }, () => { function inArgument() {} }),
  either: count ? { unnamed() {} } : () => 1,
  typed: <T,>(x: T): T => x,
  last: function* lastOne() {},
} as const;
const frozen = Object.freeze({ melted() {} });
export const satisfied = { yes: () => 1 } satisfies Record<string, () => number>;

@decorated
@factory({ a: () => { return 1; } })
export class Checkout<T extends { id: string } = { id: string }> extends mixin(Base, { a: 1 })<{ b: 2 }> implements Store<T>, Other {
  static readonly DEFAULTS = { rate: 1, compute() {} };
  static #count = 0;
  #secret: { a: 1 } = { a: 1 };
  private readonly handlers: Map<string, () => void> = new Map();
  public declare ready: boolean;
  accessor flag = true;
  optional?: string;
  definite!: { a: string };
  'quoted field' = 1;
  12 = 3;
  ['literal'] = 4;
  [Symbol.iterator] = 5;
  [key: string]: unknown;
  get = 1; set = 2; static = 3; async = 4;
  handler = async (event: Event): Promise<void> => { const local = 1; };
  bound = function inner() {};
  Inner = class { deep() {} };
  template = `}`;

  static { function inStatic() {} const notThis = 1; }

  constructor(private readonly cart: Cart, public options: { a: number } = { a: 1 }, protected x = function inDefault() {}) { super(); }

  @logged
  @traced.by(this, 'x') @more()
  async total(rate: number): Promise<{ sum: number }> { return { sum: rate }; }

  @a.b.c public static override async *stream<U>(this: Checkout<T>, of: U): AsyncGenerator<{ of: U }> { yield { of }; }
  get size(): number { return 1; }
  set size(value: number) {}
  static get instance() { return new Checkout(); }
  get(): T; get(id: string): T;
  get(id?: string) { return id; }
  maybe?(): void;
  #hidden<A, B>(a: A): asserts a is A & B { throw a; }
  static async #both() {}
  'quoted method'() {}
  7() {}
  ['computed literal']() {}
  [`backticks`]() {}
  [Symbol.asyncIterator]() { function inSymbol() {} }
  isCircle(x: Shape): x is { kind: 'circle'; radius: number } { return true; }
  static static() {} async async() {} get get() { return 1; } set set(x) {}
  override() {} readonly() {} declare() {} public() {}
  delete(): void {} in() {} new() {} class() {} function() {} typeof() {}
  thisType(): this { return this; }
  objects(): { a: 1 } | { b: 2 } { return { a: 1 }; }
  conditional<X>(x: X): X extends { a: 1 } ? { b: 1 } : { c: 1 } { throw x; };
  functions(): (a: number) => { b: number } { return (a) => ({ b: a }); }
  arrays(): { a: 1 }[] { return []; }
}

export abstract class Abstract {
  abstract name: string;
  abstract run(): Promise<void>;
  protected abstract get size(): number;
}
export declare abstract class Declared { method(): void; }
abstract class Third extends Abstract { } class Fourth {}
class Generic<T, U extends readonly unknown[]> { m(): T { throw 1; } }
class Late extends (class { }) { late() {} }

export async function load(url: string): Promise<void>;
export async function load(url: URL): Promise<void>;
export async function load(url: unknown): Promise<void> {
  const local = 1, helper = () => { const deep = function () {}; }, other = local;
  let waiting: () => void = () => {};
  switch (local) {
    default: const inDefault = () => 1; break;
    case 1: let inCase = function () { return 1; };
    case other: { function inBlock() {} }
    case load.class: var shared = () => {};
  }
  label: for (const x of [() => { function inLoop() {} }]) { const each = () => x; continue label; }
  if (local) { class InIf { m() {} } } else { function inElse() {} }
  try { const tried = () => 1; } catch { const caught = () => 1; } finally { function last() {} }
  do { const again = () => 1; } while (false);
  while (false) { const once = () => 1; }
  const object = { notNamed() {}, arrow: () => { function inArrow() {} } };
  const Local = class { m() { function inLocal() {} } };
  function* generator<T>(x: T): Generator<{ of: T }> { yield { of: x }; }
  await (async () => { function inAwait() {} })();
  register(object.class in { nothing() {} }, { class: 1, function: 2, type: 3, interface: 4 });
  object.interface = 1; object.enum.type = 2; object.function(1); object.class;
  return class extends Local { mixed() {} };
}
function defaults(a = function inA() {}, b = class { inB() {} }, { c } = { c() {} }, d = () => { function inD() {} }): { a: 1 } { return { a: 1 }; }
function predicate(x: unknown): x is { a: 1 } { return true; }
function assertion(x: unknown): asserts x is { a: 1 } {}
function asserted(x: unknown): asserts x {}
function unique(): unique symbol { throw 1; }
function union(): | { a: 1 } | null { return null; }
function tuple(): [a: { b: 1 }, c?: () => { d: 1 }] { throw 1; }
function nested(): Map<string, Array<{ a: 1 }>> { return new Map<string, Array<{ a: 1 }>>(); }
function reader(): readonly { a: 1 }[] { return []; }
function $dollar_() {} function größe() {} async function afterBrace() {}

exports.run = function run() { function inRun() {} };
exports.Kind = class { made() {} };
Checkout.prototype.extra = () => { function inExtra() {} };
module.exports.more = async (x) => x;
Checkout.helpers = { one() {}, two: () => 1 };
this.ignored = function () {};
list[0] = function () {};
a.b == function () {}; a.b = 1; a.b.c += function () {};
x => { function inExpression() {} };

namespace Tools {
  export const hammer = () => 1, nail = 2;
  export namespace Inner.Most { export type Bolt = { a: 1 }; enum Screw { A } }
  function use() { const nothing = 1; }
  if (hammer) { const inCondition = 1; }
  const tools = { saw() {} };
}
export namespace Wide { }
import fs = require('fs');
import Most = Tools.Inner.Most;
export = Tools;

function values(count: number) {
  const a = async () => {};
  const b = async x => x;
  const c = x => x;
  const d = async function () {};
  const e = async <T>(x: T) => x;
  const f = <T,>(x: T): T => x;
  const g = (x: number): { a: number } => ({ a: x });
  const h = (x: number): x is 1 => true;
  const i = (x: number): ((y: string) => void) => (y) => {};
  const j = (x: number): (y: string) => void => (y) => {};
  const k = (count) ? 1 : () => 2;
  const l = (a, b), m = (c) => d, n = async, o = async => 1;
  const p = function* () {}, q = (a as any), r = (a): void => {};
  const s = count ? (a) : (b) => 1;
  const t = (call)(x => x), u = (class {}), v = class {}, w = { not() {} };
  const x = <T,>(y: T): T extends string ? { a: T } : Map<string, T> => { return inX(); };
  const y = a < count, z = count > (b);
  const aa = count as Map<string, number>, bb = call<string, { a: 1 }>(c), cc = count satisfies Pair<string, number>;
  const dd = async(count), ee = (count), ff = ((x) => x);
  let gg, hh = () => 1, ii: Map<string, () => void>, jj: () => void = () => {};
  call({ class: { m() {} } }, { a: x => x, function: function () {} });
  for (const { kk = () => 1 } of []) { const ll = () => kk; }
  if (count.class in values) { const mm = () => 1; }
}
const table = {
  a: async x => x, b: (count) ? last : left, c: x => x, d: async, e: (x): void => {}, f: (call)(x => x), g: class {}, h: class Named { inNamed() {} },
  i: { j: { k() {} }, l: () => 1 }, m, n() {}, o: [], p: {}, q: async <T>(x: T) => x, r: <T,>(x: T) => x,
  async() {}, get() {}, set() {}, async *s() {}, async async() {}, get get() { return 1; }, set set(x) {},
  t: x => ({ notNamed() {} }), u: function v() { function inV() {} }, w: call(function () { function inCall() {} }), ...call({ x() {} }),
  y: (x: number): { a: 1 } => { function inY() {} return { a: 1 }; }, [`z`]: () => 1, [1]: () => 2, ['aa' + 'bb']: () => 3, 'cc': { dd() {} },
};
class Packed { first(): Map<string, number> { return new Map<string, number>(); } second(): void {} third: Map<string, number> = new Map<string, number>(); fourth() {} static { } fifth = 1; ['six'] = () => { function inSix() {} }; async seven() {} }
class Defaults { a = class { b() {} }; c = { d() {}, e: () => 1, f: { g() {} } }; h = [function () {}]; i = async x => x; j: () => void = () => {}; k = this.l, m = 2; }
type LoneFlag = boolean
type Wrapped = {
  a: 1
}
type After = () => void
interface Unterminated { a: 1 }
const unterminated = 1
type Last = keyof
  Wrapped
type Chosen = Wrapped extends After
  ? 1
  : 2
type Joined =
  Wrapped
  & After
  | LoneFlag
type Query = typeof unterminated
let typed: Wrapped
let asserted2 = unterminated as
  number
let indexed: Wrapped['a']
{ function inBlock() {} }
let banged = unterminated!
let compared = unterminated
  !== 2
let generics: Map<string, number>
let madeOf = new Map<string, number>
let text2 = unterminated
'text'
let text3 = unterminated
1
