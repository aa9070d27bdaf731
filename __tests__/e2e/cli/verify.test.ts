/** `memtrust verify`: a report, its files and the repository against the statement about them. */
import { afterEach, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTED_FILES, STATEMENT_FILE } from '../../../src/report/run-files.js';
import { preparedOnce } from './prepared.js';
import { Sandbox, type Result } from './sandbox.js';

const AT = '2026-06-01T00:00:00Z';
let repository: Sandbox;

/** A base with one adopted fact, and a branch with a commit more. */
async function adoptOne(sandbox: Sandbox): Promise<void> {
  sandbox.write('src/guard.ts', 'export const guard = 1;\n').write('.gitignore', 'report/\n');
  await sandbox.done('init', '--solo', '--by', 'alice');
  await sandbox.done(
    ...'propose auth/guard --source src/guard.ts --by alice --text'.split(' '),
    'Guards run.',
  );
  await sandbox.done('adopt', 'auth/guard', '--by', 'alice');
  sandbox.commit('Adopt the guard');
  sandbox.git('switch', '--quiet', '-c', 'work');
  sandbox.write('src/more.ts', 'export const more = 1;\n').commit('More');
}

/** What `check --out report` leaves of a commit. */
const REPORT = ['check', '--out', 'report', '--now', AT, '--head', 'HEAD'];

const adopted = preparedOnce(adoptOne);
const reported = preparedOnce(async (sandbox) => {
  await adoptOne(sandbox);
  await sandbox.done(...REPORT);
});

/** The test begins in a copy of that scene. */
async function begin(prepared: () => Promise<Sandbox>): Promise<void> {
  repository = await prepared();
}

afterEach(() => repository.dispose());

const verify = async (...args: string[]): Promise<Result> => repository.memtrust('verify', ...args);

/** Writes the statement again, after a change of its value. */
function rewrite(change: (text: string) => string): void {
  const path = `report/${STATEMENT_FILE}`;
  repository.write(path, change(repository.read(path)));
}

describe('memtrust verify', () => {
  it('says that all agrees, what was compared, and that nothing is signed', async () => {
    await begin(reported);
    const { code, stdout, stderr } = await verify('report');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^trust-report\.intoto\.json: 5 files agree\nbase [0-9a-f]{7}: the policy agrees, and 1 of 1 entries\nFindings, the verdict and approvals were not compared .*\nThe statement is not signed: it proves only that it agrees with itself\. /,
    );
  });

  it('is the same for equal input, byte for byte', async () => {
    await begin(reported);
    const first = repository.read(`report/${STATEMENT_FILE}`);
    await repository.done(...REPORT);
    expect(repository.read(`report/${STATEMENT_FILE}`)).toBe(first);
  });

  it('does not compare the entries of a working tree, and says so', async () => {
    await begin(adopted);
    await repository.done('check', '--out', 'report', '--now', AT);
    const { code, stdout } = await verify('report');
    expect(code).toBe(0);
    expect(stdout).toContain('the policy agrees\n');
    expect(stdout).toContain(
      'Not compared with the repository: the entries, because the report is about a working tree.\n',
    );
  });

  it('names the file that was changed, with both digests', async () => {
    await begin(reported);
    repository.write('report/comment.md', `${repository.read('report/comment.md')} `);
    const { code, stdout, stderr } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^comment\.md is not the file that was written\n {2}expected sha256:[0-9a-f]{64}\n {2}found {4}sha256:[0-9a-f]{64}\n/,
    );
    expect(stdout).not.toContain('agree\n');
    expect(stderr).toMatch(/^1 difference\. Do not rely on this report: /);
  });

  it.each(LISTED_FILES)('misses %s', async (name) => {
    await begin(reported);
    repository.remove(`report/${name}`);
    const { code, stdout } = await verify('report', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      agrees: false,
      signed: false,
      differences: [{ where: name, what: 'is missing', found: null }],
    });
  });

  it('finds a file that was put beside, where the folder is named and not the statement', async () => {
    await begin(reported);
    repository.write('report/more.json', '{}');
    expect(await verify('report')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('more.json is not in the list of the statement\n'),
    });
    expect(await verify(`report/${STATEMENT_FILE}`)).toMatchObject({ code: 0 });
  });

  it('follows no link: not as a listed file, nor as the statement', async () => {
    await begin(reported);
    repository.write('elsewhere.md', repository.read('report/comment.md'));
    repository.remove('report/comment.md').link('report/comment.md', '../elsewhere.md');
    expect(await verify('report')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('comment.md is a symbolic link\n  expected sha256:'),
    });
    repository.write('kept.json', repository.read(`report/${STATEMENT_FILE}`));
    repository.remove(`report/${STATEMENT_FILE}`).link(`report/${STATEMENT_FILE}`, '../kept.json');
    expect(await verify('report')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is a symbolic link'),
    });
  });

  it.each<[string, (text: string) => string, string]>([
    ['is not JSON', () => '{', 'it is not valid JSON'],
    ['is empty', () => '', 'it is not valid JSON'],
    [
      'has a key twice',
      (text) => text.replace('{', '{"_type": "x",'),
      'it has the key `_type` twice',
    ],
    [
      'leads out of its folder',
      (text) => text.replace('"comment.md"', '"../../etc/passwd"'),
      'its key `subject.4` is not valid',
    ],
    [
      'is of another kind',
      (text) => text.replace('in-toto.io/Statement/v1', 'in-toto.io/Statement/v2'),
      'its key `_type` is not valid',
    ],
    [
      'is a signed bundle',
      () => '{"dsseEnvelope": {}}',
      'it is a signed bundle; check it with `gh attestation verify`',
    ],
  ])('refuses what %s, with 2', async (_what, change, why) => {
    await begin(reported);
    rewrite(change);
    const { code, stdout, stderr } = await verify('report');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
    expect(stderr).toContain('Give the trust-report.intoto.json that');
  });

  it.each([
    ['nowhere', '`nowhere` does not exist'],
    ['src', `\`src/${STATEMENT_FILE}\` does not exist`],
  ])('refuses %s with 2', async (path, why) => {
    await begin(reported);
    expect(await verify(path)).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
  });
});

