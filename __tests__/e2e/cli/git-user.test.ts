/** Who is named where `--by` is not given: whom git would put on a commit. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runHere } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
  repository.write('src/a.ts', 'export const a = 1;\n');
});

afterEach(() => repository.dispose());

async function run(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Result> {
  const { PATH } = process.env;
  const plain = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const result = await runHere(args, {
    cwd: repository.root,
    environment: { PATH, HOME: repository.root, ...plain, ...environment },
    now: '2026-01-01T00:00:00Z',
  });
  expect(result).toMatchObject({ code: 0 });
  return result;
}

async function proposedBy(environment: Readonly<Record<string, string>>): Promise<string> {
  await run(environment, 'propose', 'a/one', '--text', 'It is one.', '--source', 'src/a.ts');
  return JSON.parse(repository.read('.memtrust/ledger/a/one.jsonl')).proposed_by;
}

it('the name of the environment comes first', async () => {
  repository.git('config', 'user.name', 'Config');
  expect(await proposedBy({ GIT_AUTHOR_NAME: 'Grace', GIT_AUTHOR_EMAIL: 'g@example.org' })).toBe(
    'Grace',
  );
});

it('then the author of the configuration, then its user', async () => {
  repository.git('config', 'user.name', 'Config');
  repository.git('config', 'author.name', 'Author');
  expect(await proposedBy({ GIT_AUTHOR_NAME: ' ' })).toBe('Author');
});

it('nobody where git knows nobody; an address is not published', async () => {
  expect(await proposedBy({ GIT_AUTHOR_EMAIL: 'g@example.org' })).toBe('unknown');
});

it('wrote the summary of a compaction', async () => {
  repository.git('config', 'user.name', 'Config');
  await run({}, 'session', 'append', '--role', 'user', '--text', 'The timeout is 30 seconds.');
  await run({}, 'session', 'append', '--role', 'user', '--text', 'Go on.');
  repository.write('summary.md', 'The timeout is 30 seconds. [1]\n');
  await run({}, 'session', 'compact', '--summary', 'summary.md', '--to', '1');
  expect((await run({}, 'session', 'show', '--format', 'jsonl')).stdout).toContain('"by":"Config"');
});
