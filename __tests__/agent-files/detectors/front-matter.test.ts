import { describe, expect, it, test } from '@jest/globals';
import { namedAgents } from '../../../src/agent-files/detectors/named-agents.js';
import { brokenFiles } from '../../../src/agent-files/detectors/structure/index.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import { phraseText } from '../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { PathResolver } from '../../../src/tree/resolve.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';

const file = (path: string, text: string, place: string = path): AgentDocument =>
  new AgentDocument('claude', 'rules', path, place, text);
const found = (path: string, front: string): readonly string[] =>
  [...brokenFiles.look(file(path, `---\n${front}\n---\nDo it.\n`))].map(
    ({ severity, key, line }) => `${severity} ${key} ${line}`,
  );
const SKILL = '.claude/skills/my-skill/SKILL.md';
const SHARED = '.agents/skills/my-skill/SKILL.md';
const skill = (front: string): string => `name: my-skill\ndescription: Does it.\n${front}`;
const AGENT = '.claude/agents/reviewer.md';
const agent = (front: string): string => `name: reviewer\ndescription: Reviews.\n${front}`;

describe('front matter that is no YAML', () => {
  it.each<[string, string, string[]]>([
    [
      'skills/my-skill/SKILL.md',
      'name: my-skill\ndescription: Use when: asked.',
      ['warning yaml 3'],
    ],
    [AGENT, 'name: reviewer\ndescription: Use when: asked.', ['notice yaml 3']],
    [AGENT, agent('tools: [Read, Grep'), ['warning yaml 4']],
    [AGENT, agent("color: 'red\nmodel: opus"), ['warning yaml 4']],
    [AGENT, agent('color: red\ncolor: blue'), ['warning yaml 5']],
    [AGENT, agent('skills:\n\t- a'), ['warning yaml 5']],
    ['.claude/commands/a.md', 'description: `a`', ['notice yaml 2']],
    ['.github/agents/a.agent.md', 'description: a: b', ['warning yaml 2']],
    ['.opencode/agents/a.md', 'description: a: b\nmode: all', ['notice yaml 2']],
    ['.opencode/agents/a.md', 'permission:\n  a: b\n c: d', ['warning yaml 4']],
    [
      '.jcode/skills/my-skill/SKILL.md',
      'name: my-skill\ndescription: a: b\nallowed-tools: bash',
      ['warning yaml 3'],
    ],
    ['.kiro/steering/a.md', 'inclusion:always', ['warning yaml 2']],
    [
      AGENT,
      agent('<<<<<<< HEAD\nmodel: opus\n=======\nmodel: haiku\n>>>>>>> topic'),
      ['warning conflict 4'],
    ],
  ])('is told with its line: %s %j', (path, front, expected) =>
    expect(found(path, front)).toEqual(expected),
  );

  it.each<[string, string]>([
    ['.cursor/rules/a.mdc', 'description: Use it: always\nglobs: *.ts'],
    ['.windsurf/rules/a.md', 'trigger: glob\nglobs: *.ts\ndescription: a: b'],
    ['.github/instructions/a.instructions.md', 'applyTo: **/*.ts'],
    ['.claude/rules/a.md', 'paths: **/*.{ts,tsx}'],
    ['.claude/commands/a.md', 'argument-hint: [file] [mode]'],
    ['.gemini/skills/my-skill/SKILL.md', 'name: my-skill\ndescription: Use when: asked.'],
    ['.claude/commands/a.md', 'Use it like this: once.\nTwice is [not.'],
    ['.claude/rules/a.md', '\nA paragraph between two rules: nothing else.\n'],
    [AGENT, agent('metadata: { a: [b, "c: d"] }\nextra: |\n  a: b: c')],
    ['CLAUDE.md', 'title: a: b'],
  ])('is silent where its reader takes it, or it is none: %s %j', (path, front) =>
    expect(found(path, front)).toEqual([]),
  );
});

