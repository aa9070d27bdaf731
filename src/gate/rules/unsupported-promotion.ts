import { ENOUGH, type Note } from '../../memory/notes/note.js';
import type { Fact } from '../../memory/fact.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { say } from '../../text/phrase.js';
import { adopts, eventsByFact } from '../../trust/adoption.js';
import type { Origins } from '../authority/staged.js';
import type { Diagnostic } from '../finding.js';
import { isPromotion } from '../promotion.js';
import type { Rule } from '../rule.js';
import { blockedFacts, openFacts } from '../snapshot.js';

/*
 * Is a fact adopted too early? It cites no source and no evidence is recorded; or it is made of a staged note that was
 * seen in fewer than three commits and pull requests: a warning each. The evidence `adoptions` has the promotions with
 * their notes, `../note-sightings.ts` counts. A note that the base does not have counts for nothing, since the change
 * could write it. It only warns: the approval decides.
 */

/** Warns if a fact is adopted too early: without any source, or after too few observations. */
export const unsupportedPromotion: Rule<'adoptions'> = {
  code: 'MT601',
  name: 'unsupported-promotion',
  severity: 'warning',
  summary:
    'The change adopts a fact without a source, or from a staged note seen fewer than three ' +
    'times.',
  why:
    'Adopted facts are believed in every later session. A cited source is evidence, and so is a ' +
    'record of where the fact was seen. Without either, nobody can tell later why it was ' +
    'believed. A note is proposed after it was observed in three different commits or pull ' +
    'requests. A fact that is adopted earlier may be a coincidence. A correction that supersedes ' +
    'a fact needs fewer observations.',
  remedy:
    'Bind it to its source with `npx memtrust bind ID PATH`, or wait until `npx memtrust notes refine` ' +
    'calls the note eligible.',
  *run({ base, head, adoptions }) {
    const facts = new Map(openFacts(head).map((entry) => [entry.id, entry.record]));
    const ledgers = eventsByFact(head.memory.events);
    const blocked = blockedFacts(base);
    for (const { factId, event, origins } of adoptions) {
      const record = facts.get(factId);
      const fact = record?.fact ?? null;
      if (record === undefined || fact === null) continue;
      if (!adopts(event, fact) || !isPromotion(event, fact, base.memory)) continue;
      const promotion: Promotion = {
        factId,
        path: record.path,
        fact,
        ledger: ledgers.get(factId) ?? [],
        notes: origins.notes,
      };
      yield* withoutSupport(promotion);
      yield* seenTooSeldom(promotion, blocked);
    }
  },
};

/** A fact that the change adopts and that was not adopted before. */
interface Promotion {
  readonly factId: string;
  /** Of the fact's file. */
  readonly path: string;
  readonly fact: Fact;
  readonly ledger: readonly LedgerEvent[];
  /** Staged notes that it was made of. */
  readonly notes: Origins['notes'];
}

function* withoutSupport({ factId, path, fact, ledger, notes }: Promotion): Generator<Diagnostic> {
  if (fact.sources.length > 0 || hasEvidence(ledger) || notes.length > 0) return;
  yield {
    message: say`${factId} is adopted without support: it cites no source, and no evidence is recorded`,
    remedy: say`Run ${`npx memtrust bind ${factId} PATH`}, then adopt it. Or propose it with
      ${'--evidence'}, which records where it was seen.`,
    path,
    factId,
    key: 'nothing',
  };
}

/** A correction may be seen once; a fact that cites something counts its sightings only where it names its note. */
function* seenTooSeldom(
  { factId, path, fact, ledger, notes }: Promotion,
  blocked: ReadonlyMap<string, string>,
): Generator<Diagnostic> {
  const note = notes.find((one) => !blocked.has(one.path));
  if (note === undefined || fact.supersedes.length > 0) return;
  const namesItsNote = fact.sourceRef?.startsWith('staged:') === true;
  if (fact.sources.length > 0 && !namesItsNote) return;
  const seen = Math.max(namedObservations(notes), recordedObservations(ledger));
  if (seen >= ENOUGH) return;
  yield {
    message: say`${factId} comes from the staged note ${note.path}, which names ${seen} of ${ENOUGH} observations`,
    remedy:
      'Wait until it is seen again; `npx memtrust notes refine` counts commits and pull requests. ' +
      'Or adopt it now, if its sources alone convince you.',
    path,
    factId,
    key: 'observations',
  };
}

/*
 * How often was something seen, as ledgers and staged notes say it? The evidence `observed:commit:1a2b3c4 pull:12` in a
 * ledger is one observation; the same commit again adds none. Claims are counted here and not proven: whether a commit
 * is in the history is asked by `refine` (`lifecycle/refine/sightings.ts`). So this must only ever warn. Users' ledgers
 * hold evidence in the form of `OBSERVED`: it may come to allow more, never less; SHORTEST is the 7 in it. `distinct`
 * counts as `lifecycle/refine/sightings.ts` does, or the gate and `refine` would disagree.
 */

/** Digits of the shortest id of a commit that a note may name; ids are compared by as many. */
const SHORTEST = 7;

/**
 * Evidence as `refine` writes it: `observed:commit:1a2b3c4 pull:12`, or without a pull request. Other evidence, such
 * as `staged:PATH`, is no observation.
 */
const OBSERVED = /^observed:commit:([0-9a-f]{7,64})(?: pull:(\d{1,15}))?(?: |$)/;

/** The observations that a ledger records, as refining writes them: each of another commit and another pull request. */
export function recordedObservations(events: readonly LedgerEvent[]): number {
  const told = events.flatMap(({ evidence }) =>
    [OBSERVED.exec(evidence ?? '')].flatMap((match) =>
      match === null
        ? []
        : [{ commit: match[1] ?? null, pull: match[2] === undefined ? null : Number(match[2]) }],
    ),
  );
  return distinct(told);
}

/**
 * Whether a ledger says where a fact was seen, or why nothing can be cited. That it comes of a
 * staged note says nothing of the kind.
 */
export function hasEvidence(events: readonly LedgerEvent[]): boolean {
  return events.some(
    ({ type, evidence, why }) =>
      (evidence !== undefined && !evidence.startsWith('staged:')) ||
      (type === 'candidate.proposed' && why !== undefined),
  );
}

/**
 * The observations that notes which state the same name together, each in another commit and
 * another pull request. Whether these are in the history is for whoever refines to ask; here a
 * claim is enough. A note that names none was seen once, in what brought it; a name alone is no
 * observation.
 */
export function namedObservations(notes: readonly Pick<Note, 'front'>[]): number {
  const silent = notes.filter(({ front }) => front.observed.length === 0).length;
  return silent + distinct(notes.flatMap(({ front }) => front.observed));
}

/** Observations of which neither the commit nor the pull request was counted before. */
function distinct(
  sightings: readonly { readonly commit: string | null; readonly pull: number | null }[],
): number {
  const commits = new Set<string>();
  const pulls = new Set<number>();
  let seen = 0;
  for (const { commit, pull } of sightings) {
    const start = commit?.slice(0, SHORTEST) ?? null;
    const isNew =
      (start !== null || pull !== null) &&
      (start === null || !commits.has(start)) &&
      (pull === null || !pulls.has(pull));
    if (isNew) seen += 1;
    if (start !== null) commits.add(start);
    if (pull !== null) pulls.add(pull);
  }
  return seen;
}
