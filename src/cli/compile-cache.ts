import { lstatSync } from 'node:fs';
import nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePrivateFolder } from '../tree/disk.js';
import { Place } from '../tree/place.js';

/* The folder in which Node keeps compiled code between starts. */

/**
 * Lets Node keep compiled code for the next start, a third of the time of a small check. Whoever can write there can
 * run code as this user, so it is a private folder below the temporary one, or none. Needs Node 22.8; off with
 * NODE_DISABLE_COMPILE_CACHE=1.
 */
export function keepCompiled(): void {
  const enable: typeof nodeModule.enableCompileCache | undefined = nodeModule.enableCompileCache;
  const user = process.getuid?.();
  // On a runner the folder is new in each job, and others run code there.
  if (enable === undefined || user === undefined || process.env['CI'] !== undefined) return;
  const folder = join(tmpdir(), `memtrust-compiled-${user}`);
  if (isOurs(folder, user)) enable(folder);
}

/** Whether a folder is real, of this user and closed to others. It is made if there is none. */
export function isOurs(folder: string, user: number): boolean {
  // In a shared folder without the sticky bit, someone could replace ours.
  const around = lstatSync(dirname(folder), { throwIfNoEntry: false })?.mode ?? 0o002;
  if ((around & 0o002) !== 0 && (around & 0o1000) === 0) return false;
  try {
    makePrivateFolder(Place.ofRunner(folder));
  } catch {
    // It exists or cannot be made; the check below decides.
  }
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && stat.isDirectory() && stat.uid === user && (stat.mode & 0o077) === 0;
}
