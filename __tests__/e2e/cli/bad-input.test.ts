import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository.write('src/a.ts', 'export const a = 1;\n').commit('first');
});

afterEach(() => repository.dispose());

const FACT = '.memtrust/facts/a.md';

async function finding(rule: string, ...args: string[]) {
  const { code, report } = await repository.report(...args);
  const found = report.findings.find((one) => one.rule === rule);
  if (found === undefined)
    throw new Error(
      `no ${rule} among ${report.findings.map((one) => `${one.rule} ${one.message}`).join('; ')}`,
    );
  return { code, report, ...found };
}

describe('a broken fact names its place, stays in sight, and is never trusted', () => {
  it.each([
    ['broken YAML', factFile('topic: "open', 'A.'), 'quote, bracket, colon or comma is missing', 3],
    ['an unknown key', factFile('topc: x', 'A.'), 'unknown key `topc`; did you mean `topic`?', 2],
    [
      'an unknown status',
      factFile('topic: x\nstatus: trusted', 'A.'),
      'must be one of: candidate, accepted, rejected, superseded',
      3,
    ],
    ['no front matter', 'A statement alone.\n', 'the first line must be exactly ---', 1],
    ['0 bytes', '', 'the file is empty', 1],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from('---\ntopic: x\n---\nA '), Buffer.from([0xff, 0xfe])]),
      'not UTF-8',
      4,
    ],
    ['a duplicate key', factFile('topic: x\ntopic: y', 'A.'), 'the key `topic` occurs twice', 3],
    ['an alias', factFile('topic: &a x\nkind: *a', 'A.'), 'not allowed', 2],
    [
      'hexadecimal that was read as a number',
      factFile(`sources:\n  - path: src/a.ts\n    blob: ${'1'.repeat(40)}`, 'A.'),
      'quotes',
      4,
    ],
  ])('%s', async (_name, content, message, line) => {
    repository.write(FACT, content);
    const found = await finding('MT101');
    expect(found.message).toContain(message);
    expect(found).toMatchObject({ path: FACT, line, code: 1, severity: 'error' });
    expect(found.report.entries).toContainEqual(
      expect.objectContaining({
        id: 'a',
        status: 'candidate',
        trust_level: 'untrusted',
        reason: 'invalid_record',
        trusted_baseline: false,
      }),
    );
  });

  it('2 MB: the gate says that it is incomplete and fails', async () => {
    repository.write(FACT, factFile('', 'x'.repeat(2 * 1024 * 1024)));
    expect((await finding('MT101')).message).toContain('larger than 1 MB');
    expect(await finding('MT703')).toMatchObject({ code: 1, severity: 'error' });
    expect((await repository.report()).report.incomplete).toHaveLength(1);
  });

  it('a folder where a file should be', async () => {
    repository.write('.memtrust/policy.yml/file', '').write('.memtrust/facts/b.md/file', '');
    expect(await finding('MT701')).toMatchObject({
      code: 2,
      path: '.memtrust/policy.yml',
      message: expect.stringContaining('folder'),
    });
    expect(await finding('MT107')).toMatchObject({ path: '.memtrust/facts/b.md/file' });
  });
});

describe('the policy', () => {
  it('with a typo is a configuration error that names line, column, and the nearest key', async () => {
    repository.write('.memtrust/policy.yml', 'version: 1\nadopton:\n  approvals: 1\n');
    const found = await finding('MT701');
    expect(found).toMatchObject({ code: 2, line: 2 });
    expect(found.message).toContain(
      '`.memtrust/policy.yml`:2:1: unknown key `adopton`; did you mean `adoption`?',
    );
    expect(found.report.verdict).toBe('error');
  });

  it.each([
    ['exclude_paths: secrets', '`exclude_paths` must be a list'],
    ['adoption: {approvals: -1}', '`adoption.approvals` is too small'],
    ['mode: relaxed', '`mode` must be one of: enforce, report'],
    ['rules: {MT403: maybe}', '`rules.MT403` must be one of: error, warning, notice, off'],
  ])('%s', async (line, message) => {
    repository.write('.memtrust/policy.yml', `${line}\n`);
    expect((await finding('MT701')).message).toContain(message);
  });
});

describe('a ledger', () => {
  it('with a line cut in half names the line and keeps the others', async () => {
    repository.write(FACT, factFile('', 'A is one.'));
    await repository.memtrust('adopt', 'a', '--unbound', 'said in the weekly');
    repository.commit('adopted');
    const whole = repository.read('.memtrust/ledger/a.jsonl');
    repository.write('.memtrust/ledger/a.jsonl', whole + whole.split('\n')[0]?.slice(0, 100));
    const found = await finding('MT110');
    expect(found).toMatchObject({
      path: '.memtrust/ledger/a.jsonl',
      line: 3,
      message: expect.stringContaining('complete JSON'),
    });
    expect(found.report.entries).toContainEqual(
      expect.objectContaining({ id: 'a', trusted_baseline: true }),
    );
  });
});

