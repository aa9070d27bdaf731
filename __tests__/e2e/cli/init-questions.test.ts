/** What `init` asks at a terminal, what answers for it elsewhere, and what it then writes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parsePolicy } from '../../../src/memory/policy.js';
import { Sandbox } from './sandbox.js';
import { typing, type Typed } from './typing.js';

let repository: Sandbox;
beforeEach(() => void (repository = new Sandbox()));
afterEach(() => repository.dispose());

const POLICY = '.memtrust/policy.yml';
const COMPANION = '.github/workflows/memtrust-comment.yml';
const BELL = '.github/workflows/memtrust-review.yml';
const WHO = expect.stringMatching(/^Who may approve facts\?/);
const ALONE = expect.stringMatching(/^Do you work alone or as a team\?/);
const FORKS = expect.stringMatching(/^Comment on pull requests from forks, too\?/);
const WRITE = expect.stringMatching(/^Write these \d files\? \[Y\/n\] $/);

const typed = async (answers: readonly string[], ...args: string[]): Promise<Typed> =>
  typing({ cwd: repository.root }, ['init', ...args], answers);
const isThere = (path: string): boolean => existsSync(join(repository.root, path));
/** Who may approve, as the written policy is read. */
function adoption(): readonly [adopters: readonly string[], approvals: number] {
  const { origin, policy } = parsePolicy(Buffer.from(repository.read(POLICY)));
  expect(origin).toBe('file');
  return [policy.adoption.adopters, policy.adoption.approvals];
}
const remote = (url: string): string => repository.git('remote', 'add', 'origin', url);

