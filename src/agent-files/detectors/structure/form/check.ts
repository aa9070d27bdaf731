import { mistypedFor, nearest, slipOf } from '../../../../text/nearest.js';
import { enumerate, plain, say, type Phrase } from '../../../../text/phrase.js';
import { nodeText, type Setting, type SettingEntry, under } from '../../../settings/read.js';
import { shownName } from '../../settings/check.js';
import { namesMisspelledTool } from '../permission-rules.js';
import type {
  FormEffect,
  FormSchema,
  FormShape,
  FormType,
  KeyCondition,
  KeyRule,
} from './schema.js';

import { isModel, slippedIn, WRITTEN } from './written.js';

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
  for (const fault of new Comparison(schema.agent, written).faultsIn(
    root,
    schema.root,
    [],
    root.at,
  )) {
    if (!faults.has(fault.key)) faults.set(fault.key, fault);
    if (faults.size === MOST_FAULTS) break;
  }
  return [...faults.values()];
}

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
    if (this.written || value.kind !== 'scalar') {
      const fault = mismatch(value, shape, path, at, this.agent, isItem);
      if (fault !== null) {
        yield fault;
        return;
      }
    }
    if (value.kind === 'list' && shape.item !== null)
      for (const item of value.items) yield* this.faultsIn(item, shape.item, path, item.at, true);
    if (value.kind === 'map') yield* this.inMap(value.entries, value, shape, path, at);
  }

  private *inMap(
    entries: readonly SettingEntry[],
    map: Setting,
    shape: FormShape,
    path: readonly string[],
    at: number,
  ): Iterable<FormFault> {
    const told = new Set<string>();
    for (const entry of entries) yield* this.ofEntry(entry, map, shape, path, told);
    for (const rule of shape.rules) {
      if (isKept(rule, map) || rule.keys.some((key) => told.has(key))) continue;
      for (const key of rule.keys) told.add(key);
      yield rule.is === 'needed' ? missing(rule, path, at) : idle(rule, map, path);
    }
  }

  private *ofEntry(
    { name, at, value }: SettingEntry,
    map: Setting,
    shape: FormShape,
    path: readonly string[],
    told: Set<string>,
  ): Iterable<FormFault> {
    const below = [...path, name];
    const own = shape.keys.get(name);
    const instead = own?.instead ?? null;
    if (own !== undefined && instead !== null && !hasValue(map, instead)) {
      told.add(instead);
      yield replaced(own, below, at, this.agent);
      return;
    }
    const next = own ?? shape.anyKey;
    if (next !== null) {
      yield* this.faultsIn(value, next, below, at);
      return;
    }
    const meant = this.meantKey(name, map, shape);
    if (meant === null) return;
    told.add(meant);
    const effect = shape.keys.get(meant)?.effect ?? shape.effect;
    yield unknownKey(meant, effect, below, at, this.agent);
  }

  private meantKey(name: string, map: Setting, shape: FormShape): string | null {
    this.left -= shape.keys.size;
    return this.left < 0 ? null : meantKey(name, map, shape);
  }
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

/** The fault of a value that is none of what it must be. */
function mismatch(
  value: Setting,
  { types, effect }: FormShape,
  path: readonly string[],
  at: number,
  agent: string,
  isItem: boolean,
): FormFault | null {
  if (types.length === 0 || types.some((type) => fits(value, type))) return null;
  const words = types.flatMap((type) => (type.is !== 'upto' && 'words' in type ? type.words : []));
  const slipped = types.map((type) => slipIn(value, type)).find((slip) => slip !== null) ?? null;
  const text = slipped ?? scalarText(value);
  if (text !== null && words.length > 0) {
    const meant = slipOf(text, words) ?? words.find(hasLettersOf(text));
    const has = slipped === null ? plain('is') : plain('has');
    return {
      ...place(effect.severity, path, at, 'value'),
      message: say`${shownKeys(path)} ${has} ${shownName(text, 'a value')}, which ${plain(agent)}
        does not accept, so ${plain(effect.text)}`,
      remedy: meant === undefined ? oneOf(words) : say`Write ${meant}.`,
    };
  }
  const name = isItem ? say`an item of ${shownKeys(path)}` : say`${shownKeys(path)}`;
  return {
    at,
    severity: effect.severity,
    ...wrongType(value, types, name, path, effect.text, words),
  };
}

function wrongType(
  value: Setting,
  types: readonly FormType[],
  name: Phrase,
  path: readonly string[],
  effect: string,
  words: readonly string[],
): Pick<FormFault, 'message' | 'remedy' | 'key'> {
  const forms = scalarText(value) === null ? [] : types.filter(({ is }) => FORMS.has(is));
  const kinds = (forms.length > 0 ? forms : types).map(kindOfType);
  const wanted = plain([...new Set(kinds.map(({ noun }) => noun))].join(' or '));
  const so = plain(effect);
  return {
    key: place('warning', path, 0, forms.length > 0 ? 'form' : 'type').key,
    message:
      forms.length > 0
        ? say`${name} is not ${wanted}, so ${so}`
        : say`${name} is ${plain(kindOf(value))}, but must be ${wanted}, so ${so}`,
    remedy: words.length > 0 ? oneOf(words) : plain(kinds[0]?.remedy ?? ''),
  };
}

