import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { importsIn } from '../../src/agent-files/imports.js';
import { inventory } from '../../src/agent-files/inventory.js';
import { MEMORY_FILE_BYTES } from '../../src/tree/limits.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });
type Files = Readonly<Record<string, string | VirtualFile>>;
/** What of the tree is imported, each with who does. */
const imported = async (files: Files): Promise<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (await inventory(new VirtualTree(files), null, false))
      .filter(({ importedBy }) => importedBy.length > 0)
      .map(({ path, importedBy }) => [path, importedBy]),
  );

describe('imports in a text', () => {
  it.each<[string, string, string[]]>([
    ['a line of its own', '@a.md', ['a.md']],
    ['within a sentence', 'See @README and @docs/b.md for more', ['README', 'docs/b.md']],
    ['relative', '@./a.md\r\n@../b.md', ['./a.md', '../b.md']],
    ['with a blank', '@my\\ notes.md', ['my notes.md']],
    [
      'in bold and in a link',
      '**@a.md** [@b.md](x)',
      ['a.md**', 'a.md', 'b.md](x)', 'b.md](x', 'b.md'],
    ],
    ['with punctuation behind it', '(see @a.md).', ['a.md).', 'a.md']],
    ['behind code', '`x` @a.md', ['a.md']],
    ['behind a fence', '```\n@x.md\n```\n@a.md', ['a.md']],
    ['an address', 'write to a@b.c', []],
    ['no path', '@ @', []],
  ])('are found: %s', (_, text, expected) => expect(importsIn(text)).toEqual(expected));

  it.each([
    ['a span', 'like `@a.md` and `` ` @a.md ``'],
    ['a fence', '```\n@a.md\n```'],
    ['a fence of tildes, with backticks in it', '~~~md\n```\n@a.md\n~~~'],
    ['a longer fence', '````\n```\n@a.md\n```\n````'],
    ['a fence in a list', '- x\n\n  ```sh\n  @a.md\n  ```'],
    ['a fence that nothing closes', '```\n@a.md'],
    ['what names the fence', '```@a.md\n```'],
    ['a fence behind a comment', '<!-- note -->\n```\n@a.md\n```'],
  ])('are not found in code: %s', (_, text) => expect(importsIn(text)).toEqual([]));

  it.each([
    ['a fence that ends with its list item', ' - x\n   ```\n@a.md\n```\n'],
    ['a fence in a list item', '- ```\n  x\n  ```\n  @a.md\n  ```\n'],
    ['a fence in HTML', '<div>\n```\n@a.md\n```\n</div>'],
    ['a fence in a comment', '<!--\n```\n-->\n@a.md\n<!--\n```\n-->'],
    ['a span that began on the line before', 'a ` b\nc ` @a.md `d`'],
    ['a span of two blocks', '- a `\n- @a.md ` b'],
    ['an escaped backtick', '\\` @a.md `'],
    ['a backtick behind an escaped backslash', '\\\\`x` @a.md `'],
    ['a backtick in a tag', '<b title="`"> @a.md `'],
    ['columns of a table', '| ` | @a.md ` |'],
    ['a quoted fence', '> ```\n\n@a.md\n\n> ```'],
    ['what could be indented code', 'x\n    ~~~\n    @a.md\n    ~~~'],
  ])('are found where it may not be code: %s', (_, text) =>
    expect(importsIn(text)).toContain('a.md'),
  );

  it('never throw, and say only what stands there', () => {
    const piece = fc.constantFrom(
      '@',
      '`',
      '```',
      '~~~',
      '\n',
      ' ',
      '\\',
      '<',
      '<!--',
      '-->',
      'a.md',
      '- ',
      '> ',
      '|',
      '\t',
      '1. ',
      '\u{e000}',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('');
        for (const path of importsIn(text)) expect(text.replaceAll('\\ ', ' ')).toContain(path);
      }),
    );
  });

  it.each([
    '@',
    '`',
    '@a ',
    '@a',
    '\\',
    '`@a` ',
    '`` ` ',
    '```\n',
    '- ',
    '1',
    '<!',
    '@a/',
    '@(',
    '@a)',
    '\n',
    '~',
    '` `` ',
    '<!-- ',
    ' ',
    '@.@',
  ])('take linear time: %j', (piece) => {
    const start = performance.now();
    importsIn(piece.repeat(MEMORY_FILE_BYTES / piece.length) + '@');
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('the closure of imports', () => {
  it('has each file once, with everybody who imports it; one known by name stays what it is', async () => {
    const tree = new VirtualTree({
      'CLAUDE.md': '@AGENTS.md @docs/a.md',
      'GEMINI.md': '@docs/a.md',
      'AGENTS.md': '@docs/b.md',
      'docs/a.md': '@b.md',
      'docs/b.md': '@a.md @b.md',
    });
    expect(
      (await inventory(tree, null, true)).map(({ id, kind, importedBy, text }) => [
        id,
        kind,
        importedBy.join(' '),
        text,
      ]),
    ).toEqual([
      ['live:codex:AGENTS.md', 'memory', 'CLAUDE.md', '@docs/b.md'],
      ['live:claude:CLAUDE.md', 'memory', '', '@AGENTS.md @docs/a.md'],
      ['live:gemini:GEMINI.md', 'memory', '', '@docs/a.md'],
      ['live:claude:docs/a.md', 'import', 'CLAUDE.md GEMINI.md docs/b.md', '@b.md'],
      ['live:claude:docs/b.md', 'import', 'AGENTS.md docs/a.md', '@a.md @b.md'],
    ]);
  });

  it('has nothing that is no file of the tree: people, packages, folders, other places', async () => {
    expect(
      await imported({
        'CLAUDE.md':
          '@user @scope/pkg @docs @docs/ @/docs/a.md @~/docs/a.md @../a.md @https://x/docs/a.md a@docs/a.md @docs/out.md',
        'docs/a.md': 'x',
        'docs/out.md': link('../../x'),
      }),
    ).toEqual({});
  });

  it('has no memory: that is judged as what it is', async () => {
    expect(
      await imported({
        'CLAUDE.md': '@.memtrust/facts/a.md @l.md',
        '.memtrust/facts/a.md': 'x',
        'l.md': link('.memtrust/facts/a.md'),
      }),
    ).toEqual({});
  });

  it('starts from files of agents that import, and from AGENTS.md, which they read too', async () => {
    const others = Object.fromEntries(
      ['.cursorrules', '.claude/skills/x/SKILL.md', '.claude/settings.json', 'README.md'].map(
        (path) => [path, '@/x @a.md @../../../a.md @../a.md'],
      ),
    );
    expect(await imported({ ...others, 'a.md': 'x' })).toEqual({});
    expect(await imported({ 'AGENTS.md': '@a.md', 'a.md': 'x' })).toEqual({
      'a.md': ['AGENTS.md'],
    });
    expect(
      await imported({
        '.claude/rules/r.md': '@../../a.md',
        'CLAUDE.local.md': '@a.md',
        'web/GEMINI.md': '@../a.md',
        'a.md': 'x',
      }),
    ).toEqual({ 'a.md': ['.claude/rules/r.md', 'CLAUDE.local.md', 'web/GEMINI.md'] });
  });

  it('goes through links, from where they stand and from where they lead', async () => {
    expect(
      await imported({
        'CLAUDE.md': link('docs/agents.md'),
        'docs/agents.md': '@a.md @l/c.md',
        'a.md': 'x',
        'docs/a.md': 'x',
        l: link('real'),
        'real/c.md': 'x',
      }),
    ).toEqual({ 'a.md': ['CLAUDE.md'], 'docs/a.md': ['CLAUDE.md'], 'l/c.md': ['CLAUDE.md'] });
    expect(
      await imported({
        '.claude/rules': link('../shared'),
        'shared/r.md': '@a.md',
        'shared/a.md': 'x',
      }),
    ).toMatchObject({ 'shared/a.md': ['.claude/rules/r.md'] });
    const [, source] = await inventory(
      new VirtualTree({ 'CLAUDE.md': '@l/c.md', l: link('real'), 'real/c.md': 'x' }),
      null,
      false,
    );
    expect(source?.paths).toEqual(['l/c.md', 'l', 'real/c.md']);
  });

  it('has a submodule in the place of what is imported from it', async () => {
    expect(
      await imported({
        'CLAUDE.md': '@sub/a.md',
        sub: { kind: 'submodule', bytes: new Uint8Array() },
      }),
    ).toEqual({ sub: ['CLAUDE.md'] });
  });

  it('goes on through a file that is too large to be checked', async () => {
    expect(
      await imported({
        'CLAUDE.md': '@big.md',
        'big.md': `@a.md ${'x'.repeat(MEMORY_FILE_BYTES)}`,
        'a.md': 'x',
      }),
    ).toEqual({ 'a.md': ['big.md'], 'big.md': ['CLAUDE.md'] });
  });

  it('holds an import for settled where the base has the same content there', async () => {
    const files = { 'CLAUDE.md': '@a.md @l/c.md', 'a.md': 'x', l: link('real'), 'real/c.md': 'x' };
    const settled = async (head: Files): Promise<string[]> =>
      (await inventory(new VirtualTree(head), new VirtualTree(files), false))
        .filter((source) => source.settled)
        .map(({ path }) => path);
    expect(await settled(files)).toEqual(['CLAUDE.md', 'a.md', 'l/c.md']);
    expect(await settled({ ...files, 'a.md': 'y', 'real/c.md': 'y' })).toEqual(['CLAUDE.md']);
  });
});
