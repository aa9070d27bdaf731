import type { IsBlocked } from '../agent-files/mentions/citable-files.js';
import { type AnchorResult, bindThenAdopt } from '../anchors/verdict.js';
import { checkAnchors } from '../anchors/check.js';
import { type Fact, type FactRecord, parseFact } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type EventType, type LedgerEvent } from '../memory/ledger.js';
import { ConfigurationError } from '../text/errors.js';
import { enumerate, type Phrase, plain, say } from '../text/phrase.js';
import type { Tree } from '../tree/tree.js';
import { appendEvents, nextEvents, type Signature } from './append-events.js';
import { refuseForeign, sourceFaults } from './usable.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';
import { adopts, eventsByFact, isRetired } from '../trust/adoption.js';
import type { Entry } from '../trust/entry.js';
import { againstDenial, deniedBy } from './denied.js';
import { refusedByOrigin } from './migrate/stored-status.js';
import { judgedWithout, namesOf, type TrustScene } from './trust-after.js';

/*
 * How is a fact adopted? `adoptFact` writes the proposal of an adoption; `leftOutOfAll` says which facts `adopt --all`
 * leaves out, and why.
 */

/** Events whose `why` explains why a text cites nothing. */
const UNBOUND_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'candidate.proposed',
  'candidate.applied',
]);

/** `refine` gives this reason for a candidate that it makes of a note without citations. */
export const NOTE_CITES_NOTHING = 'a staged note that cites nothing';

interface AdoptionRequest extends Signature {
  readonly record: FactRecord;
  readonly events: readonly LedgerEvent[];
  readonly ledger: string;
  /** The reason why the fact cites nothing. */
  readonly unbound?: string | null;
  /** The reason why it does not cite everything that it names. */
  readonly uncited?: string | null;
  readonly isShown?: boolean;
  readonly isBlocked: IsBlocked;
}

/**
 * Proposes the adoption of a fact as it is now: sets its status and appends `candidate.applied`, after
 * `candidate.diffed` where the difference was shown. Returns no changes if exactly this is adopted already. A fact
 * that cites nothing needs a reason, now or from its proposal.
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

async function factToAdopt(tree: Tree, { record, events }: AdoptionRequest): Promise<Fact> {
  refuseForeign(record);
  if (record.fact === null) {
    throw new ConfigurationError(
      say`${record.path} is not a valid fact: ${record.problems[0]?.message ?? ''}`,
      'Fix the file first; `npx memtrust check` shows the place.',
    );
  }
  if (events.some((event) => event.type === 'fact.retired')) {
    throw new ConfigurationError(
      say`${record.id} was retired, and a retired id does not return`,
      'State it again under another id.',
    );
  }
  const anchors = (await checkAnchors(tree, [record])).get(record.id) ?? [];
  const wrong = sourceFaults(anchors);
  if (wrong.length > 0) {
    throw new ConfigurationError(
      say`${record.id} cannot be adopted: ${[wrong.join('; ')]}`,
      say`First ${bindThenAdopt(record.id, await withoutPoor(record.fact, anchors))}.`,
    );
  }
  return record.fact;
}

/** Refuses sources that lack what the importance of the fact requires. */
async function withoutPoor(
  { sources, importance }: Fact,
  anchors: readonly AnchorResult[],
): Promise<readonly AnchorResult[]> {
  // Only a refusal needs it, and it loads the readers of code.
  const { needsOtherDigests } = await import('./follow-sources.js');
  return anchors.map((anchor, index) => {
    const source = sources[index];
    return anchor.verdict === 'unreadable' &&
      source !== undefined &&
      needsOtherDigests(source, importance)
      ? { ...anchor, verdict: 'unbound' }
      : anchor;
  });
}

function acceptedText(record: FactRecord, { status, claim, binding }: Fact): string {
  const content =
    status === 'accepted' ? record.text : editFrontMatter(record.text, { status: 'accepted' });
  const adopted = parseFact(record.id, record.path, Buffer.from(content)).fact;
  if (adopted === null || adopted.claim !== claim || adopted.binding !== binding) {
    throw new ConfigurationError(
      say`${record.path} cannot be rewritten without changing its claim`,
      'Write `status: accepted` in its file by hand, then adopt it.',
    );
  }
  return content;
}

/** What the fact names and does not cite; refused without a reason. A fact that cites nothing has given its own. */
async function uncitedNames(
  tree: Tree,
  { record, isBlocked, uncited = null }: AdoptionRequest,
  fact: Fact,
): Promise<string[]> {
  const { uncitedLabels } = await import('./cite-named.js');
  const left = await uncitedLabels(tree, fact, isBlocked);
  if (left.length === 0 && uncited !== null)
    throw new ConfigurationError(
      say`--uncited says that something is not cited, but ${record.id} cites all that it names`,
      'Leave --uncited out.',
    );
  if (left.length > 0 && uncited === null && fact.sources.length > 0)
    throw new ConfigurationError(
      say`${record.id} names what it does not cite: ${enumerate(left, 5)}`,
      say`Cite it: ${`npx memtrust bind ${record.id}`}. Or say why not:
          ${`npx memtrust adopt ${record.id} --uncited "why"`}.`,
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
      say`--unbound says that nothing is cited, but ${record.id} cites something`,
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
      say`${record.id} has no provenance: it cites nothing`,
      say`Cite its source: ${`npx memtrust bind ${record.id} PATH`}. Or give the reason why
          nothing can be cited: ${`npx memtrust adopt ${record.id} --unbound "why"`}.`,
    );
  }
}

