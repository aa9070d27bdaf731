/** `suggest` at a terminal: each candidate is shown before it is written, and left out where the answer is no. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';
import { typing, type Typed } from './typing.js';

const IDS = ['access/owner-checks-run', 'access/run-npm-test', 'access/server-needs-node'] as const;

let repository: Sandbox;
beforeEach(() => {
  repository = new Sandbox();
  repository
    .write(
      'CLAUDE.md',
      '## Access\n\n- Owner checks must run in `requireOwner` before any private resource is returned.\n- Run `npm test` before you push anything.\n\nThe server needs Node.js 20 or newer.\n',
    )
    .write('src/guard.ts', 'export function requireOwner(user: User): void {}\n')
    .write('package.json', '{"engines": {"node": ">=20"}, "scripts": {"test": "jest"}}\n')
    .commit();
});
afterEach(() => repository.dispose());

const typed = async (answers: readonly string[], ...args: string[]): Promise<Typed> =>
  typing({ cwd: repository.root }, ['suggest', ...args], answers);
const written = (): number[] =>
  IDS.flatMap((id, at) =>
    existsSync(join(repository.root, `.memtrust/facts/${id}.md`)) ? [at] : [],
  );

it.each([
  [['y', 'n', 'y'], 3, [0, 2]],
  [['YES', 'no', 'N'], 3, [0]],
  [['n', 'a'], 2, [1, 2]],
  [['a'], 1, [0, 1, 2]],
  [['y', 'q'], 2, [0]],
  [['q'], 1, []],
  [['n', 'n', 'n'], 3, []],
  [['', 'what?', 'y', 'q'], 4, [0]],
])('answers %j: %d questions, and %j are written', async (answers, asked, expected) => {
  const { code, questions, stdout, stderr } = await typed(answers);
  expect(code).toBe(0);
  expect(questions).toHaveLength(asked);
  expect(questions[0]).toBe('Write this candidate? (1 of 3) [y/n/a/q] ');
  expect(written()).toEqual(expected);
  expect(stdout.match(/^wrote .*$/gm) ?? []).toEqual(
    expected.map((at) => `wrote .memtrust/facts/${IDS[at]}.md`),
  );
  expect(stderr).toContain(expected.length === 0 ? 'no candidate was chosen' : 'Next: ');
});

it('shows path, statement and source of what it writes', async () => {
  const { stdout } = await typed(['y', 'q']);
  expect(stdout).toContain(
    `${IDS[0]}\n  Owner checks must run in \`requireOwner\` before any private resource is returned.  ← CLAUDE.md:3\n    cites src/guard.ts symbol requireOwner\n`,
  );
  expect(stdout).toContain(`wrote .memtrust/facts/${IDS[0]}.md\n`);
  expect(stdout).not.toContain('Node.js 20');
});

it('a shows the rest as well', async () => {
  expect((await typed(['a'])).stdout).toContain('The server needs Node.js 20 or newer.');
});

it.each([[[]], [['y']], [['y', 'y']]])(
  'where the input ends nothing is written, and it says so: %j',
  async (answers) => {
    expect(await typed(answers)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error: Nothing was written\n'),
    });
    expect(written()).toEqual([]);
  },
);

it.each([
  [['--yes'], [0, 1, 2]],
  [
    ['--yes', '--format', 'json'],
    [0, 1, 2],
  ],
  [['--format', 'json'], []],
])('%j asks nothing', async (args, expected) => {
  const { code, questions } = await typed([], ...args);
  expect([code, questions, written()]).toEqual([0, [], expected]);
});
