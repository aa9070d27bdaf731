import { describe, expect, test } from '@jest/globals';
import { type Reading, readTrusted } from '../../../src/context/reading.js';
import {
  recallAnswer,
  type RecallAnswer,
  type RecallTerms,
  retrievalRecord,
} from '../../../src/context/recall/answer.js';
import { passagesOf } from '../../../src/context/recall/passages.js';
import { recall } from '../../../src/context/recall/passage-index.js';
import { aitFixtures } from '../../fixtures/running.js';
import { sceneOf } from '../../../src/fixtures/ait-run.js';
import { DEFAULT_POLICY } from '../../../src/memory/default-policy.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import { NOW, store, type Store } from '../../store.js';

const read = async (told: Store): Promise<Reading> =>
  readTrusted(told.tree(), { now: Date.parse(NOW), past: NO_HISTORY });

function answerOf(reading: Reading, query: string, terms: Partial<RecallTerms> = {}): RecallAnswer {
  return recallAnswer(reading, recall(passagesOf(reading, []), query), {
    query,
    budget: 10_000,
    limit: 20,
    basis: 'a test',
    ...terms,
  });
}

const MEMORY = store()
  .file('src/a.ts', 'retry();\n')
  .fact('trusted', { body: 'The retry queue is durable.' })
  .adopted()
  .fact('unsure', { body: 'The retry queue may be slow.', confidence: 0.5 })
  .adopted()
  .fact('candidate', { body: 'The retry queue is fast.', status: 'candidate' })
  .fact('claims', { body: 'The retry queue is gone.' })
  .fact('stale', { body: 'The retry queue was in memory.', valid_until: '2025-01-01' })
  .adopted()
  .fact('refused', { body: 'The retry queue is a lie.' })
  .adopted()
  .retired()
  .file('CLAUDE.md', '# Retry\n\nMind the queue.\n')
  .file('.memtrust/attempts/1.md', 'A retry of the queue.\n');

