/** Commands whose script, target or task a change or an earlier commit took out. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED as COMMIT } from '../look.js';

type Files = Readonly<Record<string, string>>;

const manifest = (scripts: readonly string[], more: object = {}): string =>
  JSON.stringify({
    ...more,
    scripts: Object.fromEntries(scripts.map((script) => [script, 'x'])),
  });
const SCRIPTS = ['build', 'test', 'lint', 'dev', 'docs', 'check'];
const taskfile = (...names: readonly string[]): string =>
  `version: "3"\ntasks:\n${names.map((name) => `  ${name}:\n    cmds: [x]\n`).join('')}`;

const MIX = `defmodule Shop.MixProject do
  def project, do: [app: :shop, aliases: aliases()]

  defp aliases do
    [
      %
      "ecto.setup": ["ecto.create", "ecto.migrate"],
      test: ["ecto.create --quiet", "test"]
    ]
  end
end
`;

/** Text, the files before and after, and what is said. */
const REMOVED: readonly (readonly [string, Files, Files, string])[] = [
  [
    'Run `pnpm vitals` before a release.',
    { 'package.json': manifest([...SCRIPTS, 'vitals']) },
    { 'package.json': manifest(SCRIPTS) },
    'script vitals',
  ],
  [
    'Start it with `npm start`.',
    { 'package.json': manifest([...SCRIPTS, 'start']) },
    { 'package.json': manifest(SCRIPTS) },
    'script start',
  ],
  [
    'Run `node --run seed`.',
    { 'package.json': manifest([...SCRIPTS, 'seed']) },
    { 'package.json': manifest(SCRIPTS) },
    'script seed',
  ],
  [
    'Types: `uv run poe types`.',
    { 'pyproject.toml': '[tool.poe.tasks]\ntypes = "mypy ."\nfmt = "ruff ."\n' },
    { 'pyproject.toml': '[tool.poe.tasks]\nfmt = "ruff ."\n' },
    'target poe types',
  ],
  [
    'Types: `pdm run types`.',
    { 'pyproject.toml': '[tool.pdm.scripts]\ntypes = "mypy ."\nfmt = "ruff ."\n' },
    { 'pyproject.toml': '[tool.pdm.scripts]\nfmt = "ruff ."\n' },
    'target pdm types',
  ],
  [
    'Coverage: `hatch run test:cov`.',
    { 'pyproject.toml': '[tool.hatch.envs.test.scripts]\ncov = "pytest"\nall = "pytest"\n' },
    { 'pyproject.toml': '[tool.hatch.envs.test.scripts]\nall = "pytest"\n' },
    'target hatch cov',
  ],
  [
    'Serve with `uv run orderd --port 80`.',
    { 'pyproject.toml': '[project.scripts]\norderd = "orders:main"\n' },
    { 'pyproject.toml': '[project.scripts]\norders = "orders:main"\n' },
    'target uv orderd',
  ],
  [
    'Generate code with `cargo xtask codegen`.',
    { '.cargo/config.toml': '[alias]\nxtask = "run -p xtask --"\nlint = "clippy"\n' },
    { '.cargo/config.toml': '[alias]\nlint = "clippy"\n' },
    'target cargo xtask',
  ],
  [
    'Run `deno task check:all`.',
    { 'deno.jsonc': '{\n  // tasks\n  "tasks": { "check:all": "x", "dev": "x" }\n}\n' },
    { 'deno.jsonc': '{ "tasks": { "dev": "x" } }\n' },
    'target deno check:all',
  ],
  [
    'Run `composer analyse`.',
    { 'composer.json': manifest(['analyse', 'cs']) },
    { 'composer.json': manifest(['cs']) },
    'target composer analyse',
  ],
  [
    'Run `mise run db:migrate`.',
    { '.mise/tasks/db/migrate': '#!/bin/sh\n', '.mise/tasks/build.sh': '#!/bin/sh\n' },
    { '.mise/tasks/build.sh': '#!/bin/sh\n' },
    'target mise db:migrate',
  ],
  [
    'Run `mise run seed`.',
    { 'mise.toml': '[tasks.seed]\nrun = "x"\n[tasks]\nbuild = "x"\n' },
    { 'mise.toml': '[tasks]\nbuild = "x"\n' },
    'target mise seed',
  ],
  [
    'Run `pnpm turbo run gen-types`.',
    { 'turbo.json': '{"tasks":{"gen-types":{},"web#build":{}}}' },
    { 'turbo.json': '{"tasks":{"web#build":{}}}' },
    'target turbo gen-types',
  ],
  [
    'Run `bundle exec rake db:anonymise`.',
    { Rakefile: "namespace :db do\n  task :anonymise do\n  end\n  task 'seed'\nend\n" },
    { Rakefile: "namespace :db do\n  task 'seed'\nend\n" },
    'target rake db:anonymise',
  ],
  [
    'Run `bb dev:lint`.',
    { 'bb.edn': '{:paths ["s"]\n :tasks {:requires ([a.b])\n dev:lint {:doc "x"}\n test a/b}}\n' },
    { 'bb.edn': '{:paths ["s"]\n :tasks {:requires ([a.b])\n test a/b}}\n' },
    'target bb dev:lint',
  ],
  [
    'Run `make fuzz`.',
    { Makefile: 'include other/$(NAME).mk\nfuzz:\n\tx\nall:\n\tx\n' },
    { Makefile: 'all:\n\tx\n' },
    'target make fuzz',
  ],
  [
    '| Task | Command |\n|---|---|\n| Proto | `just proto` |\n',
    { justfile: 'proto:\n  x\nfmt:\n  x\n' },
    { justfile: 'fmt:\n  x\n' },
    'target just proto',
  ],
  [
    '```bash\ntask db:reset   # empties it\n```',
    { 'Taskfile.yml': taskfile('db:reset', 'deploy') },
    { 'Taskfile.yml': taskfile('deploy') },
    'target task db:reset',
  ],
  [
    '> Never skip `yarn verify:licences`.',
    { 'package.json': manifest([...SCRIPTS, 'verify:licences']) },
    { 'package.json': manifest(SCRIPTS) },
    'script verify:licences',
  ],
  [
    '提交前先运行 `pnpm gen:types`。',
    { 'package.json': manifest([...SCRIPTS, 'gen:types']) },
    { 'package.json': manifest(SCRIPTS) },
    'script gen:types',
  ],
  [
    'テストの前に `make seed` を実行する。',
    { Makefile: 'seed:\n\tx\nall:\n\tx\n' },
    { Makefile: 'all:\n\tx\n' },
    'target make seed',
  ],
  [
    'Den Server startet `bun run serve`.',
    { 'package.json': manifest([...SCRIPTS, 'serve']) },
    { 'package.json': manifest(SCRIPTS) },
    'script serve',
  ],
  [
    'Para empezar: `composer preparar`.',
    { 'composer.json': manifest(['preparar', 'cs']) },
    { 'composer.json': manifest(['cs']) },
    'target composer preparar',
  ],
  [
    '```\n$ mix setup\n```',
    { 'mix.exs': MIX.replace('%', 'setup: ["deps.get", "ecto.setup"],') },
    { 'mix.exs': MIX.replace('%', '') },
    'target mix setup',
  ],
];

