import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { ReviewInput } from '../gate/review/review.js';
import { plain } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { RunnerEnvironment } from './environment.js';

/*
 * What did the reviewer of this change write, as a file of the workflow? `review.json` in the
 * workspace gives its text; `../x` and a link give a sentence that says why it was not read.
 *
 * `github/run.ts` asks. Safe error: unread, which is a finding for all to see. What is read can add
 * findings and takes none away. The cap of bytes is that of a file of memory; a link must stay unread;
 * sentences are free. `__tests__/github/review-findings.test.ts` fails when this is wrong.
 */

/**
 * The file that the input `review-findings` names: data of a stranger, whoever wrote it into the
 * workspace (SECURITY S01). One that cannot be read is a finding and no crash. Links lead nowhere:
 * what they name is not the reviewer's.
 *
 * @param written relative to the workspace, or a path in it or in the runner's temporary folder.
 */
export function readReviewFindings(
  written: string,
  { workspace, temp }: Pick<RunnerEnvironment, 'workspace' | 'temp'>,
): ReviewInput {
  const absolute = resolve(workspace, written);
  const unread = (why: string): ReviewInput => ({ name: written, fault: plain(why) });
  try {
    if (![workspace, temp].some((folder) => isBelow(folder, absolute)))
      return unread('it is neither in the workspace nor in the temporary folder of the runner');
    const stat = lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile()) return unread('the file does not exist');
    if (![workspace, temp].some((folder) => isBelow(realpathSync(folder), realpathSync(absolute))))
      return unread('its path contains a link');
    if (stat.size > MEMORY_FILE_BYTES) return unread('it is larger than 1 MB');
    const bytes = readFileSync(absolute);
    return isUtf8(bytes)
      ? { name: written, text: bytes.toString('utf8') }
      : unread('it is not UTF-8 text');
  } catch (error) {
    return unread(
      error instanceof Error && 'code' in error
        ? `it cannot be opened (${String(error.code)})`
        : 'it cannot be opened',
    );
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}