describe('skills', () => {
  it.each<[string, string, string[]]>([
    [SKILL, skill('context: fork\nagent: Explore\nmodel: claude-opus-5\neffort: high'), []],
    [SKILL, skill('allowed-tools: Read, Bash(git log:*), mcp__github__search\nversion: 1'), []],
    [SKILL, skill('allowed-tools:\n  - Read\n  - Grep\nmetadata:\n  a: b\nmode: x'), []],
    [
      SKILL,
      skill('user-invocable: no\nmodel: inherit\npaths: src/**, lib/**'),
      ['notice form/user-invocable/type 4'],
    ],
    [SKILL, skill('disable-model-invocation: true\nargument-hint: "[a]"\nbackground: off'), []],
    [SKILL, skill('context: spawn'), ['warning form/context/value 4']],
    [SKILL, skill('agent: Explore'), ['warning form/agent/idle 4']],
    [SKILL, skill('model: sonet'), ['notice form/model/value 4']],
    [SKILL, skill('effort: huge'), ['warning form/effort/value 4']],
    [SKILL, skill('allowed-tools: Reed, Grep'), ['warning form/allowed-tools/value 4']],
    [SKILL, skill('allowed_tools: Read'), ['warning form/allowed_tools/key 4']],
    [
      SKILL,
      skill('disable-model-invocation: "true"'),
      ['notice form/disable-model-invocation/type 4'],
    ],
    [
      SKILL,
      skill('user-invocable: false\ndisable-model-invocation: true'),
      ['warning unreachable 4'],
    ],
    [SKILL, skill('hooks:\n  PreToolUs:\n    - hooks: []'), ['warning form/hooks.PreToolUs/key 5']],
    [SHARED, skill('metadata: a'), ['warning form/metadata/type 4']],
    [SHARED, skill('model: gpt-5\ncontext: x\nallowed-tools: reed'), []],
    [SHARED, 'name: 3\ndescription: Does it.', ['warning form/name/type 2']],
    [SHARED, 'name: my-skill\ndescription: [a, b]', ['warning form/description/type 3']],
    [SHARED, skill(`compatibility: ${'a'.repeat(501)}`), ['warning form/compatibility/form 4']],
    ['docs/skills/my-skill/SKILL.md', 'name: my-skill', ['notice form//no-description 2']],
  ])('%s %j', (path, front, expected) => expect(found(path, front)).toEqual(expected));
});

describe('agents of Claude', () => {
  it.each<[string, string[]]>([
    [
      'tools: Read, Edit, Task(a, b)\nmodel: opus\npermissionMode: plan\nmaxTurns: 5\ncolor: teal',
      [],
    ],
    ['tools: "*"\nmodel: us.anthropic.claude-opus\nmemory: project\nisolation: worktree', []],
    ['mcpServers:\n  - slack\nskills: a, b\ndisallowedTools: [Write]\nbackground: true', []],
    ['permissionMode: readonly', ['warning form/permissionMode/value 4']],
    ['memory: global', ['warning form/memory/value 4']],
    ['maxTurns: "5"', ['warning form/maxTurns/type 4']],
    ['isolation: container', ['warning form/isolation/value 4']],
    ['tools: [read, grep]', ['warning form/tools/value 4']],
    ['disallowedTools: Bassh', ['warning form/disallowedTools/value 4']],
    ['tools: Read, Bash\ndisallowedTools: Bash', ['warning given-and-taken 5']],
    ['tool: Read', ['warning form/tool/key 4']],
    [
      'hooks:\n  Stop:\n    - hooks:\n        - command: a',
      ['warning form/hooks.Stop.hooks/no-type 7'],
    ],
  ])('%j', (front, expected) => expect(found(AGENT, agent(front))).toEqual(expected));

  it('with a name that Claude refuses', () => {
    expect(found(AGENT, 'name: a:b\ndescription: b')).toEqual(['warning form/name/form 2']);
    expect(found(AGENT, 'name: -a\ndescription: b')).toEqual(['warning form/name/form 2']);
  });
});

