import { describe, expect, it, test } from '@jest/globals';
import { blocking, check, factFile, said, store, type Store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('x').adopted();
const retired = base.retired().edit('x', { status: 'rejected' });

describeRule('MT207', 'status-drift', {
  stands: true,
  fires: [
    {
      what: 'an adopted fact calls itself a candidate',
      base,
      head: base.edit('x', { status: 'candidate' }),
      says: [
        '+notice: the file of `x` says `status: candidate`, but by its ledger that is `status: accepted`',
      ],
    },
    {
      what: 'an adopted fact calls itself rejected',
      base,
      head: base.edit('x', { status: 'rejected' }),
      says: [
        '+notice: the file of `x` says `status: rejected`, but by its ledger that is `status: accepted`',
      ],
    },
    {
      what: 'a retired fact calls itself a candidate',
      base: retired,
      head: retired.edit('x', { status: 'candidate' }),
      says: [
        '+notice: the file of `x` says `status: candidate`, but by its ledger that is `status: rejected`',
      ],
    },
    {
      what: 'no status at all',
      base,
      head: base.edit('x', { status: null }),
      says: [
        '+notice: the file of `x` says `status: candidate`, but by its ledger that is `status: accepted`',
      ],
    },
  ],
  silent: [
    { what: 'as adopted', base, head: base.file('a', 'a') },
    { what: 'a candidate', base: store(), head: store().fact('x', { status: 'candidate' }) },
    {
      what: 'stale, and still accepted',
      base: store()
        .file('s', 's')
        .fact('x', { sources: ['s'] })
        .adopted(),
      head: store()
        .file('s', 's')
        .fact('x', { sources: ['s'] })
        .adopted()
        .file('s', 't'),
    },
    {
      what: 'superseded, and still called accepted',
      base: base.superseded(),
      head: base.superseded(),
    },
    {
      what: 'superseded by this change, which says so in the file and in the ledger',
      base,
      head: base.superseded().edit('x', { status: 'superseded' }),
    },
    {
      what: 'retired by this change, likewise',
      base,
      head: base.retired().edit('x', { status: 'rejected' }),
    },
    {
      what: 'switched off',
      base: base.policy({ rules: { MT207: 'off' } }),
      head: base.policy({ rules: { MT207: 'off' } }).edit('x', { status: 'rejected' }),
    },
  ],
});

describe('MT207: a change that stamps what its ledger withdrew', () => {
  const stamp = { status: 'accepted' };
  const says = (actual: string): string =>
    `the file of \`x\` says \`status: accepted\`, but by its ledger that is \`status: ${actual}\``;
  const discarded = base.discarded().edit('x', { status: 'rejected' });
  const superseded = base.superseded().edit('x', { status: 'superseded' });
  const never = store().fact('x', { status: 'candidate' }).discarded();
  const gone = retired.without(factFile('x'));
  const left = base.retired();
  const rows: readonly (readonly [what: string, from: Store, to: Store, actual: string])[] = [
    ['retired', retired, retired.edit('x', stamp), 'rejected'],
    [
      'retired, and the file calls itself a candidate',
      retired.edit('x', { status: 'candidate' }),
      retired.edit('x', stamp),
      'rejected',
    ],
    [
      'retired, and the file said no status',
      retired.edit('x', { status: null }),
      retired.edit('x', stamp),
      'rejected',
    ],
    ['retired, with another text', retired, retired.edit('x', { ...stamp, body: 'y' }), 'rejected'],
    ['retired, and another text is put in', left, left.edit('x', { body: 'y' }), 'rejected'],
    ['retired, and the file is brought back', gone, gone.fact('x'), 'rejected'],
    ['retired, and another text is brought', gone, gone.fact('x', { body: 'y' }), 'rejected'],
    ['retired, with a record of adoption', retired, retired.edit('x', stamp).adopted(), 'rejected'],
    ['discarded', discarded, discarded.edit('x', stamp), 'rejected'],
    ['discarded and never adopted', never, never.edit('x', stamp), 'rejected'],
    ['superseded', superseded, superseded.edit('x', stamp), 'superseded'],
  ];

  test.each(rows)('is an error: %s', async (_what, from, to, actual) => {
    const evaluation = await check(from, to);
    expect(said(evaluation, 'MT207')).toEqual([`+error: ${says(actual)}`]);
    expect(blocking(evaluation)).toContain('MT207');
  });

  test.each(rows)('is no error of the next change: %s', async (_what, _from, to, actual) => {
    const merged = await check(to, to.file('docs/unrelated.txt', 'x\n'));
    expect(said(merged, 'MT207')).toEqual(actual === 'rejected' ? [`notice: ${says(actual)}`] : []);
  });

  it('is none where the retirement left the file as it was', async () => {
    expect(said(await check(left, left.file('a', 'a')), 'MT207')).toEqual([
      `notice: ${says('rejected')}`,
    ]);
    expect(blocking(await check(left, left.edit('x', { reviewed: 'yes' })))).not.toContain('MT207');
  });

  it('of another text of a discarded fact says that nobody adopted it', async () => {
    const head = discarded.edit('x', { ...stamp, body: 'y' });
    expect(blocking(await check(discarded, head))).toEqual(['MT201']);
  });

  it('in a file of another letter case is no valid fact', async () => {
    for (const from of [retired, gone]) {
      const head = from.file('.memtrust/facts/X.md', '---\nstatus: accepted\n---\nx is so.\n');
      expect(blocking(await check(from, head))).toContain('MT101');
    }
  });
});
