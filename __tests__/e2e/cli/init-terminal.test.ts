/** `init` at a real terminal: a pseudo-terminal of `script`, and the bundled command line in it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { CLI, Sandbox } from './sandbox.js';

/** util-linux's `script` runs a command at a terminal of its own; other systems have another one, or none. */
const hasTerminal = spawnSync('script', ['-qec', 'exit 7', '/dev/null']).status === 7;

let repository: Sandbox;
beforeEach(() => void (repository = new Sandbox()));
afterEach(() => repository.dispose());

/** Types each answer when the text before it is on the screen. */
async function atTerminal(
  typed: readonly (readonly [after: string, keys: string])[],
): Promise<{ readonly code: number | null; readonly screen: string }> {
  const command = [process.execPath, CLI, 'init'].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: repository.root,
    env: {
      PATH: process.env['PATH'],
      HOME: repository.root,
      TERM: 'dumb',
      SHELL: '/bin/sh',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
  });
  let [screen, from, at] = ['', 0, 0];
  child.stdin.on('error', () => {});
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString('utf8');
    for (let next = typed[at]; next !== undefined; next = typed[at]) {
      const found = screen.indexOf(next[0], from);
      if (found === -1) return;
      from = found + next[0].length;
      at += 1;
      child.stdin.write(next[1]);
    }
  });
  return new Promise((done) => child.on('close', (code) => done({ code, screen })));
}

// In CI nothing is skipped: a machine without the program fails there.
const describeAtTerminal =
  hasTerminal || process.env['CI'] !== undefined ? describe : describe.skip;
const policyIsThere = (): boolean => existsSync(join(repository.root, '.memtrust/policy.yml'));

describeAtTerminal('at a terminal (needs `script` of util-linux)', () => {
  it('answers are typed one by one, and the files are written', async () => {
    const { code, screen } = await atTerminal([
      ['alone or as a team?', 'team\r'],
      ['Who may approve facts?', 'x!\r'],
      ['is not a GitHub login', 'alice, bob\r'],
      ['from forks', '\r'],
      ['Write these', '\r'],
    ]);
    expect([code, screen.includes('wrote .memtrust/policy.yml')]).toEqual([0, true]);
    expect(repository.read('.memtrust/policy.yml')).toContain('adopters: ["alice", "bob"]');
  });

  it('answers that are pasted at once all count', async () => {
    const { code } = await atTerminal([['alone or as a team?', 'alone\ralice\ry\ry\r']]);
    expect(code).toBe(0);
    expect(repository.read('.memtrust/policy.yml')).toMatch(
      /approvals: 0[^]*adopters: \["alice"\]/,
    );
    expect(repository.read('.github/workflows/memtrust-comment.yml')).toContain('workflow_run');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['the end of the input', '\u0004'],
  ])('%s writes nothing, and says so', async (_what, key) => {
    for (const typed of [
      [['alone or as a team?', key]],
      [
        ['alone or as a team?', 'team\r'],
        ['Who may approve facts?', key],
      ],
    ] as const) {
      const { code, screen } = await atTerminal(typed);
      expect(screen).toContain('error: Nothing was written');
      expect([code, policyIsThere()]).toEqual([2, false]);
    }
  });
});

test('without a terminal nothing is waited for', async () => {
  const { code, stderr } = await repository.memtrustWith({}, 'init');
  expect([code, policyIsThere()]).toEqual([0, true]);
  expect(stderr).not.toContain('?');
});
