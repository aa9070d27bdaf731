import { NO_PENDING, pendingConflicts, type PendingConflicts } from '../pending-conflicts.js';
import { evidence } from './evidence.js';

/** Facts that would take trust from each other once the change is merged. */
export const pending = evidence<PendingConflicts>({
  collect: ({ base, head, sight }) => pendingConflicts(base, head, sight),
  atBase: () => NO_PENDING,
});
