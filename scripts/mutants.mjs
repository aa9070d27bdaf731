// Breaks the code in one place after the other and counts how often a test notices: `npm run
// mutants`. Writes the figures of docs/comparison.md, if the sample is that of the page; an hour or
// two.
//
//   npm run mutants -- --part trust --seed 7 --most 40     one part, another choice, fewer
//   npm run mutants -- --part memory --again FILE          what survived in a run, whose errors were kept in FILE
//
// StrykerJS runs here too (without its look at tsconfig.json: TypeScript 7 has no such interface),
// but loads each test file anew for each mutant, and there are some ten thousand. So this takes a
// sample by a seed, and asks the nearest tests first. What is broken is the JavaScript of a source,
// without its types, so every mutant is another program.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from '@swc/core';
import jsTokens from 'js-tokens';
import { randomFrom } from './bench-random.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

/** The tests of a folder of `src/languages/code`. */
const NEAR_CODE = new Map([
  ['lexers', 'lex'],
  ['canonical', '(canonical|reformatting)'],
  ['symbols', 'symbols'],
]);

/** Who else notices that memory is read wrongly; of the readers of code they would be slow, and learn little. */
const AROUND = [
  ['security/S(1[3-8]|36)', 'memory/(ait|notes|[^/]*$)'],
  ['lifecycle/', 'gate/'],
];

/**
 * What is broken, which sample of it and how large a one is tried, and the tests that are asked,
 * the nearest and quickest first. `below` is the least score in percent.
 */
const parts = [
  {
    name: 'trust',
    folders: ['src/trust'],
    seed: 1,
    most: 60,
    below: 85,
    stagesOf: () => [
      ['trust/(?!scale)', 'fixtures/mutants'],
      ['gate/evaluate', 'security/S(23|28-b|36)', 'gate/rules/'],
      ['security/S17', 'trust/scale'],
    ],
  },
  {
    name: 'memory',
    folders: ['src/languages', 'src/memory', 'src/anchors'],
    seed: 4,
    most: 40,
    below: 85,
    stagesOf: (path) => [
      ...nearTo(path),
      ...(path.startsWith('src/languages/code/') ? [] : AROUND),
    ],
  },
];

/**
 * The tests that stand where the source stands, the quick ones first; the corpus of edits asks all
 * that reads a cited file.
 */
function nearTo(path) {
  const [, room, folder, kind] = path.split('/');
  if (room === 'languages' && folder === 'code')
    return [
      [`languages/code/${NEAR_CODE.get(kind) ?? '(lex|symbols.test|canonical)'}`],
      ['languages/code/', 'anchors/corpus.test'],
    ];
  if (room === 'anchors' || room === 'languages')
    return [
      ['languages/data', 'anchors/(?!corpus|edits|hostile|real-code)'],
      ['anchors/(corpus.test|hostile|real-code)'],
    ];
  return [['memory/[^/]*$']];
}

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    seed: { type: 'string' },
    most: { type: 'string' },
    again: { type: 'string' },
    workers: { type: 'string' },
  },
});
const wanted = parts.filter(({ name }) => values.part?.includes(name) ?? true);
if (values.part !== undefined && wanted.length < values.part.length)
  throw new Error(`--part is one of ${parts.map(({ name }) => name).join(', ')}`);

/** What a token becomes instead; a name only where it is a method or a literal. */
const SWAPS = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '&&': '||',
    '||': '&&',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '+': '-',
    '-': '+',
    '!': '',
    true: 'false',
    false: 'true',
    continue: 'break',
    0: '1',
    1: '0',
  }),
);
const METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    has: 'get',
    filter: 'toSpliced',
  }),
);

/** Every mutant of a source: where, what, and the whole text. */
function mutantsOf(path) {
  const { code } = transformSync(readFileSync(join(root, path), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023', preserveAllComments: false },
    module: { type: 'es6' },
  });
  const found = [];
  const tokens = [...jsTokens(code)];
  let at = 0;
  for (const [index, { type, value }] of tokens.entries()) {
    const swap = (to, end = at + value.length) =>
      found.push({
        path,
        line: code.slice(0, at).split('\n').length,
        what: `${code.slice(at, end).replace(/\s+/g, ' ').slice(0, 60)} → ${to.replace(/\s+/g, ' ').slice(0, 60)}`,
        text: code.slice(0, at) + to + code.slice(end),
      });
    const before = tokens[index - 1]?.value;
    if (type === 'Punctuator' || type === 'NumericLiteral') {
      if (SWAPS.has(value)) swap(SWAPS.get(value));
    } else if (type === 'IdentifierName') {
      if (before === '.' && METHODS.has(value)) swap(METHODS.get(value));
      else if (before !== '.' && SWAPS.has(value)) swap(SWAPS.get(value));
      else if (value === 'if') {
        const open = code.indexOf('(', at);
        const close = closing(code, tokens, index);
        if (close !== null) swap(`if (!${code.slice(open, close)})`, close);
      }
    }
    at += value.length;
  }
  return found;
}

