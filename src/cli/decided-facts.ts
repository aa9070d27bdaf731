import { judgedWithout } from '../lifecycle/trust-after.js';
import { renderJson } from '../report/json.js';
import { labelsOf, labelsOfProposal } from '../trust/labels.js';
import type { Status } from '../trust/entry.js';
import type { OpenMemory } from './open-memory.js';

/*
 * What the commands that decide on facts print as JSON: a row for each fact, with what became of it, why, and the
 * labels that the judge gives it then. A name that the policy hides is left out (SECURITY S28).
 */

/** What a command did with one fact. */
export interface DecidedFact {
  readonly id: string;
  /** Its file; null where that is gone. */
  readonly path: string | null;
  /** `recorded`, `discarded_already`: a word of the command. */
  readonly outcome: string;
  readonly why?: string | null;
  readonly remedy?: string | null;
}

/** The rows, judged after everything is written. @param at time of the records, ISO 8601. */
export async function decidedFactsJson(
  open: OpenMemory,
  decided: readonly DecidedFact[],
  at: string,
): Promise<string> {
  const written = await open.again();
  const { now } = await judgedWithout(await written.scene(Date.parse(at)));
  const entries = new Map(now.entries.map((entry) => [entry.id, entry]));
  const facts = decided.map(({ id, path, outcome, why = null, remedy = null }) => {
    const entry = entries.get(id);
    const isSaid = !open.isUnsayable(id) && (path === null || !open.isUnsayable(path));
    return {
      id: isSaid ? id : null,
      fact: isSaid ? path : null,
      outcome,
      why,
      remedy,
      ...(entry === undefined ? labelsOfProposal(statusOfNone(isSaid, path)) : labelsOf(entry)),
      reasons: entry?.reasons ?? [],
    };
  });
  return renderJson({ base_sha: open.base?.commit ?? null, facts });
}

/** The judge says nothing of a name that is hidden, nor of a file that is gone. */
function statusOfNone(isSaid: boolean, path: string | null): Status {
  if (!isSaid) return 'policy_blocked';
  return path === null ? 'rejected' : 'candidate';
}