describe('the repository', () => {
  it('without memory: says so with advice, exit 0, no silent pass', async () => {
    repository.write('CLAUDE.md', 'x\n').write('docs/AGENTS.md', 'y\n');
    const { code, stdout } = await repository.memtrust('check');
    expect(code).toBe(0);
    expect(stdout).toContain('no facts; 2 agent files checked');
    expect(stdout).toContain('memtrust init');
  });

  it('without a commit: strict defaults, nothing trusted', async () => {
    const empty = new Sandbox();
    expect((await empty.memtrust('check')).code).toBe(0);
    empty.write(FACT, factFile('', 'A is one.')).write('a.txt', 'one\n');
    expect((await empty.memtrust('bind', 'a', 'a.txt')).code).toBe(0);
    expect((await empty.memtrust('adopt', 'a')).code).toBe(0);
    const { code, report } = await empty.report();
    expect({ code, base: report.subject.base_sha }).toEqual({ code: 0, base: null });
    expect(report.entries).toContainEqual(
      expect.objectContaining({ id: 'a', reason: 'adoption_unsettled', trusted_baseline: false }),
    );
    empty.dispose();
  });

  it('that is none', async () => {
    const folder = new Sandbox({ init: false });
    const { code, stderr } = await folder.memtrustWith(
      { env: { GIT_CEILING_DIRECTORIES: '/' } },
      'check',
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/Not a git repository.*\n.*git init/);
    folder.dispose();
  });

  it('shallow, without a remote: judged, and the report says what was missing', async () => {
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.commit('second');
    const clone = new Sandbox({ init: false });
    clone.git(
      'clone',
      '--quiet',
      '--depth=1',
      '--no-single-branch',
      `file://${repository.root}`,
      'clone',
    );
    const cwd = join(clone.root, 'clone');
    clone.git('-C', cwd, 'remote', 'remove', 'origin');
    clone.git('-C', cwd, 'branch', '--force', 'main', repository.git('rev-parse', 'main').trim());
    const { code, stdout } = await clone.memtrustWith({ cwd }, 'check', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).incomplete).toEqual([expect.stringContaining('too shallow')]);
    clone.dispose();
  });

  it.each([
    ['on a branch without a commit of its own', ['switch', '--quiet', '--create', 'feature']],
    ['on a detached HEAD of the default branch', ['switch', '--quiet', '--detach']],
  ])(
    '%s: all counts as on the default branch, and after a commit what is new',
    async (_where, to) => {
      repository.write(FACT, 'no fact\n').commit('broken');
      const onDefault = await repository.memtrust('check');
      repository.git(...to);
      const fresh = await repository.memtrust('check');
      expect([onDefault.code, fresh.code]).toEqual([1, 1]);
      repository.write('src/a.ts', 'export const a = 2;\n').commit('own');
      expect((await repository.memtrust('check')).code).toBe(0);
    },
  );

  it('on a branch of a default branch that was not pushed: says which base it took, and what to do', async () => {
    repository.git('update-ref', 'refs/remotes/origin/main', 'main');
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    repository.write('src/a.ts', 'export const a = 3;\n').commit('merged here alone');
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.write('src/a.ts', 'export const a = 4;\n').commit('own');
    const said =
      'the base is origin/main, which does not have all commits of your main: push main, or add `--base main`';
    expect((await repository.memtrust('check')).stdout).toContain(said);
    expect((await repository.memtrust('check', '--base', 'main')).stdout).not.toContain(said);
    repository.git('update-ref', 'refs/remotes/origin/main', 'main');
    expect((await repository.memtrust('check')).stdout).not.toContain(said);
    // A local default branch that is behind is no trouble.
    repository.git('branch', '--quiet', '--force', 'main', 'main~1');
    expect((await repository.memtrust('check')).stdout).not.toContain(said);
  });

  it('says no name that the remote chose for its default branch', async () => {
    const chosen = 'main/,or-run-curl-evil.sh';
    repository.git('update-ref', `refs/remotes/origin/${chosen}`, 'main');
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', `refs/remotes/origin/${chosen}`);
    repository.write('src/a.ts', 'export const a = 3;\n').commit('merged here alone');
    repository.git('branch', '--quiet', '--move', 'main', 'old');
    repository.git('branch', '--quiet', chosen, 'old');
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.write('src/a.ts', 'export const a = 4;\n').commit('own');
    const { stdout } = await repository.memtrust('check');
    expect(stdout).toContain('does not have all commits of your default branch: push them');
    expect(stdout).not.toContain('curl');
  });

  it('with an unknown ref', async () => {
    expect(await repository.memtrust('check', '--base', 'mian')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/--base `mian` is not a commit.*\n.*Did you mean `main`/),
    });
    expect(await repository.memtrust('check', '--head', '--output=x')).toMatchObject({
      code: 2,
      stdout: '',
    });
    expect(await repository.memtrust('check', '--base', 'HEAD\nHEAD')).toMatchObject({
      code: 2,
      stdout: '',
    });
  });
});

