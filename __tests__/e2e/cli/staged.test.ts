/** Real commits in real repositories, with a git hook that runs `memtrust check --staged` as it is shipped. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parse } from 'yaml';
import { readPage } from './guide.js';
import { CLI, factFile, Sandbox } from './sandbox.js';

const LIE = factFile('status: accepted', 'A lie.');
const CANDIDATE = factFile('', 'A candidate.');
const LIE_PATH = '.memtrust/facts/lie.md';

/** `memtrust` and `npx` on the PATH: the bundle. */
let programs: string;
let repository: Sandbox;

beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'memtrust-programs-'));
  const run = `exec "${process.execPath}" "${CLI}" "$@"`;
  write(join(programs, 'memtrust'), `#!/bin/sh\n${run}\n`);
  write(join(programs, 'npx'), `#!/bin/sh\n[ "$1" = memtrust ] || exit 9\nshift\n${run}\n`);
});
afterAll(() => rmSync(programs, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

beforeEach(() => {
  repository = new Sandbox();
  repository.write('.memtrust/policy.yml', 'version: 1\nadoption:\n  adopters: [alice]\n');
  repository.write('src/guard.ts', 'export const guard = 1;\n');
});
afterEach(() => repository.dispose());

/** Commits as a person does, with the hook. */
function commit(...args: string[]): { readonly passed: boolean; readonly said: string } {
  return commitIn(repository.root, ...args);
}

function commitIn(
  folder: string,
  ...args: string[]
): { readonly passed: boolean; readonly said: string } {
  const { status, stdout, stderr } = spawnSync('git', ['commit', '--quiet', '-m', 'x', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.org',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.org',
    },
  });
  return { passed: status === 0, said: `${stdout}${stderr}` };
}

function hook(command: string): void {
  mkdirSync(join(repository.root, '.git/hooks'), { recursive: true });
  write(join(repository.root, '.git/hooks/pre-commit'), `#!/bin/sh\n${command}\n`);
}

function commits(): number {
  return Number(repository.git('rev-list', '--all', '--count').trim());
}

describe('memtrust check --staged as a hook', () => {
  beforeEach(() => hook('exec memtrust check --staged'));

  it('stops a bad first commit of a repository, and lets a good one pass', () => {
    repository.write(LIE_PATH, LIE);
    repository.git('add', '--all');
    const bad = commit();
    expect(bad).toEqual({ passed: false, said: expect.stringContaining('MT201') });
    expect(bad.said).toContain('staged files');
    expect(commits()).toBe(0);
    repository.write(LIE_PATH, CANDIDATE);
    expect(commit().passed).toBe(false); // not staged yet
    repository.git('add', '--all');
    expect(commit().passed).toBe(true);
    expect(commits()).toBe(1);
  });

  it('sees the staged part of a file, and not what the working tree holds', () => {
    repository.commit();
    repository.write(LIE_PATH, LIE);
    repository.git('add', '--all');
    repository.write(LIE_PATH, CANDIDATE);
    expect(commit().passed).toBe(false);
    repository.git('add', '--all');
    repository.write(LIE_PATH, LIE);
    repository.write('.memtrust/facts/untracked.md', LIE);
    expect(commit().passed).toBe(true);
    expect(repository.git('show', `HEAD:${LIE_PATH}`)).toBe(CANDIDATE);
  });

  it('sees a file as deleted where that is staged', () => {
    repository.write(LIE_PATH, LIE);
    repository.commit();
    repository.write('README.md', 'x\n');
    repository.git('add', 'README.md');
    repository.remove(LIE_PATH);
    expect(commit().passed).toBe(false); // the index still has it
    repository.git('rm', '--quiet', '--cached', LIE_PATH);
    repository.write(LIE_PATH, LIE);
    expect(commit().passed).toBe(true);
  });

  it('sees what commit -a and commit FILE commit, whose index is another one', () => {
    repository.write(LIE_PATH, CANDIDATE);
    repository.commit();
    repository.write(LIE_PATH, LIE);
    repository.write('src/guard.ts', 'export const guard = 2;\n');
    expect(commit('-a').passed).toBe(false);
    expect(commit('--', 'src/guard.ts').passed).toBe(true);
    repository.git('add', LIE_PATH);
    repository.write('src/guard.ts', 'export const guard = 3;\n');
    expect(commit('--', 'src/guard.ts').passed).toBe(true);
    expect(commit('--', LIE_PATH).passed).toBe(false);
  });

  it('works in a linked working tree', () => {
    repository.commit();
    const linked = `${repository.root}-linked`;
    repository.git('worktree', 'add', '--quiet', linked);
    mkdirSync(join(linked, '.memtrust/facts'), { recursive: true });
    writeFileSync(join(linked, LIE_PATH), LIE);
    const add = spawnSync('git', ['add', '--all'], { cwd: linked });
    expect(add.status).toBe(0);
    expect(commitIn(linked)).toEqual({ passed: false, said: expect.stringContaining('MT201') });
    rmSync(linked, { recursive: true });
  });
});

describe('memtrust check --staged', () => {
  it('judges a branch against its base, from any folder', async () => {
    repository.commit();
    repository.git('switch', '--quiet', '--create', 'topic');
    repository.write(LIE_PATH, LIE);
    repository.commit();
    repository.write(LIE_PATH, CANDIDATE);
    repository.git('add', '--all');
    repository.write(LIE_PATH, LIE);
    const { code, stdout } = await repository.memtrust('check', '--staged');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/base [0-9a-f]{7} → staged files/)]);
    expect((await repository.memtrust('check')).code).toBe(1);
  });

  it('says the same as check where all is staged', async () => {
    repository.commit();
    repository.write(LIE_PATH, LIE);
    repository.write('CLAUDE.md', 'Read `src/gone.ts`.\n');
    repository.git('add', '--all');
    const [staged, whole] = [
      await repository.memtrust('check', '--staged'),
      await repository.memtrust('check'),
    ];
    expect(staged).toEqual({
      ...whole,
      stdout: whole.stdout.replace('working tree', 'staged files'),
    });
  });

  it('writes nothing', async () => {
    repository.commit();
    repository.write(LIE_PATH, LIE);
    repository.git('add', '--all');
    const before = everything();
    await repository.memtrust('check', '--staged');
    expect(everything()).toEqual(before);
  });

  it('in the middle of a merge says what to do', async () => {
    repository.commit();
    repository.git('switch', '--quiet', '--create', 'topic');
    repository.write('src/guard.ts', 'export const guard = 2;\n').commit();
    repository.git('switch', '--quiet', '-');
    repository.write('src/guard.ts', 'export const guard = 3;\n').commit();
    expect(() => repository.git('merge', 'topic')).toThrow();
    const { code, stderr } = await repository.memtrust('check', '--staged');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/`src\/guard\.ts` has a merge conflict.*\n.*git add/),
    ]);
  });

  it.each([
    ['--staged --head HEAD', '--head a commit'],
    ['--staged --update-baseline --reason x', 'does not go with --staged'],
  ])('%s is refused', async (line, says) => {
    repository.commit();
    const { code, stderr } = await repository.memtrust('check', ...line.split(' '));
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});

