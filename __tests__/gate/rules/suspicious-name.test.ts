import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store();

describeRule('MT106', 'suspicious-name', {
  stands: true,
  fires: [
    {
      what: 'a zero-width character',
      base,
      head: base.file('.memtrust/facts/a\u200bb.md', 'x'),
      says: ['+error: the name `.memtrust/facts/a\\u{200b}b.md` contains invisible characters'],
    },
    {
      what: 'a bidi control in an agent file',
      base,
      head: base.file('docs\u202e/CLAUDE.md', 'x'),
      says: ['+error: the name `docs\\u{202e}/CLAUDE.md` contains invisible characters'],
    },
    {
      what: 'a newline',
      base,
      head: base.file('.memtrust/a\n::error::b', 'x'),
      says: ['+error: the name `.memtrust/a\\u{a}::error::b` contains invisible characters'],
    },
    {
      what: 'twins but for case',
      base: base.file('CLAUDE.md', 'x'),
      head: base.file('CLAUDE.md', 'x').file('claude.md', 'y'),
      says: ['+warning: `claude.md` and `CLAUDE.md` differ only in the case of letters'],
    },
    {
      what: 'twins but for Unicode form',
      base,
      head: base.file('.memtrust/attempts/\u00e9', 'x').file('.memtrust/attempts/e\u0301', 'y'),
      says: [
        '+warning: `.memtrust/attempts/\u00e9` and `.memtrust/attempts/e\u0301` differ only in Unicode form (the first is NFC, the other NFD): they look the same, and macOS takes them for one',
      ],
    },
    {
      what: 'many files in folders that are twins, once',
      base,
      head: base
        .file('.claude/skills/caf\u00e9/SKILL.md', 'x')
        .file('.claude/skills/cafe\u0301/SKILL.md', 'y')
        .file('.claude/skills/caf\u00e9/a.md', 'x')
        .file('.claude/skills/cafe\u0301/a.md', 'y'),
      says: [
        '+warning: `.claude/skills/caf\u00e9/SKILL.md` and `.claude/skills/cafe\u0301/SKILL.md` differ only in Unicode form (the first is NFC, the other NFD): they look the same, and macOS takes them for one',
      ],
    },
    {
      what: 'twins that are one to some disk by their look',
      base,
      head: base.file('.claude/rules/\uff41.md', 'x').file('.claude/rules/a.md', 'y'),
      says: [
        '+warning: `.claude/rules/\uff41.md` and `.claude/rules/a.md` differ only in case or Unicode form',
      ],
    },
    {
      what: 'an agent file, and a page that is none',
      base,
      head: base.file('docs/AGENTS.md', 'x').file('docs/agents.md', 'y'),
      says: ['+warning: `docs/agents.md` and `docs/AGENTS.md` differ only in the case of letters'],
    },
    {
      what: 'an imported file with a hidden character',
      base,
      head: base.file('CLAUDE.md', '@docs/a\u200bb.txt').file('docs/a\u200bb.txt', 'x'),
      says: ['+error: the name `docs/a\\u{200b}b.txt` contains invisible characters'],
    },
    {
      what: 'a second .memtrust in other letters',
      base: base.fact('x'),
      head: base.fact('x').file('.Memtrust/facts/x.md', 'y'),
      says: [
        '+warning: some file systems treat `.Memtrust` as `.memtrust`',
        '+warning: `.memtrust/facts/x.md` and `.Memtrust/facts/x.md` differ only in the case of letters',
      ],
    },
  ],
  silent: [
    {
      what: 'plain names',
      base,
      head: base.fact('a').file('CLAUDE.md', 'x').file('docs/CLAUDE.md', 'x'),
    },
    {
      what: 'one name in two forms that is no memory',
      base,
      head: base.file('src/\u00e9.ts', 'x').file('src/e\u0301.ts', 'y'),
    },
    { what: 'names in other scripts', base, head: base.file('.memtrust/attempts/尝试.json', 'x') },
    {
      what: 'files that are no memory',
      base,
      head: base.file('a\u200b.ts', 'x').file('A.ts', 'x').file('a.ts', 'x'),
    },
  ],
});