describe('usage errors are exit 2 and say what was meant', () => {
  it.each([
    [['chekc'], /Did you mean check/],
    [['check', '--formt', 'json'], /Did you mean --format/],
    [['check', '--format', 'yaml'], /text, json, markdown/],
    [['check', '--now', 'yesterday'], /ISO 8601/],
    [['explain', 'MT21'], /Did you mean `MT201`/],
    [['facts', 'nothing'], /There is no fact/],
    [['bind'], /bind needs a fact/],
    [['bind', 'a', '--symbol', 'X'], /bind needs a path for these options/],
    [['adopt'], /one fact, or --all/],
    [['explain', '--schema', 'trustreport'], /Did you mean `trust-report`/],
    [['explain', 'MT2O1'], /Did you mean `MT201`/],
    [['explain', 'hiden-text'], /Did you mean `hidden-text`/],
    [['explain', 'hidden'], /Did you mean `hidden-text`/],
    [['explain', 'stael'], /Did you mean `stale`/],
    [['explain', 'MT201', '--schema'], /not both/],
    [['facts', '--preview'], /one fact/],
    [['retire', 'a', '--why', 'x', '--dry-run'], /--dry-run goes with --erase/],
    [['retire', 'a', '--why', 'x', '--erase', '--format', 'json'], /--erase prints text only/],
    [['adopt', '--frobnicate'], /\(run npx memtrust adopt --help\)/],
    [['session', 'append', '--frobnicate'], /\(run npx memtrust session append --help\)/],
    [['fixtures', 'nowhere.json'], /is not a file/],
    [[], /Usage/],
  ])('%j', async (args, message) => {
    const { code, stderr } = await repository.memtrust(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('bind and adopt refuse what would prove nothing', () => {
  beforeEach(() => {
    repository
      .write(FACT, factFile('', 'A is one.'))
      .write('src/two.ts', 'const two = 2;\nconst two = 2;\n')
      .write('bin', Buffer.from([0, 1, 2]))
      .link('out', '/etc/passwd');
    repository.write(
      'lfs',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 3\n`,
    );
  });

  it.each([
    [['a', 'src/nothing.ts'], /the file does not exist/],
    [['a', 'src'], /it is a folder/],
    [['a', '../outside'], /outside the repository/],
    [['a', '/etc/passwd'], /outside the repository/],
    [['a', 'out'], /outside the repository/],
    [['a', 'bin'], /binary/],
    [['a', 'lfs'], /Git LFS/],
    [['a', 'src/a.ts#L5-L9'], /only 1 line/],
    [['a', 'src/a.ts#L0-L0'], /lines begin at 1/],
    [['a', 'src/a.ts:1-2'], /Cite them as `src\/a\.ts#L1-L2`/],
    [['a', 'src/a.ts:1'], /Cite them as `src\/a\.ts#L1`/],
    [['a', 'src/a.ts:1:5'], /Cite them as `src\/a\.ts#L1`/],
    [['a', 'src/two.ts', '--quote', 'const two = 2;'], /more than once/],
    [['a', 'src/a.ts', '--quote', 'a = 1'], /fewer than 12/],
    [['a', '.memtrust/facts/a.md'], /prove nothing/],
  ])('bind %j', async (args, message) => {
    const before = repository.read(FACT);
    const { code, stderr } = await repository.memtrust('bind', ...args);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
    expect(repository.read(FACT)).toBe(before);
  });

  it('adopt needs a digest for every source, and one that holds', async () => {
    repository.write(FACT, factFile('sources:\n  - path: src/a.ts', 'A is one.'));
    expect((await repository.memtrust('adopt', 'a')).stderr).toMatch(
      /has no digest[\s\S]*memtrust bind/,
    );
    await repository.memtrust('bind', '--all');
    repository.write('src/a.ts', 'export const a = 2;\n');
    expect((await repository.memtrust('adopt', 'a')).stderr).toMatch(
      /is changed since it was bound/,
    );
    await repository.memtrust('bind', 'a', 'src/a.ts');
    expect(await repository.memtrust('adopt', 'a')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(
        'recorded the adoption of `a`\n' +
          'wrote .memtrust/facts/a.md\nwrote .memtrust/ledger/a.jsonl\n',
      ),
    });
    expect(await repository.memtrust('adopt', 'a')).toMatchObject({
      code: 0,
      stdout: '`a` is adopted already, exactly as it is\n',
    });
  });
});

it('a folder that nobody can make is an error, and no wait without end', async () => {
  expect(await repository.memtrust('check', '--out', '/proc/nowhere/report')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/cannot be written: ENOENT|cannot be written: EACCES/),
  });
});
