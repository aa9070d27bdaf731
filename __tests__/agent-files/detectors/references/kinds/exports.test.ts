/** Subpaths of packages of the repository: told where the package does not export them. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED } from '../look.js';

type Files = Readonly<Record<string, string>>;

const queue = (exported: unknown, name: string = '@acme/queue'): Files => ({
  'packages/queue/package.json': JSON.stringify({ name, exports: exported }),
});
const subpaths = (...keys: readonly string[]): Files =>
  queue(Object.fromEntries(['.', ...keys].map((key) => [key, './x.js'])));

const fence = (line: string, language: string = 'ts') => `\`\`\`${language}\n${line}\n\`\`\`\n`;

/** Texts that name `@acme/queue/worker` or a path that its package has under another name. */
const NAMED: readonly (readonly [text: string, target: string, before: Files, after: Files])[] = [
  [
    'Workers come from `@acme/queue/worker`.',
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths('./runner'),
  ],
  [
    'Import `@acme/queue/worker`, never the file.',
    '@acme/queue/worker',
    subpaths('./*'),
    subpaths('./runner'),
  ],
  [
    fence("import { run } from '@acme/queue/worker';"),
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths(),
  ],
  [
    fence("const run = require('@acme/queue/worker');", 'js'),
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths(),
  ],
  [
    fence("import '@acme/queue/setup';"),
    '@acme/queue/setup',
    subpaths('./setup'),
    subpaths('./init'),
  ],
  [
    fence("const run = await import('@acme/queue/worker');"),
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths(),
  ],
  [
    fence("export * from '@acme/queue/a/b';"),
    '@acme/queue/a/b',
    subpaths('./a/*'),
    subpaths('./c/*'),
  ],
  [
    '- `@acme/queue/testing/fakes` for tests',
    '@acme/queue/testing/fakes',
    subpaths('./testing/*'),
    subpaths('./testing'),
  ],
  [
    '| Use | Path |\n|---|---|\n| Jobs | `@acme/queue/jobs` |\n',
    '@acme/queue/jobs',
    subpaths('./jobs'),
    subpaths(),
  ],
  [
    'Types are in `@acme/queue/types-only`.',
    '@acme/queue/types-only',
    subpaths('./types-only'),
    subpaths(),
  ],
  [
    fence("import { run } from 'queuekit/worker';"),
    'queuekit/worker',
    queue({ '.': 'x', './worker': 'y' }, 'queuekit'),
    queue({ '.': 'x' }, 'queuekit'),
  ],
  [
    fence("import { run } from 'queuekit/worker';", 'tsx'),
    'queuekit/worker',
    queue({ '.': 'x', './worker': 'y' }, 'queuekit'),
    queue({ '.': 'x', './w/*': 'y' }, 'queuekit'),
  ],
  [
    '工作进程来自 `@acme/queue/worker`。',
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths('./runner'),
  ],
  [
    'ワーカーは `@acme/queue/worker` から読み込む。',
    '@acme/queue/worker',
    subpaths('./worker'),
    subpaths(),
  ],
  [
    '> Die Arbeiter kommen aus `@acme/queue/worker`.',
    '@acme/queue/worker',
    subpaths('./*'),
    subpaths(),
  ],
  [
    'Stop jobs with `@acme/queue/stop` at the end.',
    '@acme/queue/stop',
    subpaths('./stop'),
    queue({ '.': 'x', './stop': null }),
  ],
];

const WORKER = 'Workers come from `@acme/queue/worker`.';

