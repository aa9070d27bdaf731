/** Where `memtrust mcp` has no answer: what is wrong and what to do, and the server goes on. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ask, talk, type Talk } from './mcp-talk.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;
let agent: Talk;

beforeEach(() => {
  repository = new Sandbox();
});

afterEach(async () => {
  expect(await agent.end()).toBe(0);
  repository.dispose();
});

describe('a wrong question', () => {
  beforeEach(async () => {
    repository
      .write('.memtrust/facts/queue/limit.md', factFile('', 'Five retries.'))
      .commit('what is known');
    agent = await talk(repository.root);
  });

  it.each([
    ['recall', {}, 'The argument `query` of recall is not valid'],
    ['recall', { query: '…' }, 'The query has no words'],
    ['recall', { query: 'a', limit: 0 }, 'The argument `limit` of recall is not valid'],
    ['recall', { query: 'a', limit: '8' }, 'The argument `limit` of recall is not valid'],
    ['recall', { query: 'a'.repeat(2_001) }, 'The argument `query` of recall is not valid'],
    [
      'recall',
      { query: 'a', trust_worktree: true },
      '`trust_worktree` is not an argument of recall',
    ],
    ['facts', { status: 'good' }, 'The argument `status` of facts is not valid'],
    ['facts', { offset: -1 }, 'The argument `offset` of facts is not valid'],
    ['why', {}, 'The argument `id` of why is not valid'],
    ['why', { id: 'queue/limits' }, 'There is no fact `queue/limits`\nDid you mean `queue/limit`?'],
    ['why', { id: 'nothing/like/it' }, 'There is no fact `nothing/like/it`'],
    ['context', { for: 'fun' }, 'The argument `for` of context is not valid'],
    ['context', { max_tokens: 10 }, 'context_overflow'],
    ['citing', { path: '' }, 'The argument `path` of citing is not valid'],
  ])('of %s with %j', async (name, args, message) => {
    const { text, isError } = await ask(agent, name, args);
    expect({ text, isError }).toEqual({ text: expect.stringContaining(message), isError: true });
    expect((await ask(agent, 'facts')).isError).toBe(false);
  });

  it('names a remedy for an argument', async () => {
    expect((await ask(agent, 'why', { name: 'x' })).text).toMatch(/why takes `id`\.$/);
  });

  it('of a tool that is not there is an error of the protocol', async () => {
    for (const name of ['adopt', 'propose', '__proto__', '']) {
      await expect(agent.client.callTool({ name, arguments: {} })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('There is no tool'),
      });
    }
  });

  it('of a resource', async () => {
    const { client } = agent;
    await expect(
      client.readResource({ uri: 'memtrust://fact/queue/limits' }),
    ).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining('Did you mean `queue/limit`?'),
    });
    for (const uri of ['file:///etc/passwd', 'memtrust://fact/', 'memtrust://fact/%', 'x'])
      await expect(client.readResource({ uri })).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('memtrust://fact/<id>'),
      });
    await expect(client.listResources({ cursor: '-1' })).rejects.toMatchObject({ code: -32602 });
    expect((await client.listResources({ cursor: '9999' })).resources).toEqual([]);
  });

  it('of a broken policy tells nothing at all, until it is fixed', async () => {
    repository.write('.memtrust/policy.yml', 'version: [\n').commit('broken');
    for (const [name, args] of [
      ['recall', { query: 'retries' }],
      ['facts', {}],
      ['why', { id: 'queue/limit' }],
    ] as const)
      expect(await ask(agent, name, args)).toMatchObject({
        text: expect.stringContaining('`.memtrust/policy.yml` cannot be read'),
        isError: true,
      });
    repository.write('.memtrust/policy.yml', 'version: 1\n').commit('fixed');
    expect((await ask(agent, 'why', { id: 'queue/limit' })).isError).toBe(false);
  });
});

it('no repository is an error, and one that is made then is found', async () => {
  const folder = new Sandbox({ init: false });
  agent = await talk(folder.root);
  expect(await ask(agent, 'facts')).toMatchObject({
    text: expect.stringMatching(/^Not a git repository/),
    isError: true,
  });
  folder.git('init', '--quiet');
  expect((await ask(agent, 'facts')).isError).toBe(false);
  rmSync(join(folder.root, '.git'), { recursive: true });
  expect((await ask(agent, 'facts')).isError).toBe(true);
  folder.dispose();
});

it('no commit yet: nothing is trusted, and the answer says so', async () => {
  repository.write('.memtrust/facts/queue/limit.md', factFile('', 'Five retries.'));
  agent = await talk(repository.root);
  const { text, structured } = await ask(agent, 'recall', { query: 'retries' });
  expect(text).toContain('Trusted as of: no commit yet, so nothing is trusted');
  expect(structured).toMatchObject({ settled_at: null, results: [] });
});

it('a fault of ours is told as one, without its trace', async () => {
  repository.commit('nothing');
  agent = await talk(repository.root, { now: 'never' });
  expect(await ask(agent, 'facts')).toMatchObject({
    text: 'memtrust failed. This is a bug in memtrust; nothing was checked.',
    isError: true,
  });
  expect(agent.stderr()).toMatch(/^memtrust mcp: RangeError/);
});
