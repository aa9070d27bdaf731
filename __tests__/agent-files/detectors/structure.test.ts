import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { AgentFile } from '../../../src/agent-files/agent-table.js';
import { brokenFiles } from '../../../src/agent-files/detectors/structure/index.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import type { Detection } from '../../../src/agent-files/detection.js';

const look = (
  path: string,
  text: string,
  kind: AgentFile['kind'] = 'rules',
  place: string = path,
): readonly Detection[] => [
  ...brokenFiles.look(new AgentDocument('claude', kind, path, place, text)),
];
const found = (path: string, text: string, kind: AgentFile['kind'] = 'rules'): readonly string[] =>
  look(path, text, kind).map(({ severity, key, line }) => `${severity} ${key} ${line}`);

describe('settings', () => {
  it.each<[string, string, string[]]>([
    ['.claude/settings.json', '{\n  "a": 1,\n}', ['warning last-comma 2']],
    ['.claude/settings.json', '{\n  // why\n  "a": 1\n}', ['warning comment 2']],
    ['.claude/settings.json', '{\n  "a": 1\n  "b": 2\n}', ['warning fault 3']],
    ['.claude/settings.json', '{"a": 1', ['warning fault 1']],
    ['.claude/settings.json', '{"a": 1, "a": 2}', ['warning twice/a 1']],
    ['.claude/settings.json', '[]', ['warning no-object 1']],
    ['.claude/settings.json', '"a"', ['warning no-object 1']],
    ['.claude/settings.json', 'null', ['warning no-object 1']],
    ['.claude/settings.json', '\uFEFF{"a": [1.5e3, "x\\n", null, true, {}, []]}\r\n', []],
    ['.claude/settings.json', '', []],
    ['.mcp.json', '{"mcpServers": {},}', ['warning last-comma 1']],
    ['.gemini/settings.json', '{ // why\n"a": 1 }', []],
    ['.gemini/settings.json', '{"a": [1,]}', ['warning last-comma 1']],
    ['.vscode/mcp.json', '{ /* why */ "servers": {}, }', []],
    ['.vscode/mcp.json', '{ "servers": {} ', ['warning fault 1']],
    ['.cursor/mcp.json', '{ // why\n"mcpServers": {},}', []],
    ['.codex/config.toml', 'model = "x"\napproval_policy = never\n', ['warning fault 2']],
    ['.codex/config.toml', 'a = 1\na = 2\n', ['warning fault 2']],
    ['.codex/config.toml', 'model = "x"\n[mcp_servers.a]\ncommand = "b"\n', []],
    ['package.json', '{', []],
  ])('that their agent cannot read: %s %j', (path, text, expected) =>
    expect(found(path, text, 'settings')).toEqual(expected),
  );

  it('with many faults say the first five', () => {
    const twice = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
      .map((key) => `"${key}": 1, "${key}": 2`)
      .join(', ');
    expect(found('.claude/settings.json', `{${twice}}`, 'settings')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((key) => `warning twice/${key} 1`),
    );
  });

  it('that a link leads to are judged where they are, and not where the link is', () => {
    expect(look('.claude/settings.json', '{"a": 1,}', 'settings', 'shared/a.json')).toEqual([]);
  });
});

