/**
 * The merge by files is the one of git, or none. The cases were found by comparing it with `git merge-tree` over random
 * histories.
 */
import { describe, expect, test } from '@jest/globals';
import { byFile } from '../../src/github/newest-merge.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

type Files = Readonly<Record<string, string>>;
type Change = Readonly<Record<string, string | null>>;

function changed(files: Files, change: Change): Files {
  return Object.fromEntries(
    Object.entries<string | null>({ ...files, ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
}

interface Story {
  readonly start: Files;
  readonly head: Change;
  /** What the base branch changed before GitHub merged. */
  readonly base?: Change;
  /** What GitHub changed of that base; what the head did if not given. */
  readonly merge?: Change;
  /** What the base branch changed since. */
  readonly since: Change;
}

/** The names and texts that the merge by files has. */
async function merged({ start, head, base = {}, merge = head, since }: Story): Promise<unknown> {
  const older = changed(start, base);
  const tree = byFile({
    start: new VirtualTree(start),
    head: new VirtualTree(changed(start, head)),
    olderBase: new VirtualTree(older),
    olderMerge: new VirtualTree(changed(older, merge)),
    base: new VirtualTree(changed(older, since)),
  });
  if (tree === null) return null;
  const texts = await tree.read(tree.entries.keys(), 100);
  return Object.fromEntries(
    [...texts].map(([path, content]) => [
      path,
      content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : content.kind,
    ]),
  );
}

const start = { 'd/a': 'a', 'd/b': 'b', 'e/c': 'c' };

test('what only one side changed is taken from it', async () => {
  const story = { start, head: { 'd/a': 'aa' }, since: { 'd/b': 'bb', 'e/c': null, n: 'n' } };
  expect(await merged(story)).toEqual({ 'd/a': 'aa', 'd/b': 'bb', n: 'n' });
});

describe('nothing is guessed', () => {
  const stories: readonly [string, Story][] = [
    [
      'where the base moved the folder of a new file: git moves that too',
      {
        start,
        head: { 'd/new': 'n' },
        since: { 'd/a': null, 'd/b': null, 'm/a': 'a', 'm/b': 'b' },
      },
    ],
    [
      'where the head moved the folder of a new file of the base',
      {
        start,
        head: { 'd/a': null, 'd/b': null, 'm/a': 'a', 'm/b': 'b' },
        since: { 'd/new': 'n' },
      },
    ],
    [
      'where the base has the file under two new names, and git may choose the other one',
      {
        start,
        head: { 'd/a': 'aa' },
        base: { 'd/a': null, 'm/a': 'a2' },
        merge: { 'm/a': 'aa2' },
        since: { 'm/copy': 'a' },
      },
    ],
    [
      'where GitHub put a new file into a folder that the base has moved back since',
      {
        start,
        head: { 'e/new': 'n' },
        base: { 'e/c': null, 'm/c': 'c' },
        merge: { 'm/new': 'n' },
        since: { 'e/c': 'c' },
      },
    ],
    [
      'where the base removed what GitHub had moved',
      {
        start,
        head: { 'd/a': null, 'd/b': null, 'm/a': 'a', 'm/b': 'b' },
        base: { 'd/new': 'n' },
        merge: { 'd/a': null, 'd/b': null, 'd/new': null, 'm/a': 'a', 'm/b': 'b', 'm/new': 'n' },
        since: { 'd/new': null },
      },
    ],
    ['where a file would be a folder', { start, head: { 'n/a': 'n' }, since: { n: 'n' } }],
  ];

  test.each(stories)('%s', async (_what, story) => {
    expect(await merged(story)).toBeNull();
  });
});
