import { describe, expect, it, test } from '@jest/globals';
import {
  ownersOf,
  parseCodeOwners,
  readCodeOwners,
  type CodeOwners,
} from '../../src/memory/codeowners.js';
import { ownsPath } from '../../src/memory/glob.js';
import { phraseText } from '../../src/text/phrase.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const read = (text: string): CodeOwners => ({ path: 'CODEOWNERS', ...parseCodeOwners(text) });
const warnings = (text: string): string[] =>
  read(text).warnings.map(({ line, message }) => `${line}: ${phraseText(message)}`);

/** The example of GitHub's "About code owners", with what the page says of each line. */
const DOCUMENTED = `
# This is a comment.
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/*  docs-owner@example.com @docs-owner
apps/ @octocat
/docs/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/apps/ @octocat
/apps/github
`;

describe('the example of the documentation', () => {
  const owners = read(DOCUMENTED);
  test.each([
    ['the default for everything', 'README.md', ['global-owner1', 'global-owner2']],
    ['the default at any depth', 'a/b/c.md', ['global-owner1', 'global-owner2']],
    ['a later pattern alone, not the defaults beside it', 'lib/x.js', ['js-owner']],
    ['an owner by e-mail address, of whom nobody knows who it is', 'cmd/main.go', []],
    ['a team', 'notes.txt', ['octo-org/octocats']],
    ['a folder at the root', 'build/logs/today', ['octocat']], // `**/logs` comes later
    ['a folder of that name anywhere', 'deeply/nested/apps/x', ['octocat']],
    ['a folder and its subfolders', 'docs/build-app/troubleshooting.md', ['doctocat']],
    ['several owners', 'scripts/run', ['doctocat', 'octocat']],
    ['`**/logs` in a folder', 'scripts/logs/x', ['octocat']],
    ['`**/logs` deep down', 'deeply/nested/logs/x', ['octocat']],
    ['what a line without owners takes away', 'apps/github/x', []],
    ['and its neighbours, which stay', 'apps/gitlab/x', ['octocat']],
  ])('%s', (_what, path, expected) => {
    expect(ownersOf(owners, path)).toEqual(expected);
  });

  test('gives a subfolder an owner of its own', () => {
    const own = read('/apps/ @octocat\n/apps/github @doctocat\n');
    expect([
      ownersOf(own, 'apps/x'),
      ownersOf(own, 'apps/github/x'),
      ownersOf(own, 'apps/github'),
    ]).toEqual([['octocat'], ['doctocat'], ['doctocat']]);
  });
});

describe('a pattern', () => {
  test.each([
    ['*', 'a', true],
    ['*', 'a/b', true],
    ['docs/*', 'docs/getting-started.md', true],
    ['docs/*', 'docs/build-app/troubleshooting.md', false],
    ['docs/*', 'x/docs/a', false],
    ['/docs/**', 'docs/a/b', true],
    ['/docs/**', 'docs', false],
    ['docs/**/*.md', 'docs/a/b/c.md', true],
    ['docs/**/*.md', 'docs/c.md', true],
    ['docs/**/*.md', 'docs/c.txt', false],
    ['apps/', 'apps', false],
    ['apps/', 'x/apps/y', true],
    ['/apps/', 'x/apps/y', false],
    ['a/b', 'x/a/b', false],
    ['a/b', 'a/b/c', true],
    ['*.md', 'docs/a.md', true],
    ['*.md', 'docs/a.MD', false],
    ['/Docs/', 'docs/a', false],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    [String.raw`with\ blank`, 'with blank', true],
    [String.raw`star\*`, 'star*', true],
    [String.raw`star\*`, 'starry', false],
    ['foo**bar', 'foo/x/bar', false],
    ['**/x', 'x', true],
    ['.memtrust/facts/payments/', '.memtrust/facts/payments/fees.md', true],
    ['//', 'a', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(ownsPath(pattern, path)).toBe(expected);
  });

  it('takes no time for hostile stars', () => {
    const start = performance.now();
    expect(ownsPath(`${'*a'.repeat(200)}b`, 'a'.repeat(4_000))).toBe(false);
    expect(ownsPath(`${'**/a/'.repeat(100)}b`, 'a/'.repeat(1_000) + 'c')).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('what GitHub does not support is skipped, with a warning', () => {
  it.each([
    ['!keep.md @mallory', '2: a pattern cannot begin with `!`, so GitHub skips this line'],
    ['[a-z].md @mallory', '2: a pattern cannot have `[ ]`, so GitHub skips this line'],
    [String.raw`\#x @mallory`, '2: a pattern cannot begin with `\\#`, so GitHub skips this line'],
    [
      'x.md mallory',
      '2: `mallory` is not @account or @organisation/team, so GitHub skips this line',
    ],
    ['/ @mallory', '2: the pattern matches no path, so GitHub skips this line'],
  ])('%s', (line, warning) => {
    const text = `* @alice\n${line}\n`;
    expect(warnings(text)).toEqual([warning]);
    expect(ownersOf(read(text), 'x.md')).toEqual(['alice']);
  });

  it('an owner by e-mail address, but not those beside it', () => {
    expect(warnings('* a@b.c @alice\n')).toEqual([
      '1: this owner is an e-mail address; memtrust cannot tell whose account it is, and ignores it',
    ]);
    expect(ownersOf(read('* a@b.c @alice\n'), 'x')).toEqual(['alice']);
  });

  it('and counts what it does not list', () => {
    expect(
      read('!x @a\n'.repeat(1_000))
        .warnings.map(({ message }) => phraseText(message))
        .at(-1),
    ).toBe('and 980 more problems');
  });
});

describe('the file', () => {
  const owner = async (
    files: Readonly<Record<string, string | Uint8Array>>,
  ): Promise<readonly string[]> => ownersOf(await readCodeOwners(new VirtualTree(files)), 'x');

  it('is looked for in .github/, at the root, and in docs/, in this order', async () => {
    const [a, b, c] = [
      { '.github/CODEOWNERS': '* @a\n' },
      { CODEOWNERS: '* @b\n' },
      { 'docs/CODEOWNERS': '* @c\n' },
    ];
    expect(await owner({ ...a, ...b, ...c })).toEqual(['a']);
    expect(await owner({ ...b, ...c })).toEqual(['b']);
    expect(await owner(c)).toEqual(['c']);
    expect(await owner({ 'other/CODEOWNERS': '* @d\n' })).toEqual([]);
  });

  it('counts as absent above 3 MB', async () => {
    const owners = await readCodeOwners(
      new VirtualTree({ CODEOWNERS: `* @alice\n${'#'.repeat(3 * 1024 * 1024)}` }),
    );
    expect([
      ownersOf(owners, 'x'),
      owners.warnings.map(({ message }) => phraseText(message)),
    ]).toEqual([
      [],
      ['the file is larger than 3 MB, which GitHub does not read, so it names no owners'],
    ]);
  });

  it('is a regular file', async () => {
    expect(
      ownersOf(
        await readCodeOwners(
          new VirtualTree({
            CODEOWNERS: { kind: 'symlink', bytes: Buffer.from('o') },
            o: '* @a\n',
          }),
        ),
        'x',
      ),
    ).toEqual([]);
  });

  it('may have any line ends and a byte-order mark', () => {
    expect(ownersOf(read('\uFEFF* @a\r\n\r\nx\t@b\r\n'), 'x')).toEqual(['b']);
  });
});
