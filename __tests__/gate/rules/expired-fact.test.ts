import { describe, expect, it } from '@jest/globals';
import { check, entryOf, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store();

describeRule('MT108', 'expired-fact', {
  stands: true,
  fires: [],
  silent: [
    {
      what: 'a candidate past its date',
      base,
      head: base.fact('x', { valid_until: '2026-05-31' }),
    },
    {
      what: 'a date to come',
      base: base
        .fact('x', { valid_until: '2026-06-01', review_by: '2026-06-02', valid_from: '2026-06-01' })
        .adopted(),
      head: base
        .fact('x', { valid_until: '2026-06-01', review_by: '2026-06-02', valid_from: '2026-06-01' })
        .adopted(),
    },
    {
      what: 'a retired fact',
      base,
      head: base.fact('x', { valid_until: '2026-05-31' }).adopted().retired(),
    },
  ],
});

describe('an adopted fact', () => {
  it.each([
    [
      'past its date',
      { valid_until: '2026-05-31' },
      'warning: `x` was valid until `2026-05-31`',
      'stale',
    ],
    [
      'not valid yet',
      { valid_from: '2026-06-02' },
      'warning: `x` is valid only from `2026-06-02`',
      'stale',
    ],
    [
      'due for review, which changes no trust',
      { review_by: '2026-06-01' },
      'notice: `x` was due for review by `2026-06-01`',
      'accepted',
    ],
  ])('%s', async (_what, dates, says, status) => {
    const settled = store().fact('x', dates).adopted();
    const evaluation = await check(settled, settled.file('a', 'a'));
    expect(said(evaluation, 'MT108')).toEqual([says]);
    expect(entryOf(evaluation, 'x').status).toBe(status);
    expect(evaluation.verdict).toBe('pass');
  });

  it('that expired says so as introduced only where the change brings the date', async () => {
    const early = store().fact('x', { valid_until: '2999-01-01' }).adopted();
    const edited = early.edit('x', { valid_until: '2026-01-01' }).adopted();
    expect(said(await check(early, edited), 'MT108')).toEqual([]);
    expect(said(await check(edited, edited.file('a', 'a')), 'MT108')).toEqual([
      'warning: `x` was valid until `2026-01-01`',
    ]);
  });
});