/** Where the parenthesis behind an `if` is closed. */
function closing(code, tokens, index) {
  let at = tokens.slice(0, index).reduce((sum, { value }) => sum + value.length, 0);
  let depth = 0;
  for (const { type, value } of tokens.slice(index)) {
    at += value.length;
    if (type !== 'Punctuator') continue;
    if (value === '(') depth += 1;
    if (value === ')' && (depth -= 1) === 0) return at;
  }
  return null;
}

function sourcesOf({ folders }) {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return sources.toSorted();
}

/** How a mutant is named in what this prints. */
const saidOf = ({ path, line, what }) => `${path}:${line} ${what}`;

function sampleOf(part) {
  const all = sourcesOf(part).flatMap(mutantsOf);
  if (values.again !== undefined) {
    const survived = new Set(
      readFileSync(values.again, 'utf8')
        .split('\n')
        .flatMap((line) => line.split(' SURVIVED ')[1] ?? []),
    );
    const sample = all.filter((mutant) => survived.has(saidOf(mutant)));
    if (sample.length === 0)
      throw new Error(
        `${values.again} names no mutant of ${part.name} that survived and is there still`,
      );
    return { all: all.length, sample };
  }
  const random = randomFrom(Number(values.seed ?? part.seed));
  const chosen = new Set();
  const most = Math.min(Number(values.most ?? part.most), all.length);
  while (chosen.size < most) chosen.add(random(all.length));
  return {
    all: all.length,
    sample: [...chosen].toSorted((a, b) => a - b).map((index) => all[index]),
  };
}

/** A copy of the project for each that works, in which only one file is ever other than here. */
function copyTo(folder) {
  mkdirSync(folder);
  for (const name of [
    'src',
    '__tests__',
    'scripts',
    'docs',
    'package.json',
    'jest.config.mjs',
    'tsconfig.json',
    'action.yml',
    'README.md',
    '.memtrust',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Whether the tests of a stage fail. A mutant that never ends has been noticed, too. */
function isNoticed(folder, patterns) {
  return new Promise((done) => {
    const args = [
      'node_modules/jest/bin/jest.js',
      '--bail',
      '--silent',
      '--passWithNoTests',
      '--runInBand',
      '--testPathPatterns',
      ...patterns.map((pattern) => `__tests__/${pattern}`),
    ];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
    const alarm = setTimeout(() => child.kill('SIGKILL'), 300_000);
    child.on('exit', (code) => {
      clearTimeout(alarm);
      done(code !== 0);
    });
  });
}

async function test(folder, { stagesOf }, mutant) {
  const path = join(folder, mutant.path);
  const original = readFileSync(path);
  writeFileSync(path, mutant.text);
  try {
    for (const stage of stagesOf(mutant.path)) if (await isNoticed(folder, stage)) return true;
    return false;
  } finally {
    writeFileSync(path, original);
  }
}

async function run(part, folders) {
  const { all, sample } = sampleOf(part);
  // Whatever is asked must pass without a mutant, or everything would seem to be killed.
  const stages = new Map(
    sample.flatMap(({ path }) => part.stagesOf(path)).map((stage) => [stage.join(' '), stage]),
  );
  for (const [name, stage] of stages)
    if (await isNoticed(folders[0], stage))
      throw new Error(`the tests of ${part.name} fail without a mutant: ${name}`);
  const queue = [...sample];
  const results = [];
  await Promise.all(
    folders.map(async (folder) => {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        const killed = await test(folder, part, mutant);
        results.push({ ...mutant, killed });
        process.stderr.write(
          `${part.name} ${results.length}/${sample.length} ${killed ? 'killed  ' : 'SURVIVED'} ${saidOf(mutant)}\n`,
        );
      }
    }),
  );
  return {
    ...part,
    all,
    results: results.toSorted((a, b) =>
      a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line,
    ),
  };
}

const percent = (results) =>
  ((100 * results.filter(({ killed }) => killed).length) / results.length).toFixed(1);

const row = ({ name, folder, seed, all, results }) =>
  `| ${name} | \`${folder}/\` | ${all} | ${seed} | ${results.length} | ${results.filter(({ killed }) => killed).length} | ${percent(results)} % |`;

/** The page, with the figures of what was tried in the place of those it had. */
const withFigures = (page, done) =>
  done.reduce(
    (text, part) => text.replace(new RegExp(`^\\| ${part.name} \\|.*$`, 'm'), () => row(part)),
    page,
  );

const work = mkdtempSync(join(tmpdir(), 'memtrust-mutants-'));
try {
  const folders = Array.from(
    { length: Number(values.workers ?? Math.min(4, availableParallelism())) },
    (_, index) => copyTo(join(work, String(index))),
  );
  const done = [];
  for (const part of wanted) done.push(await run(part, folders));
  const page = join(root, 'docs/comparison.md');
  if (values.seed === undefined && values.most === undefined && values.again === undefined)
    writeFileSync(page, withFigures(readFileSync(page, 'utf8'), done));
  for (const { name, results, below } of done) {
    process.stdout.write(`${name}: ${percent(results)} % of ${results.length} mutants killed\n`);
    if (Number(percent(results)) < below) process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
