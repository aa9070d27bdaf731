import { ConfigurationError } from '../text/errors.js';

/*
 * Does a reason say something? `retire`, `discard`, `adopt` and others ask of what the user gave them: it goes into
 * the ledger, and whoever reviews it reads it. The words of the error are free.
 * `__tests__/e2e/cli/bad-input.test.ts` fails when an empty reason passes.
 */

/** The reason as it was given. @throws ConfigurationError where it is blank. */
export function reason(option: string, text: string): string {
  if (text.trim() === '')
    throw new ConfigurationError(
      `${option} is empty`,
      'Give a short reason: reviewers will read it.',
    );
  return text;
}
