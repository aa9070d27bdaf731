import { kept } from '../../text/collections.js';
import type { Fact } from '../../memory/fact.js';
import { normalisePath } from '../../tree/path.js';
import { type Clause, clausesOf, isContent, isCut } from './clauses.js';
import { type DenialKind, denialOf } from './compare.js';
import { pairsOf } from './coverage.js';

/*
 * Which facts does a text deny? Both are about one thing (a topic, the subject of a `claim_key`, a cited file, a name
 * in code, or exactly the same words), and one says that it is not so.
 *
 * Give it no fact that policy blocks: a denial shows words (SECURITY S28).
 */

/** Places of one word that are looked at, and words of a clause by which others are looked for. */
const MOST_PLACES = 1_000;
const MOST_WORDS = 3;

/** With more clauses to look for it is quicker to read every text. */
const MOST_PROBED = 30;

/** Who has another number than more facts only has their pattern: a row of a table is about its own thing. */
const MOST_NUMBERS = 2;

export interface StatedFact {
  readonly id: string;
  readonly fact: Fact;
}

export interface Denial {
  readonly id: string;
  readonly by: DenialKind;
  /** A number or word of our lists in the denied fact, in the place of which there is another; null without one. */
  readonly word: string | null;
}

export interface Denials {
  /** By the id of the fact that denies; each with what it denies, by id. */
  readonly found: ReadonlyMap<string, readonly Denial[]>;
  /** Facts that are too long, or share their words with too many others, to be compared with all. */
  readonly cut: readonly string[];
}

interface Read extends StatedFact {
  readonly clauses: readonly Clause[];
  readonly grounds: ReadonlySet<string>;
}

interface Place {
  readonly read: Read;
  readonly clause: Clause;
}

/** Which known facts each of the others denies; none with its own id. Linear in all texts. */
export function denialsAmong(asked: readonly StatedFact[], known: readonly StatedFact[]): Denials {
  const readings = asked.map(readingOf);
  const mayBeDenied = probe(readings.flatMap(({ clauses }) => clauses));
  const places = placesOf(known.filter(({ fact }) => mayBeDenied(fact.statement)).map(readingOf));
  const found = new Map<string, readonly Denial[]>();
  const cut: string[] = [];
  for (const own of readings) {
    const denied = new Map<string, Denial>();
    if (isCut(own.fact.statement, own.clauses)) cut.push(own.id);
    for (const mine of own.clauses) {
      const likely = likelyPlaces(mine, places);
      if (likely.isCut && !cut.includes(own.id)) cut.push(own.id);
      for (const { read, clause } of likely.places) {
        if (read.id === own.id || denied.has(read.id)) continue;
        const denial = denialOf(mine, clause, sharesGround(own, read));
        if (denial !== null) denied.set(read.id, { id: read.id, ...denial });
      }
    }
    if (denied.size > 0) found.set(own.id, withoutPatterns([...denied.values()]));
  }
  return { found, cut };
}

/** By id; without other numbers where those are of many facts. */
function withoutPatterns(denied: readonly Denial[]): readonly Denial[] {
  const isPattern = denied.filter(({ by }) => by === 'number').length > MOST_NUMBERS;
  return denied
    .filter(({ by }) => !(isPattern && by === 'number'))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Tells of a text whether it has the words by which one of the clauses may deny it, without reading it. */
function probe(clauses: readonly Clause[]): (text: string) => boolean {
  if (clauses.length > MOST_PROBED) return () => true;
  const probes = clauses.map(({ words }) => {
    const content = words.filter(isContent);
    return {
      plain: content.filter(({ kind }) => kind !== 'dense').map(({ token }) => token),
      dense: content
        .filter(({ kind }) => kind === 'dense')
        .flatMap(({ written }) => unitsOf(written)),
    };
  });
  return (text) => {
    const small = text.toLowerCase();
    // Of what a clause denies at most one word is another; of Chinese a few pairs of characters are not words.
    return probes.some(({ plain, dense }) => {
      let missing = plain.length > 1 ? 0 : 1;
      for (const token of plain) {
        if (!small.includes(token)) missing += 1;
        if (missing > 1) return false;
      }
      return dense.length === 0 || dense.some((unit) => small.includes(unit));
    });
  };
}

function unitsOf(dense: string): string[] {
  return dense.length > 1 ? pairsOf(dense) : [dense];
}

function placesOf(known: readonly Read[]): ReadonlyMap<string, readonly Place[]> {
  const all = new Map<string, Place[]>();
  for (const read of known)
    for (const clause of read.clauses) {
      const place = { read, clause };
      for (const token of tokensOf(clause, clause.before)) kept(all, token, () => []).push(place);
    }
  return all;
}

/** Clauses that have one of the rarest words of a clause: one that it denies has nearly all of them. */
function likelyPlaces(
  mine: Clause,
  all: ReadonlyMap<string, readonly Place[]>,
): { readonly places: ReadonlySet<Place>; readonly isCut: boolean } {
  const lists = [...tokensOf(mine)]
    .map((token) => all.get(token) ?? [])
    .filter((places) => places.length > 0)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MOST_WORDS);
  return {
    places: new Set(lists.flatMap((list) => list.slice(0, MOST_PLACES))),
    isCut: lists.some((list) => list.length > MOST_PLACES),
  };
}

function readingOf({ id, fact }: StatedFact): Read {
  const clauses = clausesOf(fact.statement);
  return { id, fact, clauses, grounds: groundsOf(fact, clauses) };
}

/** What clauses are looked for by. */
function tokensOf(...clauses: readonly (Clause | null)[]): Set<string> {
  return new Set(
    clauses.flatMap((clause) =>
      (clause?.words ?? [])
        .filter(isContent)
        .flatMap(({ kind, token, written }) => (kind === 'dense' ? unitsOf(written) : [token])),
    ),
  );
}

/** What a fact is known to be about: its topic, the subject of its key, what it cites, and names in its text. */
function groundsOf(fact: Fact, clauses: readonly Clause[]): Set<string> {
  const grounds = new Set<string>();
  if (fact.topic !== null) grounds.add(`topic ${fact.topic.trim().toLowerCase()}`);
  const subject = fact.claimKey?.replace(/\/[^/]*$/, '');
  if (subject !== undefined) grounds.add(`subject ${subject}`);
  for (const { path } of fact.sources) grounds.add(`file ${normalisePath(path) ?? path}`);
  for (const { words } of clauses)
    for (const { kind, token } of words) if (kind === 'name') grounds.add(`name ${token}`);
  return grounds;
}

function sharesGround(one: Read, other: Read): boolean {
  for (const ground of one.grounds) if (other.grounds.has(ground)) return true;
  return false;
}
