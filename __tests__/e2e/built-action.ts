/**
 * The bundles as they would be committed now. Built once for equal sources, since each test file
 * runs in a process of its own.
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

/** Folder of the bundles: `index.js` is the action. */
export function builtBundles(): string {
  const lib = join(ROOT, 'lib');
  const folder = join(lib, `${PREFIX}${digestOfSources()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(lib, { recursive: true });
  const mine = join(lib, `building-${process.pid}-${Date.now()}`);
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--out', mine], {
    encoding: 'utf8',
  });
  try {
    renameSync(mine, folder);
  } catch {
    rmSync(mine, { recursive: true, force: true }); // another test file was faster
  }
  for (const old of readdirSync(lib)) {
    // Another run of the tests may be busy with slightly other sources.
    if (old.startsWith(PREFIX) && Date.now() - statSync(join(lib, old)).mtimeMs > HOUR_MS)
      rmSync(join(lib, old), { recursive: true, force: true });
  }
  return folder;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  const paths = [
    ...sources.map((entry) => join(entry.parentPath, entry.name)),
    join(ROOT, 'scripts/build.mjs'),
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'tsconfig.json'),
    join(ROOT, 'tsconfig.build.json'),
  ];
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