describe('at a terminal', () => {
  it('asks three questions, then whether to write the files', async () => {
    const { code, questions, stdout } = await typed(['team', 'alice, @acme/platform', 'y', '']);
    expect(code).toBe(0);
    expect(questions).toEqual([ALONE, WHO, FORKS, WRITE]);
    expect(adoption()).toEqual([['alice', '@acme/platform'], 1]);
    expect([isThere(COMPANION), isThere(BELL)]).toEqual([true, true]);
    expect(stdout).toContain(`wrote ${COMPANION}\n`);
    expect((await repository.memtrust('check')).code).toBe(0);
  });

  it('Enter takes each default: nobody is known, so nobody is named and the strict rules hold', async () => {
    const { code, questions } = await typed(['', '', '', '']);
    expect(code).toBe(0);
    expect(questions[0]).toContain('[team]');
    expect(questions[1]).toContain('[Enter: name them later]');
    expect(questions[2]).toContain('[y/N]');
    expect(adoption()).toEqual([[], 1]);
    expect(isThere(COMPANION)).toBe(false);
  });

  it('works alone: one maintainer is not locked out', async () => {
    const { stderr } = await typed(['alone', 'bob', 'n', 'y']);
    expect(adoption()).toEqual([['bob'], 0]);
    expect(stderr).toContain('The policy: bob may adopt alone (approvals: 0).');
  });

  it('a team of one is told that nobody approves their own pull request', async () => {
    const { stderr } = await typed(['team', 'bob', 'n', 'y']);
    expect(adoption()).toEqual([['bob'], 1]);
    expect(stderr).toContain('only bob may approve, and nobody approves their own pull request');
  });

  it.each([
    [['team', 'alice@example.org', 'alice'], 'is an e-mail address'],
    [['team', '-x', 'alice'], 'is not a GitHub login or team'],
    [['team', 'a b!c', 'alice'], '`b!c` is not a GitHub login or team'],
    [['team', ',', 'alice'], 'No login or team was given'],
    [['alone', '@acme/platform', 'alice'], 'is not a GitHub login. Type one name'],
    [['maybe', 'team', 'alice'], '`maybe` is not an answer. Type alone or team.'],
    [['team', 'alice', '\u{1b}[31m', 'n'], 'is not an answer. Type y or n.'],
  ])('asks again after a bad answer: %j', async (answers, why) => {
    const { code, stderr, questions } = await typed([
      ...answers,
      ...['', '', '', ''].slice(answers.length - 1),
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('\u{1b}');
    expect(questions).toHaveLength(5);
    expect(adoption()[0]).toEqual(['alice']);
  });

  it.each([
    [[]],
    [['team']],
    [['team', 'alice']],
    [['team', 'alice', 'n']],
    [['', 'alice', '', 'n']],
  ])(
    'writes nothing, and says so, where the input ends or the answer is no: %j',
    async (answers) => {
      expect(await typed(answers)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('error: Nothing was written\n'),
      });
      expect(repository.git('status', '--porcelain')).toBe('');
    },
  );

  it('gives up where nothing is ever understood', async () => {
    expect(await typed(Array.from({ length: 30 }, () => '!'))).toMatchObject({ code: 2 });
    expect(isThere(POLICY)).toBe(false);
  });

  it('does not ask what an option answers, nor what is there already', async () => {
    expect((await typed(['', ''], '--adopters', 'alice', '--no-companion')).questions).toEqual([
      ALONE,
      WRITE,
    ]);
    expect((await typed([])).questions).toEqual([FORKS]);
    expect((await typed(['y', 'y'])).questions).toEqual([FORKS, WRITE]);
    expect(await typed([])).toMatchObject({ code: 0, stdout: 'everything is there already\n' });
  });

  it('without a workflow of the gate does not offer the companion', async () => {
    expect((await typed(['', '', ''], '--no-workflow')).questions).toEqual([
      ALONE,
      WHO,
      expect.stringContaining('Write these 3 files?'),
    ]);
  });
});

describe('at a terminal with --solo', () => {
  const LOGIN = (enter: string): string =>
    `Your GitHub login, as the one who adopts facts [${enter}] `;

  it.each([
    ['nobody', {}, null, 'Enter: name it later'],
    [
      'the login in an address of GitHub',
      { 'user.email': '77+dora@users.noreply.github.com' },
      null,
      'dora',
    ],
    ['only the owner of origin', {}, 'git@github.com:acme/shop.git', 'Enter: name it later'],
  ])('asks for the login and for nothing else; known is %s', async (_what, config, url, enter) => {
    for (const [key, value] of Object.entries(config)) repository.git('config', key, value);
    if (url !== null) remote(url);
    const { code, questions } = await typed(['Bob'], '--solo');
    expect([code, questions]).toEqual([0, [LOGIN(enter)]]);
    expect(adoption()).toEqual([['Bob'], 0]);
    expect([isThere(COMPANION), isThere('.github/workflows/memtrust.yml')]).toEqual([false, true]);
  });

  it('Enter takes the login that git knows, and never the owner of origin', async () => {
    remote('git@github.com:acme/shop.git');
    await typed([''], '--solo');
    expect(adoption()).toEqual([[], 0]);
    repository.remove('.memtrust').git('config', 'github.user', 'dora');
    await typed([''], '--solo');
    expect(adoption()).toEqual([['dora'], 0]);
  });

  it('asks again for what is no login: a team, an address, two names', async () => {
    const { questions, stderr } = await typed(
      ['@acme/platform', 'bob@example.org', 'bob, eve', '@bob'],
      '--solo',
    );
    expect(questions).toHaveLength(4);
    expect(stderr).toContain('`bob, eve` is not a GitHub login. Type one name, such as alice.\n');
    expect(adoption()).toEqual([['bob'], 0]);
  });

  it('the end of the input writes nothing, and names the command that asks nothing', async () => {
    expect(await typed([], '--solo')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`npx memtrust init --solo --by LOGIN`'),
    });
    expect(isThere(POLICY)).toBe(false);
  });

  it.each([[['--yes']], [['--by', 'alice']], [['--adopters', 'alice']], [['--dry-run']]])(
    'asks nothing with %j',
    async (args) => {
      const { code, questions } = await typed([], '--solo', ...args);
      expect([code, questions]).toEqual([0, []]);
    },
  );

  it('asks nothing where a policy is there already', async () => {
    repository.write(POLICY, 'version: 1\nadoption: {approvals: 0, adopters: [alice]}\n');
    const { code, questions } = await typed([], '--solo');
    expect([code, questions]).toEqual([0, []]);
  });
});