const SILENT: readonly (readonly [why: string, text: string, now: Files])[] = [
  ['is exported', WORKER, subpaths('./worker')],
  ['is exported by a pattern', WORKER, subpaths('./*')],
  ['is in a folder that is exported, as older packages have it', WORKER, subpaths('./')],
  ['is of a package that exports all', WORKER, queue(undefined)],
  [
    'is of a package with one entry for all conditions',
    WORKER,
    queue({ import: './x.mjs', require: './x.cjs' }),
  ],
  [
    'is of another package',
    WORKER,
    { ...subpaths(), 'packages/queue/package.json': '{"name":"@acme/other"}' },
  ],
  [
    'is of a manifest that cannot be read',
    WORKER,
    { 'packages/queue/package.json': '{"name": "@acme/queue", "exports": {' },
  ],
  ['is an example', 'Name a path, for example `@acme/queue/worker`.', subpaths()],
  ['is said to be gone', '`@acme/queue/worker` was removed in June.', subpaths()],
  ['is said to be missing', 'There is no `@acme/queue/worker`.', subpaths()],
  [
    'is an alias of the compiler',
    WORKER,
    {
      ...subpaths(),
      'tsconfig.base.json':
        '{"compilerOptions":{"paths":{"@acme/queue/*":["./packages/queue/src/*"]}}}',
    },
  ],
  [
    'is exported by another package of this name',
    WORKER,
    {
      ...subpaths(),
      'fixtures/queue/package.json': JSON.stringify({
        name: '@acme/queue',
        exports: { './worker': 'x' },
      }),
    },
  ],
  [
    'is exported once it is published',
    WORKER,
    {
      'packages/queue/package.json': JSON.stringify({
        name: '@acme/queue',
        exports: { '.': 'x' },
        publishConfig: { exports: { './worker': 'x' } },
      }),
    },
  ],
  ['is said in German to be gone', '`@acme/queue/worker` gibt es nicht mehr.', subpaths()],
  ['is said in Chinese to be gone', '`@acme/queue/worker` 已移除。', subpaths()],
  ['is said in Japanese to be gone', '`@acme/queue/worker` は廃止された。', subpaths()],
  ['is a path of files', 'See `packages/queue` and `src/auth` for it.', subpaths()],
];

describe('a path of a package of this repository', () => {
  it.each(NAMED)('%j: a change takes %s out', async (text, target, before, after) => {
    expect(await changed(text, before, after)).toEqual([`warning export ${target}; removed`]);
  });

  it.each(NAMED)('%j: %s is wrong now', async (text, target, _before, after) => {
    expect(await found(text, 'AGENTS.md', after)).toEqual([`warning export ${target}`]);
  });

  it.each(SILENT)('nothing is said where it %s', async (_why, text, now) => {
    expect(await found(text, 'AGENTS.md', now)).toEqual([]);
    expect(await changed(text, subpaths('./worker'), now)).toEqual([]);
    expect(await once(text, subpaths('./worker'), now)).toEqual([]);
  });

  describe('whose name alone could be a folder too', () => {
    const before = queue({ '.': 'x', './worker': 'y', './jobs': 'z' }, 'queuekit');
    const after = queue({ '.': 'x', './jobs': 'z' }, 'queuekit');

    it.each([
      'Workers come from `queuekit/worker`.',
      'Start `queuekit/worker` first.',
      '- `queuekit/worker` runs jobs',
      '| Part |\n|---|\n| `queuekit/worker` |\n',
      'Read `queuekit/worker` when a job hangs.',
      '**`queuekit/worker`** holds the loop.',
      'Both ends meet in `queuekit/worker`.',
      'Keep `queuekit/worker` free of state.',
      '> `queuekit/worker` never throws.',
      '1. Open `queuekit/worker`.',
      'Jobs wait in `queuekit/worker` for a slot.',
      '### `queuekit/worker`\n',
    ])('%j: an earlier commit took it out', async (text) => {
      expect(await once(text, before, after)).toEqual([
        `warning export queuekit/worker; ${REMOVED}`,
      ]);
    });

    it('is wrong now where the text names another path of the package', async () => {
      const text = 'Use `queuekit/jobs` and `queuekit/worker`.';
      expect(await found(text, 'AGENTS.md', after)).toEqual(['warning export queuekit/worker']);
      expect(await found('Use `queuekit/worker`.', 'AGENTS.md', after)).toEqual([]);
    });
  });
});

describe('aliases that a compiler has for parts of a package', () => {
  const text = 'Workers come from `@acme/queue/worker`.';
  const alias = (key: string): Files => ({
    ...subpaths('./runner'),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { jsxImportSource: '@acme/queue/jsx', paths: { [key]: ['./src/x.ts'] } },
    }),
  });

  it.each(['@acme/queue/worker', '@acme/queue/*'])('%s says where it is', async (key) => {
    expect(await found(text, 'AGENTS.md', alias(key))).toEqual([]);
  });

  it.each(['@acme/queue/other', '@acme/queue/w/*'])('%s is another part', async (key) => {
    expect(await found(text, 'AGENTS.md', alias(key))).toEqual([
      'warning export @acme/queue/worker',
    ]);
  });
});
