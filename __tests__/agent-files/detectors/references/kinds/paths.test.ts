/** Files and folders in sentences: what a change takes out, what never was there, what an earlier commit took out. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED } from '../look.js';

type Row = readonly [text: string, target: string, file: string, path?: string];

/** A text, what it names, and the file that goes. */
const GONE: readonly Row[] = [
  ['The entry point is `src/main.ts`.', 'src/main.ts', 'src/main.ts'],
  [
    '- **Token checks**: `src/auth/tokens.ts:42-60`',
    'src/auth/tokens.ts:42-60',
    'src/auth/tokens.ts',
  ],
  ['1. Read docs/style.md before the first commit', 'docs/style.md', 'docs/style.md'],
  [
    '| Layer | Where |\n|---|---|\n| Handlers | `internal/http/orders.go` |\n',
    'internal/http/orders.go',
    'internal/http/orders.go',
  ],
  [
    '> Migrations are listed in `priv/repo/structure.sql`.',
    'priv/repo/structure.sql',
    'priv/repo/structure.sql',
  ],
  ['### `crates/engine/src/lib.rs`\n', 'crates/engine/src/lib.rs', 'crates/engine/src/lib.rs'],
  [
    'All workers extend `app/Jobs/BaseJob.php`; start there.',
    'app/Jobs/BaseJob.php',
    'app/Jobs/BaseJob.php',
  ],
  [
    'Settings of the service: `services/orders/appsettings.json`.',
    'services/orders/appsettings.json',
    'services/orders/appsettings.json',
  ],
  [
    'Controllers stay thin, see `app/controllers/concerns/paged.rb`.',
    'app/controllers/concerns/paged.rb',
    'app/controllers/concerns/paged.rb',
  ],
  [
    'Shared fixtures live in `tests/conftest.py`',
    'tests/conftest.py',
    'tests/conftest.py',
    '.cursor/rules/tests.mdc',
  ],
  ['Widgets are in the `src/widgets/` folder.', 'src/widgets/', 'src/widgets/list.tsx'],
  ['构建配置在 `config/build.yaml` 中。', 'config/build.yaml', 'config/build.yaml'],
  ['ルールは `docs/conventions.md` を読むこと。', 'docs/conventions.md', 'docs/conventions.md'],
  [
    'Die Prüfung der Rechte liegt in `src/auth/rights.ts`.',
    'src/auth/rights.ts',
    'src/auth/rights.ts',
  ],
  [
    'Las rutas se definen en `src/server/routes.ts`.',
    'src/server/routes.ts',
    'src/server/routes.ts',
    'CLAUDE.md',
  ],
];

/** The same of what never was there: below a folder that is. */
const WRONG: readonly (readonly [text: string, target: string, path?: string])[] = [
  ['Guards are in `src/auth/gate.ts`.', 'src/auth/gate.ts'],
  ['* `src/core/limits.js` holds every limit', 'src/core/limits.js'],
  ['2) Values of `config/prod.yaml` win', 'config/prod.yaml'],
  ['| Test | File |\n|---|---|\n| e2e | `tests/unit/api.test.ts` |\n', 'tests/unit/api.test.ts'],
  ['> See src/server/app.ts first.', 'src/server/app.ts'],
  ['#### `src/auth/policy.ts`', 'src/auth/policy.ts'],
  ['The package is in `src/gateway`.', 'src/gateway'],
  ['Providers are below `src/providers/`.', 'src/providers/'],
  ['Read `STYLEGUIDE.md` first.', 'STYLEGUIDE.md'],
  ['测试说明见 `docs/testing.md`。', 'docs/testing.md'],
  ['設定は `config/queue.yaml` にあります。', 'config/queue.yaml'],
  ['Der Ablauf steht in `docs/ablauf.md`.', 'docs/ablauf.md'],
  ['La sesión se guarda con `src/auth/store.ts`.', 'src/auth/store.ts', '.windsurf/rules/a.md'],
];

