import { describe, expect, it } from '@jest/globals';
import { found } from './look.js';

const SENTENCES: readonly string[] = [
  // There.
  'The entry point is `src/index.ts`.',
  'Guards are in `src/auth/`.',
  'Guards are in `src/auth`.',
  'See src/auth/guard.ts:12.',
  'See `auth/guard.ts`.',
  'See `guard.ts`.',
  'See `/src/auth/guard.ts`.',
  'See `./src/index.ts`.',
  'See `components/ui/button.tsx`.',
  'The page is `src/app/[slug]/page.tsx`.',
  'See `src/auth/guard.ts::check`, `src/auth/guard.ts:check()` and `src/auth/guard.ts#L3-L9`.',
  'Import from `./auth/guard.js`.',
  'The module `src/auth/guard` is small.',
  '[guide](docs/guide.md)',
  '[guide](./docs/guide.md#setup--use)',
  '[guide](docs/guide.md#Setup--use)',
  '[g](docs/guide.md#twice-1)',
  '[g](docs/guide.md#by-hand)',
  '[g](docs/guide.md#code-in-it)',
  '[g](docs/guide.md#)',
  '[g](README.md#L3)',
  '[guide](docs/guide)',
  '[folder](docs/)',
  '[root](/README.md)',
  '[x](mdc:src/index.ts)',
  '# One\n\n[one](#one)',
  'Setup\n=====\n\n[s](#setup)',
  '`acme-repo/src/index.ts` is the entry point.',
  'The guide is `docs/guide.md#setup--use`.',
  // Placeholders.
  'Tests are at `src/foo/bar.test.ts`.',
  'Tests are at `path/to/file.ts`.',
  'It is `src/<name>/index.ts`.',
  'It is `src/{id}/index.ts`.',
  'It is `src/your-module/index.ts`.',
  'It is `src/my-module/index.ts`.',
  'It is `src/MyComponent.tsx`.',
  'It is `prisma/sql/getSomething.sql`.',
  'It is `src/controllers/xyzController.ts`.',
  '- `src/pipeline/old.py` - Added `selected` parameter',
  '- **`src/mappers/old.py`**: Fixed the prefix',
  '- `tests/unit/old.test.ts` (added new tests)',
  'It is `src/components/ComponentName.tsx`.',
  'It is `docs/adr/NNN-title.md`.',
  'It is `docs/YYYY-MM-DD-topic.md`.',
  'It is `docs/xxx.md`.',
  'It is `src/.../index.ts`.',
  'It is `$ROOT/src/a.ts`.',
  'It is `src/%s.ts`.',
  'It is `src/${name}.ts`.',
  'It is `src/{{name}}.ts`.',
  'It is `docs/FEATURE_NAME.md`.',
  'It is `src/example.ts`.',
  'It is `src/some-feature/a.ts`.',
  'It is `src/app/[locale]/page.tsx`.',
  'It is `src/sprint-N/a.md`.',
  'Send a `tools/call` request, then `resources/read`.',
  'It is in `tests/ci/test_action_EventNameHere.py`.',
  'Stories import from `src/test` of the library.',
  'The default bundler is Turbopack starting Next.js 16.',
  '[text](path/to/page.md)',
  '[text](url)',
  '[text](link)',
  '[x](...)',
  '[x](<name>.md)',
  // Globs.
  'All of `src/**/*.ts`.',
  'All of `src/**/*.ts`.',
  'All of `*.test.ts`.',
  'All of `src/{a,b}/x.ts`.',
  'Files like `docs/?.md`.',
  // Words with slashes.
  'Use and/or as you like.',
  'It is a client/server thing.',
  'TCP/IP, input/output, yes/no, 24/7, n/a.',
  'On 2024/01/02 it was 1/2.',
  'The type is `application/json`, or text/html.',
  'The images are image/png or `image/svg+xml`.',
  'See https://example.com/docs/a.md.',
  'See example.com/docs/a.md and github.com/a/b/blob/main/c.md.',
  'Use `actions/checkout@v4` and `actions/setup-node`.',
  'Push to `feature/login` or origin/main.',
  'The branch `docs/update-readme` is open.',
  'Call `/api/users` and `GET /src/users`.',
  'The route `/docs/intro` is public.',
  'Use `node:20/alpine` and `postgres/postgres:16`.',
  'Import `lodash/fp` and `@scope/pkg`.',
  'Import `@types/node` and `@/components/a.tsx`.',
  'Use `next/image` and `react-dom/client`.',
  'The model is `openai/gpt-4` or `anthropic/claude-3.5-sonnet`.',
  'The pattern is `/src\\/a/`.',
  'Run `git log -- src/x`.',
  'It is `km/h` and `O(n/2)`.',
  'The class is `com/acme/App`.',
  'Use `std::fs` and `crate::auth::gone`.',
  'It is `os.path` and `app.core.config`.',
  'Node.js, Next.js, Vue.js, D3.js and `Three.js`.',
  'Use `a/b` tests.',
  'Read/write access, CI/CD, UI/UX.',
  'I.e. he/she.',
  'Use `http/2`.',
  'Some `true/false` flag.',
  // Made and ignored.
  'The bundle is `dist/index.js`.',
  'The bundle is `packages/web/dist/main.js`.',
  'The report is `coverage/index.html`.',
  'It is `node_modules/a/index.js`.',
  'It is `target/debug/app.rs`.',
  'It is `.next/build.json`.',
  'It is `src/__pycache__/a.py`.',
  'It is `.venv/bin/a.py`.',
  'It is `build/out.json`.',
  'Values are in `.env` and `.env.local`.',
  'Yours are in `config/app.local.yaml`.',
  'It is `src/app.log`.',
  'It is `src/generated-types/a.ts`.',
  'It is `src/a.snapshot.json`.',
  'It is `private/notes.md`.',
  'It is `src/api.generated.ts`.',
  'It is `src/server/py/a_pb2.py`.',
  'It is `docs/output/a.md`.',
  'It is `.claude/settings.local.json`.',
  'Logs: `src/logs/a.txt`.',
  'Settings are in `.acme/settings.json`.',
  // Elsewhere.
  'Your own are in `~/.claude/CLAUDE.md`.',
  'See `/etc/hosts` and `/usr/local/bin/x.sh`.',
  'See `C:\\Users\\x.md`.',
  'See `../other-repo/src/a.ts`.',
  'See `../../docs/a.md`.',
  '[x](../../issues)',
  '[x](https://a.example/docs/a.md)',
  '[x](mailto:a@b.c)',
  '[x](//cdn.example/a.js)',
  'In the upstream repository, `src/gone.ts` does it.',
  'The file `src/gone.ts` in the acme-core repo does it.',
  'It is in [acme/core](https://github.com/acme/core): `src/gone.ts`.',
  '[`src/gone.ts`](https://github.com/acme/core/blob/main/src/gone.ts)',
  "In the user's project, `src/gone.ts` is read.",
  '- `docs.acme.com` — add notes to `src/pages/latest.mdx`',
  '- **acme.dev**: bump the version in `src/hero.tsx`',
  'Files that belong in the wiki (NOT here):\n\n- Errors (`docs/errors.md`)',
  '## What does NOT belong here\n\n- Errors (`docs/errors.md`)',
  // Made by the reader.
  'Create a file `src/new.ts`.',
  'Create `docs/plan.md` first.',
  'Create the following files:\n\n- `src/new.ts`\n- `src/new.test.ts`',
  'Add a new file at `src/new.ts`.',
  'Add `src/new.ts`.',
  'It writes to `docs/summary.md`.',
  'The result is saved in `docs/summary.md`.',
  'Output goes to `docs/summary.md`.',
  'It generates `src/schema.ts`.',
  'The schema is written to `src/schema.ts`.',
  '`src/schema.ts` is generated.',
  '- `src/schema.ts` (generated)',
  '- `src/schema.ts` — auto-generated',
  '`src/schema.ts` is gitignored.',
  'Copy `config/app.yaml` to `config/mine.yaml`.',
  'Clone it into `src/vendored.ts`.',
  '- Store the output at: [it](docs/summary.json)',
  '- Store the rows at: [rows](./docs/rows.json)\n\nLoad the rows from: [rows](./docs/rows.json)',
  '1. Write the plan to `docs/plan.md`.\n2. Read `docs/plan.md` and go on.',
  'Write the result to [it](docs/summary.json).',
  // Examples.
  'For example, `src/gone.ts`.',
  'Use a name such as `src/gone.ts`.',
  'Name it well (e.g. `src/gone.ts`).',
  'Name it well (e.g., `src/gone.ts`, `src/gone2.ts`).',
  'Example: `src/gone.ts`',
  'Format: `src/gone.ts:12`',
  '## Examples\n\n`src/gone.ts`',
  '## Example usage\n\n- `src/gone.ts`',
  '## Template\n\n`src/gone.ts`',
  '## Practice\n\n- **Do**: {recommendation}\n\nSee [more](docs/practice.md).',
  '| Example | Meaning |\n| --- | --- |\n| `src/gone.ts` | x |',
  '`src/auth/guard.ts` → `src/auth/gone.ts`',
  '| 2 | New | `src/gone.ts` | x |',
  '- [gone.md](docs/gone.md) - [Description]',
  'Use `src/someAction.ts`.',
  'It installs to `.claude/loops/`.',
  'It is `.clinerules/hooks/TaskStart`.',
  '**Example**: If step 1.1 changes `src/gone.ts` and 1.2 `src/gone2.ts`, do both.',
  'Do not add `src/gone.ts`, `src/gone2.ts`, or `src/gone/`.',
  // Optional and not there.
  'Read `docs/local.md` if present.',
  'Read `docs/local.md` if it exists.',
  'If there is a `docs/local.md`, read it.',
  'Check whether `docs/local.md` exists.',
  '`docs/local.md` (optional)',
  '`docs/local.md` is optional.',
  'There is no `src/gone.ts`.',
  'Do not create `src/gone.ts`.',
  "Don't add a `src/gone.ts`.",
  'There is no longer a `src/gone.ts`.',
  '`src/gone.ts` does not exist.',
  '`src/gone.ts` was removed.',
  '`src/gone.ts` no longer exists.',
  '`src/gone.ts` has been deleted.',
  'We removed `src/gone.ts`.',
  'The deprecated `src/gone.ts` was here.',
  'It was renamed from `src/gone.ts`.',
  'Use `src/index.ts` instead of `src/gone.ts`.',
  'Use `src/index.ts` rather than `src/gone.ts`.',
  'Previously `src/gone.ts` did it.',
  'The first engine was located in `src/gone.ts`.',
  'The old `src/gone.ts` did it.',
  'The legacy file `src/gone.ts` did it.',
  '`src/gone.ts` is not committed.',
  '`src/gone.ts` (deleted)',
  '- `src/gone.ts` — removed in v2',
  '`src/gone.ts` was moved to `src/index.ts`.',
  'Not `src/gone.ts` but `src/index.ts`.',
  'It works without `src/gone.ts`.',
  '| Old | New |\n| --- | --- |\n| `src/gone.ts` | `src/index.ts` |',
  '## Changelog\n\n- `src/gone.ts`',
  '## Migration\n\n- `src/gone.ts`',
  '## History\n\n### 2024\n\n- `src/gone.ts`',
  '## Removed\n\n`src/gone.ts`',
  // Planned.
  'TODO: `src/gone.ts`',
  'Planned: `src/gone.ts`',
  '`src/gone.ts` will be the place.',
  '`src/gone.ts` (planned)',
  '`src/gone.ts` is not yet there.',
  '## Roadmap\n\n- `src/gone.ts`',
  '## Planned structure\n\n- `src/gone.ts`',
  'It would be `src/gone.ts`.',
  'This might become `src/gone.ts`.',
  'It is in `src/gone.ts` once the plan is done.',
  'Never do this:\n\n```sh\nnpm run gone\n```',
  // Code and drawings.
  '```ts\nimport x from "./src/gone.ts";\n```',
  '```\nsrc/\n├── gone.ts\n└── index.ts\n```',
  '```json\n{"main": "src/gone.ts"}\n```',
  '```\nsrc/gone.ts\n```',
  '<!-- src/gone.ts -->',
  '---\npaths: src/gone.ts\n---\nx',
  "`import x from './src/gone'`",
  '```md\n[x](docs/gone.md)\n```',
  '`[x](docs/gone.md)`',
  // Scripts, targets, versions.
  'Run `npm run build`.',
  'Run `npm run <script>`.',
  'Run `npm run test:*`.',
  'Run `npm install`.',
  'Run `npm test`.',
  'Run `pnpm build`.',
  'Run `pnpm vitest`.',
  'Run `pnpm exec tsc`.',
  'Run `pnpm add x:y`.',
  'Run `yarn tsc`.',
  'Run `yarn why react`.',
  'Run `npm run dev:web`.',
  'Run `pnpm --filter web dev:web`.',
  'Run `cd packages/web && npm run dev:web`.',
  '```bash\n# Build the plugin\ncd packages/web && npm run dev:web\n\n# Build all\nnode scripts/build.mjs\n```',
  'Run `npm run missing --if-present`.',
  'Run `bun test`.',
  'Run `npx tsc`.',
  'e.g. `npm run gone`',
  'There is no `npm run gone`.',
  '```js\nnpm run gone\n```',
  'You can npm run what you like.',
  'Run `make build`.',
  'Run `make test`.',
  'Run `make`.',
  'Run `make -j4 build`.',
  'Run `make CC=gcc build`.',
  'Make sure that it works; make verify a habit.',
  '```\nmake sure that it works\n```',
  'Run `just fmt`.',
  'Run `just f`.',
  'Run `just fmt all`.',
  'Run `task deploy`.',
  'Run `make src/index.ts`.',
  'Run `make <target>`.',
  'We use Node 20.',
  'Node 22 works.',
  'Node >= 20.',
  'Node 18 is no longer supported.',
  'Supports Node 18, 20 and 22.',
  'Upgrade from React 17 to React 18.',
  'We use React 18.',
  'TypeScript 5.4',
  'We use pnpm 9.',
  'Python 3.11+',
  'Python 3.12',
  'See Node 18 docs.',
  'A node 3 levels deep.',
  'Go 3 steps back.',
  'node 18 of the graph',
  'Reacts 17 times.',
];

