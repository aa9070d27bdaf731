import type { Note } from '../../memory/notes/note.js';
import { secretsIn } from '../../text/secrets.js';
import type { Provenance } from '../../tree/provenance.js';
import type { Entry } from '../../trust/entry.js';
import type { Reason } from '../../trust/reasons.js';
import type { Likeness, Text } from '../likeness/likeness.js';
import { LikenessIndex } from '../likeness/likeness-index.js';
import { knownTexts, targetsOf, type KnownText } from './known.js';
import { narrowPlace } from './narrow.js';
import type { Shared } from './outcome.js';
import { ENOUGH, sightingsOf, Witnesses, type Sightings } from './sightings.js';

/** What a staged note is, before anything is written for it. */
export type Verdict =
  /** It stays as it is. */
  | { readonly kind: 'not_a_candidate'; readonly why: string }
  | { readonly kind: 'duplicate'; readonly of: KnownText; readonly shared: Shared }
  /** Another staged note says the same, and is proposed in this run. */
  | { readonly kind: 'same'; readonly as: string; readonly shared: Shared }
  | { readonly kind: 'too_narrow'; readonly about: string }
  | { readonly kind: 'corrects'; readonly target: KnownText; readonly because: string; readonly sightings: Sightings }
  | { readonly kind: 'observed'; readonly sightings: Sightings; readonly like: readonly string[] }
  | { readonly kind: 'eligible'; readonly sightings: Sightings; readonly like: readonly string[] };

export interface Decided {
  readonly note: Note;
  readonly verdict: Verdict;
}

/** What contradicts more known texts than this is of one pattern with them, and about something else than each. */
const MOST_DENIED = 2;

/** Reasons of the judge by which a note's own ground is gone. */
const GONE: ReadonlySet<Reason> = new Set<Reason>(['source_digest_mismatch', 'source_missing', 'source_unreadable', 'source_out_of_tree']);

/**
 * Decides on staged notes, in their order. A note that says what is known is a duplicate; one that says otherwise, or that calls
 * itself a correction, is never one.
 *
 * @param entries of the whole tree, judged.
 * @param notes every note, by path.
 * @param staged those that may be read.
 */
export function decide(entries: readonly Entry[], notes: ReadonlyMap<string, Note>, staged: readonly Note[], provenance: Provenance): { readonly decided: readonly Decided[]; readonly incomplete: readonly string[] } {
  const known = new Map(knownTexts(entries, notes).map((one) => [one.id, one]));
  const changed = new Set(entries.flatMap(({ path, reasons }) => (path !== null && reasons.some((reason) => GONE.has(reason)) ? [path] : [])));
  const against = new Map(staged.map((note) => [note.path, reasonAgainst(note) ?? (changed.has(note.path) ? 'what it cites has changed since it was written' : null)]));
  const candidates = new Map(staged.filter(({ path }) => against.get(path) === null).map((note) => [note.path, note]));
  const alike = likenesses([...known.values()], [...candidates.values()].map(({ path, body }) => ({ id: path, text: body })));
  const witnesses = new Witnesses(provenance);
  const targetOf = targetsOf([...known.values()]);
  const proposed = new Set<string>();

  const verdictOf = (note: Note): Verdict => {
    const why = against.get(note.path);
    if (typeof why === 'string') return { kind: 'not_a_candidate', why };
    const hits = alike.of(note.path);
    const held = hits.flatMap((hit) => [known.get(hit.other)].flatMap((text) => (text === undefined ? [] : [{ hit, text }])));
    const twins = hits.filter(({ other, kind }) => candidates.has(other) && kind !== 'near');
    const sightings = sightingsOf([note, ...twins.flatMap(({ other }) => candidates.get(other) ?? [])], witnesses);
    const like = twins.map(({ other }) => other);

    const turnedDown = held.find(({ hit, text }) => text.isRejected && isCovered(hit));
    if (turnedDown !== undefined) return { kind: 'not_a_candidate', why: `it was turned down before, as ${turnedDown.text.id}` };
    const inForce = held.filter(({ text }) => !text.isRejected);
    const named = targetOf(note) ?? (note.kind === 'correction' ? inForce[0]?.text : undefined);
    if (named !== undefined) return { kind: 'corrects', target: named, because: 'it corrects', sightings };
    const covered = inForce.find(({ hit }) => isCovered(hit));
    if (covered !== undefined) return { kind: 'duplicate', of: covered.text, shared: sharedOf(covered.hit) };
    const contrary = inForce.filter(({ hit }) => isDenied(hit));
    const [denied] = contrary;
    if (denied !== undefined && contrary.length <= MOST_DENIED) return { kind: 'corrects', target: denied.text, because: 'it contradicts', sightings };
    const twin = twins.find(({ other, kind }) => kind === 'duplicate' && proposed.has(other));
    if (twin !== undefined) return { kind: 'same', as: twin.other, shared: sharedOf(twin) };
    const place = narrowPlace(note.body);
    if (place !== null) return { kind: 'too_narrow', about: place.name };
    if (sightings.counted.length < ENOUGH) return { kind: 'observed', sightings, like };
    proposed.add(note.path);
    return { kind: 'eligible', sightings, like };
  };
  return { decided: staged.map((note) => ({ note, verdict: verdictOf(note) })), incomplete: alike.incomplete };
}

