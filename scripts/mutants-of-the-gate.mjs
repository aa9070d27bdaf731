// Breaks the program in one named place after the other and asks `memtrust check`, on the last
// commit of this repository alone, whether it notices: `npm run mutants:gate`. Prints the table of
// __tests__/fixtures/gate-mutants.md; `--write` puts it there. Two minutes.
//
//   npm run mutants:gate -- --only shelf      those whose name has the word
//
// No test is asked. Whoever uses the program has its built-in cases and nothing else, so these
// alone must notice.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from '@swc/core';
import { compile } from './compile.mjs';
import { GATE_MUTANTS, placesOf } from './gate-mutants.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean' }, workers: { type: 'string' } },
});
const wanted = GATE_MUTANTS.filter(({ name }) => name.includes(values.only ?? ''));
if (wanted.length === 0) throw new Error(`no mutant has ${values.only} in its name`);

/** The JavaScript of one source with its mutant. */
function broken({ name, file, find, replace }) {
  const source = readFileSync(join(root, file), 'utf8');
  const places = source.match(placesOf(find))?.length ?? 0;
  if (places !== 1)
    throw new Error(`${name}: ${file} has its text ${places} times, and must have it once`);
  return transformSync(
    source.replace(placesOf(find), () => replace),
    { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } },
  ).code;
}

/** A copy of the compiled program, in which one file is ever other than in the sources. */
function copyOf(lib, folder) {
  mkdirSync(folder);
  cpSync(lib, join(folder, 'lib'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What `check` says of this repository: its exit code, and the cases that fail. */
function check(folder) {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [join(folder, 'lib/cli.js'), 'check', '--base', 'HEAD', '--head', 'HEAD', '--format', 'json'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'ignore'],
        // In CI a check runs the built-in cases.
        env: { ...process.env, CI: '1', NODE_DISABLE_COMPILE_CACHE: '1' },
      },
    );
    const alarm = setTimeout(() => child.kill('SIGKILL'), 120_000);
    let out = '';
    child.stdout.on('data', (bytes) => (out += bytes));
    child.on('close', (code) => {
      clearTimeout(alarm);
      done({ code, cases: casesIn(out) });
    });
  });
}

function casesIn(text) {
  try {
    return JSON.parse(text)
      .fixtures.cases.filter(({ passed }) => !passed)
      .map(({ id }) => id.replace('built-in/', ''));
  } catch {
    return [];
  }
}

async function tryOne(folder, mutant) {
  const path = join(folder, mutant.file.replace(/^src/, 'lib').replace(/\.ts$/, '.js'));
  const original = readFileSync(path);
  writeFileSync(path, broken(mutant));
  try {
    return { ...mutant, ...(await check(folder)) };
  } finally {
    writeFileSync(path, original);
  }
}

/** Cases that are named in a row of the table; the others are counted. */
const MOST_NAMED = 3;

function row({ name, file, code, cases }) {
  const named = cases
    .slice(0, MOST_NAMED)
    .map((id) => `\`${id}\``)
    .join(', ');
  const more = cases.length > MOST_NAMED ? ` and ${cases.length - MOST_NAMED} more` : '';
  return `| ${name} | \`${file.replace('src/', '')}\` | ${code === 0 ? '**survives**' : named === '' ? `exit code ${code}` : `${named}${more}`} |`;
}

const work = mkdtempSync(join(tmpdir(), 'memtrust-gate-mutants-'));
try {
  for (const mutant of wanted) broken(mutant);
  compile(join(work, 'lib'));
  const folders = Array.from(
    { length: Number(values.workers ?? Math.min(2, availableParallelism())) },
    (_, index) => copyOf(join(work, 'lib'), join(work, String(index))),
  );
  const sound = await check(folders[0]);
  if (sound.code !== 0)
    throw new Error(
      `check fails without a mutant: exit code ${sound.code}, ${sound.cases.join(', ')}`,
    );
  const queue = [...wanted.entries()];
  const results = [];
  await Promise.all(
    folders.map(async (folder) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, mutant] = next;
        results[index] = await tryOne(folder, mutant);
        process.stderr.write(
          `${results[index].code === 0 ? 'SURVIVES' : 'dies    '} ${mutant.name}\n`,
        );
      }
    }),
  );
  const table = ['| mutant | in | dies by |', '| --- | --- | --- |', ...results.map(row)].join(
    '\n',
  );
  process.stdout.write(`${table}\n`);
  const survivors = results.filter(({ code }) => code === 0);
  process.stdout.write(`\n${results.length - survivors.length} of ${results.length} die\n`);
  if (survivors.length > 0) process.exitCode = 1;
  if (values.write === true && values.only === undefined) {
    const page = join(root, '__tests__/fixtures/gate-mutants.md');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(
        /\| mutant \| in \| dies by \|\n(?:\|.*\n)*/,
        () => `${table}\n`,
      ),
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
