import { lazy, remembered } from '../../../text/collections.js';
import { anyCase } from '../../../text/pattern.js';
import { changedPaths } from '../../../tree/changes.js';
import type { PastSearch } from '../../../tree/past-search.js';
import type { Tree } from '../../../tree/tree.js';
import { agentFileOf } from '../../agents.js';

/*
 * Which names occur in the code of a tree? Looked for in what a change touches, and in the whole tree only for names
 * that the change took out of a file, or where the tree is small. So the cost grows with the change.
 */

/**
 * How a name occurs, the weakest first: in no code, in words only, in code, as the key or field of something, imported
 * from a package, or in a source that defines it. What is a key and imported too is of a library that a test stands in
 * for.
 */
const OCCURRENCES = ['nowhere', 'said', 'used', 'keyed', 'imported', 'defined'] as const;
export type Occurrence = (typeof OCCURRENCES)[number];

function isMore(one: Occurrence, than: Occurrence = 'nowhere'): boolean {
  return OCCURRENCES.indexOf(one) > OCCURRENCES.indexOf(than);
}

/** The code of one tree, asked for names. */
export interface CodeWords {
  /** The surest occurrence of some spellings of one name; null where nobody looked, or the tree is too large. */
  has(spellings: readonly string[]): Promise<Occurrence | null>;
}

/** Files up to which a tree is small: all of it is read in a few milliseconds. */
const FEW_FILES = 300;
const MOST_FILES = 30_000;
const MOST_BYTES = 128 * 1024 * 1024;
const LARGEST_FILE = 1024 * 1024;
/** Files that are in memory at a time. */
const BATCH = 100;

/** Prose, lists of versions that tools write, and pictures: a name in them is no code. */
const NO_CODE = anyCase`
  (?<!(?:^|\/)(?:cmakelists|meson_options))
  \.(?:mdx?|mdc|markdown|rst|adoc|txt|lock|lockb|sum|snap|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|otf
      |wasm|map|min\.js|mp4|mp3|parquet|onnx|bin)$
  |(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|npm-shrinkwrap\.json)$`;

/** Names of prose that has no ending, or one of its own. */
const PROSE_BY_NAME = /(?:^|\/)(?:licen[cs]e|change(?:s|log))[^/]*$/i;

/** Whether a name in a file is code. A script is, whatever it is called, and in the folder of an agent too. */
function isCode(path: string): boolean {
  if (NO_CODE.test(path) || path.startsWith('.memtrust/')) return false;
  return isSource(path) || SCRIPT.test(path) || isOfNoProse(path);
}

function isOfNoProse(path: string): boolean {
  const kind = agentFileOf(path)?.kind ?? 'settings';
  return !PROSE_BY_NAME.test(path) && kind === 'settings';
}

const SCRIPT = /\.(?:sh|bash|zsh|fish|ps1|bat|cmd)$/i;

/** Files in which programs and pages are written; scripts and settings only use what these define. */
function isSource(path: string): boolean {
  return SOURCE.test(path);
}

function isOfDefinitions(path: string): boolean {
  return isSource(path) && !TEST.test(path);
}

/** Tests define what stands in for something else. */
const TEST = anyCase`
  (?:^|\/)__(?:mocks|tests)__\/|[._-](?:test|spec)\.\w+$|(?:^|\/)test_[^/]+\.py$
  |[a-z]Tests?\.(?:java|kts?|cs|swift)$`;

const SOURCE = anyCase`
  \.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kts?|swift|rb|php|cs|fs|c|h|cc|cpp|cxx|hpp|hh|m|mm|css|s[ac]ss|less|html?|vue
      |svelte|astro|zig|lua|dart|exs?|clj[cs]?|scala|mli?|hs|sql|proto|graphql)$`;

/** Where a large source is data, or made by a tool: no text speaks of the names in it. */
const OF_NO_NAMES = anyCase`
  (?:^|\/)(?:assets|bench\w*|build|dist|fixtures|node_modules|public|res|resources|static|testdata|tests?|vendor)\/
  |\.min\.\w+$`;

type Found = ReadonlyMap<string, Occurrence>;

/** Of each byte whether it is of a word (2), is another sign that names have (1), or ends them (0). */
const SIGNS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const sign = String.fromCharCode(byte);
  return /[\w$]/.test(sign) ? 2 : Number(/[@/.-]/.test(sign));
});

