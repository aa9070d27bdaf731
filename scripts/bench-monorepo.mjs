// Makes monorepos of any size for the benchmarks: packages of sources, adopted facts that cite
// them, and a pull request. All from a seed, and written by `git fast-import`, since 50,000 files
// one by one would take longer than all measurements.
import canonicalize from 'canonicalize';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { binder } from './bench-bind.mjs';
import { randomFrom } from './bench-random.mjs';

/** Nothing of the machine's own git configuration, and a fixed date: the same commits everywhere. */
const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const DATE = '1767225600 +0000';
const AT = '2026-01-01T00:00:00Z';

export function git(cwd, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, env: ENV, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const hash = (algorithm, content) => createHash(algorithm).update(content).digest('hex');
const sha256 = (content) => `sha256:${hash('sha256', content)}`;
const canonical = (value) => sha256(canonicalize(value));

/** As `git fast-import` takes them. */
const data = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`;
export const write = (path, text) => `M 100644 inline ${path}\n${data(text)}`;
export const commit = (branch, from) =>
  `commit refs/heads/${branch}\ncommitter bench <bench@example.com> ${DATE}\n${data(branch)}${from === null ? '' : `from ${from}\n`}`;

/** What is sent becomes commits of the repository in `to`. */
export function fastImport(to) {
  const importer = spawn('git', ['fast-import', '--quiet', '--depth=10'], {
    cwd: to,
    env: ENV,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(importer, 'exit');
  return {
    send: async (text) => importer.stdin.write(text) || once(importer.stdin, 'drain'),
    end: async () => {
      importer.stdin.end('done\n');
      const [code] = await ended;
      if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
    },
  };
}

/**
 * Makes the repository in `to`, with `main` checked out.
 *
 * @param packages folders among which the sources are spread.
 * @param files sources, of about 6 kB each, beside the memory.
 * @param facts adopted facts with 1 to 3 sources each, one ledger each.
 * @param edits sources that the pull request edits, each by one new and one changed line.
 * @param renames sources that it renames.
 * @returns the commits `main` and `change`.
 */
export async function makeMonorepo(to, { packages, files, facts, edits = 0, renames = 0 }) {
  const random = randomFrom(files + facts);
  git(to, ['init', '-q', '-b', 'main']);
  const { send, end } = fastImport(to);

  const pathOf = (index) =>
    `packages/package-${index % packages}/src/area-${Math.floor(index / packages) % 12}/module-${index}.ts`;
  // Every fact draws its sources anew, so most cited files are cited once.
  const picks = Array.from({ length: facts * 3 }, () => random(files));
  const cited = new Map(picks.map((index) => [index, null]));
  const edited = new Map(Array.from({ length: edits + renames }, () => [random(files), null]));

  await send(commit('main', null));
  await send(write('.memtrust/policy.yml', 'version: 1\nadoption:\n  adopters: [maintainers]\n'));
  await send(
    write(
      'CLAUDE.md',
      '# Instructions\n\nRun `npm test` before each commit. See @docs/guide.md.\n',
    ),
  );
  await send(write('docs/guide.md', '# Guide\n'));
  for (let index = 0; index < packages; index += 5)
    await send(
      write(`packages/package-${index}/AGENTS.md`, `Package ${index} has no dependencies.\n`),
    );
  for (let index = 0; index < files; index += 1) {
    const text = source(index, random);
    for (const kept of [cited, edited]) if (kept.has(index)) kept.set(index, text);
    await send(write(pathOf(index), text));
  }
  for (let index = 0; index < facts; index += 1) {
    const targets = picks
      .slice(index * 3, index * 3 + 1 + random(3))
      .map((pick) => ({ path: pathOf(pick), text: cited.get(pick) }));
    const { id, text, ledger } = await adopted(index, targets, random);
    await send(write(`.memtrust/facts/${id}.md`, text));
    await send(write(`.memtrust/ledger/${id}.jsonl`, ledger));
  }
  await send(commit('change', 'refs/heads/main'));
  for (const [place, [index, text]] of [...edited].entries()) {
    if (place >= edits)
      await send(`R ${pathOf(index)} ${pathOf(index).replace(/module-/, 'renamed-')}\n`);
    else await send(write(pathOf(index), change(text, random)));
  }
  await end();
  await checkOut(to);
  return { main: git(to, ['rev-parse', 'main']), change: git(to, ['rev-parse', 'change']) };
}

/**
 * Checks `main` out, as it is a while after: to git, a file as young as the index may have changed
 * since, so that right after a checkout `git status` reads every file again.
 */
export async function checkOut(to) {
  git(to, ['reset', '-q', '--hard', 'main']);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  git(to, ['status', '--short']);
}

export function source(index, random) {
  const count = 60 + random(120);
  let text = `// Module ${index}: constants of one area, as generated.\n`;
  for (let line = 1; line < count; line += 1)
    text +=
      line % 12 === 0
        ? `\n/** Explains what follows, for whoever reads it. */\n`
        : `export const value${index}x${line} = ${random(1e6)} + offset;\n`;
  return text;
}

