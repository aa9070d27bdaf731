import type { Entry, SourceClass, Status, TrustLevel } from './entry.js';

/*
 * With which three labels is memory listed, and which trust level does a status have? `stale` of a fact that was
 * adopted: `accepted_memory`, `stale`, `stale`.
 */

export interface Labels {
  readonly source_class: SourceClass;
  readonly status: Status;
  readonly trust_level: TrustLevel;
}

type JudgedState = Pick<Entry, 'sourceClass' | 'status' | 'trustLevel'>;

export function labelsOf({ sourceClass, status, trustLevel }: JudgedState): Labels {
  return { source_class: sourceClass, status, trust_level: trustLevel };
}

/** The labels of a proposal: without an adoption it is a candidate, or less. */
export function labelsOfProposal(status: Status = 'candidate'): Labels {
  return labelsOf(state(status, 'candidate_memory'));
}

export function labelsOfLive(isBlocked: boolean): Labels {
  return labelsOf(state(isBlocked ? 'policy_blocked' : 'advisory', 'live_external'));
}

/** The trust level of a status; `state` is given another for evidence, and for a broken record (`untrusted`). */
const TRUST_OF_STATUS: Readonly<Record<Status, TrustLevel>> = {
  accepted: 'trusted',
  candidate: 'candidate',
  advisory: 'advisory',
  superseded: 'superseded',
  stale: 'stale',
  policy_blocked: 'policy_blocked',
  rejected: 'untrusted',
};

/** Status, class and trust level; only a trusted accepted entry is in the baseline. */
export function state(
  status: Status,
  sourceClass: SourceClass,
  trustLevel: TrustLevel = TRUST_OF_STATUS[status],
) {
  return {
    status,
    sourceClass,
    trustLevel,
    trustedBaseline: status === 'accepted' && trustLevel === 'trusted',
  };
}
