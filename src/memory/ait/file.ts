import { Unreadable, type DataNode } from '../../languages/data/node.js';
import { readJson } from '../../languages/data/json.js';
import { isWellFormed } from '../../languages/data/canonical.js';
import { plain, say, type Phrase } from '../../text/phrase.js';

/*
 * What does an export of AIT contain? A list of entries, each with its place (`/facts/3`), a name that is unique in
 * the file, its line, and its keys; or one sentence on why it cannot be read.
 */

export interface AitItem {
  /** JSON pointer in the file. */
  readonly place: string;
  /** Unique in its file: the id that the entry gives itself, else its place. `#` and `%` are escaped. */
  readonly name: string;
  /** 1-based. */
  readonly line: number;
  /** Every key with its value; null where a key has two values, or the entry is not an object. */
  readonly keys: Readonly<Record<string, unknown>> | null;
  readonly problems: readonly Phrase[];
  /** The words of the entry with escapes resolved, on the lines of the file. */
  readonly text: string;
}

export interface AitRest {
  readonly sentence: string;
  /** Whether memory is lost: an entry without a text has none to lose. */
  readonly isLost: boolean;
}

/** A file has entries, or is a manifest without texts, or is not read. */
type AitFile =
  | {
      readonly kind: 'facts';
      readonly items: readonly AitItem[];
      /** The object that contains the list: null for a list alone. */
      readonly around: Readonly<Record<string, unknown>> | null;
      /** Key of the list in that object. */
      readonly list: string | null;
      /** Sentences on what is not in `items`: entries of a manifest without a text, and those beyond the cap. */
      readonly left: readonly AitRest[];
    }
  /** It lists what a context was made of, without texts. */
  | { readonly kind: 'manifest' }
  | { readonly kind: 'none'; readonly why: string };

/** A file with more cannot be reviewed. */
const AIT_FILE_ITEMS = 2_000;

/** AIT's keys for what a fact says; the first that exists counts. */
const TEXT_KEYS = ['body', 'statement', 'text', 'content', 'summary'] as const;
/** AIT's keys for the id of an entry; the first that exists counts. */
export const ID_KEYS = ['id', 'source_id', 'fact_id', 'memory_id'] as const;
/** Keys with a meaning in JavaScript: as keys of an object they could change every other object. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** The key that holds what an entry says, or null. */
export function textKeyOf(keys: Readonly<Record<string, unknown>>): string | null {
  return TEXT_KEYS.find((key) => Object.hasOwn(keys, key) && typeof keys[key] === 'string') ?? null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads an export of `ait memory facts --format json`, or an `ait.context_manifest`: a list, or an
 * object with the list under `facts` or `entries`. Strict JSON; never throws.
 */
export function readAitFile(bytes: Uint8Array): AitFile {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return none('this file is not UTF-8 text');
  }
  const root = parsed(text);
  if (typeof root === 'string') return none(root);
  const listed = listOf(root);
  if (typeof listed === 'string') return none(listed);
  const { nodes, list, around } = listed;
  const faults: Phrase[] = [];
  const wrapper = around === null ? null : objectOf(around, faults, list);
  if (faults.length > 0)
    return none('the object around its entries has a duplicate key, or one that is not allowed');
  const isManifest = wrapper?.['schema'] === 'ait.context_manifest';
  const items = itemsOf(text, nodes.slice(0, AIT_FILE_ITEMS));
  const speaking = items.filter(
    ({ keys }) => keys === null || textKeyOf(keys) !== null || !isManifest,
  );
  if (nodes.length > 0 && !items.some(({ keys }) => keys !== null && textKeyOf(keys) !== null))
    return isManifest ? { kind: 'manifest' } : none('its entries have no text');
  if (isManifest && nodes.length === 0) return { kind: 'manifest' };
  const silent = items.length - speaking.length;
  const left = [
    ...(silent > 0 ? [{ sentence: `entries without text: ${silent}`, isLost: false }] : []),
    ...(nodes.length > items.length
      ? [
          {
            sentence: `it has more than ${AIT_FILE_ITEMS} entries; entries not read: ${nodes.length - items.length}`,
            isLost: true,
          },
        ]
      : []),
  ];
  return { kind: 'facts', items: speaking, around: wrapper, list, left };
}

function none(why: string): AitFile {
  return { kind: 'none', why };
}