describe('rules, commands and agents of others', () => {
  it.each<[string, string, string[]]>([
    ['.claude/rules/a.md', 'paths:\n  - "src/[ab]/**"\n  - "{a,b}/*"', []],
    ['.claude/rules/a.md', 'paths: "src/[abc/**"', ['warning form/paths/form 2']],
    ['.claude/rules/a.md', 'paths: "src/**"\nglobs: "src/**"', []],
    [
      '.claude/output-styles/a.md',
      'name: A\nkeep-coding-instruction: true',
      ['warning form/keep-coding-instruction/key 3'],
    ],
    [
      '.github/instructions/a.instructions.md',
      'applyTo: ["**/*.ts"]',
      ['warning form/applyTo/type 2'],
    ],
    [
      '.github/instructions/a.instructions.md',
      'applyTo: “**/*.ts”',
      ['warning form/applyTo/form 2'],
    ],
    ['.github/instructions/a.instructions.md', 'applyTo: "**"\nexcludeAgent: code-review', []],
    [
      '.github/instructions/a.instructions.md',
      'applyTo: "**"\nexcludeAgent: [me]',
      ['warning form/excludeAgent/value 3'],
    ],
    ['.github/instructions/a.instructions.md', 'globs: "**"', ['warning form/globs/key 2']],
    [
      '.github/agents/a.agent.md',
      'description: A\ntarget: jetbrains',
      ['warning form/target/value 3'],
    ],
    ['.github/agents/a.md', 'description: A\ntools: read, edit\nmode: primary\nmodel: [A, B]', []],
    ['.github/agents/a.md', 'name: A', ['warning form//no-description 2']],
    ['.github/prompts/a.prompt.md', "agent: 'agent'\ntools: ['search/codebase']", []],
    ['.github/prompts/a.prompt.md', 'mode: [agent]', ['warning form/mode/type 2']],
    ['.cursor/agents/a.md', 'name: a\nreadonly: "true"', ['warning form/readonly/type 3']],
    ['.cursor/rules/a.mdc', 'globs: “**/*.ts”', ['warning globs 2']],
    ['.cursor/rules/a.mdc', 'globs: "src/[abc/**"', ['warning globs 2']],
    ['.cursor/rules/a.mdc', 'alwaysaply: true', ['warning form/alwaysaply/key 2']],
    ['.kiro/steering/a.md', 'inclusion: sometimes', ['warning form/inclusion/value 2']],
    ['.kiro/steering/a.md', 'inclusion: fileMatch', ['warning form//no-fileMatchPattern 2']],
    ['.kiro/steering/a.md', 'inclusion: fileMatch\nfileMatchPattern: ["a/**", "b/**"]', []],
    ['.windsurf/rules/a.md', 'trigger: glob', ['warning form//no-globs 2']],
    ['.windsurf/rules/a.md', 'trigger: allways_on', ['warning form/trigger/value 2']],
    ['.clinerules/a.md', 'paths: "src/**"', ['warning form/paths/form 2']],
    ['.opencode/agents/a.md', 'description: A\nmode: primry', ['warning form/mode/value 3']],
    [
      '.opencode/agents/a.md',
      'mode: all\ntools:\n  bash: false\npermission: ask\nprompt: {file:./a.md}',
      [],
    ],
    ['.gemini/agents/a.md', 'description: A', ['warning form//no-name 2']],
  ])('%s %j', (path, front, expected) => expect(found(path, front)).toEqual(expected));
});

describe('a file without text below its front matter', () => {
  it.each<[string, string, string[]]>([
    ['.clinerules/a.md', '---\npaths: ["src/**"]\n---\n\n', ['notice empty-body 1']],
    ['.clinerules/a.md', '---\npaths: ["src/**"]\n---\nDo it.\n', []],
    ['.github/prompts/a.prompt.md', '---\nagent: planner\n---\n', []],
  ])('%s %j', (path, text, expected) =>
    expect(
      [...brokenFiles.look(file(path, text))].map(
        ({ severity, key, line }) => `${severity} ${key} ${line}`,
      ),
    ).toEqual(expected),
  );
});

