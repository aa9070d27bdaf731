// Times `check` on a monorepo with many agent files, of several agents and nested, in which some
// references are dead; and counts how many of these are found. What an agent file cites is there in
// all kinds of writing, and mostly alive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './bench-measure.mjs';
import { checkOut, commit, fastImport, git, source, write } from './bench-monorepo.mjs';
import { randomFrom } from './bench-random.mjs';

const FILES = 7_200;
const PACKAGES = 100;
const DOCS = 30;
const AGENT_FILES = 102;
const DEAD = 101;
/** Live references in each agent file. */
const LIVE = 20;
const SCRIPTS = [
  'build',
  'test',
  'lint',
  'typecheck',
  'format',
  'test:unit',
  'test:browser',
  'docs:build',
];
const TARGETS = ['images', 'migrate', 'seed', 'report'];

/** The rule about dead references. */
const RULE = 'MT405';

const numbered = (count, name) => Array.from({ length: count }, (_, index) => name(index));

/** Every agent file; `home` is the package in whose words one of a package speaks. */
const agentFiles = [
  ...[
    'CLAUDE.md',
    'AGENTS.md',
    'GEMINI.md',
    '.windsurfrules',
    '.github/copilot-instructions.md',
  ].map((path) => ({ path })),
  ...numbered(15, (index) => ({
    path: `.cursor/rules/area-${index}.mdc`,
    front: `---\ndescription: Area ${index}\nglobs: packages/package-${index}/**\nalwaysApply: false\n---\n\n`,
  })),
  ...numbered(10, (index) => ({ path: `.claude/rules/area-${index}.md` })),
  ...numbered(10, (index) => ({
    path: `.github/instructions/area-${index}.instructions.md`,
    front: `---\napplyTo: 'packages/package-${index}/**'\n---\n\n`,
  })),
  ...numbered(2, (index) => ({ path: `.clinerules/area-${index}.md` })),
  ...numbered(40, (index) => ({
    path: `packages/package-${index}/AGENTS.md`,
    home: `packages/package-${index}/`,
  })),
  ...numbered(20, (index) => ({
    path: `packages/package-${index + 40}/CLAUDE.md`,
    home: `packages/package-${index + 40}/`,
  })),
];

/** The way from the folder of a file to the root. */
const upwards = (path) => '../'.repeat(path.split('/').length - 1);

/** Ways to cite, each as a line. */
const CITATIONS = [
  ({ module }) => `The constants of this area are in \`${module}\`, and nowhere else.`,
  ({ module }) => `- ${module} - read by the reports`,
  ({ module, line }) => `Look at \`${module}:${line}\` before you change an offset.`,
  ({ up, doc }) => `The reasons are in [the notes](${up}docs/${doc}.md).`,
  ({ up, doc, heading }) => `The rules on this are [written down](${up}docs/${doc}.md#${heading}).`,
  ({ script }) => `Run \`npm run ${script}\` at the root when you are done.`,
  ({ target }) => `The rest is made by \`make ${target}\` at the root.`,
];

/** One line for each reference: `LIVE` live ones, and a dead one for all but the last file. */
function agentText({ path, front = '', home = '' }, index, modules, random) {
  const ours = modules.filter((module) => module.startsWith(home));
  const live = () => ({
    module: ours[random(ours.length)].slice(home.length),
    line: 1 + random(50),
    up: upwards(path),
    doc: `note-${random(DOCS)}`,
    heading: `part-${random(5)}`,
    script: SCRIPTS[random(SCRIPTS.length)],
    target: TARGETS[random(TARGETS.length)],
  });
  const lines = Array.from({ length: LIVE }, (_, place) =>
    CITATIONS[place % CITATIONS.length](live()),
  );
  if (index < DEAD) {
    const folder = home === '' ? `packages/package-${index % PACKAGES}/src` : 'src';
    const kind = index % CITATIONS.length;
    const gone = {
      module: `${folder}/area-1/gone-${index}.ts`,
      line: 1,
      up: upwards(path),
      doc: kind === 4 ? 'note-1' : `gone-${index}`,
      heading: `gone-${index}`,
      script: `gone-${index}`,
      target: `gone-${index}`,
    };
    lines.splice(random(LIVE), 0, CITATIONS[kind](gone));
  }
  return `${front}# Area ${index}\n\nWhat agents should know of area ${index}.\n\n${lines.map((line) => `${line}\n${line.startsWith('- ') ? '' : '\n'}`).join('')}`;
}

