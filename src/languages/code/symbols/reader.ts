import { firstBehind } from '../../../text/collections.js';
import { Code } from './code.js';

/**
 * A named piece of code, by offsets (end exclusive) and 1-based lines, from its decorators and modifiers to its closing
 * brace, last line or semicolon. Of `int a, b;` each name is its own part.
 */
export interface CodeSymbol {
  /** Scoped name: `AuthService.login`, `Outer.Inner.method`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly [from: number, to: number];
}

/** How a scope is read; a `group` is of names that are declared at once. */
type Mode = 'file' | 'members' | 'constants' | 'object' | 'local' | 'group' | 'local-group';

/** Reads at a token, may open scopes (the innermost last), and returns where to go on. */
export type Step = (code: Reader, i: number) => number;

interface Scope {
  readonly mode: Mode;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Named {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** No longer scoped name is read: texts of nested classes would otherwise cost the square of their length. */
const LONGEST_NAME = 500;

export class Reader extends Code {
  /** Of the scope that is read: how, under which name, and from which token on. */
  mode: Mode = 'file';
  scope = '';
  start = 0;
  private readonly symbols: Named[] = [];
  private readonly scopes: Scope[] = [];

  /** Goes through the tokens once, from left to right, with a stack of scopes instead of recursion. */
  read(steps: Readonly<Partial<Record<Mode, Step>>>): void {
    const { scopes } = this;
    scopes.push({ mode: 'file', name: '', start: 0, end: this.length });
    let i = 0;
    while (!this.exhausted) {
      let scope = scopes.at(-1);
      while (scope !== undefined && scope.end <= i) {
        scopes.pop();
        scope = scopes.at(-1);
      }
      if (scope === undefined) return;
      this.mode = scope.mode;
      this.scope = scope.name;
      this.start = scope.start;
      this.end = scope.end;
      const next = steps[scope.mode]?.(this, i) ?? i;
      i = Math.max(i + 1, next, scopes.at(-1)?.start ?? i);
    }
  }

  open(mode: Mode, name: string, start: number, end: number): void {
    const limit = this.scopes.at(-1)?.end ?? this.length;
    this.scopes.push({ mode, name, start, end: Math.min(end, limit) });
  }

  /** A name as it is called from outside of the scope that is read. */
  scoped(name: string): string {
    return scoped(this.scope, name);
  }

  add(name: string, first: number, end: number): void {
    this.addSpan(name, this.from(first), this.to(Math.max(first, end - 1)));
  }

  /** Adds a symbol, and opens what is local in it from `inside` on. */
  addWith(name: string, first: number, inside: number, end: number): void {
    this.add(name, first, end);
    this.open('local', name, inside, end);
  }

  addSpan(name: string, from: number, to: number): void {
    if (name !== '' && name.length <= LONGEST_NAME) this.symbols.push({ name, from, to });
  }

  /** One field alone is its whole declaration, of several each is its own part. @returns the scope of their values */
  addFields(fields: readonly Named[], first: number, end: number): string {
    const [only] = fields;
    if (only !== undefined && fields.length === 1) {
      this.add(this.scoped(only.name), first, end);
      return this.scoped(only.name);
    }
    for (const { name, from, to } of fields) this.add(this.scoped(name), from, to);
    return this.scope;
  }

  found(): readonly CodeSymbol[] {
    const lines = lineStarts(this.text);
    return this.symbols
      .toSorted((a, b) => a.from - b.from || b.to - a.to)
      .map(({ name, from, to }): CodeSymbol => ({
        name,
        from,
        to,
        lines: [lineAt(lines, from), lineAt(lines, Math.max(from, to - 1))],
      }));
  }
}

/** `inner` as it is called from outside of `outer`. Deep nesting keeps one overlong name, which is not added. */
export function scoped(outer: string, inner: string): string {
  if (outer === '') return inner;
  return outer.length > LONGEST_NAME ? outer : `${outer}.${inner}`;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  return firstBehind(starts.length, (index) => (starts[index] ?? 0) <= offset);
}
