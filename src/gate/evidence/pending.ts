import { NO_PENDING, pendingConflicts, type PendingConflicts } from '../pending-conflicts.js';
import { evidence } from './evidence.js';

/*
 * Which facts would take trust from each other once the change is merged? Two facts with one `claim_key`, of which one
 * is only proposed now. Read by the rule `conflicting-facts` (MT205) and by `adoptions.ts`. Each rival has an entry of
 * its own.
 */
export const pending = evidence<PendingConflicts>({
  collect: ({ base, head, sight }) => pendingConflicts(base, head, sight),
  // Conflicts that the base has already are in its judged entries, and nothing is proposed there.
  atBase: () => NO_PENDING,
});