/** Bytes of text that may hold a name; shorter ones are none. */
const SHORTEST = 4;

/** The names in one file, of those that somebody asked for; none in one that is no text. Linear. */
function namesIn(bytes: Uint8Array, wanted: ReadonlySet<string>, isOfSource: boolean): Found {
  if (bytes.subarray(0, 8_000).includes(0)) return NONE;
  const begins = beginningsOf(wanted);
  const textOf = lazy(() => Buffer.from(bytes).toString('latin1'));
  const found = new Map<string, Occurrence>();
  const lookAt = (word: string, index: number): void => {
    for (const name of namesOf(word)) {
      if (!wanted.has(name) || found.get(name) === 'defined') continue;
      const how = occurrenceAt(textOf(), index + word.lastIndexOf(name), name, isOfSource);
      if (isMore(how, found.get(name))) found.set(name, how);
    }
  };
  let start = 0;
  let last = 0;
  let mayHold = false;
  for (let at = 0; at <= bytes.length; at += 1) {
    const sign = SIGNS[bytes[at] ?? 0] ?? 0;
    if (last === 0) start = at;
    if (sign === 0) {
      if (mayHold && at - start >= SHORTEST) lookAt(textOf().slice(start, at), start);
      mayHold = false;
    } else if (last !== 2 && !mayHold) mayHold = begins[beginning(bytes, at)] === 1;
    last = sign;
  }
  return found.size === 0 ? NONE : found;
}

/** The first bytes of a name as a number. `.` and `/` are one: either is between the parts of a name. */
function beginning(bytes: Uint8Array, at: number): number {
  let number = 0;
  for (let next = at; next < at + TOLD_BY; next += 1)
    number = Math.imul(number, 31) + ((bytes[next] ?? 0) | 1);
  return number & (BEGINNINGS - 1);
}

/** Bytes by which names are told apart, and numbers of such beginnings. */
const TOLD_BY = 5;
const BEGINNINGS = 65_536;

/** Which beginnings some names have: nearly no word of a file is looked at further. */
const beginningsOf = remembered((names: ReadonlySet<string>): Uint8Array => {
  const begins = new Uint8Array(BEGINNINGS);
  for (const name of names)
    if (name.length < TOLD_BY) begins.fill(1);
    else begins[beginning(Buffer.from(name, 'latin1'), 0)] = 1;
  return begins;
});

const NONE: Found = new Map();
/** Of a source that is too large to read. */
const UNREAD: Found = new Map();
/** What stands for all names that nobody looked for in such a source. */
const ANY_OTHER = '';

/** Signs of a line before and behind a name that are looked at. */
const SIGHT = 80;

/** What stands before a name that is defined: `export function `, `const `, `def `. */
const DEFINES = wordsBefore(`
  function class interface type enum const let var def fn func struct trait object val module namespace define
  defn defmacro protocol static async record union macro_rules!
`);

function wordsBefore(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s(])(?:${words.trim().split(/\s+/).join('|')})\*?\s+$`);
}

/** What gives something a name by which others ask for it: `{ name: 'get_rows' }`. */
const REGISTERS = /\b(?:name|id)["']?\s*[:=]\s*["'`]$/;

