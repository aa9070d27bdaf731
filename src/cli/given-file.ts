import { readFileSync, realpathSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Policy } from '../memory/policy-shape.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { blockOfName, saysExcluded } from '../trust/blocking.js';
import type { Io } from './io.js';

/** 16 MB: more is nothing that a context could hold, and the file is read whole. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * A text that the user names on the command line (`--prompt`, `--resource`, `--tools` …), refused where the policy
 * keeps it out of what agents are given (SECURITY S28). `context-file.ts` reads all of them here.
 *
 * The policy is asked three times: about the path as typed, about the path behind links (`link` → `.env`), and about
 * what the file says. To refuse is the safe error, and it is loud: exit 2, and no context is written. The message says
 * which option, and no word of the text. `MOST_BYTES` may be changed; a fourth question may be added, none of the three
 * left out.
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
    throw new ConfigurationError(phraseText(say`${[option]} ${path} ${[why]}`), remedy);
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

/** By its name. A file outside of the repository has no name that the policy could speak of. */
function isBlocked(absolute: string, root: string, policy: Policy): boolean {
  const fromRoot = relative(root, absolute).split(sep).join('/');
  return !fromRoot.startsWith('../') && fromRoot !== '..' && blockOfName(fromRoot, policy) !== null;
}
