import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'a\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted();
const other = { body: 'Other.' };

describeRule('MT208', 'adoption-mismatch', {
  stands: false,
  fires: [
    {
      what: 'a record for another text',
      base,
      head: base.adopted({ text: other }),
      says: [
        '+error: a record of this change adopts another text or other sources of `x` than its file has',
      ],
    },
    {
      what: 'a record for other sources',
      base,
      head: base.reverified({ text: { sources: [{ path: 'a.ts', quote: 'a' }] } }),
      says: [
        '+error: a record of this change adopts another text or other sources of `x` than its file has',
      ],
    },
    {
      what: 'a record for a fact that is not there',
      base,
      head: base.fact('y').adopted().without('.memtrust/facts/y.md'),
      says: ['+error: a record adopts `y`, which does not exist or is not valid'],
    },
    {
      what: 'a record for a fact that is broken',
      base,
      head: base.fact('y').adopted().file('.memtrust/facts/y.md', 'x'),
      says: ['+error: a record adopts `y`, which does not exist or is not valid'],
    },
    {
      what: 'a record beside the true one',
      base,
      head: base.adopted({ text: other, after: [] }),
      says: [
        '+error: a record of this change adopts another text or other sources of `x` than its file has',
      ],
    },
    {
      what: 'a record for a blocked fact',
      base: base.policy({ sources: { block: ['y'] } }),
      head: base
        .policy({ sources: { block: ['y'] } })
        .fact('y', { status: 'candidate' })
        .adopted({ text: other }),
      says: [
        '+error: a record of this change adopts another text or other sources of `y` than its file has',
      ],
    },
  ],
  silent: [
    { what: 'a record for the text as it is', base, head: base.fact('y').adopted() },
    {
      what: 'a record that a later one of the change replaces',
      base,
      head: base.adopted({ text: other }).edit('x', { body: 'Third.' }).adopted(),
    },
    {
      what: 'a settled record for another text',
      base: base.edit('x', { body: 'Other.' }),
      head: base.edit('x', { body: 'Third.' }),
    },
    { what: 'a withdrawal of another text', base, head: base.discarded({ text: other }) },
  ],
});
