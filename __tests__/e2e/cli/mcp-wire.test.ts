/** How the bundled `memtrust mcp` begins, talks and ends, byte by byte. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtBundles } from '../built-action.js';
import { talkToProcess, ask } from './mcp-talk.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;
let cli: string;

beforeAll(() => {
  cli = join(builtBundles(), 'cli/index.js');
  repository = new Sandbox();
  repository.write('.memtrust/facts/a.md', factFile('', 'A is one.')).commit('memory');
}, 600_000);

afterAll(() => repository.dispose());

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'agent', version: '1' },
  },
};
const call = (id: number, name: string, args: object = {}): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const line = (message: object): string => `${JSON.stringify(message)}\n`;

interface Ended {
  readonly code: number | null;
  readonly answers: readonly {
    readonly id?: number;
    readonly result?: object;
    readonly error?: { code: number; message: string };
  }[];
  readonly stderr: string;
}

function start(...args: readonly string[]): {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, [cli, 'mcp', ...args], {
    cwd: repository.root,
    env: { PATH: process.env['PATH'], HOME: repository.root, GIT_CONFIG_GLOBAL: '/dev/null' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdin.on('error', () => {});
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) =>
      resolve({
        code,
        // Every line is a message: anything else is no JSON.
        answers: stdout.split('\n').flatMap((text) => (text === '' ? [] : [JSON.parse(text)])),
        stderr,
      }),
    );
  });
  return { child, ended };
}

/** All that is said at once, and the end of the input behind it. */
async function said(text: string, ...args: readonly string[]): Promise<Ended> {
  const { child, ended } = start(...args);
  child.stdin.end(text);
  return ended;
}

describe('the server', () => {
  it('ends when its input does, and answers what was asked before', async () => {
    expect(await said('')).toEqual({ code: 0, answers: [], stderr: '' });
    const { code, answers, stderr } = await said(
      [
        INITIALIZE,
        call(2, 'facts'),
        call(3, 'why', { id: 'a' }),
        call(4, 'recall', { query: 'one' }),
      ]
        .map(line)
        .join(''),
    );
    expect([code, stderr, answers.map(({ id }) => id)]).toEqual([0, '', [1, 2, 3, 4]]);
    expect(answers[0]?.result).toMatchObject({ protocolVersion: '2025-06-18' });
  });

  it('answers a version that it does not know with the newest that it does', async () => {
    const { answers } = await said(
      line({ ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion: '1999-01-01' } }),
    );
    expect(answers[0]?.result).toMatchObject({
      protocolVersion: expect.stringMatching(/^20\d\d-/),
    });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at %s, also while it answers', async (signal) => {
    const { child, ended } = start();
    child.stdin.write(line(INITIALIZE));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdin.write(line(call(2, 'facts')) + line(call(3, 'context')));
    child.kill(signal);
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([0, '']);
  });

  it('goes on after lines that are no message, and says so on standard error', async () => {
    const { code, answers, stderr } = await said(
      `\n{\n[]\n"x"\n{"jsonrpc":"2.0"}\n\u0000\uFFFD\n${'x'.repeat(100_000)}\n` +
        line(INITIALIZE) +
        line({ jsonrpc: '2.0', id: 2, method: 'adopt/everything' }) +
        line({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 7 } }) +
        line({ jsonrpc: '2.0', id: 4, method: 'resources/read' }) +
        line({ jsonrpc: '2.0', method: 'notifications/unknown' }) +
        line(call(5, 'facts')),
    );
    expect([code, new Set(answers.map(({ id }) => id))]).toEqual([0, new Set([1, 2, 3, 4, 5])]);
    const errors = new Map(answers.map(({ id, error }) => [id, error]));
    expect(errors.get(2)?.code).toBe(-32601);
    expect(errors.get(3)).toEqual({
      code: -32602,
      message: 'tools/call is asked in a wrong form.',
    });
    expect(errors.get(4)?.code).toBe(-32602);
    expect(stderr).toMatch(/^memtrust mcp: /);
    expect(stderr.split('\n').filter((text) => text.length > 2_000)).toEqual([]);
  });

  it('ends where a message has no end', async () => {
    const { child, ended } = start();
    child.stdin.write('x'.repeat(11 * 1024 * 1024));
    const { code, answers } = await ended;
    expect([code, answers]).toEqual([0, []]);
  });

  it('works in any folder of the repository, and from outside with --root', async () => {
    repository.write('deep/er/file.txt', 'x\n');
    for (const [cwd, ...args] of [
      [join(repository.root, 'deep/er')],
      ['/', '--root', repository.root],
      ['/', '--root', join(repository.root, 'deep')],
    ] as const) {
      const { client } = await talkToProcess(cwd, ...args);
      expect((await ask({ client }, 'facts')).structured).toMatchObject({ total: 1 });
      await client.close();
    }
  });

  it('refuses a root that is no folder before it says anything', async () => {
    const { code, answers, stderr } = await said(line(INITIALIZE), '--root', 'none');
    expect([code, answers]).toEqual([2, []]);
    expect(stderr).toContain('--root `none` is not a folder');
  });
});

it('other commands load nothing of it', async () => {
  const child = spawn(process.execPath, [cli, 'facts'], {
    cwd: repository.root,
    env: { PATH: process.env['PATH'], HOME: repository.root, NODE_DEBUG: 'esm' },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  await new Promise((resolve) => child.on('close', resolve));
  const { readFileSync } = await import('node:fs');
  const loaded = [...new Set(stderr.match(/cli\/[\w.]+\.js/g))];
  expect(loaded.length).toBeGreaterThan(1);
  const protocol = loaded.filter((path) =>
    readFileSync(join(cli, '../..', path), 'utf8').includes('notifications/cancelled'),
  );
  expect(protocol).toEqual([]);
});
