import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().policy({}).fact('x').adopted();

describeRule('MT704', 'no-memory', {
  stands: true,
  fires: [
    {
      what: 'no facts',
      base,
      head: base.without('.memtrust/facts/x.md'),
      says: ['+notice: no facts; 0 agent files checked'],
    },
    {
      what: 'no facts, but agent files',
      base,
      head: base.without('.memtrust/facts/x.md').file('CLAUDE.md', 'a'),
      says: ['+notice: no facts; 1 agent file checked'],
    },
    {
      what: 'no facts, and agent files that nobody can read',
      base,
      head: base
        .without('.memtrust/facts/x.md')
        .file('CLAUDE.md', 'a')
        .link('AGENTS.md', 'CLAUDE.md')
        .link('GEMINI.md', '/etc/hosts')
        .link('QWEN.md', 'nowhere.md')
        .file('.claude/skills/x/logo.png', Buffer.from([0x89, 0, 1]))
        .submodule('.cursor/rules'),
      says: ['+notice: no facts; 6 agent files, 4 not read'],
    },
    {
      what: 'no facts, and agent files that the policy ignores',
      base: base.policy({ ignore: ['fixtures'] }),
      head: base
        .policy({ ignore: ['fixtures'] })
        .without('.memtrust/facts/x.md')
        .file('CLAUDE.md', 'a')
        .file('fixtures/CLAUDE.md', 'a'),
      says: ['+notice: no facts; 1 agent file checked, 1 ignored'],
    },
    {
      what: 'facts without a policy',
      base,
      head: base.without('.memtrust/policy.yml'),
      says: [
        '+notice: `.memtrust/policy.yml` does not exist; the strict defaults apply, and no adopters are named',
      ],
    },
  ],
  silent: [{ what: 'facts and a policy', base, head: base.fact('y') }],
});
