// Times `check` on monorepos: what a pull request, a commit by itself, and a working tree take.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeMonorepo } from './bench-monorepo.mjs';
import { measure } from './bench-measure.mjs';

const CHANGE = { edits: 200, renames: 50 };

/** What is asked of each; the second repository has twice the files of the first, to show what grows with them. */
const repositories = [
  { packages: 500, files: 50_000, facts: 5_000, asks: ['pull request', 'commit', 'working tree'] },
  { packages: 1_000, files: 100_000, facts: 5_000, asks: ['pull request'] },
  { packages: 100, files: 7_200, facts: 2_000, asks: ['pull request', 'working tree'] },
];

const ASKS = {
  'pull request': ({ main, change }) => ['check', '--base', main, '--head', change],
  commit: ({ main }) => ['check', '--base', main, '--head', main],
  'working tree': () => ['check'],
};

/** @returns the rows of a table. */
export async function measureLarge(nodes, cli, work, runs) {
  const rows = [];
  for (const { packages, files, facts, asks } of repositories) {
    const folder = join(work, `large-${files}`);
    mkdirSync(folder);
    try {
      const commits = await makeMonorepo(folder, { packages, files, facts, ...CHANGE });
      for (const ask of asks) {
        // All facts are adopted, so a repository without a change trusts every one of them.
        const expects =
          ask === 'pull request' ? 'memtrust: pass' : `memtrust: pass — ${facts} trusted`;
        const figures = measure(
          nodes,
          { args: [cli, ...ASKS[ask](commits)], exits: [0], expects },
          folder,
          runs,
        );
        rows.push(
          `| ${files.toLocaleString('en')} files, ${facts.toLocaleString('en')} facts | ${ask} | ${figures.join(' | ')} |`,
        );
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