function oneOf(words: readonly string[]): Phrase {
  return say`Write one of these: ${enumerate(words, 12)}.`;
}

/** Types that say how a text is written. */
const FORMS: ReadonlySet<FormType['is']> = new Set<FormType['is']>([
  ...(['kebab', 'slug', 'inside', 'tools', 'braced'] as const),
  ...(['agentname', 'agentslug', 'glob', 'globs', 'upto'] as const),
]);

const hasLettersOf =
  (text: string) =>
  (word: string): boolean =>
    word.replace(/[-_ ]/g, '').toLowerCase() === text.replace(/[-_ ]/g, '').toLowerCase();

function fits(value: Setting, type: FormType): boolean {
  if (!('words' in type)) return KINDS[type.is].fits(value);
  if (type.is === 'several') return KINDS[type.is].fits(value) && slipIn(value, type) === null;
  const text = scalarText(value);
  if (text === null) return false;
  if (type.is === 'upto') return [...text].length <= Number(type.words[0]);
  if (type.words.includes(text)) return true;
  if (type.is === 'alias') return isModel(text, type.words);
  return type.is === 'like' && mistypedFor(text, type.words) === null;
}

function slipIn(value: Setting, type: FormType): string | null {
  return type.is === 'several' ? slippedIn(value, type.words) : null;
}

function kindOfType(type: FormType): Kind {
  return type.is === 'upto'
    ? { ...KINDS.upto, noun: `a text of at most ${type.words.join()} characters` }
    : KINDS[type.is];
}

/** A scalar as a word: `version` may have to be 1. */
function scalarText(value: Setting | undefined): string | null {
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : null;
}

interface Kind {
  readonly fits: (value: Setting) => boolean;
  /** Reads on from `must be`. */
  readonly noun: string;
  readonly remedy: string;
}

const isText = (value: Setting): boolean => nodeText(value) !== null;
const isScalar =
  (type: 'boolean' | 'number') =>
  (value: Setting): boolean =>
    value.kind === 'scalar' && typeof value.value === type;
const isNumberFrom =
  (least: number) =>
  (value: Setting): boolean =>
    isScalar('number')(value) && !(value.kind === 'scalar' && Number(value.value) < least);
const isKind =
  (kind: Setting['kind']) =>
  (value: Setting): boolean =>
    value.kind === kind;
const hasForm =
  (form: RegExp) =>
  (value: Setting): boolean =>
    form.test(nodeText(value) ?? '');

