import { describe, expect, it } from '@jest/globals';
import { changed, found, messages } from '../look.js';

type Files = Readonly<Record<string, string>>;

const manifest = (scripts: readonly string[], more: object = {}): string =>
  JSON.stringify({
    ...more,
    scripts: Object.fromEntries(scripts.map((script) => [script, 'x'])),
  });
const SCRIPTS = ['build', 'test', 'lint', 'dev', 'docs', 'check'];
const taskfile = (...names: readonly string[]): string =>
  `version: "3"\ntasks:\n${names.map((name) => `  ${name}:\n    cmds: [x]\n`).join('')}`;

const OTHERS = { 'tools/digest/Makefile': 'purge:\n\tx\n', 'src/purge/a.ts': 'x' };
const TASKS = { 'pyproject.toml': '[tool.poe.tasks]\nfmt = "ruff ."\n' };

const WRONG: readonly (readonly [string, string, Files?])[] = [
  ['Run `pnpm --filter web run verify`.', 'script verify'],
  ['Run `pnpm --filter @acme/web run build`.', 'script build'],
  ['Run `npm run build -w packages/web`.', 'script build'],
  ['Run `npm run build --workspace=@acme/web`.', 'script build'],
  ['Run `yarn workspace @acme/web lint`.', 'script lint'],
  ['Run `node --run verify`.', 'script verify'],
  ['Run `bun types:check`.', 'script types:check'],
  ['Run `uv run poe verify`.', 'target poe verify', TASKS],
  ['```sh\npoe verify   # first\n```', 'target poe verify', TASKS],
  ['Run `composer run verify`.', 'target composer verify', { 'composer.json': manifest(['cs']) }],
  ['Run `composer check:all`.', 'target composer check:all', { 'composer.json': manifest(['cs']) }],
  ['Run `deno task verify`.', 'target deno verify', { 'deno.json': '{"tasks":{"a":"x"}}' }],
  ['Run `mise run verify`.', 'target mise verify', { '.mise/tasks/build': '#!/bin/sh\n' }],
  ['Run `mise r verify`.', 'target mise verify', { 'mise.toml': '[tasks]\nbuild = "x"\n' }],
  ['Run `npx turbo run verify`.', 'target turbo verify', { 'turbo.json': '{"tasks":{"a":{}}}' }],
  ['Run `bb dev:verify`.', 'target bb dev:verify', { 'bb.edn': '{:tasks {a {:doc "x"}}}' }],
  [
    'Run `make verify`.',
    'target make verify',
    { 'a.mk': 'more:\n\tx\n', Makefile: 'include a.mk\n' },
  ],
  ['```bash\nmake up   # Start it\n```', 'target make up'],
  ['Run `make purge`.', 'target make purge', OTHERS],
  ['Run `just verify`.', 'target just verify', { 'a.just': 'b:\n', justfile: "import 'a.just'\n" }],
];

/** Where the folder is here, or below one that is, what runs there is of this repository. */
const IN_FOLDERS: readonly (readonly [string, string])[] = [
  ['Run `cd packages/<name> && npm run verify`.', 'script verify'],
  ['Run `pnpm -C packages/<name> run verify`.', 'script verify'],
  ['Run `cd packages/web && npm run verify`.', 'script verify'],
  ['```sh\ncd packages/web\nnpm ci\ncd -\nmake verify\n```', 'target make verify'],
  ['```sh\ncd ..\nmake verify\n```', 'target make verify'],
];

const FIRMWARE = { 'firmware/Makefile': 'flash:\n\tx\n', 'src/flush/a.ts': 'x' };

