import { lstatSync } from 'node:fs';
import nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePrivateFolder } from '../tree/disk.js';
import { Place } from '../tree/place.js';

/* The folder in which Node keeps compiled code between starts. */

/**
 * Lets Node keep what it compiled of the command line for the next start, which takes a third off a small check.
 * Whoever can write there can make us run their code, so it is a folder of this user that nobody else may write to, or
 * none at all; and it lies in the temporary folder, never in the repository or the home. Needs Node 22.8;
 * NODE_DISABLE_COMPILE_CACHE=1 turns it off.
 */
export function keepCompiled(): void {
  const enable: typeof nodeModule.enableCompileCache | undefined = nodeModule.enableCompileCache;
  const user = process.getuid?.();
  // On a runner each job starts with an empty temporary folder, and runs code of others in it.
  if (enable === undefined || user === undefined || process.env['CI'] !== undefined) return;
  const folder = join(tmpdir(), `memtrust-compiled-${user}`);
  if (isOurs(folder, user)) enable(folder);
}

/** Whether a folder is this user's, a real one, and closed to everybody else; it is made if there is none. */
export function isOurs(folder: string, user: number): boolean {
  // Where everybody may write and nothing sticks, a folder of ours can be put aside for another one.
  const around = lstatSync(dirname(folder), { throwIfNoEntry: false })?.mode ?? 0o002;
  if ((around & 0o002) !== 0 && (around & 0o1000) === 0) return false;
  try {
    makePrivateFolder(Place.ofRunner(folder));
  } catch {
    // It is there already, or cannot be made; what lies there says which.
  }
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && stat.isDirectory() && stat.uid === user && (stat.mode & 0o077) === 0;
}
