import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Attempt, attemptShape } from '../../../src/context/evidence/attempt.js';
import { preparedOnce } from './prepared.js';
import { CLI, factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/a.ts', 'export const timeout = 30;\n')
    .write('.gitignore', '.memtrust/context/\n')
    .write('.memtrust/facts/timeout.md', factFile('', 'Requests time out after 30 seconds.'));
  await repository.done('bind', 'timeout', 'src/a.ts');
  await repository.done('adopt', 'timeout');
  repository.commit();
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const FOLDER = '.memtrust/attempts';

function attempts(): Attempt[] {
  const folder = join(repository.root, FOLDER);
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((name) => attemptShape.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    : [];
}

async function node(code: string, ...options: string[]) {
  const result = await repository.memtrustWith(
    {},
    'run',
    ...options,
    '--',
    process.execPath,
    '-e',
    code,
  );
  return { ...result, attempt: attempts().at(-1) };
}

describe('a wrapped run', () => {
  it('gives the command the context, its own streams and its exit code', async () => {
    const { code, stdout, stderr, attempt } = await node(
      'const f = process.env.AIT_CONTEXT_FILE; process.stdout.write(require("fs").readFileSync(f, "utf8") + "::warning::x\\n"); process.stderr.write("mine\\n"); process.exit(process.env.MEMTRUST_CONTEXT_FILE === f ? 7 : 8)',
      '--query',
      'timeout',
    );
    expect(code).toBe(7);
    expect(stdout).toContain('Requests time out after 30 seconds.');
    expect(stdout).toContain('\n::warning::x\n');
    expect(stderr).toMatch(/^mine\n/);
    expect(attempt).toMatchObject({
      status: 'failed',
      exit_code: 7,
      outcome: 'no_change',
      query: 'timeout',
      output: { stdout: { bytes: Buffer.byteLength(stdout) }, stderr: { bytes: 5 } },
    });
  });

  it('gives it what is piped in, and never goes through a shell', async () => {
    const { stdout } = await repository.memtrustWith(
      { input: 'piped' },
      'run',
      '--',
      process.execPath,
      '-e',
      'process.stdin.pipe(process.stdout); console.log(process.argv[1])',
      '$(touch owned) ; *',
    );
    expect(stdout).toContain('piped');
    expect(stdout).toContain('$(touch owned) ; *');
    expect(existsSync(join(repository.root, 'owned'))).toBe(false);
  });

  it('records files and commits, those that were changed before left out', async () => {
    repository.write('mine.txt', 'x').write('both.txt', 'x');
    const { attempt } = await node(
      'const fs = require("fs"), git = (...a) => require("child_process").execFileSync("git", a); fs.writeFileSync("both.txt", "y"); fs.writeFileSync("new.txt", "n"); fs.rmSync("src/a.ts"); git("add", "new.txt"); git("commit", "-qm", "c");',
    );
    expect(attempt).toMatchObject({
      status: 'succeeded',
      outcome: 'applied',
      changed_files: ['both.txt', 'new.txt', 'src/a.ts'],
      commits: [repository.git('rev-parse', 'HEAD').trim()],
    });
  });

  it.each([
    ['does not exist', ['no-such-command-here'], 127, 'not_started'],
    ['is a folder', ['/'], 126, 'not_started'],
    ['is killed', ['sh', '-c', 'kill -9 $$'], 137, 'killed'],
  ])(
    'of a command that %s has its exit code and a record',
    async (_what, command, code, status) => {
      expect((await repository.memtrustWith({}, 'run', '--', ...command)).code).toBe(code);
      expect(attempts()).toMatchObject([{ status, exit_code: code, outcome: 'no_change' }]);
    },
  );

  it('hands on a signal that it is sent', async () => {
    const child = spawn(
      process.execPath,
      [
        CLI,
        'run',
        '--',
        process.execPath,
        '-e',
        'process.on("SIGTERM", () => { console.log("bye"); process.exit(5); }); setInterval(() => {}, 1000); console.log("ready")',
      ],
      {
        cwd: repository.root,
        env: { PATH: process.env['PATH'], HOME: repository.root },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said === '') child.kill('SIGTERM');
      said += chunk.toString();
    });
    expect(await new Promise((done) => void child.on('close', done))).toBe(5);
    expect(said).toBe('ready\nbye\n');
    expect(attempts()).toMatchObject([{ status: 'failed', exit_code: 5 }]);
  });

  it.each([
    ['a context that does not fit', ['--max-tokens', '1'], 1, 'context_overflow'],
    ['a budget of nothing', ['--max-tokens', '0'], 2, 'whole number'],
    ['a budget that is none', ['--max-tokens', 'NaN'], 2, 'whole number'],
    ['a negative budget', ['--max-tokens=-5'], 2, 'whole number'],
    ['a prompt that is not there', ['--prompt', 'none.md'], 2, 'none.md'],
    ['a prompt that is a folder', ['--prompt', 'src'], 2, 'is not a file'],
    ['a prompt that is no text', ['--prompt', 'binary'], 2, 'is not UTF-8 text'],
    ['a prompt that leads in a circle', ['--prompt', 'circle'], 2, 'cannot be read: ELOOP'],
    ['a prompt that the policy blocks', ['--prompt', '.env'], 2, 'is blocked by the policy'],
  ])('runs nothing with %s', async (_what, options, code, says) => {
    repository
      .write('binary', Uint8Array.of(0xff))
      .write('.env', 'CANARY=1\n')
      .link('circle', 'circle');
    const command = ['--', process.execPath, '-e', 'require("fs").writeFileSync("ran", "")'];
    const result = await repository.memtrust('run', ...options, ...command);
    expect(result.code).toBe(code);
    expect(result.stderr).not.toContain('CANARY');
    expect(result.stderr).toContain(says);
    expect(existsSync(join(repository.root, 'ran'))).toBe(false);
    // A mistyped command is no attempt; one whose context did not fit is, and it says why.
    expect(attempts().map(({ status }) => status)).toEqual(code === 1 ? ['not_started'] : []);
  });

  it('keeps the inputs of an action, the token among them, to itself', async () => {
    const { stdout } = await repository.memtrustWith(
      { env: { 'INPUT_GITHUB-TOKEN': 'x', OWN_KEY: 'kept' } },
      'run',
      '--',
      process.execPath,
      '-e',
      'console.log(Object.keys(process.env).filter((name) => name.startsWith("INPUT_")).length, process.env.OWN_KEY)',
    );
    expect(stdout).toBe('0 kept\n');
  });

  it('makes candidates only where it is told to, and never more than candidates', async () => {
    const line = 'console.log("memtrust: propose http/retries: Requests are retried twice.")';
    await node(line);
    expect(existsSync(join(repository.root, '.memtrust/facts/http'))).toBe(false);
    await node(line, '--propose');
    expect(repository.read('.memtrust/facts/http/retries.md')).toBe(
      '---\nstatus: candidate\n---\nRequests are retried twice.\n',
    );
    const made = attempts().find(({ candidates }) => candidates.length > 0);
    expect(made?.candidates).toEqual(['http/retries']);
    expect(repository.read('.memtrust/ledger/http/retries.jsonl')).toContain(
      `"evidence":"attempt:${made?.id}"`,
    );
    const { report } = await repository.report();
    expect(report.entries.find(({ id }) => id === 'http/retries')).toMatchObject({
      status: 'candidate',
      trusted_baseline: false,
    });
    expect(report.entries.filter(({ reason }) => reason === 'attempt_evidence').length).toBe(2);
  });

  it('counts lines that are almost proposals, and repeats none of them', async () => {
    const almost = 'console.log("memtrust: propose BAD ID: Requests fail.")';
    const { stderr } = await node(`${almost};${almost}`, '--propose');
    expect(stderr).toContain(
      'memtrust: 2 lines that begin with "memtrust: propose" were ignored: the form is "memtrust: propose ID: STATEMENT"',
    );
    expect(stderr).not.toMatch(/BAD|Requests/);
    expect((await node('console.log("fine")', '--propose')).stderr).not.toContain('ignored');
  });

  it('does not wait for what the command leaves running in the background', async () => {
    const start = performance.now();
    const { code, stdout } = await repository.memtrustWith(
      {},
      'run',
      '--',
      'sh',
      '-c',
      'sleep 30 & echo done',
    );
    expect([code, stdout]).toEqual([0, 'done\n']);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
