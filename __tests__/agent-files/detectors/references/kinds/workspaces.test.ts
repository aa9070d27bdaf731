/** Packages of the repository that commands go to. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, messages, once, REMOVED } from '../look.js';

type Files = Readonly<Record<string, string>>;

const npm = (folder: string, name: string): Files => ({
  [`${folder}/package.json`]: JSON.stringify({ name, scripts: { build: 'x', test: 'x' } }),
});
const crate = (folder: string, name: string): Files => ({
  [`${folder}/Cargo.toml`]: `[package]\nname = "${name}"\n`,
});
const python = (folder: string, name: string): Files => ({
  [`${folder}/pyproject.toml`]: `[project]\nname = "${name}"\n`,
});
const fence = (...lines: readonly string[]): string => ['```sh', ...lines, '```', ''].join('\n');

const API = npm('packages/api', '@acme/api');
const CORE = crate('crates/core', 'orders-core');
const CRATES = { ...crate('crates/io', 'orders-io'), ...crate('crates/cli', 'orders-cli') };
const WORKER = python('services/worker', 'orders-worker');
const PYTHON = python('services/api', 'orders-api');

/** A text, the package that it names, the files that define it, and others of its kind that stay. */
const GONE: readonly (readonly [text: string, name: string, files: Files, others: Files])[] = [
  ['Run `pnpm --filter @acme/api build`.', '@acme/api', API, {}],
  ['Run `cargo test -p orders-core`.', 'orders-core', CORE, CRATES],
  ['- Tests: `pnpm -F api... test`', 'api', API, {}],
  [fence('pnpm install', 'pnpm --filter=@acme/api test   # a minute'), '@acme/api', API, {}],
  ['| Build | `npm run build -w packages/api` |', 'packages/api', API, {}],
  ['> `npm test --workspace=@acme/api` first.', '@acme/api', API, {}],
  ['1. `yarn workspace @acme/api build`', '@acme/api', API, {}],
  ['Run `turbo run build --filter=@acme/api`.', '@acme/api', API, {}],
  ['Run `bun --filter @acme/api test`.', '@acme/api', API, {}],
  [fence('$ cargo clippy --package orders-core -- -D warnings'), 'orders-core', CORE, CRATES],
  ['`cargo run -p orders_core --release`', 'orders_core', CORE, CRATES],
  ['Serve it: `uv run --package orders-worker orders`', 'orders-worker', WORKER, PYTHON],
  ['用 `pnpm --filter @acme/api build` 构建。', '@acme/api', API, {}],
  ['`cargo test -p orders-core` を実行する。', 'orders-core', CORE, CRATES],
  ['Gebaut wird mit `yarn workspace @acme/api build`.', '@acme/api', API, {}],
  ['Para probar: `pnpm --filter api test`', 'api', API, {}],
];

const WRONG: readonly (readonly [text: string, name: string, files?: Files])[] = [
  ['Run `pnpm --filter=@acme/site dev:web`.', '@acme/site'],
  ['Run `pnpm -F site... dev:web`.', 'site'],
  ['Run `npm test -w @acme/site`.', '@acme/site'],
  ['Run `yarn workspace @acme/site test:unit`.', '@acme/site'],
  ['Run `turbo run build --filter=site`.', 'site'],
  ['Run `cargo test -p orders-db`.', 'orders-db', { ...CORE, ...CRATES }],
  ['Run `cargo clippy --package orders-db`.', 'orders-db', { ...CORE, ...CRATES }],
  [fence('uv run --package orders-db pytest'), 'orders-db', { ...WORKER, ...PYTHON }],
  ['| Dev | `bun --filter site dev` |', 'site'],
  ['- `npm run build --workspace packages/site`', 'packages/site'],
  ['运行 `pnpm --filter @acme/site build`。', '@acme/site'],
  ['`pnpm --filter site test` を使う。', 'site'],
  ['Start: `yarn workspace @acme/laden build`', '@acme/laden'],
];

const SILENT: readonly (readonly [text: string, files?: Files])[] = [
  ['Run `pnpm --filter @acme/web dev:web`.'],
  ['Run `pnpm --filter web dev:web`.'],
  ['Run `pnpm --filter ./packages/web dev:web`.'],
  ['Run `pnpm --filter "./packages/*" build`.'],
  ['Run `pnpm --filter "[main]" build`.'],
  ['Run `pnpm --filter <package> build`.'],
  ['Run `pnpm --filter @acme/your-app build`.'],
  ['Run `pnpm -w build`.'],
  ['Run `cargo test -p orders_core`.', { ...CORE, ...CRATES }],
  ['Run `cargo test -p orders-core`.', { ...CORE, ...CRATES }],
  ['Run `cargo update -p serde`.', { ...CORE, ...CRATES }],
  ['Run `cargo test -p $CRATE`.', { ...CORE, ...CRATES }],
  ['e.g. `pnpm --filter site build`'],
  ['We removed `pnpm --filter @acme/api build`.'],
  ['`yarn workspace @acme/api build` no longer works: it was removed.'],
  ['`pnpm --filter @acme/api build` gibt es nicht mehr.'],
  ['`pnpm --filter @acme/api build` 已移除。'],
];

describe('a package that a command goes to', () => {
  it.each(GONE)('%j: a change removes %s', async (text, name, files, others) => {
    const before = { ...files, ...others };
    expect(await changed(text, before, others)).toEqual([`warning workspace ${name}; removed`]);
    expect(await changed(text, before, before)).toEqual([]);
  });

  it.each(GONE)('%j: an earlier commit removed %s', async (text, name, files, others) => {
    expect(await once(text, { ...files, ...others }, others)).toEqual([
      `warning workspace ${name}; ${REMOVED}`,
    ]);
  });

  it.each(WRONG)('%j: %s is wrong now', async (text, name, files) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([`warning workspace ${name}`]);
  });

  it.each(SILENT)('nothing is said of %j', async (text, files = {}) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([]);
    expect(await changed(text, { ...API, ...files }, files)).toEqual([]);
    expect(await once(text, { ...API, ...files }, files)).toEqual([]);
  });

  it('says what is not here', async () => {
    expect(await messages('Run `pnpm --filter @acme/site dev`.')).toEqual([
      'No package here is called `@acme/site`',
    ]);
  });
});
