import { describe, expect, it } from '@jest/globals';
import { NO_HISTORY, type HistoryQueries } from '../../../src/tree/history-queries.js';
import { phraseText } from '../../../src/text/phrase.js';
import { check, store, type Store } from '../../store.js';

const base = store().file('README.md', 'x\n');
const linked = base.file('AGENTS.md', 'Use npm.\n').link('CLAUDE.md', 'AGENTS.md');
const old = base.file('AGENTS.md', 'Use npm.\n').link('CLAUDE.md', 'gone.md');

/** What is said of links: `+error: …`, with a `+` where it is introduced. */
async function told(before: Store, after: Store, past: HistoryQueries = NO_HISTORY) {
  const { findings } = await check(before, after, { past });
  return findings
    .filter(({ rule }) => rule === 'MT405')
    .map(
      ({ introduced, severity, message, remedy }) =>
        `${introduced ? '+' : ''}${severity}: ${phraseText(message)} | ${phraseText(remedy)}`,
    );
}

const renames = (...pairs: readonly (readonly [string, string])[]): HistoryQueries => ({
  ...NO_HISTORY,
  renames: async () => new Map(pairs),
});

describe('an agent file that is a link to no text', () => {
  it.each<[what: string, before: Store, after: Store, begins: string, says: string]>([
    [
      'what it leads to is removed',
      linked,
      linked.without('AGENTS.md'),
      '+error',
      'this change removes it',
    ],
    [
      'it is added, and leads to nothing',
      base,
      base.link('CLAUDE.md', 'AGENTS.md'),
      '+error',
      'does not exist',
    ],
    [
      'it leads to nothing now',
      linked,
      linked.link('CLAUDE.md', 'AGENT.md'),
      '+error',
      '`AGENT.md`, which does not exist',
    ],
    [
      'it led to nothing, and leads to another nothing',
      old,
      old.link('CLAUDE.md', 'x.md'),
      '+error',
      '`x.md`',
    ],
    ['it led to nothing before', old, old.file('AGENTS.md', 'Use pnpm.\n'), 'warning', '`gone.md`'],
    [
      'an absolute path',
      linked,
      linked.link('GEMINI.md', '/etc/hosts'),
      '+error',
      '`/etc/hosts`, which leads out',
    ],
    [
      'above the root',
      linked,
      linked.link('GEMINI.md', '../../x'),
      '+error',
      '`../../x`, which leads out',
    ],
    [
      'out by a second link',
      linked,
      linked.link('GEMINI.md', 'hop.md').link('hop.md', '/etc/hosts'),
      '+error',
      '`hop.md`, which leads out',
    ],
    [
      'a circle',
      linked,
      linked.link('GEMINI.md', 'QWEN.md').link('x.md', 'GEMINI.md').link('QWEN.md', 'x.md'),
      '+error',
      'back to itself',
    ],
    ['itself', linked, linked.link('GEMINI.md', 'GEMINI.md'), '+error', 'back to itself'],
    [
      'a folder of rules',
      base,
      base.link('.claude/rules', '../docs/rules'),
      '+error',
      '`docs/rules`, which does not exist',
    ],
    [
      'a folder of rules elsewhere',
      base,
      base.link('.cursor/rules', '/opt/rules'),
      '+error',
      'leads out',
    ],
    [
      'in a skill',
      base,
      base.link('.claude/skills/a/SKILL.md', '../b/SKILL.md'),
      '+error',
      '`.claude/skills/b/SKILL.md`',
    ],
    [
      'by a file as if it were a folder',
      linked,
      linked.link('GEMINI.md', 'README.md/x.md'),
      '+error',
      'does not exist',
    ],
  ])('is told: %s', async (_, before, after, begins, says) => {
    const [first = ''] = await told(before, after);
    expect(first.startsWith(`${begins}: `)).toBe(true);
    expect(first).toContain(says);
  });

  it.each<[what: string, after: Store]>([
    ['to a file', linked],
    ['by several links', linked.link('GEMINI.md', 'CLAUDE.md').link('QWEN.md', 'GEMINI.md')],
    [
      'to a folder',
      linked.file('docs/rules/a.md', 'Use npm.\n').link('.claude/rules', '../docs/rules'),
    ],
    ['into a submodule', linked.submodule('shared').link('GEMINI.md', 'shared/GEMINI.md')],
    ['no agent file', linked.link('docs/x.md', 'nowhere.md').link('bin/tool', '/usr/bin/tool')],
    ['test data', linked.link('tests/fixtures/a/CLAUDE.md', 'nowhere.md')],
    [
      'what git ignores, and each machine has of its own',
      linked
        .file('.gitignore', 'node_modules/\n')
        .link('.claude/skills/a', '../../node_modules/a/skill'),
    ],
  ])('is silent: %s', async (_, after) => {
    expect(await told(base, after)).toEqual([]);
  });

  it('is told with the place where the change moves its target', async () => {
    const moved = linked.without('AGENTS.md').file('docs/AGENTS.md', 'Use npm.\n');
    expect(await told(linked, moved, renames(['AGENTS.md', 'docs/AGENTS.md']))).toEqual([
      '+error: `CLAUDE.md` is a symbolic link to `AGENTS.md`, which does not exist, so agents read nothing; ' +
        'this change moves it to `docs/AGENTS.md` | ' +
        'Make it a link to `docs/AGENTS.md`: `ln -sfn docs/AGENTS.md CLAUDE.md`.',
    ]);
  });

  it('is told with the folder where the change moves its files', async () => {
    const rules = base.file('docs/rules/a.md', 'x\n').link('.claude/rules', '../docs/rules');
    const moved = rules.without('docs/rules/a.md').file('docs/house/a.md', 'x\n');
    const [said = ''] = await told(rules, moved, renames(['docs/rules/a.md', 'docs/house/a.md']));
    expect(said).toContain('`ln -sfn ../docs/house .claude/rules`');
  });

  it('gives no command where a shell would read a name otherwise', async () => {
    const odd = base.file('a b.md', 'x\n').link('CLAUDE.md', 'a b.md');
    const moved = odd.without('a b.md').file('c;d.md', 'x\n');
    const [said = ''] = await told(odd, moved, renames(['a b.md', 'c;d.md']));
    expect(said).toMatch(/\| Make it a link to `c;d\.md`\.$/);
  });

  it('is no second finding of what is added through a link', async () => {
    const { findings } = await check(linked, linked.link('GEMINI.md', '/etc/hosts'));
    expect(findings.filter(({ path }) => path === 'GEMINI.md').map(({ rule }) => rule)).toEqual([
      'MT405',
    ]);
  });

  it('is not counted as checked', async () => {
    const { unread } = await check(
      base,
      linked.link('GEMINI.md', '/etc/hosts').link('QWEN.md', 'x.md'),
    );
    expect([...unread]).toEqual(['live:gemini:GEMINI.md', 'live:qwen:QWEN.md']);
  });

  it('hides what the policy keeps out', async () => {
    const policed = linked.policy({ exclude_paths: ['vault/**'] });
    const said = await told(policed, policed.link('GEMINI.md', 'vault/canary.md'));
    expect(said).toHaveLength(1);
    expect(said.join('')).not.toContain('canary');
  });
});

describe('a file with the name of a folder, where an agent has a folder', () => {
  const skills = base.file('.agents/skills/a/SKILL.md', '---\nname: a\ndescription: b\n---\nx\n');

  it.each(['../.agents/skills', '../.agents/skills\n', '.././.agents/skills'])(
    'is told: %j',
    async (text) => {
      expect(await told(skills, skills.file('.claude/skills', text))).toEqual([
        '+warning: `.claude/skills` is a file with the name of the folder `.agents/skills`, and no link to it, so ' +
          'agents read nothing there | Make it a link to `.agents/skills`: `ln -sfn ../.agents/skills .claude/skills`.',
      ]);
    },
  );

  it.each([
    ['a link', skills.link('.claude/skills', '../.agents/skills')],
    ['a text', skills.file('.claude/skills', 'None yet.\n')],
    ['the name of nothing', skills.file('.claude/skills', '../gone')],
    ['a file of another tool', skills.file('.config/skills', '../.agents/skills')],
  ])('is silent: %s', async (_, after) => {
    expect((await told(skills, after)).filter((one) => one.includes('is a file with'))).toEqual([]);
  });
});