describe('what is no reference', () => {
  it.each(SENTENCES)('%s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('is nothing that Claude Code would import', async () => {
    for (const text of [
      '@types/node',
      '@alice',
      '@scope/pkg',
      '@scope/pkg/dist/index.js',
      '@Injectable()',
      'a@b.md',
      '@docs/guide.md',
      '@~/.claude/mine.md',
      '@README.md',
      '@path/to/file.md',
      'e.g. @docs/gone.md',
      '@1.2.3',
      '@docs/guide.md.',
      '@angular/core/testing.ts',
      '```\n@docs/gone.md\n```',
      '@docs/gone',
    ])
      expect([text, await found(text, 'CLAUDE.md')]).toEqual([text, []]);
    expect(await found('@gone.md', 'AGENTS.md')).toEqual([]);
  });

  it('is nothing of the repository in what is made to be copied elsewhere', async () => {
    const text =
      'The app is in `src/main.ts`. Run `npm run verify` and `make verify` with Node 16.\n';
    for (const path of [
      'skills/x/SKILL.md',
      '.claude/skills/x/SKILL.md',
      'templates/AGENTS.md',
      'tests/fixtures/a/CLAUDE.md',
      'cli/templates/.cursor/rules/a.mdc',
    ])
      expect([path, await found(text, path)]).toEqual([path, []]);
    const link = '[it](docs/gone.md)\n';
    for (const path of [
      '.claude/skills/x/template.md',
      '.claude/skills/x/references/plan-template.md',
      '.claude/skills/x/assets/plan.md',
      'skills/x/assets/de/plan.md',
      '.github/instructions/PR_TEMPLATE.instructions.md',
    ])
      expect([path, await found(link, path)]).toEqual([path, []]);
    for (const path of ['.claude/skills/x/references/templating.md', '.claude/rules/assets/a.md'])
      expect([path, await found(link, path)]).toEqual([path, ['warning link docs/gone.md']]);
    const own = { 'skills/x/scripts/run.py': 'x' };
    expect(
      await found('Run `scripts/run.py` and see `references/api.md`.', 'skills/x/SKILL.md', {
        ...own,
        'skills/x/references/other.md': 'x',
      }),
    ).toEqual(['warning path references/api.md']);
    expect(
      await found('[a](references/gone.md) [b](scripts/run.py)', 'skills/x/SKILL.md', own),
    ).toEqual(['warning link references/gone.md']);
  });

  it('is no part of a package, though a folder has its name too', async () => {
    const files = { 'storybook/main.ts': 'x' };
    const text = 'Use `fn` of `storybook/test`.';
    const manifest = (value: object): Record<string, string> => ({
      ...files,
      'package.json': JSON.stringify(value),
    });
    expect(await found(text, 'AGENTS.md', files)).toEqual(['warning path storybook/test']);
    for (const version of ['^9.0.0', '9', 'workspace:*', 'catalog:', 'latest', '>= 9'])
      expect([
        version,
        await found(text, 'AGENTS.md', manifest({ devDependencies: { storybook: version } })),
      ]).toEqual([version, []]);
    expect(
      await found(text, 'AGENTS.md', manifest({ scripts: { storybook: 'storybook dev' } })),
    ).toEqual(['warning path storybook/test']);
    const own = 'Helpers are in `storybook/test.ts`.';
    expect(
      await found(own, 'AGENTS.md', manifest({ devDependencies: { storybook: '^9.0.0' } })),
    ).toEqual(['warning path storybook/test.ts']);
  });

  it('is no script of a repository that is made of commands for others', async () => {
    expect(
      await found('Run `npm run verify`.', '.claude/commands/a.md', {
        'package.json': '{"scripts":{"start":"x"}}',
      }),
    ).toEqual([]);
    expect(
      await found('Run `npm run verify`.', 'AGENTS.md', {
        'package.json': '{"scripts":{"start":"x"}}',
      }),
    ).toEqual(['warning script verify']);
  });

  it('is none in the record of a day, or in what is put aside', async () => {
    const text = 'The parser is `src/parsers/xml.ts`.';
    for (const path of [
      'memory-bank/journal/2025_11_17_parser.md',
      '.serena/memories/2026-03-09-sqlite.md',
      '.claude/plans/20260309.md',
      'memory-bank/journal/parser.md',
      '.claude/archive/parser.md',
    ])
      expect([path, await found(text, path)]).toEqual([path, []]);
    for (const path of ['memory-bank/progress.md', '.claude/rules/v2025.md', 'AGENTS.md'])
      expect([path, await found(text, path)]).toEqual([path, ['warning path src/parsers/xml.ts']]);
  });

  it('is nothing that cannot be told', async () => {
    expect(
      await found('Run `make verify`.', 'AGENTS.md', {
        Makefile: 'include more.mk\nbuild:\n\tx\n',
      }),
    ).toEqual([]);
    expect(await found('Run `make verify`.', 'AGENTS.md', { Makefile: '%:\n\tx\n' })).toEqual([]);
    expect(
      await found('Run `just verify`.', 'AGENTS.md', { justfile: "import 'more.just'\n" }),
    ).toEqual([]);
    expect(
      await found('Run `task verify`.', 'AGENTS.md', {
        'Taskfile.yml': 'includes:\n  a: x\ntasks:\n  b:\n    x\n',
      }),
    ).toEqual([]);
    expect(
      await found('Run `npm run verify`.', 'AGENTS.md', { 'package.json': '{{ template }}' }),
    ).toEqual([]);
    expect(
      await found('[x](docs/guide.md#gone)', 'AGENTS.md', {
        'docs/guide.md': '--8<-- "more.md"\n',
      }),
    ).toEqual([]);
  });
});
