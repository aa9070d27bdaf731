/** Formatters, linters, test runners: told only where the repository had them and has them no more. */
import { describe, expect, it } from '@jest/globals';
import { changed, MANY_FILES, once, REMOVED } from '../look.js';

type Files = Readonly<Record<string, string>>;

const depends = (...names: readonly string[]): Files => ({
  'tools/package.json': JSON.stringify({
    devDependencies: Object.fromEntries(names.map((name) => [name, '^1.0.0'])),
  }),
});
const NONE: Files = {};

/** A sentence, the tool, and files before and after. */
const GONE: readonly (readonly [text: string, tool: string, before: Files, after: Files])[] = [
  ['Tests run with Jest and live beside the code.', 'Jest', depends('jest'), depends('vitest')],
  ['Code is formatted by Prettier.', 'Prettier', { '.prettierrc': '{}' }, { 'biome.json': '{}' }],
  [
    'ESLint must pass before a merge.',
    'ESLint',
    { 'eslint.config.js': 'x' },
    { '.oxlintrc.json': '{}' },
  ],
  ['Biome checks the imports.', 'Biome', depends('@biomejs/biome'), depends('oxlint')],
  [
    'We sort imports with isort.',
    'isort',
    { 'requirements-dev.txt': 'isort==5\n' },
    { 'requirements-dev.txt': 'ruff\n' },
  ],
  [
    'Types are checked by mypy in strict mode.',
    'mypy',
    { 'mypy.ini': '[mypy]\n' },
    { 'ty.toml': 'x\n' },
  ],
  [
    '- **Black**: line length 100',
    'Black',
    { '.pre-commit-config.yaml': 'repos:\n  - id: black\n' },
    { '.pre-commit-config.yaml': 'repos:\n  - id: ruff\n' },
  ],
  [
    'End-to-end tests use Cypress.',
    'Cypress',
    { 'e2e/cypress.config.ts': 'x' },
    { 'e2e/playwright.config.ts': 'x' },
  ],
  ['Hooks are run by Husky.', 'Husky', depends('husky'), depends('lefthook')],
  [
    'The monorepo is built with Turborepo.',
    'Turborepo',
    { 'turbo.json': '{}' },
    { 'nx.json': '{}' },
  ],
  ['Dependencies are managed by Poetry.', 'Poetry', { 'poetry.lock': 'x' }, { 'uv.lock': 'x' }],
  [
    '| Linter | RuboCop |\n|---|---|\n| Specs | RSpec |\n',
    'RSpec',
    { Gemfile: "gem 'rspec'\ngem 'rubocop'\n" },
    { Gemfile: "gem 'minitest'\ngem 'rubocop'\n" },
  ],
  ['The schema belongs to Prisma.', 'Prisma', { 'db/schema.prisma': 'x' }, depends('drizzle-orm')],
  ['Everything is built with Bazel 7.', 'Bazel', { 'MODULE.bazel': 'x' }, { 'pants.toml': 'x' }],
  ['测试用 Jest 运行。', 'Jest', depends('jest'), depends('vitest')],
  ['コードは Prettier で整形する。', 'Prettier', depends('prettier'), depends('oxfmt')],
  ['> Die Typen prüft mypy.', 'mypy', { 'mypy.ini': '[mypy]\n' }, { 'ty.toml': 'x\n' }],
  ['1. Instala las dependencias con Poetry', 'Poetry', { 'poetry.lock': 'x' }, { 'uv.lock': 'x' }],
  [
    '- Lint: golangci-lint (all packages)',
    'golangci-lint',
    { '.golangci.yml': 'x' },
    { 'staticcheck.conf': 'x' },
  ],
  ['## Tests (Mocha)\n', 'Mocha', { '.mocharc.json': '{}' }, NONE],
];

const SILENT: readonly (readonly [why: string, text: string, before: Files, after: Files])[] = [
  [
    'is named as what was replaced',
    'We moved from Jest to Vitest.',
    depends('jest'),
    depends('vitest'),
  ],
  ['is not to be used', 'Use Vitest instead of Jest.', depends('jest'), depends('vitest')],
  ['is no longer used', 'We no longer use Prettier.', { '.prettierrc': '{}' }, NONE],
  [
    'is told in a section of what changed',
    '## Changelog\n\n- Jest runs in parallel\n',
    depends('jest'),
    NONE,
  ],
  ['is an example', 'A runner, for example Jest, is started by it.', depends('jest'), NONE],
  ['is part of a longer name', 'See the package jest-dom and Jest-Runner.', depends('jest'), NONE],
  ['is a path', 'See docs/Jest/setup for it.', depends('jest'), NONE],
  ['is written in a sample', '```js\n// Jest\n```\n', depends('jest'), NONE],
  [
    'only moved to another manifest',
    'Tests run with Jest.',
    depends('jest'),
    { 'kit/package.json': '{"devDependencies":{"jest":"1"}}' },
  ],
  [
    'has a file of settings still',
    'Tests run with Jest.',
    depends('jest'),
    { 'jest.config.mjs': 'x' },
  ],
  [
    'is run by a workflow still',
    'Ruff checks the code.',
    { 'pyproject.toml': 'dev = ["ruff"]\n' },
    { '.github/workflows/lint.yml': 'run: uvx ruff check\n' },
  ],
  [
    'is installed by mise now',
    'Ruff checks the code.',
    { 'requirements.txt': 'ruff\n' },
    { 'mise.toml': '[tools]\nruff = "1"\n' },
  ],
  [
    'is run by a makefile still',
    'Code is formatted by Prettier.',
    depends('prettier'),
    { 'kit/Makefile': 'format:\n\tnpx prettier -w .\n' },
  ],
  ['is said in German to be gone', 'Wir nutzen Jest nicht mehr.', depends('jest'), NONE],
  ['is said in Spanish to be gone', 'Ya no usamos Husky.', depends('husky'), NONE],
  ['is said in Chinese to be gone', '不再使用 Prettier。', depends('prettier'), NONE],
  [
    'is replaced in Japanese',
    'Jest の代わりに Vitest を使う。',
    depends('jest'),
    depends('vitest'),
  ],
  [
    'was left behind in Japanese',
    'Jest から Vitest に移行した。',
    depends('jest'),
    depends('vitest'),
  ],
  [
    'was left behind in German',
    'Wir sind von Jest auf Vitest umgestiegen.',
    depends('jest'),
    depends('vitest'),
  ],
  ['was left behind in Spanish', 'Migramos de Jest a Vitest.', depends('jest'), depends('vitest')],
  ['was left behind in Chinese', '已从 Jest 迁移到 Vitest。', depends('jest'), depends('vitest')],
  ['was never here', 'Users may bring Jest or Mocha.', NONE, NONE],
];

