import { describe, expect, it } from '@jest/globals';
import { found } from './look.js';

const WARNINGS: readonly (readonly [string, string])[] = [
  ['The entry point is `src/main.ts`.', 'path src/main.ts'],
  ['- `src/old/thing.ts` — token helper', 'path src/old/thing.ts'],
  ['- src/old/thing.ts — token helper', 'path src/old/thing.ts'],
  ['* **src/old/thing.ts**: token helper', 'path src/old/thing.ts'],
  ['1. `src/auth/login.ts`: where a user comes in', 'path src/auth/login.ts'],
  ['Tokens are checked in `src/auth/tokens.ts:42`.', 'path src/auth/tokens.ts:42'],
  ['Tokens are checked in `src/auth/tokens.ts:42-60`.', 'path src/auth/tokens.ts:42-60'],
  ['Tokens are checked in src/auth/tokens.ts:42.', 'path src/auth/tokens.ts:42'],
  ['Tokens are checked in `src/auth/tokens.ts#L42`.', 'path src/auth/tokens.ts#L42'],
  ['The session store is in `./src/auth/store.ts`.', 'path ./src/auth/store.ts'],
  ['The session store is in `/src/auth/store.ts`.', 'path /src/auth/store.ts'],
  ['Routers are mounted in `src/server/app.ts`.', 'path src/server/app.ts'],
  ['Do not edit `src/auth/policy.ts` by hand.', 'path src/auth/policy.ts'],
  ['- `src/auth/list.ts`: updated by each release', 'path src/auth/list.ts'],
  ['Never commit changes to `config/prod.yaml` without a review.', 'path config/prod.yaml'],
  ['If you change a route, update `src/server/routes.ts`.', 'path src/server/routes.ts'],
  ['When adding a rule, register it in `src/core/registry.ts`.', 'path src/core/registry.ts'],
  ['Before committing, read `docs/style.md`.', 'path docs/style.md'],
  [
    'The legacy API still has its tests in `tests/unit/api.test.ts`.',
    'path tests/unit/api.test.ts',
  ],
  ['- Pydantic patterns\n  - see [it](docs/style.md)', 'link docs/style.md'],
  ['Exports: add it to `src/core/exports.ts`.', 'path src/core/exports.ts'],
  ['The plan is `docs/2026-03-08-plan.md`.', 'path docs/2026-03-08-plan.md'],
  ['Read `docs/PRODUCT_BRIEF.md`.', 'path docs/PRODUCT_BRIEF.md'],
  ['The auth module (`src/auth/module.ts`) owns tokens.', 'path src/auth/module.ts'],
  ['See `docs/testing.md` for how tests are written.', 'path docs/testing.md'],
  ['Workflows are in `.github/workflows/release.yml`.', 'path .github/workflows/release.yml'],
  ['| Guard | `src/auth/gate.ts` | checks |', 'path src/auth/gate.ts'],
  ['> Mind `src/auth/gate.ts` first.', 'path src/auth/gate.ts'],
  ['### `src/auth/gate.ts`', 'path src/auth/gate.ts'],
  [
    'Then read [it](docs/style.md).\nHow tests are split is in `src/index.ts`.',
    'link docs/style.md',
  ],
  [
    'Never use npm here.\n\n```sh\npnpm run lint:types    # before every commit\n```',
    'script lint:types',
  ],
  ['Follow the layout of `src/components/forms/`.', 'path src/components/forms/'],
  ['All providers are in the `src/providers/` directory.', 'path src/providers/'],
  ['Read `STYLEGUIDE.md` first.', 'path STYLEGUIDE.md'],
  ['- `docs/guide.md` — add notes to `docs/latest.md`', 'path docs/latest.md'],
  ['- `docs.acme.com` is made from `docs/site.ts`', 'path docs/site.ts'],
  ['Load the rows from: [rows](./docs/rows.json)', 'link ./docs/rows.json'],
  [
    '1. Write the plan to `docs/plan.md`.\n2. Read `docs/style.md` and go on.',
    'path docs/style.md',
  ],
  ['## What belongs here\n\n- Errors (`docs/errors.md`)', 'path docs/errors.md'],
  [
    '## Form\n\n- {name}\n\n## Practice\n\n- **Do**: test\n\nSee [more](docs/practice.md).',
    'link docs/practice.md',
  ],
  ['The first engine is located in `src/engine.ts`.', 'path src/engine.ts'],
  ['The worker is src/server/py/worker.py, and it runs alone.', 'path src/server/py/worker.py'],
  ['(see src/auth/gate.ts)', 'path src/auth/gate.ts'],
  ['Types come from `src/core/types.d.ts`.', 'path src/core/types.d.ts'],
  ['The package is in `src/gateway`.', 'path src/gateway'],
  ['The page is `src/app/[slug]/layout.tsx`.', 'path src/app/[slug]/layout.tsx'],
  ['Constants live in `src/core/limits.js`.', 'path src/core/limits.js'],
  ['Sessions are stored by `src/auth/store.ts`, which is small.', 'path src/auth/store.ts'],
  ['`src/auth/store.ts` is the core of this repository.', 'path src/auth/store.ts'],
  ['`src/auth/store.ts` is where sessions are created and removed.', 'path src/auth/store.ts'],
  ['See [the style](docs/style.md).', 'link docs/style.md'],
  ['See [the style](./docs/style.md "Style").', 'link ./docs/style.md'],
  ['See [the style](/docs/style.md).', 'link /docs/style.md'],
  ['See [the style](docs/style%20guide.md).', 'link docs/style%20guide.md'],
  ['See [`style.md`](docs/style.md).', 'link docs/style.md'],
  ['![overview](docs/overview.png)', 'link docs/overview.png'],
  ['[style]: docs/style.md', 'link docs/style.md'],
  ['- [Style](docs/style.md): how we write', 'link docs/style.md'],
  ['See [guard](src/auth/gate.ts#L10).', 'link src/auth/gate.ts#L10'],
  ['See [setup](docs/guide.md#install).', 'heading docs/guide.md#install'],
  ['See [setup](docs/guide.md#twice-2).', 'heading docs/guide.md#twice-2'],
  ['See [setup](#install).', 'heading #install'],
  ['Use [the guide](docs/guide.md#set-up).', 'heading docs/guide.md#set-up'],
  ['Run `npm run verify` before you push.', 'script verify'],
  ['Run `npm run test:e2e`.', 'script test:e2e'],
  ['Run `pnpm run verify`.', 'script verify'],
  ['Run `pnpm test:e2e`.', 'script test:e2e'],
  ['Run `pnpm typecheck`.', 'script typecheck'],
  ['Run `yarn verify:all`.', 'script verify:all'],
  ['Run `yarn run verify`.', 'script verify'],
  ['Run `bun run verify`.', 'script verify'],
  ['Run `npm --prefix packages/web run verify`.', 'script verify'],
  ['Run `pnpm --filter web run verify`.', 'script verify'],
  ['Run `cd packages/web && npm run verify`.', 'script verify'],
  ['Run `npm run verify -- --watch`.', 'script verify'],
  ['```bash\nnpm ci\nnpm run verify # all of it\n```', 'script verify'],
  ['```\n$ npm run verify\n```', 'script verify'],
  ['```sh\nCI=1 pnpm -F web run verify && echo ok\n```', 'script verify'],
  ['Run `make verify`.', 'target make verify'],
  ['Run `make build verify`.', 'target make verify'],
  ['```bash\nmake verify   # all of it\n```', 'target make verify'],
  ['```\nmake verify\n```', 'target make verify'],
  ['Run `just verify`.', 'target just verify'],
  ['Run `task verify`.', 'target task verify'],
  ['Run `node scripts/check.mjs`.', 'path scripts/check.mjs'],
  ['Run `./scripts/check.sh --all`.', 'path ./scripts/check.sh'],
  ['```bash\npython scripts/check.py\n```', 'path scripts/check.py'],
  ['```bash\nuv run scripts/check.py\n```', 'path scripts/check.py'],
  ['```bash\ncd packages/web\nnode src/start.mjs\n```', 'path src/start.mjs'],
  ['Run `cd packages/web && node scripts/build.mjs`.', 'path scripts/build.mjs'],
  ['We use Node 18.', 'version Node 18'],
  ['- Node.js 18+ and npm', 'version Node 18'],
  ['The app is React 17 with hooks.', 'version React 17'],
  ['- Next.js 13, app router', 'version Next.js 13'],
  ['Uses pnpm 8.', 'version pnpm 8'],
  ['- Python 3.9', 'version Python 3.9'],
];