describe('an answer', () => {
  test('gives each its label, and no text of what is not believed', async () => {
    const answer = answerOf(await read(MEMORY), 'retry queue');
    expect(
      Object.fromEntries(
        answer.selected.map(({ id, trust_level, reason, trusted_baseline }) => [
          id,
          [trust_level, reason, trusted_baseline],
        ]),
      ),
    ).toEqual({
      trusted: ['trusted', 'selected_trusted_memory', true],
      unsure: ['trusted', 'selected_trusted_memory', true],
      candidate: ['candidate', 'candidate_not_adopted', false],
      claims: ['candidate', 'adoption_record_missing', false],
      'live:claude:CLAUDE.md#L1-L3': ['advisory', 'live_source', false],
      'attempt:.memtrust/attempts/1.md': ['evidence', 'attempt_evidence', false],
    });
    expect(Object.fromEntries(answer.skipped.map(({ id, reason }) => [id, reason]))).toEqual({
      stale: 'expired_fact',
      refused: 'not_accepted',
    });
    expect(answer.selected.filter(({ uncertain }) => uncertain).map(({ id }) => id)).toEqual([
      'unsure',
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/in memory|a lie/);
    expect(answer).toMatchObject({
      write_mode: 'read_only',
      record_ref: null,
      compacted: false,
      source_manifest: [
        { source_id: 'live:claude:CLAUDE.md', allowed_by_policy: true, selected: true },
      ],
    });
  });

  test('has its texts whole, in rank order, within the budget; what has no room says so', async () => {
    const reading = await read(MEMORY);
    const all = answerOf(reading, 'retry queue');
    const lengths = all.selected.map(({ text }) => text.length);
    expect(all.rendered_chars).toBe(lengths.reduce((sum, length) => sum + length, 0));
    expect(all.selected.map(({ score }) => score)).toEqual(
      all.selected.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    const budget = (lengths[0] ?? 0) + (lengths[1] ?? 0);
    const tight = answerOf(reading, 'retry queue', { budget });
    expect(tight.selected.slice(0, 2)).toEqual(all.selected.slice(0, 2));
    expect(tight.rendered_chars).toBeLessThanOrEqual(budget);
    expect(tight.compacted).toBe(true);
    expect(tight.skipped.filter(({ reason }) => reason === 'over_budget')).toHaveLength(
      all.selected.length - tight.selected.length,
    );
  });

  test('stops at the limit and says of the rest that nobody chose it', async () => {
    const answer = answerOf(await read(MEMORY), 'retry queue', { limit: 1 });
    expect(answer.selected).toHaveLength(1);
    expect(new Set(answer.skipped.map(({ reason }) => reason))).toEqual(
      new Set(['not_selected', 'not_selected_trusted_fact', 'expired_fact', 'not_accepted']),
    );
    expect(answer.compacted).toBe(false);
  });

  test('names what the policy blocks whether it was asked for or not', async () => {
    const reading = await read(
      store()
        .policy({ sources: { block: ['secret'] } })
        .fact('secret', { body: 'The retry.' })
        .adopted(),
    );
    for (const query of ['retry', 'nothing'])
      expect(answerOf(reading, query).skipped).toEqual([
        expect.objectContaining({ id: 'secret', reason: 'policy_blocked', score: null }),
      ]);
  });

  test('shows a secret as its type', async () => {
    const secret = ['ghp_', 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3'].join('');
    const answer = answerOf(
      await read(
        store()
          .fact('x', { body: `The retry token is ${secret}.` })
          .adopted(),
      ),
      'retry',
    );
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(answer.selected[0]?.text).toMatch(/github-token#[0-9a-f]{8}/);
  });

  test('as a record holds digests for texts, and is named by its own', async () => {
    const answer = answerOf(await read(MEMORY), 'retry queue');
    const { path, content } = retrievalRecord(answer);
    expect(path).toMatch(/^\.memtrust\/context\/retrieval-[0-9a-f]{12}\.json$/);
    expect(content).not.toContain('durable');
    expect(retrievalRecord(answer)).toEqual({ path, content });
    expect(retrievalRecord({ ...answer, budget_chars: 1 }).path).not.toBe(path);
  });
});

/** The words of the judge, by id, as one reading has them. */
describe.each(aitFixtures)('in the built-in case $id', (fixture) => {
  const scene = sceneOf(fixture, DEFAULT_POLICY);

  test('what recall calls trusted, advisory or excluded is what the judge calls so', async () => {
    // What is not settled is not in the tree that settles.
    const settledTree = new VirtualTree(
      Object.fromEntries(
        await texts(
          scene.tree,
          ({ path }) => ![...scene.unsettled].some((id) => path === `.memtrust/ledger/${id}.jsonl`),
        ),
      ),
    );
    const reading = await readTrusted(scene.tree, {
      now: Date.parse(NOW),
      past: NO_HISTORY,
      policy: scene.policy,
      settledTree,
    });
    const own: Reading = { ...reading, policy: { ...reading.policy, policy: scene.policy } };
    const query = fixture.facts.map(({ body, topic }) => `${topic} ${body}`).join(' ');
    const answer = answerOf(own, query, { limit: 1_000, budget: 1_000_000 });
    const rows = new Map([...answer.selected, ...answer.skipped].map((row) => [row.id, row]));
    expect(rows.size).toBe(own.entries.length);
    for (const { entry } of own.entries)
      expect(rows.get(entry.id)).toMatchObject({
        status: entry.status,
        trust_level: entry.trustLevel,
        trusted_baseline: entry.trustedBaseline,
        source_class: entry.sourceClass,
        reason: entry.reasons[0],
      });
    for (const fact of fixture.facts) {
      const id = scene.ids.get(fact.source_id) ?? '';
      expect([id, answer.selected.some((row) => row.id === id && row.trusted_baseline)]).toEqual([
        id,
        fact.expected_trusted,
      ]);
    }
  });
});

async function texts(
  tree: VirtualTree,
  wanted: (entry: { readonly path: string }) => boolean,
): Promise<[string, string][]> {
  const contents = await tree.read(
    [...tree.entries.values()].filter(wanted).map(({ path }) => path),
    1_000_000,
  );
  return [...contents].flatMap(([path, content]): [string, string][] =>
    content.kind === 'bytes' ? [[path, Buffer.from(content.bytes).toString('utf8')]] : [],
  );
}
