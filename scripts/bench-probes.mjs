// Times `memtrust probe --all` on a repository with a thousand adopted facts, of every kind of anchor.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { measure } from './bench-measure.mjs';
import { randomFrom } from './bench-random.mjs';

const self = fileURLToPath(import.meta.url);

const FACTS = 1_000;
const SOURCES = 400;

/** Modules of 23 to 137 lines, package files and documents: path to text. */
function sourcesFrom(random) {
  const files = new Map();
  for (let index = 0; index < SOURCES; index += 1) {
    const lines = Array.from(
      { length: 4 + random(20) },
      (_, at) =>
        `/** Limit ${at} of module ${index}. */\nexport function limit${at}(value: number): number {\n  const most${at} = ${random(1e6)};\n  return Math.min(value, most${at});\n}\n`,
    );
    files.set(`src/module-${index}.ts`, lines.join('\n'));
  }
  for (let index = 0; index < SOURCES / 4; index += 1)
    files.set(
      `packages/p${index}/package.json`,
      `${JSON.stringify({ name: `p${index}`, scripts: { test: `jest --seed ${random(1e6)}`, build: 'tsc' }, engines: { node: `>=${18 + random(6)}` } }, null, 2)}\n`,
    );
  for (let index = 0; index < SOURCES / 4; index += 1)
    files.set(
      `docs/guide-${index}.md`,
      Array.from(
        { length: 6 },
        (_, at) =>
          `## Step ${at}\n\nWait ${random(1e6)} seconds before step ${at + 1} of guide ${index}.\n`,
      ).join('\n'),
    );
  return files;
}

/** What the fact of an index cites: two in five a quote in a symbol, the rest each another kind. */
function anchorOf(index, files, random) {
  const number = random(SOURCES);
  const quarter = random(SOURCES / 4);
  const source = `src/module-${number}.ts`;
  switch (index % 5) {
    case 0:
      return { path: source, selector: { kind: 'symbol', symbol: 'limit1' }, lines: null };
    case 1:
      return {
        path: `packages/p${quarter}/package.json`,
        selector: { kind: 'pointer', pointer: '/scripts/test' },
        lines: null,
      };
    case 2:
      return {
        path: `docs/guide-${quarter}.md`,
        selector: { kind: 'heading', heading: 'Step 2' },
        lines: null,
      };
    case 3:
      return { path: source, selector: { kind: 'lines' }, lines: [3, 4] };
    default:
      return {
        path: source,
        selector: {
          kind: 'quote',
          quote: /const most2 = \d+;/.exec(files.get(source))[0],
          symbol: 'limit2',
        },
        lines: null,
      };
  }
}

/** Runs in a process of its own: `node bench-probes.mjs LIB FOLDER`, with the compiled sources in LIB. */
async function makeHere(lib, to) {
  const load = (path) => import(pathToFileURL(join(lib, path)).href);
  const [
    { bindCitation },
    { editFrontMatter },
    { parseFact },
    { eventLine, makeEvent },
    { VirtualTree },
  ] = await Promise.all(
    [
      'lifecycle/bind.js',
      'lifecycle/edit-front-matter.js',
      'memory/fact.js',
      'memory/ledger.js',
      'tree/virtual-tree.js',
    ].map(load),
  );
  const random = randomFrom(304);
  const files = sourcesFrom(random);
  const tree = new VirtualTree(Object.fromEntries(files));
  files.set('.memtrust/policy.yml', 'version: 1\n');
  for (let index = 0; index < FACTS; index += 1) {
    const id = `area/fact-${index}`;
    const path = `.memtrust/facts/${id}.md`;
    const { keys } = await bindCitation(tree, {
      ...anchorOf(index, files, random),
      norm: 'n4',
      digest: null,
      blob: null,
      raw: null,
      context: [],
      within: null,
      as: null,
      around: null,
    });
    files.set(
      path,
      editFrontMatter(
        `---\nid: ${id}\nkind: rule\nstatus: accepted\n---\nThe limit of fact ${index} holds for every request.\n`,
        { sources: new Map([[0, keys]]) },
      ),
    );
    const { claim, binding } = parseFact(id, path, Buffer.from(files.get(path))).fact;
    files.set(
      `.memtrust/ledger/${id}.jsonl`,
      eventLine(
        makeEvent({
          type: 'candidate.applied',
          fact: id,
          claim,
          binding,
          at: '2026-01-01T00:00:00Z',
          proposed_by: 'bench',
          after: [],
        }),
      ),
    );
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
}

export function commitAll(to) {
  const date = '2026-01-01T00:00:00Z';
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-q', '-m', 'bench'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: to, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}

/** @returns the cells of a row: for each Node the median in ms, and the peak memory in MiB. */
export function measureProbes(nodes, cli, root, work, runs) {
  mkdirSync(join(root, 'lib'), { recursive: true });
  // Below the root, so that the compiled code finds node_modules.
  const lib = mkdtempSync(join(root, 'lib', 'bench-'));
  const to = mkdtempSync(join(work, 'probes-'));
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', lib],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    execFileSync(process.execPath, [self, lib, to], { stdio: ['ignore', 'inherit', 'inherit'] });
  } finally {
    rmSync(lib, { recursive: true, force: true });
  }
  commitAll(to);
  const probe = {
    args: [cli, 'probe', '--all'],
    exits: [0],
    expects: `${FACTS} of ${FACTS} facts falsifiable`,
  };
  const none = { args: [cli, 'probe'], exits: [0], expects: 'touches no trusted fact' };
  return [
    `| ${FACTS.toLocaleString('en')} facts, \`probe --all\` | ${measure(nodes, probe, to, runs).join(' | ')} |`,
    `| the same, \`probe\` of a change that touches none | ${measure(nodes, none, to, runs).join(' | ')} |`,
  ];
}

if (process.argv[1] === self) await makeHere(process.argv[2], process.argv[3]);
