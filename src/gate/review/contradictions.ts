import { addTo } from '../../text/collections.js';
/** One word of a line that a change replaced by another, the rest of the line being equal. */
export interface Replacement {
  readonly from: string;
  /** 1-based, in the new text. */
  readonly line: number;
  /** The old line. */
  readonly text: string;
}

/** Numbers, names and paths, which a statement can share with code: `30_000`, `retryLimit`, `src/a.ts`. */
const WORD = /[\p{L}\p{N}_$]+(?:[./-][\p{L}\p{N}_$]+)*/gu;

/** Longer lines are data or generated, and so are ones of more words; they replace nothing. */
const LINE_CHARACTERS = 400;
const LINE_WORDS = 40;

/**
 * What of a text stands in no line of it any more. Lines that only moved replace nothing. Linear in
 * the size of both texts.
 */
export function replacementsIn(before: string, after: string): Replacement[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const [kept, known] = [new Set(now), new Set(old)];
  const added = new Map<string, { readonly word: string; readonly line: number }>();
  for (const [index, line] of now.entries()) {
    if (!known.has(line))
      for (const { frame, word } of framesOf(line))
        if (!added.has(frame)) added.set(frame, { word, line: index + 1 });
  }
  const found: Replacement[] = [];
  for (const text of new Set(old.filter((line) => !kept.has(line)))) {
    for (const { frame, word } of framesOf(text)) {
      const other = added.get(frame);
      if (other !== undefined && other.word !== word)
        found.push({ from: word, line: other.line, text });
    }
  }
  return found;
}

/** The same words of a statement. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Without indentation: a line that was only moved to another level is the same. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r]/).map((line) => line.trim());
}

/** A line with one of its words left out, for each of its words. */
function framesOf(line: string): { readonly frame: string; readonly word: string }[] {
  if (line.length > LINE_CHARACTERS) return [];
  const words = [...line.matchAll(WORD)];
  if (words.length > LINE_WORDS) return [];
  return words.map(({ 0: word, index }) => ({
    word,
    frame: `${line.slice(0, index)}\0${line.slice(index + word.length)}`,
  }));
}

/** A trusted statement that a change may have made untrue: it names what a changed line no longer says. */
export interface Contradiction {
  readonly factId: string;
  readonly by: 'number' | 'name' | 'path';
  /** The number, name or path: one word of the statement. */
  readonly named: string;
  /** The changed file. */
  readonly path: string;
  /** 1-based, in the new text; null where the file is gone. */
  readonly line: number | null;
}

/** A trusted fact, as far as it is compared. */
export interface Stated {
  readonly id: string;
  readonly topic: string;
  readonly statement: string;
  /** Paths that it cites. */
  readonly cites: readonly string[];
}

/** A changed file; null where it is not there, or no text. */
export interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Whether the file is gone. */
  readonly isGone: boolean;
}

/** A review is read by a person; more than this nobody reads. */
const MOST = 200;

/**
 * Where a change replaces, in an otherwise equal line, a number, name or path that a trusted
 * statement names; and where it removes a file that one names. A number is too common to count
 * alone: the statement must cite the file, or share a word with the line or its path. A declared
 * look at words and nothing more: what it does not find may be wrong all the same.
 */
export function contradictions(
  facts: readonly Stated[],
  changes: readonly ChangedText[],
): Contradiction[] {
  const naming = factsByName(facts);
  const vocabulary = new Map(
    facts.map((fact) => [
      fact,
      new Set(vocabularyOf(`${fact.id} ${fact.topic} ${fact.statement}`)),
    ]),
  );
  const found = new Map<string, Contradiction>();
  const add = (one: Contradiction): void => {
    const key = [one.factId, one.by, one.named, one.path].join('\0');
    if (found.size < MOST && !found.has(key)) found.set(key, one);
  };
  for (const { path, before, after, isGone } of changes) {
    if (isGone)
      for (const { fact, by } of naming.get(path) ?? [])
        if (by === 'path') add({ factId: fact.id, by, named: path, path, line: null });
    if (before === null || after === null) continue;
    const left = new Set(wordsIn(after));
    for (const { from, line, text } of replacementsIn(before, after)) {
      const key = numberIn(from) ?? from;
      for (const { fact, by } of naming.get(key) ?? []) {
        // A name that the file still says elsewhere may be right there.
        if (by === 'number' ? isAbout(fact, path, text, vocabulary.get(fact)) : !left.has(from))
          add({ factId: fact.id, by, named: key, path, line });
      }
    }
  }
  return [...found.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Facts by what their statements name. */
function factsByName(
  facts: readonly Stated[],
): ReadonlyMap<string, readonly { readonly fact: Stated; readonly by: Contradiction['by'] }[]> {
  const naming = new Map<string, { readonly fact: Stated; readonly by: Contradiction['by'] }[]>();
  for (const fact of facts) {
    for (const word of new Set(wordsIn(fact.statement))) {
      const named = namedBy(word, fact.statement);
      if (named !== null) addTo(naming, named.key, { fact, by: named.by });
    }
  }
  return naming;
}

/**
 * Whether a number of a changed line may be the one of a fact: it cites the file, or shares a word with
 * line or path.
 */
function isAbout(
  fact: Stated,
  path: string,
  line: string,
  words: ReadonlySet<string> | undefined,
): boolean {
  return (
    fact.cites.includes(path) || vocabularyOf(`${path} ${line}`).some((word) => words?.has(word))
  );
}

/**
 * What a word of a statement names: a number, a path such as `src/a.ts`, or a name as code has them (`retryLimit`,
 * `MAX_TRIES`, `http2`, and any word in backticks or before a bracket); null for a word of the language.
 */
function namedBy(
  word: string,
  statement: string,
): { readonly key: string; readonly by: Contradiction['by'] } | null {
  const number = numberIn(word);
  if (number !== null) return { key: number, by: 'number' };
  if (/\/|\.[a-z]{1,5}$/i.test(word)) return { key: word, by: 'path' };
  const isName =
    /[a-z\d][A-Z]|_|\p{L}\d|[.$]/u.test(word) ||
    statement.includes(`\`${word}\``) ||
    statement.includes(`${word}(`);
  return isName && word.length >= 3 ? { key: word, by: 'name' } : null;
}

/** `30` of `30`, `30s` and `30_000` is `30000`; a version such as `1.2.3` is one too. */
function numberIn(word: string): string | null {
  const [, digits] = /^(\d[\d_]{0,20}(?:\.\d{1,10}){0,3})(?:[a-zA-Z]{0,3})$/.exec(word) ?? [];
  return digits === undefined ? null : digits.replaceAll('_', '');
}

/** Words of four letters or more, of names that are put together too. Those of every program say nothing. */
function vocabularyOf(text: string): string[] {
  const parts =
    text
      .slice(0, 20_000)
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/\p{L}{4,40}|\p{Script=Han}/gu) ?? [];
  return parts.filter((word) => !COMMON.has(word));
}

/** Words of every program and of English, which two texts share by chance. */
const COMMON: ReadonlySet<string> = new Set([
  'const',
  'export',
  'return',
  'function',
  'import',
  'from',
  'with',
  'that',
  'this',
  'true',
  'false',
  'null',
  'else',
  'index',
  'main',
  'public',
  'static',
  'string',
  'number',
  'value',
  'when',
  'then',
  'after',
  'before',
  'have',
  'must',
  'they',
  'them',
  'into',
]);

/** The order of the list: by fact, then place. */
function keyOf({ factId, path, line, named }: Contradiction): string {
  return [factId, path, String(line ?? 0).padStart(8, '0'), named].join('\0');
}
