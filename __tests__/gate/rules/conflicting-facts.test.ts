import { describe, expect, it } from '@jest/globals';
import { approvedBy, check, said, store, trusted } from '../../store.js';
import { describeRule } from './stories.js';

const one = store().fact('a', { claim_key: 'k/v' }).adopted();
const two = one.fact('b', { claim_key: 'k/v' });
const both = two.adopted();

describeRule('MT205', 'conflicting-facts', {
  stands: true,
  fires: [],
  silent: [
    { what: 'a twin that nobody adopted', base: one, head: two },
    {
      what: 'a twin that supersedes',
      base: one.fact('b', { claim_key: 'k/v', supersedes: ['a'] }).adopted(),
      head: one.fact('b', { claim_key: 'k/v', supersedes: ['a'] }).adopted(),
    },
    {
      what: 'another attribute',
      base: one.fact('b', { claim_key: 'k/w' }).adopted(),
      head: one.fact('b', { claim_key: 'k/w' }).adopted(),
    },
    {
      what: 'no claim key',
      base: store().fact('a').adopted().fact('b').adopted(),
      head: store().fact('a').adopted().fact('b').adopted(),
    },
    { what: 'a twin that is retired', base: both.retired(), head: both.retired() },
  ],
});

describe('a proposed twin', () => {
  it('is named before the merge takes trust from both, approved or not, and is not called trusted', async () => {
    const evaluation = await check(one, both, { authority: approvedBy('alice') });
    expect(said(evaluation, 'MT205')).toEqual([
      '+error: `a` and `b` have the same claim_key and none of them is trusted after the merge',
      '+error: `b` and `a` have the same claim_key and none of them is trusted after the merge',
    ]);
    expect([
      evaluation.verdict,
      trusted(evaluation),
      evaluation.adoptions.map(({ effective }) => effective),
    ]).toEqual(['fail', ['a'], ['never']]);
  });

  it('is none where the change retires the other, or takes its place', async () => {
    expect(said(await check(one, both.about('a').retired()), 'MT205')).toEqual([]);
    expect(
      said(
        await check(one, one.fact('b', { claim_key: 'k/v', supersedes: ['a'] }).adopted()),
        'MT205',
      ),
    ).toEqual([]);
  });
});

describe('two adopted facts with one claim key', () => {
  const says = [
    'error: `a` conflicts with `b`: they have the same claim_key',
    'error: `b` conflicts with `a`: they have the same claim_key',
  ];

  it('are in conflict, and neither is trusted', async () => {
    expect(said(await check(both, both), 'MT205')).toEqual(says);
    expect(trusted(await check(both, both))).toEqual([]);
  });

  it('fail no change that did not bring them together', async () => {
    const evaluation = await check(both, both.file('a.txt', 'a'));
    expect(said(evaluation, 'MT205')).toEqual(says);
    expect(evaluation.verdict).toBe('pass');
  });

  it('fail the change that does: a stale twin whose source is restored', async () => {
    const settled = one
      .file('s.ts', 's\n')
      .fact('b', { claim_key: 'k/v', sources: ['s.ts'] })
      .adopted();
    const drifted = settled.file('s.ts', 'changed\n');
    expect(trusted(await check(drifted, drifted))).toEqual(['a']);
    const evaluation = await check(drifted, settled);
    expect(said(evaluation, 'MT205')).toEqual(says.map((line) => `+${line}`));
    expect(trusted(evaluation)).toEqual([]);
  });
});
