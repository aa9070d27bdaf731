import { lstatSync } from 'node:fs';
import type { Repository } from './git.js';
import { readStatus, workTreeStatus } from './work-tree.js';

/*
 * Is the working tree still as it was? A text that is equal for two moments between which neither what is checked out
 * changed nor a file that `WorkTree` reads: what git lists as different, and when each of those files was written last.
 */

/** The state of a working tree as a text that means nothing else. */
export async function workTreeState(repository: Repository): Promise<string> {
  const status = await workTreeStatus(repository);
  const written = readStatus(status).differences.map(({ name }) =>
    timesOf(Buffer.concat([Buffer.from(`${repository.root}/`), name])),
  );
  return [status.toString('latin1'), ...written].join('\n');
}

/** When a file was changed last, to the nanosecond, and which file it is; empty where none is. */
function timesOf(absolute: Buffer): string {
  const stat = lstatSync(absolute, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}
