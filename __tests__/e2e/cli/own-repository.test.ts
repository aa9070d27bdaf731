/** `check FOLDER` where the folder is a repository by itself: it has a policy of its own, or a `.git`. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { factFile, Sandbox, type LooseReport, type Result } from './sandbox.js';

let around: Sandbox;

/** The example of this project in a folder of a repository where something else fails. */
beforeAll(async () => {
  around = new Sandbox();
  around.write('CLAUDE.md', 'Read `src/nowhere/gone.ts` first.\n').write('src/a.ts', 'x\n');
  around.write('.memtrust/policy.yml', 'version: 1\nadoption: {adopters: [alice]}\n');
  cpSync('examples/shop', join(around.root, 'examples/shop'), { recursive: true });
  around.commit('the base');
  around.git('switch', '--quiet', '--create', 'topic');
  around.write('.memtrust/facts/lie.md', factFile('status: accepted', 'A lie.'));
  around.commit('a fact that nobody adopted');
});

afterAll(() => around.dispose());

const check = async (...args: string[]): Promise<Result> => around.memtrust('check', ...args);

describe('a folder with a policy of its own', () => {
  it('is checked by itself: its facts are settled by the base, and what fails around it is not shown', async () => {
    expect((await check()).code).toBe(1);
    const { code, stdout } = await check('examples/shop');
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/— 3 trusted, 1 agent file; .* in examples\/shop$/),
    ]);
  });

  it('is the whole of a report, with paths from the folder', async () => {
    const { stdout } = await check('examples/shop/', '--format', 'json', '--out', 'all');
    const report: LooseReport = JSON.parse(stdout);
    expect(report.entries.filter((entry) => entry.trusted_baseline)).toHaveLength(3);
    expect(report.findings.map(({ path }) => path)).toEqual([
      'CLAUDE.md',
      'CLAUDE.md',
      'CLAUDE.md',
    ]);
    expect(around.read('all/trust-report.json')).toBe(stdout);
    around.remove('all');
  });

  it('has it at the base: a change cannot take a folder out of what is checked', async () => {
    const changed = around.copy();
    try {
      changed
        .write('src/.memtrust/policy.yml', 'version: 1\nmode: report\n')
        .commit('an own policy');
      const { code, stdout, stderr } = await changed.memtrust('check', 'src');
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('The base has no policy in `src`');
    } finally {
      changed.dispose();
    }
  });

  it('fails where a critical fact is stale, and knows where a file moved', async () => {
    const changed = around.copy();
    try {
      changed.git('apply', '--directory=examples/shop', join(process.cwd(), 'examples/shop.patch'));
      changed.commit('support may read');
      const { code, stdout } = await changed.memtrust('check', 'examples/shop');
      expect(code).toBe(1);
      expect(stdout).toContain('`orders/private-orders` is stale');
      expect(stdout).toContain('this change moves it to `docs/start.md`');
      expect(stdout).toContain('MT415 untrusted-sentence  CLAUDE.md:6');
    } finally {
      changed.dispose();
    }
  });

  it('is the same from a folder beside it, and takes the place of no folder without a policy', async () => {
    const inSource = await fromSource(join(around.root, 'src'), 'check', '../examples/shop');
    expect(inSource.stdout).toContain('— 3 trusted, 1 agent file');
    expect((await check('examples')).stdout).toMatch(/^memtrust: pass in examples\/ /);
  });

  it.each([[['--fix']], [['--fix', '--dry-run']], [['--update-baseline', '--reason', 'x']]])(
    'is not written by %j',
    async (options) => {
      const { code, stderr } = await check('examples/shop', ...options);
      expect([code, stderr]).toEqual([2, expect.stringContaining('is only checked')]);
    },
  );
});

describe('another repository', () => {
  it('is checked as if one stood in it, from anywhere', async () => {
    const other = new Sandbox();
    const nowhere = new Sandbox({ init: false });
    try {
      other.write('CLAUDE.md', 'Read `docs/setup.md` first.\n').commit('an agent file');
      for (const cwd of [around.root, nowhere.root, other.root]) {
        const { code, stdout } = await fromSource(
          cwd,
          'check',
          cwd === other.root ? '.' : other.root,
        );
        expect([code, stdout]).toEqual([
          0,
          expect.stringContaining('`docs/setup.md` does not exist'),
        ]);
      }
    } finally {
      other.dispose();
      nowhere.dispose();
    }
  });

  it('is needed: a folder in no repository cannot be checked', async () => {
    const nowhere = new Sandbox({ init: false });
    try {
      nowhere.write('.memtrust/policy.yml', 'version: 1\n');
      const { code, stderr } = await fromSource(around.root, 'check', nowhere.root);
      expect([code, stderr]).toEqual([2, expect.stringContaining('Not a git repository')]);
    } finally {
      nowhere.dispose();
    }
  });
});
