import { addTo, kept } from '../collections.js';
import { GRAMMAR } from '../search-words.js';
import type { ReadWord } from './reader.js';
import { oppositesOf, type DistinctiveTerms } from '../distinctive-terms.js';

/*
 * In what do two similar texts disagree, so that they are not duplicates? "Retry 3 times." and "Retry 5 times." in a
 * number: 3, 5; "Never use npm." and "Use npm." in a negation.
 */

/** A disagreement of two texts that are otherwise similar: what only one of them says, or says of something else. */
export interface Veto {
  readonly by: DistinctiveTerms;
  /** Words of this text that the other does not have there, as written; a few at most. */
  readonly here: readonly string[];
  readonly there: readonly string[];
}

/** Words of one veto, and characters of each, that are shown. */
const MOST_SHOWN = 5;
const LONGEST_SHOWN = 80;

/**
 * A distinctive word is about the next words, grammar left out. With two, a word that an edit inserts separates
 * nothing.
 */
const REACH = 2;

/** Distinctive words about one word that are kept. */
const MOST_HEADS = 50;

export interface ComparedStatement {
  readonly words: readonly ReadWord[];
  readonly tokens: ReadonlySet<string>;
  /** Of each distinctive word, the words that it is about. */
  readonly about: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of each word, the distinctive words that are about it. */
  readonly heads: ReadonlyMap<string, readonly ReadWord[]>;
}

/** Finds what each distinctive word is about: in "use npm for releases" `npm` is about `releases`. */
export function statementOf(words: readonly ReadWord[]): ComparedStatement {
  const about = new Map<string, Set<string>>();
  const heads = new Map<string, ReadWord[]>();
  for (const [index, head] of words.entries()) {
    if (head.telling === null) continue;
    const reached = kept(about, head.token, () => new Set());
    for (const { token } of followersOf(words, index, REACH)) {
      reached.add(token);
      // Very many about one word are data: the first are enough.
      addTo(heads, token, head, MOST_HEADS);
    }
  }
  return { words, tokens: new Set(words.map(({ token }) => token)), about, heads };
}

/** The words behind one, up to the end of its sentence. */
function followersOf(words: readonly ReadWord[], index: number, most: number): ReadWord[] {
  const found: ReadWord[] = [];
  // Eight words at most, so that a run of grammar does not make it slow.
  for (let at = index + 1; at < words.length && at <= index + 8 && found.length < most; at += 1) {
    const word = words[at];
    if (word === undefined || word.token === '') break;
    if (!GRAMMAR.has(word.token)) found.push(word);
  }
  return found;
}

/**
 * In what two overlapping texts disagree, by kind: a distinctive word that only one of them has; one that both have
 * about different common words ("`npm`, not `pnpm`"); a word whose opposite the other has.
 *
 * @param isPart whether `there` is the longer text, which names more by its nature: then only its negations and
 * reversals of common words count.
 */
export function vetoesOf(
  here: ComparedStatement,
  there: ComparedStatement,
  isPart: boolean,
): Veto[] {
  const found = new Map<
    DistinctiveTerms,
    { readonly here: Set<string>; readonly there: Set<string> }
  >();
  const add = (by: DistinctiveTerms, side: 'here' | 'there', written: string): void => {
    const both = kept(found, by, () => ({ here: new Set(), there: new Set() }));
    if (both[side].size < MOST_SHOWN) both[side].add(written.slice(0, LONGEST_SHOWN));
  };
  for (const { word, what } of missing(here, there, false)) add(word, 'here', what);
  for (const { word, what } of missing(there, here, isPart)) add(word, 'there', what);
  // Both negate, one of them more often.
  if (!isPart && !found.has('negation')) {
    const [mine, yours] = [denials(here), denials(there)];
    if (mine.length !== yours.length)
      add(
        'negation',
        mine.length > yours.length ? 'here' : 'there',
        (mine.length > yours.length ? mine : yours).at(-1) ?? '',
      );
  }
  const [mine, yours] = [plainOnly(here, there), plainOnly(there, here)];
  for (const [one, other] of opposed(mine, yours)) {
    add('opposite', 'here', one);
    add('opposite', 'there', other);
  }
  return (['negation', 'opposite', 'number', 'name', 'path'] as const).flatMap((by) => {
    const both = found.get(by);
    return both === undefined ? [] : [{ by, here: [...both.here], there: [...both.there] }];
  });
}

/** Whether texts contradict each other, and not only one says more: something is negated, reversed, or replaced. */
export function contradicts(vetoes: readonly Veto[]): boolean {
  return vetoes.some(
    ({ by, here, there }) =>
      by === 'negation' || by === 'opposite' || (here.length > 0 && there.length > 0),
  );
}

interface Missing {
  readonly word: DistinctiveTerms;
  readonly what: string;
}

/** Distinctive words of one text that the other does not have, or has about other words. */
function* missing(
  one: ComparedStatement,
  other: ComparedStatement,
  onlyTurning: boolean,
): Generator<Missing> {
  for (const [index, { token, telling, written }] of one.words.entries()) {
    if (telling === null || (onlyTurning && telling !== 'negation' && telling !== 'opposite'))
      continue;
    const reached = other.about.get(token);
    const followers = followersOf(one.words, index, onlyTurning ? REACH : 1);
    if (!other.tokens.has(token)) {
      if (!onlyTurning || followers.some((word) => other.tokens.has(word.token)))
        yield { word: telling, what: written };
      continue;
    }
    // It must be about other words that both have: a word left out or inserted is no disagreement.
    if (
      reached === undefined ||
      followers.some((word) => reached.has(word.token)) ||
      !hasAny(one.tokens, reached)
    )
      continue;
    const isTurning = telling === 'negation' || telling === 'opposite';
    const left = followers.find((word) =>
      isTurning
        ? other.tokens.has(word.token)
        : other.heads
            .get(word.token)
            ?.some(
              (head) =>
                head.telling === telling && head.token !== token && one.tokens.has(head.token),
            ) === true,
    );
    if (left !== undefined) yield { word: telling, what: `${written} ${left.written}` };
  }
}

/** The negations, each as often as it occurs. */
function denials({ words }: ComparedStatement): string[] {
  return words.flatMap(({ telling, written }) => (telling === 'negation' ? [written] : []));
}

function hasAny(tokens: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  for (const token of some) if (tokens.has(token)) return true;
  return false;
}

/** Ordinary words that only one text has. */
function plainOnly(one: ComparedStatement, other: ComparedStatement): Set<string> {
  return new Set(
    one.words.flatMap(({ token, telling }) =>
      telling === null && token !== '' && !other.tokens.has(token) ? [token] : [],
    ),
  );
}

/** Words of one text alone whose opposite the other has. */
function* opposed(
  mine: ReadonlySet<string>,
  yours: ReadonlySet<string>,
): Generator<readonly [string, string]> {
  for (const one of mine)
    for (const other of oppositesOf(one)) if (yours.has(other)) yield [one, other];
}
