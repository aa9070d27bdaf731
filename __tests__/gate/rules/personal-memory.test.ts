import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'a\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted();
const STAGED = '.memtrust/workspace/staging/n.md';
const note = (front: string): string => `---\n${front}\n---\nShe likes tabs.\n`;

describeRule('MT605', 'personal-memory', {
  stands: true,
  fires: [
    ...['type', 'level', 'scope'].map((key) => ({
      what: `a note with ${key}: user`,
      base,
      head: base.file(STAGED, note(`${key}: User`)),
      says: [`+warning: \`${STAGED}\` is marked as personal memory (\`${key}\`)`],
    })),
    {
      what: 'a personal note of another store',
      base: base.policy({ stores: [{ layout: 'ai-runtime' }] }),
      head: base
        .policy({ stores: [{ layout: 'ai-runtime' }] })
        .file('memory/long-term/a.md', note('level: personal')),
      says: ['+warning: `memory/long-term/a.md` is marked as personal memory (`level`)'],
    },
    {
      what: 'a fact with x-scope: user',
      base,
      head: base.fact('likes/tabs', { 'x-scope': 'user', status: 'candidate' }),
      says: ['+warning: `likes/tabs` is marked as personal memory (`x-scope`)'],
    },
    {
      what: 'the local memory of an agent',
      base,
      head: base.file('CLAUDE.local.md', 'x').file('docs/.claude/Settings.Local.json', '{}'),
      says: [
        '+warning: `CLAUDE.local.md` is a local agent file of one person and does not belong in git',
        '+warning: `docs/.claude/Settings.Local.json` is a local agent file of one person and does not belong in git',
      ],
    },
    {
      what: 'a folder of it, once',
      base,
      head: base
        .file('.claude/agent-memory-local/a/MEMORY.md', 'x')
        .file('.claude/agent-memory-local/b/MEMORY.md', 'x'),
      says: [
        '+warning: `.claude/agent-memory-local/a/MEMORY.md` is a local agent file of one person and does not belong in git',
      ],
    },
  ],
  silent: [
    {
      what: 'memory of the project',
      base,
      head: base
        .file('CLAUDE.md', 'x')
        .file('.claude/settings.json', '{}')
        .file('.claude/agent-memory/a/MEMORY.md', 'x')
        .file('AGENTS.override.md', 'x'),
    },
    {
      what: 'notes about users',
      base,
      head: base
        .file(STAGED, note('tags: [user]\ntype: user-story'))
        .fact('y', { topic: 'user', 'x-scope': 'project', status: 'candidate' }),
    },
    {
      what: 'a fact that speaks of x-scope',
      base,
      head: base.fact('y', { body: 'x-scope: user', status: 'candidate' }),
    },
    {
      what: 'a note that the policy blocks',
      base: base.policy({ exclude_text: ['tabs'] }),
      head: base.policy({ exclude_text: ['tabs'] }).file(STAGED, note('type: user')),
    },
  ],
});