/** What each staged note is like, known texts and other notes. */
function likenesses(known: readonly KnownText[], staged: readonly Text[]): { readonly of: (path: string) => readonly Likeness[]; readonly incomplete: readonly string[] } {
  if (staged.length === 0) return { of: () => [], incomplete: [] };
  const texts = known.map(({ id, text }) => ({ id, text }));
  const pairs = LikenessIndex.of([...texts, ...staged]).pairs();
  const byPath = new Map(staged.map((one) => [one.id, one]));
  let alone: LikenessIndex | null = null;
  const incomplete = staged.filter(({ id }) => pairs.get(id)?.isComplete === false).length;
  return {
    of: (path) => {
      const all = pairs.get(path);
      if (all === undefined) return [];
      const text = byPath.get(path);
      if (all.more === 0 || text === undefined) return all.found;
      // Many staged copies must not crowd out what is known.
      alone ??= LikenessIndex.of(texts);
      return [...alone.like(text).found, ...all.found.filter(({ other }) => byPath.has(other))];
    },
    incomplete: incomplete === 0 ? [] : [`${incomplete} staged notes share nearly everything with thousands of others and were not compared with all`],
  };
}

/** Why a note becomes nothing, whatever else it says; null where it may. */
function reasonAgainst({ kind, problems, text }: Note): string | null {
  if (problems.length > 0) return 'its format is broken';
  if (secretsIn(text).length > 0) return 'it holds what looks like a secret';
  switch (kind) {
    case 'new_trap':
    case 'new_pattern':
    case 'correction':
      return null;
    case 'failed_skill':
      return 'a skill that failed is no knowledge';
    case 'unresolved':
      return 'it is not resolved';
    case 'checkpoint':
    case 'decoded_text':
    case 'diff_compare':
    case 'critical_verification':
    case 'verify_report':
    case 'build_report':
    case 'other':
      return 'its name is of no kind that becomes memory';
  }
}

/** Whether the other text says all that this one says. One that says more is news. */
function isCovered({ kind, isPart }: Likeness): boolean {
  return kind === 'duplicate' || (kind === 'subsumed' && isPart);
}

/** Whether one denies the other. Another name or path may as well be about something else, and a word that only one has says nothing contrary. */
function isDenied({ contradicts, vetoes }: Likeness): boolean {
  return contradicts && vetoes.some(({ by, here, there }) => by === 'negation' || by === 'number' || (by === 'opposite' && here.length > 0 && there.length > 0));
}

function sharedOf({ similarity, shared }: Likeness): Shared {
  return { similarity, words: shared.map(({ word, weight }) => ({ word, weight })) };
}
