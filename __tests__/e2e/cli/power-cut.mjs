// Loaded before the command line (`node --import`): looks at every call that changes the file system below CUT_ROOT.
//
//   CUT_AT     kills the process in the middle of the call of this number
//   CUT_INTO   a folder that gets, for each call, the working tree as it would be found if everything ended in the middle of it:
//              `<number>-kill`, by a kill; `<number>-data`, by a power cut that loses every byte that no fsync put on the disk;
//              `<number>-names`, by one that loses every rename and every new folder that was not put there, and nothing else
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, sep } from 'node:path';

const { CUT_ROOT: root = '', CUT_AT: last, CUT_INTO: into } = process.env;
const real = { ...fs };
const open = new Map();
/** Paths with bytes that are not on the disk. */
const unsynced = new Set();
/** Renames and new folders that are not, the oldest first. */
let names = [];
let calls = 0;
let isInside = false;

const isOurs = (path) =>
  typeof path === 'string' &&
  path.startsWith(root + sep) &&
  !path.startsWith(`${root}${sep}.git${sep}`);

function lookAt(torn) {
  calls += 1;
  if (String(calls) === last) {
    torn?.((path) => path);
    process.kill(process.pid, 'SIGKILL');
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  }
  if (into === undefined) return;
  for (const kind of ['kill', 'data', 'names']) {
    const copy = join(into, `${calls}-${kind}`);
    const inCopy = (path) => copy + path.slice(root.length);
    real.cpSync(root, copy, { recursive: true, filter: (path) => path !== join(root, '.git') });
    torn?.(inCopy);
    if (kind === 'data')
      for (const path of unsynced)
        if (real.existsSync(inCopy(path)))
          real.truncateSync(inCopy(path), Math.floor(real.statSync(inCopy(path)).size / 2));
    if (kind === 'names') for (const { undo } of names.toReversed()) undo(inCopy);
  }
}

/** A folder and those above it, up to the first that was made. */
function foldersFrom(path, first) {
  return path.length < first.length ? [] : [path, ...foldersFrom(dirname(path), first)];
}

/** @param torn what is left of a call that is cut in its middle. */
function counted(path, act, torn) {
  if (isInside || !isOurs(path)) return act();
  isInside = true;
  try {
    lookAt(torn);
    return act();
  } finally {
    isInside = false;
  }
}

fs.openSync = (path, flags, ...rest) =>
  counted(/[wa+]/.test(String(flags)) ? path : null, () => {
    const file = real.openSync(path, flags, ...rest);
    open.set(file, path);
    return file;
  });
fs.closeSync = (file) => {
  open.delete(file);
  return real.closeSync(file);
};
for (const name of ['writeFileSync', 'writeSync', 'appendFileSync']) {
  fs[name] = (target, data, ...rest) => {
    const path = typeof target === 'number' ? open.get(target) : target;
    const half = Buffer.from(data).subarray(0, Math.floor(data.length / 2));
    const write = () => {
      const done = real[name](target, data, ...rest);
      unsynced.add(path);
      return done;
    };
    return counted(path, write, (place) => real.writeFileSync(place(path), half));
  };
}
fs.fsyncSync = (file) => {
  const path = open.get(file);
  return counted(path, () => {
    real.fsyncSync(file);
    unsynced.delete(path);
    names = names.filter(({ folder }) => folder !== path);
  });
};
fs.renameSync = (from, to) =>
  counted(to, () => {
    const before = real.existsSync(to) ? real.readFileSync(to) : null;
    real.renameSync(from, to);
    if (unsynced.delete(from)) unsynced.add(to);
    const undo = (place) => {
      real.renameSync(place(to), place(from));
      if (before !== null) real.writeFileSync(place(to), before);
    };
    names.push({ folder: dirname(to), undo });
  });
fs.mkdirSync = (path, ...rest) =>
  counted(path, () => {
    const first = real.mkdirSync(path, ...rest);
    if (first !== undefined)
      foldersFrom(path, first).forEach((folder) =>
        names.push({
          folder: dirname(folder),
          undo: (place) => real.rmSync(place(folder), { recursive: true, force: true }),
        }),
      );
    return first;
  });
for (const name of ['rmSync', 'unlinkSync'])
  fs[name] = (path, ...rest) => counted(path, () => real[name](path, ...rest));
syncBuiltinESMExports();