describe('rules of Cursor', () => {
  const rule = (front: string): readonly string[] =>
    found('.cursor/rules/a.mdc', `---\n${front}\n---\nDo it.\n`);
  it.each([
    'description: Use it: always\nglobs: **/*.ts\nalwaysApply: false',
    'globs: *.ts,*.tsx\nalwaysApply: true # all',
    'description:\nglobs:\nalwaysApply:',
    'globs: {src,lib}/**/*.ts',
    'globs: "**/*.ts", "**/*.tsx"',
    'globs: ["*.ts",\n  "*.tsx"]',
    'globs:\n- "*.ts"\n  - *.tsx',
    'description: >\n  long\n  text\nalwaysApply: True',
    '# a comment\ntags: [a, b]',
    'description: "long\ntext"\nalwaysApply: true',
    'globs: {a,b}/**\ndescription: @web: it\'s [not] closed ( "here',
    'globs: !src/**\ntitle: `a`: b',
    'globs: app/[id/**',
    'globs: [id]/**, [slug',
    'globs: ["it\'s/**", \'a"b\'] # [why',
    'globs: [\n  "a", # ]\n  "b"\n]\nalwaysApply: false',
    'description: |\n  globs: x\n  [open\n  \ttab\nalwaysApply: false',
    'description: A long\n  text that goes on',
    'author:\n  name: "x"',
    'alwaysApply: false\n\t\n',
    'globs:*.ts\ndescription:x\nalwaysApply: false',
    'globs: [\n\t"a",\n\t"b"\n]\nalwaysApply: false',
    'description: "Write\n  globs: x\n  so"\nalwaysApply: false',
  ])('that are usual are good: %j', (front) => expect(rule(front)).toEqual([]));

  it.each<[string, string[]]>([
    ['description: x\nglobs: [src/**\nalwaysApply: false', ['warning unclosed 3']],
    ['globs: {src,lib/**\nalwaysApply: false', ['warning unclosed 2']],
    ['globs: ["src/**]\nalwaysApply: false', ['warning unclosed 2']],
    ['globs: ["a",\n  "b"\nalwaysApply: false', ['warning unclosed 2']],
    ['description: "Payments\nalwaysApply: false', ['warning unclosed 2']],
    ["description: 'Payments", ['warning unclosed 2']],
    ['globs:\n  - "src/**\nalwaysApply: false', ['warning unclosed 3']],
    ['globs:\n\t- src/**\nalwaysApply: false', ['warning tab 3']],
    ['description: x\n\tglobs: src/**', ['warning tab 3']],
    ['description: x\n  \tglobs: src/**', ['warning tab 3']],
    ['globs:\nalwaysApply true', ['warning colon 3']],
    ['description Payments\nalwaysApply: true', ['warning colon 2']],
    ['alwaysApply:true', ['warning colon 2']],
    ['description: x\n  globs: src/**\nalwaysApply: true', ['warning nested 3']],
    ['alwaysApply: yes', ['warning always-apply 2']],
    ['description: x\nalwaysApply: "true"', ['notice always-apply 3']],
    ['description: x\nThis is the rule itself.', ['warning stray 3']],
  ])('that Cursor misreads: %j', (front, expected) => expect(rule(front)).toEqual(expected));

  it('whose front matter is open or missing', () => {
    expect(found('.cursor/rules/a.mdc', '---\ndescription: x\n\nDo it.\n')).toEqual([
      'warning open 1',
    ]);
    expect(found('.cursor/rules/a.mdc', 'Do it.\n')).toEqual(['notice no-front-matter 1']);
  });
});

