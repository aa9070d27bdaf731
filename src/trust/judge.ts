import type { AnchorChecks } from '../anchors/query.js';
import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import { factsById } from '../memory/by-id.js';
import { FACT_ID, type Fact, type FactRecord } from '../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import { compareTexts } from '../text/order.js';
import type { Policy } from '../memory/policy-shape.js';
import { adoptionOf, eventsByFact, isRetired, type Adoption } from './adoption.js';
import {
  type Block,
  blockOfEvidence,
  blockOfFact,
  blockOfLive,
  hiddenLiveId,
  saysExcluded,
  withoutHiddenPlaces,
} from './blocking.js';
import { byPrecedence, type Entry, type Reason, type Status } from './entry.js';
import { state } from './labels.js';
import { evidenceEntry, type EvidenceText, liveEntry, type LiveText } from './other-entries.js';
import { supersede, type Supersession } from './supersession.js';
import { sourceReasons, timeReasons } from './validity.js';

/*
 * What may an agent still believe, and why? `judge` takes the records of one tree, its settled events, what became of
 * the cited code, the policy and the time, and gives each entry a status, a trust level and reasons.
 */

export interface JudgeInput {
  readonly records: readonly FactRecord[];
  readonly settled: readonly LedgerEvent[];
  readonly proposed: readonly LedgerEvent[];
  readonly anchors: AnchorChecks;
  /** Cited paths that go through a symbolic link, and where they end. */
  readonly linked: ReadonlyMap<string, string>;
  readonly live: readonly LiveText[];
  readonly attempts: readonly EvidenceText[];
  readonly settledLinks: ReadonlyMap<string, string>;
  /** What was judged before; of a fact of which all is the same, the answer is too. */
  readonly before?: Judgement;
}

/** What a rule may know of a blocked entry; its entry says nothing (SECURITY S28). */
export type Blocked = Block & {
  /** The id of the fact, which may be hidden; null for live files and evidence. */
  readonly factId: string | null;
  readonly claimsTrust: boolean;
};

export interface Judgement {
  readonly entries: readonly Entry[];
  readonly supersession: Supersession;
  /** Why each blocked entry is blocked, by the id under which it is shown. */
  readonly blocks: ReadonlyMap<string, Blocked>;
  readonly adoptions: ReadonlyMap<string, Adoption>;
  /** What was decided of facts by themselves, for a judgement of nearly the same facts. */
  readonly decided: Decided;
}

/** What was decided of facts, under one policy and at one time, and of what. */
interface Decided extends Omit<Judgement, 'decided'> {
  readonly of: JudgeInput;
  readonly policy: Policy;
  readonly now: number;
  /** Those of which nothing but themselves and their own evidence decided. */
  readonly byId: ReadonlyMap<string, { readonly one: Considered; readonly entry: Entry }>;
}

/** A fact with its evidence, before facts are compared with each other. */
interface Considered {
  readonly record: FactRecord;
  readonly fact: Fact | null;
  readonly block: Block | null;
  readonly adoption: Adoption;
  readonly anchors: readonly AnchorResult[];
  readonly against: readonly Reason[];
  /** The events of its ledger that it was read from. */
  readonly settled: readonly LedgerEvent[];
  readonly proposed: readonly LedgerEvent[];
}

const NONE: readonly never[] = [];

/**
 * Decides what may still be believed, and why. A pure function of records, settled events, policy and time (DESIGN
 * §2).
 *
 * Precedence: policy_blocked > invalid > rejected > candidate > superseded > conflict > stale (source, then expiry) >
 * accepted.
 *
 * @param now evaluation time in milliseconds since 1970.
 */
export function judge(evidence: JudgeInput, policy: Policy, now: number): Judgement {
  const before = decidedBefore(evidence, policy, now);
  const decided =
    before !== null && isOfSameFacts(evidence, before)
      ? before
      : decideFacts(evidence, policy, now, before);
  const blocks = new Map(decided.blocks);
  const entries = [...decided.entries];
  let hiddenLive = 0;
  for (const live of evidence.live) {
    const block = blockOfLive(live.paths, live.id, live.text, policy);
    const hiddenAs = (): string => hiddenLiveId((hiddenLive += 1));
    entries.push(shownEntry(liveEntry(live, block), block, blocks, { hiddenAs, claims: false }));
  }
  for (const file of evidence.attempts) {
    const block = blockOfEvidence(file.path, `${file.kind}:${file.path}`, file.text, policy);
    const hiddenAs = (): string => `${file.kind}:policy_blocked#${blocks.size + 1}`;
    entries.push(
      shownEntry(evidenceEntry(file, block), block, blocks, { hiddenAs, claims: false }),
    );
  }
  const { supersession, adoptions } = decided;
  return { entries, supersession, blocks, adoptions, decided };
}

