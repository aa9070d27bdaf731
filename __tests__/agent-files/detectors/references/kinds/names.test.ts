/** Symbols, flags, variables, keys and packages: told only where code here defined them and has them no more. */
import { describe, expect, it } from '@jest/globals';
import { changed, MANY_FILES, once, REMOVED } from '../look.js';

type Row = readonly [text: string, told: string, path: string, before: string, after?: string];

/** What a text says, what is told of it, and a file before and after. */
const GONE: readonly Row[] = [
  [
    'Take the lock with `startOptionLock` first.',
    'symbol startOptionLock',
    'src/lock.ts',
    'export function startOptionLock() {}\n',
    'export function lock() {}\n',
  ],
  [
    'Call `JobRunner.drainQueue()` before the process ends.',
    'symbol JobRunner.drainQueue()',
    'src/jobs.ts',
    'class JobRunner {\n  public drainQueue(): void {\n    this.stop();\n  }\n}\n',
    'class JobRunner {}\n',
  ],
  [
    'Shared helpers such as these live in one place. The limit is `MAX_OPEN_ROWS`.',
    'variable MAX_OPEN_ROWS',
    'src/rows.py',
    'MAX_OPEN_ROWS = 40\n',
    'LIMIT = 40\n',
  ],
  ['Read the URL from `SHOP_API_URL`.', 'variable SHOP_API_URL', '.env.sample', 'SHOP_API_URL=x\n'],
  [
    'The worker reads `${WORKER_POOL_SIZE}`.',
    'variable ${WORKER_POOL_SIZE}',
    'config/pool.yaml',
    'size: ${WORKER_POOL_SIZE}\n',
    'size: 4\n',
  ],
  [
    'Run `node scripts/build.mjs --sequential` on a small machine.',
    'flag --sequential',
    'scripts/options.mjs',
    "const known = ['--sequential', '--quiet'];\n",
    "const known = ['--quiet'];\n",
  ],
  [
    'The builder takes `--keep-maps` for debugging.',
    'flag --keep-maps',
    'scripts/cli.py',
    'parser.add_argument("--keep-maps")\n',
    'parser.add_argument("--maps")\n',
  ],
  [
    'Colours come from `--card-accent`.',
    'flag --card-accent',
    'src/card.css',
    ':root {\n  --card-accent: #123456;\n}\n',
    ':root {\n}\n',
  ],
  [
    'Queues are built with `@acme/queue`.',
    'package @acme/queue',
    'packages/queue/package.json',
    '{ "name": "@acme/queue" }\n',
  ],
  [
    'The job `nightly-sweep` clears old rows.',
    'key nightly-sweep',
    '.github/workflows/sweep.yml',
    'jobs:\n  nightly-sweep:\n    runs-on: x\n',
    'jobs:\n  sweep:\n    runs-on: x\n',
  ],
  [
    'Give the button the class `primary-action`.',
    'key primary-action',
    'src/button.css',
    '.primary-action {\n  color: red;\n}\n',
    '.action {\n  color: red;\n}\n',
  ],
  [
    'Hold rows in a `RowCursor` and never in a list.',
    'symbol RowCursor',
    'src/cursor.rs',
    'pub struct RowCursor {\n    at: usize,\n}\n',
    'pub struct Cursor {\n    at: usize,\n}\n',
  ],
  [
    'Every loader starts like this:\n\n```ts\nimport { defineLoader } from "../loader";\n```\n',
    'symbol defineLoader',
    'src/loader.ts',
    'export const defineLoader = () => 1;\n',
    'export const loader = () => 1;\n',
  ],
  [
    'The crate `queue-rows` holds them.',
    'key queue-rows',
    'crates/rows/Cargo.toml',
    '[package]\nname = "queue-rows"\n',
    '[package]\nname = "rows"\n',
  ],
  [
    'Run `orders sync-rows` each night.\n\nThe verb `sync-rows` asks first.',
    'key sync-rows',
    'src/verbs.ts',
    "program.command('sync-rows');\n",
    "program.command('sync');\n",
  ],
  [
    'Errors are made by `make_row_error`.',
    'symbol make_row_error',
    'src/errors.go',
    'func make_row_error() error {\n\treturn nil\n}\n',
    'func rowError() error {\n\treturn nil\n}\n',
  ],
  [
    'Take a `hydra.RowContext` first.',
    'symbol hydra.RowContext',
    'pkg/hydra/context.go',
    'type RowContext interface {\n\tRows() int\n}\n',
  ],
  [
    'Set SHOP_API_URL in the shell first.',
    'variable SHOP_API_URL',
    'src/env.ts',
    'const url = process.env.SHOP_API_URL;\n',
  ],
  [
    '### MAX_OPEN_ROWS and its friends\n\nSee the code.\n',
    'variable MAX_OPEN_ROWS',
    'src/rows.py',
    'MAX_OPEN_ROWS = 40\n',
  ],
  [
    '```bash\nWORKER_POOL_SIZE=4 pnpm dev\n```\n',
    'variable WORKER_POOL_SIZE',
    'config/pool.yaml',
    'size: ${WORKER_POOL_SIZE}\n',
  ],
  [
    'Pass --keep-maps when you debug the build.',
    'flag --keep-maps',
    'scripts/cli.py',
    'parser.add_argument("--keep-maps")\n',
  ],
  [
    'A loader reads its rows so:\n\n```ts\nconst rows = await openCursor(table);\n```\n',
    'symbol openCursor',
    'src/cursor.ts',
    'export async function openCursor(table: string) {}\n',
  ],
  [
    'Tests take the fixture:\n\n```python\nrows = make_row_table(db)\n```\n',
    'symbol make_row_table',
    'tests/tables.py',
    'def make_row_table(db):\n    pass\n',
  ],
];

