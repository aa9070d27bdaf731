/*
 * `retries.ts` throws it when the last retry failed, and `api/answer.ts`; `fault.ts` says what it means for
 * the run. `mayBeDone` matters to writes: what may have been done is looked for before it is done again. The
 * sentences may be changed. `__tests__/github/client.test.ts` ("at once where something may have been made")
 * fails when `mayBeDone` is lost.
 */

/**
 * GitHub did not give an answer, or none that can be understood, however often it was asked.
 * Neither the user's fault nor ours: the gate cannot judge, and a later run may.
 */
export class GitHubUnavailable extends Error {
  override readonly name = 'GitHubUnavailable';
  readonly remedy =
    'Run the job again; https://www.githubstatus.com says whether GitHub is in trouble.';

  /**
   * @param what happened, in our own words.
   * @param mayBeDone true where the request may have had its effect although no answer came back.
   */
  constructor(
    readonly what: string,
    readonly mayBeDone: boolean,
  ) {
    super(`GitHub is not available: ${what}`);
  }
}