/** Every file of the repository with its time and size. */
function everything(): string[] {
  return readdirSync(repository.root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const { mtimeMs, size } = statSync(join(repository.root, path));
      return `${path} ${mtimeMs} ${size}`;
    });
}

/** What https://pre-commit.com/#new-hooks knows of a hook, as far as we use it; another key is a mistake. */
const preCommitHooks = z.tuple([
  z.strictObject({
    id: z.literal('memtrust'),
    name: z.string(),
    description: z.string(),
    entry: z.string(),
    language: z.literal('script'),
    stages: z.tuple([z.literal('pre-commit')]),
    always_run: z.literal(true),
    pass_filenames: z.literal(false),
    require_serial: z.literal(true),
    minimum_pre_commit_version: z.string().regex(/^\d+\.\d+\.\d+$/),
  }),
]);
const page = readPage('workflow.md');

describe('a definition of the hook', () => {
  const [definition] = preCommitHooks.parse(parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')));
  const blocks = [...page.matchAll(/^```(?:yaml|sh)\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  const lefthook = blocks.find((text) => text.startsWith('pre-commit:\n')) ?? '';
  const jobs = z.object({
    'pre-commit': z.object({ jobs: z.tuple([z.object({ name: z.string(), run: z.string() })]) }),
  });
  const plain = blocks.find((text) => text.startsWith('#!/bin/sh\n')) ?? '';

  it.each([
    // pre-commit takes the first word as a path in its clone of this repository.
    ['of pre-commit', `exec ${process.cwd()}/${definition.entry}`],
    ['of lefthook', jobs.parse(parse(lefthook))['pre-commit'].jobs[0].run],
    ['of git', plain],
  ])('%s stops a bad commit and lets a good one pass', (_, command) => {
    hook(command);
    repository.commit();
    repository.write(LIE_PATH, LIE);
    repository.git('add', '--all');
    expect(commit()).toEqual({ passed: false, said: expect.stringContaining('MT201') });
    repository.write(LIE_PATH, CANDIDATE);
    repository.git('add', '--all');
    expect(commit().passed).toBe(true);
  });

  it('of pre-commit names a program that git keeps executable, so that nothing is installed', () => {
    const [program = ''] = definition.entry.split(' ');
    const listed = execFileSync('git', ['ls-files', '--stage', '--', program], {
      encoding: 'utf8',
    });
    expect(listed).toMatch(/^100755 /);
    expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('says which Node is needed where an older one is found', () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(older)}`, CLI, 'check'],
      { cwd: repository.root, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([2, 'memtrust needs Node 20 or newer. This is 18.20.8.\n']);
  });

  it('is named on the page as it is called', () => {
    expect(page).toContain(`      - id: ${definition.id}\n`);
  });
});
