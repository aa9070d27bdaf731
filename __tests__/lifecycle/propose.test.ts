import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { proposeFact, type Proposal } from '../../src/lifecycle/propose.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { parseFact } from '../../src/memory/fact.js';
import { ledgerPath } from '../../src/memory/layouts/memtrust.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { store } from '../store.js';

const SIGNED = { proposedBy: 'alice', at: '2026-01-01T00:00:00Z' };
const tree = new VirtualTree({ 'src/guard.ts': 'one\ntwo\nthree\nfour\n' });
const guard = (lines: readonly [number, number] | null = null, quote: string | null = null) => ({
  path: 'src/guard.ts',
  lines,
  selector: quote === null ? null : ({ kind: 'quote', quote, symbol: null } as const),
});
const asked = (more: Partial<Proposal> = {}): Proposal => ({
  id: 'a',
  statement: 'A is so.',
  sources: [guard()],
  front: { topic: undefined, claim_key: undefined, kind: undefined, importance: undefined },
  supersedes: [],
  evidence: null,
  unbound: null,
  ...more,
});

async function propose(more: Partial<Proposal> = {}, base = store()) {
  const proposal = asked(more);
  const known = Object.entries(base.files()).flatMap(([path, text]) =>
    path.endsWith('.md') && typeof text === 'string'
      ? [parseFact(path.slice('.memtrust/facts/'.length, -3), path, Buffer.from(text))]
      : [],
  );
  const ledger = {
    fact: proposal.id,
    text: base.ledger(proposal.id),
    events: base.events(proposal.id),
  };
  return proposeFact(tree, known, proposal, ledger, SIGNED);
}

async function events(more: Partial<Proposal> = {}) {
  const { changes } = await propose(more);
  return parseLedger('a', 'a', changes.find(({ path }) => path === ledgerPath('a'))?.content ?? '')
    .events;
}

describe('a proposal', () => {
  it('is a candidate that is bound to what it cites, and says who proposed it', async () => {
    const { record, changes } = await propose({ sources: [guard([1, 2]), guard([3, 3])] });
    expect(changes.map(({ path }) => path)).toEqual([
      '.memtrust/ledger/a.jsonl',
      '.memtrust/facts/a.md',
    ]);
    expect(record.fact?.status).toBe('candidate');
    expect(
      (await checkAnchors(tree, [record]))
        .get('a')
        ?.map(({ selector, verdict }) => `${selector} ${verdict}`),
    ).toEqual(['lines:1-2 fresh', 'lines:3-3 fresh']);
    const [proposed, ...more] = await events();
    expect(more).toEqual([]);
    expect(proposed).toMatchObject({ type: 'candidate.proposed', proposed_by: 'alice', after: [] });
  });

  it('has its evidence before it, and its reason in it', async () => {
    const recorded = await events({
      evidence: 'PR 12',
      sources: [],
      unbound: 'agreed in the weekly',
    });
    const [evidence, proposed] = ['evidence.recorded', 'candidate.proposed'].map((type) =>
      recorded.find((event) => event.type === type),
    );
    expect(evidence).toMatchObject({ evidence: 'PR 12', after: [] });
    expect(proposed).toMatchObject({ why: 'agreed in the weekly', after: [evidence?.id] });
  });

  it('keeps any statement as it is, `---` lines included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme', maxLength: 20 }),
            fc.constantFrom('---', '# x', '', '- y', 'key: value'),
          ),
        ),
        async (lines) => {
          const statement = `S\n${lines.map((line) => line.replaceAll('\r', '')).join('\n')}`;
          const { record } = await propose({ statement });
          expect(record.fact?.statement).toBe(`${statement.replace(/\n+$/, '')}\n`);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keeps any topic', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
        async (topic) => {
          const front = { ...asked().front, topic };
          expect((await propose({ front })).record.fact?.topic).toBe(topic);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each<[string, Partial<Proposal>, RegExp]>([
    ['without provenance', { sources: [] }, /has no provenance/],
    [
      'with a source and a reason for none',
      { unbound: 'why' },
      /--unbound says that nothing is cited/,
    ],
    ['that says nothing', { statement: ' \n\t\n' }, /has an empty text/],
    [
      'of a source that is not there',
      { sources: [{ path: 'nope', lines: null, selector: null }] },
      /does not exist/,
    ],
    [
      'of memory itself',
      { sources: [{ path: '.memtrust/facts/a.md', lines: null, selector: null }] },
      /cannot be a source/,
    ],
    ['of a quote that is found by chance', { sources: [guard(null, 'one')] }, /fewer than 12/],
    ['with an id that is none', { id: 'Auth/Owner Checks.md' }, /is not a fact id/],
    [
      'with a key that is none',
      { front: { ...asked().front, claim_key: 'no slash' } },
      /would not be a valid fact/,
    ],
    ['that supersedes itself', { supersedes: ['a'] }, /cannot supersede itself/],
  ])('%s is refused', async (_what, more, message) => {
    await expect(propose(more)).rejects.toThrow(message);
  });

  it('offers the id that was meant', async () => {
    await expect(propose({ id: 'Auth/Owner Checks.md' })).rejects.toMatchObject({
      remedy: 'Did you mean `auth/owner-checks`?',
    });
    await expect(propose({ id: '///' })).rejects.toMatchObject({
      remedy: 'Such as `auth/owner-checks`.',
    });
  });

  it('of an id that is there, or that was retired, is refused', async () => {
    await expect(propose({}, store().fact('a'))).rejects.toThrow('The fact `a` already exists');
    await expect(
      propose({}, store().fact('a').adopted().retired().without('.memtrust/facts/a.md')),
    ).rejects.toThrow('a retired id does not return');
    await expect(
      propose({ supersedes: ['b'] }, store().fact('b', { supersedes: ['a'] })),
    ).rejects.toThrow('a circular chain has no effect');
  });

  it('of a text after one that was discarded goes on in its ledger', async () => {
    const base = store().fact('a').discarded();
    const { changes } = await propose({}, base.without('.memtrust/facts/a.md'));
    expect(changes[0]?.content.startsWith(base.ledger('a'))).toBe(true);
    expect(
      parseLedger('a', 'a', changes[0]?.content ?? '').events.find(
        ({ type }) => type === 'candidate.proposed',
      )?.after,
    ).toEqual(base.events('a').map(({ id }) => id));
  });
});
