import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('old').adopted();

describeRule('MT204', 'broken-supersession', {
  stands: true,
  fires: [
    {
      what: 'a fact that is not there',
      base,
      head: base.fact('x', { supersedes: ['nowhere'] }).adopted(),
      says: ['+error: `x` supersedes `nowhere`, which does not exist; this has no effect'],
    },
    {
      what: 'itself',
      base,
      head: base.fact('x', { supersedes: ['x'] }),
      says: ['+error: `x` supersedes `x`, which is the fact itself; this has no effect'],
    },
    {
      what: 'in a circle',
      base: base.fact('x', { supersedes: ['y'] }).fact('y'),
      head: base.fact('x', { supersedes: ['y'] }).fact('y', { supersedes: ['x'] }),
      says: [
        '+error: `x` supersedes `y`, which supersedes it in turn; this has no effect',
        '+error: `y` supersedes `x`, which supersedes it in turn; this has no effect',
      ],
    },
    {
      what: 'an old fact that the change deletes with its ledger',
      base: base.fact('x', { supersedes: ['old'] }),
      head: base
        .fact('x', { supersedes: ['old'] })
        .without('.memtrust/facts/old.md', '.memtrust/ledger/old.jsonl'),
      // Only a candidate says so: to revert a fact must not fail because of it.
      says: ['+warning: `x` supersedes `old`, which does not exist; this has no effect'],
    },
    {
      what: 'an old fact that is deleted, once the adoption of the new one is asked for',
      base: base.fact('x', { supersedes: ['old'] }),
      head: base
        .fact('x', { supersedes: ['old'] })
        .adopted()
        .without('.memtrust/facts/old.md', '.memtrust/ledger/old.jsonl'),
      says: ['+error: `x` supersedes `old`, which does not exist; this has no effect'],
    },
  ],
  silent: [
    { what: 'a fact that is there', base, head: base.fact('x', { supersedes: ['old'] }) },
    {
      what: 'an old fact that was put aside: its ledger is there, and the link keeps it out',
      base: base.fact('x', { supersedes: ['old'] }),
      head: base.fact('x', { supersedes: ['old'] }).without('.memtrust/facts/old.md'),
    },
    {
      what: 'a chain',
      base,
      head: base.fact('x', { supersedes: ['old'] }).fact('y', { supersedes: ['x', 'old'] }),
    },
    {
      what: 'a broken fact, which is there',
      base,
      head: base.file('.memtrust/facts/old.md', 'x').fact('x', { supersedes: ['old'] }),
    },
  ],
});
