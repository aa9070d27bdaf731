import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED, saidOfChange, without } from '../look.js';

const FILES = {
  'README.md': 'x',
  'package.json': '{"scripts":{"test":"x","dev":"x"}}',
  'apps/web/package.json': '{"scripts":{"test":"x","dev":"x"}}',
  'apps/web/src/main.ts': 'x',
  'apps/api/server.ts': 'a server',
  'tools/lint/run.sh': 'x',
  '.gitignore': '/sandbox/\n',
};
const fenced = (...lines: readonly string[]): string => ['```bash', ...lines, '```', ''].join('\n');

/** Ways of writing it, each with the folder `apps/api` of which nothing is left. */
const WRITTEN: readonly (readonly [how: string, text: string])[] = [
  ['in code', 'Run `cd apps/api && pnpm test` first.'],
  ['with its slash', 'Run `cd apps/api/ && pnpm test` first.'],
  ['alone', 'First `cd apps/api`.'],
  ['with pushd', 'Run `pushd apps/api`.'],
  ['in a fence', fenced('pnpm install', 'cd apps/api', 'pnpm test')],
  ['behind a prompt', fenced('$ cd apps/api', '$ pnpm test')],
  ['in two steps', fenced('cd apps', 'cd api')],
  ['in a subshell', fenced('(cd apps/api && pnpm test)')],
  ['in quotes', fenced('cd "apps/api"')],
  ['with a dot', fenced('cd ./apps/api && pnpm dev')],
  ['behind a way back', fenced('cd apps/api', 'pnpm dev', 'cd ../..')],
  ['below the heading', '# Apps (`apps/`)\n\nRun `cd api`.'],
  ['in a cell', '| Part | Start |\n|---|---|\n| API | `cd apps/api && go run .` |\n'],
  ['in a step', '2. `cd apps/api && cargo run`'],
  ['behind a comment', fenced('# start the API', 'cd apps/api   # first', 'mix phx.server')],
  ['in Chinese', '先 `cd apps/api && poetry install`。'],
  ['in Japanese', '`cd apps/api && bundle install` を実行する。'],
  ['in German', 'Zuerst `cd apps/api && composer install` ausführen.'],
  ['in Spanish', 'Ejecuta `cd apps/api && dotnet run`.'],
  ['with make', 'Run `make -C apps/api test`.'],
  ['with pnpm', 'Run `pnpm -C apps/api test`.'],
  ['with npm', fenced('npm --prefix apps/api ci')],
  ['with yarn', fenced('yarn --cwd apps/api test')],
  ['with go', 'Run `go -C apps/api test ./...`.'],
  ['with git', 'Run `git -C apps/api status`.'],
  ['with uv', 'Run `uv run --directory apps/api pytest`.'],
];

