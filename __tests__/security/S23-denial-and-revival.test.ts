import { describe, expect, it } from '@jest/globals';
import { outcome } from '../sequence.js';
import {
  approvedBy,
  blocking,
  check,
  entryOf,
  factFile,
  findings,
  said,
  store,
  trusted,
  type Store,
} from '../store.js';

const facts = (main: Store, ...ids: string[]): Store => main.without(...ids.map(factFile));

describe('SECURITY S23: nobody denies trust without an adoption', () => {
  const base = store()
    .file('src/a.ts', 'a\n')
    .fact('old', { sources: ['src/a.ts'], claim_key: 'a/b' })
    .adopted();

  it.each([
    ['a candidate successor', base.fact('new', { supersedes: ['old'] })],
    [
      'a candidate that declares itself a candidate',
      base.fact('new', { status: 'candidate', supersedes: ['old'] }),
    ],
    ['an unsettled successor', base.fact('new', { supersedes: ['old'] }).adopted()],
    ['a discarded successor', base.fact('new', { supersedes: ['old'] }).discarded()],
    ['a candidate twin', base.fact('new', { claim_key: 'a/b' })],
    ['an unsettled twin', base.fact('new', { claim_key: 'a/b' }).adopted()],
    ['its own link to itself, in the status alone', base.edit('old', { status: 'superseded' })],
    ['a retirement that nobody approved', base.retired()],
    [
      'a fact file without a name, whose id is the empty text',
      base.file('.memtrust/facts/.md', '---\nstatus: candidate\n---\nx\n'),
    ],
    ['a broken line in its ledger', base.line('old', 'not json\n')],
    [
      'an event of another fact in its ledger',
      base.line('old', store().fact('other').retired().ledger('other')),
    ],
  ])('%s', async (_what, head) => {
    expect(trusted(await check(base, head))).toEqual(['old']);
  });

  it('a stale twin that is adopted', async () => {
    const settled = base
      .file('src/b.ts', 'b\n')
      .fact('twin', { claim_key: 'a/b', sources: ['src/b.ts'] })
      .adopted()
      .file('src/b.ts', 'changed\n');
    const evaluation = await check(settled, settled);
    expect(trusted(evaluation)).toEqual(['old']);
    expect(entryOf(evaluation, 'twin').reasons).toEqual(['source_digest_mismatch']);
  });

  it.each([
    [
      'dangling',
      base.fact('new', { supersedes: ['nowhere'] }).adopted(),
      ['new', 'old'],
      'which does not exist',
    ],
    [
      'self',
      base.fact('new', { supersedes: ['new'] }).adopted(),
      ['new', 'old'],
      'which is the fact itself',
    ],
    [
      'circle of two',
      base
        .fact('x', { supersedes: ['y'] })
        .adopted()
        .fact('y', { supersedes: ['x'] })
        .adopted(),
      ['old', 'x', 'y'],
      'which supersedes it in turn',
    ],
  ])('an adopted link that is %s', async (_what, settled, expected, words) => {
    const evaluation = await check(settled, settled);
    expect(trusted(evaluation)).toEqual(expected);
    expect(said(evaluation, 'MT204').join()).toContain(words);
  });

  it('a circle of a hundred', async () => {
    let settled = base;
    for (let index = 0; index < 100; index += 1)
      settled = settled
        .fact(`ring/${index}`, {
          supersedes: [`ring/${(index + 1) % 100}`, ...(index === 0 ? ['old'] : [])],
        })
        .adopted();
    const evaluation = await check(settled, settled);
    expect(trusted(evaluation)).toHaveLength(100);
    expect(entryOf(evaluation, 'old').reasons).toEqual(['superseded_fact']);
    expect(findings(evaluation, 'MT204')).toHaveLength(100);
  });
});

