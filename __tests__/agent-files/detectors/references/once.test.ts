/** Was there once what a text names? Asked of its versions, with a limit on the trees that are read. */
import { describe, expect, it } from '@jest/globals';
import { lookAtMentions } from '../../../../src/agent-files/detectors/references/index.js';
import { phraseText } from '../../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../../src/tree/history-queries.js';
import type { PastSearch } from '../../../../src/tree/past-search.js';
import { PathResolver } from '../../../../src/tree/resolve.js';
import { VirtualTree } from '../../../../src/tree/virtual-tree.js';
import { documentAt } from './look.js';

const TEXT = 'Tests run with Jest.\n';
const idOf = (at: number): string => `${at}`.padStart(7, '0').padEnd(40, 'a');
const JEST = { 'package.json': '{"devDependencies":{"jest":"1"}}' };

/** A past of commits, oldest first, each with its files; the text came with the first one. */
async function told(
  states: readonly Readonly<Record<string, string>>[],
  { now = states.at(-1) ?? {}, removed = [] as { at: number; path: string; line: string }[] } = {},
  text: string = TEXT,
  places: readonly string[] = ['AGENTS.md'],
): Promise<{ readonly messages: string[]; readonly read: number }> {
  const texts = Object.fromEntries(places.map((place) => [place, text]));
  const trees = new Map(
    states.map((files, at) => [idOf(at), new VirtualTree({ ...files, ...texts })]),
  );
  let read = 0;
  const search: PastSearch = {
    changesOf: async () => [...trees.keys()].slice(0, 40),
    since: async (commit) => [...trees.keys()].slice([...trees.keys()].indexOf(commit) + 1),
    treeAt: async (commit) => {
      read += 1;
      return trees.get(commit) ?? new VirtualTree({});
    },
    removedLines: async () =>
      removed.map(({ at, path, line }) => ({ commit: idOf(at), path, lines: [line] })),
  };
  const tree = new VirtualTree({ ...now, ...texts });
  const { found } = await lookAtMentions(
    places.map((place) => documentAt(place, text)),
    { tree, resolver: new PathResolver(tree), past: { ...NO_HISTORY, search } },
  );
  return { messages: found.map(({ message }) => phraseText(message)), read };
}

describe('what was there once', () => {
  it('names the commit in the middle that removed it', async () => {
    const { messages } = await told([JEST, JEST, JEST, {}, {}, {}, {}]);
    expect(messages).toEqual([expect.stringContaining('it was removed in 0000003')]);
  });

  it('names the first commit behind it, and the last', async () => {
    expect((await told([JEST, {}, {}])).messages).toEqual([
      expect.stringContaining('it was removed in 0000001'),
    ]);
    expect((await told([JEST, JEST, {}])).messages).toEqual([
      expect.stringContaining('it was removed in 0000002'),
    ]);
  });

  it('blames no commit for what only the working tree lacks', async () => {
    const { messages } = await told([JEST, JEST, JEST], { now: {} });
    expect(messages).toEqual([expect.stringContaining('it was there in 0000000')]);
  });

  it('says nothing where no version had it, or the text says itself that it is gone', async () => {
    expect((await told([{}, {}, {}])).messages).toEqual([]);
    expect((await told([JEST, {}], {}, 'We no longer use Jest.\n')).messages).toEqual([]);
  });

  it('names the newest of the commits that took a name out, and none of a document', async () => {
    const line = 'SHOP_API_URL=x';
    const removed = [
      { at: 3, path: 'docs/urls of shops.md', line },
      { at: 2, path: 'deploy/app.env', line },
      { at: 1, path: 'deploy/old.env', line },
    ];
    const { messages } = await told([{}, {}, {}, {}], { removed }, 'Set `SHOP_API_URL`.\n');
    expect(messages).toEqual([expect.stringContaining('it was removed in 0000002')]);
  });

  it('reads a limited number of trees, however many files name it', async () => {
    const places = Array.from({ length: 60 }, (_, index) => `parts/p${index}/AGENTS.md`);
    const { read } = await told(
      Array.from({ length: 60 }, () => ({})),
      {},
      TEXT,
      places,
    );
    expect(read).toBeLessThanOrEqual(400);
  });
});
