// Runs the gate once on a repository larger than any that we know: 200,000 files, 20,000 facts, 2,000 agent files.
// Not for its times alone: the report must say what it left out, and a comment must still be one that GitHub takes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './bench-measure.mjs';
import { git, makeMonorepo } from './bench-monorepo.mjs';

/** One package in five has an AGENTS.md. */
const SIZE = { packages: 10_000, files: 200_000, facts: 20_000, edits: 9_000, renames: 1_000 };
const SMALL = 250;
/** Characters of a comment that GitHub takes. */
const COMMENT_LIMIT = 65_536;
const RUNS = 3;

/** @returns the rows of a table. */
export async function measureScale(node, cli, work) {
  const cwd = join(work, 'scale');
  mkdirSync(cwd);
  try {
    const { main, change } = await makeMonorepo(cwd, SIZE);
    const asks = [
      [
        `pull request, ${SMALL} changed files`,
        ['--base', main, '--head', partOf(cwd, { main, change })],
      ],
      ['pull request, 10,000 changed files', ['--base', main, '--head', change]],
      ['working tree', []],
    ];
    return asks.map(([name, args]) => {
      const scenario = { args: [cli, 'check', ...args], exits: [0, 1] };
      const [ms, peak] = measure([node], scenario, cwd, RUNS);
      return `| ${name} | ${ms} | ${peak} | ${told(node.path, [...scenario.args], cwd).join(' | ')} |`;
    });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A commit on `main` with the first of the paths that `change` touches. */
function partOf(cwd, { main, change }) {
  const paths = git(cwd, ['diff', '--name-only', '--no-renames', main, change])
    .split('\n')
    .slice(0, SMALL);
  const there = git(cwd, ['ls-tree', '-r', change, '--', ...paths]);
  const kept = new Set(there.split('\n').map((line) => line.split('\t')[1]));
  const gone = paths
    .filter((path) => !kept.has(path))
    .map((path) => `0 ${'0'.repeat(40)}\t${path}`);
  git(cwd, ['read-tree', main]);
  const { status, stderr } = spawnSync('git', ['update-index', '--index-info'], {
    cwd,
    input: `${there}\n${gone.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const tree = git(cwd, ['write-tree']);
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  const part = git(cwd, [...who, 'commit-tree', tree, '-p', main, '-m', 'part']);
  git(cwd, ['reset', '-q', '--hard', main]);
  return part;
}

/** Findings, what the report says that it did not look at, and the length of the comment. */
function told(node, args, cwd) {
  const out = join(cwd, '../scale-report');
  rmSync(out, { recursive: true, force: true });
  const { status, stderr } = spawnSync(node, [...args, '--out', out], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === null || status > 1) throw new Error(stderr);
  const report = JSON.parse(readFileSync(join(out, 'trust-report.json'), 'utf8'));
  const comment = readFileSync(join(out, 'comment.md'), 'utf8');
  if (comment.length > COMMENT_LIMIT)
    throw new Error(`GitHub takes no comment of ${comment.length} characters`);
  const count = (severity) => report.findings.filter((one) => one.severity === severity).length;
  return [
    `${report.verdict}: ${count('error')} errors, ${count('warning')} warnings, ${count('notice')} notices`,
    comment.length.toLocaleString('en'),
  ];
}
