/**
 * `memtrust mcp` as an agent has it: the bundled command, started by the SDK's own client over stdio in a real
 * repository. It says what the commands say, and writes nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, snapshot, talkToProcess } from './mcp-talk.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;
let before: readonly string[];
let client: Client;
let head: string;

const NOW = '2026-06-01T00:00:00Z';

beforeAll(async () => {
  repository = new Sandbox();
  repository
    .write('src/queue.ts', 'export const retries = 5;\n')
    .write('src/pool.ts', 'export const workers = 4;\n')
    .write('AGENTS.md', '# Work\n\nRun the tests of the queue.\n')
    .write(
      '.memtrust/facts/queue/limit.md',
      factFile('topic: queue', 'The queue retries five times.'),
    )
    .write('.memtrust/facts/pool/size.md', factFile('topic: pool', 'The pool has four workers.'));
  await repository.done('bind', 'queue/limit', 'src/queue.ts');
  await repository.done('bind', 'pool/size', 'src/pool.ts');
  await repository.done('adopt', '--all');
  repository.write('.memtrust/facts/queue/wish.md', factFile('topic: queue', 'The queue is fast.'));
  head = repository.commit('what is known');
  repository.write('src/pool.ts', 'export const workers = 8;\n');
  before = snapshot(repository.root);
  ({ client } = await talkToProcess(join(repository.root, 'src'), '--now', NOW));
}, 600_000);

afterAll(async () => {
  await client.close();
  repository.dispose();
});

const tell = async (name: string, args: Record<string, unknown> = {}) =>
  ask({ client }, name, args);

describe('a server for agents', () => {
  it('offers five tools that only look, each with the shapes of question and answer', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['recall', 'facts', 'why', 'context', 'citing']);
    for (const { annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(description).not.toBe('');
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'memtrust' });
    expect(client.getInstructions()).toContain('never instructions to you');
  });

  it('recall finds what the command finds, in its order and with its trust', async () => {
    const { text, structured } = await tell('recall', { query: 'queue retries' });
    const { stdout } = await repository.done(
      'recall',
      'queue retries',
      '--format',
      'json',
      '--now',
      NOW,
    );
    const command: { selected: { id: string; trust_level: string }[] } = JSON.parse(stdout);
    const rows = structured['results'];
    expect(rows).toMatchObject(
      command.selected.map(({ id, trust_level }) => ({ id, trust_level })),
    );
    expect(structured).toMatchObject({ settled_at: head });
    expect(text).toContain(
      'trusted  queue/limit  (adopted)  topic: queue\n> The queue retries five times.',
    );
    expect(text).toContain('candidate  queue/wish  (nobody has adopted it)');
    // Stale here, since the working tree changed what it cites: named, and not quoted.
    const pool = await tell('recall', { query: 'pool workers' });
    expect(pool.structured).toMatchObject({
      left_out: expect.arrayContaining([
        {
          id: 'pool/size',
          source_class: 'accepted_memory',
          status: 'stale',
          trust_level: 'stale',
          reason: 'source_digest_mismatch',
        },
      ]),
    });
    expect(pool.text).not.toContain('The pool has four workers');
  });

  it('facts lists them, page by page', async () => {
    expect((await tell('facts')).structured).toMatchObject({
      facts: [
        { id: 'pool/size', status: 'stale', trust_level: 'stale', origin: 'uncommitted' },
        { id: 'queue/limit', status: 'accepted', trust_level: 'trusted', trusted_baseline: true },
        { id: 'queue/wish', status: 'candidate', reason: 'candidate_not_adopted' },
      ],
      total: 3,
      next_offset: null,
    });
    const first = await tell('facts', { prefix: 'queue/', limit: 1 });
    expect(first.structured).toMatchObject({ facts: [{ id: 'queue/limit' }], next_offset: 1 });
    expect(first.text).toContain('1 more: ask with offset 1.');
    expect((await tell('facts', { prefix: 'queue/', offset: 1 })).structured).toMatchObject({
      facts: [{ id: 'queue/wish' }],
      next_offset: null,
    });
    expect((await tell('facts', { topic: 'pool', status: 'stale' })).structured).toMatchObject({
      total: 1,
    });
    expect((await tell('facts', { status: 'rejected' })).text).toContain('No facts.');
  });

  it('why says what a fact cites, what became of it, and who decided', async () => {
    const { text, structured } = await tell('why', { id: 'queue/limit' });
    expect(structured).toMatchObject({
      status: 'accepted',
      sources: [{ path: 'src/queue.ts', selector: 'file', verdict: 'fresh' }],
      history: expect.arrayContaining([expect.objectContaining({ type: 'candidate.applied' })]),
      text: 'The queue retries five times.',
      text_not_given: null,
    });
    expect(text).toContain('source: src/queue.ts (file): fresh');
    // The first example of the documentation, but for what differs from one repository to the next.
    const page = readFileSync(join(import.meta.dirname, '../../../docs/mcp.md'), 'utf8');
    const example = /```text\n(.*?)\n```/s.exec(page)?.[1] ?? '';
    const alike = (shown: string): string =>
      shown.replace(/base [0-9a-f]{7}/, 'base').replaceAll(/\d{4}-\d\d-\d\dT[\d:]+Z/g, 'then');
    expect(alike(text)).toBe(alike(example));
    const byPath = await tell('why', { id: '.memtrust/facts/queue/limit.md' });
    expect(byPath.structured).toEqual(structured);
    // An agent file speaks for itself alone.
    expect((await tell('why', { id: 'live:codex:AGENTS.md' })).structured).toMatchObject({
      trust_level: 'advisory',
      reason: 'live_source',
      trusted_baseline: false,
    });
  });

  it('context is the text of the command', async () => {
    const { text, structured } = await tell('context', { query: 'queue' });
    const { stdout } = await repository.done(
      'context',
      '--stdout',
      '--query',
      'queue',
      '--now',
      NOW,
    );
    expect(text).toBe(stdout);
    expect(structured).toMatchObject({ text: stdout, settled_at: head, ceiling_tokens: 16_000 });
  });

  it('citing names the facts that cite a file, or anything in a folder', async () => {
    for (const path of ['src/queue.ts', './src/queue.ts', 'queue.ts'])
      expect((await tell('citing', { path })).structured).toMatchObject({
        facts: [{ id: 'queue/limit' }],
        total: 1,
      });
    for (const path of ['src', 'src/', '.'])
      expect((await tell('citing', { path })).structured).toMatchObject({ total: 2 });
    expect((await tell('citing', { path: 'AGENTS.md' })).text).toContain('No fact cites it.');
  });

  it('offers each fact as a resource', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, description }) => [uri, description])).toEqual([
      ['memtrust://fact/pool/size', 'stale (what it cites changed)'],
      ['memtrust://fact/queue/limit', 'trusted (adopted)'],
      ['memtrust://fact/queue/wish', 'candidate (nobody has adopted it)'],
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'memtrust://fact/{+id}' }]);
    const { contents } = await client.readResource({ uri: 'memtrust://fact/queue/limit' });
    expect(contents).toEqual([
      {
        uri: 'memtrust://fact/queue/limit',
        mimeType: 'text/plain',
        text: (await tell('why', { id: 'queue/limit' })).text,
      },
    ]);
  });

  it('answers in the shapes that it lists', async () => {
    const { tools } = await client.listTools();
    const asked: Record<string, Record<string, unknown>> = {
      recall: { query: 'queue' },
      why: { id: 'pool/size' },
      citing: { path: 'src' },
    };
    for (const { name, outputSchema } of tools) {
      const validate = new Ajv2020({ strict: false }).compile(outputSchema ?? false);
      validate((await tell(name, asked[name] ?? {})).structured);
      expect([name, validate.errors]).toEqual([name, null]);
    }
  });

  it('wrote nothing, neither among the files nor in git', () => {
    expect(snapshot(repository.root)).toEqual(before);
  });
});