/** What says itself that nothing need be there; asked with the file gone, and with a file that never was. */
const SILENT: readonly (readonly [text: string, file: string])[] = [
  ['`src/auth/legacy.ts` was removed in June.', 'src/auth/legacy.ts'],
  ['Use `src/auth/guard.ts` instead of `src/auth/legacy.ts`.', 'src/auth/legacy.ts'],
  ['- `docs/old-api.md` → `docs/guide.md`', 'docs/old-api.md'],
  ['There is no `src/auth/legacy.ts` any more.', 'src/auth/legacy.ts'],
  ['## Removed\n\n- `src/auth/legacy.ts`', 'src/auth/legacy.ts'],
  ['The build writes `src/routes.gen.ts`, which is generated.', 'src/routes.gen.ts'],
  ['The folder `src/cache/` is filled by the build.', 'src/cache/rows.ts'],
  ['If `config/local.yaml` exists, it wins.', 'config/local.yaml'],
  ['`src/auth/legacy.ts` wurde gelöscht.', 'src/auth/legacy.ts'],
  ['Die Datei `src/auth/legacy.ts` gibt es nicht mehr.', 'src/auth/legacy.ts'],
  ['Nutze `src/auth/guard.ts` statt `src/auth/legacy.ts`.', 'src/auth/legacy.ts'],
  ['El archivo `src/auth/legacy.ts` ya no existe.', 'src/auth/legacy.ts'],
  ['`src/auth/legacy.ts` fue eliminado en junio.', 'src/auth/legacy.ts'],
  ['Le fichier `src/auth/legacy.ts` a été supprimé.', 'src/auth/legacy.ts'],
  ['`src/auth/legacy.ts` 已废弃，改用 `src/auth/guard.ts`。', 'src/auth/legacy.ts'],
  ['不再使用 `src/auth/legacy.ts`。', 'src/auth/legacy.ts'],
  ['`src/auth/legacy.ts` は削除されました。', 'src/auth/legacy.ts'],
  ['`src/auth/legacy.ts` は存在しない。', 'src/auth/legacy.ts'],
  ['`src/auth/legacy.ts` 파일은 삭제되었습니다.', 'src/auth/legacy.ts'],
];

/** What need not be there, or is no more than an example, and never was. */
const NO_CLAIM: readonly string[] = [
  '`src/routes.gen.ts` wird beim Build erzeugt.',
  'Lege dafür zum Beispiel `src/auth/rolle.ts` an.',
  'Erstelle `src/auth/rolle.ts`.',
  '`config/local.yaml` gewinnt, falls vorhanden.',
  '`src/routes.gen.ts` se genera en cada build.',
  'Por ejemplo, `src/auth/rol.ts`.',
  'Si existe `config/local.yaml`, tiene prioridad.',
  '`src/routes.gen.ts` est généré par le build.',
  '`src/routes.gen.ts` はビルド時に生成されます。',
  '新しい画面は `src/auth/role.ts` を作成する。',
  '`config/local.yaml` があれば優先される。',
  '构建时自动生成 `src/routes.gen.ts`。',
  '`src/routes.gen.ts` 파일은 빌드 때 생성됩니다.',
  '## Beispiele\n\n- `src/auth/rolle.ts`',
  '## 示例\n\n- `src/auth/role.ts`',
  '## 変更履歴\n\n- `src/auth/role.ts`',
  '## Ejemplos\n\n- `src/auth/rol.ts`',
];

describe('a path in a sentence', () => {
  it.each(GONE)('%j: a change removes %s', async (text, target, file, path) => {
    const files = { [file]: `the text of ${file}` };
    expect(await changed(text, files, {}, path)).toEqual([`warning path ${target}; removed`]);
    expect(await changed(text, files, files, path)).toEqual([]);
  });

  it.each(GONE)('%j: an earlier commit removed %s', async (text, target, file, path) => {
    expect(await once(text, { [file]: `the text of ${file}` }, {}, path)).toEqual([
      `warning path ${target}; ${REMOVED}`,
    ]);
  });

  it.each(WRONG)('%j: %s is wrong now', async (text, target, path) => {
    expect(await found(text, path)).toEqual([`warning path ${target}`]);
  });

  it.each(SILENT)('nothing is said of %j', async (text, file) => {
    const files = { [file]: 'x' };
    expect(await changed(text, files, {})).toEqual([]);
    expect(await once(text, files, {})).toEqual([]);
    expect(await found(text)).toEqual([]);
  });

  it.each(NO_CLAIM)('nothing is said of %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('says again where a new sentence names another one', async () => {
    for (const text of [
      '## 例外处理\n\n入口是 `src/main.ts`。',
      '## 测试用例\n\n入口是 `src/main.ts`。',
      '旧模块已删除。入口是 `src/main.ts`。',
      '古い実装は削除されました。入口は `src/main.ts` です。',
      'Der alte Server wurde entfernt. Der neue liegt in `src/main.ts`.',
    ])
      expect([text, await found(text)]).toEqual([text, ['warning path src/main.ts']]);
  });
});
