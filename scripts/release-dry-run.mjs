// Walks the release without GitHub: `npm run release:dry-run [-- --tag v1.2.3] [--main REF] [--source DIR]`.
//
// Each `run:` step of .github/workflows/release.yml runs with bash in a fresh clone of a scratch remote. `gh`, `npm publish`
// and `.ci/run` are stand-ins (release-stand-ins.mjs). A `uses:` step only prints what it would do.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const here = dirname(fileURLToPath(import.meta.url));
const REPOSITORY = 'memtrust/memtrust';
const WORKFLOW = '.github/workflows/release.yml';

/** What ends the dry run with a message and exit code 1. */
class Refusal extends Error {}

const say = (line = '') => process.stdout.write(`${line}\n`);
const indented = (text) => text.trimEnd().replace(/^/gm, '    ');
const size = (path) => `${(statSync(path).size / 1e6).toFixed(2)} MB`;

function git(folder, ...args) {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
}

function has(folder, ref) {
  return spawnSync('git', ['-C', folder, 'rev-parse', '--verify', '--quiet', ref]).status === 0;
}

/** The scratch remote: the commit as `tag`, `main` as it is in the source, and the tags of earlier releases. */
function makeRemote(scratch, source, tag, main) {
  const remote = join(scratch, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  const branch = [main, 'refs/heads/main', 'refs/remotes/origin/main'].find(
    (ref) => ref !== undefined && has(source, ref),
  );
  if (branch === undefined) throw new Refusal('There is no branch main. Name one: --main REF.');
  git(
    source,
    'push',
    '--quiet',
    remote,
    `${branch}^{commit}:refs/heads/main`,
    'refs/tags/v*:refs/tags/v*',
  );
  git(source, 'push', '--quiet', '--force', remote, `HEAD:refs/tags/${tag}`);
  return remote;
}

/** What `actions/checkout` leaves behind: all branches and tags, or only the commit of the tag. */
function checkOut(remote, folder, tag, inputs) {
  mkdirSync(folder);
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', pathToFileURL(remote).href);
  const refs =
    inputs['fetch-depth'] === 0
      ? ['--tags', 'origin', '+refs/heads/*:refs/remotes/origin/*']
      : ['--depth=1', '--no-tags', 'origin', `+refs/tags/${tag}:refs/tags/${tag}`];
  git(folder, 'fetch', '--quiet', ...refs);
  git(folder, 'checkout', '--quiet', '--detach', `refs/tags/${tag}`);
  writeFileSync(join(folder, '.ci/run'), '#!/bin/sh\necho "would run .ci/run"\n');
}

/** The programs that would change something outside of this machine. */
function makeStandIns(scratch) {
  const bin = join(scratch, 'bin');
  mkdirSync(bin);
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const standIns = `exec "${process.execPath}" "${join(here, 'release-stand-ins.mjs')}"`;
  const programs = {
    gh: `${standIns} gh "$@"`,
    npm: `[ "$1" = publish ] || exec "${npm}" "$@"\n${standIns} npm "$@"`,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

/** Fills in `${{ … }}`, from a table of what the workflow may read. */
function resolved(value, table) {
  return String(value).replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
    const found = table.get(expression);
    if (found === undefined)
      throw new Refusal(`The dry run does not know the expression \${{ ${expression} }}.`);
    return found;
  });
}

function resolvedAll(values, table) {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, resolved(value, table)]),
  );
}

/** Jobs in an order in which each comes after those that it needs. */
function inOrder(jobs) {
  const done = new Map();
  const visit = (id) => {
    if (done.has(id)) return;
    for (const needed of [jobs[id].needs ?? []].flat()) visit(needed);
    done.set(id, jobs[id]);
  };
  for (const id of Object.keys(jobs)) visit(id);
  return done;
}

/** Files of a pattern such as `release/*`. */
function filesOf(pattern, folder) {
  const command = ['-O', 'nullglob', '-c', 'printf "%s\\n" $PATTERN'];
  const env = { ...process.env, PATTERN: pattern };
  const listed = execFileSync('bash', command, { cwd: folder, encoding: 'utf8', env });
  return listed.split('\n').filter((file) => file !== '');
}