const IN_OTHER_LANGUAGES: readonly Row[] = [
  [
    '先用 `startOptionLock` 加锁。',
    'symbol startOptionLock',
    'src/lock.ts',
    'export function startOptionLock() {}\n',
    'export function lock() {}\n',
  ],
  [
    '接続先は `SHOP_API_URL` で決まる。',
    'variable SHOP_API_URL',
    'deploy/app.env',
    'SHOP_API_URL=x\n',
  ],
  [
    '| Option | Wirkung |\n|---|---|\n| `--keep-maps` | behält die Karten |\n',
    'flag --keep-maps',
    'cmd/main.go',
    'var keep = flag.Bool("--keep-maps", false, "")\n',
    'var keep = false\n',
  ],
  [
    'Cada pedido sale de `OrderFactory`.',
    'symbol OrderFactory',
    'src/Orders.php',
    '<?php\nfinal class OrderFactory\n{\n}\n',
    '<?php\nfinal class Orders\n{\n}\n',
  ],
  [
    '> Each worker ends with `close_all_rows`.',
    'symbol close_all_rows',
    'lib/rows.ex',
    'def close_all_rows(rows) do\n  rows\nend\n',
    'def close(rows) do\n  rows\nend\n',
  ],
  [
    '1. Wrap it in `RowGuard`',
    'symbol RowGuard',
    'src/main/java/shop/RowGuard.java',
    'public final class RowGuard {\n}\n',
  ],
];

const LOCK = 'export function startOptionLock() {}\n';
const CONTEXT = 'type RowContext interface {\n\tRows() int\n}\n';

