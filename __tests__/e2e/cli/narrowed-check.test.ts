import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource } from './in-process.js';
import { factFile, Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;

/** On a branch: one fact calls itself trusted (an error), and an agent file names a file that is gone. */
beforeAll(async () => {
  repository = new Sandbox();
  repository.write('.memtrust/policy.yml', 'version: 1\nadoption:\n  adopters: [alice]\n');
  repository.write('src/guard.ts', 'export const guard = 1;\n');
  repository.write('src/old.ts', 'export const old = 1;\n');
  repository.write('.memtrust/facts/guard.md', factFile('', 'The guard is one.'));
  await repository.done('bind', 'guard', 'src/guard.ts');
  await repository.done('adopt', 'guard', '--by', 'alice');
  repository.commit('the base');
  repository.git('switch', '--quiet', '--create', 'topic');
  repository.write('src/guard.ts', 'export const guard = 2;\n');
  repository.write('docs/CLAUDE.md', 'Read `src/nowhere/gone.ts` first.\n');
  repository.write('.memtrust/facts/lie.md', factFile('status: accepted', 'A lie.'));
  repository.remove('src/old.ts');
  repository.commit('the change');
});

afterAll(() => repository.dispose());

async function check(...args: string[]): Promise<Result> {
  return repository.memtrust('check', ...args);
}

describe('memtrust check with paths', () => {
  it('fails of the whole repository', async () => {
    expect((await check()).code).toBe(1);
  });

  it('passes in a folder in which nothing fails, and says so of that folder alone', async () => {
    const { code, stdout } = await check('src');
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^memtrust: pass in src\/ /),
    ]);
    expect(stdout).toContain('MT105');
    expect(stdout).not.toMatch(/MT201|lie/);
    expect(stdout).toMatch(/elsewhere (?:is|are) not shown \(1 error.*the required check/);
  });

  it.each([
    ['.memtrust/facts/lie.md'],
    ['.memtrust/'],
    ['.memtrust/facts/*.md'],
    ['src .memtrust'],
  ])('fails in %s', async (paths) => {
    const { code, stdout } = await check(...paths.split(' '));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^memtrust: fail in [^—]*\.memtrust/);
  });

  it('the whole repository is no part of it', async () => {
    const { code, stdout } = await check('.');
    expect([code, stdout]).toEqual([1, (await check()).stdout]);
  });

  it('says of files without facts that there are none here, for there are some elsewhere', async () => {
    expect((await check('docs/CLAUDE.md')).stdout).toMatch(
      /^memtrust: pass in docs\/CLAUDE\.md .*— no facts here; 1 agent file checked; /,
    );
    expect((await check('--rule', 'MT405')).stdout).not.toContain('no facts');
  });

  it('a path is from where the user stands; one from the root works too', async () => {
    for (const typed of [
      '.',
      './',
      'guard.ts',
      '../src',
      'src/guard.ts',
      join(repository.root, 'src'),
    ]) {
      const { code, stdout } = await fromSource(join(repository.root, 'src'), 'check', typed);
      expect([typed, code]).toEqual([typed, 0]);
      expect(stdout).toMatch(/^memtrust: pass in src\//);
    }
    expect((await fromSource(join(repository.root, 'src'), 'check', '../.memtrust')).code).toBe(1);
  });

  it('a file that the change deletes is one', async () => {
    expect((await check('src/old.ts')).stdout).toMatch(/^memtrust: pass in src\/old\.ts /);
  });

  it.each([
    ['..', 'is not in this repository'],
    ['/etc/passwd', 'is not in this repository'],
    ['', 'is not in this repository'],
    ['src/gaurd.ts', 'Did you mean `src/guard.ts`?'],
    ['nothing-like-it', 'There is no file or folder `nothing-like-it`'],
    ['*.py', '`*.py` matches no file'],
    ['src/*/*.ts', '`src/*/*.ts` matches no file'],
    ['.git', 'There is no file or folder `.git`'],
  ])('%j is an error', async (typed, says) => {
    const { code, stdout, stderr } = await check(typed);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  it('one wrong path among right ones is an error', async () => {
    expect((await check('src', 'srv')).code).toBe(2);
  });
});

describe('memtrust check --rule', () => {
  it.each([['MT105'], ['105'], ['mt105'], ['stale-fact']])('%s is one rule', async (rule) => {
    const { code, stdout } = await check('--rule', rule);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^memtrust: pass for MT105 \(1 warning\) /);
    expect(stdout).not.toMatch(/MT201|also stale|what this change does/);
  });

  it('given twice is both', async () => {
    const { code, stdout } = await check('--rule', '105', '--rule', 'silent-promotion');
    expect([code, stdout.split('\n')[0]]).toEqual([
      1,
      expect.stringContaining('fail for MT105, MT201'),
    ]);
  });

  it('with a path is what is in both', async () => {
    const { code, stdout } = await check('src', '--rule', '201');
    expect([code, stdout.split(' (')[0]?.split(' —')[0]]).toEqual([
      0,
      'memtrust: pass in src/ for MT201',
    ]);
  });

  it('an unknown one is an error that names the nearest', async () => {
    const { code, stderr } = await check('--rule', 'stale-fcat');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean `stale-fact`?')]);
  });
});