describe('what is dead', () => {
  it.each(WARNINGS)('%s', async (text, expected) => {
    expect(await found(text)).toEqual([`warning ${expected}`]);
  });

  it('is so in the files of every agent', async () => {
    const paths = [
      'CLAUDE.md',
      'AGENTS.md',
      'GEMINI.md',
      '.cursorrules',
      '.cursor/rules/a.mdc',
      '.github/copilot-instructions.md',
      '.github/instructions/a.instructions.md',
      '.windsurfrules',
      '.windsurf/rules/a.md',
      '.clinerules',
      '.clinerules/a.md',
      '.roo/rules/a.md',
      '.junie/guidelines.md',
      '.serena/memories/a.md',
      'memory-bank/a.md',
      'CONVENTIONS.md',
      '.claude/rules/a.md',
      '.claude/commands/a.md',
      '.claude/agents/a.md',
      'packages/web/AGENTS.md',
    ];
    for (const path of paths)
      expect([
        path,
        await found(
          'The gate is `src/auth/gate.ts`.\n\nRun `npm run verify`.\n\n[x](docs/style.md)',
          path,
        ),
      ]).toEqual([
        path,
        ['warning path src/auth/gate.ts', 'warning script verify', 'warning link docs/style.md'],
      ]);
  });

  it('is an import of Claude Code or Gemini CLI that leads nowhere', async () => {
    for (const path of ['CLAUDE.md', 'GEMINI.md', '.claude/rules/a.md', 'packages/web/CLAUDE.md'])
      expect([path, await found('@docs/missing.md', path)]).toEqual([
        path,
        ['warning import @docs/missing.md'],
      ]);
    expect(await found('See @./docs/missing.md, and @src/auth/gate.ts.', 'CLAUDE.md')).toEqual([
      'warning import @./docs/missing.md',
      'warning import @src/auth/gate.ts',
    ]);
    expect(await found('@missing.md', 'CLAUDE.md')).toEqual(['warning import @missing.md']);
  });

  it('is less sure where no folder of the path is here', async () => {
    expect(await found('The handler is `lambda/handler.py`.')).toEqual([
      'notice path lambda/handler.py',
    ]);
    expect(await found('```\nnpm run verify\n```', '.claude/commands/a.md')).toEqual([
      'notice script verify',
    ]);
  });

  it('is a script in what is often taken from elsewhere, unless every project may have it', async () => {
    for (const path of ['.claude/agents/a.md', '.cursor/agents/a.md', '.claude/commands/a.md']) {
      expect(await found('Types are right: `npm run typecheck`', path)).toEqual([]);
      expect(await found('Types are right: `npm run check:all`', path)).toEqual([
        'warning script check:all',
      ]);
    }
    expect(await found('Types are right: `npm run typecheck`', 'AGENTS.md')).toEqual([
      'warning script typecheck',
    ]);
  });

  it('is a spelling that only some systems forgive', async () => {
    expect(await found('The engine is `src/core/engine.ts`.')).toEqual([
      'notice path src/core/engine.ts',
    ]);
    expect(await found('See [it](src/core/engine.ts).')).toEqual([
      'notice link src/core/engine.ts',
    ]);
  });

  it('is said once for a file, at its first place', async () => {
    expect(await found('`src/main.ts`\n\n`src/main.ts` and [x](src/main.ts)')).toEqual([
      'warning path src/main.ts',
      'warning link src/main.ts',
    ]);
  });

  it('is a program that settings of Claude Code run', async () => {
    const settings = (command: string): string =>
      JSON.stringify(
        { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command }] }] } },
        null,
        2,
      );
    const files = { '.claude/hooks/there.sh': 'x' };
    const path = '.claude/settings.json';
    expect(
      await found(settings('"$CLAUDE_PROJECT_DIR"/.claude/hooks/gone.sh'), path, files),
    ).toEqual(['warning hook .claude/hooks/gone.sh']);
    expect(
      await found(settings('$CLAUDE_PROJECT_DIR/.claude/hooks/gone.sh --now'), path, files),
    ).toEqual(['warning hook .claude/hooks/gone.sh']);
    expect(await found(settings('bash .claude/hooks/gone.sh'), path, files)).toEqual([
      'warning hook .claude/hooks/gone.sh',
    ]);
    for (const command of [
      '"$CLAUDE_PROJECT_DIR"/.claude/hooks/there.sh',
      '[ -f .claude/hooks/gone.sh ] && .claude/hooks/gone.sh',
      'bash .claude/hooks/gone.sh || true',
      '~/.claude/hooks/mine.sh',
      'npx prettier --write',
    ])
      expect([command, await found(settings(command), path, files)]).toEqual([command, []]);
  });
});
