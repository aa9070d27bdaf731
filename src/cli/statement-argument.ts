import { ConfigurationError } from '../text/errors.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { readFileArgument } from './file-argument.js';
import type { Io } from './io.js';

/** The places besides standard input from which a command takes what shall be remembered. */
export interface StatementOptions {
  readonly text?: string;
  readonly file?: string;
}

/** The statement from the one place that the user named: the argument, an option, or standard input. */
export async function readStatement(
  io: Io,
  argument: string | undefined,
  options: StatementOptions,
): Promise<string> {
  const named = [argument, options.text, options.file].filter((one) => one !== undefined);
  if (named.length > 1)
    throw new ConfigurationError(
      'The statement is given more than once',
      'Give it once: as an argument, with --text or --file, or - for standard input.',
    );
  if (argument !== undefined && argument !== '-') return argument;
  if (options.text !== undefined) return options.text;
  if (options.file !== undefined) return decode(readFileArgument(io.cwd, '--file', options.file));
  if (argument === undefined && io.input.interactive)
    throw new ConfigurationError(
      'No statement is given',
      'Give it as an argument, with --text "…" or --file FILE, or - to type it.',
    );
  return decode(await io.input.read(MEMORY_FILE_BYTES));
}

/** The bytes as text, or an error: at most 1 MB, as a file of memory may have, and UTF-8. */
function decode(bytes: Uint8Array): string {
  if (bytes.length > MEMORY_FILE_BYTES)
    throw new ConfigurationError(
      'The statement is larger than 1 MB',
      'Keep the statement short, and cite the rest.',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigurationError('The statement is not UTF-8 text', 'Save it as UTF-8.');
  }
}
