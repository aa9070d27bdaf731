/** What a session writes down: the write rules of the lifecycle document, on real repositories. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { main } from '../../../src/cli/main.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;
let head: string;

beforeEach(() => {
  repository = new Sandbox();
  repository.write(
    'src/pool.ts',
    'export function query(sql: string): Row[] {\n  const connection = pool.take();\n  return connection.run(sql);\n}\n',
  );
  head = repository.commit();
});

afterEach(() => repository.dispose());

const write = async (...args: string[]): Promise<Result> =>
  fromSource(repository.root, 'notes', 'write', ...args);
const done = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await write(...args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
};
/** Files that are there; a link is not followed. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(repository.root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
const files = (): string[] =>
  filesBelow('')
    .filter((path) => !path.startsWith('.git/') && path !== 'src/pool.ts')
    .toSorted();

describe('the write rules', () => {
  const ROWS = [
    [['checkpoint', 'PLAN'], 'session/checkpoint-PLAN-20260601T000000Z.md'],
    [['decoded_text', 'main.c', '--lines', '10-24'], 'session/decoded-main.c-10-24.txt'],
    [['diff_compare', 'requireOwner'], 'session/diff-requireOwner.md'],
    [
      ['critical-verification', 'owner-checks'],
      'session/critical-owner-checks-20260601T000000Z.md',
    ],
    [['new_trap', 'pool leaks on abort'], 'staging/new-trap-pool-leaks-on-abort.md'],
    [['new-pattern', '连接池'], 'staging/new-pattern-连接池.md'],
    [['correction', 'pooling'], 'staging/correction-pooling.md'],
    [['failed_skill', 'decode'], 'staging/failed-skill-decode.md'],
    [['unresolved', 'race'], 'staging/unresolved-race.md'],
    [['verify_report', 'main.c'], 'reports/main.c-2026-06-01-verify.md'],
    [['build-report', 'main.c'], 'reports/main.c-2026-06-01-build.md'],
  ] as const;

  it.each([
    ['native', '.memtrust/workspace/', ''],
    ['ai-kb', '.ai-kb/workspace/', 'stores: [{layout: memtrust}, {layout: ai-kb}]\n'],
  ])('put each type at its place, as %s', async (_layout, root, policy) => {
    if (policy !== '') repository.write('.memtrust/policy.yml', policy);
    for (const [args, path] of ROWS)
      expect((await done(...args, '--text', 'Seen.')).replaceAll('`', '')).toBe(
        `wrote ${root}${path}\n`,
      );
    expect(files().filter((path) => !path.endsWith('policy.yml'))).toEqual(
      ROWS.map(([, path]) => `${root}${path}`).toSorted(),
    );
    const { code, stdout } = await fromSource(repository.root, 'check', '--format', 'json');
    expect([
      code,
      JSON.parse(stdout).entries.every(
        (entry: { trusted_baseline: boolean }) => !entry.trusted_baseline,
      ),
    ]).toEqual([0, true]);
    expect(JSON.parse(stdout).counts).toMatchObject({ accepted: 0 });
  });

  it('put memories into short-term, long-term and episodic', async () => {
    for (const place of ['short-term', 'long_term', 'episodic']) {
      const { stdout, stderr } = await write(place, 'project-context', '--text', 'Node 20.');
      expect(stdout).toBe(`wrote memory/${place.replace('_', '-')}/project-context.md\n`);
      expect(stderr).toContain('  stores: [{layout: memtrust}, {layout: ai-runtime}]\n');
    }
    repository.write('.ai-runtime/memory/episodic/timeline.md', 'then\n').remove('memory');
    expect(await done('episodic', 'today', '--text', 'now')).toBe(
      'wrote .ai-runtime/memory/episodic/today.md\n',
    );
  });

  it('say what the note says of itself, with its sources bound', async () => {
    await done(
      'new-trap',
      'pool leak',
      '--text',
      'An aborted query keeps its connection.',
      '--source',
      'src/pool.ts#L2-L3',
      '--confidence',
      '0.6',
      '--importance',
      'high',
      '--tag',
      'pool',
      '--pull',
      '7',
      '--by',
      'alice',
    );
    expect(
      repository
        .read('.memtrust/workspace/staging/new-trap-pool-leak.md')
        .replace(/sha256:[0-9a-f]{64}/g, 'DIGEST')
        .replace(/ {4}blob: .*\n/g, ''),
    ).toBe(
      `---\ntype: new_trap\ntimestamp: 2026-06-01T00:00:00Z\nconfidence: 0.6\nimportance: high\ntags:\n  - pool\nsources:\n  - path: src/pool.ts\n    lines: 2-3\n    digest: DIGEST\n    place: DIGEST 1/1 x2\nobserved:\n  - {by: alice, commit: "${head}", pull: 7}\n---\nAn aborted query keeps its connection.\n`,
    );
    await done('correction', 'pooling', '--text', 'Not pooled.', '--corrects', 'db/pooling');
    expect(repository.read('.memtrust/workspace/staging/correction-pooling.md')).toContain(
      '\ncorrects: db/pooling\n',
    );
  });

  it('keep what was decoded as it was', async () => {
    repository.write('out.txt', '\u{feff}int main\r\n  x  \n\n');
    await done('decoded_text', 'main.c', '--lines', '3', '--file', 'out.txt');
    expect(repository.read('.memtrust/workspace/session/decoded-main.c-3-3.txt')).toBe(
      'int main\n  x  \n',
    );
  });

  it('take the text from standard input', async () => {
    const io = {
      cwd: repository.root,
      environment: { PATH: process.env['PATH'], HOME: repository.root },
      now: '2026-06-01T00:00:00Z',
      color: false,
      columns: 100,
      out: () => {},
      err: () => {},
    };
    expect(
      await main(['notes', 'write', 'checkpoint', 'A', '-'], {
        ...io,
        input: {
          interactive: false,
          read: async () => Buffer.from('half way\n'),
          ask: async () => null,
        },
      }),
    ).toBe(0);
    expect(repository.read('.memtrust/workspace/session/checkpoint-A-20260601T000000Z.md')).toMatch(
      /---\nhalf way\n$/,
    );
  });
});

describe('a name that is taken', () => {
  it('gets a number behind it, by which its kind is still known', async () => {
    const said: string[] = [];
    for (const text of ['one', 'two', 'three'])
      said.push(await done('verify-report', 'main.c', '--text', text));
    expect(said).toEqual(
      ['', '-2', '-3'].map(
        (number) => `wrote .memtrust/workspace/reports/main.c-2026-06-01-verify${number}.md\n`,
      ),
    );
    await done('new-trap', 'a', '--text', 'one');
    expect(await done('new-trap', 'A', '--text', 'two')).toBe(
      'wrote .memtrust/workspace/staging/new-trap-A-2.md\n',
    );
  });

  it('by the same text is seen once more, each commit and each pull request once', async () => {
    const staged = '.memtrust/workspace/staging/new-trap-leak.md';
    await done('new-trap', 'leak', '--text', 'It leaks.');
    expect(await done('new-trap', 'leak', '--text', 'It leaks.\n\n')).toBe(
      `nothing to write: ${staged} says the same, and this sighting is in its list\n`,
    );
    expect(await done('new-trap', 'leak', '--text', 'It leaks under load.')).toBe(
      'wrote .memtrust/workspace/staging/new-trap-leak-2.md\n',
    );
    const next = repository.commit();
    expect(await done('new-trap', 'leak', '--text', 'It leaks.', '--pull', '7')).toBe(
      `seen again: ${staged} says the same, and has 2 sightings now\n`,
    );
    repository.commit();
    expect(await done('new-trap', 'leak', '--text', 'It leaks.', '--pull', '7')).toContain(
      'nothing to write',
    );
    expect(repository.read(staged)).toContain(
      `observed:\n  - {commit: "${head}"}\n  - {commit: "${next}", pull: 7}\n---\nIt leaks.\n`,
    );
    expect(await done('new-trap', 'leak', '--text', 'It leaks under load.')).toContain(
      'new-trap-leak-2.md says the same, and has 2 sightings now',
    );
  });

  it('without sightings keeps the commit that brought it as the first one', async () => {
    const staged = '.memtrust/workspace/staging/new-trap-u.md';
    const first = repository.write(staged, 'It leaks.\n').commit();
    // Not by the commit that brought it: that is one sighting.
    expect(await done('new-trap', 'u', '--text', 'It leaks.', '--by', 'erin')).toBe(
      `seen again: ${staged} says the same, and has 1 sighting now\n`,
    );
    expect(repository.read(staged)).toContain(`observed:\n  - {by: erin, commit: "${first}"}\n---`);
    repository.git('checkout', '--quiet', '.');
    const second = repository.commit();
    expect(await done('new-trap', 'u', '--text', 'It leaks.', '--by', 'erin')).toBe(
      `seen again: ${staged} says the same, and has 2 sightings now\n`,
    );
    expect(repository.read(staged)).toBe(
      `---\nobserved:\n  - {commit: "${first}"}\n  - {by: erin, commit: "${second}"}\n---\nIt leaks.\n`,
    );
    const { stdout } = await fromSource(repository.root, 'notes', 'refine');
    expect(stdout).toContain('observed 2/3');
  });

  it('is left alone where it is no text, and never written through a link', async () => {
    const staging = '.memtrust/workspace/staging';
    repository
      .write(`${staging}/new-trap-a.md`, Buffer.from([0xff, 0x0a]))
      .write('outside.md', 'mine\n');
    expect(await done('new-trap', 'a', '--text', 'A.')).toBe(`wrote ${staging}/new-trap-a-2.md\n`);
    repository.remove('.memtrust').link('.memtrust', 'src');
    expect(await write('new-trap', 'a', '--text', 'A.')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('symbolic link'),
    });
    expect(files()).toEqual(['outside.md']);
  });
});

describe('what is refused is exit 2, says why, and writes nothing', () => {
  const text = ['--text', 'X.'];
  it.each<[readonly string[], RegExp]>([
    [
      ['new-trp', 'a', ...text],
      /`new-trp` is not a type of note[^]*Did you mean `new_trap`\? Types are checkpoint, /,
    ],
    [
      ['new-trap', '../../etc/passwd', ...text],
      /names a folder[^]*Letters of any script[^]*Such as `passwd`/,
    ],
    [
      ['verify-report', 'src/a.c', ...text],
      /cannot name the file of this note: it names a folder[^]*Such as `a\.c`/,
    ],
    [['long-term', 'README', ...text], /would not be a note/],
    [['new-trap', 'a', '--text', ' '], /the text is empty/],
    [['new-trap', 'a', ...text, '--file', 'x'], /more than once/],
    [['decoded-text', 'a', ...text], /--lines 10-24/],
    [['decoded-text', 'a', ...text, '--lines', '9-3'], /range of lines/],
    [
      ['decoded-text', 'a', ...text, '--lines', '1', '--tag', 'x'],
      /plain text, without front matter/,
    ],
    [['checkpoint', 'a', ...text, '--lines', '1'], /--lines works only with a decoded text/],
    [['checkpoint', 'a', ...text, '--pull', '1'], /--pull works only with staged notes/],
    [['new-trap', 'a', ...text, '--corrects', 'x'], /--corrects works only with a correction/],
    [['new-trap', 'a', ...text, '--confidence', '1.5'], /from 0 to 1/],
    [['new-trap', 'a', ...text, '--source', 'src/pol.ts'], /the file does not exist/],
    [
      ['new-trap', 'a', ...text, '--layout', 'ai-runtime'],
      /has no place for new_trap[^]*--layout memtrust or ai-kb/,
    ],
    [
      ['long-term', 'a', ...text, '--layout', 'ai-kb'],
      /has no place for long-term[^]*--layout ai-runtime/,
    ],
    [
      [
        'new-trap',
        'a',
        '--text',
        `the key is ${['ghp', 'x7Kq2mP9vR4tB8nL1wZ6yC3dF5gH0jS7aE4u'].join('_')}`,
      ],
      /looks like/,
    ],
    [['new-trap', 'a', ...text, '--by', 'x'.repeat(201)], /was not written/],
    [['new-trap', 'a', '--text', 'This is Internal Only.'], /the policy blocks/],
    [
      ['new-trap', 'internal only', ...text],
      /^error: Nothing was written: the policy blocks its text, its sources or its name\n {2}[^\n]*\n$/,
    ],
    [['new-trap', 'a', ...text, '--source', 'secrets/plan.txt'], /the policy blocks/],
    [['new-trap', 'a', ...text, '--source', 'plan.txt'], /the policy blocks/],
  ])('%j', async (args, message) => {
    repository
      .write('.memtrust/policy.yml', 'exclude_text: [internal only, internal-only]\n')
      .write('secrets/plan.txt', 'the plan of it all\n')
      .link('plan.txt', 'secrets/plan.txt');
    const before = files();
    const { code, stdout, stderr } = await write(...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/x7Kq2mP9/);
    expect([code, stdout, files()]).toEqual([2, '', before]);
  });

  it('and a store that nothing reads is told, with the remedy', async () => {
    repository.write('.ai-kb/atoms/a.md', 'A.\n');
    const { stdout, stderr } = await write('new-trap', 'a', ...text);
    expect(stdout).toBe('wrote .ai-kb/workspace/staging/new-trap-a.md\n');
    expect(stderr).toContain(
      'put this into .memtrust/policy.yml:\n  stores: [{layout: memtrust}, {layout: ai-kb}]\n',
    );
    expect((await write('new-trap', 'a', ...text, '--layout', 'memtrust')).stderr).not.toContain(
      'stores:',
    );
  });

  it('and what a correction corrects is looked for', async () => {
    repository.write('.memtrust/facts/db/pooling.md', '---\n---\nPooled.\n');
    expect(
      (await write('correction', 'pooling', ...text, '--corrects', 'db/poling')).stderr,
    ).toContain('found no fact or note `db/poling` to correct; did you mean `db/pooling`?');
  });
});

it('no command cites, shows or digests what the policy blocks by way of a link', async () => {
  repository.write('plan.txt', 'an open plan\n');
  expect(
    (
      await fromSource(
        repository.root,
        'propose',
        'a',
        '--text',
        'X is so.',
        '--source',
        'plan.txt',
      )
    ).code,
  ).toBe(0);
  repository.commit();
  repository
    .write('secrets/plan.txt', 'the plan of it all\n')
    .remove('plan.txt')
    .link('plan.txt', 'secrets/plan.txt');
  const before = files();
  for (const args of [
    ['propose', 'b', '--text', 'X is so.', '--source', 'plan.txt'],
    ['bind', 'a', 'plan.txt'],
    ['adopt', 'a'],
    ['reverify', 'a'],
    ['facts', 'a', '--preview'],
  ]) {
    expect(await fromSource(repository.root, ...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        args[0] === 'propose'
          ? /^error: the policy does not allow facts to cite that file\n/
          : /^error: `a` is blocked by the policy\n/,
      ),
    });
  }
  expect(files()).toEqual(before);
});

it('no fact whose name says what the policy keeps unsaid is named by adopting all', async () => {
  repository
    .write('.memtrust/policy.yml', 'exclude_text: [canary-7f3a]\n')
    .write('.memtrust/facts/plans/canary-7f3a.md', '---\nstatus: candidate\n---\nIt is so.\n')
    .commit();
  const { code, stdout, stderr } = await fromSource(
    repository.root,
    'adopt',
    '--all',
    '--by',
    'alice',
  );
  expect(code).toBe(2);
  expect(stderr).toContain('the policy blocks a fact, and hides its name');
  expect(`${stdout}${stderr}`).not.toContain('canary');
});