describe('SECURITY S23: what was taken out does not come back by taking something away', () => {
  const superseded = store()
    .fact('old')
    .adopted()
    .fact('new', { supersedes: ['old'] })
    .adopted();

  it.each([
    ['the successor is deleted', (main: Store) => facts(main, 'new')],
    [
      'the ledger of the successor is deleted',
      (main: Store) => main.without('.memtrust/ledger/new.jsonl'),
    ],
    [
      'the successor is edited into a candidate',
      (main: Store) => main.fact('new', { status: 'candidate', supersedes: ['old'], body: 'x' }),
    ],
    ['the successor is broken', (main: Store) => main.file(factFile('new'), 'no front matter\n')],
    ['the successor drops the link', (main: Store) => main.fact('new', { status: 'candidate' })],
    ['the successor is retired under nobody', (main: Store) => main.about('new').retired()],
    [
      'the successor is replaced by a link',
      (main: Store) => main.link(factFile('new'), 'elsewhere.md'),
    ],
    [
      'the successor rests on a policy-blocked file',
      (main: Store) =>
        main.fact('new', {
          status: 'candidate',
          supersedes: ['old'],
          sources: [{ path: '.env', digest: null }],
        }),
    ],
  ])('%s', async (_what, attack) => {
    const evaluation = await check(superseded, attack(superseded));
    expect(trusted(evaluation)).not.toContain('old');
    expect(evaluation.verdict).toBe('fail');
    const end = await outcome(superseded, [attack]);
    expect(end.trusted).not.toContain('old');
  });

  it('names the rollback', async () => {
    expect(said(await check(superseded, facts(superseded, 'new')), 'MT206')).toEqual([
      '+error: the adopted fact `new` is removed',
      '+error: once merged, the change would let `old` back into the trusted baseline: what supersedes it is removed',
    ]);
  });

  it('in two steps: first both are deleted, then the old one is restored', async () => {
    const end = await outcome(superseded, [
      (main) => facts(main, 'old', 'new'),
      (main) => main.fact('old'),
    ]);
    expect(end.verdicts[0]).toBe('fail');
    expect(end.trusted).toEqual(['new']);
  });

  it('in two steps: first the old one goes stale and the successor goes, then its source comes back', async () => {
    const settled = store()
      .file('a.ts', 'a\n')
      .fact('old', { sources: ['a.ts'] })
      .adopted()
      .fact('new', { supersedes: ['old'] })
      .adopted()
      .file('a.ts', 'b\n');
    const end = await outcome(settled, [
      (main) => facts(main, 'new'),
      (main) => main.file('a.ts', 'a\n'),
    ]);
    expect(end).toEqual({ verdicts: ['fail', 'pass'], trusted: ['new'] });
  });

  it('a blocked successor still supersedes', async () => {
    const settled = superseded.policy({ sources: { block: ['new'] } });
    const evaluation = await check(settled, settled);
    expect(trusted(evaluation)).toEqual([]);
    expect(entryOf(evaluation, 'old').reasons).toEqual(['superseded_fact']);
  });

  it('a successor with a text that is kept out, in a key of its source, is not out of force unseen', async () => {
    const hint = 'deadbeef';
    const settled = store()
      .policy({ exclude_text: [hint] })
      .file('a.ts', 'a\n')
      .fact('old')
      .adopted()
      .fact('new', { supersedes: ['old'], sources: [{ path: 'a.ts' }] })
      .adopted();
    const text = settled.textOf('new', { supersedes: ['old'], sources: [{ path: 'a.ts' }] });
    const head = settled.file(
      factFile('new'),
      text.replace('"digest"', `"context":["${hint}"],"digest"`),
    );
    expect(blocking(await check(settled, head))).toEqual(['MT206']);
    expect(trusted(await check(head, head))).toEqual(['old']);
  });

  it('a stale successor still supersedes', async () => {
    const settled = store()
      .file('a.ts', 'a\n')
      .fact('old')
      .adopted()
      .fact('new', { supersedes: ['old'], sources: ['a.ts'] })
      .adopted();
    expect(await outcome(settled, [(main) => main.file('a.ts', 'b\n')])).toEqual({
      verdicts: ['pass'],
      trusted: [],
    });
  });

  it('lets an approved retirement of the successor through, and says what it does', async () => {
    const evaluation = await check(superseded, superseded.about('new').retired(), {
      authority: approvedBy('alice'),
    });
    expect(evaluation.verdict).toBe('pass');
    expect(said(evaluation, 'MT206')).toEqual([
      '+notice: once merged, the change would let `old` back into the trusted baseline: what supersedes it is withdrawn',
    ]);
  });

  it('does not take the approval of one successor for the removal of another', async () => {
    const two = superseded.fact('newer', { supersedes: ['old'] }).adopted();
    const evaluation = await check(two, facts(two.about('new').retired(), 'newer'), {
      authority: approvedBy('alice'),
    });
    expect(blocking(evaluation)).toEqual(['MT206']);
  });

  it('lets a successor be renamed, if the new name is adopted', async () => {
    const head = facts(superseded, 'new')
      .fact('renamed', { supersedes: ['old'] })
      .adopted();
    expect(blocking(await check(superseded, head, { authority: approvedBy('alice') }))).toEqual([]);
  });

  it('lets a pair be cleaned up once the old one is retired', async () => {
    const head = facts(superseded.about('old').retired(), 'old', 'new');
    expect(blocking(await check(superseded, head, { authority: approvedBy('alice') }))).toEqual([]);
    expect(blocking(await check(superseded, head))).toEqual(['MT202', 'MT206']);
  });

  it.each(['retired', 'discarded', 'superseded'] as const)('a removed event: %s', async (how) => {
    const settled = store().fact('gone', { status: 'candidate' }).adopted()[how]();
    const attack = (main: Store): Store => main.keepLines('gone', (_line, index) => index === 0);
    const evaluation = await check(settled, attack(settled));
    expect(trusted(evaluation)).toEqual([]);
    expect(blocking(evaluation)).toEqual(['MT206']);
    // The file comes back with the stamp of an adoption that its ledger took back.
    expect(await outcome(facts(settled, 'gone'), [attack, (main) => main.fact('gone')])).toEqual({
      verdicts: ['fail', 'fail'],
      trusted: [],
    });
  });

  it('a retirement in parallel to an adoption: taking it away is a rollback too', async () => {
    const applied = store().fact('x').adopted();
    const settled = applied.line(
      'x',
      `${JSON.stringify(applied.makeEvent('x', 'fact.retired', { after: [] }))}\n`,
    );
    expect(trusted(await check(settled, settled))).toEqual([]);
    const evaluation = await check(settled, applied);
    expect(trusted(evaluation)).toEqual([]);
    expect(blocking(evaluation)).toEqual(['MT206']);
  });

  it('a conflict is not won by deleting the rival', async () => {
    const settled = store()
      .fact('a', { claim_key: 'k/v' })
      .adopted()
      .fact('b', { claim_key: 'k/v' })
      .adopted();
    expect(trusted(await check(settled, settled))).toEqual([]);
    for (const attack of [
      (main: Store) => facts(main, 'b'),
      (main: Store) => main.without('.memtrust/ledger/b.jsonl'),
      (main: Store) => main.fact('b', { status: 'candidate' }),
      (main: Store) => facts(main, 'a', 'b'),
    ]) {
      expect(blocking(await check(settled, attack(settled)))).toContain('MT206');
    }
    const open = await check(settled, facts(settled.about('b').retired(), 'b'), {
      authority: approvedBy('alice'),
    });
    expect(open.verdict).toBe('pass');
    expect(said(open, 'MT206')[0]).toBe(
      '+notice: once merged, the change would let `a` back into the trusted baseline: what it conflicts with is withdrawn',
    );
  });

  it('a conflict of three does not shrink to a winner', async () => {
    const settled = ['a', 'b', 'c'].reduce(
      (main, id) => main.fact(id, { claim_key: 'k/v' }).adopted(),
      store(),
    );
    const two = facts(settled, 'c');
    const authority = approvedBy('alice');
    expect((await check(settled, two, { authority })).verdict).toBe('pass');
    expect(blocking(await check(two, facts(two, 'b'), { authority }))).toEqual(['MT206']);
    expect(await outcome(two, [(main) => facts(main, 'b')])).toEqual({
      verdicts: ['fail'],
      trusted: [],
    });
  });

  it('a conflict of three is not won by deleting one rival and superseding the other', async () => {
    const settled = ['a', 'b', 'c'].reduce(
      (main, id) => main.fact(id, { claim_key: 'k/v' }).adopted(),
      store(),
    );
    const head = facts(settled, 'b')
      .fact('d', { supersedes: ['c'] })
      .adopted();
    expect(blocking(await check(settled, head, { authority: approvedBy('alice') }))).toEqual([
      'MT206',
    ]);
  });

  it('a retired id does not return, whoever approves', async () => {
    const settled = store().fact('x').adopted().retired().adopted();
    expect(trusted(await check(settled, settled))).toEqual([]);
  });

  it('says that a deleted fact was restored: its record was never withdrawn', async () => {
    const settled = facts(store().fact('x').adopted(), 'x');
    const evaluation = await check(settled, settled.fact('x'));
    expect(trusted(evaluation)).toEqual(['x']);
    expect(said(evaluation, 'MT206')).toEqual([
      '+warning: `x` is trusted again: the text that was adopted once is restored',
    ]);
  });
});