function decideFacts(
  evidence: JudgeInput,
  policy: Policy,
  now: number,
  before: Decided | null,
): Decided {
  const known = before?.byId;
  const considered = consider(evidence, policy, now, known);
  const adopted = considered.filter((one) => one.adoption.kind === 'adopted');
  const supersession = supersede(
    adopted.map((one) => one.record),
    evidence.settledLinks,
  );
  const effective = adopted.filter(
    (one) =>
      one.block === null &&
      one.against.length === 0 &&
      !one.anchors.some(isFalse) &&
      !supersession.inForce.has(one.record.id),
  );
  const rivals = conflicts(effective);
  const ids = factsById(evidence.records);
  const hidden = new Set(
    considered.filter((one) => one.block?.hidesName).map((one) => one.record.id),
  );

  const blocks = new Map<string, Blocked>();
  const entries: Entry[] = [];
  const byId = new Map<string, { readonly one: Considered; readonly entry: Entry }>();
  for (const one of considered) {
    const { id } = one.record;
    // What depends on another fact is decided again, and so is what is blocked.
    const isByItself =
      one.block === null && !rivals.has(id) && successorOf(one.record, supersession, ids) === null;
    const same = isByItself ? known?.get(id) : undefined;
    if (same?.one === one) {
      byId.set(id, same);
      entries.push(same.entry);
      continue;
    }
    const entry = entryOf(one, supersession, rivals, policy, ids);
    if (isByItself) byId.set(id, { one, entry });
    const shown = hidden.has(entry.supersededBy ?? '') ? { ...entry, supersededBy: null } : entry;
    const hiddenAs = (): string => `policy_blocked#${blocks.size + 1}`;
    entries.push(shownEntry(shown, one.block, blocks, { hiddenAs, claims: claimsTrust(one) }));
  }
  const adoptions = new Map<string, Adoption>();
  for (const { record, fact, adoption } of considered)
    if (fact !== null) adoptions.set(record.id, adoption);
  return {
    of: withoutBefore(evidence),
    policy,
    now,
    byId,
    entries,
    supersession,
    blocks,
    adoptions,
  };
}

/** An entry as it may be shown. One that is blocked is put into `blocks`, and keeps nothing of its record. */
function shownEntry(
  entry: Entry,
  block: Block | null,
  blocks: Map<string, Blocked>,
  { hiddenAs, claims }: { readonly hiddenAs: () => string; readonly claims: boolean },
): Entry {
  if (block === null) return entry;
  const shown = block.hidesName ? { ...entry, id: hiddenAs(), path: null } : entry;
  blocks.set(shown.id, { ...block, factId: entry.record?.id ?? null, claimsTrust: claims });
  return { ...shown, record: shown.record === null ? null : emptied(shown.id, shown.path) };
}

/** Else each judgement would hold all that were made before. */
function withoutBefore({ before: _before, ...evidence }: JudgeInput): JudgeInput {
  return evidence;
}

/**
 * What was decided before under the same policy and at the same time. Links lead elsewhere in each tree, so nothing is
 * copied from trees with links.
 */
function decidedBefore(
  { before, linked }: JudgeInput,
  policy: Policy,
  now: number,
): Decided | null {
  const decided = before?.decided;
  return decided?.policy === policy &&
    decided.now === now &&
    decided.of.linked.size === 0 &&
    linked.size === 0
    ? decided
    : null;
}

/** Whether there are the very same facts, events and verdicts, so that the same is decided of each. */
function isOfSameFacts(now: JudgeInput, { of: before, supersession }: Decided): boolean {
  return (
    now.records === before.records &&
    now.anchors === before.anchors &&
    now.settled === before.settled &&
    now.proposed.length + before.proposed.length === 0 &&
    now.settledLinks === supersession.inForce
  );
}

