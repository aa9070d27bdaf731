/** An answer of `memtrust mcp` is never older than its question, and the memory is judged no more often than it changes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ask, talk, type Talk } from './mcp-talk.js';
import { preparedOnce } from './prepared.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;
let agent: Talk;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/queue.ts', 'export const retries = 5;\n')
    .write('.memtrust/facts/queue/limit.md', factFile('topic: queue', 'Five retries.'))
    .write(
      '.memtrust/facts/queue/until.md',
      factFile('topic: queue\nvalid_until: 2026-06-30', 'The old queue runs.'),
    );
  await repository.done('bind', 'queue/limit', 'src/queue.ts');
  await repository.done('adopt', 'queue/limit');
  await repository.done('adopt', 'queue/until', '--unbound', 'said in the weekly');
  repository.commit('what is known');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(async () => {
  await agent.end();
  repository.dispose();
});

const limit = async () => (await ask(agent, 'why', { id: 'queue/limit' })).structured;

describe('an answer', () => {
  it('comes of one judgement while nothing changes, whatever is asked', async () => {
    agent = await talk(repository.root);
    for (let round = 0; round < 3; round += 1) {
      await ask(agent, 'recall', { query: 'retries' });
      await ask(agent, 'facts');
      await ask(agent, 'context');
      await ask(agent, 'citing', { path: 'src' });
      await limit();
    }
    await agent.client.listResources();
    expect(agent.judged()).toBe(1);
  });

  it('sees the edit that makes a fact stale, and the one that takes it back', async () => {
    agent = await talk(repository.root);
    expect(await limit()).toMatchObject({ status: 'accepted', text: 'Five retries.' });
    repository.write('src/queue.ts', 'export const retries = 6;\n');
    expect(await limit()).toMatchObject({
      status: 'stale',
      origin: 'uncommitted',
      text: null,
      text_not_given:
        'Its text is not given, because it is stale: changed in this working tree since the base.',
    });
    // As long as before, and in a file that git already lists as different.
    repository.write('src/queue.ts', 'export const retries = 7;\n');
    expect(await limit()).toMatchObject({ status: 'stale' });
    expect(agent.judged()).toBe(3);
    repository.write('src/queue.ts', 'export const retries = 5;\n');
    expect(await limit()).toMatchObject({ status: 'accepted' });
  });

  it('sees a new base, on its branch and on another one', async () => {
    agent = await talk(repository.root);
    const { settled_at: before } = await limit();
    repository.write('README.md', 'hello\n');
    const head = repository.commit('more');
    expect(await limit()).toMatchObject({ settled_at: head });
    expect(head).not.toBe(before);
    repository.git('switch', '--quiet', '-c', 'work');
    repository.write('README.md', 'hello again\n').commit('work');
    expect(await limit()).toMatchObject({ settled_at: head });
    repository.git('branch', '--force', 'main', 'work');
    expect((await limit())['settled_at']).not.toBe(head);
  });

  it('sees a day that ends', async () => {
    let now = Date.parse('2026-06-30T23:59:00Z');
    agent = await talk(repository.root, { clock: () => now });
    const until = async () => (await ask(agent, 'why', { id: 'queue/until' })).structured;
    expect(await until()).toMatchObject({ status: 'accepted' });
    now += 30_000;
    expect(await until()).toMatchObject({ status: 'accepted' });
    expect(agent.judged()).toBe(1);
    now += 30_000;
    expect(await until()).toMatchObject({ status: 'stale', reason: 'expired_fact' });
    expect(agent.judged()).toBe(2);
  });

  it('is the same for questions that are asked all at once', async () => {
    agent = await talk(repository.root);
    const answers = await Promise.all(Array.from({ length: 12 }, limit));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(agent.judged()).toBe(1);
  });
});

it('SECURITY S46: no program runs that git is told of while the server is there', async () => {
  agent = await talk(repository.root);
  await limit();
  const ran = join(repository.root, '.git/ran');
  repository
    .write('.git/program', `#!/bin/sh\necho ran >> ${ran}\ncat\n`)
    .mode('.git/program', 0o755)
    .write('.gitattributes', '*.ts filter=x\n');
  const program = join(repository.root, '.git/program');
  for (const key of ['core.fsmonitor', 'filter.x.clean', 'filter.x.smudge'])
    repository.git('config', key, program);
  repository.write('src/queue.ts', 'export const retries = 9;\n');
  expect(await limit()).toMatchObject({ status: 'stale' });
  expect(existsSync(ran)).toBe(false);
  repository.git('status');
  expect(existsSync(ran)).toBe(true);
});

it('a store of 5,000 facts is judged once, and an answer stays small', async () => {
  const many = new Sandbox();
  for (let index = 0; index < 5_000; index += 1)
    many.write(
      `.memtrust/facts/area-${index % 50}/fact-${index}.md`,
      factFile(`topic: area ${index % 50}`, `The queue ${index} keeps ${index % 13} workers.`),
    );
  many.commit('many');
  agent = await talk(many.root);
  const sizes: number[] = [];
  for (let index = 0; index < 20; index += 1)
    for (const [name, args] of [
      ['recall', { query: `queue ${index}` }],
      ['facts', { offset: index * 50 }],
      ['why', { id: `area-${index}/fact-${index}` }],
      ['citing', { path: 'src' }],
    ] as const) {
      const { text, structured, isError } = await ask(agent, name, args);
      expect([name, isError]).toEqual([name, false]);
      sizes.push(text.length + JSON.stringify(structured).length);
    }
  expect(agent.judged()).toBe(1);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
  expect((await ask(agent, 'facts')).structured).toMatchObject({ total: 5_000, next_offset: 50 });
  many.dispose();
}, 120_000);
