import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { Io } from './io.js';
import { strictUtf8 } from '../text/file-text.js';
import { secretsIn } from '../text/secrets.js';
import { statOf } from '../tree/place.js';
import type { Policy } from '../memory/policy-shape.js';
import { blockOfName, saysExcluded } from '../trust/blocking.js';

/* Text that a command takes from a file, an option or standard input, with checks of size, encoding and secrets. */

/** The bytes of a file that an option names, up to 1 MB. @param typed relative to the current folder. */
export function readFileArgument(cwd: string, option: string, typed: string): Buffer {
  const absolute = resolve(cwd, typed);
  try {
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
      throw new ConfigurationError(
        say`${[option]} ${typed} is not a file`,
        'Give the path of an existing file.',
      );
    if (stat.size > MEMORY_FILE_BYTES)
      throw new ConfigurationError(
        say`${[option]} ${typed} is larger than 1 MB`,
        'Give a shorter one.',
      );
    return readFileSync(absolute);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new ConfigurationError(
        say`${[option]} ${typed} cannot be read: ${[String(error.code)]}`,
        'Check its permissions.',
      );
    throw error;
  }
}

/** Invalid UTF-8 is refused: with replaced bytes the text would silently differ. */
export function readTextArgument(cwd: string, option: string, typed: string): string {
  const text = strictUtf8(readFileArgument(cwd, option, typed));
  if (text !== null) return text;
  throw new ConfigurationError(say`${[option]} ${typed} is not UTF-8 text`, 'Save it as UTF-8.');
}

/** Where a statement comes from, besides an argument and standard input. */
export interface StatementOptions {
  readonly text?: string;
  readonly file?: string;
}

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

/** At most 1 MB of UTF-8. */
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

/**
 * Refuses a text that looks like a secret before it is written: git would keep it. The message repeats nothing of it.
 */
export function refuseSecrets(texts: readonly (string | undefined)[]): void {
  const [secret] = texts.flatMap((text) => secretsIn(text ?? ''));
  if (secret !== undefined)
    throw new ConfigurationError(
      `Nothing was written: the text contains what looks like ${secret.label}`,
      'Remove it: what is committed to git stays in its history.',
    );
}

/** Null if the file is missing or not UTF-8. Strict: a lossy reading could call two different files equal. */
export function strictText(root: string, path: string): string | null {
  if (statOf(join(root, path))?.isFile() !== true) return null;
  try {
    return strictUtf8(readFileSync(join(root, path)));
  } catch {
    return null;
  }
}

/** No context has room for more. */
const MOST_BYTES = 16 * 1024 * 1024;

function missingRemedy(path: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(path)
    ? 'memtrust asks no server: save its text in a file, and give --mcp-resource URI=FILE.'
    : 'Check the path; it is relative to the current folder.';
}

/**
 * Reads a file of `--prompt`, `--resource`, `--tools` and so on. It is refused if the policy blocks its path as typed,
 * its path behind links, or its text (SECURITY S28). The message repeats no word of it.
 */
export function readGiven(
  io: Io,
  {
    option,
    path,
    root,
    policy,
  }: {
    readonly option: string;
    readonly path: string;
    readonly root: string;
    readonly policy: Policy;
  },
): string {
  const refuse = (why: string, remedy: string): never => {
    throw new ConfigurationError(say`${[option]} ${path} ${[why]}`, remedy);
  };
  const absolute = resolve(io.cwd, path);
  let text: string;
  try {
    const stats = statSync(absolute);
    if (!stats.isFile()) return refuse('is not a file', 'Give a text file.');
    if (stats.size > MOST_BYTES)
      return refuse(`is larger than ${MOST_BYTES / 1024 / 1024} MB`, 'Give a smaller part of it.');
    if ([absolute, realpathSync(absolute)].some((place) => isBlocked(place, root, policy)))
      return refuse('is blocked by the policy', 'Leave it out: no agent may see it.');
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(absolute));
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    if (error instanceof TypeError) return refuse('is not UTF-8 text', 'Save it as UTF-8.');
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? refuse('does not exist', missingRemedy(path))
      : refuse(`cannot be read: ${code}`, 'Check its permissions.');
  }
  if (saysExcluded(text, policy))
    return refuse(
      'contains text that the policy excludes',
      'Remove that text: no agent may see it.',
    );
  return text;
}

/** The policy has no names for files outside of the repository. */
function isBlocked(absolute: string, root: string, policy: Policy): boolean {
  const fromRoot = relative(root, absolute).split(sep).join('/');
  return !fromRoot.startsWith('../') && fromRoot !== '..' && blockOfName(fromRoot, policy) !== null;
}
