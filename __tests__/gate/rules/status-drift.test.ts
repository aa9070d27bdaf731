import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('x').adopted();
const retired = base.retired();

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
      what: 'a retired fact calls itself accepted again',
      base: retired.edit('x', { status: 'rejected' }),
      head: retired,
      says: [
        '+notice: the file of `x` says `status: accepted`, but by its ledger that is `status: rejected`',
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
