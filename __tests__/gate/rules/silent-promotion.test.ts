import { describe, expect, it } from '@jest/globals';
import { check, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'a\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted();

describeRule('MT201', 'silent-promotion', {
  stands: true,
  fires: [
    {
      what: 'a claim without a record',
      base,
      head: base.fact('y'),
      says: ['+error: `y` calls itself trusted (`status: accepted`), but nobody has adopted it'],
    },
    {
      what: 'a candidate that calls itself accepted',
      base: base.fact('y', { status: 'candidate' }),
      head: base.fact('y'),
      says: ['+error: `y` calls itself trusted (`status: accepted`), but nobody has adopted it'],
    },
    {
      what: 'an edit of an adopted fact',
      base,
      head: base.edit('x', { body: 'Other.' }),
      says: ['+error: `x` was edited since its adoption, and nobody has adopted this text yet'],
    },
    {
      what: 'an edit of text and sources',
      base,
      head: base.edit('x', { body: 'Other.', sources: [] }),
      says: ['+error: `x` was edited since its adoption, and nobody has adopted this text yet'],
    },
    {
      what: 'an edit behind an event that decides nothing',
      base,
      head: base.edit('x', { body: 'Other.' }).event('candidate.reviewed'),
      says: ['+error: `x` was edited since its adoption, and nobody has adopted this text yet'],
    },
    {
      what: 'an old text',
      base: base.edit('x', { body: 'Other.' }).adopted(),
      head: base
        .edit('x', { body: 'Other.' })
        .adopted()
        .fact('x', { sources: ['a.ts'] }),
      says: ['+error: `x` was edited since its adoption, and nobody has adopted this text yet'],
    },
    {
      what: 'a claim with a proposal',
      base,
      head: base.fact('y').event('candidate.proposed'),
      says: ['+error: `y` calls itself trusted (`status: accepted`), but nobody has adopted it'],
    },
  ],
  silent: [
    { what: 'a candidate', base, head: base.fact('y', { status: 'candidate' }) },
    { what: 'an adoption, which unsettled-adoption says', base, head: base.fact('y').adopted() },
    {
      what: 'new sources alone, which binding-without-record says',
      base,
      head: base.edit('x', { sources: [{ path: 'a.ts', quote: 'a' }] }),
    },
    {
      what: 'an edit that is a candidate again',
      base,
      head: base.edit('x', { body: 'Other.', status: 'candidate' }),
    },
    {
      what: 'a blocked claim, which blocked-accepted says',
      base: base.policy({ sources: { block: ['y'] } }),
      head: base.policy({ sources: { block: ['y'] } }).fact('y'),
    },
  ],
});

describe('a claim that was there before', () => {
  it('is introduced anew when its text changes', async () => {
    const claimed = base.fact('y');
    expect(said(await check(claimed, claimed.edit('y', { body: 'z' })), 'MT201')).toEqual([
      '+error: `y` calls itself trusted (`status: accepted`), but nobody has adopted it',
    ]);
  });
});
