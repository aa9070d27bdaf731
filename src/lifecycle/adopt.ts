import { parseFact, type FactRecord } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type Signature } from './append-events.js';
import { refuseForeign, unboundSources } from './bind.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';

export interface AdoptionRequest extends Signature {
  readonly record: FactRecord;
  /** Every event of this fact, settled or not. */
  readonly events: readonly LedgerEvent[];
  /** The ledger file as it is, empty if there is none. */
  readonly ledger: string;
}

/**
 * Proposes the adoption of a fact as it is now: sets its status and appends `candidate.proposed` (on an empty ledger)
 * and `candidate.applied`. Returns no changes if exactly this is adopted already.
 */
export async function adoptFact(tree: Tree, request: AdoptionRequest): Promise<FileChange[]> {
  const { record, events } = request;
  refuseForeign(record);
  if (record.fact === null) {
    throw new ConfigurationError(phraseText(say`${record.path} is no valid fact: ${record.problems[0]?.message ?? ''}`), 'Mend the file first; `memtrust check` names the place.');
  }
  const last = lastDecisive(events);
  if (events.some((event) => event.type === 'fact.retired')) {
    throw new ConfigurationError(phraseText(say`${record.id} was retired, and a retired id does not return`), 'State it again under another id.');
  }
  const wrong = await unboundSources(tree, record);
  if (wrong.length > 0) {
    throw new ConfigurationError(phraseText(say`${record.id} cannot be adopted: ${[wrong.join('; ')]}`), phraseText(say`Bind its sources first: ${`npx memtrust bind ${record.id} ${record.fact.sources[0]?.path ?? 'PATH'}`}`));
  }
  const content = record.fact.status === 'accepted' ? record.text : editFrontMatter(record.text, { status: 'accepted' });
  const adopted = parseFact(record.id, record.path, Buffer.from(content)).fact;
  if (adopted === null || adopted.claim !== record.fact.claim || adopted.binding !== record.fact.binding) {
    throw new ConfigurationError(phraseText(say`${record.path} cannot be rewritten without changing its claim`), 'Set its status to accepted by hand, then adopt it.');
  }
  const { claim, binding } = adopted;
  const changes: FileChange[] = content === record.text ? [] : [{ path: factPath(record.id), content }];
  if (last.some((event) => ADOPTING_TYPES.has(event.type) && event.claim === claim && event.binding === binding)) return changes;

  const proposed = events.length === 0 ? [{ type: 'candidate.proposed', claim, binding } as const] : [];
  const ledger = { fact: record.id, text: request.ledger, events };
  return [...changes, appendEvents(ledger, request, [...proposed, { type: 'candidate.applied', claim, binding }])];
}
