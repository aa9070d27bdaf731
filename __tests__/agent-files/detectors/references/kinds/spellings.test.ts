import { describe, expect, it } from '@jest/globals';
import { phraseText } from '../../../../../src/text/phrase.js';
import { lookAt, REMOVED, saidOfChange, saidOnce, without } from '../look.js';

const FILES = {
  'README.md': '# Shop\n',
  'AGENTS.md': '# Rules\n',
  'package.json':
    '{"name": "shop", "repository": {"type": "git", "url": "git+https://github.com/acme/shop.git"}}',
  'eslint.config.js': 'x',
  'docs/guide.md': '# Guide\n\n## Set up\n',
  'src/index.ts': 'x',
  'src/auth/guard.ts': 'a guard',
  'apps/web/main.ts': 'x',
};

/** What is found in a text, and what a fix would write. */
async function told(
  text: string,
  path = '.claude/rules/auth.md',
  files: Readonly<Record<string, string>> = FILES,
): Promise<string[]> {
  return (await lookAt({ [path]: text }, { files })).map(({ severity, message, fix }) => {
    const edits = (fix?.edits ?? []).map(({ old, replacement }) => `${old} => ${replacement}`);
    return [`${severity}: ${phraseText(message)}`, ...edits].join('; ');
  });
}

const onOneMachine = (written: string, own: string, fix = own): string =>
  `warning: \`${written}\` is a path of one machine; in this repository it is \`${own}\`; ${written} => ${fix}`;

// No change and no earlier commit makes such a path right: nobody else ever had it. So there are rows of *wrong* alone.
describe('a path of one machine', () => {
  it.each([
    ['/Users/ada/work/shop/src/auth/guard.ts', 'See `%`.', 'src/auth/guard.ts'],
    ['/home/ada/shop/src/auth/guard.ts', 'See `%`.', 'src/auth/guard.ts'],
    ['/Users/ada/work/shop/src/auth', 'Guards are in %.', 'src/auth'],
    [String.raw`C:\Users\Ada\shop\src\auth\guard.ts`, 'See `%`.', 'src/auth/guard.ts'],
    ['/Users/ada/.work/trees/9a3/shop/docs/guide.md', 'Read % first.', 'docs/guide.md'],
    ['/Users/ada/shop/apps/web', '```bash\ncd % && ls\n```\n', 'apps/web'],
    [
      '/Users/ada/shop/docs/guide.md',
      '| Page | For |\n| --- | --- |\n| `%` | all |',
      'docs/guide.md',
    ],
    ['/home/lin/code/shop/src/auth/guard.ts', '守卫在 `%` 中。', 'src/auth/guard.ts'],
    ['/Users/sato/dev/shop/docs/guide.md', '詳細は `%` を参照。', 'docs/guide.md'],
    ['C:/Users/Eva/shop/apps/web/main.ts', 'Der Einstieg ist `%`.', 'apps/web/main.ts'],
    ['/home/luis/shop/apps/web', '- La web: `%`', 'apps/web'],
    ['/Users/ada/shop/src/auth', '> Guards are in `%/`.', 'src/auth'],
    ['/home/ada/src/shop/src/auth/guard.ts', '## `%`\n', 'src/auth/guard.ts'],
    ['/Users/ada/shop/src/auth', '```console\n$ ls %\n```\n', 'src/auth'],
  ])('is told with the path from the root: %s', async (written, text, own) => {
    expect(await told(text.replace('%', written))).toEqual([onOneMachine(written, own)]);
  });

  it('is told of a link with the path from its text', async () => {
    const written = '/Users/ada/trees/7c1/shop/eslint.config.js';
    expect(await told(`The rules are in [the file](${written}).`)).toEqual([
      onOneMachine(written, 'eslint.config.js', '../../eslint.config.js'),
    ]);
  });

  it.each([
    ['of another repository', 'See `/Users/ada/work/bank/lib/money.ts`.'],
    ['of nobody', 'It is at `/Users/you/shop/src/auth/guard.ts`.'],
    ['of any user', 'It is at `/home/<name>/shop/src/auth/guard.ts`.'],
    ['of a runner', 'It is at `/home/runner/work/shop/shop/src/auth/guard.ts`.'],
    ['of a container', 'It is at `/home/node/app/src/auth/guard.ts`.'],
    ['as an example', 'For example `/Users/ada/work/shop/src/auth/guard.ts`.'],
    ['of settings', 'Settings are in `/Users/ada/.config/shop.json`.'],
    ['in the output of a program', '```\nError at /Users/ada/work/shop/src/auth/guard.ts:3\n```\n'],
    ['that is no home', 'It is served at `/users/ada/src/auth/guard.ts`.'],
    ['with one name that all have', 'See `/Users/ada/work/bank/README.md`.'],
    ['as an example in Japanese', '例えば `/Users/sato/shop/src/auth/guard.ts` のように書く。'],
    ['as an example in German', 'Zum Beispiel `/home/eva/shop/src/auth/guard.ts`.'],
    ['that is an address', 'See https://example.com/home/ada/shop/src/auth/guard.ts.'],
    ['that a program prints', '```json\n{"file": "/Users/ada/shop/src/auth/guard.ts"}\n```\n'],
  ])('is silent: one %s', async (_, text) => {
    expect((await told(text)).filter((line) => line.startsWith('warning'))).toEqual([]);
  });

  it('may stand in a file that is not shared', async () => {
    const text = 'See `/Users/ada/work/shop/src/auth/guard.ts`.';
    expect(await told(text, 'CLAUDE.local.md')).toEqual([]);
  });
});