/** The evidence of each fact by itself; what was decided before of exactly the same is copied. */
function consider(
  { records, anchors: checks, linked, ...events }: JudgeInput,
  policy: Policy,
  now: number,
  known: Decided['byId'] | undefined,
): readonly Considered[] {
  const settled = eventsByFact(events.settled);
  const proposed = eventsByFact(events.proposed);
  return records.map((record) => {
    const { fact, id } = record;
    const evidence = {
      record,
      anchors: checks.get(id) ?? NONE,
      settled: settled.get(id) ?? NONE,
      proposed: proposed.get(id) ?? NONE,
    };
    const before = known?.get(id)?.one;
    if (before !== undefined && isSame(before, evidence)) return before;
    const block = blockOfFact(record, policy, linked);
    if (fact === null)
      return { ...evidence, fact, block, adoption: { kind: 'none' }, against: NONE };
    return {
      ...evidence,
      fact,
      block,
      adoption: adoptionOf(fact, evidence.settled, evidence.proposed),
      against: together(sourceReasons(evidence.anchors), timeReasons(fact, now)),
    };
  });
}

/** Whether a fact has the same evidence as before: the very same objects. */
function isSame(
  before: Considered,
  now: Pick<Considered, 'record' | 'anchors' | 'settled' | 'proposed'>,
): boolean {
  return (
    before.record === now.record &&
    before.anchors === now.anchors &&
    before.settled === now.settled &&
    before.proposed === now.proposed
  );
}

function claimsTrust({ adoption, fact }: Considered): boolean {
  return (
    adoption.kind === 'adopted' || adoption.kind === 'superseded' || fact?.status === 'accepted'
  );
}

function together(some: readonly Reason[], more: readonly Reason[]): readonly Reason[] {
  if (more.length === 0) return some;
  return some.length === 0 ? more : [...some, ...more];
}

/** The entry of a fact. The order of the cases is the precedence: the first that holds decides. */
function entryOf(
  one: Considered,
  supersession: Supersession,
  rivals: ReadonlyMap<string, readonly string[]>,
  policy: Policy,
  ids: ReadonlyMap<string, FactRecord>,
): Entry {
  const { record } = one;
  const sourceClass = wasAdopted(one.adoption) ? 'accepted_memory' : 'candidate_memory';
  const successor = successorOf(record, supersession, ids);
  const conflictsWith = rivals.get(record.id) ?? [];
  const shared = {
    id: shownId(record),
    path: record.path,
    record,
    settled: one.fact !== null && isSettled(one.adoption),
    selfAdopted: one.adoption.kind === 'adopted' && policy.adoption.approvals === 0,
    supersededBy: successor,
    conflictsWith,
    content: null,
  };
  if (one.block !== null) {
    // No anchor, digest or size of a blocked entry leaves the judge (SECURITY S28).
    return {
      ...shared,
      ...state('policy_blocked', sourceClass),
      reasons: ['policy_blocked'],
      anchors: [],
      supersededBy: null,
      conflictsWith: [],
    };
  }
  const common = { ...shared, ...firstAdoption(one, policy) };
  const anchors = withoutHiddenPlaces(one.anchors, policy);
  // A record with a false binding is not valid either (SECURITY S36).
  if (one.fact === null || anchors.some(isFalse)) {
    return {
      ...common,
      ...state('candidate', 'candidate_memory', 'untrusted'),
      reasons: ['invalid_record'],
      anchors,
    };
  }
  const outside = outsideOfBaseline(one.adoption, one.fact, record.id);
  if (outside !== null) {
    const { status, reason } = outside;
    return {
      ...common,
      ...state(status, 'candidate_memory'),
      ...retirement(one),
      reasons: byPrecedence([reason, ...one.against]),
      anchors,
    };
  }
  const against: Reason[] = [...one.against];
  if (successor !== null || one.adoption.kind === 'superseded') against.push('superseded_fact');
  if (conflictsWith.length > 0) against.push('conflicting_facts');
  const reasons = against.length === 0 ? against : byPrecedence(against);
  const [first] = reasons;
  if (first === undefined) {
    return {
      ...common,
      ...state('accepted', 'accepted_memory'),
      reasons: ['selected_trusted_memory'],
      anchors,
    };
  }
  return {
    ...common,
    ...state(first === 'superseded_fact' ? 'superseded' : 'stale', sourceClass),
    reasons,
    anchors,
  };
}