/** Prints what a `uses:` step would do. Answers the files that it would attest. */
function describeUse(step, folder, table) {
  const inputs = resolvedAll(step.with, table);
  say(`  uses ${step.uses}`);
  for (const [name, value] of Object.entries(inputs)) say(indented(`${name}: ${value}`));
  if (!/^actions\/attest(?:-build-provenance)?@/.test(step.uses)) return [];
  const files = filesOf(inputs['subject-path'], folder);
  if (files.length === 0) throw new Refusal(`Nothing to attest in ${inputs['subject-path']}.`);
  return files.map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    say(indented(`would attest ${file} sha256:${digest}`));
    return file;
  });
}

/** Runs one step as the runner does. */
function runStep(step, folder, env, table) {
  say(`  run: ${step.name ?? step.run.trim().split('\n')[0]}`);
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', resolved(step.run, table)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...resolvedAll(step.env, table) },
  });
  const output = `${stdout}${stderr}`;
  if (output.trim() !== '') say(indented(output));
  if (status === 0) return;
  const [, reason = `exit code ${status}`] = /^::error::(.*)$/m.exec(output) ?? [];
  throw new Refusal(reason);
}

function runJob(id, job, { scratch, remote, tag, env, table }) {
  say(`${id}: ${job.name}${job.if === undefined ? '' : ` (only if ${job.if})`}`);
  const folder = join(scratch, id);
  const attested = [];
  for (const step of job.steps) {
    if (step.if !== undefined) throw new Refusal('The dry run does not know steps with `if:`.');
    if (step.uses === undefined)
      runStep(step, folder, { ...env, ...resolvedAll(job.env, table) }, table);
    else attested.push(...describeUse(step, folder, table));
    if (step.uses?.startsWith('actions/checkout@')) checkOut(remote, folder, tag, step.with ?? {});
  }
  say();
  return attested.map((file) => join(folder, file));
}

/** Where the tag of the major version was before, and is now. */
function moveOf(major, before, after) {
  if (after === '') return `${major} does not exist`;
  if (before === '') return `${major} is created at ${after}`;
  return before === after
    ? `${major} stays at ${after}`
    : `${major} moves from ${before} to ${after}`;
}

function dryRun({ source, tag, main }, scratch) {
  const remote = makeRemote(scratch, source, tag, main);
  const commit = git(source, 'rev-parse', 'HEAD');
  const major = tag.split('.')[0];
  const tagged = () =>
    has(remote, `refs/tags/${major}`)
      ? git(remote, 'rev-parse', `refs/tags/${major}^{commit}`)
      : '';
  const before = tagged();
  const bin = makeStandIns(scratch);
  const record = join(scratch, 'record');
  const home = join(scratch, 'home');
  mkdirSync(home);
  const github = {
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SHA: commit,
    GITHUB_REF: `refs/tags/${tag}`,
    GITHUB_REF_NAME: tag,
  };
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: home,
    CI: 'true',
    ...github,
    RELEASE_REMOTE: remote,
    RELEASE_RECORD: record,
  };
  const table = new Map([
    ['github.ref_name', tag],
    ['github.ref', github.GITHUB_REF],
    ['github.sha', commit],
    ['github.repository', REPOSITORY],
    ['github.token', 'the-token-of-the-workflow'],
  ]);
  const { jobs } = parse(git(source, 'show', `HEAD:${WORKFLOW}`));
  say(`${tag} at ${commit}`);
  say();
  const files = [...inOrder(jobs)].flatMap(([id, job]) =>
    runJob(id, job, { scratch, remote, tag, env, table }),
  );
  say(`tag:       ${tag} at ${commit}`);
  for (const file of files) say(`tarball:   ${file.slice(scratch.length + 1)}, ${size(file)}`);
  say(`attested:  ${files.length} files`);
  for (const line of existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [])
    say(`would:     ${line}`);
  say(`major tag: ${moveOf(major, before, tagged())}`);
}

const { values } = parseArgs({
  options: { tag: { type: 'string' }, main: { type: 'string' }, source: { type: 'string' } },
});
const source = resolve(values.source ?? join(here, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'memtrust-release-'));
try {
  const { version } = JSON.parse(git(source, 'show', 'HEAD:package.json'));
  dryRun({ source, tag: values.tag ?? `v${version}`, main: values.main }, scratch);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`No release: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
