import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().file('CLAUDE.md', 'a\n');

describeRule('MT401', 'live-memory-changed', {
  stands: false,
  fires: [
    { what: 'an agent file is added', base, head: base.file('docs/AGENTS.md', 'a\n'), says: ['+notice: `docs/AGENTS.md`, which codex reads, is added'] },
    { what: 'one is changed', base, head: base.file('CLAUDE.md', 'b\n'), says: ['+notice: `CLAUDE.md`, which claude reads, is changed'] },
    { what: 'one is removed', base, head: base.without('CLAUDE.md'), says: ['+notice: `CLAUDE.md`, which claude reads, is removed'] },
    { what: 'what a link leads to is changed', base: store().file('docs/a.txt', 'a\n').link('GEMINI.md', 'docs/a.txt'), head: store().file('docs/a.txt', 'b\n').link('GEMINI.md', 'docs/a.txt'), says: ['+notice: `GEMINI.md`, which gemini reads, is changed'] },
    { what: 'a file becomes a link', base, head: base.without('CLAUDE.md').link('CLAUDE.md', 'README.md'), says: ['+notice: `CLAUDE.md`, which claude reads, is changed'] },
  ],
  silent: [
    { what: 'nothing of it is touched', base, head: base.file('README.md', 'a\n') },
    { what: 'a blocked one', base: base.policy({ exclude_paths: ['CLAUDE.md'] }), head: base.policy({ exclude_paths: ['CLAUDE.md'] }).file('CLAUDE.md', 'b\n') },
  ],
});