const SILENT: readonly (readonly [why: string, ...Row])[] = [
  [
    'is only called, so may be of a library',
    'Use `readQuickly()`.',
    '',
    'src/a.ts',
    'readQuickly();\n',
  ],
  [
    'is the variable of a setting that is still there',
    'Set LOG_FORMAT to `json`.',
    '',
    'src/settings.py',
    'LOG_FORMAT = env("LOG_FORMAT")\n',
    'class Settings(BaseSettings):\n    log_format: str = "x"\n',
  ],
  [
    'is still the name of a file',
    'Each page ends with `AppFooter`.',
    '',
    'src/AppFooter.vue',
    "export default { name: 'AppFooter' };\n",
    '<footer />\n',
  ],
  [
    'may be in a file that has grown too large to read',
    'Call `startOptionLock` first.',
    '',
    'src/lock.ts',
    LOCK,
    `${'x'.repeat(1_100_000)}\n`,
  ],
  [
    'is a flag of git',
    'Never call git with --no-verify here.',
    '',
    'src/flags.ts',
    "const FLAGS = ['--no-verify'];\n",
    'x\n',
  ],
  [
    'is a flag of the package manager',
    'Install with `npm ci --legacy-peer-deps`.',
    '',
    'src/flags.ts',
    "const FLAGS = ['--legacy-peer-deps'];\n",
    'x\n',
  ],
  [
    'is a flag of a package manager in a sentence',
    'Install with `npm ci` and --legacy-peer-deps where it complains.',
    '',
    'src/flags.ts',
    "const FLAGS = ['--legacy-peer-deps'];\n",
    'x\n',
  ],
  ['moved', 'Use `startOptionLock`.', '', 'src/lock.ts', LOCK, `// here\n${LOCK}`],
  ['is said to be gone', 'The old `startOptionLock` was removed.', '', 'src/lock.ts', LOCK],
  ['is said to be replaced', 'Use `lock()` instead of `startOptionLock`.', '', 'src/lock.ts', LOCK],
  ['is said to be gone in German', '`startOptionLock` wurde entfernt.', '', 'src/lock.ts', LOCK],
  ['is said to be gone in Chinese', '`startOptionLock` 已废弃。', '', 'src/lock.ts', LOCK],
  ['is said to be gone in Japanese', '`startOptionLock` は廃止。', '', 'src/lock.ts', LOCK],
  ['is said to be gone in Spanish', 'Ya no existe `startOptionLock`.', '', 'src/lock.ts', LOCK],
  ['is an example in German', 'Verben, z. B. `startOptionLock`.', '', 'src/lock.ts', LOCK],
  ['is an example', 'Names are verbs, for example `startOptionLock`.', '', 'src/lock.ts', LOCK],
  ['is in a list of what is left', '## Removed\n\n- `startOptionLock`\n', '', 'src/lock.ts', LOCK],
  ['was in a document only', 'Use `startOptionLock`.', '', 'docs/lock.md', LOCK],
  [
    'was in a lock file only',
    'Built with `@acme/queue`.',
    '',
    'pnpm-lock.yaml',
    '"@acme/queue": 1\n',
  ],
  [
    'is a type of another module',
    'Take a `restate.RowContext`.',
    '',
    'pkg/hydra/context.go',
    CONTEXT,
  ],
  [
    'is a class of another module in a sample',
    '```python\nwith zipfile.RowFile(path) as rows:\n```\n',
    '',
    'src/rows.py',
    'class RowFile:\n    pass\n',
  ],
  [
    'is a word of samples of any project',
    '```dockerfile\nENV API_TOKEN=x\n```\n',
    '',
    'src/a.ts',
    'read(process.env.API_TOKEN);\n',
  ],
  ['was in a change log only', 'Set `SHOP_API_URL`.', '', 'CHANGES.txt', 'SHOP_API_URL\n'],
  [
    'is shown as wrong',
    '```ts\n// ❌ Bad\nstartOptionLock();\n\n// ✅ Good\nlock();\n```\n',
    '',
    'src/lock.ts',
    LOCK,
  ],
  ['is what was before', '```ts\nstartOptionLock(); // old\n```\n', '', 'src/lock.ts', LOCK],
  [
    'is made by the sample itself',
    '```ts\nfunction startOptionLock() {}\nstartOptionLock();\n```\n',
    '',
    'src/lock.ts',
    LOCK,
  ],
  [
    'is part of an address',
    'See https://acme.dev/SHOP_API_URL.',
    '',
    '.env.sample',
    'SHOP_API_URL=x\n',
  ],
  ['is no name', 'Use `lock` for it.', '', 'src/lock.ts', 'export function lock() {}\n'],
  [
    'stands for any name',
    'Set `YOUR_API_TOKEN`.',
    '',
    'src/env.ts',
    'const a = "YOUR_API_TOKEN";\n',
  ],
  [
    'is of another program',
    'Run `git push --force-with-lease`.',
    '',
    'src/a.ts',
    "x('--force-with-lease');\n",
  ],
  [
    'is a word of a comment',
    'Views are `read-only`.',
    '',
    'src/a.ts',
    '// a read-only view\nx();\n',
  ],
  [
    'is a variable of the runner',
    'Export `GITHUB_TOKEN` first.',
    '',
    '.github/workflows/a.yml',
    'x: ${{ env.GITHUB_TOKEN }}\n',
  ],
  [
    'is a flag in a comment',
    'Use `--fast-forward` here.',
    '',
    'src/a.ts',
    '// merges with --fast-forward only\nx();\n',
  ],
  [
    'is of a library that a test stands in for',
    'Mock the hook `useOrderParams` of the router.',
    '',
    'src/a.test.ts',
    'import { useOrderParams } from "router/hooks";\nvi.mock("router/hooks", () => ({\n  useOrderParams: vi.fn(),\n}));\n',
  ],
  ['is not to be used', 'Do not use Acme.js `startOptionLock()`.', '', 'src/lock.ts', LOCK],
  ['is forbidden', '- **NO Acme.js `startOptionLock()`** - too slow', '', 'src/lock.ts', LOCK],
  ['is left behind', 'When migrating from Acme.js `startOptionLock`:', '', 'src/lock.ts', LOCK],
  [
    'is made by a sample',
    'Write your own:\n\n```ts\nexport function startOptionLock() {}\n```\n',
    '',
    'src/lock.ts',
    LOCK,
  ],
  [
    'is of a library that a test replaces',
    'Mock `orderStorage` in tests.',
    '',
    'src/a.test.ts',
    'const orderStorage = { getItem: 1 };\n',
  ],
  ['is marked as wrong', '- ❌ `startOptionLock()` ✅ `lock()`', '', 'src/lock.ts', LOCK],
  ['is called bad', '- **Bad:** `startOptionLock()` in a loop', '', 'src/lock.ts', LOCK],
  ['is to be avoided', 'Avoid: `startOptionLock()`.', '', 'src/lock.ts', LOCK],
  ['is what not to do', "- ❌ DON'T: use camelCase (`startOptionLock`)", '', 'src/lock.ts', LOCK],
  [
    'is in the column of what not to do',
    "| Do | Don't |\n|---|---|\n| `lock()` | `startOptionLock()` |",
    '',
    'src/lock.ts',
    LOCK,
  ],
  ['was another name', 'The way in is `lock` (was `startOptionLock`).', '', 'src/lock.ts', LOCK],
  ['is deprecated', 'Deprecated: `startOptionLock`.', '', 'src/lock.ts', LOCK],
  ['is struck out', '~~`startOptionLock`~~ use a queue.', '', 'src/lock.ts', LOCK],
  [
    'is of a package that stands for any',
    'A page:\n\n```ts\nimport { startOptionLock } from "your-package";\n```\n',
    '',
    'src/lock.ts',
    LOCK,
  ],
  [
    'is what a comment of a sample calls wrong',
    'A page:\n\n```ts\n// ❌ before\nimport { startOptionLock } from "./lock";\n```\n',
    '',
    'src/lock.ts',
    LOCK,
  ],
  [
    'is only handed to another program',
    'Run `cargo bench --save-baseline`.',
    '',
    'xtask/src/main.rs',
    'Command::new("cargo").arg("--save-baseline");\n',
  ],
  [
    'is only handed on by a script',
    'Use `--save-baseline` for both.',
    '',
    'scripts/bench.py',
    'subprocess.run(["cargo", "bench", "--save-baseline"])\n',
  ],
  [
    'is read by an SDK',
    'Set `AWS_DEFAULT_REGION`.',
    '',
    'src/a.ts',
    'const r = process.env.AWS_DEFAULT_REGION;\n',
  ],
  [
    'is read by a run time',
    'Set `JAVA_TOOL_OPTIONS`.',
    '',
    'ci.sh',
    'export JAVA_TOOL_OPTIONS=-Xmx1g\n',
  ],
  [
    'is a value',
    'File names are `kebab-case`.',
    '',
    'src/a.rs',
    '#[serde(rename_all = "kebab-case")]\n',
  ],
  [
    'is an attribute of a page',
    'Buttons have an `aria-label`.',
    '',
    'src/a.ts',
    'const a = { "aria-label": "x" };\n',
  ],
  [
    'is the name of a branch',
    '`release-next` is cut on Mondays.',
    '',
    '.github/workflows/a.yml',
    'on:\n  push:\n    branches: [release-next]\n',
  ],
  [
    'is a type in a sample',
    'A part looks so:\n\n```ts\nexport function Part(handle: Handle<PartProps>) {}\n```\n',
    '',
    'src/part.ts',
    'export type PartProps = { a: 1 };\n',
  ],
];

