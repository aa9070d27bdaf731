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
      says: ['+notice: `x` declares itself candidate, but its ledger makes it accepted'],
    },
    {
      what: 'an adopted fact calls itself rejected',
      base,
      head: base.edit('x', { status: 'rejected' }),
      says: ['+notice: `x` declares itself rejected, but its ledger makes it accepted'],
    },
    {
      what: 'a retired fact calls itself accepted again',
      base: retired.edit('x', { status: 'rejected' }),
      head: retired,
      says: ['+notice: `x` declares itself accepted, but its ledger makes it rejected'],
    },
    {
      what: 'no status at all',
      base,
      head: base.edit('x', { status: null }),
      says: ['+notice: `x` declares itself candidate, but its ledger makes it accepted'],
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
