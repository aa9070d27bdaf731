// Runs once in each worker, before its first test file.
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import * as module from 'node:module';
import { load, resolve } from './typescript.mjs';

process.setSourceMapsEnabled(true); // places in errors are those of the sources
// Hooks in a thread of their own cost a message for each import(), and the product imports what it needs when it
// needs it. Node.js 20 has no others.
if (module.registerHooks === undefined) module.register('./typescript.mjs', import.meta.url);
else module.registerHooks({ resolve, load });

// Tests make thousands of small repositories. In memory they need no disk, and git waits for none.
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;
if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) {
  const folder = mkdtempSync(`${MEMORY}/memtrust-tests-`);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    // In a container no program may start there, and some tests write one.
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , how = ''] =
      mounted.find((line) => line.split(' ')[1] === folder)?.split(' ') ?? [];
    return bavail * bsize > ROOM_BYTES && !how.split(',').includes('noexec');
  } catch {
    return false; // no such folder: not on every system
  }
}