/** Code by its ending, whatever it is called and wherever it is. */
const STILL_CODE = [
  'CMakeLists.txt',
  '.mcp.json',
  'scripts/changes-pr.ts',
  'src/license-check.py',
  '.agents/skills/scan/scripts/scan.mjs',
  '.claude/hooks/lock.sh',
];

const sides = (path: string, before: string, after: string | undefined) =>
  [{ [path]: before }, after === undefined ? {} : { [path]: after }] as const;

// No row is wrong by itself: most names that no code here has are of other programs.
describe('a name that code had', () => {
  describe.each([
    ['small', {}],
    ['large', MANY_FILES],
  ])('in a %s tree', (_, others) => {
    it.each([...GONE, ...IN_OTHER_LANGUAGES])(
      '%j: a change removes %s',
      async (text, told, path, before, after) => {
        const [then, now] = sides(path, before, after);
        expect(await changed(text, { ...others, ...then }, { ...others, ...now })).toEqual([
          `warning ${told}; removed`,
        ]);
      },
    );

    it.each([...GONE, ...IN_OTHER_LANGUAGES])(
      '%j: an earlier commit removed %s',
      async (text, told, path, before, after) => {
        const [then, now] = sides(path, before, after);
        expect(await once(text, { ...others, ...then }, { ...others, ...now })).toEqual([
          `warning ${told}; ${REMOVED}`,
        ]);
      },
    );

    it.each(SILENT)(
      'nothing is said where it %s',
      async (_why, text, _told, path, before, after) => {
        const [then, now] = sides(path, before, after);
        expect(await changed(text, { ...others, ...then }, { ...others, ...now })).toEqual([]);
        expect(await once(text, { ...others, ...then }, { ...others, ...now })).toEqual([]);
      },
    );

    it('nothing is said of a name that another file still has', async () => {
      const [text, still] = ['Use `startOptionLock`.', { 'src/use.ts': 'startOptionLock();\n' }];
      const before = { ...others, ...still, 'src/lock.ts': LOCK };
      expect(await changed(text, before, { ...others, ...still })).toEqual([]);
      expect(await once(text, before, { ...others, ...still })).toEqual([]);
    });

    it.each(STILL_CODE)('nothing is said of a name that %s still has', async (path) => {
      const text = 'Run `node scripts/build.mjs --startlock`.';
      const still = { [path]: "x = args.includes('--startlock')\n" };
      const before = { ...others, ...still, 'src/lock.ts': "known = ['--startlock'];\n" };
      expect(await changed(text, before, { ...others, ...still })).toEqual([]);
      expect(await once(text, before, { ...others, ...still })).toEqual([]);
    });

    it('nothing is said of a name that no tree had', async () => {
      expect(await changed('Use `startOptionLock`.', others, { ...others })).toEqual([]);
      expect(await once('Use `startOptionLock`.', others, { ...others })).toEqual([]);
    });
  });
});