const VITALS = { 'package.json': manifest([...SCRIPTS, 'vitals']) };
const NO_VITALS = { 'package.json': manifest(SCRIPTS) };

/** What a change takes out, while the text says so itself, or it is somewhere else, or the program has it too. */
const KEPT: readonly (readonly [text: string, before: Files, after: Files])[] = [
  ['We removed `pnpm vitals`.', VITALS, NO_VITALS],
  ['## Removed\n\n- `pnpm vitals`', VITALS, NO_VITALS],
  ['`pnpm vitals` gibt es nicht mehr.', VITALS, NO_VITALS],
  ['`pnpm vitals` は廃止されました。', VITALS, NO_VITALS],
  ['`pnpm vitals` ya no existe.', VITALS, NO_VITALS],
  ['不再使用 `pnpm vitals`。', VITALS, NO_VITALS],
  ['Use `pnpm check` instead of `pnpm vitals`.', VITALS, NO_VITALS],
  ['Run `pnpm vitals`.', VITALS, { ...NO_VITALS, 'apps/site/package.json': manifest(['vitals']) }],
  [
    'Run `make fuzz`.',
    { Makefile: 'fuzz:\n\tx\n' },
    { Makefile: 'include fuzz.mk\n', 'fuzz.mk': 'fuzz:\n\tx\n' },
  ],
  ['Run `make fuzz`.', { Makefile: 'fuzz:\n\tx\n' }, { Makefile: '%:\n\tx\n' }],
  ['Run `mix test`.', { 'mix.exs': MIX }, { 'mix.exs': MIX.replace('test:', 'check:') }],
  ['Run `pnpm vitals --if-present`.', VITALS, NO_VITALS],
  ['Run `pnpm <script>` or `npm run your-script`.', VITALS, NO_VITALS],
];

describe('a command whose name is gone', () => {
  it.each(REMOVED)('removed by the change: %s', async (text, before, after, target) => {
    expect(await changed(text, before, after)).toEqual([`warning ${target}; removed`]);
    expect(await changed(text, before, before)).toEqual([]);
  });

  it.each(REMOVED)('removed by an earlier commit: %s', async (text, before, after, target) => {
    expect(await once(text, before, after)).toEqual([`warning ${target}; ${COMMIT}`]);
    expect(await once(text, before, before)).toEqual([]);
  });

  it.each(KEPT)('silent while a file changes: %s', async (text, before, after) => {
    expect(await changed(text, before, after)).toEqual([]);
    expect(await once(text, before, after)).toEqual([]);
  });

  it('is none where the whole manifest goes and the text is of another repository', async () => {
    expect(await found('Run `mise run build`.')).toEqual([]);
    expect(
      await changed('Run `mise run build`.', { 'mise.toml': '[tasks]\nbuild = "x"\n' }, {}),
    ).toEqual(['warning target mise build; removed']);
  });
});
