/** The first commands of the README, typed in a fresh folder with an empty home and a clone beside it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Sandbox } from './sandbox.js';

const README = readFileSync('README.md', 'utf8');
const [, target = '', first = '', shown = ''] =
  /```console\n\$ git clone https:\/\/github\.com\/memtrust\/memtrust (\S+)\n\$ (.+)\n([^]*?)```/.exec(
    README,
  ) ?? [];
const [, install = ''] = /```console\n\$ (npm install .+)\n```/.exec(README) ?? [];

let folder: string;
let repository: string;

function typed(command: string): { readonly code: number | null; readonly stdout: string } {
  const home = join(folder, 'home');
  const { status, stdout } = spawnSync('sh', ['-c', command], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'npm/bin')}:${process.env['PATH'] ?? ''}`,
      HOME: home,
      npm_config_prefix: join(folder, 'npm'),
    },
  });
  return { code: status, stdout };
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-readme-')));
  repository = join(folder, 'shop');
  mkdirSync(join(folder, 'home'));
  const sandbox = new Sandbox();
  sandbox
    .write(
      'CLAUDE.md',
      '# Working here\n\nSessions live in `src/session.ts`; the owner check is `src/auth/guard.ts`.\nRun `npm run lint:fix` before a commit. Never push to main.\n\nSee @docs/style.md for names.\n',
    )
    .write('src/session.ts', 'export const a = 1;\n')
    .write('package.json', '{"name":"shop","scripts":{"test":"jest"}}\n')
    .commit('init');
  cpSync(sandbox.root, repository, { recursive: true });
  sandbox.dispose();
  // What a clone brings, as far as the commands need it.
  for (const path of ['dist/cli', 'package.json'])
    cpSync(path, join(repository, target, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first command prints what the README shows, in a repository that is not ours', () => {
  expect(target).toBe('../memtrust');
  expect(typed(first)).toEqual({ code: 0, stdout: shown });
});

test('after the installation, `npx memtrust` runs from the clone', () => {
  expect(typed(install).code).toBe(0);
  expect(typed('npx --offline memtrust check')).toEqual({ code: 0, stdout: shown });
});

test('a fresh clone has its two commands', () => {
  expect(README).toContain('$ node dist/cli/index.js check\n$ npm cit\n');
});
