import { agentFileOf } from '../../agent-files/agents.js';
import { CODEOWNERS_PATHS } from '../../memory/codeowners.js';

/*
 * A pattern of `.gitattributes` can hide a change from reviewers, also of a file that does not exist yet: `zz*` hides a
 * fact `zz.md` that a later change brings. For each pattern this gives names that it could match; git is then asked.
 */

/** Lines of one file that may propose names; a real one has a few dozen. What is beyond proposes none. */
const MOST_LINES = 2_000;

/** Folders of memory that a pattern may mean by wildcards at its beginning. */
const MEMORY_FOLDERS = ['.memtrust', '.memtrust/facts', '.memtrust/ledger'];

/**
 * Names of memory that the patterns of a file of attributes could match, whether these files exist or not. Whether a
 * pattern really matches a name is for git to say (SECURITY S44).
 *
 * @param folder of the file; empty at the root, else ending in a slash.
 */
export function proposedNames(folder: string, text: string): string[] {
  return text
    .split('\n', MOST_LINES)
    .flatMap((line) => namesFor(partsOf(patternOf(line) ?? '')))
    .map((name) => `${folder}${name}`)
    .filter((name) => !name.endsWith('/') && isMemoryName(name));
}

/** Memory, an agent file, or a file of the gate: only changes of these must not be hidden. */
function isMemoryName(name: string): boolean {
  return (
    name.startsWith('.memtrust/') ||
    agentFileOf(name) !== null ||
    CODEOWNERS_PATHS.some((known) => known === name) ||
    /^\.github\/workflows\/[^/]+\.ya?ml$/.test(name)
  );
}

/** What stands between two slashes of a pattern: text that matches itself, and null for stars. */
type Part = readonly (string | null)[];

const isStars = (part: Part): boolean => part.length > 0 && part.every((piece) => piece === null);

/**
 * A pattern is spelled out, and once more with memory in place of its first one or two folders: `*m*t/zz*` gives
 * `.memtrust/zza`. Folders of stars alone are replaced together with the folder after them, and only so. `**` before
 * `/fact?/zz*` gives `.memtrust/facts/zza`; before `/generated/**` it gives nothing: that is about generated code.
 */
function namesFor(parts: readonly Part[]): string[] {
  if (parts.slice(0, -1).every(isStars))
    return [...spelledOut(parts), ...spelledOut(parts.slice(-1)).flatMap(inFactsOrLedger)];
  const first = parts.findIndex((part) => !isStars(part));
  const inMemory = (first === 0 ? [1, 2] : [first + 1]).flatMap((replaced) =>
    spelledOut(parts.slice(replaced)).flatMap((rest) =>
      MEMORY_FOLDERS.map((folder) => `${folder}/${rest}`),
    ),
  );
  return [...spelledOut(parts), ...inMemory];
}

/** A name in any folder may be that of a fact or a ledger: `zz*` is, `*.png` is not. */
function inFactsOrLedger(file: string): string[] {
  const [, ending] = /^[a-z0-9][a-z0-9-]*\.(md|jsonl)$/.exec(file) ?? [];
  return ending === undefined ? [] : [`.memtrust/${ending === 'md' ? 'facts' : 'ledger'}/${file}`];
}

/** Stars as a letter, as nothing, and as a letter with the ending of a fact: `zz*` gives `zza`, `zz` and `zza.md`. */
function spelledOut(parts: readonly Part[]): string[] {
  return ['a', '', 'a.md'].map((star) =>
    parts
      .map((part) => part.map((piece) => piece ?? star).join(''))
      .filter((name) => name !== '')
      .join('/'),
  );
}

/**
 * The pattern of a line; one in quotes is unescaped. Source: gitattributes(5). Null for a
 * comment, a macro, an empty line.
 */