describe('the default of the first two questions', () => {
  const commit = (email: string): string =>
    repository.git(
      '-c',
      `user.email=${email}`,
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'x',
      `--author=X <${email}>`,
    );

  it.each([
    ['the login that git is told', { 'github.user': 'carol' }, null, 'carol', 'alone'],
    [
      'the login in an address of GitHub',
      { 'user.email': '77+dora@users.noreply.github.com' },
      null,
      'dora',
      'alone',
    ],
    [
      'no other address',
      { 'user.email': 'dora@example.org' },
      null,
      'Enter: name them later',
      'team',
    ],
    ...[
      'git@github.com:acme/shop.git',
      'https://token@github.com/acme/shop',
      'ssh://git@ssh.github.com:443/acme/shop.git',
      'https://gitlab.com/acme/shop',
    ].map((url) => [`no owner: ${url}`, {}, url, 'Enter: name them later', 'team'] as const),
    [
      'the person, in a repository of their own',
      { 'github.user': 'alice' },
      'ssh://git@ssh.github.com:443/Alice/shop.git',
      'alice',
      'alone',
    ],
    [
      'the person, in a repository of somebody else',
      { 'github.user': 'carol' },
      'https://github.com/acme/shop',
      'carol',
      'team',
    ],
  ])('%s', async (_what, configured, url, who, how) => {
    for (const [key, value] of Object.entries(configured)) repository.git('config', key, value);
    if (url !== null) remote(url);
    const { questions } = await typed(['', '']);
    expect(questions[0]).toContain(`[${how}]`);
    expect(questions[1]).toContain(`[${who}]`);
  });

  it('is a team where two people have committed; programs do not count', async () => {
    repository.git('config', 'github.user', 'carol');
    commit('carol@example.org');
    commit('49699333+dependabot[bot]@users.noreply.github.com');
    expect((await typed(['', ''])).questions[0]).toContain('[alone]');
    commit('dora@example.org');
    expect((await typed(['', ''])).questions[0]).toContain('[team]');
  });

  it('is a team where two are named, or a team is', async () => {
    for (const names of ['alice,bob', '@acme/platform'])
      expect((await typed([''], '--adopters', names)).questions[0]).toContain('[team]');
  });
});