/**
 * Facts that are not adopted together with all others: retired, rejected or superseded ones, those that their own
 * store never accepted, and those that would contradict or deny another. They can be adopted by their ids.
 */
export async function leftOutOfAll(
  scene: TrustScene,
  records: readonly FactRecord[],
): Promise<ReadonlyMap<string, Phrase>> {
  const events = eventsByFact(everything(scene));
  const left = new Map<string, Phrase>();
  const chosen: FactRecord[] = [];
  for (const record of records) {
    const own = events.get(record.id) ?? [];
    const why = isAdopted(record, own) ? null : withdrawnWhy(scene, record, own);
    if (why !== null) left.set(record.id, why);
    else chosen.push(record);
  }
  const asked = chosen.filter((record) => !isAdopted(record, events.get(record.id) ?? []));
  const entries = await entriesIfAdopted(scene, asked);
  for (const record of asked) {
    const why =
      againstWhy(scene, entries.get(record.id)) ??
      againstDenial(scene, record.id, await deniedBy([...entries.values()], record))?.why;
    if (why !== undefined) left.set(record.id, why);
  }
  return left;
}

/** Why a fact would not be trusted once it is adopted and merged: another fact contradicts it or replaced it. */
export async function againstAdopting(
  scene: TrustScene,
  record: FactRecord,
): Promise<{ readonly why: Phrase; readonly remedy: Phrase } | null> {
  const entry = (await entriesIfAdopted(scene, [record])).get(record.id);
  const why = againstWhy(scene, entry);
  if (why === null || entry === undefined) return null;
  const rival = entry.conflictsWith.find((id) => scene.mayBeNamed(id));
  return {
    why,
    remedy:
      rival === undefined
        ? plain('State it under another id if it is true again.')
        : say`Let one supersede the other: ${`npx memtrust supersede ${rival} ${record.id}`}.`,
  };
}

/** Why a fact may not be adopted as it is: it denies a fact that would still be trusted; null where it denies none. */
export async function denialOfAdopting(
  scene: TrustScene,
  record: FactRecord,
): Promise<{ readonly why: Phrase; readonly remedy: Phrase } | null> {
  const entries = await entriesIfAdopted(scene, [record]);
  return againstDenial(scene, record.id, await deniedBy([...entries.values()], record));
}

/** Each fact as the judge would see it if all of them were adopted and merged. */
async function entriesIfAdopted(
  scene: TrustScene,
  records: readonly FactRecord[],
): Promise<ReadonlyMap<string, Entry>> {
  const events = eventsByFact(everything(scene));
  const adoptions = records.flatMap(({ id, fact }) =>
    fact === null
      ? []
      : nextEvents(id, events.get(id) ?? [], { proposedBy: '', at: '' }, [
          { type: 'candidate.applied', claim: fact.claim, binding: fact.binding },
        ]),
  );
  const { merged } = await judgedWithout(scene, new Set(), adoptions);
  return new Map(merged.entries.map((entry) => [entry.id, entry]));
}

/** Settled and recorded events, each once. */
function everything({ settled, memory }: TrustScene): LedgerEvent[] {
  return [...new Map([...settled, ...memory.events].map((event) => [event.id, event])).values()];
}

function isAdopted({ fact }: FactRecord, events: readonly LedgerEvent[]): boolean {
  return (
    fact !== null && !isRetired(events) && lastDecisive(events).some((event) => adopts(event, fact))
  );
}

/** What its file, its ledger, or its store says against it. */
function withdrawnWhy(
  scene: TrustScene,
  { fact, text, contradicts }: FactRecord,
  events: readonly LedgerEvent[],
): Phrase | null {
  if (fact === null) return null;
  if (isRetired(events)) return plain('it was retired');
  const last = lastDecisive(events).filter(({ claim }) => claim === fact.claim);
  const said = last.find(
    ({ type }) => type === 'candidate.discarded' || type === 'fact.superseded',
  );
  if (said !== undefined)
    return plain(said.type === 'fact.superseded' ? 'it is superseded' : 'it was rejected');
  if (fact.status === 'rejected' || fact.status === 'superseded')
    return plain(
      fact.status === 'rejected'
        ? 'its file calls it rejected'
        : 'its file says that it is superseded',
    );
  const origin = refusedByOrigin(text);
  if (origin !== null) {
    const where = plain(`${origin.store}, where it comes from,`);
    return origin.word === null
      ? say`${where} never trusted it`
      : say`${where} calls it ${origin.word}`;
  }
  return contradicts === undefined ? null : say`it contradicts ${namesOf(scene, [contradicts])}`;
}

/** The reason of the judge against it, as a sentence. */
function againstWhy(scene: TrustScene, entry: Entry | undefined): Phrase | null {
  if (entry === undefined) return null;
  if (entry.conflictsWith.length > 0)
    return say`${namesOf(scene, entry.conflictsWith)} and this fact have the same claim_key; once
      merged, none of them would be trusted`;
  if (entry.status !== 'superseded') return null;
  return entry.supersededBy === null
    ? plain('it is superseded')
    : say`${namesOf(scene, [entry.supersededBy])} supersedes it`;
}
