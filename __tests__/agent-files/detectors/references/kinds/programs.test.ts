/** Files of the repository that commands run. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED } from '../look.js';

const fence = (...lines: readonly string[]): string => ['```bash', ...lines, '```', ''].join('\n');

/** A text, the program that it runs, and the file that goes; the folder of each is here. */
const RUN: readonly (readonly [text: string, target: string, file?: string, path?: string])[] = [
  ['Run `node scripts/check.mjs` before you push.', 'scripts/check.mjs'],
  ['- `./scripts/check.sh --all`', './scripts/check.sh', 'scripts/check.sh'],
  [fence('python scripts/check.py'), 'scripts/check.py'],
  [fence('uv run scripts/check.py --fast   # a minute'), 'scripts/check.py'],
  [fence('$ poetry run python scripts/seed.py'), 'scripts/seed.py'],
  [fence('npx tsx scripts/seed.ts'), 'scripts/seed.ts'],
  [fence('cd packages/web', 'node src/start.mjs'), 'src/start.mjs', 'packages/web/src/start.mjs'],
  ['Run `cd packages/web && bun src/seed.ts`.', 'src/seed.ts', 'packages/web/src/seed.ts'],
  ['| Task | Command |\n|---|---|\n| Seed | `ruby scripts/seed.rb` |\n', 'scripts/seed.rb'],
  ['> First `php scripts/migrate.php`.', 'scripts/migrate.php'],
  [fence('CI=1 bash scripts/ci.sh && echo ok'), 'scripts/ci.sh'],
  [fence('source scripts/env.sh'), 'scripts/env.sh'],
  ['1. Start the mock: `deno run scripts/mock.ts`', 'scripts/mock.ts'],
  ['提交前运行 `bash scripts/check.sh`。', 'scripts/check.sh'],
  ['`python3 scripts/gen_types.py` を実行する。', 'scripts/gen_types.py'],
  ['Vor dem Push `./scripts/pruefen.sh` ausführen.', './scripts/pruefen.sh', 'scripts/pruefen.sh'],
  ['Ejecuta `scripts/verificar.sh` antes de subir.', 'scripts/verificar.sh'],
];

const SILENT: readonly (readonly [text: string, file: string])[] = [
  ['We removed `node scripts/old.mjs`.', 'scripts/old.mjs'],
  ['Use `pnpm lint` instead of `./scripts/old.sh`.', 'scripts/old.sh'],
  ['`python scripts/old.py` no longer exists.', 'scripts/old.py'],
  ['## Removed\n\n- `bash scripts/old.sh`', 'scripts/old.sh'],
  ['`bash scripts/old.sh` wurde entfernt.', 'scripts/old.sh'],
  ['`bash scripts/old.sh` 已删除。', 'scripts/old.sh'],
  ['`bash scripts/old.sh` は廃止された。', 'scripts/old.sh'],
];

/** No program of this repository, so nothing that a change could take out. */
const OTHERS: readonly string[] = [
  'Run `node -e "require(\'./scripts/old.mjs\')"`.',
  'Run `python -m scripts.old`.',
  'Run `node dist/old.mjs`.',
  fence('git clone https://example.com/a/shop', 'cd shop', 'node scripts/old.mjs'),
  fence('node /opt/scripts/old.mjs'),
  fence('node ~/scripts/old.mjs'),
  fence('node scripts/<name>.mjs'),
  fence('# node scripts/old.mjs'),
  'For example:\n\n' + fence('node scripts/old.mjs'),
  '```js\nnode scripts/old.mjs\n```',
];

describe('a program that a command runs', () => {
  it.each(RUN)('%j: a change removes %s', async (text, target, file = target, path) => {
    const files = { [file]: `the text of ${file}` };
    expect(await changed(text, files, {}, path)).toEqual([`warning path ${target}; removed`]);
    expect(await changed(text, files, files, path)).toEqual([]);
  });

  it.each(RUN)('%j: an earlier commit removed %s', async (text, target, file = target, path) => {
    expect(await once(text, { [file]: `the text of ${file}` }, {}, path)).toEqual([
      `warning path ${target}; ${REMOVED}`,
    ]);
  });

  it.each(RUN)('%j: %s is wrong now', async (text, target, _file, path) => {
    expect(await found(text, path)).toEqual([`warning path ${target}`]);
  });

  it.each(SILENT)('nothing is said of %j', async (text, file) => {
    expect(await changed(text, { [file]: 'x' }, {})).toEqual([]);
    expect(await once(text, { [file]: 'x' }, {})).toEqual([]);
    expect(await found(text)).toEqual([]);
  });

  it.each(OTHERS)('nothing is said of %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});
