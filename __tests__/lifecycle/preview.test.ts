import { describe, expect, it } from '@jest/globals';
import { previewAdoption, type Preview } from '../../src/lifecycle/preview.js';
import { defaultPolicy } from '../../src/memory/policy.js';
import { readMemory } from '../../src/memory/store.js';
import { recordOf } from './records.js';
import { audit, NOW, store, trusted, type Store } from '../store.js';

const base = store()
  .file('src/a.ts', 'a\n')
  .fact('a', { sources: ['src/a.ts'] })
  .adopted();

async function preview(from: Store | null, to: Store, id = 'a'): Promise<Preview> {
  const read = async (world: Store) => ({
    tree: world.tree(),
    memory: await readMemory(world.tree()),
  });
  return previewAdoption(
    from === null ? null : await read(from),
    await read(to),
    recordOf(to, id),
    defaultPolicy().policy,
    Date.parse(NOW),
  );
}

const baseline = ({ baseline: changes }: Preview): string[] =>
  changes.map(({ id, from, to, by }) => `${id}: ${from} → ${to} by ${by}`);
const lines = ({ statement }: Preview): string[] =>
  statement.map(({ kind, text }) => `${kind} ${text}`);

describe('what an adoption would do', () => {
  it('a new fact joins the baseline', async () => {
    const result = await preview(base, base.fact('b', { status: 'candidate' }), 'b');
    expect(result).toMatchObject({
      settled: null,
      recorded: false,
      obstacles: [],
      becomes: { status: 'accepted', trustedBaseline: true },
    });
    expect(lines(result)).toEqual(['new b is so.']);
    expect(baseline(result)).toEqual(['b: null → accepted by adoption']);
  });

  it('names the fact that says the same and was rejected', async () => {
    const draft = base.fact('b', { status: 'candidate', body: 'The cache is never cleared.' });
    const rejected = draft.discarded();
    expect(await preview(base, draft, 'b')).toMatchObject({ repeats: null });
    expect(await preview(draft, rejected, 'b')).toMatchObject({ repeats: 'b' });
    expect(await preview(rejected, rejected, 'b')).toMatchObject({ repeats: 'b' });
    const copy = (body: string) => rejected.fact('c', { status: 'candidate', body });
    expect(await preview(rejected, copy('The cache is never cleared.'), 'c')).toMatchObject({
      repeats: 'b',
    });
    expect(await preview(rejected, copy('The cache is cleared.'), 'c')).toMatchObject({
      repeats: null,
    });
  });

  it('an edit replaces what is settled, line by line', async () => {
    const result = await preview(
      base.edit('a', { body: 'One.\nTwo.' }).adopted(),
      base.edit('a', { body: 'One.\nThree.' }),
    );
    expect(lines(result)).toEqual(['kept One.', 'gone Two.', 'new Three.']);
    expect(baseline(result)).toEqual(['a: accepted → accepted by adoption']);
  });

  it('what is adopted already changes nothing', async () => {
    const result = await preview(base, base);
    expect(result.settled).toEqual(result.fact);
    expect(result.recorded).toBe(true);
    expect(baseline(result)).toEqual(['a: accepted → accepted by adoption']);
  });

  it('what it supersedes leaves the baseline, and what it cannot supersede is named', async () => {
    const result = await preview(base, base.fact('b', { supersedes: ['a', 'gone'] }), 'b');
    expect(result).toMatchObject({ supersedes: ['a'], voids: ['gone'] });
    expect(baseline(result)).toEqual([
      'a: accepted → superseded by adoption',
      'b: null → accepted by adoption',
    ]);
  });

  it('what it drops from its links comes back', async () => {
    const linked = base.fact('b', { supersedes: ['a'] }).adopted();
    expect(baseline(await preview(linked, linked.edit('b', { supersedes: [] }), 'b'))).toEqual([
      'a: superseded → accepted by other changes',
      'b: accepted → accepted by adoption',
    ]);
  });

  it('a contradiction costs both their trust', async () => {
    const keyed = store().fact('a', { claim_key: 'x/y' }).adopted();
    const result = await preview(keyed, keyed.fact('b', { claim_key: 'x/y' }), 'b');
    expect(result).toMatchObject({
      conflicts: ['a'],
      becomes: { status: 'stale', reasons: ['conflicting_facts'] },
    });
    expect(baseline(result)).toEqual([
      'a: accepted → stale by adoption',
      'b: null → stale by adoption',
    ]);
  });

  it('what else the change does is told apart', async () => {
    const result = await preview(base, base.file('src/a.ts', 'other\n').fact('b'), 'b');
    expect(baseline(result)).toEqual([
      'a: accepted → stale by other changes',
      'b: null → accepted by adoption',
    ]);
  });

  it('sources are compared by what is bound, not by where it stands', async () => {
    const cites = (...sources: readonly string[]): Store =>
      store().file('p', 'p\n').file('q', 'q\n').file('r', 'r\n').fact('a', { sources });
    const { sources } = await preview(cites('p', 'q').adopted(), cites('q', 'r'));
    expect(sources.map(({ kind, citation }) => `${kind} ${citation.path}`)).toEqual([
      'gone p',
      'kept q',
      'new r',
    ]);
  });

  it.each<[string, Store, string]>([
    [
      'a source is not bound',
      base.fact('a', { sources: [{ path: 'src/a.ts', digest: null }] }),
      '`src/a.ts` has no digest',
    ],
    [
      'a source changed since',
      base.file('src/a.ts', 'other\n'),
      '`src/a.ts` is changed since it was bound',
    ],
    ['the id was retired', base.retired(), 'it was retired, and a retired id does not return'],
  ])('what `adopt` would refuse is said: %s', async (_what, world, obstacle) => {
    expect((await preview(base, world)).obstacles).toEqual([obstacle]);
  });

  it('a blocked fact is shown to nobody', async () => {
    const world = store()
      .file('.env', 'x\n')
      .fact('a', { sources: ['.env'] });
    await expect(preview(null, world)).rejects.toThrow('is blocked by the policy');
  });

  it('before the first commit nothing is settled', async () => {
    expect(baseline(await preview(null, base))).toEqual(['a: null → accepted by adoption']);
  });

  it('is what the gate finds once it is merged', async () => {
    const proposed = base.fact('b', { supersedes: ['a'], claim_key: 'x/y' });
    const after = await preview(base, proposed, 'b');
    const merged = await audit(proposed.adopted());
    expect(trusted(merged)).toEqual(['b']);
    expect(after.baseline.filter(({ to }) => to === 'accepted').map(({ id }) => id)).toEqual(['b']);
  });
});
