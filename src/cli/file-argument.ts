import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';

/**
 * A file that an option names, whole, as bytes: `run`, `review`, `session`, `benchmark` and
 * `statement-argument.ts` ask. Throws a ConfigurationError, which is exit 2 and says what to do, where there is
 * none, or a larger one than 1 MB: memory is short, and whatever reads this reads it whole. The policy is not
 * asked here: a file for the context of an agent comes through `given-file.ts`, which asks it.
 *
 * The cap is that of a file of memory; the words of a refusal are free, exit 2 is not.
 * `__tests__/e2e/cli/bad-input.test.ts` and `__tests__/e2e/cli/adoption-path.test.ts` have the refusals.
 *
 * @param typed the path as the user wrote it; from the folder where the user stands, not from the root.
 */
export function readFileArgument(cwd: string, option: string, typed: string): Buffer {
  const absolute = resolve(cwd, typed);
  try {
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
      throw new ConfigurationError(
        phraseText(say`${[option]} ${typed} is not a file`),
        'Give the path of an existing file.',
      );
    if (stat.size > MEMORY_FILE_BYTES)
      throw new ConfigurationError(
        phraseText(say`${[option]} ${typed} is larger than 1 MB`),
        'Give a shorter one.',
      );
    return readFileSync(absolute);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new ConfigurationError(
        phraseText(say`${[option]} ${typed} cannot be read: ${[String(error.code)]}`),
        'Check its permissions.',
      );
    throw error;
  }
}

/** The same as text. What is not UTF-8 is refused: with replaced bytes it would say something else, unnoticed. */
export function readTextArgument(cwd: string, option: string, typed: string): string {
  const bytes = readFileArgument(cwd, option, typed);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ConfigurationError(
      phraseText(say`${[option]} ${typed} is not UTF-8 text`),
      'Save it as UTF-8.',
    );
  }
}
