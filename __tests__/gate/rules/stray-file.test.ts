import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('a').adopted();

describeRule('MT107', 'stray-file', {
  stands: true,
  fires: [
    {
      what: 'a fact without .md',
      base,
      head: base.file('.memtrust/facts/notes.txt', 'x'),
      says: [
        '+notice: `.memtrust/facts/notes.txt`: this is not a fact: facts are files that end in .md',
      ],
    },
    {
      what: 'a file of no meaning',
      base,
      head: base.file('.memtrust/memory.json', 'x'),
      says: ['+notice: `.memtrust/memory.json`: memtrust does not read this file here'],
    },
    {
      what: 'a nested store',
      base,
      head: base.file('packages/a/.memtrust/facts/x.md', 'x'),
      says: [
        '+notice: `packages/a/.memtrust`: this is not read; only the .memtrust at the root counts',
      ],
    },
    {
      what: 'context that was committed',
      base,
      head: base.file('.memtrust/context/a.txt', 'x'),
      says: [
        '+notice: `.memtrust/context/a.txt`: generated context does not belong in the repository',
      ],
    },
  ],
  silent: [
    {
      what: 'what belongs there',
      base,
      head: base
        .file('.memtrust/README.md', 'x')
        .file('.memtrust/attempts/a', 'x')
        .file('.memtrust/reviews/a', 'x'),
    },
    {
      what: 'a nested store that the policy ignores',
      base: base.policy({ version: 1, ignore: ['examples/**'] }),
      head: base
        .policy({ version: 1, ignore: ['examples/**'] })
        .file('examples/a/.memtrust/facts/x.md', 'x'),
    },
    { what: 'what lies elsewhere', base, head: base.file('docs/.memtrust.md', 'x') },
  ],
});
