import type { Environment } from '../tree/git.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { Logger } from './log.js';
import { appendSummary, setOutputs } from './results.js';
import { WaitedTooLong } from '../text/waited-too-long.js';
import { GitHubUnavailable } from './unavailable.js';

/*
 * What becomes of a run that falls over? `ConfigurationError` gives exit code 1 and its remedy, a
 * bug of ours 3; each is an annotation, an output and a summary.
 *
 * `github/run.ts` and `companion/run.ts` ask. Exit code and `verdict: error` are a contract of the action.
 * Nothing here throws: a fault must never read as a pass. The sentences may be changed.
 * `__tests__/security/S47-deadline.test.ts` fails when this is wrong.
 */

/**
 * Makes a fault visible where people look: output, annotation, summary (SECURITY S35).
 *
 * @returns the exit code: 1 for what the user can mend, what GitHub must, or a deadline, 3 for what only we can.
 */
export function reportFault(error: unknown, environment: Environment, log: Logger): 1 | 3 {
  const theirs =
    error instanceof ConfigurationError ||
    error instanceof GitHubUnavailable ||
    error instanceof WaitedTooLong;
  const message = visible(error instanceof Error ? error.message : String(error), 500);
  const remedy = theirs
    ? visible(error.remedy, 500)
    : 'This is a bug in memtrust, not in the change. Run again; if it happens again, please report it.';
  // One that fails must not keep the others from being tried: the disk may be what is broken.
  const attempts = [
    () =>
      log.error(`${message}. ${remedy}`, {
        title: theirs ? 'memtrust cannot check this' : 'memtrust failed',
      }),
    () => setOutputs({ verdict: 'error' }),
    // An indented code block, where nothing is a link, a mention or a heading.
    () =>
      appendSummary(
        environment,
        '## memtrust: error\n\nThe gate did not finish, so nothing counts as passed.\n\n' +
          `    ${message}\n    ${remedy}\n`,
      ),
    () => {
      if (!theirs && error instanceof Error)
        for (const line of (error.stack ?? '').split('\n').slice(1)) log.info(line);
    },
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      continue;
    }
  }
  return theirs ? 1 : 3;
}
