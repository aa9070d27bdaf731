import { identityOf, type Citation } from '../memory/citation.js';
import { rejectionsIn } from '../gate/resubmitted-rejections.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Memory } from '../memory/store.js';
import { adoptionOf, isRetired } from '../trust/adoption.js';
import { assess } from '../trust/assess.js';
import type { Entry, Status } from '../trust/entry.js';
import type { Judgement } from '../trust/judge.js';
import { ConfigurationError } from '../text/errors.js';
import { withoutLastLineEnds } from '../text/file-text.js';
import { enumerate, phraseText, say } from '../text/phrase.js';
import { blockedBy } from '../trust/blocking.js';
import type { Tree } from '../tree/tree.js';
import { VirtualTree } from '../tree/virtual-tree.js';
import { nextEvents } from './append-events.js';
import { deniedBy } from './denied.js';
import { uncitedLabels } from './cite-named.js';
import { unboundSources, usable } from './usable.js';
import { diffLines } from '../anchors/line-diff.js';

/*
 * What would the adoption of a fact do to trust, once it is merged? `previewAdoption` runs the judge with it, and
 * gives lines of the statement and sources that differ and facts that gain or lose trust.
 */

export interface ReadTree {
  readonly tree: Tree;
  readonly memory: Memory;
}

interface StatementLine {
  readonly kind: 'kept' | 'gone' | 'new';
  readonly text: string;
}

interface SourceLine {
  readonly kind: 'kept' | 'gone' | 'new';
  readonly citation: Citation;
}

/** A fact that would gain or lose its place in the baseline; and always the fact itself. */
interface BaselineChange {
  readonly id: string;
  readonly from: Status | null;
  readonly to: Status | null;
  /** The adoption, or the other changes of the working tree. */
  readonly by: 'adoption' | 'other changes';
}

export interface Preview {
  readonly id: string;
  /** The adopted text at the base, or null. */
  readonly settled: Fact | null;
  readonly fact: Fact;
  readonly statement: readonly StatementLine[];
  readonly sources: readonly SourceLine[];
  /** Facts that it would supersede. */
  readonly supersedes: readonly string[];
  /** Ids that it names as superseded without effect: they do not exist, or are in a circle. */
  readonly voids: readonly string[];
  /** Facts that it would contradict: neither would be trusted. */
  readonly conflicts: readonly string[];
  /** Trusted facts that it would deny and does not supersede. */
  readonly denies: readonly string[];
  /** The fact that says the same and was rejected: itself, or another one. */
  readonly repeats: string | null;
  /** Whether an unsettled record adopts exactly this. */
  readonly recorded: boolean;
  /** Why `adopt` would refuse it. */
  readonly obstacles: readonly string[];
  /** The fact after the adoption. */
  readonly becomes: Entry;
  readonly baseline: readonly BaselineChange[];
}

export async function previewAdoption(
  base: ReadTree | null,
  head: ReadTree,
  record: FactRecord,
  policy: Policy,
  now: number,
): Promise<Preview> {
  const { id } = record;
  const fact = usable(record);
  const settledEvents = base?.memory.events ?? [];
  const ownEvents = merged(settledEvents, head.memory.events).filter((event) => event.fact === id);
  const [adoption] = nextEvents(id, ownEvents, { proposedBy: '', at: '' }, [
    { type: 'candidate.applied', claim: fact.claim, binding: fact.binding },
  ]);
  // Three judgements: the base, the working tree without the adoption, and with it.
  const before = await judged(
    base ?? { tree: new VirtualTree({}), memory: { ...head.memory, facts: [], events: [] } },
    settledEvents,
    policy,
    now,
  );
  const without = await judged(head, settledEvents, policy, now);
  const after = await judged(
    head,
    adoption === undefined ? settledEvents : [...merged(settledEvents, ownEvents), adoption],
    policy,
    now,
  );
  const becomes = after.entries.find((entry) => entry.id === id);
  if (becomes === undefined || becomes.status === 'policy_blocked')
    throw new ConfigurationError(
      say`${id} is blocked by the policy`,
      'Remove the fact, or what makes the policy block it.',
    );

  const there = new Set(head.memory.facts.map((one) => one.id));
  const supersedes = after.supersession.links
    .filter((link) => link.by === id && there.has(link.old))
    .map((link) => link.old);
  const settled = settledFact(id, base, before);
  const isRecorded = adoptionOf(fact, ownEvents, []).kind === 'adopted';
  return {
    id,
    settled,
    fact,
    statement: statementLines(settled?.statement ?? '', fact.statement),
    sources: sourceLines(settled?.sources ?? [], fact.sources),
    supersedes,
    voids: fact.supersedes.filter((old) => !supersedes.includes(old)),
    conflicts: becomes.conflictsWith,
    denies: (await deniedBy(after.entries, record)).map((denied) => denied.id),
    repeats: isDiscarded(fact, ownEvents) ? id : await rejectedAs(fact, before, settledEvents),
    recorded: isRecorded,
    obstacles: [
      ...(isRetired(ownEvents) ? ['it was retired, and a retired id does not return'] : []),
      ...(await unboundSources(head.tree, record)),
      ...(isRecorded ? [] : await uncitedNames(head.tree, fact, policy)),
    ],
    becomes,
    baseline: baselineChanges(id, before, without, after),
  };
}

