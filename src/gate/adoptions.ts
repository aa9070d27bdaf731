import type { Sha256 } from '../tree/digest.js';
import type { CodeOwners } from '../memory/codeowners.js';
import type { Fact } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { ADOPTING_TYPES, byFactAndId, isDecisive, type LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import { eventsByFact } from '../trust/adoption.js';
import { NOBODY_ASKED, peopleAsked, type PeopleAsked } from './authority/people-asked.js';
import type { ReplacedBy } from './authority/replaced.js';
import { resolveApproval } from './authority/resolve-approval.js';
import type { Approval, Authority, Doubt } from './authority/authority.js';
import { originsIn, stagedIn, type Origins } from './authority/staged.js';
import type { Rebounds } from './rebounds.js';
import type { Snapshot } from './snapshot.js';

/*
 * Which decisions does a change bring, who has to agree to each, and did they? A pull request that adds `fact.accepted`
 * of `auth/owner` gives one `AdoptionRow`, with the people whose approval covers it.
 */

/** A decisive event that the change brings, and whether a valid approval covers it. */
export interface AdoptionRow {
  readonly factId: string;
  readonly event: LedgerEvent;
  readonly claim: Sha256;
  readonly binding: Sha256;
  readonly approved: boolean;
  readonly effective: 'on_merge' | 'never';
  readonly approvals: readonly Approval[];
  readonly asked: PeopleAsked;
  /** Why nobody's approval could count; null where that is not so. */
  readonly doubt: Doubt | null;
  /** The default branch, where the base has the event and that branch has not; else null. */
  readonly missingIn: string | null;
  /** A rebinding that the gate found to be one: it needs no approval, and approves nothing else. */
  readonly isProven: boolean;
  /**
   * A fact that comes with the change and that the change itself turns down: nothing is taken from
   * anybody, so nobody is asked.
   */
  readonly isBornWithdrawn: boolean;
  /** Facts of the base whose adopters have to agree as well, because this one takes their place. */
  readonly replaces: readonly string[];
  /** What the adopted fact was made of; who introduced that approves nothing here. */
  readonly origins: Origins;
}

/** A change whose decisive events are asked about. */
interface Deciding {
  readonly base: Snapshot;
  readonly head: Snapshot;
  readonly policy: Policy;
  /** CODEOWNERS of the base where the policy lets owners adopt, else null. */
  readonly owners: CodeOwners | null;
  readonly authority: Authority;
  readonly rebounds: Rebounds;
  /** Events that need no answer any more. */
  readonly settled: ReadonlySet<Sha256>;
  /**
   * Where the base is not the default branch: its name, the events of the base, and who answers for
   * those that it has not.
   */
  readonly elsewhere?: {
    readonly branch: string;
    readonly events: ReadonlySet<Sha256>;
    readonly authority: Authority;
  };
}

/**
 * The decisive events of the head that are not settled, and who answers for them. With `approvals:
 * 0` an author who is an adopter adopts alone (SECURITY S37); otherwise as many valid approvals are
 * needed as the base's policy says.
 */
export async function newAdoptions({
  base,
  head,
  policy,
  owners,
  authority,
  rebounds,
  settled,
  elsewhere,
}: Deciding): Promise<AdoptionRow[]> {
  const events = head.memory.events
    .filter((event) => !settled.has(event.id) && isDecisive(event))
    .sort(byFactAndId);
  if (events.length === 0) return [];
  const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
  const originsOf = await originsIn(base.memory, events);
  const replacedBy = hasOneSetOfAdopters(policy, owners)
    ? (): string[] => []
    : await replacementsOf(base, events, facts);
  const isBornWithdrawn = withdrawnAtBirth(base, events, facts);
  const rows: AdoptionRow[] = [];
  // One after the other: what GitHub says of one review serves all of them.
  for (const event of events) {
    const fact = facts.get(event.fact) ?? null;
    const origins = originsOf(event, fact);
    const { fact: factId, claim, binding } = event;
    const own = { factId, event, claim, binding, origins };
    if (isBornWithdrawn(event)) {
      rows.push({ ...own, ...BORN_WITHDRAWN });
      continue;
    }
    const replaces = replacedBy(event, fact);
    const missingIn = elsewhere?.events.has(event.id) === true ? elsewhere.branch : null;
    const asked = peopleAsked(event.fact, replaces, { trees: { base, head }, policy, owners });
    const { approved, approvals, doubt } = await resolveApproval(
      { paths: coveredPaths(event.fact, fact), event, ...stagedIn(origins) },
      asked.sets,
      asked.needed,
      missingIn === null ? authority : (elsewhere?.authority ?? authority),
    );
    const isProven = rebounds.get(event.id) === null;
    rows.push({
      ...own,
      approved,
      isProven,
      isBornWithdrawn: false,
      effective: (approved || isProven) && takesEffect(event, head) ? 'on_merge' : 'never',
      approvals,
      asked,
      doubt,
      missingIn,
      replaces,
    });
  }
  return rows;
}

/** Where the same people adopt everything, whose place a fact takes asks nobody else. */
function hasOneSetOfAdopters(policy: Policy, owners: CodeOwners | null): boolean {
  return (
    owners === null &&
    Object.keys(policy.adoption.paths).length === 0 &&
    policy.scopes === undefined
  );
}

/** What compares texts is loaded only where a change decides something. */
async function replacementsOf(
  base: Snapshot,
  events: readonly LedgerEvent[],
  facts: ReadonlyMap<string, Fact | null>,
): Promise<ReplacedBy> {
  if (events.length === 0) return () => [];
  const { replacedIn } = await import('./authority/replaced.js');
  return replacedIn(base, events, facts);
}

/** Nobody is asked about it, so nobody has answered. */
const BORN_WITHDRAWN = {
  approved: false,
  isProven: false,
  isBornWithdrawn: true,
  effective: 'never',
  approvals: [],
  asked: NOBODY_ASKED,
  doubt: null,
  missingIn: null,
  replaces: [],
} as const;

/** Whether the fact is adopted, or withdrawn, by this event as soon as it is settled. */
function takesEffect(event: LedgerEvent, head: Snapshot): boolean {
  if (!ADOPTING_TYPES.has(event.type)) {
    const own = eventsByFact(head.memory.events).get(event.fact) ?? [];
    return event.type === 'fact.retired' || lastDecisive(own).some(({ id }) => id === event.id);
  }
  const adoption = head.judgement.adoptions.get(event.fact);
  return adoption?.kind === 'unsettled' && adoption.events.some((one) => one.id === event.id);
}

/**
 * Tells of an event whether it only withdraws a text that the same change brings: the base knows
 * neither the fact nor any event of it, nothing in the change adopts it, and the event is about the
 * text that is there. Such is what an import keeps of another store.
 */
function withdrawnAtBirth(
  base: Snapshot,
  fresh: readonly LedgerEvent[],
  facts: ReadonlyMap<string, Fact | null>,
): (event: LedgerEvent) => boolean {
  const known = new Set([
    ...base.memory.facts.map(({ id }) => id),
    ...base.memory.events.map(({ fact }) => fact),
  ]);
  const adopting = new Set(
    fresh.flatMap(({ type, fact }) => (ADOPTING_TYPES.has(type) ? [fact] : [])),
  );
  return ({ type, fact, claim }) =>
    (type === 'candidate.discarded' || type === 'fact.superseded') &&
    !known.has(fact) &&
    !adopting.has(fact) &&
    facts.get(fact)?.claim === claim;
}

/** The fact's file and what it cites. */
export function coveredPaths(factId: string, fact: Fact | null): string[] {
  return [...new Set([factPath(factId), ...(fact?.sources ?? []).map((source) => source.path)])];
}