/** The fact that replaced it: by a link in force; for a note by its own word, where there is such a fact. */
function successorOf(
  { id, saysReplacedBy }: FactRecord,
  { inForce }: Supersession,
  ids: ReadonlyMap<string, FactRecord>,
): string | null {
  return (
    inForce.get(id) ??
    (saysReplacedBy !== undefined && ids.has(saysReplacedBy) ? saysReplacedBy : null)
  );
}

/** A name that is not an id could be another entry's (`live:…`), so the path comes before it. */
function shownId({ id, path }: FactRecord): string {
  return FACT_ID.test(id) || id.startsWith(`${path}#`) ? id : path;
}

function wasAdopted(adoption: Adoption): boolean {
  return adoption.kind === 'adopted' || (adoption.kind === 'superseded' && adoption.wasAdopted);
}

function retirement({ settled }: Considered): Pick<Entry, 'isRetired'> {
  return isRetired(settled) ? { isRetired: true } : {};
}

/** The first settled event that adopts this text, whatever sources it had then; none with a name that is blocked. */
function firstAdoption({ fact, settled }: Considered, policy: Policy): Pick<Entry, 'adopted'> {
  const [first] = settled
    .filter(({ type, claim }) => ADOPTING_TYPES.has(type) && claim === fact?.claim)
    .toSorted((a, b) => compareTexts(a.at, b.at) || compareTexts(a.id, b.id));
  return first === undefined || saysExcluded(first.proposed_by, policy)
    ? {}
    : { adopted: { by: first.proposed_by, on: first.at.slice(0, 10) } };
}

/** Whether the base tree decides about the text, either way. */
function isSettled({ kind }: Adoption): boolean {
  return kind === 'adopted' || kind === 'superseded' || kind === 'withdrawn';
}

/** The status of a fact that no settled record puts into the baseline; null for one that is in it. */
function outsideOfBaseline(
  { kind }: Adoption,
  fact: Fact,
  id: string,
): { readonly status: Status; readonly reason: Reason } | null {
  switch (kind) {
    case 'adopted':
    case 'superseded':
      return null;
    case 'withdrawn':
      return { status: 'rejected', reason: 'not_accepted' };
    case 'unsettled':
      return { status: 'candidate', reason: candidateReason(kind, fact) };
    case 'none':
    case 'mismatch':
      if (fact.status === 'rejected') return { status: 'rejected', reason: 'not_accepted' };
      // No ledger can decide about an entry of another store: its store says that it was replaced.
      return fact.status === 'superseded' && !FACT_ID.test(id)
        ? { status: 'superseded', reason: 'superseded_fact' }
        : { status: 'candidate', reason: candidateReason(kind, fact) };
  }
}

/** A binding that would count as true. A stale one is stale, whatever its hints say. */
function isFalse({ fault, verdict }: AnchorResult): boolean {
  return fault !== null && !breaksTrust(verdict);
}

/** Why a text is only a candidate, by its ledger. */
function candidateReason(adoption: 'none' | 'mismatch' | 'unsettled', fact: Fact): Reason {
  switch (adoption) {
    case 'unsettled':
      return 'adoption_unsettled';
    case 'mismatch':
      return 'adoption_digest_mismatch';
    case 'none':
      return fact.status === 'accepted' ? 'adoption_record_missing' : 'candidate_not_adopted';
  }
}

/** The record of a blocked fact without anything that a report could repeat. */
function emptied(id: string, path: string | null): FactRecord {
  return { id, path: path ?? '', fact: null, problems: [], statedId: null, text: '' };
}

function conflicts(effective: readonly Considered[]): Map<string, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const { record, fact } of effective) {
    if (fact === null || fact.claimKey === null) continue;
    byKey.set(fact.claimKey, [...(byKey.get(fact.claimKey) ?? []), record.id]);
  }
  const rivals = new Map<string, readonly string[]>();
  for (const ids of byKey.values()) {
    if (ids.length > 1)
      for (const id of ids)
        rivals.set(
          id,
          ids.filter((other) => other !== id),
        );
  }
  return rivals;
}
