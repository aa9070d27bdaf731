import { Unreadable, type DataNode } from '../../languages/data/node.js';
import { readJson } from '../../languages/data/json.js';
import { isWellFormed } from '../../languages/data/canonical.js';
import { plain, say, type Phrase } from '../../text/phrase.js';

/*
 * What does an export of AIT hold? A list of entries, each with its place (`/facts/3`), a name that
 * is its own in the file, its line, and its keys; or one sentence on why it cannot be read.
 *
 * `record.ts` makes records of the entries, `ait.ts` in `src/memory/layouts/` hands the files in. A key that
 * is there twice could mean two things, so such an entry has no keys: it loses trust, which is the safe
 * error. You may add a key to ID_KEYS. `__tests__/memory/ait/exports.test.ts` fails when this is wrong. The
 * first key of ID_KEYS that is there gives the name, which is in the id of the record, and the first of
 * TEXT_KEYS what it states, which is in the digest of the claim and in migrated facts: both lists may grow at
 * their end alone.
 */

/** One entry of an export of AIT, as its file has it. */
export interface AitItem {
  /** JSON pointer in the file. */
  readonly place: string;
  /** Unique in its file: the id that the entry gives itself, else its place. `#` and `%` are escaped. */
  readonly name: string;
  /** 1-based. */
  readonly line: number;
  /** Every key with its value; null where it cannot be said which value a key has, or it is no object. */
  readonly keys: Readonly<Record<string, unknown>> | null;
  readonly problems: readonly Phrase[];
  /** The words of its part of the file, with escapes resolved, a line for a line. */
  readonly text: string;
}

/** Entries of a file that are not read. */
export interface AitRest {
  readonly sentence: string;
  /** Whether memory is lost: an entry without a text has none. */
  readonly isLost: boolean;
}

/** What a file is: entries, a manifest without texts, or nothing that is read. */
export type AitFile =
  | {
      readonly kind: 'facts';
      readonly items: readonly AitItem[];
      /** What stands around the list: null for a list alone. */
      readonly around: Readonly<Record<string, unknown>> | null;
      /** Key of the list in what stands around it. */
      readonly list: string | null;
      /**
       * Sentences on what is not in `items`: of a manifest its entries without a text, of any file those beyond
       * the cap. In an export an entry without a text stays an item, and `record.ts` calls it broken.
       */
      readonly left: readonly AitRest[];
    }
  /** It says what a context was made of, and no text of it. */
  | { readonly kind: 'manifest' }
  | { readonly kind: 'none'; readonly why: string };

/** More in one file nobody reviews; an export with as many is split. */
export const AIT_FILE_ITEMS = 2_000;

/** Keys of AIT's that hold what a fact says, the first that is there. */
const TEXT_KEYS = ['body', 'statement', 'text', 'content', 'summary'] as const;
/** Keys of AIT's that may hold the id of an entry, the first that is there. */
export const ID_KEYS = ['id', 'source_id', 'fact_id', 'memory_id'] as const;
/** Keys that mean something to the language: as keys of an object they could change every other object. */
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

/** The value of strict JSON, or why there is none. */
function parsed(text: string): DataNode | string {
  try {
    // Comments, which the reader below lets pass, could hide words from every digest.
    JSON.parse(text);
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return 'this file is not valid JSON';
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** The list of entries, wherever in the file it stands. */
interface Listed {
  readonly nodes: readonly (readonly [place: string, node: DataNode])[];
  readonly list: string | null;
  readonly around: DataNode | null;
}

/** Finds the list: the whole file, or what stands under `facts` or `entries`. */
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

/** Each entry with its line and its name; an id that is there twice is no name of the second one. */
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
    const isTwin = own !== null && taken.has(own);
    if (isTwin) faults.push(plain('another entry of this file has the same id'));
    if (own !== null) taken.add(own);
    return {
      place,
      name: own === null || isTwin ? place : own,
      line,
      keys: faults.length > 0 ? null : keys,
      problems: faults,
      text: resolved(text.slice(from, to)),
    };
  });
}

/**
 * The id that an entry gives itself: `a#1` as `a%231`. Escaped so that neither a place, which begins
 * with a slash, nor part of a path with `#` in it can be taken for the id of an entry.
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

/** How many line ends stand between two offsets. */
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

/** A value as plain data. It recurses no deeper than the reader of JSON goes. */
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
 * What it says, without the signs of JSON and with its escapes resolved: a text that is looked
 * through for what is hidden or lures. Each value is a sentence. It has the lines of its file, and
 * nothing before the words of a line, where blanks would make them code.
 */
function resolved(json: string): string {
  const said = json.replace(
    TOKEN,
    (sign, string: string | undefined) =>
      string?.replace(ESCAPE, escaped) ?? (/[:,]/.test(sign) ? '. ' : ' '),
  );
  return said.replace(/^[ \t]+/gm, '');
}

/**
 * What an escape stands for, on the line on which it stands: a line end becomes a blank, so that lines
 * stay those of the file.
 */
function escaped(_all: string, hexadecimal: string | undefined, sign: string = ''): string {
  if (hexadecimal === undefined) return /[nrtbf\n\r\u2028\u2029]/.test(sign) ? ' ' : sign;
  const meant = String.fromCharCode(Number.parseInt(hexadecimal, 16));
  return /[\n\r\u2028\u2029]/.test(meant) ? ' ' : meant;
}
