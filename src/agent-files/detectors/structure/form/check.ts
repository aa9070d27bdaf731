import { mistypedFor, nearest, slipOf } from '../../../../text/nearest.js';
import { enumerate, plain, say, type Phrase } from '../../../../text/phrase.js';
import { type Setting, type SettingEntry, under } from '../../../settings/read.js';
import { shownName } from '../../settings/check.js';
import type { FormEffect, FormSchema, FormShape, KeyCondition, KeyRule } from './schema.js';
import { scalarText, slippedIn } from './written.js';

/* Where do settings differ from their schema? `permissions.deny` is a text, but must be a list. */

export interface FormFault {
  readonly severity: FormEffect['severity'];
  /** Offset of the key, or of the item of a list. */
  readonly at: number;
  readonly message: Phrase;
  readonly remedy: Phrase;
  /** Stays the same while lines move: the path and the kind of fault. */
  readonly key: string;
}

/** Faults that are told of one file: a person mends a few at a time. */
const MOST_FAULTS = 20;

/** Comparisons, far more than a file of a person needs: one a value, and a key that is not known with all that are. */
const MOST_COMPARISONS = 20_000;

/**
 * Where settings differ from a schema, each place once. Takes time linear in the settings.
 *
 * @param written whether quotes are seen: where front matter was read by line, every value is a text.
 */
export function formFaults(
  root: Setting,
  schema: FormSchema,
  written = true,
): readonly FormFault[] {
  const faults = new Map<string, FormFault>();
  const comparison = new Comparison(schema.agent, written);
  for (const fault of comparison.faultsIn(root, schema.root, [], root.at)) {
    if (!faults.has(fault.key)) faults.set(fault.key, fault);
    if (faults.size === MOST_FAULTS) break;
  }
  return [...faults.values()];
}

type MapSetting = Extract<Setting, { readonly kind: 'map' }>;

class Comparison {
  private left = MOST_COMPARISONS;

  constructor(
    private readonly agent: string,
    private readonly written: boolean,
  ) {}

  *faultsIn(
    value: Setting,
    shape: FormShape,
    path: readonly string[],
    at: number,
    isItem = false,
  ): Iterable<FormFault> {
    this.left -= 1;
    if (this.left < 0 || isUndecided(value)) return;
    if ((this.written || value.kind !== 'scalar') && !fits(value, shape)) {
      yield this.mismatch(value, shape, path, at, isItem);
      return;
    }
    if (value.kind === 'list' && shape.item !== null)
      for (const item of value.items) yield* this.faultsIn(item, shape.item, path, item.at, true);
    if (value.kind === 'map' && !(path.length === 0 && isEmpty(value)))
      yield* this.inMap(value, shape, path, at);
  }

  private *inMap(
    map: MapSetting,
    shape: FormShape,
    path: readonly string[],
    at: number,
  ): Iterable<FormFault> {
    const told = new Set<string>();
    for (const entry of map.entries) yield* this.ofEntry(entry, map, shape, path, told);
    for (const rule of shape.rules) {
      if (isKept(rule, map) || rule.keys.some((key) => told.has(key))) continue;
      for (const key of rule.keys) told.add(key);
      yield rule.is === 'needs' ? missing(rule, path, at) : idle(rule, map, path);
    }
  }

  private *ofEntry(
    { name, at, value }: SettingEntry,
    map: MapSetting,
    shape: FormShape,
    path: readonly string[],
    told: Set<string>,
  ): Iterable<FormFault> {
    const below = [...path, name];
    const own = shape.keys.get(name);
    const instead = own?.instead ?? null;
    const isReplaced = instead !== null && !hasValue(map, instead);
    const next = own ?? shape.anyKey;
    if (next !== null && !isReplaced) {
      yield* this.faultsIn(value, next, below, at);
      return;
    }
    const meant = isReplaced ? instead : this.meantKey(name, map, shape);
    if (meant === null) return;
    told.add(meant);
    if (isEmpty(value)) return;
    const effect = (own ?? shape.keys.get(meant) ?? shape).effect;
    const what = say`${plain(this.agent)} does not ${plain(isReplaced ? 'read' : 'know')} the key ${shownKeys(below)}`;
    // `.mcp.json` is another file, `permissions.*` the same key elsewhere.
    const remedy = meant.startsWith('.')
      ? say`Move it to ${meant}.`
      : say`Write ${meant.replace('*', name)}.`;
    yield faultAt(below, at, 'key', effect, what, remedy);
  }

  /** The known key that a misspelled one stands for; null where it is like none: it may be newer than the schema. */
  private meantKey(name: string, map: Setting, { keys, hasNames }: FormShape): string | null {
    this.left -= keys.size;
    if (this.left < 0) return null;
    const known = [...keys].flatMap(([key, { instead }]) => (instead === null ? [key] : []));
    const near = hasNames ? nearest(name, known) : mistypedFor(name, known);
    const meant = known.find(hasLettersOf(name)) ?? near;
    // Where both are there, nobody meant the one by the other.
    return meant !== null && (hasNames || under(map, meant).length === 0) ? meant : null;
  }

