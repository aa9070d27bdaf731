import { ConfigurationError } from '../text/errors.js';

/*
 * Does a reason say something? It goes into the ledger, and reviewers read it.
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
