import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository.write('README.md', 'hello\n').commit('first');
});

afterEach(() => repository.dispose());

const good = (id: string, expected = 'trusted'): string =>
  `version: 1\nid: ${id}\nbase: {facts: [{id: guard, statement: Owner checks run first., adopted: true}]}\nexpect: {entries: {guard: ${expected}}}\n`;

interface Answer {
  readonly passed: number;
  readonly total: number;
  readonly cases: readonly {
    readonly id: string;
    readonly kind: string;
    readonly passed: boolean;
    readonly contaminated: boolean;
    readonly misses: readonly object[];
  }[];
  readonly faults: readonly object[];
}

async function json(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly answer: Answer }> {
  const { code, stdout } = await repository.memtrust('fixtures', '--format', 'json', ...args);
  const answer: Answer = JSON.parse(stdout);
  return { code, answer };
}

describe('memtrust fixtures', () => {
  it('runs the built-in cases and those of the repository, and is 0 where all pass', async () => {
    repository
      .write('.memtrust/fixtures/a.yml', good('own/a'))
      .write(
        '.memtrust/fixtures/b/c.json',
        JSON.stringify({ version: 1, id: 'own/c', base: {}, expect: { verdict: 'pass' } }),
      );
    const { code, answer } = await json();
    expect([
      code,
      answer.faults,
      answer.passed,
      answer.cases.filter(({ kind }) => kind === 'repository').map(({ id }) => id),
    ]).toEqual([0, [], answer.total, ['own/a', 'own/c']]);
    expect(answer.cases.filter(({ kind }) => kind === 'built-in').length).toBeGreaterThan(15);
  });

  it('is 1 where one fails, and says entry, expected and got', async () => {
    repository.write('my.yml', good('own/a', 'not_trusted'));
    const { code, answer } = await json('my.yml');
    expect([code, answer.cases.at(-1)]).toEqual([
      1,
      {
        id: 'own/a',
        kind: 'proposed',
        passed: false,
        contaminated: true,
        misses: [{ surface: 'gate', entry: 'guard', expected: 'not trusted', got: 'trusted' }],
      },
    ]);
    expect((await repository.memtrust('fixtures', 'my.yml')).stdout).toContain(
      'FAIL  own/a (proposed)\n      gate  `guard`: expected not trusted, got trusted\n',
    );
  });

  it('runs a folder, and is 2 where a file of it cannot be read; the others run', async () => {
    repository
      .write('cases/a.yml', good('own/a'))
      .write('cases/b.yaml', 'version: 1\n')
      .write('cases/c.json', Buffer.from([0xff]))
      .write('cases/notes.txt', 'x')
      .link('cases/d.yml', 'a.yml')
      .write('cases/e.yml', `# ${'x'.repeat(256 * 1024)}\n`);
    const { code, answer } = await json('cases');
    expect([code, answer.cases.at(-1)?.id]).toEqual([2, 'own/a']);
    expect(answer.faults).toEqual([
      { path: 'cases/b.yaml', line: 1, message: '`id` is missing' },
      { path: 'cases/b.yaml', line: 1, message: '`base` is missing' },
      { path: 'cases/b.yaml', line: 1, message: '`expect` is missing' },
      { path: 'cases/c.json', line: 1, message: 'the file is not UTF-8 text' },
      { path: 'cases/d.yml', message: 'a fixture must be a regular file, not a link or a folder' },
      { path: 'cases/e.yml', message: 'the file is larger than 256 KiB' },
    ]);
  });

  it.each([
    ['no-such.yml', /`no-such\.yml` is not a file or a folder\n {2}Give the path of a fixture/],
    ['empty', /`empty` has no fixture\n {2}Fixtures are files that end in \.yml/],
  ])('of %s is 2, and says what to give', async (path, message) => {
    repository.write('empty/notes.txt', 'x');
    const { code, stdout, stderr } = await repository.memtrust('fixtures', path);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});

describe('the built-in cases in a check', () => {
  const total = async (environment: Record<string, string> = {}): Promise<number> => {
    const { stdout } = await repository.memtrustIn(environment, 'check', '--format', 'json');
    const { fixtures }: { readonly fixtures: { readonly total: number } } = JSON.parse(stdout);
    return fixtures.total;
  };
  const job = { CI: 'true' };

  it('run in CI once there is something to judge: a policy by itself is nothing', async () => {
    repository.write('.memtrust/policy.yml', 'version: 1\n').commit('policy');
    expect(await total(job)).toBe(0);
    repository.write('.memtrust/facts/a.md', '---\nstatus: candidate\n---\nDeploys are frozen.\n');
    expect(await total(job)).toBeGreaterThan(20);
  });

  it.each([
    ['a broken ledger', '.memtrust/ledger/a.jsonl', 'cut\n', 0],
    ['an attempt', '.memtrust/attempts/a.md', 'Tried it.\n', 0],
    ['a case of the repository', '.memtrust/fixtures/a.yml', good('own/a'), 1],
  ])('run in CI where there is %s, and not on a desk', async (_what, path, text, own) => {
    repository.write(path, text);
    expect(await total(job)).toBeGreaterThan(20);
    expect(await total({ CI: 'false' })).toBe(own);
    expect(await total()).toBe(own);
  });

  it('run on a desk, too, where a document names one: else the gate would call it unknown', async () => {
    const shown = '<!-- memtrust:demo fixture=built-in/false-memory -->\n';
    repository.write('README.md', `What agents remember.\n\n${shown}`);
    repository.write('.memtrust/facts/a.md', '---\nstatus: candidate\n---\nDeploys are frozen.\n');
    expect(await total()).toBeGreaterThan(20);
    expect((await repository.memtrust('check')).stdout).not.toContain('MT802');
    repository.write('README.md', shown.replace('built-in/', 'own/'));
    expect(await total()).toBe(0);
    expect((await repository.memtrust('check')).stdout).toContain('MT802');
  });

  it('are left to CI on a desk, which the check says beside the own cases, and with -v', async () => {
    repository.write('.memtrust/fixtures/a.yml', good('own/a'));
    repository.write('.memtrust/facts/a.md', '---\nstatus: candidate\n---\nDeploys are frozen.\n');
    const left = 'the built-in cases run in CI and in `npx memtrust fixtures`';
    expect((await repository.memtrust('check')).stdout).toContain(
      `fixtures: 1 of 1 pass; ${left}\n`,
    );
    expect((await repository.memtrustIn(job, 'check')).stdout).not.toContain(left);
    repository.remove('.memtrust/fixtures/a.yml');
    expect((await repository.memtrust('check')).stdout).not.toContain('fixtures');
    expect((await repository.memtrust('check', '-v')).stdout).toContain(`fixtures: ${left}\n`);
    await repository.memtrust('check', '--out', 'report');
    expect(repository.read('report/comment.md')).toContain(left);
  });
});
