/** What a command wrote is named, and the line that commits it can be copied into a shell as it stands. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { preparedOnce } from './prepared.js';
import { type Result, type Sandbox } from './sandbox.js';
import { shellWord } from '../../../src/cli/decision-output.js';

let repository: Sandbox;
const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/a.ts', 'export const limit = 3;\nexport const most = 9;\n');
  await repository.done('init', '--solo', '--by', 'alice');
  repository.commit('setup');
  await repository.done(
    'propose',
    'auth/limit',
    '--text',
    'The limit is 3.',
    '--source',
    'src/a.ts#L1',
  );
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

const FACT = '.memtrust/facts/auth/limit.md';
const LEDGER = '.memtrust/ledger/auth/limit.jsonl';
const wrote = (...paths: readonly string[]): string =>
  paths.map((path) => `wrote ${path}\n`).join('');
const uncommitted = (): string => repository.git('status', '--porcelain', '--untracked-files=all');

/** Runs the last line of what was printed, in a shell. */
function copied({ stderr }: Result, folder = ''): void {
  const line = stderr.trimEnd().split('\n').at(-1) ?? '';
  expect(line).toMatch(/^ {2}git add .* && git commit -m /);
  const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' };
  execFileSync('sh', ['-c', line], {
    cwd: join(repository.root, folder),
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...identity,
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    },
  });
}

describe('a command that records a decision', () => {
  it('has the code committed with it that the fact is bound to and that is not committed yet', async () => {
    repository.write('src/a.ts', 'export const limit = 3;\nexport const most = 10;\n');
    const adopted = await repository.done('adopt', 'auth/limit', '--by', 'alice');
    expect(adopted.stderr).toContain(` ${LEDGER} src/a.ts && git commit`);
    copied(adopted);
    expect(uncommitted()).toBe('');
    expect(await repository.memtrust('check', '--head', 'HEAD')).toMatchObject({ code: 0 });
  });

  it('adopt, reverify and retire name their files, and the line commits them', async () => {
    const adopted = await repository.done('adopt', 'auth/limit', '--by', 'alice');
    expect(adopted.stdout).toMatch(/^`auth\/limit`: not adopted yet\n/);
    expect(adopted.stdout).toContain(
      `recorded the adoption of \`auth/limit\`\n${wrote(FACT, LEDGER)}`,
    );
    copied(adopted);
    expect([uncommitted(), repository.git('log', '-1', '--format=%s').trim()]).toEqual([
      '',
      'Adopt auth/limit',
    ]);

    repository.write('src/a.ts', 'export const limit = 4 - 1;\nexport const most = 9;\n');
    repository.git('commit', '--quiet', '--all', '--message', 'code');
    const bound = await repository.done('bind', 'auth/limit');
    expect(bound.stdout).toContain(wrote(FACT));
    expect((await repository.done('bind', 'auth/limit')).stdout).not.toContain('wrote');
    const verified = await repository.done('reverify', 'auth/limit', '--still-true');
    expect(verified.stdout).toContain(`reverified \`auth/limit\`\n${wrote(LEDGER)}`);
    // The binding that was written before goes with it.
    copied(verified);
    expect(uncommitted()).toBe('');

    const retired = await repository.done('retire', 'auth/limit', '--why', 'gone');
    expect(retired.stdout).toContain(wrote(FACT, LEDGER));
    copied(retired);
    expect(uncommitted()).toBe('');
  });

  it('adopt commits what the fact supersedes with it', async () => {
    copied(await repository.done('adopt', 'auth/limit', '--by', 'alice'));
    await repository.done(
      'propose',
      'auth/most',
      '--text',
      'At most 9.',
      '--source',
      'src/a.ts#L2',
      '--supersedes',
      'auth/limit',
    );
    copied(await repository.done('adopt', 'auth/most', '--by', 'alice'));
    expect(uncommitted()).toBe('');
  });

  it('propose names its files, and adopt as the next step', async () => {
    const { stdout, stderr } = await repository.done(
      'propose',
      'auth/most',
      '--text',
      'At most 9.',
      '--source',
      'src/a.ts#L2',
    );
    const paths = ['.memtrust/facts/auth/most.md', '.memtrust/ledger/auth/most.jsonl'];
    const cites = 'cites `src/a.ts` (lines 2-2)\n  2 | export const most = 9;\n';
    expect(stdout).toBe(`proposed \`auth/most\`\n${wrote(...paths)}${cites}`);
    expect(stderr).toContain(
      'Next: `npx memtrust facts auth/most --preview`, then `npx memtrust adopt auth/most`\n',
    );
  });

  it('the line works in a folder below the root, and for many facts', async () => {
    const here = await fromSource(join(repository.root, 'src'), 'adopt', 'auth/limit');
    copied(here, 'src');
    expect(uncommitted()).toBe('');
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await repository.done(
        'propose',
        `many/${name}`,
        '--text',
        `Most of ${name} is 9.`,
        '--source',
        'src/a.ts#L2',
      );
    const all = await repository.done('adopt', '--all');
    copied(all);
    expect([uncommitted(), repository.git('log', '-1', '--format=%s').trim()]).toEqual([
      '',
      'Adopt 5 facts',
    ]);
  });

  it('says a name that the policy hides in no line', async () => {
    const policy = repository.read('.memtrust/policy.yml');
    repository.write('.memtrust/policy.yml', `${policy}exclude_text: [canary]\n`);
    repository.write('.memtrust/facts/canary/x.md', '---\nid: canary/x\n---\nNo.\n');
    for (const args of [
      ['adopt', '--all'],
      ['bind', '--all'],
    ]) {
      const { stdout, stderr } = await repository.memtrust(...args);
      expect(stdout + stderr).not.toContain('canary');
    }
    const { stdout, stderr } = await repository.memtrust('retire', 'canary/x', '--why', 'gone');
    expect(stdout + stderr).not.toContain('facts/canary');
    expect(stderr).toContain('  git add .memtrust && git commit -m ');
  });
});

it.each([
  ['.memtrust/facts/a.md', '.memtrust/facts/a.md'],
  [':/.memtrust/facts/a.md', ':/.memtrust/facts/a.md'],
  ['a note.md', '"a note.md"'],
  ['it$(x)`y`"z".md', `'it$(x)\`y\`"z".md'`],
  ["o'clock.md", `'o'\\''clock.md'`],
])('%s is one word of a shell', (word, quoted) => {
  expect(shellWord(word)).toBe(quoted);
  expect(execFileSync('sh', ['-c', `printf %s ${quoted}`]).toString()).toBe(word);
});
