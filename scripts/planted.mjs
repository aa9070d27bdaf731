// Writes the repository with planted defects and its benign twin, each committed, to show them to other tools:
// `node scripts/planted.mjs DIR` makes DIR/planted, DIR/benign, and DIR/defects.json with the place of every defect.
import { transformFile } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sources = resolve(dirname(fileURLToPath(import.meta.url)), '../__tests__/e2e/planted');

/** The modules of the tests as JavaScript, in a folder of their own: Node 20 cannot read TypeScript. */
async function compiled(to) {
  writeFileSync(join(to, 'package.json'), '{"type":"module"}');
  for (const name of readdirSync(sources)) {
    const { code } = await transformFile(join(sources, name), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'es6' },
    });
    writeFileSync(join(to, name.replace(/\.ts$/, '.js')), code);
  }
  const load = (name) => import(pathToFileURL(join(to, name)).href);
  return { ...(await load('defects.js')), ...(await load('benign.js')) };
}

// Committed now: one of the peers counts how old an agent file is.
function git(cwd, ...args) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const { status, stderr } = spawnSync(
    'git',
    ['-c', 'user.name=shop', '-c', 'user.email=shop@example.com', ...args],
    { cwd, env, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

function write(to, files, links) {
  mkdirSync(to);
  git(to, 'init', '-q', '-b', 'main');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(target, join(to, path));
  }
  git(to, 'add', '-A');
  git(to, 'commit', '-q', '-m', 'The shop');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: node scripts/planted.mjs DIR\n');
  process.exit(2);
}
const work = mkdtempSync(join(tmpdir(), 'memtrust-planted-'));
try {
  const { plantedFiles, defects, benignFiles, links } = await compiled(work);
  mkdirSync(folder, { recursive: true });
  write(join(folder, 'planted'), plantedFiles, {});
  write(join(folder, 'benign'), benignFiles, links);
  writeFileSync(join(folder, 'defects.json'), `${JSON.stringify(defects, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
