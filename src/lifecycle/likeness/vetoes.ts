import { GRAMMAR } from '../../context/recall/words.js';
import type { Word } from './reader.js';
import { oppositesOf, type Telling } from './telling-words.js';

/** A disagreement of two texts that are otherwise alike: what only one of them says, or says of something else. */
export interface Veto {
  readonly by: Telling;
  /** Words of this text that the other does not have there, as they are written; a few at most. */
  readonly here: readonly string[];
  /** Words of the other one. */
  readonly there: readonly string[];
}

/** Words of one veto, and characters of each, that are shown. */
const MOST_SHOWN = 5;
const LONGEST_SHOWN = 80;

/** What a telling word is about: the next words, grammar left out. With two, one that an edit puts between them separates nothing. */
const REACH = 2;

/** A text as it is compared for what it disagrees in. */
export interface Statement {
  readonly words: readonly Word[];
  readonly tokens: ReadonlySet<string>;
  /** Of each telling word, the words that it is about. */
  readonly about: ReadonlyMap<string, ReadonlySet<string>>;
}

export function statementOf(words: readonly Word[]): Statement {
  const about = new Map<string, Set<string>>();
  for (const [index, { token, telling }] of words.entries()) {
    if (telling === null) continue;
    const reached = about.get(token) ?? new Set();
    for (const word of followersOf(words, index, REACH)) reached.add(word.token);
    about.set(token, reached);
  }
  return { words, tokens: new Set(words.map(({ token }) => token)), about };
}

/** The words behind one, up to the end of its sentence. */
function followersOf(words: readonly Word[], index: number, most: number): Word[] {
  const found: Word[] = [];
  for (let at = index + 1; at < words.length && at <= index + 8 && found.length < most; at += 1) {
    const word = words[at];
    if (word === undefined || word.token === '') break;
    if (!GRAMMAR.has(word.token)) found.push(word);
  }
  return found;
}

/**
 * What two texts that overlap disagree in, kind by kind. It vetoes where a number, name, path or word that turns a statement is in
 * one of them alone; where both have it, but of other words that both have ("`npm`, not `pnpm`"); and where one has the opposite
 * of a word of the other.
 *
 * @param isPart whether `there` says more by its nature, as what holds the other does: then what it alone names is no veto, only what
 * it denies or turns round of the words that are here.
 */
export function vetoesOf(here: Statement, there: Statement, isPart: boolean): Veto[] {
  const found = new Map<Telling, { readonly here: Set<string>; readonly there: Set<string> }>();
  const add = (by: Telling, side: 'here' | 'there', written: string): void => {
    const both = found.get(by) ?? { here: new Set(), there: new Set() };
    found.set(by, both);
    if (both[side].size < MOST_SHOWN) both[side].add(written.slice(0, LONGEST_SHOWN));
  };
  for (const { word, what } of missing(here, there, false)) add(word, 'here', what);
  for (const { word, what } of missing(there, here, isPart)) add(word, 'there', what);
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

/** Whether texts say the contrary, and not only the one more than the other: something is denied, turned round, or replaced. */
export function contradicts(vetoes: readonly Veto[]): boolean {
  return vetoes.some(({ by, here, there }) => by === 'negation' || by === 'opposite' || (here.length > 0 && there.length > 0));
}

interface Missing {
  readonly word: Telling;
  readonly what: string;
}

/** What tells in one text and not in the other, or there of other words. */
function* missing(one: Statement, other: Statement, onlyTurning: boolean): Generator<Missing> {
  for (const [index, { token, telling, written }] of one.words.entries()) {
    if (telling === null || (onlyTurning && telling !== 'negation' && telling !== 'opposite')) continue;
    const reached = other.about.get(token);
    const followers = followersOf(one.words, index, onlyTurning ? REACH : 1);
    if (!other.tokens.has(token)) {
      if (!onlyTurning || followers.some((word) => other.tokens.has(word.token))) yield { word: telling, what: written };
      continue;
    }
    const moved = followers.find((word) => other.tokens.has(word.token) && reached?.has(word.token) !== true);
    if (moved !== undefined && reached !== undefined && !followers.some((word) => reached.has(word.token))) yield { word: telling, what: `${written} ${moved.written}` };
  }
}

/** Ordinary words of one text that the other does not have. */
function plainOnly(one: Statement, other: Statement): Set<string> {
  return new Set(one.words.flatMap(({ token, telling }) => (telling === null && token !== '' && !other.tokens.has(token) ? [token] : [])));
}

/** Words of one side alone with their opposite on the other. */
function* opposed(mine: ReadonlySet<string>, yours: ReadonlySet<string>): Generator<readonly [string, string]> {
  for (const one of mine) for (const other of oppositesOf(one)) if (yours.has(other)) yield [one, other];
}
