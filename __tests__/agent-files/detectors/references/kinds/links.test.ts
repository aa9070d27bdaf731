/** Links and imports: what a change takes out, what leads nowhere, what an earlier commit took out. */
import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED } from '../look.js';

type Row = readonly [text: string, target: string, file: string, path?: string];

const LINKS: readonly Row[] = [
  ['See [the style](docs/style.md).', 'docs/style.md', 'docs/style.md'],
  ['- [Style](./docs/style.md "How we write") first', './docs/style.md', 'docs/style.md'],
  ['See [the style](/docs/style.md).', '/docs/style.md', 'docs/style.md', 'packages/web/AGENTS.md'],
  ['[`style guide`](docs/style%20guide.md)', 'docs/style%20guide.md', 'docs/style guide.md'],
  ['![overview](docs/overview.png)', 'docs/overview.png', 'docs/overview.png'],
  ['Read [the rules][rules].\n\n[rules]: docs/rules.md', 'docs/rules.md', 'docs/rules.md'],
  [
    '| Topic | Page |\n|---|---|\n| Queues | [queues](docs/queues.md) |\n',
    'docs/queues.md',
    'docs/queues.md',
  ],
  ['> Mind [the guard](src/auth/gate.ts#L10).', 'src/auth/gate.ts#L10', 'src/auth/gate.ts'],
  ['## [Release](docs/release.md)\n', 'docs/release.md', 'docs/release.md'],
  [
    'Go up to [shared rules](../../docs/shared.md).',
    '../../docs/shared.md',
    'docs/shared.md',
    'packages/web/AGENTS.md',
  ],
  [
    'See [the rule](mdc:docs/queues.mdc).',
    'mdc:docs/queues.mdc',
    'docs/queues.mdc',
    '.cursor/rules/a.mdc',
  ],
  ['详见[部署说明](docs/deploy.md)。', 'docs/deploy.md', 'docs/deploy.md'],
  ['詳細は[設計](docs/design.md)を参照。', 'docs/design.md', 'docs/design.md'],
  ['Mehr dazu in der [Anleitung](docs/anleitung.md).', 'docs/anleitung.md', 'docs/anleitung.md'],
  ['Consulta la [guía](docs/guia.md) antes de empezar.', 'docs/guia.md', 'docs/guia.md'],
];

/** Headings of pages that are there; a change of one is no path that goes. */
const HEADINGS: readonly (readonly [text: string, target: string])[] = [
  ['See [setup](docs/guide.md#install).', 'docs/guide.md#install'],
  ['See [both](docs/guide.md#twice-2).', 'docs/guide.md#twice-2'],
  ['See [above](#install).', '#install'],
  ['- [Einrichtung](docs/guide.md#einrichtung)', 'docs/guide.md#einrichtung'],
  ['参见[安装](docs/guide.md#安装)。', 'docs/guide.md#安装'],
];

const NO_LINK: readonly (readonly [text: string, file: string])[] = [
  ['The [old guide](docs/old.md) was removed.', 'docs/old.md'],
  ['There is no [old guide](docs/old.md) any more.', 'docs/old.md'],
  ['## Changelog\n\n- [old guide](docs/old.md)', 'docs/old.md'],
  ['Die [alte Anleitung](docs/old.md) wurde entfernt.', 'docs/old.md'],
  ['[旧指南](docs/old.md)已删除。', 'docs/old.md'],
  ['[古い手順](docs/old.md)は廃止されました。', 'docs/old.md'],
  ['La [guía antigua](docs/old.md) ya no existe.', 'docs/old.md'],
  ['See [the page](https://example.com/docs/old.md).', 'docs/old.md'],
  ['Write to [us](mailto:docs/old.md).', 'docs/old.md'],
  ['```md\n[guide](docs/old.md)\n```', 'docs/old.md'],
  ['Write links as `[guide](docs/old.md)`.', 'docs/old.md'],
  ['See [any](docs/<name>.md) and [one]({{ page }}).', 'docs/old.md'],
  ['<!-- [guide](docs/old.md) -->', 'docs/old.md'],
];

describe('a link', () => {
  it.each(LINKS)('%j: a change removes %s', async (text, target, file, path) => {
    const files = { [file]: `the text of ${file}` };
    expect(await changed(text, files, {}, path)).toEqual([`warning link ${target}; removed`]);
    expect(await changed(text, files, files, path)).toEqual([]);
  });

  it.each(LINKS)('%j: an earlier commit removed %s', async (text, target, file, path) => {
    expect(await once(text, { [file]: `the text of ${file}` }, {}, path)).toEqual([
      `warning link ${target}; ${REMOVED}`,
    ]);
  });

  it.each(LINKS)('%j: %s is wrong now', async (text, target, _file, path) => {
    expect(await found(text, path)).toEqual([`warning link ${target}`]);
  });

  it.each(HEADINGS)('%j: the heading %s is wrong now', async (text, target) => {
    expect(await found(text)).toEqual([`warning heading ${target}`]);
  });

  it.each(NO_LINK)('nothing is said of %j', async (text, file) => {
    expect(await changed(text, { [file]: 'x' }, {})).toEqual([]);
    expect(await once(text, { [file]: 'x' }, {})).toEqual([]);
    expect(await found(text)).toEqual([]);
  });
});

