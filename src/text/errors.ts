/*
 * `cli/main.ts` and `github/fault.ts` print message and remedy. Exit code 2 is documented, and must
 * not change; message and remedy are only shown, and their words may. A remedy is always there: what
 * the user cannot mend is no error of this kind. `__tests__/github/event.test.ts` fails when the
 * message is lost.
 */

/**
 * The user's fault: bad arguments, a bad configuration, a repository that cannot be read. Exit code 2.
 * Anything else that is thrown is ours and ends with exit code 3.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  /** @param remedy what the user can do about it, one sentence or a command. */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}
