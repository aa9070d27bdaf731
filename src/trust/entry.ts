import type { AnchorResult } from '../anchors/verdict.js';
import type { FactRecord } from '../memory/fact.js';
import type { Reason } from './reasons.js';

/*
 * What is an entry of memory once it is judged? Their order is only that of the schemas.
 */

/** Where a memory entry comes from, which limits how far it can be trusted. */
export const SOURCE_CLASSES = [
  'accepted_memory',
  'candidate_memory',
  'attempt_evidence',
  'review_evidence',
  'live_external',
] as const;
export type SourceClass = (typeof SOURCE_CLASSES)[number];

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
 * Where the text of an entry was read. What is not of the `base` is shown and never trusted: `branch` is committed
 * on the current branch, `uncommitted` only lies in the working tree.
 */
export const ENTRY_ORIGINS = ['base', 'branch', 'uncommitted'] as const;
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number];

/** One memory entry, judged. */
export interface Entry {
  readonly id: string;
  readonly sourceClass: SourceClass;
  /** Absent where nobody asked: the gate compares two trees, and only readers put them together. */
  readonly origin?: EntryOrigin;
  /** Whether what decides about it is in the base tree. */
  readonly settled: boolean;
  /** Whether what decides about it was traced to an approved pull request; absent where nobody looked. */
  readonly audited?: boolean;
  /** Adopted under `approvals: 0`. */
  readonly selfAdopted: boolean;
  readonly status: Status;
  readonly trustLevel: TrustLevel;
  /** Counts as baseline evidence. */
  readonly trustedBaseline: boolean;
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

/** The first reason, by precedence: the one that a report shows. */
export function reasonOf(entry: Entry): Reason {
  const [first] = entry.reasons;
  if (first === undefined) throw new Error('An entry has at least one reason');
  return first;
}
