// What the time of a pull request grows with: the same check where there are twice the files, the facts or the commits.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { timesInTurn } from './bench-measure.mjs';
import { checkOut, commit, fastImport, git, makeMonorepo, write } from './bench-monorepo.mjs';

const SIZE = {
  packages: 500,
  files: 50_000,
  facts: 5_000,
  edits: 200,
  renames: 50,
  commits: 5_000,
};
const CASES = [
  { name: '50,000 files, 5,000 facts, 5,000 commits', size: SIZE },
  { name: 'twice the files', size: { ...SIZE, packages: 1_000, files: 100_000 } },
  { name: 'twice the facts', size: { ...SIZE, facts: 10_000 } },
  { name: 'twice the commits', size: { ...SIZE, commits: 10_000 } },
];

/** @returns the rows of a table. All are made first and timed in turn: what was just written is slower to read. */
export async function measureGrowth(node, cli, work, runs) {
  const scenarios = [];
  for (const [index, { size }] of CASES.entries()) {
    const cwd = join(work, `growth-${index}`);
    mkdirSync(cwd);
    const args = ['check', '--base', 'main', '--head', 'change'];
    await makeMonorepo(cwd, size);
    await lengthenHistory(cwd, size.commits);
    // Whether the change breaks a fact is chance; the time is the same.
    scenarios.push({ cli, args, exits: [0, 1], cwd });
  }
  const times = timesInTurn(node.path, scenarios, runs);
  const percent = (key, now) => `${((now[key] / times[0][key] - 1) * 100).toFixed(0)} %`;
  return CASES.map(({ name }, index) => {
    const { wall, cpu, peak } = times[index];
    const more = index === 0 ? '' : `+${percent('wall', times[index])}`.replace('+-', '−');
    return `| ${[name, wall.toFixed(0), more, cpu.toFixed(0), peak.toFixed(0)].join(' | ')} |`;
  });
}

/** Puts that many commits between the first one and the pull request; the last of them leaves the files as they were. */
async function lengthenHistory(cwd, commits) {
  const { send, end } = fastImport(cwd);
  for (let left = commits; left > 0; left -= 1) {
    await send(commit('main', left === commits ? 'refs/heads/main^0' : null));
    await send(write('docs/guide.md', `# Guide${left === 1 ? '' : ` ${left}`}\n`));
  }
  await end();
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  const tree = git(cwd, ['rev-parse', 'change^{tree}']);
  const change = git(cwd, [...who, 'commit-tree', tree, '-p', 'main', '-m', 'change']);
  git(cwd, ['update-ref', 'refs/heads/change', change]);
  await checkOut(cwd);
}