/** What stands before a name in a comment. A blank is asked for behind the signs that code has too: `#id`, `i--`. */
const COMMENT = /(?:^|\s)(?:\/\/|#|--|;)\s|^\s*(?:\*|\/\*|<!--|"""|\/\/|#!)/;

/** Words that prose has too, such as `read-only`. */
const HYPHENATED = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** How a name occurs at a place, by what stands beside it on its line. */
export function occurrenceAt(
  text: string,
  at: number,
  name: string,
  isOfSource: boolean,
): Occurrence {
  const sight = text.slice(Math.max(0, at - SIGHT), at);
  const before = sight.slice(sight.lastIndexOf('\n') + 1);
  const behind = text.slice(at + name.length, at + name.length + 2 * SIGHT).split('\n', 1)[0] ?? '';
  if (COMMENT.test(before)) return 'said';
  if (HYPHENATED.test(name)) {
    if (!isKeyBetween(before, behind)) return 'said';
    return isDeclaredBetween(before, behind) ? 'keyed' : 'used';
  }
  return isOfSource ? howBetween(before, behind, name) : 'used';
}

/** `NAME: 3`, `needs: NAME`, `- NAME`, `'NAME'`, `.NAME {`; not a word in a sentence. */
function isKeyBetween(before: string, behind: string): boolean {
  return (
    /["'`.#@/]$|[:=[,]\s*$|^\s*(?:-\s+)?$/.test(before) || /^["'`\]]?\s*(?:[:={]|$)/.test(behind)
  );
}

/** `NAME: 3`, `.NAME {`, `[NAME]`, `name = "NAME"`, `command('NAME')`; as a value such a word may mean anything. */
function isDeclaredBetween(before: string, behind: string): boolean {
  return (
    /^["'`]?\s*[:={]/.test(behind) ||
    /^\s*\[{1,2}(?:[\w-]+\.)*$/.test(before) ||
    /\b(?:bin|cmd|command|id|job|key|name|slug|task)["']?\s*[:=]\s*["'`]?$/i.test(before) ||
    /\b(?:add|command|create|define|job|register|task|tool)\w*\(\s*["'`]$/i.test(before)
  );
}

/** Null where none of them was found. */
function surest(spellings: readonly string[], found: Found | null): Occurrence | null {
  let best: Occurrence | null = null;
  for (const name of spellings) {
    const how = found?.get(name);
    if (how !== undefined && (best === null || isMore(how, best))) best = how;
  }
  return best;
}

/** How a tree has a name; null where it may be in a source that nobody read. */
function howIn(all: Found, spellings: readonly string[]): Occurrence | null {
  return surest(spellings, all) ?? (all.has(ANY_OTHER) ? null : 'nowhere');
}

function unreadNames(path: string): Found {
  return isSource(path) && !OF_NO_NAMES.test(path) ? UNREAD : NONE;
}

/** What hands a flag to another program: `.arg("--release")`, `spawn('vitest', ['--coverage'`. */
const HANDS_ON = anyCase`
  (?:\.args?|\b(?:spawn\w*|exec\w*|execa|run|sh|system|call|check_call|check_output|popen|exec\.command)
      |\bCommand::new)\s*\(`;

/** `function NAME` defines it, a flag where it stands in quotes; `NAME: 3`, `NAME = 3` and `NAME(a) {` are its key. */
function howBetween(before: string, behind: string, name: string): Occurrence {
  if (/^[-@]/.test(name)) {
    const isTaken = /["'`\s]$/.test(before) || behind.startsWith(':');
    return isTaken && !HANDS_ON.test(before) ? 'defined' : 'used';
  }
  if (DEFINES.test(before) || REGISTERS.test(before)) return 'defined';
  if (/^\s*import\b/.test(before) && FROM_PACKAGE.test(behind)) return 'imported';
  const isKey =
    /(?:^|[{,;]|\b(?:public|private|protected|readonly|pub|export))\s*["']?$/.test(before) &&
    /^["']?\??\s*(?::|=(?!=)|\([^()]*\)[^;]*\{\s*$)/.test(behind);
  return isKey ? 'keyed' : 'used';
}

/** The end of `import { NAME } from "next/navigation"`: no path, and no alias of one. */
const FROM_PACKAGE = /\bfrom\s+["'](?!\.|\/|[@~#$]\/|[~#$])[\w@]/;

/** Of a tree that nobody looks into. */
export const NO_WORDS: CodeWords = { has: async () => null };

/** Looks for names in the code of trees that share most of their files: each object is read once. */
export class WordReader {
  private readonly known = new Map<string, Found>();

  /** @param names every name that will be asked for. */
  constructor(readonly names: ReadonlySet<string>) {}

  /** All of a tree. */
  inTree(tree: Tree): CodeWords {
    const found = lazy(async () => this.inFiles(tree, codePaths(tree)));
    return {
      has: async (spellings) => {
        const all = await found();
        return all === null ? null : howIn(all, spellings);
      },
    };
  }

  /** The two sides of a change; of a large tree only what the change touches, unless a name is gone from there. */
  inChange(before: Tree, head: Tree): { readonly before: CodeWords; readonly head: CodeWords } {
    if (isSmall(head)) return { before: this.inTree(before), head: this.inTree(head) };
    const changed = [...changedPaths(before, head)].filter(isCode);
    const then = lazy(async () => this.inFiles(before, changed));
    const now = lazy(async () => this.inFiles(head, changed));
    const rest = lazy(async () => this.inFiles(head, codePaths(head)));
    return {
      before: { has: async (spellings) => surest(spellings, await then()) },
      head: {
        has: async (spellings) => {
          const here = surest(spellings, await now());
          if (here !== null || surest(spellings, await then()) === null) return here;
          const all = await rest();
          return all === null ? null : howIn(all, spellings);
        },
      },
    };
  }

  /** Null where there is more to read than one run should. */
  private async inFiles(tree: Tree, paths: readonly string[]): Promise<Found | null> {
    if (this.names.size === 0) return new Map();
    if (paths.length > MOST_FILES) return null;
    const found = new Map<string, Occurrence>();
    let left = MOST_BYTES;
    for (let from = 0; from < paths.length; from += BATCH) {
      const batch = paths.slice(from, from + BATCH);
      const unread = batch.filter((path) => !this.known.has(keyOf(tree, path)));
      for (const [path, content] of await tree.read(unread, LARGEST_FILE)) {
        const bytes = content.kind === 'bytes' ? content.bytes : null;
        left -= bytes?.length ?? 0;
        this.known.set(
          keyOf(tree, path),
          bytes === null ? unreadNames(path) : namesIn(bytes, this.names, isOfDefinitions(path)),
        );
      }
      if (left < 0) return null;
      for (const path of batch) {
        const names = this.known.get(keyOf(tree, path)) ?? NONE;
        if (names === UNREAD) found.set(ANY_OTHER, 'nowhere');
        for (const [name, how] of names) if (isMore(how, found.get(name))) found.set(name, how);
      }
    }
    return found;
  }
}

/** `queue.maxAge`, `--max-age` and `@acme/queue/worker` hold names beside themselves. */
function namesOf(word: string): readonly string[] {
  if (/^[\w$]*$/.test(word)) return [word];
  const parts = word.split(/[/.]/);
  const short = parts.flatMap((part) => [part, ...(part.match(/[\w$]+/g) ?? [])]);
  return [word, parts.slice(0, 2).join('/'), ...short];
}

/** Whether all code of a tree can be read without asking what for. */
export function isSmall(tree: Tree): boolean {
  return codePaths(tree).length <= FEW_FILES;
}

/** The object, or the path in this tree where it has no id yet. */
function keyOf(tree: Tree, path: string): string {
  return tree.entries.get(path)?.oid ?? `${treeNumber(tree)} ${path}`;
}

let trees = 0;
const treeNumber = remembered((_tree: Tree) => (trees += 1));

function codePaths(tree: Tree): readonly string[] {
  return codePathsIn(tree.namesake ?? tree);
}

const codePathsIn = remembered((tree: Tree): readonly string[] =>
  [...tree.entries.values()].flatMap(({ path, kind }) =>
    kind === 'file' && isCode(path) ? [path] : [],
  ),
);

/** Which of some names no code has any more, with the newest commit that took out what defined them: in one pass. */
export async function removalsOf(
  names: ReadonlySet<string>,
  words: CodeWords,
  search: PastSearch,
): Promise<ReadonlyMap<string, Removal>> {
  const gone = new Set<string>();
  for (const name of names) if ((await words.has([name])) === 'nowhere') gone.add(name);
  const removals = new Map<string, Removal>();
  if (gone.size === 0) return removals;
  for (const { commit, path, lines } of await search.removedLines()) {
    if (!isCode(path)) continue;
    for (const [name, how] of namesIn(Buffer.from(lines.join('\n')), gone, isOfDefinitions(path))) {
      const known = removals.get(name);
      const paths = [...(known?.paths ?? []), path];
      removals.set(
        name,
        known === undefined || isMore(how, known.how)
          ? { commit, how, paths }
          : { ...known, paths },
      );
    }
  }
  return removals;
}

/** A commit that took a name out of code, and what the name was there. */
export interface Removal {
  readonly commit: string;
  readonly how: Occurrence;
  /** Of the files that had it. */
  readonly paths: readonly string[];
}
