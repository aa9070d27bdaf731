import {
  type Entry,
  type Reason,
  reasonOf,
  type SourceClass,
  type Status,
  type TrustLevel,
} from '../trust/entry.js';

/*
 * How far may a reader believe an entry, and where does it stand before them? An accepted fact of the baseline is
 * `trusted`, an agent file `advisory`, a stale fact `excluded`, which is named and never quoted.
 */

/** Where an entry stands before those who read memory: how far they may believe it. */
export const TRUST_TIERS = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'] as const;
export type TrustTier = (typeof TRUST_TIERS)[number];

/** How far something may be believed: the judge's own words, and the tier (`shelf`) that they put it on. */
export interface ReaderTrust {
  readonly shelf: TrustTier;
  readonly sourceClass: SourceClass;
  readonly status: Status;
  readonly trustLevel: TrustLevel;
  readonly trustedBaseline: boolean;
  readonly reason: Reason;
  readonly reasons: readonly Reason[];
  /** The file that it is in; null for a commit, and where its name may not be said. */
  readonly path: string | null;
  /** The fact says of itself that it is not sure. */
  readonly isUncertain: boolean;
}

/** Below it a fact is marked as uncertain (DESIGN §3). */
const CERTAIN = 0.7;

/** What somebody did once is evidence of an attempt, and nothing more. */
const COMMIT: ReaderTrust = {
  shelf: 'evidence',
  sourceClass: 'attempt_evidence',
  status: 'candidate',
  trustLevel: 'evidence',
  trustedBaseline: false,
  reason: 'attempt_evidence',
  reasons: ['attempt_evidence'],
  path: null,
  isUncertain: false,
};

/**
 * The one way from what the judge says to what a reader is shown: recall, context, review and session all ask here.
 *
 * @param entry null for a commit, which nobody judges.
 */
export function readerTrustOf(entry: Entry | null): ReaderTrust {
  if (entry === null) return COMMIT;
  const { sourceClass, status, trustLevel, trustedBaseline, reasons, path } = entry;
  return {
    shelf: trustTierOf(entry),
    sourceClass,
    status,
    trustLevel,
    trustedBaseline,
    reason: reasonOf(entry),
    reasons,
    path,
    isUncertain: isUncertain(entry),
  };
}

/** Whether the fact says of itself that it is not sure. Of what the policy blocks nothing is said. */
export function isUncertain({ record }: Pick<Entry, 'record'>): boolean {
  return (record?.fact?.confidence ?? 1) < CERTAIN;
}

/** The tier of an entry, by the judge's trust level. What is trusted and not in the baseline is given to nobody. */
export function trustTierOf({
  trustLevel,
  trustedBaseline,
  status,
}: Pick<Entry, 'trustLevel' | 'trustedBaseline' | 'status'>): TrustTier {
  switch (trustLevel) {
    case 'trusted':
      return trustedBaseline ? 'trusted' : 'excluded';
    case 'advisory':
      return 'advisory';
    case 'candidate':
      // Invalid and rejected texts are nothing that anybody may still adopt as they are.
      return status === 'candidate' ? 'candidates' : 'excluded';
    case 'evidence':
      return 'evidence';
    case 'superseded':
    case 'stale':
    case 'policy_blocked':
    case 'untrusted':
      return 'excluded';
  }
}

/**
 * Whether its text may be given to a reader, under its label. What is stale, superseded, rejected
 * or unreadable is named, and no more.
 */
export function isGiven({ shelf }: Pick<ReaderTrust, 'shelf'>): boolean {
  return shelf !== 'excluded';
}

/** Why what the base may trust is stale for those who read it here, in words; null where the base says so itself. */
export function sinceTheBase({
  status,
  origin = 'base',
}: Pick<Entry, 'status' | 'origin'>): string | null {
  if (status !== 'stale' || origin === 'base') return null;
  return `changed ${origin === 'branch' ? 'on this branch' : 'in this working tree'} since the base`;
}

/** Why something that could have been chosen was not. */
export function notSelected({ shelf }: Pick<ReaderTrust, 'shelf'>): Reason {
  return shelf === 'trusted' ? 'not_selected_trusted_fact' : 'not_selected';
}