describe('names of files', () => {
  const description = '---\ndescription: Does it.\n---\nDo it.\n';
  it.each<[string, string, string[]]>([
    ['.cursor/rules/style.md', 'Do it.\n', ['warning name']],
    ['packages/a/.cursor/rules/style.md', 'Do it.\n', ['warning name']],
    ['.cursor/rules/style/RULE.md', 'Do it.\n', ['warning name']],
    ['.cursor/rules/README.md', 'Do it.\n', []],
    ['.cursor/rules/MIGRATION_NOTES.md', 'Do it.\n', []],
    ['.cursor/rules/schema.json', '{}\n', []],
    ['.cursor/commands/style.md', 'Do it.\n', []],
    ['.github/prompts/review.md', description, ['warning name']],
    ['.github/prompts/review.md', 'Do it.\n', []],
    ['.github/prompts/review.prompt.md', description, []],
    ['.github/chatmodes/plan.md', description, ['warning name']],
    ['.github/agents/plan.md', description, []],
    ['.claude/rules/style.mdc', 'Do it.\n', ['warning name']],
    ['.claude/skills/release.md', description, ['warning name']],
    ['.claude/skills/overview.md', 'Do it.\n', []],
    ['.gemini/commands/plan.md', description, ['warning name']],
    ['.gemini/commands/shared.md', 'Do it.\n', []],
  ])('%s %j', (path, text, expected) =>
    expect(
      [...brokenFiles.look(file(path, text))].map(({ severity, key }) => `${severity} ${key}`),
    ).toEqual(expected),
  );

  it('of a link are those of what it leads to', () => {
    expect([...brokenFiles.look(file('.cursor/rules/a.md', 'Do it.\n', 'AGENTS.md'))]).toEqual([]);
  });
});

describe('agents, skills and commands', () => {
  const named = (name: string, front = ''): string =>
    `---\nname: ${name}\ndescription: Does it.\n${front}---\nDo it.\n`;
  async function look(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const tree = new VirtualTree(files);
    const documents = Object.entries(files).map(([path, text]) => file(path, text));
    return (
      await namedAgents.look(documents, {
        tree,
        resolver: new PathResolver(tree),
        past: NO_HISTORY,
      })
    ).map(
      ({ severity, path, line, message }) => `${severity} ${path}:${line} ${phraseText(message)}`,
    );
  }

  test('of one name are told, because only one is loaded', async () => {
    expect(
      await look({
        '.claude/agents/a.md': named('reviewer'),
        '.claude/agents/b/c.md': named('reviewer'),
        '.agents/skills/x/deploy/SKILL.md': named('deploy'),
        '.agents/skills/y/deploy/SKILL.md': named('deploy'),
        '.claude/skills/release/SKILL.md': named('release'),
        '.claude/commands/release.md': 'Do it.\n',
      }),
    ).toEqual([
      'warning .claude/agents/b/c.md:2 `.claude/agents/a.md` is called `reviewer` too, so only one of the two is loaded',
      'warning .agents/skills/y/deploy/SKILL.md:2 `.agents/skills/x/deploy/SKILL.md` is called `deploy` too, so only one of the two is loaded',
      'warning .claude/commands/release.md:1 `.claude/skills/release/SKILL.md` has the name of this command, so Claude never runs the command',
    ]);
  });

  test('of one name are fine for two agents, in two places, and in test data', async () => {
    expect(
      await look({
        '.claude/agents/a.md': named('reviewer'),
        '.cursor/agents/a.md': named('reviewer'),
        'apps/web/.claude/agents/a.md': named('reviewer'),
        '.claude/skills/deploy/SKILL.md': named('deploy'),
        '.agents/skills/deploy/SKILL.md': named('deploy'),
        'skills/zh/deploy/SKILL.md': named('deploy'),
        'skills/ja/deploy/SKILL.md': named('deploy'),
        'tests/fixtures/.claude/agents/a.md': named('reviewer'),
        'tests/fixtures/.claude/agents/b.md': named('reviewer'),
        '.claude/agents/README.md': '# Agents\n',
        '.claude/commands/test.md': 'Do it.\n',
      }),
    ).toEqual([]);
  });

  test('that front matter names are looked up', async () => {
    expect(
      await look({
        '.claude/agents/a.md': named('reviewer', 'skills:\n  - gone\n  - deploy\n  - plugin:x\n'),
        '.claude/skills/deploy/SKILL.md': named('deploy', 'context: fork\nagent: Explore\n'),
        '.claude/skills/check/SKILL.md': named('check', 'context: fork\nagent: reviewer\n'),
        '.claude/skills/plan/SKILL.md': named('plan', 'context: fork\nagent: planer\n'),
      }),
    ).toEqual([
      'notice .claude/agents/a.md:4 `skills` names what the repository does not have: `gone`',
      'notice .claude/skills/plan/SKILL.md:5 `agent` names what the repository does not have: `planer`',
    ]);
  });
});