/** The value of strict JSON, or why it cannot be read. */
function parsed(text: string): DataNode | string {
  try {
    // The reader below allows comments, which could hide words from every digest.
    JSON.parse(text);
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return 'this file is not valid JSON';
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

interface Listed {
  readonly nodes: readonly (readonly [place: string, node: DataNode])[];
  readonly list: string | null;
  readonly around: DataNode | null;
}

/** Finds the list: the whole file, or the value of `facts` or `entries`. */
function listOf(root: DataNode): Listed | string {
  if (root.kind === 'list')
    return {
      nodes: root.items.map((node, index) => [`/${index}`, node]),
      list: null,
      around: null,
    };
  if (root.kind !== 'map') return 'this is not an AIT export: it has no list of entries';
  if (['query', 'policy'].every((key) => root.entries.has(key)))
    return 'this is a fixture, not memory; fixtures belong in .memtrust/fixtures/';
  const list = ['facts', 'entries'].find((key) => root.entries.has(key));
  if (list === undefined) return 'this is not an AIT export: it has no list of entries';
  const entry = root.entries.get(list);
  if (entry === undefined || entry === 'twice') return 'a key occurs twice';
  if (entry.value.kind !== 'list') return `its ${list} are not a list`;
  return {
    nodes: entry.value.items.map((node, index) => [`/${list}/${index}`, node]),
    list,
    around: root,
  };
}

/** Each entry with its line and its name; of two equal ids only the first is a name. */
function itemsOf(text: string, nodes: Listed['nodes']): AitItem[] {
  const taken = new Set<string>();
  let line = 1;
  let at = 0;
  return nodes.map(([place, node]): AitItem => {
    const faults: Phrase[] = [];
    const keys = node.kind === 'map' ? objectOf(node, faults) : null;
    if (keys === null) faults.push(plain('this entry is not an object'));
    const from = node.kind === 'unclear' ? at : node.span.from;
    const to = node.kind === 'unclear' ? at : node.span.to;
    line += newlines(text, at, from);
    at = from;
    const own = faults.length > 0 || keys === null ? null : nameOf(keys);
    const isDuplicate = own !== null && taken.has(own);
    if (isDuplicate) faults.push(plain('another entry of this file has the same id'));
    if (own !== null) taken.add(own);
    return {
      place,
      name: own === null || isDuplicate ? place : own,
      line,
      keys: faults.length > 0 ? null : keys,
      problems: faults,
      text: resolved(text.slice(from, to)),
    };
  });
}

/**
 * The id that an entry gives itself, escaped (`a#1` as `a%231`) so that it differs from a place and from a path with
 * `#`.
 */
function nameOf(keys: Readonly<Record<string, unknown>>): string | null {
  const key = ID_KEYS.find(
    (one) =>
      Object.hasOwn(keys, one) && (typeof keys[one] === 'string' || typeof keys[one] === 'number'),
  );
  const id = key === undefined ? '' : String(keys[key]);
  return id === '' || id.length > 200
    ? null
    : id.replace(
        /[%#]|^\//g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
}

/**
 * An object as plain values. Whatever could be read in two ways goes into `faults`.
 *
 * @param but key that is left out.
 */
function objectOf(
  node: DataNode,
  faults: Phrase[],
  but: string | null = null,
): Record<string, unknown> | null {
  if (node.kind !== 'map') return null;
  const pairs: [string, unknown][] = [];
  for (const [key, entry] of node.entries) {
    if (key === but) continue;
    if (!isWellFormed(key)) faults.push(plain('a key contains half of a character'));
    else if (DANGEROUS_KEYS.has(key)) faults.push(say`the key ${key} is not allowed`);
    else if (entry === 'twice') faults.push(say`the key ${key} occurs twice`);
    else pairs.push([key, valueOf(entry.value, faults)]);
  }
  return Object.fromEntries(pairs);
}

/** A value as plain data. The nesting is bounded by the reader of JSON. */
function valueOf(node: DataNode, faults: Phrase[]): unknown {
  switch (node.kind) {
    case 'map':
      return objectOf(node, faults);
    case 'list':
      return node.items.map((item) => valueOf(item, faults));
    case 'scalar':
      if (typeof node.value !== 'object' || node.value === null) return node.value;
      if (!keepsItsDigits(node.value.text))
        faults.push(plain('a number has too many digits; put it in quotes'));
      return Number(node.value.text);
    case 'unclear':
      faults.push(plain(node.why));
      return null;
  }
}

/** Digits beyond the 15 that every double holds could carry text that changes no digest. */
function keepsItsDigits(text: string): boolean {
  const value = Number(text);
  return (
    Number.isFinite(value) &&
    (!Number.isInteger(value) || Number.isSafeInteger(value)) &&
    text.replace(/\D/g, '').length <= 15 &&
    !Object.is(value, -0)
  );
}

/** A string of JSON, or a sign between two. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|[{}[\],:]/gs;
/** `\u0041`, `\n`. */
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|(.))/gs;

/**
 * The words of an entry without JSON's punctuation and with its escapes resolved, to be searched for hidden text and
 * prompt injection. It has the lines of its file; no line is indented, since blanks would make it code.
 */
function resolved(json: string): string {
  const said = json.replace(
    TOKEN,
    (sign, string: string | undefined) =>
      string?.replace(ESCAPE, escaped) ?? (/[:,]/.test(sign) ? '. ' : ' '),
  );
  return said.replace(/^[ \t]+/gm, '');
}

/** What an escape stands for; a line end becomes a blank, so that lines stay those of the file. */
function escaped(_all: string, hexadecimal: string | undefined, sign: string = ''): string {
  if (hexadecimal === undefined) return /[nrtbf\n\r\u2028\u2029]/.test(sign) ? ' ' : sign;
  const meant = String.fromCharCode(Number.parseInt(hexadecimal, 16));
  return /[\n\r\u2028\u2029]/.test(meant) ? ' ' : meant;
}
