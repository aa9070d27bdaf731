import { phraseText } from '../../../src/text/phrase.js';
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

  it('that expired says so as introduced only where the change adds the date', async () => {
    const early = store().fact('x', { valid_until: '2999-01-01' }).adopted();
    const edited = early.edit('x', { valid_until: '2026-01-01' }).adopted();
    expect(said(await check(early, edited), 'MT108')).toEqual([]);
    expect(said(await check(edited, edited.file('a', 'a')), 'MT108')).toEqual([
      'warning: `x` was valid until `2026-01-01`',
    ]);
  });
});

describe('a note that says when it is to be updated', () => {
  const stores = store().policy({ version: 1, stores: [{ layout: 'ai-runtime' }] });
  const path = 'memory/short-term/consciousness.md';
  const told = async (text: string): Promise<readonly string[]> => {
    const settled = stores.file(path, text);
    return said(await check(settled, settled.file('a', 'a')), 'MT108');
  };

  it.each([
    ['---\nnext_update: 2026-06-01\n---\nThe cache is rebuilt.\n', '2026-06-01'],
    ['---\nnext_update: 2026-05-31 10:00\n---\nThe cache is rebuilt.\n', '2026-05-31T10:00:00Z'],
    ['---\nreview_by: 2026-05-01\n---\nThe cache is rebuilt.\n', '2026-05-01'],
    [
      '# 缓存\n\n会重建。\n\n---\n\n**最后更新**: 2025-11-14\n**下次更新**: 2025-12-14\n',
      '2025-12-14',
    ],
    ['The cache is rebuilt.\n\n**Next update**: 2026-05-31\n', '2026-05-31'],
  ])('is late: %j', async (text, date) => {
    expect(await told(text)).toEqual([`notice: \`${path}\` was due for an update by \`${date}\``]);
  });

  it.each([
    ['a date to come', '---\nnext_update: 2026-06-02\n---\nThe cache is rebuilt.\n'],
    ['a condition in words', 'Rebuilt.\n\n**下次更新**: 评估完成后\n'],
    ['a day that is none', '---\nnext_update: 2026-02-30\n---\nThe cache is rebuilt.\n'],
    ['what its store gave up', '---\nstatus: superseded\nnext_update: 2026-01-01\n---\nRebuilt.\n'],
    ['the words in its middle', `**下次更新**: 2025-12-14\n${'A line.\n'.repeat(12)}`],
  ])('is not: %s', async (_what, text) => {
    expect(await told(text)).toEqual([]);
  });

  it.each([
    [path, /set `status: superseded` in it and run `npx memtrust notes archive`\.$/],
    ['memory/long-term/cache.md', /set `status: superseded` in it/],
    ['.memtrust/workspace/staging/new-trap-cache.md', /If not, delete the file\.$/],
  ])('is taken out of use by what works for it: %s', async (late, remedy) => {
    const settled = stores.file(late, '---\nnext_update: 2026-06-01\n---\nIt is rebuilt.\n');
    const { findings } = await check(settled, settled.file('a', 'a'));
    const remedies = findings.filter(({ rule }) => rule === 'MT108').map((one) => one.remedy);
    expect(remedies.map((one) => phraseText([one].flat()))).toEqual([
      expect.stringMatching(remedy),
    ]);
  });
});
