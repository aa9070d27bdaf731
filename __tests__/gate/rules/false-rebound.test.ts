import { describeRule } from './stories.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { store } from '../../store.js';

const guard = { path: 'src/guard.ts', lines: '1-1' };
const base = store()
  .file('src/guard.ts', 'check();\n')
  .fact('x', { sources: [guard] })
  .adopted();
const moved = base.file('src/guard.ts', '// first\n\ncheck();\n');
const edited = base.file('src/guard.ts', 'skip();\n');
const renamed = {
  ...NO_HISTORY,
  renamed: async (path: string) => (path === 'src/guard.ts' ? 'src/new.ts' : null),
};
const says = (why: string): string[] => [
  `+error: a record says that what \`x\` cites only moved, but ${why}`,
];

describeRule('MT209', 'false-rebound', {
  stands: false,
  fires: [
    {
      what: 'the cited code changed and was stamped anew',
      base,
      head: edited.edit('x', { sources: [guard] }).event('fact.rebound'),
      says: says('`src/guard.ts` is changed now'),
    },
    {
      what: 'hints are others in the same file, even true ones: they are in the binding',
      base,
      head: moved.edit('x', { sources: [{ ...guard, lines: '3-3' }] }).event('fact.rebound'),
      says: says('its sources are not the adopted ones'),
    },
    {
      what: 'the cited code changed and the old binding is restated',
      base,
      head: edited.event('fact.rebound'),
      says: says('`src/guard.ts` is changed now'),
    },
    {
      what: 'the code is commented out, and a quote of the same digest still finds it',
      base,
      head: base
        .file('src/guard.ts', '// check();\n')
        .edit('x', { sources: [{ path: 'src/guard.ts', quote: 'check();' }] })
        .event('fact.rebound'),
      says: says('`src/guard.ts` is changed now'),
    },
    {
      what: 'the guard is copied elsewhere and emptied here',
      base,
      head: edited
        .file('old/guard.ts', 'check();\n')
        .edit('x', { sources: [{ path: 'old/guard.ts', lines: '1-1' }] })
        .event('fact.rebound'),
      says: says('`src/guard.ts` is changed now'),
    },
    {
      what: 'the file was renamed, and the fact cites another one',
      base,
      head: base
        .without('src/guard.ts')
        .file('src/new.ts', 'check();\n')
        .file('src/other.ts', 'check();\n')
        .edit('x', { sources: [{ path: 'src/other.ts', lines: '1-1' }] })
        .event('fact.rebound'),
      circumstances: { past: renamed },
      says: says('its sources are not the adopted ones'),
    },
    {
      what: 'the statement changed with it',
      base,
      head: moved.edit('x', { body: 'Nothing is checked.' }).event('fact.rebound'),
      says: says('it is about another statement than the adopted one'),
    },
    {
      what: 'the fact was never adopted',
      base: store()
        .file('src/guard.ts', 'check();\n')
        .fact('x', { sources: [guard] }),
      head: store()
        .file('src/guard.ts', 'check();\n')
        .fact('x', { sources: [guard] })
        .event('fact.rebound'),
      says: says('the fact is not adopted at the base'),
    },
    {
      what: 'the fact was discarded, and the record would bring it back',
      base: base.discarded(),
      head: base.discarded().event('fact.rebound'),
      says: says('the fact is not adopted at the base'),
    },
    {
      what: 'a stale fact is put back on its old code',
      base: edited,
      head: base.event('fact.rebound'),
      says: says('`src/guard.ts` is changed at the base'),
    },
  ],
  silent: [
    { what: 'the text moved within its file', base, head: moved.event('fact.rebound') },
    {
      what: 'the file was renamed, and the fact follows it',
      base,
      head: base
        .without('src/guard.ts')
        .file('src/new.ts', 'check();\n')
        .edit('x', { sources: [{ path: 'src/new.ts', lines: '1-1' }] })
        .event('fact.rebound'),
      circumstances: { past: renamed },
    },
    {
      what: 'the changed code is reverified instead',
      base,
      head: edited.edit('x', { sources: [guard] }).reverified(),
    },
  ],
});