describe('skills', () => {
  const front = (text: string): string => `---\n${text}\n---\nDo it.\n`;
  it.each<[string, string, string[]]>([
    ['.agents/skills/my-skill/SKILL.md', front('name: my-skill\ndescription: Does it.'), []],
    ['.agents/skills/my-skill/SKILL.md', '# My skill\n', ['warning no-front-matter 1']],
    ['.agents/skills/my-skill/SKILL.md', '---\nname: my-skill\n', ['warning open 1']],
    [
      '.agents/skills/my-skill/SKILL.md',
      front('name: my-skill'),
      ['warning form//no-description 2'],
    ],
    [
      '.claude/skills/my-skill/SKILL.md',
      front('description: Does it.'),
      ['notice form//no-name 2'],
    ],
    ['docs/skills/my-skill/SKILL.md', '# My skill\n', ['notice no-front-matter 1']],
    [
      '.agents/skills/my-skill/SKILL.md',
      front('name: other\ndescription: Does it.'),
      ['warning name-folder 2'],
    ],
    [
      '.claude/skills/my-skill/SKILL.md',
      front('name: other\ndescription: Does it.'),
      ['warning name-folder 2'],
    ],
    [
      'docs/skills/my-skill/SKILL.md',
      front('name: other\ndescription: Does it.'),
      ['notice name-folder 2'],
    ],
    [
      '.claude/skills/my-skill/SKILL.md',
      front('name: my-skill'),
      ['warning form//no-description 2'],
    ],
    ['.claude/skills/my-skill/SKILL.md', '# My skill\n', ['warning no-front-matter 1']],
    [
      '.claude/skills/my-skill/SKILL.md',
      front('name: My Skill\ndescription: Does it.'),
      ['notice name-form 2'],
    ],
    [
      '.agents/skills/my-skill/SKILL.md',
      front(`name: ${'a'.repeat(65)}\ndescription: Does it.`),
      ['warning name-length 2'],
    ],
    [
      '.agents/skills/my-skill/SKILL.md',
      front(`name: my-skill\ndescription: ${'a'.repeat(1025)}`),
      ['warning form/description/form 3'],
    ],
    [
      '.agents/skills/my-skill/SKILL.md',
      front(`name: my-skill\ndescription: ${'a'.repeat(1024)}`),
      [],
    ],
    [
      '.agents/skills/my-skill/SKILL.md',
      front('name: my-skill\ndescription: Use when: asked.'),
      ['warning yaml 3'],
    ],
    [
      '.claude/skills/my-skill/SKILL.md',
      front('name: my-skill\ndescription: Use when: asked.'),
      ['warning yaml 3'],
    ],
    [
      '.agents/skills/my-skill/SKILL.md',
      front('name: my-skill\nname: my-skill\ndescription:\n  Use when: asked.'),
      ['warning yaml 3'],
    ],
    ['.claude/skills/my-skill/references/a.md', '# A\n', []],
  ])('%s %j', (path, text, expected) => expect(found(path, text, 'skill')).toEqual(expected));
});

describe('agents and rules of Claude', () => {
  it.each<[string, string, string[]]>([
    [
      '.claude/agents/a.md',
      '---\nname: a\ndescription: b: c\n---\nYou are a.\n',
      ['notice yaml 3'],
    ],
    ['.claude/agents/a.md', '---\nname: a\n---\nYou are a.\n', ['warning form//no-description 2']],
    [
      '.claude/agents/a.md',
      '---\nname: ""\ndescription: b\n---\nYou.\n',
      ['warning form//no-name 2'],
    ],
    ['.claude/agents/a.md', '---\nname:\ndescription: b\n---\nYou.\n', ['warning form//no-name 2']],
    ['.claude/agents/a.md', '---\nname: a\ndescription: b\nYou are a.\n', ['warning open 1']],
    ['.claude/agents/a.md', 'You are a.\n', ['warning no-front-matter 1']],
    ['.claude/agents/ATTRIBUTION.md', 'By b.\n', ['notice no-front-matter 1']],
    ['.claude/agents/README.md', '# Agents\n', []],
    ['.claude/rules/a.md', '---\npaths:\n  - "src/**"\n---\nx\n', []],
    ['.claude/rules/a.md', '---\npaths: src/**\n---\nx\n', []],
    ['.claude/rules/a.md', '---\npaths: **/*.ts\n---\nx\n', []],
    ['.claude/rules/a.md', '---\npaths:\n  src: true\n---\nx\n', ['warning form/paths/type 2']],
    ['.claude/rules/a.md', '---\npaths: src/**\nx\n', ['warning open 1']],
    ['.claude/rules/a.md', '---\nglobs: "src/**"\n---\nx\n', ['notice form/globs/key 2']],
    ['.claude/rules/a.md', '---\na: b\npath: "src/**"\n---\nx\n', ['notice form/path/key 3']],
    ['.claude/rules/a.md', '---\napplyTo: "src/**"\n---\nx\n', ['notice form/applyTo/key 2']],
    ['.claude/rules/a.md', '---\n\nA line above.\n', []],
    ['.claude/commands/a.md', 'Do it.\n', []],
  ])('%s %j', (path, text, expected) => expect(found(path, text)).toEqual(expected));

  it('are judged where they are, and not where a link to them is', () => {
    expect(look('.claude/agents/a.md', 'You are a.\n', 'rules', 'shared/a.md')).toEqual([]);
    const rule = '---\nglobs: "src/**"\n---\nx\n';
    expect(look('.claude/rules/a.md', rule, 'rules', 'shared/a.md')).toEqual([]);
  });
});

