/** Patterns of files: told only where they matched a file, and match none any more. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED } from '../look.js';

type Row = readonly [text: string, told: string, gone: string, now?: string];

/** What a text says, what is told of it, a file that matches, and one that is there now. */
const GONE: readonly Row[] = [
  [
    'Unit tests are `src/**/*.spec.ts`, beside the code.',
    'src/**/*.spec.ts',
    'src/auth/guard.spec.ts',
    'src/auth/guard.check.ts',
  ],
  ['Name them `*_check.go`.', '*_check.go', 'pkg/rows/cursor_check.go', 'pkg/rows/cursor_test.go'],
  [
    '- `apps/*/wrangler.toml`: one worker each',
    'apps/*/wrangler.toml',
    'apps/api/wrangler.toml',
    'apps/api/wrangler.jsonc',
  ],
  ['Each crate has `crates/*/benches/`.', 'crates/*/benches/', 'crates/rows/benches/read.rs'],
  ['| Stories | `*.stories.tsx` |', '*.stories.tsx', 'src/button.stories.tsx'],
  [
    'Migrations are read from `db/migrations/*.{up,down}.sql`.',
    'db/migrations/*.{up,down}.sql',
    'db/migrations/001.up.sql',
    'db/migrations/001.sql',
  ],
  ['Protocols: `proto/**/*.proto`.', 'proto/**/*.proto', 'proto/v1/rows.proto'],
  ['集成测试放在 `tests/**/*_it.py`。', 'tests/**/*_it.py', 'tests/rows/read_it.py'],
  [
    'Specs under `spec/**/*_spec.rb` run with `rake`.',
    'spec/**/*_spec.rb',
    'spec/rows/read_spec.rb',
  ],
  [
    'The factories (`test/support/*_factory.ex`) build rows.',
    'test/support/*_factory.ex',
    'test/support/row_factory.ex',
  ],
  ['Jeder Dienst hat `services/*/Chart.yaml`.', 'services/*/Chart.yaml', 'services/api/Chart.yaml'],
  [
    'Snapshots live in `./packages/*/snapshots/*.txt`.',
    './packages/*/snapshots/*.txt',
    'packages/web/snapshots/a.txt',
  ],
];

const SILENT: readonly (readonly [why: string, text: string, gone: string, now?: string])[] = [
  [
    'matches at another place',
    'Tests are `src/**/*.spec.ts`.',
    'src/a.spec.ts',
    'packages/web/src/b.spec.ts',
  ],
  ['is said to be gone', 'The old `src/**/*.spec.ts` were removed.', 'src/a.spec.ts'],
  ['is an example', 'Use a pattern, for example `src/**/*.spec.ts`.', 'src/a.spec.ts'],
  ['is what nobody commits', 'Never commit `*.log` or `logs/*.txt`.', 'logs/a.txt'],
  ['is a note of a change', 'Add a note to `.changeset/*.md`.', '.changeset/blue-cat.md'],
  ['stands for any', 'Write `your-app/*.md`.', 'your-app/a.md'],
  ['is built', 'See `dist/**/*.js`.', 'dist/a.js'],
  ['is one side of an arrow', '`src/*.coffee` → `src/*.ts`', 'src/a.coffee'],
  ['is in a section of what was', '## Changelog\n\n- `src/*.coffee`\n', 'src/a.coffee'],
  ['is emphasis, and no pattern', 'Say `**a**` or `5 * 3`.', 'a'],
  ['has braces in one another', 'See `src/{a,{b,c}}/*.ts`.', 'src/a/x.ts'],
  [
    'has many endings, of which a late one matches',
    'Pictures: `assets/*.{aa,bb,cc,dd,ee,ff,gg,hh,ii,jj,kk,ll,mm,nn,oo,pp,qq,rr,ss,tt,uu,svg}`.',
    'assets/x.aa',
    'assets/x.svg',
  ],
  ['has so many braces that nobody reads them', `See \`src/${'{a,b}'.repeat(38)}/*.ts\`.`, 'src/x'],
  ['is optional', 'Add `config/*.local.yml` if needed.', 'config/a.local.yml'],
];

describe('a pattern that matched files', () => {
  const after = (now: string | undefined) => (now === undefined ? {} : { [now]: 'x' });

  it.each(GONE)('%j: a change removes what %s matched', async (text, told, gone, now) => {
    expect(await changed(text, { [gone]: 'x' }, after(now))).toEqual([
      `warning glob ${told}; removed`,
    ]);
  });

  it.each(GONE)('%j: an earlier commit removed what %s matched', async (text, told, gone, now) => {
    expect(await once(text, { [gone]: 'x' }, after(now))).toEqual([
      `warning glob ${told}; ${REMOVED}`,
    ]);
  });

  it.each(SILENT)('nothing is said where it %s', async (_why, text, gone, now) => {
    expect(await changed(text, { [gone]: 'x' }, after(now))).toEqual([]);
    expect(await once(text, { [gone]: 'x' }, after(now))).toEqual([]);
  });

  it.each([
    'Rules: `src/policies/**/*.rego`.',
    'Tests are in `packages/web/e2e/*.spec.ts`.',
    '- `src/auth/providers/*.ts`: one file each',
    '| Jobs | `src/server/jobs/*.py` |',
    'Styles: `src/components/themes/*.css`',
    'Lint reads `scripts/rules/*.mjs` first.',
    '规则在 `src/policies/*.rego`。',
    'Alle Tests: `tests/unit/rows/**/*.test.ts`.',
    'See `config/stages/*.yaml` for the stages.',
    'Edit `docs/guides/*.md` with care.',
    'Los trabajos son `src/core/jobs/**/*.ts`.',
    'The pages below `src/app/admin/**/page.tsx` need a role.',
  ])('%j is wrong by the folders before the pattern', async (text) => {
    const [, glob = ''] = /`([^`]+)`/.exec(text) ?? [];
    expect(await found(text)).toEqual([expect.stringContaining(`path ${glob}`)]);
  });

  it.each([
    ['its folder is in no repository that is here', 'Rules: `plugins/policies/**/*.rego`.'],
    ['only its last folder is a pattern', 'Tests: `src/*/rules/*.ts`.'],
    ['the folder is there under another root', 'Pages are `app/[slug]/*.tsx`.'],
    ['the reader makes it', 'Write reports to `src/policies/*.rego`.'],
  ])('nothing is said where %s', async (_why, text) => {
    expect(await found(text)).toEqual([]);
  });

  it('nothing is said of one that never matched', async () => {
    expect(await changed('Tests are `src/**/*.spec.ts`.', {}, {})).toEqual([]);
  });
});