it('no changed byte of report, manifest or list passes the command either', async () => {
  await begin(reported);
  const names = ['trust-report.json', 'context-manifest.json', STATEMENT_FILE];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 1, max: 255 }),
      async (name, at, by) => {
        const path = join(repository.root, 'report', name);
        const own = readFileSync(path);
        const changed = Buffer.from(own);
        const index = Math.floor(at * own.length);
        changed[index] = (own[index] ?? 0) ^ by;
        writeFileSync(path, changed);
        const { code } = await verify('report');
        writeFileSync(path, own);
        expect([1, 2]).toContain(code);
      },
    ),
    { numRuns: 60 },
  );
  expect((await verify('report')).code).toBe(0);
});

it('prints what docs/workflow.md shows', async () => {
  await begin(adopted);
  const [, section = ''] = readFileSync('docs/workflow.md', 'utf8').split('\n## Attestation\n');
  const [, block = ''] = /```console\n([\s\S]*?)\n```/.exec(section) ?? [];
  let printed = '';
  for (const command of block.matchAll(/^\$ npx memtrust (.*)$/gm))
    printed += `$ npx memtrust ${command[1]}\n${(await repository.done(...(command[1] ?? '').split(' '))).stdout.replace(/^memtrust: pass[\s\S]*/, '')}`;
  const calm = (text: string): string =>
    text
      .trimEnd()
      .replace(/base [0-9a-f]{7}/, 'base')
      .replace(/\d+ of \d+/, 'all');
  expect(calm(printed)).toBe(calm(block));
});

/**
 * A folder whose files agree with each other and lie about the repository: a report and a manifest that were
 * changed, and the statement and digests made to fit.
 */
async function forge(change: (text: string) => string): Promise<void> {
  const { hexDigest } = await import('../../../src/tree/digest.js');
  const { digestWithoutTime } = await import('../../../src/trust/manifest.js');
  const { renderJson } = await import('../../../src/report/json.js');
  const before = {
    manifest: repository.read('report/context-manifest.json'),
    report: repository.read('report/trust-report.json'),
  };
  const value = (text: string): Record<string, unknown> =>
    JSON.parse(text) as Record<string, unknown>;
  const manifest = change(before.manifest);
  const changed = change(before.report).replace(
    digestWithoutTime(value(before.manifest)),
    digestWithoutTime(value(manifest)),
  );
  repository.write('report/context-manifest.json', manifest);
  repository.write('report/trust-report.json', changed);
  rewrite((text) =>
    renderJson({
      ...value(
        text
          .replace(hexDigest(before.manifest), hexDigest(manifest))
          .replace(hexDigest(before.report), hexDigest(changed)),
      ),
      predicate: value(changed),
    }),
  );
}

