import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED as COMMIT } from '../look.js';

const AGENT = { '.claude/agents/order-reviewer.md': '---\nname: order-reviewer\n---\n' };
const SKILL = { '.agents/skills/db-migrate/SKILL.md': '---\nname: db-migrate\n---\n' };
const COMMAND = { '.claude/commands/release-notes.md': 'x' };

type Files = Readonly<Record<string, string>>;
const REMOVED: readonly (readonly [string, Files, string])[] = [
  ['Use the `order-reviewer` agent for orders.', AGENT, 'order-reviewer'],
  ['Use the **order-reviewer** subagent.', AGENT, 'order-reviewer'],
  ['Ask the order-reviewer agent.', AGENT, 'order-reviewer'],
  ['Delegate to the agent `@order-reviewer`.', AGENT, 'order-reviewer'],
  ['Delegate to `@agent-order-reviewer`, an agent.', AGENT, 'order-reviewer'],
  ['The `db-migrate` skill changes tables.', SKILL, 'db-migrate'],
  ['## Skills\n\n- `db-migrate`: changes tables', SKILL, 'db-migrate'],
  ['| Skill | For |\n|---|---|\n| `$db-migrate` skill | tables |', SKILL, 'db-migrate'],
  ['Run `/db-migrate` for a new table.', SKILL, 'db-migrate'],
  ['Run `/release-notes 1.2` before a release.', COMMAND, 'release-notes'],
  ['Run /release-notes before a release.', COMMAND, 'release-notes'],
  ['Run `/team:deploy`.', { '.claude/commands/team/deploy.md': 'x' }, 'team:deploy'],
  ['Run `/triage`.', { '.github/prompts/triage.prompt.md': 'x' }, 'triage'],
  [
    'The `order-planner` agent plans.',
    { '.github/agents/order-planner.agent.md': 'x' },
    'order-planner',
  ],
  ['Run `/ship-it`.', { 'plugins/orders/commands/ship-it.md': 'x' }, 'ship-it'],
  ['Run `/ship-it`.', { '.gemini/commands/ship-it.toml': 'x' }, 'ship-it'],
  ['See the `db-migrate` skill.', { 'skills/data/db-migrate/SKILL.md': 'x' }, 'db-migrate'],
  ['> Before a merge, let the `order-reviewer` agent look at it.', AGENT, 'order-reviewer'],
  ['### `/release-notes`\n\nWrites the notes.', COMMAND, 'release-notes'],
  ['1. **/release-notes**: writes the notes', COMMAND, 'release-notes'],
  ['改动数据库时使用 `db-migrate` 技能。', SKILL, 'db-migrate'],
  ['注文の変更は `order-reviewer` エージェントに任せる。', AGENT, 'order-reviewer'],
  ['Für Bestellungen gibt es den Agenten `order-reviewer`.', AGENT, 'order-reviewer'],
  ['Usa la habilidad `db-migrate` para las tablas.', SKILL, 'db-migrate'],
  ['发布前运行 `/release-notes`。', COMMAND, 'release-notes'],
];

const SILENT: readonly (readonly [string, Files, Files])[] = [
  ['Use the `order-reviewer` agent.', AGENT, AGENT],
  ['Use the `order-reviewer` agent.', AGENT, { '.cursor/agents/order-reviewer.md': 'x' }],
  [
    'Use the `order-reviewer` agent.',
    AGENT,
    { '.claude/agents/o.md': '---\nname: order-reviewer\n---\n' },
  ],
  ['Use the `db-migrate` skill.', SKILL, { 'plugins/db/skills/db-migrate/SKILL.md': 'x' }],
  ['We removed the `order-reviewer` agent.', AGENT, {}],
  ['There is no `db-migrate` skill any more.', SKILL, {}],
  ['The column `db-migrate` holds a date.', SKILL, {}],
  ['Run `/clear`, then `/compact`.', SKILL, {}],
  ['Use the `code-simplifier` agent.', {}, {}],
  ['The folder is /release-notes/2026.', COMMAND, {}],
  ['```\n/release-notes\n```', COMMAND, {}],
  ['Call `release-notes --all`, a command.', COMMAND, {}],
  [
    'The command `db-migrate` takes a version.',
    { ...SKILL, 'src/cli.ts': "program.command('db-migrate');\n" },
    { 'src/cli.ts': "program.command('db-migrate');\n" },
  ],
  [
    'Show the help of the db-migrate command.',
    { ...SKILL, 'src/cli.ts': "program.command('db-migrate');\n" },
    { 'src/cli.ts': "program.command('db-migrate');\n" },
  ],
  ['Den Agenten `order-reviewer` gibt es nicht mehr.', AGENT, {}],
  ['`order-reviewer` 代理已移除。', AGENT, {}],
  ['スキル `db-migrate` は廃止されました。', SKILL, {}],
  ['Run `release-manager` instead of `/release-notes`.', COMMAND, {}],
  ['Use the `your-agent` agent.', { '.claude/agents/your-agent.md': 'x' }, {}],
];

describe('the name of an agent, a skill or a command', () => {
  it.each(REMOVED)('removed by the change: %s', async (text, files, name) => {
    expect(await changed(text, files, {})).toEqual([`warning agent name ${name}; removed`]);
    expect(await found(text)).toEqual([]);
  });

  it.each(REMOVED)('removed by an earlier commit: %s', async (text, files, name) => {
    expect(await once(text, files, {})).toEqual([`warning agent name ${name}; ${COMMIT}`]);
  });

  // No row is wrong by itself: users and programs bring agents of their own, so a name that never was here may be one.
  it.each(SILENT)('silent: %s', async (text, before, after) => {
    expect(await changed(text, before, after)).toEqual([]);
    expect(await once(text, before, after)).toEqual([]);
    expect(await found(text, 'AGENTS.md', after)).toEqual([]);
  });

  it('is told in a skill that names another one', async () => {
    for (const path of ['skills/x/SKILL.md', '.agents/skills/x/SKILL.md'])
      expect(await changed('Use the `db-migrate` skill.', SKILL, {}, path)).toEqual([
        'warning agent name db-migrate; removed',
      ]);
    expect(await changed('Use the `db-migrate` skill.', SKILL, {}, 'templates/AGENTS.md')).toEqual(
      [],
    );
  });
});