describe('a path with backslashes', () => {
  const GUARD = String.raw`src\auth\guard.ts`;

  it('is there where its folders are', async () => {
    expect(await told(`See \`${GUARD}\` and \`.\\src\\index.ts\`.`)).toEqual([]);
  });

  it('is told where a change takes it out, and where it never was', async () => {
    expect(
      await saidOfChange(`See \`${GUARD}\`.`, FILES, without(FILES, 'src/auth/guard.ts')),
    ).toEqual([`warning: \`${GUARD}\` does not exist; this change removes it`]);
    expect(await told(String.raw`See ${'`'}src\auth\gone.ts${'`'}.`)).toEqual([
      String.raw`warning: ${'`'}src\auth\gone.ts${'`'} does not exist`,
    ]);
  });

  it('is put right with slashes', async () => {
    const files = {
      ...without(FILES, 'src/auth/guard.ts'),
      'lib/access/gatekeeper.ts': 'x',
      'src/auth/a.ts': 'x',
    };
    const text = String.raw`See ${'`'}src\auth\gatekeeper.ts${'`'}.`;
    expect((await told(text, 'AGENTS.md', files))[0]).toMatch(
      /src\\auth\\gatekeeper\.ts => lib\/access\/gatekeeper\.ts$/,
    );
  });

  it.each([
    ['a namespace', String.raw`Models are in ${'`'}App\Models\User${'`'}.`],
    ['a pattern', String.raw`It matches ${'`'}src\d+\.ts${'`'} and ${'`'}\w+\.md${'`'}.`],
    ['an escape', String.raw`It prints ${'`'}a\nb${'`'}.`],
    ['a command of a printer', String.raw`Write ${'`'}\textbf{a.tex}${'`'}.`],
  ])('is none: %s', async (_, text) => {
    expect(await told(text)).toEqual([]);
  });
});

describe('an address of this repository on GitHub', () => {
  const PAGE = 'https://github.com/acme/shop/blob/main';

  /** How it is written; each names `docs/gone.md`, or the folder `docs/gone`. */
  const ADDRESSES: readonly (readonly [how: string, text: string])[] = [
    ['a link', `See [it](${PAGE}/docs/gone.md).`],
    ['an address in brackets', `See <${PAGE}/docs/gone.md>.`],
    ['an address alone', `See ${PAGE}/docs/gone.md.`],
    [
      'the other default branch',
      'See [it](https://github.com/acme/shop/blob/master/docs/gone.md).',
    ],
    ['the head', 'See [it](https://github.com/Acme/Shop/blob/HEAD/docs/gone.md).'],
    ['a folder', 'See [it](https://github.com/acme/shop/tree/main/docs/gone).'],
    ['a line', `See [it](${PAGE}/docs/gone.md#L12).`],
    ['a cell', `| Page |\n|---|\n| [it](${PAGE}/docs/gone.md) |\n`],
    ['a definition', `See [it][1].\n\n[1]: ${PAGE}/docs/gone.md`],
    ['a list in Chinese', `- 说明：${PAGE}/docs/gone.md`],
    ['a sentence in Japanese', `[手順](${PAGE}/docs/gone.md)を参照。`],
    ['a sentence in German', `Siehe die [Anleitung](${PAGE}/docs/gone.md).`],
    ['the raw text', 'See [it](https://github.com/acme/shop/raw/main/docs/gone.md).'],
  ];
  const WITH_PAGE = { ...FILES, 'docs/gone.md': 'a page', 'docs/gone/a.md': 'another page' };

  it.each(ADDRESSES)('is told where it leads nowhere: %s', async (_, text) => {
    const said = await told(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^warning: The link to `https:\/\/github.com\/[^`]*gone[^`]*` is broken$/,
    );
  });

  it.each(ADDRESSES)('is told where a change takes the file out: %s', async (_, text) => {
    expect(await saidOfChange(text, WITH_PAGE, FILES)).toEqual([
      expect.stringMatching(/^warning: The link to .* is broken; this change removes it$/),
    ]);
  });

  it.each(ADDRESSES)('is told where an earlier commit took the file out: %s', async (_, text) => {
    expect(await saidOnce(text, WITH_PAGE, FILES)).toEqual([
      expect.stringContaining(`is broken; it was removed in ${REMOVED}`),
    ]);
  });

  it('is told where the page lacks the heading', async () => {
    expect(await told(`See ${PAGE}/docs/guide.md#tear-down.`)).toEqual([
      'warning: No heading of `docs/guide.md` has the anchor `#tear-down`',
    ]);
  });

  it.each([
    ['that is here', `See ${PAGE}/docs/guide.md#set-up, ${PAGE}/src/index.ts#L1 and ${PAGE}/src.`],
    ['of another branch', 'See https://github.com/acme/shop/blob/v2/docs/gone.md.'],
    ['of another repository', 'See https://github.com/acme/bank/blob/main/docs/gone.md.'],
    ['of an issue', 'See https://github.com/acme/shop/issues/12.'],
    ['of a commit', 'See https://github.com/acme/shop/blob/0a1b2c3/docs/gone.md.'],
    ['of a release', 'See https://github.com/acme/shop/releases/tag/v2.'],
    ['said to be gone', `The page ${PAGE}/docs/gone.md was removed.`],
    ['said to be gone in German', `Die Seite ${PAGE}/docs/gone.md gibt es nicht mehr.`],
    ['said to be gone in Chinese', `[旧说明](${PAGE}/docs/gone.md)已删除。`],
    ['as an example', `For example ${PAGE}/docs/gone.md.`],
    ['with a blank to fill', 'See https://github.com/acme/shop/blob/main/docs/<name>.md.'],
  ])('is silent: one %s', async (_, text) => {
    expect(await told(text)).toEqual([]);
  });

  it('is of nobody where the tree does not say what the repository is called', async () => {
    const files = { ...FILES, 'package.json': '{}' };
    expect(await told(`See ${PAGE}/docs/gone.md.`, 'AGENTS.md', files)).toEqual([]);
  });

  it('is known from other manifests', async () => {
    for (const manifest of [
      { 'Cargo.toml': '[package]\nrepository = "https://github.com/acme/shop"\n' },
      { 'pyproject.toml': '[project.urls]\nRepository = "https://github.com/acme/shop"\n' },
      { 'go.mod': 'module github.com/acme/shop\n\ngo 1.22\n' },
      { 'package.json': '{"repository": "acme/shop"}' },
      { 'package.json': '{"repository": "github:acme/shop"}' },
    ])
      expect(
        await told(`See ${PAGE}/docs/gone.md.`, 'AGENTS.md', {
          ...without(FILES, 'package.json'),
          'package.json': '{}',
          ...manifest,
        }),
      ).toHaveLength(1);
  });
});

