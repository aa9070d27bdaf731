import { readFileSync, realpathSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Policy } from '../memory/policy-shape.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { blockOfName, saysExcluded } from '../trust/blocking.js';
import type { Io } from './io.js';

/** No context has room for more. */
const MOST_BYTES = 16 * 1024 * 1024;

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
      ? refuse('does not exist', 'Check the path; it is relative to the current folder.')
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