const SILENT: readonly (readonly [string, Files?])[] = [
  ['Run `pnpm -r build`.'],
  ['Run `pnpm --filter web add zod`.'],
  ['Run `pnpm --filter web vitest run`.'],
  ['Run `npm run dev:web -w packages/web`.'],
  ['Run `yarn workspace @acme/web run dev:web`.'],
  ['Run `bun test`.'],
  ['Run `bun build src/index.ts`.'],
  ['Run `poe fmt`.', TASKS],
  ['Run `uv run pytest`.', TASKS],
  ['Run `pdm run pytest -q`.', { 'pyproject.toml': '[tool.pdm.scripts]\na = "x"\n' }],
  [
    'Run `poe verify`.',
    { 'pyproject.toml': '[tool.poe]\ninclude = "t.toml"\n[tool.poe.tasks]\na = "x"\n' },
  ],
  ['Run `poe verify`.'],
  ['Run `cargo nextest run`.', { '.cargo/config.toml': '[alias]\nlint = "clippy"\n' }],
  ['Run `composer install`.', { 'composer.json': manifest(['cs']) }],
  ['Run `composer normalize`.', { 'composer.json': manifest(['cs']) }],
  ['Run `mise run build`.', { '.mise/tasks/build': '#!/bin/sh\n' }],
  ['Run `mise run db:up`.', { 'mise-tasks/db/up.sh': '#!/bin/sh\n' }],
  ['Run `mise x -- node a.js`.', { 'mise.toml': '[tasks]\nbuild = "x"\n' }],
  [
    'Run `mise run verify`.',
    { 'mise.toml': '[task_config]\nincludes = ["t"]\n[tasks]\nb = "x"\n' },
  ],
  ['Run `turbo build`.', { 'turbo.json': '{"pipeline":{"build":{}}}' }],
  ['Run `turbo login`.', { 'turbo.json': '{"tasks":{"build":{}}}' }],
  ['Run `rake db:migrate`.', { Rakefile: "task 'seed'\n" }],
  ['Run `bb dev:lint`.', { 'bb.edn': '{:tasks {dev:lint (do (shell "a" {:x 1}))}}' }],
  ['Run `bb script.clj`.', { 'bb.edn': '{:tasks {a b}}' }],
  [
    'Run `make more`.',
    { 'a.mk': 'more:\n\tx\n', Makefile: '-include .env\ninclude a.mk\nall:\n\tx\n' },
  ],
  ['Run `just b`.', { 'a.just': 'b:\n', justfile: "import 'a.just'\n" }],
  ['Run `task verify`.', { 'Taskfile.yml': `includes:\n  a: b\n${taskfile('a')}` }],
  ['The firmware is for one board. Run `make flash`.', FIRMWARE],
  ['Run `make src`.'],
  ['Run `make -C $ROOT/kit verify`.'],
  ['Run `make -C ~/kit verify`.'],
  ['Run `npm --prefix /opt/kit run verify`.'],
  ['Run `cd ~/kit && make verify`.'],
  ['Run `cd $KIT && npm run verify`.'],
  ['```sh\ngit clone https://example.com/kit.git\ncd kit\nmake verify\nnpm run verify\n```'],
  ['```sh\ncd /opt/kit\njust verify\n```'],
  ['```\nmake up your mind\n```'],
];

describe('a command that names what a file of the repository defines', () => {
  it.each(WRONG)('wrong: %s', async (text, target, files = {}) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([`warning ${target}`]);
  });

  it.each(IN_FOLDERS)('wrong in a folder: %s', async (text, target) => {
    expect(await found(text)).toEqual([`warning ${target}`]);
  });

  it.each(SILENT)('silent: %s', async (text, files = {}) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([]);
  });
});

describe('a command in a skill, agent or command', () => {
  const text =
    'Orders are in `services/orders/queue.ts`. Run `npm run verify` and `make verify`.\n';
  const files = { 'services/orders/queue.ts': 'x' };

  it.each([
    '.claude/commands/a.md',
    '.claude/agents/a.md',
    '.claude/skills/x/SKILL.md',
    '.agents/skills/x/SKILL.md',
    '.github/prompts/a.prompt.md',
  ])('counts where the text names what only this repository has: %s', async (path) => {
    expect(await found(text, path, files)).toEqual([
      'warning script verify',
      'warning target make verify',
    ]);
    expect(
      await found('```\nnpm run verify\ncat services/orders/queue.ts\n```', path, files),
    ).toEqual(['warning script verify']);
  });

  it.each(['skills/x/SKILL.md', 'templates/.claude/commands/a.md', 'plugin/skills/x/SKILL.md'])(
    'is silent where the text is made for others: %s',
    async (path) => {
      expect(await found(text, path, files)).toEqual([]);
    },
  );

  it('is silent in a skill that names only what every project has', async () => {
    for (const said of ['`src/index.ts`', '`docs/architecture.md`', '`.github/workflows/ci.yml`'])
      expect(
        await found(`See ${said}. Run \`npm run verify\`.`, '.claude/skills/x/SKILL.md'),
      ).toEqual([]);
  });

  it('is told where the change removes it, unless every project has one', async () => {
    const [before, after] = [
      [...SCRIPTS, 'vitals'],
      ['docs', 'check'],
    ].map((scripts) => ({
      'package.json': manifest(scripts),
    }));
    for (const path of ['skills/x/SKILL.md', '.claude/skills/x/SKILL.md'])
      expect(
        await changed('`npm run vitals`, then `npm run build`.', before ?? {}, after ?? {}, path),
      ).toEqual(['warning script vitals; removed']);
  });
});

it('says which files lack it, and what is near', async () => {
  expect(await messages('Run `poe fmtt`.', 'AGENTS.md', TASKS)).toEqual([
    'No pyproject.toml here has a task `fmtt`; the nearest is `fmt`',
  ]);
});
