import { approvedBy, store } from '../../store.js';
import { describeRule } from './stories.js';

const rules = { adoption: { adopters: ['alice'] } };
const base = store()
  .policy(rules)
  .file('CLAUDE.md', 'a\n')
  .file('docs/agents.txt', 'a\n')
  .link('AGENTS.md', 'docs/agents.txt')
  .link('.claude', 'dotclaude')
  .file('dotclaude/settings.json', '{}\n');
const missing = (path: string): string[] => [
  `+error: \`${path}\` changes, and no adopter approved exactly this version`,
];
const importing = base
  .file('CLAUDE.md', 'see @docs/a.md\n')
  .file('docs/a.md', '@b.md\n')
  .file('docs/b.md', 'b\n')
  .file('docs/c.md', 'c\n');

describeRule('MT402', 'live-adoption-missing', {
  stands: false,
  fires: [
    {
      what: 'a listed file is changed',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      says: missing('CLAUDE.md'),
    },
    {
      what: 'one is added',
      base,
      head: base.file('packages/x/CLAUDE.md', 'b\n'),
      says: missing('packages/x/CLAUDE.md'),
    },
    { what: 'one is removed', base, head: base.without('CLAUDE.md'), says: missing('CLAUDE.md') },
    {
      what: 'what a link leads to is changed',
      base,
      head: base.file('docs/agents.txt', 'b\n'),
      says: missing('AGENTS.md'),
    },
    {
      what: 'a link is bent',
      base,
      head: base.link('AGENTS.md', 'docs/other.txt').file('docs/other.txt', 'a\n'),
      says: missing('AGENTS.md'),
    },
    {
      what: 'what a linked folder holds is changed',
      base,
      head: base.file('dotclaude/settings.json', '{"a":1}\n'),
      says: missing('.claude/settings.json'),
    },
    {
      what: 'a file is added that Codex reads in the place of a listed one',
      base,
      head: base.file('app/AGENTS.override.md', 'b\n'),
      says: missing('app/AGENTS.override.md'),
    },
    {
      what: 'a file is added that Claude reads behind a listed one',
      base,
      head: base.file('CLAUDE.local.md', 'b\n'),
      says: missing('CLAUDE.local.md'),
    },
    {
      what: 'settings make an agent read another file when it starts',
      base,
      head: base
        .file('.gemini/settings.json', '{"context": {"fileName": ["NOTES.txt"]}}')
        .file('NOTES.txt', 'b\n'),
      says: missing('NOTES.txt'),
    },
    {
      what: 'settings make an agent read a file that is there',
      base: base.file('docs/old.txt', 'a\n'),
      head: base
        .file('docs/old.txt', 'a\n')
        .file('opencode.json', '{"instructions": ["docs/old.txt"]}'),
      says: missing('docs/old.txt'),
    },
    {
      what: 'a file is changed that settings name',
      base: base.file('.aider.conf.yml', 'read: rules.txt\n').file('rules.txt', 'a\n'),
      head: base.file('.aider.conf.yml', 'read: rules.txt\n').file('rules.txt', 'b\n'),
      says: missing('rules.txt'),
    },
    {
      what: 'what a listed file imports is changed',
      base: importing,
      head: importing.file('docs/a.md', '@b.md x\n'),
      says: missing('docs/a.md'),
    },
    {
      what: 'what an import imports is changed',
      base: importing,
      head: importing.file('docs/b.md', 'x\n'),
      says: missing('docs/b.md'),
    },
    {
      what: 'what an import imports is removed',
      base: importing,
      head: importing.without('docs/b.md'),
      says: missing('docs/b.md'),
    },
    {
      what: 'an import is added together with its file',
      base,
      head: base.file('CLAUDE.md', '@x.md\n').file('x.md', 'x\n'),
      says: [...missing('CLAUDE.md'), ...missing('x.md')],
    },
    {
      what: 'an import is taken out, and its file changed at once',
      base: importing,
      head: importing.file('CLAUDE.md', 'a\n').file('docs/a.md', 'x\n'),
      says: [...missing('CLAUDE.md'), ...missing('docs/a.md')],
    },
    {
      what: 'an import through a link leads elsewhere',
      base: base.file('CLAUDE.md', '@l.md\n').link('l.md', 'docs/agents.txt'),
      head: base.file('CLAUDE.md', '@l.md\n').link('l.md', 'README.md').file('README.md', 'a\n'),
      says: missing('l.md'),
    },
    {
      what: 'a name of what is imported is unsayable',
      base: importing.policy({ ...rules, exclude_paths: ['docs/**'] }),
      head: importing.policy({ ...rules, exclude_paths: ['docs/**'] }).file('docs/b.md', 'x\n'),
      says: missing('policy_blocked'),
    },
    {
      what: 'at a desk',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: { surface: 'local' },
      says: ['+notice: `CLAUDE.md` changes; it needs approval in a pull request'],
    },
    {
      what: 'at the desk of somebody who works alone',
      base: base.policy({ adoption: { approvals: 0, adopters: ['alice'] } }),
      head: base
        .policy({ adoption: { approvals: 0, adopters: ['alice'] } })
        .file('CLAUDE.md', 'b\n'),
      circumstances: { surface: 'local' },
      says: [],
    },
    {
      what: 'where the policy only warns',
      base: base.policy({ ...rules, rules: { MT402: 'warning' } }),
      head: base.policy({ ...rules, rules: { MT402: 'warning' } }).file('CLAUDE.md', 'b\n'),
      says: ['+warning: `CLAUDE.md` changes, and no adopter approved exactly this version'],
    },
  ],
  silent: [
    {
      what: 'on day one: nobody asked for anything yet',
      base: store(),
      head: store().file('CLAUDE.md', 'b\n'),
    },
    {
      what: 'under a policy that names nobody',
      base: store().policy({}),
      head: store().policy({}).file('CLAUDE.md', 'b\n'),
    },
    {
      what: 'an adopter approved it',
      base,
      head: base.file('CLAUDE.md', 'b\n'),
      circumstances: { authority: approvedBy('alice') },
    },
    {
      what: 'an adopter approved what is imported',
      base: importing,
      head: importing.file('docs/b.md', 'x\n'),
      circumstances: { authority: approvedBy('alice') },
    },
    {
      what: 'a file that nothing imports',
      base: importing,
      head: importing.file('docs/c.md', 'x\n'),
    },
    {
      what: 'what only an unlisted file imports',
      base: base.file('GEMINI.md', '@docs/c.md\n').file('docs/c.md', 'c\n'),
      head: base.file('GEMINI.md', '@docs/c.md\n').file('docs/c.md', 'x\n'),
    },
    { what: 'an agent file that is not listed', base, head: base.file('GEMINI.md', 'b\n') },
    {
      what: 'the policy asks for none',
      base: base.policy({ ...rules, live: { require_adoption: [] } }),
      head: base.policy({ ...rules, live: { require_adoption: [] } }).file('CLAUDE.md', 'b\n'),
    },
    {
      what: 'the rule is off',
      base: base.policy({ ...rules, rules: { MT402: 'off' } }),
      head: base.policy({ ...rules, rules: { MT402: 'off' } }).file('CLAUDE.md', 'b\n'),
    },
  ],
});
