/** The first commands of the README, typed with an empty home beside a clone, and in a repository that is not ours. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shortened } from './guide.js';
import { Sandbox } from './sandbox.js';

const README = readFileSync('README.md', 'utf8');
const [, first = '', shown = ''] =
  /```console\n\$ npx (memtrust .+)\n([^]*?)```/.exec(README) ?? [];
const [, install = ''] =
  /```sh\ngit clone https:\/\/github\.com\/memtrust\/memtrust && (.+)\n```/.exec(README) ?? [];

let folder: string;

interface Printed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function typed(command: string, at = ''): Printed {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: join(folder, at),
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'npm/bin')}:${process.env['PATH'] ?? ''}`,
      HOME: join(folder, 'home'),
      npm_config_prefix: join(folder, 'npm'),
      npm_config_update_notifier: 'false',
    },
  });
  return { code: status, stdout, stderr };
}

/** The same, without the lines that the README leaves out. */
function asShown(printed: Printed): Printed {
  return { ...printed, stdout: shortened(printed.stdout, shown.trimEnd().split('\n')) };
}

/** A repository in a folder of its own, of paths of ours. */
function committed(name: string, paths: Readonly<Record<string, string>>): void {
  const sandbox = new Sandbox();
  for (const [from, to] of Object.entries(paths))
    cpSync(from, join(sandbox.root, to), { recursive: true });
  sandbox.commit('init');
  cpSync(sandbox.root, join(folder, name), { recursive: true });
  sandbox.dispose();
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-readme-')));
  mkdirSync(join(folder, 'home'));
  // What a clone brings, as far as the commands need it.
  const ours = ['dist/cli', 'package.json', 'examples'];
  committed('memtrust', Object.fromEntries(ours.map((path) => [path, path])));
  committed('shop', { 'examples/shop': '.' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a clone installs itself, without a download', () => {
  expect(install).toBe('npm install --global ./memtrust');
  expect(typed(`${install} --offline`).code).toBe(0);
});

test('then the first command prints in the clone what the README shows', () => {
  const printed = typed(`npx --offline ${first}`, 'memtrust');
  expect(asShown(printed)).toEqual({ code: 0, stdout: shown, stderr: '' });
});

test('and `npx memtrust check` prints the same in a repository that is not ours', () => {
  const printed = typed('npx --offline memtrust check', 'shop');
  const here = shown.replace('working tree in examples/shop', 'working tree');
  expect(here).not.toBe(shown);
  expect(asShown(printed)).toEqual({ code: 0, stdout: here, stderr: '' });
});

test('a fresh clone has its two commands', () => {
  expect(README).toContain('$ node dist/cli/index.js check\n$ npm cit\n');
});