// No row is wrong by itself: a tool that never was here may be one of the reader.
describe('a tool that the repository had', () => {
  describe.each([
    ['small', {}],
    ['large', MANY_FILES],
  ])('in a %s tree', (_, others) => {
    it.each(GONE)('%j: a change removes %s', async (text, tool, before, after) => {
      expect(await changed(text, { ...others, ...before }, { ...others, ...after })).toContain(
        `warning tool ${tool}; removed`,
      );
    });

    it.each(GONE)('%j: an earlier commit removed %s', async (text, tool, before, after) => {
      expect(await once(text, { ...others, ...before }, { ...others, ...after })).toContain(
        `warning tool ${tool}; ${REMOVED}`,
      );
    });

    it.each(SILENT)('nothing is said where it %s', async (_why, text, before, after) => {
      expect(await changed(text, { ...others, ...before }, { ...others, ...after })).toEqual([]);
      expect(await once(text, { ...others, ...before }, { ...others, ...after })).toEqual([]);
    });
  });

  it('is not looked for in half of the manifests', async () => {
    const manifests = (count: number): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`kit/a${index}/package.json`, '{}']),
      );
    const last: Files = { 'kit/z/package.json': '{"devDependencies":{"jest":"1"}}' };
    const before = { ...manifests(5), ...last };
    expect(await changed('Tests run with Jest.', before, { ...manifests(2_100), ...last })).toEqual(
      [],
    );
  });

  it('is no tool in a skill, which other repositories use too', async () => {
    const skill = '---\nname: tests\ndescription: runs tests\n---\nTests run with Jest.\n';
    const path = '.claude/skills/tests/SKILL.md';
    expect(await changed(skill, depends('jest'), depends('vitest'), path)).toEqual([]);
  });
});

describe('a tool of a skill', () => {
  const skill = { '.agents/skills/gap/package.json': '{"dependencies":{"prettier":"3"}}' };
  const before = { ...skill, '.prettierrc': '{}', 'tools/gap-map.ts': 'x' };
  const after = { ...skill, 'tools/gap-map.ts': 'x' };
  const text = 'Read `tools/gap-map.ts`, and format all with Prettier.';

  it('is none of the repository', async () => {
    expect(await changed(text, before, after)).toEqual(['warning tool Prettier; removed']);
  });

  it('is one of the skill', async () => {
    const path = '.agents/skills/gap/SKILL.md';
    expect(await changed(text, before, after, path)).toEqual([]);
    expect(await changed(text, before, { 'tools/gap-map.ts': 'x' }, path)).toEqual([
      'warning tool Prettier; removed',
    ]);
  });
});

describe('a tool by its command', () => {
  it.each([
    ['Run `yarn watch` first.', 'yarn', { 'yarn.lock': 'x' }, { 'pnpm-lock.yaml': 'x' }],
    ['```bash\nnpx jest src\n```\n', 'jest', depends('jest'), depends('vitest')],
    ['```sh\npoetry run black .\n```\n', 'poetry', { 'poetry.lock': 'x' }, { 'uv.lock': 'x' }],
    ['Build all with `bazel build //...`.', 'bazel', { 'MODULE.bazel': 'x' }, {}],
  ])('%j', async (text, tool, before, after) => {
    expect(await changed(text, before, after)).toContain(`warning tool ${tool}; removed`);
    expect(await changed(text, before, before)).toEqual([]);
  });

  it.each([
    '- `yarn watch` (legacy)',
    'Instead of `yarn watch`, run `pnpm watch`.',
    '`yarn watch` was removed.',
  ])('says nothing where the words around the command say it: %j', async (text) => {
    expect(await changed(text, { 'yarn.lock': 'x' }, { 'pnpm-lock.yaml': 'x' })).toEqual([]);
  });

  it('says nothing of one that is only compared', async () => {
    const text = 'Unlike Jest, Vitest runs in ESM.';
    expect(await changed(text, depends('jest'), depends('vitest'))).toEqual([]);
  });

  it('says nothing of one that the repository never had', async () => {
    expect(await changed('Run `yarn watch` first.', {}, {})).toEqual([]);
  });
});
