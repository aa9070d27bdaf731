import { reasonOf, type SourceClass, type Status, type TrustLevel } from '../../trust/entry.js';
import type { Reason } from '../../trust/reasons.js';
import type { Passage } from './passage.js';

/** How far a passage may be believed: the judge's own words about its entry. */
export interface Standing {
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

/** A commit has no entry: what somebody did once is evidence of an attempt, and nothing more. */
const COMMIT: Standing = { sourceClass: 'attempt_evidence', status: 'candidate', trustLevel: 'evidence', trustedBaseline: false, reason: 'attempt_evidence', reasons: ['attempt_evidence'], path: null, isUncertain: false };

export function standingOf({ entry }: Passage): Standing {
  if (entry === null) return COMMIT;
  const { sourceClass, status, trustLevel, trustedBaseline, reasons, path, record } = entry;
  return { sourceClass, status, trustLevel, trustedBaseline, reason: reasonOf(entry), reasons, path, isUncertain: (record?.fact?.confidence ?? 1) < CERTAIN };
}

/** Whether its text may be given to a reader, under its label. What is stale, superseded, rejected or unreadable is named, and no more. */
export function isTold({ trustLevel }: Pick<Standing, 'trustLevel'>): boolean {
  switch (trustLevel) {
    case 'trusted':
    case 'advisory':
    case 'evidence':
    case 'candidate':
      return true;
    case 'superseded':
    case 'stale':
    case 'policy_blocked':
    case 'untrusted':
      return false;
  }
}

/** Why something that could have been chosen was not. */
export function notSelected({ trustedBaseline }: Pick<Standing, 'trustedBaseline'>): Reason {
  return trustedBaseline ? 'not_selected_trusted_fact' : 'not_selected';
}
