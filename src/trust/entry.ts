import type { AnchorResult } from '../anchors/verdict.js';
import type { FactRecord } from '../memory/fact.js';

/* What is a judged entry of memory: its class, status, trust level, and the reasons for them? */

/** Where a memory entry comes from, which limits how far it can be trusted. */
export const SOURCE_CLASSES = [
  'accepted_memory',
  'candidate_memory',
  'attempt_evidence',
  'review_evidence',
  'live_external',
] as const;
export type SourceClass = (typeof SOURCE_CLASSES)[number];

/** What readers are given beside entries: a commit that no recorded attempt names. */
export const READER_CLASSES = [...SOURCE_CLASSES, 'commit_evidence'] as const;
export type ReaderClass = (typeof READER_CLASSES)[number];

/** Effective status, computed at each evaluation. */
export const STATUSES = [
  'accepted',
  'candidate',
  'advisory',
  'superseded',
  'stale',
  'policy_blocked',
  'rejected',
] as const;
export type Status = (typeof STATUSES)[number];

/** How far a reader may believe an entry. */
export const TRUST_LEVELS = [
  'trusted',
  'advisory',
  'evidence',
  'candidate',
  'superseded',
  'stale',
  'policy_blocked',
  'untrusted',
] as const;
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/**
 * Where the text of an entry was read. Only `base` can be trusted; `branch` is committed on the current branch,
 * `uncommitted` is only in the working tree.
 */
export const ENTRY_ORIGINS = ['base', 'branch', 'uncommitted'] as const;
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number];

export interface Entry {
  readonly id: string;
  readonly sourceClass: SourceClass;
  /** Absent in the gate, which compares two trees; only readers put them together. */
  readonly origin?: EntryOrigin;
  /** Whether what decides about it is in the base tree. */
  readonly settled: boolean;
  /** Whether what decides about it was traced to an approved pull request; absent where that was not checked. */
  readonly audited?: boolean;
  /** Adopted under `approvals: 0`. */
  readonly selfAdopted: boolean;
  readonly status: Status;
  readonly trustLevel: TrustLevel;
  /** Who first adopted this text, and on which day, as the settled ledger says; absent where nobody did. */
  readonly adopted?: { readonly by: string; readonly on: string };
  /** Counts as baseline evidence. */
  readonly trustedBaseline: boolean;
  /** A fact that is rejected because it was retired, and not discarded as a candidate. */
  readonly isRetired?: true;
  readonly reasons: readonly Reason[];
  /** The file of the entry; null where even its name is policy-blocked. */
  readonly path: string | null;
  readonly anchors: readonly AnchorResult[];
  /**
   * The fact behind the entry; null for live files and evidence. Of a blocked fact it is an empty one,
   * with the id and path under which it is shown and nothing that its file says (SECURITY S28).
   */
  readonly record: FactRecord | null;
  readonly supersededBy: string | null;
  readonly conflictsWith: readonly string[];
  /** Object id of a live file's content, to compare two trees; null where blocked. */
  readonly content: string | null;
}

/** The first reason by precedence, which reports show. */
export function reasonOf(entry: Entry): Reason {
  const [first] = entry.reasons;
  if (first === undefined) throw new Error('An entry has at least one reason');
  return first;
}

/**
 * Why an entry is what it is, in the order of precedence. A new one needs its place here, the judge or a reader that
 * gives it, its row in `docs/words.md`, and `npm run docs`.
 */
export const REASONS = [
  'policy_blocked',
  'invalid_record',
  'not_accepted',
  'attempt_evidence',
  'review_evidence',
  'commit_evidence',
  'adoption_unsettled',
  'adoption_digest_mismatch',
  'adoption_record_missing',
  'candidate_not_adopted',
  'superseded_fact',
  'conflicting_facts',
  'source_out_of_tree',
  'source_missing',
  'source_digest_mismatch',
  'source_unreadable',
  'expired_fact',
  'not_yet_valid',
  'live_source',
  'over_budget',
  'selected_trusted_memory',
  'not_selected_trusted_fact',
  'not_selected',
] as const;
export type Reason = (typeof REASONS)[number];

export function byPrecedence(reasons: Iterable<Reason>): Reason[] {
  const there = new Set(reasons);
  return REASONS.filter((reason) => there.has(reason));
}
