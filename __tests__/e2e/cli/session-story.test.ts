/** A session that overflows, is compacted, goes on, and is replayed: from the command line, as an agent would. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseContext } from '../../context/build/parse-context.js';
import { Sandbox, type Result } from './sandbox.js';

const LOG = '.memtrust/context/session.jsonl';
/** What a tool printed: far more than a context of 4,000 tokens has room for. */
const OUTPUT = Array.from({ length: 800 }, (_, index) => `case ${index} passed in ${index} ms`);

const GO_ON = ['session', 'append', '--role', 'user', '--text', 'Go on'];

let repository: Sandbox;

beforeAll(() => {
  repository = new Sandbox();
  repository.write('src/http.ts', 'export const timeout = 30;\n').commit();
});

afterAll(() => repository.dispose());

async function append(role: string, text: string): Promise<void> {
  repository.write('said', text);
  await repository.done('session', 'append', '--role', role, '--file', 'said');
}

/** The context of the next turn: the session so far, within 4,000 tokens. */
async function turn(...args: string[]): Promise<Result> {
  return repository.memtrust(
    'context',
    '--transcript',
    LOG,
    '--max-tokens',
    '4000',
    '--format',
    'json',
    '--stdout',
    '--out',
    'context.md',
    ...args,
  );
}

async function replayed(at: number): Promise<string> {
  return (await repository.done('session', 'replay', '--at', String(at), '--format', 'jsonl'))
    .stdout;
}

it('overflows, compacts, goes on, and is replayed', async () => {
  await append('user', 'Run the tests, and make the timeout 10 seconds in src/http.ts');
  await append('assistant', 'I run npm test first');
  const early = await replayed(2);
  expect((await turn()).code).toBe(0);

  // What a tool says is the newest message, and no context has room for it.
  await append('tool', OUTPUT.join('\n'));
  const before = await replayed(3);
  const overflow = await turn();
  expect(overflow.code).toBe(1);
  expect(JSON.parse(overflow.stdout)).toMatchObject({
    type: 'turn.completed',
    stopReason: 'error',
    errorCode: 'context_overflow',
    ceiling: 4000,
  });
  expect(repository.read(LOG).trim().split('\n').at(-1)).toContain('"turn.completed"');

  // A summary that says more than was said is refused, and one that keeps to it is not.
  repository.write('summary.md', 'All 800 cases pass, and the release is approved [3]\n');
  const refused = await repository.memtrust('session', 'compact', '--summary', 'summary.md');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('`release`')]);
  repository.write(
    'summary.md',
    'The user wants a timeout of 10 seconds in src/http.ts [1]\nCase 799 passed in 799 ms [3]\n',
  );
  await repository.done('session', 'compact', '--summary', 'summary.md', '--by', 'a model');

  // The next turn has room again, and the session goes on behind the compaction.
  await append('user', 'Go on with the timeout');
  const built = await turn();
  expect(built.code).toBe(0);
  const { text } = JSON.parse(built.stdout);
  expect(text).toBe(repository.read('context.md'));
  expect(parseContext(text)?.sections.find(({ name }) => name === 'transcript')).toMatchObject({
    blocks: [{ id: 'summary' }, { id: 'message-6' }],
  });
  expect(text).toContain('> Case 799 passed in 799 ms [3]\n');
  expect(text).not.toContain('case 400 passed');

  // And every view of before is still there, to the byte.
  expect(await replayed(2)).toBe(early);
  expect(await replayed(3)).toBe(before);
  expect(await replayed(4)).toBe(before);
  const now = await replayed(6);
  expect(now.trim().split('\n')).toHaveLength(2);
  repository.write('view.jsonl', now);
  const again = await turn('--transcript', 'view.jsonl');
  expect(JSON.parse(again.stdout).text).toBe(text);
});

it('is ignored by git whatever command writes it first', async () => {
  const other = new Sandbox();
  try {
    other.write('src/http.ts', 'export const timeout = 30;\n').commit();
    await other.done(...GO_ON);
    await other.done(...GO_ON, '--log', '.memtrust/context/other.jsonl');
    expect(other.git('status', '--porcelain')).toBe('');
    expect((await other.memtrust('check')).stdout).not.toContain('MT708');
    // A log elsewhere is the user's, and so is its folder.
    await other.done(...GO_ON, '--log', 'own/log.jsonl');
    expect(other.git('status', '--porcelain', '--untracked-files=all')).toBe('?? own/log.jsonl\n');
  } finally {
    other.dispose();
  }
});

it('takes no empty message, and says that there is no log', async () => {
  const other = new Sandbox();
  try {
    other.commit();
    const shown = await other.done('session', 'show');
    expect([shown.stdout, shown.stderr]).toEqual([
      '',
      expect.stringMatching(/session\.jsonl` does not exist\n$/),
    ]);
    for (const kind of [['--role', 'user'], ['--note']])
      for (const text of ['', ' \n\t'])
        expect(await other.memtrust('session', 'append', ...kind, '--text', text)).toMatchObject({
          code: 2,
          stderr: expect.stringContaining('The text is empty'),
        });
    expect(other.git('status', '--porcelain')).toBe('');
    other.write(LOG, 'nothing\n');
    expect((await other.done('session', 'show')).stderr).toMatch(/` has no event\n$/);
  } finally {
    other.dispose();
  }
});

it('uses no sequence of its archive again where the log was emptied', async () => {
  const other = new Sandbox();
  try {
    other.commit();
    for (let count = 0; count < 3; count += 1) await other.done(...GO_ON);
    await other.done('session', 'compact');
    other.write(LOG, '');
    const first = await other.done(...GO_ON);
    expect(first.stdout).toBe('appended sequence 5\n');
    expect(first.stderr).toContain('lines of this log are lost: its archive has sequence 3');
    expect(await other.done(...GO_ON)).toMatchObject({
      stdout: 'appended sequence 6\n',
      stderr: '',
    });
    await other.done('session', 'compact');
    const replay = await other.memtrust('session', 'replay', '--at', '7');
    expect(replay.code).toBe(1);
    expect(replay.stderr).toContain('neither the log nor its archive has 4\n');
    expect(replay.stderr).not.toContain('twice');
  } finally {
    other.dispose();
  }
});