const IMPORTS: readonly Row[] = [
  ['@docs/rules.md', '@docs/rules.md', 'docs/rules.md', 'CLAUDE.md'],
  ['@./docs/rules.md', '@./docs/rules.md', 'docs/rules.md', 'CLAUDE.md'],
  ['@rules.md', '@rules.md', 'rules.md', 'CLAUDE.md'],
  ['# Shop\n\nSee @docs/rules.md for the rules.', '@docs/rules.md', 'docs/rules.md', 'CLAUDE.md'],
  ['- Rules: @docs/rules.md', '@docs/rules.md', 'docs/rules.md', 'GEMINI.md'],
  ['1. @docs/a.mdc in short', '@docs/a.mdc', 'docs/a.mdc', 'CLAUDE.md'],
  ['> @docs/rules.txt', '@docs/rules.txt', 'docs/rules.txt', 'CLAUDE.md'],
  ['Types: @src/auth/types.ts.', '@src/auth/types.ts', 'src/auth/types.ts', 'CLAUDE.md'],
  ['@../docs/rules.md', '@../docs/rules.md', 'packages/docs/rules.md', 'packages/web/CLAUDE.md'],
  ['@../../docs/rules.md', '@../../docs/rules.md', 'docs/rules.md', '.claude/rules/a.md'],
  ['规则见 @docs/rules.md', '@docs/rules.md', 'docs/rules.md', 'CLAUDE.md'],
  ['ルール：@docs/rules.md', '@docs/rules.md', 'docs/rules.md', 'CLAUDE.md'],
  ['Die Regeln: @docs/regeln.md', '@docs/regeln.md', 'docs/regeln.md', 'CLAUDE.md'],
  ['Las reglas están en @docs/reglas.md.', '@docs/reglas.md', 'docs/reglas.md', 'CLAUDE.md'],
];

const NO_IMPORT: readonly (readonly [text: string, path?: string])[] = [
  ['`@docs/rules.md`'],
  ['```\n@docs/rules.md\n```'],
  ['@docs/rules.md', 'AGENTS.md'],
  ['@docs/rules.md', '.cursor/rules/a.mdc'],
  ['@docs/rules.md', 'skills/x/SKILL.md'],
  ['@~/.claude/rules.md'],
  ['Write to ada@docs/rules.md.'],
  ['Install @acme/docs and @types/node.'],
  ['Ask @ada or @acme/platform.'],
  ['We removed @docs/rules.md.'],
  ['@docs/rules.md wurde entfernt.'],
  ['@docs/rules.md 已删除。'],
  ['Name one, for example @docs/rules.md.'],
];

/** A path with a mark behind it that agents take for a part of it. */
const GLUED: readonly string[] = [
  '- @docs/a.md: the rules',
  'See @docs/a.md, please.',
  '@docs/a.md;',
];
const NOT_GLUED: readonly string[] = [
  '- @docs/a.md : the rules',
  '@docs/a.md',
  'See @docs/a.md (the rules).',
  '@acme/docs, a package',
];

/** Where an import is looked for: the file, its path, its text, and what is said of it. */
const BESIDE: readonly (readonly [path: string, text: string, says: readonly string[]])[] = [
  ['.claude/CLAUDE.md', '@docs/a.md', ['warning import @docs/a.md']],
  ['app/CLAUDE.md', 'See @docs/a.md', ['warning import @docs/a.md']],
  ['.claude/rules/x.md', '@docs/a.md', ['warning import @docs/a.md']],
  ['.claude/CLAUDE.md', '@../docs/a.md', []],
  ['app/GEMINI.md', '@../docs/a.md', []],
  ['.claude/commands/x.md', 'See @docs/a.md', []],
  ['CLAUDE.md', '@docs/a.md', []],
];

describe('an import', () => {
  it.each(IMPORTS)('%j: a change removes %s', async (text, target, file, path) => {
    const files = { [file]: `the text of ${file}` };
    expect(await changed(text, files, {}, path)).toEqual([`warning import ${target}; removed`]);
    expect(await changed(text, files, files, path)).toEqual([]);
  });

  it.each(GLUED)('%j is there and is not read', async (text) => {
    const files = { 'docs/a.md': 'a' };
    expect(await changed(text, files, files, 'CLAUDE.md')).toEqual(['notice import @docs/a.md']);
  });

  it.each(NOT_GLUED)('%j is read, or no import', async (text) => {
    const files = { 'docs/a.md': 'a' };
    expect(await changed(text, files, files, 'CLAUDE.md')).toEqual([]);
  });

  it.each(BESIDE)('in %s: %s', async (path, text, says) => {
    const files = { 'docs/a.md': 'a', 'app/x.md': 'a' };
    expect(await changed(text, files, files, path)).toEqual(says);
  });

  it.each(IMPORTS)('%j: an earlier commit removed %s', async (text, target, file, path) => {
    expect(await once(text, { [file]: `the text of ${file}` }, {}, path)).toEqual([
      `warning import ${target}; ${REMOVED}`,
    ]);
  });

  it.each(IMPORTS)('%j: %s is wrong now', async (text, target, _file, path) => {
    expect(await found(text, path)).toEqual([`warning import ${target}`]);
  });

  it.each(NO_IMPORT)('nothing is said of %j in %s', async (text, path = 'CLAUDE.md') => {
    const told = [
      ...(await changed(text, { 'docs/rules.md': 'x' }, {}, path)),
      ...(await once(text, { 'docs/rules.md': 'x' }, {}, path)),
      ...(await found(text, path)),
    ];
    expect(told.filter((one) => one.includes('import'))).toEqual([]);
  });
});
