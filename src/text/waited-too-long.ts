/*
 * `cli/main.ts` and `github/fault.ts` end the run with it; `github/network-budget.ts` and
 * `tree/git.ts` throw it. Whoever catches errors to go on must let this one pass. It ends a command
 * with exit code 2, as a `ConfigurationError` does; the words are only shown, and `what` stands
 * alone in the notes of the action (`there is no new comment: …`).
 * `__tests__/security/S47-deadline.test.ts` fails when the message is lost.
 */

/**
 * Something outside of memtrust did not end within its time limit, so nothing was judged. A kind of
 * its own: an answer that does not come may be passed over here and there, but a deadline ends the
 * run.
 */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong';

  /**
   * @param what was waited for, and how long.
   * @param remedy what the user can do about it, one sentence or a command.
   */
  constructor(
    readonly what: string,
    readonly remedy: string,
  ) {
    super(`waited too long: ${what}`);
  }
}