/** What a value must be, by the word of the schema. */
const KINDS: Readonly<Record<FormType['is'], Kind>> = {
  ...WRITTEN,
  alias: { fits: isText, noun: 'a text', remedy: 'Write a text.' },
  several: {
    fits: (value) => value.kind === 'list' || isText(value),
    noun: 'a text or a list',
    remedy: 'Write a list of names.',
  },
  upto: { fits: isText, noun: 'a shorter text', remedy: 'Shorten it.' },
  any: { fits: () => true, noun: 'anything', remedy: 'Remove it.' },
  text: { fits: isText, noun: 'a text', remedy: 'Write a text.' },
  one: { fits: isText, noun: 'a text', remedy: 'Write a text.' },
  like: { fits: isText, noun: 'a text', remedy: 'Write a text.' },
  texts: { fits: isKind('list'), noun: 'a list of texts', remedy: 'Write a list of texts.' },
  list: { fits: isKind('list'), noun: 'a list', remedy: 'Write a list.' },
  map: { fits: isKind('map'), noun: 'an object with keys', remedy: 'Write an object with keys.' },
  truth: {
    fits: isScalar('boolean'),
    noun: 'true or false',
    remedy: 'Write true or false, without quotes.',
  },
  number: {
    fits: isScalar('number'),
    noun: 'a number',
    remedy: 'Write a number, without quotes.',
  },
  positive: {
    fits: isNumberFrom(Number.MIN_VALUE),
    noun: 'a number above 0',
    remedy: 'Write a number above 0, without quotes.',
  },
  whole: {
    fits: isNumberFrom(0),
    noun: 'a number from 0 on',
    remedy: 'Write a number from 0 on, without quotes.',
  },
  kebab: {
    fits: hasForm(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    noun: 'made of lower-case letters, digits and single hyphens',
    remedy: 'Write it in lower case with hyphens: my-name.',
  },
  slug: {
    fits: hasForm(/^[A-Za-z0-9-]+$/),
    noun: 'made of letters, digits and hyphens',
    remedy: 'Write it with hyphens: my-name.',
  },
  tools: {
    fits: (value) => isText(value) && !namesMisspelledTool(nodeText(value) ?? ''),
    noun: 'a pattern of tools in their spelling',
    remedy: 'Write tools with capitals: "Edit|Write".',
  },
  braced: {
    fits: (value) =>
      isText(value) && !/\{(?!env:|file:)[A-Za-z]+:[^{}]+\}/.test(nodeText(value) ?? ''),
    noun: 'a text with variables as `{env:NAME}` or `{file:path}`',
    remedy: 'Write `{env:NAME}` or `{file:path}`.',
  },
  inside: {
    fits: hasForm(/^\.\/(?!\.claude-plugin(?:\/|$))(?!.*\/\.\.(?:\/|$))/),
    noun: 'a path that begins with `./` and stays inside the plugin',
    remedy: 'Write a path from the root of the plugin, beginning with `./`.',
  },
};

function kindOf(value: Setting): string {
  if (value.kind === 'map') return 'an object';
  if (value.kind === 'list') return 'a list';
  if (typeof value.value === 'string')
    return /^(?:true|false)$/i.test(value.value) ? 'quoted text' : 'a text';
  return typeof value.value === 'number' ? 'a number' : 'true or false';
}

function isKept({ keys, is, when }: KeyRule, map: Setting): boolean {
  const isThere = keys.some((key) => hasValue(map, key));
  return isThere === (is === 'needed') || (when !== null && !holds(when, map));
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
  return {
    ...place(effect.severity, path, at, `no-${first}`),
    message:
      second === undefined
        ? say`${name} has no ${first}, so ${plain(effect.text)}`
        : say`${name} has neither ${first} nor ${second}, so ${plain(effect.text)}`,
    remedy: second === undefined ? say`Add ${first}.` : say`Add ${first} or ${second}.`,
  };
}

/** The fault of a key that counts for nothing beside another one, or without it. */
function idle({ keys, when, effect }: KeyRule, map: Setting, path: readonly string[]): FormFault {
  const [key = ''] = keys;
  const name = shownKeys([...path, key]);
  const other = when?.key ?? key;
  const value = shownName(scalarText(under(map, other).at(-1)?.value) ?? '');
  const so = plain(effect.text);
  return {
    ...place(effect.severity, [...path, key], under(map, key).at(-1)?.at ?? map.at, 'idle'),
    ...idleText(name, key, other, when?.isThere === true ? value : null, so),
  };
}

function idleText(
  name: string,
  key: string,
  other: string,
  value: string | null,
  so: Phrase,
): Pick<FormFault, 'message' | 'remedy'> {
  if (other === key)
    return { message: say`${name} counts for nothing here, so ${so}`, remedy: say`Remove ${key}.` };
  return value === null
    ? {
        message: say`${name} does not go without ${other}, so ${so}`,
        remedy: say`Add ${other}, or remove ${key}.`,
      }
    : {
        message: say`${name} does not go with ${other} ${value}, so ${so}`,
        remedy: say`Remove ${key}, or change ${other}.`,
      };
}

/** The fault of a key that the agent does not read. */
function replaced(
  { instead, effect }: FormShape,
  path: readonly string[],
  at: number,
  agent: string,
): FormFault {
  return {
    ...place(effect.severity, path, at, 'key'),
    message: say`${plain(agent)} does not read the key ${shownKeys(path)}, so ${plain(effect.text)}`,
    remedy: remedyFor(instead ?? '', path.at(-1) ?? ''),
  };
}

/** `.mcp.json` is another file, `permissions.*` the same key elsewhere. */
function remedyFor(instead: string, name: string): Phrase {
  if (instead === '') return plain('Remove it.');
  return instead.startsWith('.')
    ? say`Move it to ${instead}.`
    : say`Write ${instead.replace('*', name)}.`;
}

/** The known key that a misspelled one stands for; null where it is like none: it may be newer than the schema. */
function meantKey(name: string, map: Setting, { keys, hasNames }: FormShape): string | null {
  const known = [...keys]
    .filter(([, { instead, types }]) => instead === null && types[0]?.is !== 'foreign')
    .map(([key]) => key);
  const meant =
    known.find(hasLettersOf(name)) ?? (hasNames ? nearest(name, known) : mistypedFor(name, known));
  // Where both are there, nobody meant the one by the other.
  return meant !== null && (hasNames || under(map, meant).length === 0) ? meant : null;
}

function unknownKey(
  meant: string,
  { severity, text }: FormEffect,
  path: readonly string[],
  at: number,
  agent: string,
): FormFault {
  return {
    ...place(severity, path, at, 'key'),
    message: say`${plain(agent)} does not know the key ${shownKeys(path)}, so ${plain(text)}`,
    remedy: say`Write ${meant}.`,
  };
}

function place(
  severity: FormEffect['severity'],
  path: readonly string[],
  at: number,
  kind: string,
): Pick<FormFault, 'severity' | 'at' | 'key'> {
  return { severity, at, key: `form/${path.join('.').slice(0, 200)}/${kind}` };
}

/** A path of keys as it is shown: `mcpServers.github.args`. */
function shownKeys(path: readonly string[]): string {
  return path.map((name) => shownName(name)).join('.');
}
