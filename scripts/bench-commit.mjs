import { spawnSync } from 'node:child_process';

/** Commits all files of a folder. Nothing of the machine's git configuration, and a fixed date: the same commit everywhere. */
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
