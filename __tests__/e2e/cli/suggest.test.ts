/** From what agent files state to facts: `suggest`, and `init` in one go. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';
import { typing } from './typing.js';

const CLAUDE =
  '# Shop\n\n## Access\n\n- Owner checks must run in `requireOwner` before any private resource is returned.\n- Run `npm test` before you push anything.\n\nThe server needs Node.js 20 or newer.\n';
const OWNER = 'access/owner-checks-run';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('CLAUDE.md', CLAUDE)
    .write(
      'src/guard.ts',
      'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n',
    )
    .write('package.json', '{"engines": {"node": ">=20"}, "scripts": {"test": "jest"}}\n');
});

afterEach(() => repository.dispose());

function filesOf(): string[] {
  return readdirSync(repository.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.root.length + 1))
    .filter((path) => !path.startsWith('.git/'))
    .toSorted();
}

describe('suggest', () => {
  it('writes candidates, each with where it is said and what it rests on', async () => {
    repository.commit();
    const { stdout, stderr } = await repository.done('suggest', '--yes', '--by', 'alice');
    expect(stdout.split('\n')).toEqual([
      OWNER,
      '  Owner checks must run in `requireOwner` before any private resource is returned.  ← CLAUDE.md:5',
      '    cites src/guard.ts symbol requireOwner',
      'access/run-npm-test',
      '  Run `npm test` before you push anything.  ← CLAUDE.md:6',
      '    cites package.json pointer /scripts/test',
      'access/server-needs-node',
      '  The server needs Node.js 20 or newer.  ← CLAUDE.md:8',
      '    cites package.json pointer /engines/node',
      `wrote .memtrust/facts/${OWNER}.md`,
      'wrote .memtrust/facts/access/run-npm-test.md',
      'wrote .memtrust/facts/access/server-needs-node.md',
      '',
    ]);
    expect(stderr).toBe(
      `Next: \`npx memtrust facts ${OWNER} --preview\` shows one of them;\n\`npx memtrust adopt ID\` adopts it, and \`npx memtrust retire ID --why "…"\` rejects it.\n` +
        'A candidate is not trusted. Commit those that you keep, and delete the files of the others:\n' +
        '  git add .memtrust && git commit -m "Propose candidates"\n',
    );
    expect(filesOf().filter((path) => path.startsWith('.memtrust/'))).toHaveLength(3);
    expect((await repository.report()).report).toMatchObject({
      verdict: 'pass',
      counts: { candidate: 3 },
    });
    expect((await repository.done('suggest')).stdout).toMatch(/^nothing to suggest/);
  });

  it('takes the best ones first, tells of the rest, and shows without writing', async () => {
    const shown = await repository.done('suggest', '--limit', '1');
    expect(shown.stdout).toMatch(new RegExp(`^${OWNER}\n  [^\n]*\n    cites [^\n]*\n$`));
    expect(shown.stderr).toBe(
      '2 more: add --limit 3\nNothing was written; --yes writes them as candidates for review.\n',
    );
    expect(filesOf()).toEqual(['CLAUDE.md', 'package.json', 'src/guard.ts']);
    const json = JSON.parse(
      (await repository.done('suggest', '--yes', '--limit', '1', '--format', 'json')).stdout,
    );
    expect(json).toEqual({
      more: 2,
      written: true,
      suggestions: [
        {
          id: OWNER,
          statement:
            'Owner checks must run in `requireOwner` before any private resource is returned.',
          kind: 'rule',
          fact: `.memtrust/facts/${OWNER}.md`,
          said_in: { path: 'CLAUDE.md', lines: [5, 5] },
          rests_on: [{ path: 'src/guard.ts', selector: 'symbol:requireOwner' }],
          source_class: 'candidate_memory',
          status: 'candidate',
          trust_level: 'candidate',
        },
      ],
    });
    repository.write('CLAUDE.md', 'Be nice.\n').commit();
    const none = await repository.done('suggest', '--format', 'json');
    expect(JSON.parse(none.stdout)).toEqual({ more: 0, written: false, suggestions: [] });
  });

  it('reads one file where it is told to, and none that the policy blocks', async () => {
    repository.write(
      'web/AGENTS.md',
      '- Owner checks of the web run in `requireOwner` of `src/guard.ts` as well.\n',
    );
    expect((await repository.done('suggest', '--path', 'web/AGENTS.md')).stdout).toMatch(
      /^agents\/owner-checks[^\n]*\n[^\n]*← web\/AGENTS.md:1\n {4}cites [^\n]*\n$/,
    );
    expect(await repository.memtrust('suggest', '--path', 'src/guard.ts')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not an agent file'),
    });
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\nexclude_paths: [CLAUDE.md]\nexclude_text: [of the web run]\n',
    );
    for (const args of [[], ['--format', 'json']]) {
      const { stdout, stderr } = await repository.done('suggest', ...args);
      expect(stdout + stderr).not.toMatch(/Owner|npm|CLAUDE|AGENTS/);
    }
    expect(await repository.memtrust('suggest', '--path', 'CLAUDE.md')).toMatchObject({ code: 2 });
  });

  it('prints nothing that a terminal or a runner would obey, and no more than eighty characters of a statement', async () => {
    repository.write(
      'CLAUDE.md',
      '# ::error::x\n\n- Owner checks must run in `requireOwner`, ##[error]x and then `\u{1b}[31m` it goes on for a long while, so that nobody reads it.\n- The helper `requireOwner` must come first of all; `::error::x` it goes on for a long while, so that nobody reads it.\n',
    );
    const { stdout } = await repository.done('suggest');
    expect(stdout).not.toMatch(/\u{1b}|##\[|^\s*::/mu);
    expect(stdout.split('\n')[1]).toMatch(/^ {2}[^\n]{80} {2}← CLAUDE\.md:4$/u);
  });

  it.each([
    ['--limit', '0'],
    ['--limit', 'x'],
    ['--limit', '1001'],
    ['--format', 'html'],
    ['--now', 'x'],
  ])('%s %s is exit 2', async (...args) => {
    expect(await repository.memtrust('suggest', ...args)).toMatchObject({ code: 2, stdout: '' });
  });

  it('says which agent file is too large to be read', async () => {
    repository.write('AGENTS.md', 'x\n'.repeat(600_000));
    expect((await repository.done('suggest')).stderr).toContain(
      'warning: `AGENTS.md` is larger than the cap',
    );
  });

  it('writes all or nothing', async () => {
    repository.write('.memtrust/facts/access', 'a file where a folder belongs');
    expect(await repository.memtrust('suggest', '--yes')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be written'),
    });
    expect(filesOf().filter((path) => path.startsWith('.memtrust/facts/access/'))).toEqual([]);
  });
});

describe('from a sentence to a fact that is told when it stops being true', () => {
  it('init, adopt, merge, edit the sentence', async () => {
    await repository.done('init', '--solo', '--by', 'alice');
    await repository.done('adopt', OWNER, '--by', 'alice');
    repository.commit('memtrust, and the first fact');
    const statusOf = async (): Promise<string | undefined> =>
      (await repository.report()).report.entries.find(({ id }) => id === OWNER)?.status;
    expect(await statusOf()).toBe('accepted');
    repository.write('CLAUDE.md', `Hello, agents of this shop!\n\n${CLAUDE}`);
    expect(await statusOf()).toBe('accepted');
    repository.write(
      'CLAUDE.md',
      CLAUDE.replace('before any private resource is returned', 'after the response is built'),
    );
    expect(await statusOf()).toBe('stale');
    repository
      .write('CLAUDE.md', CLAUDE)
      .write('src/guard.ts', 'export function requireOwner(user: User): void {}\n');
    expect(await statusOf()).toBe('stale');
  });
});

describe('init', () => {
  const FILES = [
    '.gitattributes',
    '.github/workflows/memtrust.yml',
    '.gitignore',
    '.memtrust/policy.yml',
  ];

  it.each([
    ['before the first commit', false, ''],
    ['after it', true, ''],
    ['from a folder below', true, 'src'],
  ])(
    'sets up everything in one go %s, and check is not red',
    async (_when, isCommitted, folder) => {
      if (isCommitted) repository.commit();
      const { code, stdout, stderr } = await repository.memtrustWith(
        { cwd: join(repository.root, folder) },
        'init',
      );
      expect(code).toBe(0);
      expect(
        filesOf().filter(
          (path) =>
            !['CLAUDE.md', 'package.json', 'src/guard.ts'].includes(path) &&
            !path.startsWith('.memtrust/facts') &&
            !path.startsWith('.memtrust/ledger'),
        ),
      ).toEqual(FILES);
      expect(stdout).toContain(`wrote .memtrust/facts/${OWNER}.md ← CLAUDE.md:5\n`);
      expect(stdout.trimEnd().split('\n')).toHaveLength(4 + 3);
      expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(folder === '' ? 12 : 13);
      expect(repository.read('.github/workflows/memtrust.yml')).toContain(
        'push: {branches: ["main"]}',
      );
      expect((await repository.memtrust('check')).code).toBe(0);
      expect((await repository.done('init', '--yes')).stdout).toBe('everything is there already\n');
    },
  );

  it('leaves out what is not wanted, and overwrites nothing', async () => {
    await repository.done('init', '--no-workflow', '--no-candidates');
    expect(filesOf().filter((path) => path.startsWith('.'))).toEqual([
      '.gitattributes',
      '.gitignore',
      '.memtrust/policy.yml',
    ]);
    repository.write(
      '.github/workflows/gate.yaml',
      'jobs:\n  a:\n    steps:\n      - uses: memtrust/memtrust@v0\n',
    );
    expect((await repository.done('init', '--no-candidates')).stdout).toBe(
      'everything is there already\n',
    );
    repository
      .write('.github/workflows/gate.yaml', '# uses: memtrust/memtrust@v0\n')
      .write('.github/workflows/memtrust.yml', 'mine\n');
    expect((await repository.done('init', '--no-candidates')).stdout).toBe(
      'everything is there already\n',
    );
    expect(repository.read('.github/workflows/memtrust.yml')).toBe('mine\n');
  });

  it.each([
    ['MEMORY.md', true],
    ['memory/2026-01-02.md', true],
    ['.memory/notes/access.md', true],
    ['AGENT.md', true],
    ['docs/ja/agents.md', false],
    ['website/content/gemini.md', false],
    ['src/memory/README.md', false],
  ])(
    'takes candidates out of the memory of other tools, and out of no page about it: %s',
    async (path, isRead) => {
      repository.remove('CLAUDE.md').write(path, CLAUDE);
      const { stdout } = await repository.done('init');
      expect(stdout.includes(`wrote .memtrust/facts/${OWNER}.md ← ${path}:5`)).toBe(isRead);
      expect(stdout.includes('.memtrust/facts/')).toBe(isRead);
    },
  );

  it('suggests nothing where there was a fact', async () => {
    await repository.done('propose', 'a', '--text', 'A is so.', '--source', 'src/guard.ts');
    expect((await repository.done('init')).stdout).not.toContain(OWNER);
  });

  it.each([
    ['', true],
    ['y', true],
    ['Yes', true],
    ['n', false],
    [null, false],
  ])('a person at a terminal answers %j', async (answer, writes) => {
    const answers = ['', '', '', ...(answer === null ? [] : [answer])];
    const { code, questions, stderr } = await typing({ cwd: repository.root }, ['init'], answers);
    expect(code).toBe(writes ? 0 : 2);
    expect(questions).toHaveLength(4);
    expect(questions.at(-1)).toBe('Write these 7 files? [Y/n] ');
    expect(stderr).toContain(`  .memtrust/facts/${OWNER}.md ← CLAUDE.md:5\n`);
    expect(filesOf().includes('.memtrust/policy.yml')).toBe(writes);
    if (writes) return;
    expect(await typing({ cwd: repository.root }, ['init', '--yes'], [])).toMatchObject({
      code: 0,
      questions: [],
    });
  });

  it('writes the steps that the README shows', async () => {
    await repository.done('init');
    const steps =
      repository.read('.github/workflows/memtrust.yml').match(/(?:uses|id): \S+/g) ?? [];
    expect(steps).toHaveLength(3);
    for (const step of steps) expect(readFileSync('README.md', 'utf8')).toContain(step);
  });
});