describe('memtrust verify against the repository', () => {
  it('finds a policy that was never in force', async () => {
    await begin(reported);
    await forge((text) =>
      text.replace(
        /sha256:[0-9a-f]{64}(?=",\n\s*("evaluated_at|"entries))/,
        `sha256:${'1'.repeat(64)}`,
      ),
    );
    const { code, stdout } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^\.memtrust\/policy\.yml of the base [0-9a-f]{7} is not the policy of the report\n {2}expected sha256:1{64}\n {2}found {4}sha256:/,
    );
  });

  it('finds an entry that is not there, and one that is left out', async () => {
    await begin(reported);
    await forge((text) => text.replaceAll('"auth/guard"', '"auth/other"'));
    const { code, stdout } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toContain('auth/other is not in the judged commit\n');
    expect(stdout).toContain('auth/guard is in the judged commit and not in the report\n');
  });

  it('finds an entry that is said to be in another file', async () => {
    await begin(reported);
    await forge((text) =>
      text.replace('"path": ".memtrust/facts/auth/guard.md"', '"path": "a.md"'),
    );
    expect((await verify('report')).stdout).toContain(
      'auth/guard is in another file of the judged commit\n  expected a.md\n  found    .memtrust/facts/auth/guard.md\n',
    );
  });

  it('finds a text that the fact never had', async () => {
    await begin(reported);
    await forge((text) =>
      text.replace(/"content_hash": "[0-9a-f]{64}"/, `"content_hash": "${'2'.repeat(64)}"`),
    );
    const { code, stdout } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(
        `^auth/guard says something else in the judged commit\n {2}expected sha256:2{64}\n`,
      ),
    );
  });

  it('finds a fact that is trusted in the report alone', async () => {
    await begin(adopted);
    await repository.done(
      ...'propose auth/more --source src/more.ts --by alice --text'.split(' '),
      'More is one.',
    );
    repository.commit('A candidate');
    await repository.done(...REPORT);
    await forge((text) =>
      text
        .replaceAll('"trusted_baseline": false', '"trusted_baseline": true')
        .replaceAll('"status": "candidate"', '"status": "accepted"'),
    );
    const { code, stdout } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toContain(
      '\nauth/more is trusted in the report alone\n  expected trusted\n  found    candidate\n',
    );
  });

  it('tells no digest of a fact that the policy blocks', async () => {
    repository = new Sandbox();
    repository.write('secrets/plan.txt', 'the plan\n');
    repository.write('.gitignore', 'report/\n');
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nadoption: {approvals: 0, adopters: [alice]}\nexclude_text: [hush]\n',
    );
    repository.write(
      '.memtrust/facts/ops/word.md',
      '---\nid: ops/word\nstatus: candidate\n---\nhush it is.\n',
    );
    repository.commit('base');
    await repository.done(
      'check',
      '--out',
      'report',
      '--now',
      AT,
      '--base',
      'HEAD',
      '--head',
      'HEAD',
    );
    await forge((text) =>
      text.replace('"content_hash": null', `"content_hash": "${'2'.repeat(64)}"`),
    );
    const { code, stdout } = await verify('report');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'ops/word is blocked by the policy, so the manifest may hold no digest of it\n',
    );
    const { hexDigest } = await import('../../../src/tree/digest.js');
    expect(stdout).not.toContain('found ');
    for (const text of ['hush it is.', 'hush it is.\n'])
      expect(stdout).not.toContain(hexDigest(text));
  });

  it('says that it was not compared where the commit is not there', async () => {
    await begin(reported);
    const other = new Sandbox();
    try {
      other.write('a.txt', 'a').commit();
      for (const name of [...LISTED_FILES, STATEMENT_FILE])
        other.write(`report/${name}`, repository.read(`report/${name}`));
      const { code, stdout } = await other.memtrust('verify', 'report');
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /Not compared with the repository: this repository does not have the commit [0-9a-f]{7}\.\n/,
      );
    } finally {
      other.dispose();
    }
  });

  it('says that it was not compared outside of a repository', async () => {
    await begin(reported);
    const folder = mkdtempSync(join(tmpdir(), 'memtrust-verify-'));
    try {
      const { runHere } = await import('./in-process.js');
      const { code, stdout } = await runHere(['verify', join(repository.root, 'report')], {
        cwd: folder,
        environment: { PATH: process.env['PATH'] ?? '', GIT_CEILING_DIRECTORIES: tmpdir() },
        now: AT,
      });
      expect([code, stdout.includes('this folder is not in a git repository')]).toEqual([0, true]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('does not compare the entries of a head that was judged merged with newer commits', async () => {
    await begin(adopted);
    repository.git('switch', '--quiet', '-');
    // The base has what the head has not, and is taken as it is named, since it contains the head.
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'work');
    repository.write('src/base.ts', 'export const base = 1;\n').commit('The base moves');
    repository.git('switch', '--quiet', 'work');
    await repository.done(
      'check',
      '--out',
      'report',
      '--now',
      AT,
      '--base',
      'main',
      '--head',
      'work',
    );
    expect(await verify('report')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /the entries, because [0-9a-f]{7} was judged together with newer/,
      ),
    });
  });
});