/** Makes the repository in `to`, with `main` checked out. */
export async function makeLiveMonorepo(to) {
  const random = randomFrom(FILES + AGENT_FILES);
  git(to, ['init', '-q', '-b', 'main']);
  const { send, end } = fastImport(to);
  await send(commit('main', null));
  const scripts = Object.fromEntries(SCRIPTS.map((name) => [name, 'node --version']));
  const others = [
    [
      'package.json',
      `${JSON.stringify({ name: 'shop', private: true, workspaces: ['packages/*'], scripts }, null, 2)}\n`,
    ],
    ['Makefile', TARGETS.map((name) => `${name}:\n\tnode --version\n`).join('\n')],
    ...numbered(DOCS, (index) => [
      `docs/note-${index}.md`,
      `# Note ${index}\n\n${numbered(5, (part) => `## Part ${part}\n\nWords.\n`).join('\n')}`,
    ]),
    ...numbered(PACKAGES, (index) => [
      `packages/package-${index}/package.json`,
      `${JSON.stringify({ name: `package-${index}`, private: true })}\n`,
    ]),
  ];
  for (const [path, text] of others) await send(write(path, text));
  const modules = numbered(
    FILES - others.length - agentFiles.length,
    (index) =>
      `packages/package-${index % PACKAGES}/src/area-${Math.floor(index / PACKAGES) % 12}/module-${index}.ts`,
  );
  for (const [index, path] of modules.entries()) await send(write(path, source(index, random)));
  for (const [index, file] of agentFiles.entries())
    await send(write(file.path, agentText(file, index, modules, random)));
  await end();
  await checkOut(to);
}

/** Findings on the working tree: of the rule, in how many of the lines that are dead, and all others above a notice. */
function told(node, cli, cwd) {
  const { stdout, stderr } = spawnSync(node, [cli, 'check', '--format', 'json'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(`check gives no report: ${stderr}`);
  const { findings } = JSON.parse(stdout);
  const dead = new Set(
    git(cwd, ['grep', '-n', 'gone-'])
      .split('\n')
      .map((hit) => hit.split(':').slice(0, 2).join(':')),
  );
  if (dead.size !== DEAD) throw new Error(`${dead.size} references are dead, not ${DEAD}`);
  const places = new Set(
    findings.filter(({ rule }) => rule === RULE).map(({ path, line }) => `${path}:${line}`),
  );
  const found = [...dead].filter((place) => places.has(place)).length;
  const surplus = findings.filter(
    ({ rule, severity, path, line }) =>
      severity !== 'notice' && !(rule === RULE && dead.has(`${path}:${line}`)),
  ).length;
  return `${found} of ${DEAD} dead references found, ${surplus} findings beside them`;
}

/** @returns the row of a table. */
export async function measureLive(nodes, cli, work, runs) {
  if (agentFiles.length !== AGENT_FILES)
    throw new Error(`${agentFiles.length} agent files, not ${AGENT_FILES}`);
  const folder = join(work, 'live');
  mkdirSync(folder);
  try {
    await makeLiveMonorepo(folder);
    const found = told(nodes[0].path, cli, folder);
    const figures = measure(nodes, { args: [cli, 'check'], exits: [0, 1] }, folder, runs);
    return `| ${FILES.toLocaleString('en')} files, ${AGENT_FILES} of them agent files with ${LIVE} live references each | ${found} | ${figures.join(' | ')} |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
