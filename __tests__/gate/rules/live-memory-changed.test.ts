import { store, type Circumstances } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().file('CLAUDE.md', 'a\n');
const importing = store()
  .file('CLAUDE.md', '@docs/a.md\n')
  .file('docs/a.md', 'a\n')
  .file('docs/b.md', 'b\n');
const through = (path: string, way: string, what = 'changed'): string =>
  `+notice: \`${path}\`, which ${path === 'CLAUDE.md' ? MANY : 'claude reads'} through ${way}, is ${what}`;
const MANY = 'claude, copilot, cursor, opencode and 9 more read';

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
      what: 'what a link leads to is changed',
      base: store().file('docs/a.txt', 'a\n').link('CLAUDE.md', 'docs/a.txt'),
      head: store().file('docs/a.txt', 'b\n').link('CLAUDE.md', 'docs/a.txt'),
      says: [through('CLAUDE.md', 'a link')],
    },
    {
      what: 'what one imports is changed',
      base: importing,
      head: importing.file('docs/a.md', 'b\n'),
      says: [through('docs/a.md', 'an import')],
    },
    {
      what: 'an import is added, and what it names changed',
      base: importing,
      head: importing.file('CLAUDE.md', '@docs/a.md @docs/b.md\n').file('docs/b.md', 'x\n'),
      says: [through('docs/b.md', 'an import')],
    },
    {
      what: 'an import is added, and what it names',
      base: importing,
      head: importing.file('CLAUDE.md', '@docs/c.md\n').file('docs/c.md', 'x\n'),
      says: [through('docs/c.md', 'an import', 'added')],
    },
    {
      what: 'a file becomes a link to a file that is not named as agent files are',
      base: base.file('README.md', 'a\n'),
      head: base.file('README.md', 'a\n').without('CLAUDE.md').link('CLAUDE.md', 'README.md'),
      says: [through('CLAUDE.md', 'a link')],
    },
    {
      what: 'a stranger changes one',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: by(false),
      says: [
        '+warning: `CLAUDE.md`, which claude, copilot, cursor, opencode and 9 more read, is changed by an author without write permission',
      ],
    },
    {
      what: 'a stranger adds one',
      base,
      head: base.file('docs/AGENTS.md', 'a\n'),
      circumstances: by(false),
      says: [
        '+warning: `docs/AGENTS.md`, which codex, cursor, copilot, claude and 26 more read, is added by an author without write permission',
      ],
    },
    {
      what: 'a stranger adds files that one, three, and any agents read',
      base,
      head: base
        .file('.kiro/steering/a.md', 'a\n')
        .file('.claude/agents/b.md', 'b\n')
        .file('tools/SKILL.md', 'c\n'),
      circumstances: by(false),
      says: [
        '+warning: `.claude/agents/b.md`, which claude, cursor and copilot read, is added by an author without write permission',
        '+warning: `.kiro/steering/a.md`, which kiro reads, is added by an author without write permission',
        '+warning: `tools/SKILL.md`, which agents read, is added by an author without write permission',
      ],
    },
    {
      what: 'a stranger takes one away',
      base,
      head: base.without('CLAUDE.md'),
      circumstances: by(false),
      says: [
        '+warning: `CLAUDE.md`, which claude, copilot, cursor, opencode and 9 more read, is removed by an author without write permission',
      ],
    },
  ],
  silent: [
    {
      what: 'a link that leads nowhere, which is an error of its own',
      base,
      head: base.link('GEMINI.md', '/etc/hosts'),
    },
    { what: 'nothing of it is touched', base, head: base.file('README.md', 'a\n') },
    { what: 'an agent file is changed', base, head: base.file('CLAUDE.md', 'b\n') },
    {
      what: 'somebody with write permission changes one',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: by(true),
    },
    { what: 'an agent file is added', base, head: base.file('docs/AGENTS.md', 'a\n') },
    { what: 'an agent file is removed', base, head: base.without('CLAUDE.md') },
    {
      what: 'an agent file is changed that another one links to and imports',
      base: store()
        .file('AGENTS.md', 'a\n')
        .link('CLAUDE.md', 'AGENTS.md')
        .file('GEMINI.md', '@AGENTS.md\n'),
      head: store()
        .file('AGENTS.md', 'b\n')
        .link('CLAUDE.md', 'AGENTS.md')
        .file('GEMINI.md', '@AGENTS.md\n'),
    },
    {
      what: 'an import is added or taken out, and no file that is imported changes',
      base: importing,
      head: importing.file('CLAUDE.md', '@docs/b.md\n'),
    },
    {
      what: 'what one imports is removed, which leaves a dead reference',
      base: importing,
      head: importing.without('docs/a.md'),
    },
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