describe('what answers for it', () => {
  it('--yes takes all defaults, and asks nothing', async () => {
    repository.git('config', 'github.user', 'alice');
    remote('git@github.com:alice/shop.git');
    const { questions } = await typed([], '--yes');
    expect(questions).toEqual([]);
    expect(adoption()).toEqual([['alice'], 0]);
    expect(isThere(COMPANION)).toBe(false);
  });

  it('without a terminal it names nobody by itself, and does not wait', async () => {
    remote('git@github.com:acme/shop.git');
    for (const [args, passed, approvals] of [
      [[], '--adopters alice,@acme/platform', 1],
      [['--yes'], '--adopters alice,@acme/platform', 1],
      [['--solo'], '--solo --by alice', 0],
    ] as const) {
      const { stderr } = await repository.done('init', ...args);
      expect(adoption()).toEqual([[], approvals]);
      expect(stderr).toContain('the policy names no adopters\n');
      expect(stderr).toContain(`\`npx memtrust init ${passed}\``);
      repository.remove('.memtrust');
    }
  });

  it.each([
    [['--solo', '--by', 'alice']],
    [['--adopters', 'alice,bob']],
    [['--adopters', 'alice', '--companion']],
    [['--adopters', '@acme/platform']],
    [['--yes']],
    [[]],
  ])('check finds nothing in what init %j wrote, committed or not', async (args) => {
    repository
      .write('CLAUDE.md', '- Owner checks run in `requireOwner` before any read.\n')
      .write('guard.ts', 'export function requireOwner(user: User): void {}\n');
    for (const isCommitted of [false, true]) {
      if (isCommitted) repository.commit();
      await repository.done('init', ...args);
      const { stdout } = await repository.memtrust('check', '--format', 'json');
      expect(JSON.parse(stdout).findings).toEqual([]);
      repository.remove('.memtrust').remove('.github');
    }
  });

  it.each([
    ['alice,bob,@org/team', ['alice', 'bob', '@org/team']],
    ['@alice, ALICE org/team', ['ALICE', '@org/team']],
    ['renovate[bot]', ['renovate[bot]']],
  ])('--adopters %s', async (names, adopters) => {
    await repository.done('init', '--adopters', names, '--companion');
    expect(adoption()).toEqual([adopters, 1]);
    expect([isThere(COMPANION), isThere(BELL)]).toEqual([true, true]);
    expect((await repository.memtrust('check')).code).toBe(0);
  });

  it('--adopters with --solo and --no-solo', async () => {
    await repository.done('init', '--adopters', 'alice,bob', '--solo');
    expect(adoption()).toEqual([['alice', 'bob'], 0]);
    repository.remove('.memtrust').git('config', 'github.user', 'carol');
    await repository.done('init', '--yes', '--no-solo');
    expect(adoption()).toEqual([['carol'], 1]);
  });

  it('says that a team needs a token', async () => {
    const { stderr } = await repository.done('init', '--adopters', '@acme/platform');
    expect(stderr).toContain('Set the input members-token');
  });

  it.each([
    [['--adopters', ''], 'No login or team was given'],
    [['--adopters', 'a@b.example'], 'is an e-mail address'],
    [['--adopters', 'a;b'], 'is not a GitHub login or team'],
    [['--solo', '--by', 'alice', '--adopters', 'bob'], 'Give one of them.'],
    [['--companion', '--no-workflow'], '--companion needs the workflow of the gate'],
  ])('%j is exit 2, and writes nothing', async (args, why) => {
    expect(await repository.memtrust('init', ...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(why),
    });
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('a policy that is there is not touched: the options must say what it says', async () => {
    repository.write(POLICY, 'version: 1\nadoption: {approvals: 0, adopters: [alice]}\n');
    await repository.done('init', '--adopters', 'Alice', '--solo');
    for (const args of [['--adopters', 'bob'], ['--no-solo']])
      expect(await repository.memtrust('init', ...args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('overwrites nothing'),
      });
    expect(repository.read(POLICY)).toBe(
      'version: 1\nadoption: {approvals: 0, adopters: [alice]}\n',
    );
  });

  it('--dry-run prints what would be written, asks nothing and writes nothing', async () => {
    repository
      .write('.gitignore', 'node_modules\n')
      .write(
        'CLAUDE.md',
        '- Owner checks must run in `requireOwner` before any private resource is returned.\n',
      )
      .write('guard.ts', 'export function requireOwner(user: User): void {}\n')
      .commit();
    const before = repository.git('status', '--porcelain');
    for (const { questions, stdout, stderr } of [
      await typed([], '--dry-run', '--adopters', 'alice', '--companion'),
      {
        questions: [],
        ...(await repository.done('init', '--dry-run', '--adopters', 'alice', '--companion')),
      },
    ]) {
      expect(questions).toEqual([]);
      expect(stdout).toContain(
        `would write ${POLICY}\n  | # yaml-language-server: $schema=https://`,
      );
      expect(stdout).toContain('  |   adopters: ["alice"]\n');
      expect(stdout).toContain('would add to .gitignore\n  | .memtrust/context/\n');
      expect(stdout).not.toContain('node_modules');
      expect(stdout).toContain(`would write ${COMPANION}\n`);
      expect(stdout).toMatch(
        /would write \.memtrust\/facts\/\S+ ← CLAUDE\.md:1\n {2}\| Owner checks must run/,
      );
      expect(stderr).toContain('Nothing was written');
    }
    expect(repository.git('status', '--porcelain')).toBe(before);
  });

  it('the first line of the policy tells editors its schema, which is published there', async () => {
    await repository.done('init');
    const [, url = ''] =
      /^# yaml-language-server: \$schema=(\S+)\n/.exec(repository.read(POLICY)) ?? [];
    const { stdout } = await repository.done('explain', '--schema', 'policy');
    expect(url).toBe(JSON.parse(stdout).$id);
    expect(existsSync(url.replace(/^.*\/main\//, ''))).toBe(true);
  });
});

it('where there is no git repository the message says what to do', async () => {
  const folder = new Sandbox({ init: false });
  const { code, stderr, questions } = await typing({ cwd: folder.root }, ['init'], ['alice']);
  expect([code, questions]).toEqual([2, []]);
  expect(stderr).toMatch(
    /^error: Not a git repository: .*\n {2}Run memtrust inside a git repository, or run: git init\n$/,
  );
  folder.dispose();
});
