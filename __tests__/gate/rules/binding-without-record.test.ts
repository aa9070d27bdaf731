import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'a\n')
  .file('b.ts', 'b\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted();
const says = ['+error: `x` has new sources, and nobody has adopted them yet'];

describeRule('MT203', 'binding-without-record', {
  stands: true,
  fires: [
    {
      what: 'a new digest for changed code',
      base,
      head: base.file('a.ts', 'c\n').edit('x', { sources: ['a.ts'] }),
      says,
    },
    { what: 'another file', base, head: base.edit('x', { sources: ['b.ts'] }), says },
    { what: 'no source any more', base, head: base.edit('x', { sources: [] }), says },
    {
      what: 'the digest removed',
      base,
      head: base.edit('x', { sources: [{ path: 'a.ts', digest: null }] }),
      says,
    },
    {
      what: 'whatever it calls itself',
      base,
      head: base.edit('x', { sources: ['b.ts'], status: 'candidate' }),
      says,
    },
    {
      what: 'behind an event that decides nothing',
      base,
      head: base.edit('x', { sources: ['b.ts'] }).event('evidence.recorded'),
      says,
    },
  ],
  silent: [
    {
      what: 'hints alone',
      base,
      head: base
        .edit('x', { sources: [{ path: 'a.ts', digest: null }] })
        .file(
          '.memtrust/facts/x.md',
          base
            .textOf('x', { sources: ['a.ts'] })
            .replace('"digest"', '"blob":"' + 'a'.repeat(40) + '","digest"'),
        ),
    },
    {
      what: 'a record for the new binding',
      base,
      head: base.edit('x', { sources: ['b.ts'] }).reverified(),
    },
    {
      what: 'a fact that nobody adopted',
      base: store()
        .file('a.ts', 'a\n')
        .fact('x', { sources: ['a.ts'] }),
      head: store().file('a.ts', 'a\n').fact('x'),
    },
    {
      what: 'another text, which silent-promotion says',
      base,
      head: base.edit('x', { sources: ['b.ts'], body: 'Other.' }),
    },
  ],
});
