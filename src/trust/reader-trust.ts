import {
  type Entry,
  type Reason,
  reasonOf,
  type SourceClass,
  type Status,
  type TrustLevel,
} from '../trust/entry.js';

/*
 * How far may a reader believe an entry, and in which section is it shown? An accepted fact of the baseline is
 * `trusted`, an agent file `advisory`, a stale fact `excluded`, which is named and never quoted.
 */

const TRUST_TIERS = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'] as const;
export type TrustTier = (typeof TRUST_TIERS)[number];

/** The judge's words about an entry, and the tier that they mean. */
export interface ReaderTrust {
  readonly tier: TrustTier;
  readonly sourceClass: SourceClass;
  readonly status: Status;
  readonly trustLevel: TrustLevel;
  readonly trustedBaseline: boolean;
  readonly reason: Reason;
  readonly reasons: readonly Reason[];
  /** Its file; null for a commit, and for a hidden name. */
  readonly path: string | null;
  /** Whether the fact calls itself uncertain. */
  readonly isUncertain: boolean;
}

/** Below this `confidence` a fact is marked as uncertain. */
const CERTAIN = 0.7;

/** A commit is evidence of an attempt. */
const COMMIT: ReaderTrust = {
  tier: 'evidence',
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
 * Recall, context, review and session all use this function.
 *
 * @param entry null for a commit, which is not judged.
 */
export function readerTrustOf(entry: Entry | null): ReaderTrust {
  if (entry === null) return COMMIT;
  const { sourceClass, status, trustLevel, trustedBaseline, reasons, path } = entry;
  return {
    tier: trustTierOf(entry),
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

/** Whether the fact calls itself uncertain. A blocked entry has no record, so it does not. */
export function isUncertain({ record }: Pick<Entry, 'record'>): boolean {
  return (record?.fact?.confidence ?? 1) < CERTAIN;
}

/** The tier of an entry, by the judge's trust level. A trusted entry outside the baseline is only named. */
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
      // Invalid and rejected texts cannot be adopted as they are.
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

/** Whether its text may be given to a reader. Stale, superseded, rejected and unreadable entries are only named. */
export function isGiven({ tier }: Pick<ReaderTrust, 'tier'>): boolean {
  return tier !== 'excluded';
}

/** "changed on this branch since the base": for a fact that is stale here and not at the base; else null. */
export function sinceTheBase({
  status,
  origin = 'base',
}: Pick<Entry, 'status' | 'origin'>): string | null {
  if (status !== 'stale' || origin === 'base') return null;
  return `changed ${origin === 'branch' ? 'on this branch' : 'in this working tree'} since the base`;
}

/** Why an entry that could have been chosen was not. */
export function notSelected({ tier }: Pick<ReaderTrust, 'tier'>): Reason {
  return tier === 'trusted' ? 'not_selected_trusted_fact' : 'not_selected';
}