describe('a file for an agent that holds only a name', () => {
  const said = (path: string): string =>
    `warning: \`${path}\` holds only the name \`AGENTS.md\`, so the agent reads nothing of that file; AGENTS.md => @AGENTS.md`;

  it('is told, with what to write', async () => {
    for (const text of ['AGENTS.md', 'AGENTS.md\n', '\n  AGENTS.md  \n'])
      expect(await told(text, 'CLAUDE.md')).toEqual([said('CLAUDE.md')]);
    expect(await told('../AGENTS.md', 'apps/CLAUDE.md')).toEqual([
      said('apps/CLAUDE.md').replaceAll('AGENTS.md', '../AGENTS.md'),
    ]);
  });

  it.each([
    ['README.md', '.github/copilot-instructions.md', 'nothing of that file', '../README.md'],
    ['README.md', '.cursor/rules/a.mdc', 'nothing of that file', '../../README.md'],
    ['README.md', 'AGENTS.md', 'nothing of that file', 'README.md'],
    ['@README.md', 'AGENTS.md', 'codex follows no imports', '@README.md'],
    ['@README.md', 'AGENTS.md', 'codex follows no imports', '@README.md\n@docs/gone.md'],
    ['RULES.md', 'CLAUDE.md', 'that file does not exist', 'RULES.md'],
    ['RULES.md', '.claude/skills/a/SKILL.md', 'that file does not exist', '../RULES.md'],
    ['out', 'GEMINI.md', 'that file does not exist', '../../AGENTS.md'],
  ])('is told for every agent: %s in %s', async (_, path, words, text) => {
    const found = (await told(text, path)).filter((line) => line.includes('holds only the'));
    expect(found).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['an import', '@AGENTS.md', 'CLAUDE.md'],
    ['a sentence', 'See AGENTS.md', 'CLAUDE.md'],
    ['a word that is no path', 'docs', 'CLAUDE.md'],
    ['a version', '1.2.3', '.claude/skills/a/VERSION'],
    ['a list of one in a skill', 'plan.md', '.claude/skills/a/assets/list.txt'],
    ['a template', 'RULES.md', 'templates/CLAUDE.md'],
    ['an import of nothing here', '@RULES.md', 'AGENTS.md'],
    ['a sentence with an import', 'Read @README.md', 'AGENTS.md'],
    ['its own name', 'CLAUDE.md', 'CLAUDE.md'],
    ['a title', '# AGENTS.md', 'CLAUDE.md'],
  ])('is silent: %s', async (_, text, path) => {
    expect(await told(text, path)).toEqual([]);
  });
});
