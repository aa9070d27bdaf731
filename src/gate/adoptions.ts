import type { Sha256 } from '../tree/digest.js';
import { pathMatches } from '../memory/glob.js';
import { isDecisive, type LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy.js';
import type { Snapshot } from './snapshot.js';

export interface Approval {
  readonly login: string;
  readonly commitId: string;
  readonly counted: boolean;
  readonly why: string;
}

/** A decisive event that the change brings, and whether a valid approval covers it. */
export interface AdoptionRow {
  readonly factId: string;
  readonly event: LedgerEvent;
  readonly claim: Sha256;
  readonly binding: Sha256;
  readonly approved: boolean;
  readonly effective: 'now' | 'on_merge' | 'never';
  readonly approvals: readonly Approval[];
}

/** What GitHub knows of an adoption; the gate's only view of it. */
export interface Authority {
  /** Login of the author of the pull request; null where there is none. */
  readonly author: string | null;
  readonly approvalsOf: (event: LedgerEvent) => readonly Approval[];
}

export const NO_AUTHORITY: Authority = { author: null, approvalsOf: () => [] };

/** Who may adopt a fact: the accounts of the last pattern of `adoption.paths` that matches its id, else all adopters. */
export function adoptersOf(factId: string, { adoption }: Policy): readonly string[] {
  return Object.entries(adoption.paths).findLast(([pattern]) => pathMatches(pattern, factId))?.[1] ?? adoption.adopters;
}

/**
 * The decisive events that only the head has. With `approvals: 0` an author who is an adopter adopts alone
 * (SECURITY S37); otherwise as many counted approvals are needed as the base's policy says.
 */
export function newAdoptions(base: Snapshot, head: Snapshot, policy: Policy, authority: Authority): AdoptionRow[] {
  const settled = new Set(base.memory.events.map((event) => event.id));
  return head.memory.events
    .filter((event) => !settled.has(event.id) && isDecisive(event))
    .sort((a, b) => (a.fact === b.fact ? (a.id < b.id ? -1 : 1) : a.fact < b.fact ? -1 : 1))
    .map((event): AdoptionRow => {
      const approvals = authority.approvalsOf(event);
      const needed = policy.adoption.approvals;
      const people = new Set(approvals.filter((approval) => approval.counted).map((approval) => approval.login.toLowerCase()));
      const approved = needed === 0 ? isAmong(authority.author, adoptersOf(event.fact, policy)) : people.size >= needed;
      const adoption = head.judgement.adoptions.get(event.fact);
      const counts = adoption?.kind === 'unsettled' && adoption.events.some((one) => one.id === event.id);
      return { factId: event.fact, event, claim: event.claim, binding: event.binding, approved, effective: counts && approved ? 'on_merge' : 'never', approvals };
    });
}

/** Accounts, not teams: whether somebody is a member is asked of GitHub, and not here. */
function isAmong(login: string | null, accounts: readonly string[]): boolean {
  return login !== null && accounts.some((account) => !account.includes('/') && account.replace(/^@/, '').toLowerCase() === login.toLowerCase());
}
