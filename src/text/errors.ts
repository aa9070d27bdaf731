import { type Phrase, phraseText } from './phrase.js';

/* Errors that are not bugs of memtrust: a wrong configuration, and a wait that took too long. */

/**
 * A mistake of the user: wrong arguments, a wrong configuration, an unreadable repository. Exit code 2. Any other error
 * is a bug: exit code 3.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly remedy: string;

  /** @param remedy one sentence or a command. */
  constructor(message: string | Phrase, remedy: string | Phrase) {
    super(textOf(message));
    this.remedy = textOf(remedy);
  }
}

/** Something outside of memtrust took longer than its limit. Unlike other failures, a deadline ends the run. */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong';

  /** @param what was waited for, and how long. @param remedy one sentence or a command. */
  constructor(
    readonly what: string,
    readonly remedy: string,
  ) {
    super(`waited too long: ${what}`);
  }
}

function textOf(words: string | Phrase): string {
  return typeof words === 'string' ? words : phraseText(words);
}
