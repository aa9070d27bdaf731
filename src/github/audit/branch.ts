import type { BranchEvent } from '../event.js';
import type { RunnerEnvironment } from '../environment.js';

/*
 * Which branch does this run audit, if any? A push to `main`, or a schedule, gives `main`: the whole branch
 * is checked, and no change. A pull request gives null. `judge.ts`, `refine.ts` and `hand-on.ts` ask. Safe
 * error: null. An event of somebody's choice must not stand for the branch (SECURITY S37). `AUDITED` may lose
 * an event; one more must have the tip of the branch in front of it. `__tests__/security/S37-audit.test.ts`
 * fails when this is wrong.
 */

const HEADS = 'refs/heads/';
/** Events that have the tip of a branch in front of them, and no commit of somebody's choice. */
const AUDITED: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch']);

/** Name of the default branch where an event stands for its tip, so that it is audited; else null. */
export function auditedBranch(
  event: BranchEvent,
  runner: Pick<RunnerEnvironment, 'eventName' | 'ref'>,
): string | null {
  return AUDITED.has(runner.eventName) ? startedOn(event, runner) : null;
}

/** Name of the default branch where the runner says that the workflow was started on it; else null. */
export function startedOn(
  { isDefault, defaultBranch }: BranchEvent,
  { eventName, ref }: Pick<RunnerEnvironment, 'eventName' | 'ref'>,
): string | null {
  if (!isDefault || !ref.startsWith(HEADS)) return null;
  const branch = ref.slice(HEADS.length);
  // A schedule runs on the default branch alone, and its payload need not name it.
  return branch === defaultBranch || (defaultBranch === null && eventName === 'schedule')
    ? branch
    : null;
}
