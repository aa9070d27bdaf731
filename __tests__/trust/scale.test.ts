/**
 * Sizes that an attacker chooses. Times are printed, not asserted; what is quadratic does not end
 * within the test's limit.
 */
import { describe, expect, it } from '@jest/globals';
import { lastDecisive } from '../../src/memory/last-decisive.js';
import { makeEvent, type LedgerEvent } from '../../src/memory/ledger.js';
import { sha256 } from '../../src/tree/digest.js';
import { audit, check, findings, store, trusted, type Store } from '../store.js';

const digest = sha256('x');
const event = (type: LedgerEvent['type'], at: number, after: readonly LedgerEvent[]): LedgerEvent =>
  makeEvent({
    type,
    fact: 'x',
    claim: digest,
    binding: digest,
    at: String(at),
    proposed_by: 'p',
    after: after.map((one) => one.id),
  });

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  process.stderr.write(`${what}: ${Math.round(performance.now() - start)} ms\n`);
  return result;
}

/** Writes many files at once: a store copies itself at every step. */
const many = (count: number, text: (index: number) => string): Store => {
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`.memtrust/facts/n/${index}.md`, text(index)]),
  );
  return new (store().constructor as new (content: unknown) => Store)({
    files,
    specs: new Map(),
    current: null,
  });
};

describe('a ledger of 10,000 events', () => {
  it('in a line has one last event', async () => {
    const events: LedgerEvent[] = [];
    for (let index = 0; index < 10_000; index += 1)
      events.push(event('candidate.applied', index, events.slice(-1)));
    expect(await timed('ledger, line', () => lastDecisive(events))).toEqual([events.at(-1)]);
  });

  it('in a braid, where each follows the two before, has one', async () => {
    const events: LedgerEvent[] = [];
    for (let index = 0; index < 10_000; index += 1)
      events.push(
        event(index % 2 === 0 ? 'candidate.applied' : 'evidence.recorded', index, events.slice(-2)),
      );
    expect(await timed('ledger, braid', () => lastDecisive(events))).toEqual([events.at(-2)]);
  });

  it('side by side has 10,000', async () => {
    const events = Array.from({ length: 10_000 }, (_, index) =>
      event('candidate.applied', index, []),
    );
    expect(await timed('ledger, side by side', () => lastDecisive(events))).toHaveLength(10_000);
  });

  it('layer upon layer, where each follows a hundred, has its last layer', async () => {
    const layers: LedgerEvent[][] = [[]];
    for (let layer = 0; layer < 100; layer += 1)
      layers.push(
        Array.from({ length: 100 }, (_, index) =>
          event('candidate.applied', layer * 100 + index, layers.at(-1) ?? []),
        ),
      );
    const events = layers.flat();
    expect(await timed('ledger, layers', () => lastDecisive(events))).toHaveLength(100);
  });

  it('is judged with all rules', async () => {
    const base = store().fact('x', { status: 'candidate' });
    const fact = base.read('x');
    let last: LedgerEvent | null = null;
    const lines: string[] = [];
    // About what fits into the megabyte that one ledger may have.
    for (let index = 0; index < 2_000; index += 1) {
      last = makeEvent({
        type: 'candidate.applied',
        fact: 'x',
        claim: fact.claim,
        binding: fact.binding,
        at: String(index),
        proposed_by: 'p',
        after: last === null ? [] : [last.id],
      });
      lines.push(`${JSON.stringify(last)}\n`);
    }
    const head = base.line('x', lines.join(''));
    const evaluation = await timed('2,000 new events', () => check(base, head));
    expect(evaluation.verdict).toBe('fail');
    expect(evaluation.adoptions).toHaveLength(2_000);
    expect(trusted(await audit(head))).toEqual(['x']);
  });
});

describe('5,000 facts', () => {
  it('are judged', async () => {
    const head = many(
      5_000,
      (index) =>
        `---\nstatus: accepted\nclaim_key: a/${index % 50}\nsources: [{path: a.ts}]\n---\n${index}\n`,
    );
    const evaluation = await timed('5,000 facts', () => check(store(), head));
    expect(evaluation.entries).toHaveLength(5_000);
    expect(findings(evaluation, 'MT201')).toHaveLength(5_000);
    expect(trusted(evaluation)).toEqual([]);
  });

  it('that all supersede ten others in one great circle', async () => {
    const head = many(
      2_000,
      (index) =>
        `---\nsupersedes: [${Array.from({ length: 10 }, (_, step) => `n/${(index + step + 1) % 2_000}`).join(', ')}]\n---\n${index}\n`,
    );
    const evaluation = await timed('20,000 links', () => check(store(), head));
    expect(findings(evaluation, 'MT204')).toHaveLength(20_000);
    expect(trusted(evaluation)).toEqual([]);
  });

  it('that are all broken', async () => {
    const head = many(5_000, () => 'no front matter\n');
    expect(
      findings(await timed('5,000 broken facts', () => check(store(), head)), 'MT101'),
    ).toHaveLength(5_000);
  });
});

describe('names that mean something elsewhere', () => {
  it.each([
    'constructor',
    'proto/constructor',
    'tostring',
    'hasownproperty',
    'prototype',
    'valueof',
    'length',
    '0',
    '1e9',
    'null',
    'true',
    'con',
    'a/b/c/d/e/f/g',
  ])('%s', async (id) => {
    const adopted = store().fact(id).adopted();
    expect(trusted(await audit(adopted))).toEqual([id]);
    const evaluation = await check(
      adopted,
      adopted.edit(id, { body: 'x' }).fact('other', { supersedes: [id] }),
    );
    expect(trusted(evaluation)).toEqual([]);
    expect(findings(evaluation, 'MT201').map((finding) => finding.factId)).toEqual(
      [id, 'other'].toSorted(),
    );
    expect(trusted(await audit(store().fact('x')))).toEqual([]);
  });

  it.each(['__proto__', 'a/__proto__', 'Ünïcode', '事实', 'a b', 'A', '.hidden', 'a//b', 'x.y'])(
    '%s is no id: kept, shown, and untrusted',
    async (id) => {
      const path = `.memtrust/facts/${id}.md`;
      const evaluation = await audit(store().file(path, '---\nstatus: accepted\n---\nx\n'));
      expect(evaluation.entries.map((entry) => [entry.id, entry.reasons])).toEqual([
        [path, ['invalid_record']],
      ]);
      expect(findings(evaluation, 'MT101')).toHaveLength(1);
    },
  );

  it('text in any script keeps its exact bytes', async () => {
    for (const body of [
      '返回之前必须检查。',
      'Ą́ e\u0301 vs é',
      '🏳️‍🌈',
      '\u202eabc',
      'a\u0000b',
      '\ufeffx',
    ]) {
      const adopted = store().fact('x', { body }).adopted();
      expect(trusted(await audit(adopted))).toEqual(['x']);
      expect(trusted(await check(adopted, adopted.edit('x', { body: `${body}\u200b` })))).toEqual(
        [],
      );
    }
    const composed = store().fact('x', { body: 'e\u0301' }).adopted();
    expect(trusted(await check(composed, composed.edit('x', { body: '\u00e9' })))).toEqual([]);
  });
});
