import { replacementsIn, wordsIn } from './replacements.js';

/*
 * Which trusted statements may a change have made untrue? "Requests time out after 30 seconds" is named where `TIMEOUT
 * = 30` becomes `TIMEOUT = 60` in a file that the fact cites. It compares words and asks no model, so it only gives
 * hints to a reviewer.
 */

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
      if (named !== null)
        naming.set(named.key, [...(naming.get(named.key) ?? []), { fact, by: named.by }]);
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
