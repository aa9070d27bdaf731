/**
 * The bundles as they would be committed now. Built once for equal sources, whichever test file asks first; the
 * others wait for it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PREFIX = 'tested-';
const HOUR_MS = 3_600_000;
/** A build takes one minute, and some on a busy machine; a claim that is older was left by somebody who is gone. */
const CLAIM_MS = 600_000;

/** Folder of the bundles: `index.js` is the action. */
export function builtBundles(): string {
  const lib = join(ROOT, 'lib');
  const folder = join(lib, `${PREFIX}${digestOfSources()}`);
  const claim = `${folder}.claim`;
  mkdirSync(lib, { recursive: true });
  while (!existsSync(folder)) {
    if (!claimed(claim)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      const mine = join(lib, `building-${process.pid}-${Date.now()}`);
      execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--out', mine], {
        encoding: 'utf8',
      });
      renameSync(mine, folder);
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
  for (const old of readdirSync(lib)) {
    // Another run of the tests may be busy with slightly other sources.
    const path = join(lib, old);
    if (old.startsWith(PREFIX) && path !== folder && isOlder(path, HOUR_MS))
      rmSync(path, { recursive: true, force: true });
  }
  return folder;
}

/** Whether the build is ours to make. A folder is made by one process only. */
function claimed(claim: string): boolean {
  if (isOlder(claim, CLAIM_MS)) rmSync(claim, { recursive: true, force: true });
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}

function isOlder(path: string, ageMs: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ageMs;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  const paths = [
    ...sources.map((entry) => join(entry.parentPath, entry.name)),
    ...['build', 'compile', 'no-undici'].map((name) => join(ROOT, `scripts/${name}.mjs`)),
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'tsconfig.json'),
    join(ROOT, 'tsconfig.build.json'),
  ];
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
