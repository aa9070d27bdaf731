import type { Clause } from './clauses.js';
import { type ClauseWord, isContent } from './words.js';

/*
 * How much of what a clause is about does another one name? Chinese is compared by pairs of characters, so that
 * "权限检查" is found in "检查权限"; single characters of grammar do not count.
 */

/** What of one clause is in another. */
export interface ClauseCoverage {
  /** Words that the other does not have, but for numbers. */
  readonly extras: readonly ClauseWord[];
  /** Of each word in part there, the places of its characters that the other does not have. */
  readonly uncovered: ReadonlyMap<ClauseWord, readonly number[]>;
  /** Whether it has a number that the other has not. */
  readonly hasOwnNumber: boolean;
  /** Units that both have: words, and two characters of Chinese for one. */
  readonly shared: number;
  /** Of these, those that the other clause itself has, and not the one before it. */
  readonly inClause: number;
  /** Of these, those that say what it is about. */
  readonly strong: number;
}

/** Characters of grammar. */
const FILLING = new Set(
  '的了在里裡中把被对對于於和与與及或也先再就才还還又而是有为為从從到给給向由让讓每次个個这這那其它他她时時等都会會人已现現后後前要必得并且着所以上',
);

/** What a clause has, ready to be looked up. */
interface Held {
  readonly tokens: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
}

const known = new WeakMap<readonly ClauseWord[], Held>();

function heldBy(words: readonly ClauseWord[]): Held {
  const cached = known.get(words);
  if (cached !== undefined) return cached;
  const [tokens, pairs, characters] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { kind, token, written, operators } of words) {
    tokens.add(token);
    if (kind !== 'dense' || operators.length > 0) continue;
    for (const pair of pairsOf(written)) pairs.add(pair);
    for (const character of written) characters.add(character);
  }
  const held = { tokens, pairs, characters };
  known.set(words, held);
  return held;
}

/** Two characters each that stand side by side. */
export function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** How much of `clause` is in `other`, or in the clause before that. */
export function clauseCoverage(other: Clause, clause: Clause): ClauseCoverage {
  const own = heldBy(other.words);
  const before = other.before === null ? null : heldBy(other.before.words);
  const extras: ClauseWord[] = [];
  const uncovered = new Map<ClauseWord, readonly number[]>();
  let [shared, inClause, strong] = [0, 0, 0];
  let hasOwnNumber = false;
  for (const word of clause.words) {
    const isStrong = isContent(word);
    if (!isStrong && word.kind !== 'number' && !word.operators.includes('weak')) continue;
    const here = unitsIn(own, word);
    const there = here.all || before === null ? here : unitsIn(before, word);
    const isThere = here.all || there.all;
    if (word.kind === 'number') {
      hasOwnNumber ||= !isThere;
      continue;
    }
    if (!isThere && isStrong) {
      extras.push(word);
      uncovered.set(word, here.missing);
    }
    const units = Math.max(here.units, there.units);
    shared += units;
    inClause += here.units === units ? units : 0;
    strong += isStrong ? units : 0;
  }
  return { extras, uncovered, hasOwnNumber, shared, inClause, strong };
}

/** Whether a clause does not even have half of a word. */
export function isForeign(word: ClauseWord, { uncovered }: ClauseCoverage): boolean {
  const missing = uncovered.get(word);
  return (
    missing !== undefined && (word.kind !== 'dense' || missing.length * 2 > word.written.length)
  );
}

function unitsIn(
  held: Held,
  word: ClauseWord,
): {
  readonly units: number;
  readonly all: boolean;
  readonly missing: readonly number[];
} {
  if (word.kind !== 'dense' || word.operators.length > 0) {
    const isThere = held.tokens.has(word.token);
    return { units: isThere ? 1 : 0, all: isThere, missing: [] };
  }
  const text = word.written;
  const isCovered = Array.from(text, (character, at) =>
    text.length === 1
      ? held.characters.has(character)
      : held.pairs.has(text.slice(at, at + 2)) ||
        (at > 0 && held.pairs.has(text.slice(at - 1, at + 1))),
  );
  const missing = isCovered.flatMap((covered, at) =>
    covered || FILLING.has(text.charAt(at)) ? [] : [at],
  );
  return {
    units: isCovered.filter(Boolean).length / 2,
    all: missing.length === 0,
    missing,
  };
}
