/*
 * `cli/main.ts` and `github/fault.ts` end the run with it; `github/network-budget.ts` and `tree/git.ts`
 * throw it. Whoever judges and catches errors to go on must let this one pass; what only tells a verdict
 * that is said already (comment, artifact, refine, re-run) may turn it into a sentence. `what` and `remedy`
 * are printed and stored nowhere: words are free, and neither may hold a token.
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
