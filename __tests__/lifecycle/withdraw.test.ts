import { describe, expect, it } from '@jest/globals';
import { supersedeFact } from '../../src/lifecycle/supersede.js';
import { withdrawFact } from '../../src/lifecycle/withdraw.js';
import type { FactRecord } from '../../src/memory/fact.js';
import { parseLedger } from '../../src/memory/ledger.js';
import type { FileChange } from '../../src/lifecycle/file-change.js';
import { recordOf } from './records.js';
import { factFile, ledgerFile, store, type Store } from '../store.js';

const SIGNED = { proposedBy: 'alice', at: '2026-01-02T00:00:00Z' };
const candidate = store().fact('a', { status: 'candidate' });
const adopted = store().fact('a').adopted();

function ledgerOf(world: Store, id = 'a') {
  return { fact: id, text: world.ledger(id), events: world.events(id) };
}

/** The world after the changes. */
function after(world: Store, changes: readonly FileChange[]): Store {
  return changes.reduce((next, { path, content }) => next.file(path, content), world);
}

const withdraw = (
  world: Store,
  settled: Store,
  record: FactRecord | null = recordOf(world),
): FileChange[] => [
  ...withdrawFact(
    { id: 'a', record, ledger: ledgerOf(world), why: 'no more', ...SIGNED },
    settled.events('a'),
  ).changes,
];
/** Of what no base knows. */
const discard = (world: Store): FileChange[] => withdraw(world, store());
/** Of what the base adopted. */
const retire = (world: Store, record?: FactRecord | null): FileChange[] =>
  withdraw(world, adopted, record);

describe('a candidate that is withdrawn', () => {
  it('rejects exactly this text, with the reason, after all that was there', () => {
    const done = after(candidate, discard(candidate));
    expect(recordOf(done).fact).toMatchObject({
      status: 'rejected',
      claim: recordOf(candidate).fact?.claim,
    });
    expect(done.events('a')).toEqual([
      expect.objectContaining({
        type: 'candidate.discarded',
        why: 'no more',
        claim: recordOf(candidate).fact?.claim,
      }),
    ]);
    expect(discard(done)).toEqual([]);
  });

  it('of another text of the same id is another decision', () => {
    const done = after(candidate, discard(candidate));
    const again = done.edit('a', { body: 'Other.' });
    expect(after(again, discard(again)).events('a')).toHaveLength(2);
  });

  it('is what the base never adopted, and has a valid text', () => {
    const last = (changes: readonly FileChange[], world: Store): string | undefined =>
      after(world, changes).events('a').at(-1)?.type;
    expect(last(discard(candidate), candidate)).toBe('candidate.discarded');
    const edited = adopted.edit('a', { body: 'Other.', status: 'candidate' });
    expect(last(retire(edited), edited)).toBe('fact.retired');
    expect(discard(adopted.retired()).map(({ path }) => path)).toEqual([factFile('a')]);
    expect(() => discard(store().file(factFile('a'), 'no fact'))).toThrow('cannot be retired');
  });

  it('takes an adoption back that was only proposed', () => {
    expect(
      after(adopted, discard(adopted))
        .events('a')
        .map(({ type }) => type),
    ).toEqual(['candidate.applied', 'candidate.discarded']);
  });
});

describe('a fact that is withdrawn', () => {
  it('is for good, and done once', () => {
    const done = after(adopted, retire(adopted));
    expect(recordOf(done).fact?.status).toBe('rejected');
    expect(done.events('a').at(-1)).toMatchObject({
      type: 'fact.retired',
      why: 'no more',
      after: [adopted.events('a')[0]?.id],
    });
    expect(retire(done)).toEqual([]);
  });

  it('never touches a note of another store, with a ledger of that name or without', () => {
    const note = { ...recordOf(adopted), path: '.ai-kb/atoms/a.md' };
    expect(() => retire(adopted, note)).toThrow('is a note of another store');
    expect(() => retire(candidate, { ...note, fact: null })).toThrow('is a note of another store');
  });

  it('works for a fact whose file is gone or broken, as long as a record names it', () => {
    const gone = adopted.without(factFile('a'));
    expect(retire(gone, null).map(({ path }) => path)).toEqual([ledgerFile('a')]);
    expect(retire(adopted.file(factFile('a'), 'broken')).map(({ path }) => path)).toEqual([
      ledgerFile('a'),
    ]);
    expect(
      parseLedger('a', 'a', retire(gone, null)[0]?.content ?? '').events.find(
        ({ type }) => type === 'fact.retired',
      )?.claim,
    ).toBe(adopted.events('a')[0]?.claim);
    expect(() => retire(store().file(factFile('a'), 'broken'))).toThrow('cannot be retired');
  });
});

describe('supersede', () => {
  const both = adopted.fact('b').adopted();

  function supersede(
    world: Store,
    [old, successor]: readonly [string, string] = ['a', 'b'],
    others: readonly string[] = [],
  ) {
    const kept = (id: string) => ({ record: recordOf(world, id), ledger: ledgerOf(world, id) });
    return supersedeFact(
      kept(old),
      kept(successor),
      ['a', 'b', ...others].map((id) => recordOf(world, id)),
      'superseded by b',
      SIGNED,
    );
  }

  it('links the new one, and takes the old one back', () => {
    const result = supersede(both);
    expect(result).toMatchObject({ linked: true, adopted: true });
    const done = after(both, result.changes);
    expect(recordOf(done, 'b').fact?.supersedes).toEqual(['a']);
    expect(recordOf(done, 'a').fact).toMatchObject({
      status: 'superseded',
      claim: recordOf(both, 'a').fact?.claim,
    });
    expect(done.events('a').at(-1)).toMatchObject({
      type: 'fact.superseded',
      why: 'superseded by b',
    });
    expect(done.events('b')).toEqual(both.events('b'));
  });

  it('keeps the links and comments that are there', () => {
    const linked = both
      .fact('c')
      .fact('b', { supersedes: ['c'] })
      .adopted();
    expect(
      recordOf(after(linked, supersede(linked, ['a', 'b'], ['c']).changes), 'b').fact?.supersedes,
    ).toEqual(['a', 'c']);
    const done = adopted.fact('b', { supersedes: ['a'] }).adopted();
    expect(supersede(done)).toMatchObject({ linked: false, adopted: true });
    expect(supersede(after(done, supersede(done).changes)).changes).toEqual([]);
  });

  it('by a candidate takes nothing from the old one (S23)', () => {
    const world = adopted.fact('b', { status: 'candidate' });
    const { changes, adopted: inForce } = supersede(world);
    expect(inForce).toBe(false);
    expect(changes.map(({ path }) => path)).toEqual([factFile('b')]);
  });

  it('refuses itself, circles, and facts that are out', () => {
    expect(() => supersede(both, ['a', 'a'])).toThrow('cannot supersede itself');
    expect(() => supersede(adopted.fact('a', { supersedes: ['b'] }).fact('b'))).toThrow(
      'a circular chain has no effect',
    );
    expect(() =>
      supersede(
        store()
          .fact('a', { supersedes: ['c'] })
          .fact('c', { supersedes: ['b'] })
          .fact('b'),
        ['a', 'b'],
        ['c'],
      ),
    ).toThrow('a circular chain has no effect');
    expect(() => supersede(both.about('a').retired())).toThrow('`a` is retired');
    expect(() => supersede(both.about('b').retired())).toThrow('`b` is retired');
    expect(() => supersede(both.about('b').discarded())).toThrow('`b` was discarded');
  });
});