function patternOf(line: string): string | null {
  const text = line.replace(/^[ \t\r]+/, '');
  if (text === '' || /^(?:#|!|\[attr\])/.test(text)) return null;
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return quoted === undefined ? (/^[^ \t\r]+/.exec(text)?.[0] ?? null) : unquoted(quoted);
}

/** C quoting: `\t` is a tab; `\"` stands for the character itself. */
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** `a\040b` is `a b`. */
function unquoted(text: string): string {
  return text.replace(/\\([0-3][0-7]{2}|.)/gs, (_whole, escape: string) =>
    escape.length === 3
      ? String.fromCharCode(Number.parseInt(escape, 8))
      : (ESCAPES[escape] ?? escape),
  );
}

/** One piece of a pattern, and where the next begins. */
interface Piece {
  readonly end: number;
  /** Null for stars, and `/` for what parts two names. */
  readonly text: string | null;
}

/** In this order: stars; the beginning of a list; an escaped character; any other. */
const PIECE = /(\*+)|(\[[!^]?)|\\(.)|([^\\])/suy;

/** The parts of a pattern, with one character for each `?` and each list; none if it matches nothing. */
function partsOf(pattern: string): Part[] {
  const parts: (string | null)[][] = [[]];
  let at = pattern.startsWith('/') ? 1 : 0;
  while (at < pattern.length) {
    const piece = pieceAt(pattern, at);
    if (piece === null) return [];
    if (piece.text === '/') parts.push([]);
    else parts.at(-1)?.push(piece.text);
    at = piece.end;
  }
  return parts;
}

function pieceAt(pattern: string, at: number): Piece | null {
  PIECE.lastIndex = at;
  const [all, stars, opening, escaped, plain] = PIECE.exec(pattern) ?? [];
  if (all === undefined) return null;
  const end = at + all.length;
  if (opening !== undefined) return memberOf(pattern, end, opening !== '[');
  if (stars !== undefined) return { end, text: null };
  return { end, text: plain === '?' ? 'a' : (plain ?? escaped ?? '') };
}

/** A character that a list matches: one of `a-c` or `[:alpha:]`, or any but `b`. A `]` at its start does not end it. */
function memberOf(pattern: string, start: number, negated: boolean): Piece | null {
  const matched = new Set<string>();
  let at = start;
  do {
    const item = itemAt(pattern, at);
    if (item === null) return null;
    for (const one of MEMBERS) if (item.matches(one)) matched.add(one);
    at = item.end;
  } while (pattern[at] !== ']');
  const member = MEMBERS.find((one) => matched.has(one) !== negated);
  return member === undefined ? null : { end: at + 1, text: member };
}

/** One item of a list, and where the next begins. */
interface Item {
  readonly end: number;
  readonly matches: (one: string) => boolean;
}

/** A named class, or a character with the range that it may begin: `[:digit:]`, `a-z`, `\]`. */
const ITEM = /\[:(\w*):\]|(\\.|[^\\])(?:-(\\.|[^\]\\]))?/suy;

function itemAt(pattern: string, at: number): Item | null {
  ITEM.lastIndex = at;
  const [all, name, from = '', to = from] = ITEM.exec(pattern) ?? [];
  if (all === undefined) return null;
  const end = at + all.length;
  if (name !== undefined) {
    const named = CLASSES.get(name);
    return named === undefined ? null : { end, matches: (one) => named.test(one) };
  }
  const [low, high] = [from.replace(/^\\/, ''), to.replace(/^\\/, '')];
  // `[z-a]` matches a `z`.
  return { end, matches: (one) => one === low || (low < one && one <= high) };
}

/** What may stand for a list: the characters of a fact's name first, then the rest of ASCII. */
const MEMBERS: readonly string[] = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789-'.split(''),
  ...Array.from({ length: 127 }, (_none, code) => String.fromCharCode(code)).filter(
    (one) => !/[\0/]/.test(one),
  ),
];

/** What git means by the names of classes. Source: git, `wildmatch.c`. */
const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /[a-z\d]/i],
  ['alpha', /[a-z]/i],
  ['blank', /[ \t]/],
  ['cntrl', /[^ -~]/],
  ['digit', /\d/],
  ['graph', /[!-~]/],
  ['lower', /[a-z]/],
  ['print', /[ -~]/],
  ['punct', /[!-/:-@[-`{-~]/],
  ['space', /\s/],
  ['upper', /[A-Z]/],
  ['xdigit', /[a-f\d]/i],
]);