describe('a folder that a command goes into', () => {
  it.each(WRITTEN)('is told where an earlier commit took it out: %s', async (_, text) => {
    const said = await once(text, FILES, without(FILES, 'apps/api/server.ts'));
    expect(said).toEqual([expect.stringMatching(`^warning folder .*; ${REMOVED}$`)]);
    expect(await once(text, FILES, FILES)).toEqual([]);
  });

  it.each(WRITTEN)('is told where the change takes it out: %s', async (_, text) => {
    const said = await saidOfChange(text, FILES, without(FILES, 'apps/api/server.ts'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^warning: The command goes into `.*`, which does not exist; this change removes it$/,
    );
  });

  it.each([
    ['below one that is here', 'Run `cd apps/shop && pnpm test`.', 'warning folder cd apps/shop'],
    ['in a fence', fenced('cd tools/format', './run.sh'), 'warning folder cd tools/format'],
    ['with pushd', 'Run `pushd apps/shop`.', 'warning folder cd apps/shop'],
    ['with its slash', '- `cd apps/shop/ && go test ./...`', 'warning folder cd apps/shop/'],
    ['in a subshell', fenced('(cd apps/shop && make)'), 'warning folder cd apps/shop'],
    ['in quotes', fenced('cd "apps/shop"'), 'warning folder cd apps/shop'],
    ['behind a prompt', fenced('$ cd ./apps/shop'), 'warning folder cd ./apps/shop'],
    ['in a cell', '| Shop | `cd apps/shop && mix test` |', 'warning folder cd apps/shop'],
    ['in a quotation', '> `cd apps/shop && cargo test`', 'warning folder cd apps/shop'],
    ['by a flag', 'Run `make -C apps/shop test`.', 'warning folder -C apps/shop'],
    ['by a flag of npm', fenced('npm --prefix=apps/shop ci'), 'warning folder --prefix apps/shop'],
    ['in Chinese', '先 `cd apps/shop && uv sync`。', 'warning folder cd apps/shop'],
    ['in Japanese', '`cd apps/shop && rake` を実行する。', 'warning folder cd apps/shop'],
    ['in German', 'Danach `cd apps/laden && gradle test`.', 'warning folder cd apps/laden'],
    [
      'in Spanish',
      'Ejecuta `cd apps/tienda && php artisan test`.',
      'warning folder cd apps/tienda',
    ],
  ])('is told where it never was: %s', async (_, text, finding) => {
    expect(await found(text, 'AGENTS.md', FILES)).toEqual([finding]);
  });

  it.each([
    ['that is here', 'Run `cd apps/web && pnpm test`.'],
    ['above', fenced('cd apps/web', 'cd ..', 'cd web')],
    ['seen from the root again', fenced('cd apps/web', 'pnpm test', 'cd apps/api')],
    ['of a clone', fenced('git clone https://example.com/a/shop', 'cd shop')],
    ['that is made', fenced('mkdir -p apps/new', 'cd apps/new')],
    ['of a new project', fenced('npx create-app apps/shop', 'cd apps/shop')],
    ['that stands for any', fenced('cd apps/<name>', 'cd packages/your-package')],
    ['of a variable', fenced('cd $ROOT/apps', 'cd "$(git rev-parse --show-toplevel)/apps/x"')],
    ['of the machine', fenced('cd ~/work', 'cd /tmp/x', 'cd -')],
    ['that git ignores', fenced('cd sandbox/a')],
    ['that is built', fenced('cd apps/web/dist')],
    ['alone that never was here', fenced('cd backend')],
    ['as an example', 'For example:\n\n' + fenced('cd apps/shop')],
    ['of a program', fenced('abcd apps/shop', 'run --cd apps/shop')],
    ['in a language', '```ts\ncd apps/shop\n```\n'],
    ['in a comment', fenced('# cd apps/shop')],
    ['of a flag that is here', 'Run `pnpm -C apps/web test` and `make -C apps/web`.'],
    ['of a flag that is built', fenced('make -C apps/web/build')],
    ['of a flag that stands for any', 'Run `pnpm -C apps/<name> test`.'],
    ['of a flag on the machine', fenced('git -C ~/work pull', 'make -C $ROOT/apps all')],
    ['of a flag that makes it', fenced('npm --prefix apps/shop init -y')],
    ['of another flag', fenced('tar -C apps/shop -xf a.tar', 'git diff -C HEAD~1')],
  ])('is silent: one %s', async (_, text) => {
    expect(await found(text, 'AGENTS.md', FILES)).toEqual([]);
  });

  it.each([
    ['said to be gone', 'We removed `cd apps/api && pnpm test`.'],
    ['said to be replaced', 'Use `cd apps/web` instead of `cd apps/api`.'],
    ['in a list of what went', '## Removed\n\n- `cd apps/api && pnpm test`'],
    ['said to be gone in German', '`cd apps/api && pnpm test` gibt es nicht mehr.'],
    ['said to be gone in Chinese', '`cd apps/api && pnpm test` 已移除。'],
    ['said to be gone in Japanese', '`cd apps/api && pnpm test` は廃止された。'],
    ['of a clone', fenced('git clone https://example.com/a/shop apps', 'cd apps/api')],
  ])('is silent of one that goes: %s', async (_, text) => {
    expect(await changed(text, FILES, without(FILES, 'apps/api/server.ts'))).toEqual([]);
    expect(await once(text, FILES, without(FILES, 'apps/api/server.ts'))).toEqual([]);
  });
});