  /** The fault of a value that is none of what it must be. */
  private mismatch(
    value: Setting,
    { types, effect }: FormShape,
    path: readonly string[],
    at: number,
    isItem: boolean,
  ): FormFault {
    const words = types.flatMap((type) => (type.isForm ? [] : type.words));
    const slipped = types
      .map((type) => (type.is === 'several' ? slippedIn(value, type.words) : null))
      .find((slip) => slip !== null);
    const text = slipped ?? scalarText(value);
    const keys = shownKeys(path);
    const oneOf = say`Write one of these: ${enumerate(words, 12)}.`;
    if (text !== null && words.length > 0) {
      const meant = slipOf(text, words) ?? words.find(hasLettersOf(text));
      const has = plain(slipped === undefined ? 'is' : 'has');
      const what = say`${keys} ${has} ${shownName(text, 'a value')}, which ${plain(this.agent)} does not accept`;
      return faultAt(path, at, 'value', effect, what, meant ? say`Write ${meant}.` : oneOf);
    }
    const name = isItem ? say`an item of ${keys}` : say`${keys}`;
    const forms = types.filter(({ isForm }) => isForm && text !== null);
    const kinds = forms.length > 0 ? forms : types;
    const wanted = plain([...new Set(kinds.map(({ noun }) => noun))].join(' or '));
    const remedy = words.length > 0 ? oneOf : plain(kinds[0]?.remedy ?? '');
    if (forms.length > 0)
      return faultAt(path, at, 'form', effect, say`${name} is not ${wanted}`, remedy);
    const what = say`${name} is ${plain(kindOf(value))}, but must be ${wanted}`;
    return faultAt(path, at, 'type', effect, what, remedy);
  }
}

function faultAt(
  path: readonly string[],
  at: number,
  kind: string,
  { severity, text }: FormEffect,
  what: Phrase,
  remedy: Phrase,
): FormFault {
  const key = `form/${path.join('.').slice(0, 200)}/${kind}`;
  return { severity, at, key, message: say`${what}, so ${plain(text)}`, remedy };
}

/** Nothing, or what is known only when the agent runs: `${TOKEN}`, `{env:TOKEN}`. */
function isUndecided(value: Setting): boolean {
  if (value.kind !== 'scalar') return false;
  return (
    value.value === null ||
    value.value === '' ||
    (typeof value.value === 'string' && /\$[A-Z_{]|\{(?:env|file):|<%/.test(value.value))
  );
}

/** An object or a list in which nothing is yet: whatever its key, nobody misses anything. */
function isEmpty(value: Setting): boolean {
  return (
    (value.kind === 'map' && value.entries.length === 0) ||
    (value.kind === 'list' && value.items.length === 0)
  );
}

function fits(value: Setting, { types }: FormShape): boolean {
  return types.length === 0 || types.some((type) => type.fits(value, type.words));
}

const hasLettersOf =
  (text: string) =>
  (word: string): boolean =>
    word.replace(/[-_ ]/g, '').toLowerCase() === text.replace(/[-_ ]/g, '').toLowerCase();

function kindOf(value: Setting): string {
  if (value.kind === 'map') return 'an object';
  if (value.kind === 'list') return 'a list';
  if (typeof value.value === 'string')
    return /^(?:true|false)$/i.test(value.value) ? 'quoted text' : 'a text';
  return typeof value.value === 'number' ? 'a number' : 'true or false';
}

function isKept({ keys, is, when }: KeyRule, map: Setting): boolean {
  const isThere = keys.some((key) => hasValue(map, key));
  return isThere === (is === 'needs') || (when !== null && !holds(when, map));
}

function hasValue(map: Setting, key: string): boolean {
  return under(map, key).some(
    ({ value }) => value.kind !== 'scalar' || (value.value !== null && value.value !== ''),
  );
}

function holds({ key, words, isThere }: KeyCondition, map: Setting): boolean {
  if (words === null) return hasValue(map, key) === isThere;
  const text = scalarText(under(map, key).at(-1)?.value);
  return text !== null && words.includes(text) === isThere;
}

function missing({ keys, effect }: KeyRule, path: readonly string[], at: number): FormFault {
  const [first = '', second] = keys;
  const name = path.length === 0 ? plain('the file') : say`${shownKeys(path)}`;
  const what =
    second === undefined
      ? say`${name} has no ${first}`
      : say`${name} has neither ${first} nor ${second}`;
  const remedy = second === undefined ? say`Add ${first}.` : say`Add ${first} or ${second}.`;
  return faultAt(path, at, `no-${first}`, effect, what, remedy);
}

/** The fault of a key that counts for nothing beside another one, or without it. */
function idle({ keys, when, effect }: KeyRule, map: Setting, path: readonly string[]): FormFault {
  const [key = ''] = keys;
  const below = [...path, key];
  const name = shownKeys(below);
  const other = when?.key ?? key;
  const value = shownName(scalarText(under(map, other).at(-1)?.value) ?? '');
  const at = under(map, key).at(-1)?.at ?? map.at;
  const isMissing = other !== key && when?.isThere === false;
  const remedy = isMissing ? say`Add ${other}, or remove ${key}.` : say`Remove ${key}.`;
  const aside = isMissing
    ? say`${name} does not go without ${other}`
    : say`${name} does not go with ${other} ${value}`;
  const what = other === key ? say`${name} counts for nothing here` : aside;
  return faultAt(below, at, 'idle', effect, what, remedy);
}

/** A path of keys as it is shown: `mcpServers.github.args`. */
function shownKeys(path: readonly string[]): string {
  return path.map((name) => shownName(name)).join('.');
}
