import { store, type Circumstances } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().file('CLAUDE.md', 'a\n');
const importing = store()
  .file('CLAUDE.md', '@docs/a.md\n')
  .file('docs/a.md', 'a\n')
  .file('docs/b.md', 'b\n');
const changed = (path: string): string => `+notice: \`${path}\`, which claude reads, is changed`;

const by = (mayWrite: boolean): Circumstances => ({
  authority: {
    author: 'mallory',
    mayAuthorWrite: () => Promise.resolve(mayWrite),
    approvalsOf: () => [],
  },
});

describeRule('MT401', 'live-memory-changed', {
  stands: false,
  fires: [
    {
      what: 'an agent file is added',
      base,
      head: base.file('docs/AGENTS.md', 'a\n'),
      says: ['+notice: `docs/AGENTS.md`, which codex reads, is added'],
    },
    {
      what: 'one is changed',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      says: ['+notice: `CLAUDE.md`, which claude reads, is changed'],
    },
    {
      what: 'one is removed',
      base,
      head: base.without('CLAUDE.md'),
      says: ['+notice: `CLAUDE.md`, which claude reads, is removed'],
    },
    {
      what: 'what a link leads to is changed',
      base: store().file('docs/a.txt', 'a\n').link('GEMINI.md', 'docs/a.txt'),
      head: store().file('docs/a.txt', 'b\n').link('GEMINI.md', 'docs/a.txt'),
      says: ['+notice: `GEMINI.md`, which gemini reads, is changed'],
    },
    {
      what: 'what one imports is changed',
      base: importing,
      head: importing.file('docs/a.md', 'b\n'),
      says: [changed('docs/a.md')],
    },
    {
      what: 'what one imports is removed',
      base: importing,
      head: importing.without('docs/a.md'),
      says: ['+notice: `docs/a.md`, which claude reads, is removed'],
    },
    {
      what: 'an import is added',
      base: importing,
      head: importing.file('CLAUDE.md', '@docs/a.md @docs/b.md\n'),
      says: [changed('CLAUDE.md')],
    },
    {
      what: 'an import is taken out',
      base: importing,
      head: importing.file('CLAUDE.md', 'a\n'),
      says: [changed('CLAUDE.md')],
    },
    {
      what: 'an import is added, and what it names changed',
      base: importing,
      head: importing.file('CLAUDE.md', '@docs/a.md @docs/b.md\n').file('docs/b.md', 'x\n'),
      says: [changed('CLAUDE.md'), changed('docs/b.md')],
    },
    {
      what: 'a stranger changes one',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: by(false),
      says: [
        '+warning: `CLAUDE.md`, which claude reads, is changed by an author without write permission',
      ],
    },
    {
      what: 'a stranger takes one away',
      base,
      head: base.without('CLAUDE.md'),
      circumstances: by(false),
      says: [
        '+warning: `CLAUDE.md`, which claude reads, is removed by an author without write permission',
      ],
    },
    {
      what: 'somebody with write permission changes one',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: by(true),
      says: ['+notice: `CLAUDE.md`, which claude reads, is changed'],
    },
    {
      what: 'a file becomes a link',
      base,
      head: base.without('CLAUDE.md').link('CLAUDE.md', 'README.md'),
      says: ['+notice: `CLAUDE.md`, which claude reads, is changed'],
    },
  ],
  silent: [
    { what: 'nothing of it is touched', base, head: base.file('README.md', 'a\n') },
    {
      what: 'a file that is named in code alone',
      base: importing.file('CLAUDE.md', '`@docs/a.md`\n'),
      head: importing.file('CLAUDE.md', '`@docs/a.md`\n').file('docs/a.md', 'x\n'),
    },
    {
      what: 'a blocked import',
      base: importing.policy({ exclude_paths: ['docs/**'] }),
      head: importing.policy({ exclude_paths: ['docs/**'] }).file('docs/a.md', 'x\n'),
    },
    {
      what: 'a blocked one',
      base: base.policy({ exclude_paths: ['CLAUDE.md'] }),
      head: base.policy({ exclude_paths: ['CLAUDE.md'] }).file('CLAUDE.md', 'b\n'),
    },
  ],
});