function isDiscarded({ claim }: Fact, events: readonly LedgerEvent[]): boolean {
  return lastDecisive(events).some(
    (event) => event.type === 'candidate.discarded' && event.claim === claim,
  );
}

/** The fact that the base rejected, and that says the same; null where none. */
async function rejectedAs(
  fact: Fact,
  judgement: Judgement,
  events: readonly LedgerEvent[],
): Promise<string | null> {
  const rejectionOf = await rejectionsIn({ judgement, memory: { events } });
  return rejectionOf(fact)?.of ?? null;
}

/** What it names and does not cite, in one sentence; nothing for a fact without citations. */
async function uncitedNames(tree: Tree, fact: Fact, policy: Policy): Promise<string[]> {
  const left =
    fact.sources.length === 0 ? [] : await uncitedLabels(tree, fact, blockedBy([policy]));
  return left.length === 0
    ? []
    : [phraseText(say`it names what it does not cite: ${enumerate(left, 5)}`)];
}

/** The fact as the base adopted it; null where it did not. */
function settledFact(id: string, base: ReadTree | null, { adoptions }: Judgement): Fact | null {
  const adoption = adoptions.get(id)?.kind;
  if (adoption !== 'adopted' && adoption !== 'superseded') return null;
  return base?.memory.facts.find((one) => one.id === id)?.fact ?? null;
}

/** A tree judged as if it were merged: its own links hold, and the given events are settled. */
function judged(
  { tree, memory }: ReadTree,
  settled: readonly LedgerEvent[],
  policy: Policy,
  now: number,
): Promise<Judgement> {
  return assess({ tree, memory, live: [], settled, settledLinks: new Map() }, policy, now);
}

/** Events of both, each once. */
function merged(a: readonly LedgerEvent[], b: readonly LedgerEvent[]): LedgerEvent[] {
  return [...new Map([...a, ...b].map((event) => [event.id, event])).values()];
}

/** Facts that enter or leave the trusted baseline, and whether the adoption is the reason. */
function baselineChanges(
  id: string,
  before: Judgement,
  without: Judgement,
  after: Judgement,
): BaselineChange[] {
  const [was, alone, is] = [before, without, after].map(
    (judgement) =>
      new Map(
        judgement.entries
          .filter((entry) => entry.record !== null)
          .map((entry) => [entry.id, entry]),
      ),
  );
  const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].toSorted();
  return ids
    .filter((one) => one === id || trusts(was, one) !== trusts(is, one))
    .map((one) => ({
      id: one,
      from: was?.get(one)?.status ?? null,
      to: is?.get(one)?.status ?? null,
      by: one === id || trusts(alone, one) !== trusts(is, one) ? 'adoption' : 'other changes',
    }));
}

function trusts(entries: ReadonlyMap<string, Entry> | undefined, id: string): boolean {
  return entries?.get(id)?.trustedBaseline ?? false;
}

function statementLines(before: string, after: string): StatementLine[] {
  const [old, now] = [before, after].map((text) =>
    text === '' ? [] : withoutLastLineEnds(text).split('\n'),
  );
  return diffLines(old ?? [], now ?? []).map((line) => ({
    kind: lineKind(line),
    text: (line.after === null ? old?.[line.before ?? 0] : now?.[line.after]) ?? '',
  }));
}

function lineKind({ before, after }: ReturnType<typeof diffLines>[number]): StatementLine['kind'] {
  if (after === null) return 'gone';
  return before === null ? 'new' : 'kept';
}

function sourceLines(before: readonly Citation[], after: readonly Citation[]): SourceLine[] {
  const [old, now] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))];
  return [
    ...before
      .filter((citation) => !now.has(identityOf(citation)))
      .map((citation) => ({ kind: 'gone', citation }) as const),
    ...after.map(
      (citation) => ({ kind: old.has(identityOf(citation)) ? 'kept' : 'new', citation }) as const,
    ),
  ];
}