describe('memtrust check --quiet', () => {
  it('says nothing where nothing fails', async () => {
    expect(await check('src', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await check('-q', '--rule', '105')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('says only what fails', async () => {
    const { code, stdout } = await check('--quiet');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^memtrust: fail \(1 error\)/);
    expect(stdout).not.toMatch(/MT105|warning|elsewhere/);
  });

  it('still writes the files of --out', async () => {
    const out = join(repository.root, '../', `${repository.root.split('/').at(-1)}-quiet`);
    expect((await check('--base', 'HEAD', '--head', 'main', '--quiet', '--out', out)).stdout).toBe(
      '',
    );
    expect(existsSync(join(out, 'trust-report.json'))).toBe(true);
  });
});

describe('what would be taken for more than it is', () => {
  it.each([
    ['src --format json', '--format json is the whole report'],
    ['--rule 105 --format sarif', '--format sarif is the whole report'],
    ['src --format markdown', '--format markdown is the whole report'],
    ['--quiet --format html', '--format html is the whole report'],
    ['src --out report', '--out writes the whole report'],
    ['--rule 105 --out report', '--out writes the whole report'],
    ['src --update-baseline --reason x', '--update-baseline accepts all'],
    ['--rule 105 --update-baseline --reason x', '--update-baseline accepts all'],
    ['--quiet --update-baseline --reason x', '--update-baseline accepts all'],
  ])('memtrust check %s is refused', async (line, says) => {
    const { code, stdout, stderr } = await check(...line.split(' '));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
    expect(existsSync(join(repository.root, 'report'))).toBe(false);
    expect(existsSync(join(repository.root, '.memtrust/baseline.yml'))).toBe(false);
  });
});

it('mode: report stays exit 0 in a part that would fail', async () => {
  const soft = repository.copy();
  soft.write('.memtrust/policy.yml', 'version: 1\nmode: report\nadoption:\n  adopters: [alice]\n');
  const { code, stdout } = await soft.memtrust('check', '.memtrust/facts', '--base', 'main');
  soft.git('add', '--all');
  soft.git('commit', '--quiet', '--no-verify', '-m', 'report mode');
  const committed = await soft.memtrust(
    'check',
    '.memtrust/facts',
    '--base',
    'HEAD',
    '--head',
    'HEAD',
  );
  soft.dispose();
  // The policy of the base counts: a change does not soften its own check.
  expect([code, stdout.split(' (')[0]]).toEqual([1, expect.stringContaining('fail in')]);
  expect([committed.code, committed.stdout]).toEqual([
    0,
    expect.stringMatching(/^memtrust: report mode: would fail in \.memtrust\/facts\/ /),
  ]);
});
