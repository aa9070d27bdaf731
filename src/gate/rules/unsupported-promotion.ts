import { ENOUGH } from '../../lifecycle/refine/sightings.js';
import { plain, say } from '../../text/phrase.js';
import { adopts, eventsByFact } from '../../trust/adoption.js';
import { hasEvidence, namedObservations, recordedObservations } from '../note-sightings.js';
import { isPromotion } from '../promotion.js';
import type { Rule } from '../rule.js';
import { blockedFacts, openFacts } from '../snapshot.js';

/** Warns if a fact is adopted too early: without any source, or after too few observations. */
export const unsupportedPromotion: Rule<'adoptions'> = {
  code: 'MT601',
  name: 'unsupported-promotion',
  severity: 'warning',
  summary:
    'The change adopts a fact that rests on nothing, or one made of a staged note that was not seen three times.',
  why: 'What is adopted is believed in every session from then on. A source that it cites is evidence, and so is a record of where it was seen; without either nobody can tell later why it was believed. A note is proposed once it was observed in three commits or pull requests that are not the same: whoever adopts it before should know that it may have been seen by chance. A correction that supersedes a fact need not be seen so often.',
  remedy:
    'Bind it to what it is about with `npx memtrust bind ID PATH`, or wait until `npx memtrust refine` calls the note eligible.',
  fixed: false,
  *run({ base, head, adoptions }) {
    const facts = new Map(openFacts(head).map((entry) => [entry.id, entry]));
    const ledgers = eventsByFact(head.memory.events);
    const blocked = blockedFacts(base);
    for (const {
      factId,
      event,
      origins: { notes },
    } of adoptions) {
      const { record } = facts.get(factId) ?? {};
      const fact = record?.fact;
      if (
        record === undefined ||
        !fact ||
        !adopts(event, fact) ||
        !isPromotion(event, fact, base.memory)
      )
        continue;
      const ledger = ledgers.get(factId) ?? [];
      if (fact.sources.length === 0 && !hasEvidence(ledger) && notes.length === 0) {
        yield {
          message: say`${factId} is adopted and rests on nothing: it cites no source, and no evidence of it is recorded`,
          remedy: say`Run ${`npx memtrust bind ${factId} PATH`} and adopt it then, or propose it with ${'--evidence'}, which records where it was seen.`,
          path: record.path,
          factId,
          key: 'nothing',
        };
      }
      const isNamed = fact.sourceRef?.startsWith('staged:') === true;
      const note = notes.find(({ path }) => !blocked.has(path));
      if (note === undefined || fact.supersedes.length > 0 || (fact.sources.length > 0 && !isNamed))
        continue;
      const seen = Math.max(namedObservations(notes), recordedObservations(ledger));
      if (seen >= ENOUGH) continue;
      yield {
        message: say`${factId} is made of the staged note ${note.path}, which names ${seen} of ${ENOUGH} observations`,
        remedy: plain(
          'Wait until it was seen again: `npx memtrust refine` counts commits and pull requests. Or adopt it for what it cites, knowing that it was seen less often.',
        ),
        path: record.path,
        factId,
        key: 'observations',
      };
    }
  },
};
