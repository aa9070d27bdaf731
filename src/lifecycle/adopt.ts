import type { IsBlocked } from '../agent-files/mentions/citable-files.js';
import { bindThenAdopt } from '../anchors/bind-again.js';
import { checkAnchors } from '../anchors/check.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { parseFact, type Fact, type FactRecord } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type EventType, type LedgerEvent } from '../memory/ledger.js';
import { ConfigurationError } from '../text/errors.js';
import { enumerate, phraseText, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, type Signature } from './append-events.js';
import { refuseForeign, unheld } from './usable.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';

/** Events whose `why` says why a text cites nothing. */
const UNBOUND_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'candidate.proposed',
  'candidate.applied',
]);

/** Said by `refine` of a candidate that it makes of a note: nobody has said why it cites nothing. */
export const NOTE_CITES_NOTHING = 'a staged note that cites nothing';

/** A fact that somebody wants to adopt. */
export interface AdoptionRequest extends Signature {
  readonly record: FactRecord;
  /** Every event of this fact, settled or not. */
  readonly events: readonly LedgerEvent[];
  /** The ledger file as it is, empty if there is none. */
  readonly ledger: string;
  /** Why the fact cites nothing. */
  readonly unbound?: string | null;
  /** Why it does not cite all that it names. */
  readonly uncited?: string | null;
  /** Whether the difference that the adoption makes was shown. */
  readonly isShown?: boolean;
  /** What the policies in force keep out. */
  readonly isBlocked: IsBlocked;
}

/**
 * Proposes the adoption of a fact as it is now: sets its status and appends `candidate.applied`, after
 * `candidate.diffed` where the difference was shown. Returns no changes if exactly this is adopted already. A fact that
 * cites nothing is refused, unless it is said now, or was when this text was proposed, why.
 */
export async function adoptFact(tree: Tree, request: AdoptionRequest): Promise<FileChange[]> {
  const { record, events, unbound = null, uncited = null } = request;
  const fact = await factToAdopt(tree, request);
  const { claim, binding } = fact;
  const content = acceptedText(record, fact);
  const changes: FileChange[] =
    content === record.text ? [] : [{ path: factPath(record.id), content }];
  if (
    lastDecisive(events).some(
      (event) =>
        ADOPTING_TYPES.has(event.type) && event.claim === claim && event.binding === binding,
    )
  )
    return changes;

  refuseWithoutProvenance(request, fact);
  const left = await uncitedNames(tree, request, fact);
  const reason = unbound ?? (left.length === 0 ? null : uncited);
  const why = reason === null ? {} : { why: reason };
  const shown =
    request.isShown === true ? [{ type: 'candidate.diffed', claim, binding } as const] : [];
  const ledger = { fact: record.id, text: request.ledger, events };
  return [
    ...changes,
    appendEvents(ledger, request, [
      ...shown,
      { type: 'candidate.applied', claim, binding, ...why, uncited: left },
    ]),
  ];
}

/** The fact of a record that may be adopted: it can be read, its id is in use, and all that it cites is bound. */
async function factToAdopt(tree: Tree, { record, events }: AdoptionRequest): Promise<Fact> {
  refuseForeign(record);
  if (record.fact === null) {
    throw new ConfigurationError(
      phraseText(say`${record.path} is not a valid fact: ${record.problems[0]?.message ?? ''}`),
      'Fix the file first; `npx memtrust check` shows the place.',
    );
  }
  if (events.some((event) => event.type === 'fact.retired')) {
    throw new ConfigurationError(
      phraseText(say`${record.id} was retired, and a retired id does not return`),
      'State it again under another id.',
    );
  }
  const anchors = (await checkAnchors(tree, [record])).get(record.id) ?? [];
  const wrong = unheld(anchors);
  if (wrong.length > 0) {
    throw new ConfigurationError(
      phraseText(say`${record.id} cannot be adopted: ${[wrong.join('; ')]}`),
      phraseText(say`First ${bindThenAdopt(record.id, await withoutPoor(record.fact, anchors))}.`),
    );
  }
  return record.fact;
}

/** What its importance asks for and a source does not have, `bind ID` fills in, as it does a missing digest. */
async function withoutPoor(
  { sources, importance }: Fact,
  anchors: readonly AnchorResult[],
): Promise<readonly AnchorResult[]> {
  // Only a refusal needs it, and it reads code.
  const { asksForOther } = await import('./follow-sources.js');
  return anchors.map((anchor, index) => {
    const source = sources[index];
    return anchor.verdict === 'unreadable' &&
      source !== undefined &&
      asksForOther(source, importance)
      ? { ...anchor, verdict: 'unbound' }
      : anchor;
  });
}

/** The text of a fact that calls itself accepted and says the same. */
function acceptedText(record: FactRecord, { status, claim, binding }: Fact): string {
  const content =
    status === 'accepted' ? record.text : editFrontMatter(record.text, { status: 'accepted' });
  const adopted = parseFact(record.id, record.path, Buffer.from(content)).fact;
  if (adopted === null || adopted.claim !== claim || adopted.binding !== binding) {
    throw new ConfigurationError(
      phraseText(say`${record.path} cannot be rewritten without changing its claim`),
      'Write `status: accepted` in its file by hand, then adopt it.',
    );
  }
  return content;
}

/** What the fact names and does not cite; refused without a reason. A fact that cites nothing gave its own. */
async function uncitedNames(
  tree: Tree,
  { record, isBlocked, uncited = null }: AdoptionRequest,
  fact: Fact,
): Promise<string[]> {
  const { uncitedLabels } = await import('./uncited.js');
  const left = await uncitedLabels(tree, fact, isBlocked);
  if (left.length === 0 && uncited !== null)
    throw new ConfigurationError(
      phraseText(
        say`--uncited says that something is not cited, but ${record.id} cites all that it names`,
      ),
      'Leave --uncited out.',
    );
  if (left.length > 0 && uncited === null && fact.sources.length > 0)
    throw new ConfigurationError(
      phraseText(say`${record.id} names what it does not cite: ${enumerate(left, 5)}`),
      phraseText(
        say`Cite it: ${`npx memtrust bind ${record.id}`}. Or say why not:
          ${`npx memtrust adopt ${record.id} --uncited "why"`}.`,
      ),
    );
  return left;
}

/** A fact that cites nothing has to say why, now or when this text was proposed. */
function refuseWithoutProvenance(
  { record, events, unbound = null }: AdoptionRequest,
  { sources, claim }: Fact,
): void {
  if (sources.length > 0 && unbound !== null)
    throw new ConfigurationError(
      phraseText(say`--unbound says that nothing is cited, but ${record.id} cites something`),
      'Leave --unbound out.',
    );
  const isExplained = events.some(
    ({ type, why, ...event }) =>
      event.claim === claim &&
      UNBOUND_TYPES.has(type) &&
      why !== undefined &&
      why !== NOTE_CITES_NOTHING,
  );
  if (sources.length === 0 && unbound === null && !isExplained) {
    throw new ConfigurationError(
      phraseText(say`${record.id} has no provenance: it cites nothing`),
      phraseText(
        say`Cite its source: ${`npx memtrust bind ${record.id} PATH`}. Or give the reason why
          nothing can be cited: ${`npx memtrust adopt ${record.id} --unbound "why"`}.`,
      ),
    );
  }
}
