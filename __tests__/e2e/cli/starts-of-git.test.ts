/** How often a command starts git: each start costs a few milliseconds, and in a large repository some cost seconds. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { runHere } from './in-process.js';
import { Sandbox } from './sandbox.js';

let tools = '';
let sandbox: Sandbox;
beforeAll(() => {
  tools = mkdtempSync(join(tmpdir(), 'memtrust-git-'));
  // What git is called with, a line each, and then git.
  const script = `#!/bin/sh\necho "$*" >> '${join(tools, 'calls')}'\nPATH='${process.env['PATH']}' exec git "$@"\n`;
  writeFileSync(join(tools, 'git'), script);
  chmodSync(join(tools, 'git'), 0o755);
});
afterAll(() => rmSync(tools, { recursive: true }));

beforeEach(() => {
  sandbox = new Sandbox()
    .write('.memtrust/policy.yml', 'version: 1\nadoption:\n  adopters: [ada]\n')
    .write('.memtrust/facts/auth/owner.md', '---\nstatus: candidate\n---\nOwners go first.\n')
    .write('src/guard.ts', 'export function requireOwner() {\n  return owner();\n}\n')
    .write('src/other.ts', 'export function other() {\n  return owner();\n}\n');
  sandbox.commit();
});
afterEach(() => sandbox.dispose());

const COMMAND = / (config|rev-parse|status|for-each-ref|ls-tree|cat-file|symbolic-ref|log) /;

/** How often each command of git was started. */
async function starts(...args: string[]): Promise<Readonly<Record<string, number>>> {
  writeFileSync(join(tools, 'calls'), '');
  const { code, stderr } = await runHere(args, {
    cwd: sandbox.root,
    environment: {
      PATH: `${tools}:${process.env['PATH']}`,
      HOME: tools,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
    now: '2026-01-01T00:00:00Z',
  });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  const counts: Record<string, number> = {};
  for (const line of readFileSync(join(tools, 'calls'), 'utf8').trimEnd().split('\n')) {
    const name = COMMAND.exec(`${line} `)?.[1] ?? line;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const ONCE = {
  config: 1,
  'rev-parse': 1,
  status: 1,
  'for-each-ref': 1,
  'ls-tree': 1,
  'cat-file': 1,
};

it('a check starts it six times', async () => {
  expect(await starts('check')).toEqual(ONCE);
});

it('bind looks at the working tree again after each place, and at nothing else', async () => {
  const args = ['bind', 'auth/owner', 'src/guard.ts#L1', 'src/other.ts#L1'];
  expect(await starts(...args)).toEqual({ ...ONCE, status: 3 });
  expect(await starts('bind', 'auth/owner')).toEqual({ ...ONCE, status: 2 });
});

it('a decision as JSON is judged with what was settled before it', async () => {
  const args = ['adopt', 'auth/owner', '--by', 'ada', '--unbound', 'Agreed.', '--format', 'json'];
  expect(await starts(...args)).toEqual({ ...ONCE, status: 2 });
});

it('whoever reads memory is told the default branch without asking for it again', async () => {
  expect(await starts('recall', 'owners')).toEqual({ ...ONCE, log: 1 });
});

it('init asks once for all settings of git that it wants to know', async () => {
  rmSync(join(sandbox.root, '.memtrust/policy.yml'));
  sandbox.git('config', 'github.user', 'ada');
  expect(await starts('init', '--solo')).toMatchObject({ config: 2, log: 1 });
  expect(sandbox.read('.memtrust/policy.yml')).toContain('ada');
});
