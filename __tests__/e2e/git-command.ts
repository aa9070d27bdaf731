import { execFileSync } from 'node:child_process';

/**
 * Runs git in `directory` without the machine's configuration; answers what it prints. For tests
 * that ask the workspace.
 */
export function git(
  directory: string,
  args: readonly string[],
  input?: string | Buffer,
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync(
    'git',
    ['-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: directory,
      input: input ?? '',
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
      env: {
        PATH: process.env['PATH'],
        HOME: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C.UTF-8',
        ...env,
      },
    },
  ).toString();
}