describe('instructions of Copilot', () => {
  it.each<[string, string, string[]]>([
    ['.github/instructions/a.instructions.md', '---\napplyTo: "**/*.ts"\n---\nx\n', []],
    ['.github/instructions/a.instructions.md', '---\napplyTo: **\n---\nx\n', []],
    ['.github/instructions/a.instructions.md', 'x\n', ['notice no-front-matter 1']],
    ['.github/instructions/a.instructions.md', '---\napplyTo: "**"\nx\n', ['warning open 1']],
    ['.github/instructions/a.md', 'x\n', ['warning name 1']],
    ['.github/instructions/README.md', 'x\n', []],
    ['.github/instructions/a.png', 'x\n', []],
  ])('%s %j', (path, text, expected) => expect(found(path, text)).toEqual(expected));
});

describe('any file', () => {
  it('that is empty is a notice, but not where it only leads elsewhere', () => {
    expect(found('CLAUDE.md', ' \n', 'memory')).toEqual(['notice empty 1']);
    expect(look('CLAUDE.md', '', 'memory', 'AGENTS.md')).toEqual([]);
    expect(found('.claude/rules/.gitkeep', '')).toEqual([]);
  });
});

describe('a file with merge conflict markers', () => {
  const conflict = '<<<<<<< HEAD\nBe kind.\n=======\nBe brief.\n>>>>>>> topic\n';

  it('is told with the line', () => {
    expect(found('CLAUDE.md', `# Rules\n${conflict}`, 'memory')).toEqual(['warning conflict 2']);
    expect(found('.claude/settings.json', `{\n${conflict}}\n`)).toContain('warning conflict 2');
  });

  it('is none where they are an example, or underline a heading', () => {
    expect(found('CLAUDE.md', `# Rules\n\n\`\`\`\n${conflict}\`\`\`\n`, 'memory')).toEqual([]);
    expect(found('CLAUDE.md', 'Rules\n=======\n\nBe kind.\n', 'memory')).toEqual([]);
  });
});

describe('hostile files', () => {
  const paths = [
    '.claude/settings.json',
    '.codex/config.toml',
    '.cursor/rules/a.mdc',
    '.agents/skills/a/SKILL.md',
    '.claude/agents/a.md',
    '.claude/rules/a.md',
    '.github/instructions/a.instructions.md',
  ];
  it('never throw', () => {
    const piece = fc.constantFrom(
      '---\n',
      '---',
      '\n',
      ': ',
      'name:',
      'paths:',
      'alwaysApply:',
      '- ',
      '[',
      '{',
      '"',
      '&a',
      '*a',
      '<<:',
      '\r\n',
      '\ud800',
      '\0',
      '\uFEFF',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string())),
        fc.constantFrom(...paths),
        (pieces, path) => {
          for (const { line } of look(path, pieces.join(''))) expect(line).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each<[string, string]>([
    ['brackets', '['.repeat(1_000_000)],
    ['open front matter', `---\n${'a: b\n'.repeat(200_000)}`],
    ['front matter', `---\n${'a: b\n'.repeat(1_500)}---\n${'x'.repeat(900_000)}`],
    ['nested front matter', `---\na: ${'['.repeat(60_000)}\n---\n`],
    ['keys', 'a = 1\n'.repeat(160_000)],
    ['dots', `${'a.'.repeat(30_000)}a = 1\n`],
    ['one line', 'a'.repeat(1_000_000)],
    ['quotes', '"'.repeat(1_000_000)],
    ['zeros', '\0a'.repeat(500_000)],
  ])('of a megabyte of %s take no time', (_, text) => {
    for (const path of paths) {
      const start = performance.now();
      look(path, text);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});