/** A line that is new and a line that is another, both at random. */
function change(text, random) {
  const lines = text.split('\n');
  lines[random(lines.length - 1)] += ' // edited';
  lines.splice(random(lines.length - 1), 0, `const fresh = ${random(1e6)};`);
  return lines.join('\n');
}

/** A fact as `propose`, `bind` and `adopt` write it, and its ledger. */
async function adopted(index, targets, random) {
  const id = `area-${index % 50}/fact-${index}`;
  const statement = `Module area ${index} keeps its constants together, and nothing else reads them directly.\nWhoever changes one changes its offset as well.\n`;
  const front = {
    topic: `area-${index % 50}`,
    kind: ['rule', 'decision', 'workflow'][random(3)],
    importance: ['low', 'normal', 'high'][random(3)],
  };
  const { bind, bindingDigest } = await binder();
  const sources = [];
  for (const target of targets) sources.push(await bind(chosen(target, random), front.importance));
  const common = {
    fact: id,
    claim: canonical({ body: statement, comments: [], front }),
    binding: bindingDigest(sources.map(({ citation }) => citation)),
    at: AT,
    proposed_by: 'maintainers',
  };
  const proposed = event({ ...common, type: 'candidate.proposed', after: [] });
  const applied = event({ ...common, type: 'candidate.applied', after: [proposed.id] });
  const envelope = Object.entries(front)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
  return {
    id,
    text: `---\n${envelope}status: accepted\nsources:\n${sources.map(({ keys }) => yamlOf(keys)).join('')}---\n${statement}`,
    ledger: [proposed, applied].map((one) => `${JSON.stringify(one)}\n`).join(''),
  };
}

function event({ type, fact, claim, binding, at, proposed_by, after }) {
  const rest = { v: 1, type, fact, claim, binding, at, proposed_by, after };
  return { v: 1, id: canonical(rest), type, fact, claim, binding, at, proposed_by, after };
}

/** One source: some lines, a quote, or the whole file. */
function chosen({ path, text }, random) {
  const lines = text.split('\n').slice(0, -1);
  const kind = ['lines', 'lines', 'quote', 'file'][random(4)];
  const from = 1 + random(lines.length - 12);
  const to = kind === 'quote' ? from : from + random(10);
  const isSaid = lines.slice(from - 1, to).some((line) => line.startsWith('export'));
  if (kind === 'file' || !isSaid) return { path, text, selector: { kind: 'file' }, lines: null };
  if (kind === 'lines') return { path, text, selector: { kind }, lines: [from, to] };
  return { path, text, selector: { kind, quote: lines[from - 1], symbol: null }, lines: null };
}

/** Keys as JSON values, which YAML reads as they are. */
function yamlOf(keys) {
  return Object.entries(keys)
    .map(
      ([key, value], index) => `${index === 0 ? '  - ' : '    '}${key}: ${JSON.stringify(value)}\n`,
    )
    .join('');
}
