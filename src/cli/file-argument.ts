import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';

/**
 * A file that an option names, whole, as bytes. It is refused above 1 MB, the cap of a file of memory.
 *
 * @param typed the path as the user wrote it; from the folder where the user is, not from the root.
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
