import { factsById } from '../../memory/by-id.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { eventsByFact } from '../../trust/adoption.js';
import { circlesOf } from '../../trust/supersession.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Does a `supersedes:` lead nowhere? `x` supersedes `nowhere`, or itself, or `y` which supersedes `x`: an error each.
 * Of a candidate, what is not there is only a warning: the link has no effect until its adoption is asked for, and then
 * it is an error. The judge gives such a link no effect in any case (`trust/supersession.ts`), so trust does not depend
 * on this rule: it tells an author that the link does nothing. An id of which only the ledger is left counts as there.
 */

/** Finds facts that replace a fact that never existed, or two that replace each other. */
export const brokenSupersession: Rule = {
  code: 'MT204',
  name: 'broken-supersession',
  severity: 'error',
  summary: 'A `supersedes:` entry names a missing fact, the fact itself, or a circle of facts.',
  why:
    'Only an adopted fact can supersede another. The other fact must exist, or at least its ' +
    'ledger. A link without effect takes no trust away, because otherwise anyone could remove ' +
    'trust that way. But it is probably a mistake.',
  remedy: 'Correct the id, or remove the line.',
  fixed: true,
  *run({ head }) {
    const known = factsById(head.memory.facts);
    // What was archived or erased left its ledger, and the link keeps it out should its file come back.
    const recorded = eventsByFact(head.memory.events);
    const forward = new Map<string, readonly string[]>();
    for (const [id, { fact }] of known)
      if (fact !== null && fact.supersedes.length > 0) forward.set(id, fact.supersedes);
    const inCircle = circlesOf(forward);
    // A candidate's link waits for its adoption, so a change may take away what it names: a revert must pass.
    const isWaiting = (id: string): boolean =>
      !ASKING.has(head.judgement.adoptions.get(id)?.kind ?? 'none');
    for (const { id, record } of openFacts(head)) {
      for (const old of record.fact?.supersedes ?? []) {
        const exists = known.has(old) || recorded.has(old);
        if (old !== id && exists && !inCircle(id, old)) continue;
        const isMissing = old !== id && !exists && isWaiting(id);
        yield {
          ...(isMissing ? { severity: 'warning' as const } : {}),
          message: say`${id} supersedes ${old}, ${whyWithoutEffect(id, old, exists)}; this has no effect`,
          remedy: say`Correct the line in ${record.path}, or remove it.`,
          path: record.path,
          factId: id,
          key: old,
        };
      }
    }
  },
};

/** Adoptions that are in force, or asked for: then a link to nothing is to be mended first. */
const ASKING: ReadonlySet<string> = new Set(['adopted', 'superseded', 'unsettled']);

function whyWithoutEffect(id: string, old: string, exists: boolean): Phrase {
  if (old === id) return plain('which is the fact itself');
  return plain(exists ? 'which supersedes it in turn' : 'which does not exist');
}
