import { describe, expect, it } from '@jest/globals';
import { remarksOn } from '../../../src/gate/rules/store-near-caps.js';
import { readMemory } from '../../../src/memory/store.js';
import { phraseText } from '../../../src/text/phrase.js';
import { MEMORY_FILE_COUNT, MEMORY_TOTAL_BYTES } from '../../../src/tree/limits.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const MB = 1024 * 1024;
const base = store().fact('x').adopted();
const runtime = base.policy({ stores: [{ layout: 'ai-runtime' }] });
const large = runtime
  .file('memory/long-term/a.md', Buffer.alloc(3 * MB, 'a'))
  .file('memory/long-term/b.md', 'b');

describeRule('MT604', 'store-near-caps', {
  stands: true,
  fires: [
    {
      what: 'files that are too large on average, in the store that they are of',
      base: runtime,
      head: large,
      says: [
        '+notice: the files of the layout `ai-runtime` are 1 MB on average; above 1 MB, use another storage',
      ],
    },
  ],
  silent: [
    { what: 'a small store', base, head: base },
    { what: 'no memory', base: store(), head: store().file('a', 'a') },
    {
      what: 'large files that are no memory',
      base,
      head: base.file('a.md', Buffer.alloc(3 * MB, 'a')),
    },
  ],
});

describe('a cap', () => {
  const remarks = (files: number, measured: number, bytes: number): string[] =>
    remarksOn({ files, stores: [{ layout: 'memtrust', measured, bytes }] }).map(({ message }) =>
      phraseText(message),
    );

  it.each<[string, number, number, number, readonly string[]]>([
    [
      'on files, near',
      0.8 * MEMORY_FILE_COUNT,
      10,
      10,
      ['there are 16000 memory files; memtrust reads at most 20000'],
    ],
    ['on files, not near', 0.8 * MEMORY_FILE_COUNT - 1, 10, 10, []],
    ['on files, passed', MEMORY_FILE_COUNT + 1, 10, 10, []],
    [
      'on bytes, near',
      100,
      100,
      0.8 * MEMORY_TOTAL_BYTES,
      ['the files of the layout `memtrust` are 51 MB; memtrust reads at most 64 MB'],
    ],
    ['on bytes, not near', 100, 100, 0.8 * MEMORY_TOTAL_BYTES - 1, []],
    ['on bytes, passed', 100, 100, MEMORY_TOTAL_BYTES + 1, []],
    [
      'of the document',
      100,
      101,
      100 * MB + 1,
      ['the files of the layout `memtrust` are 100 MB; above 100 MB, use another storage'],
    ],
    ['of the document, reached', 100, 100, 100 * MB, []],
    ['on a store without files', 0, 0, 0, []],
    ['on a store of one file', 1, 1, 200 * MB, []],
  ])('%s', (_what, files, measured, bytes, says) => {
    expect(remarks(files, measured, bytes)).toEqual(says);
  });

  it('counts every file, and the bytes of those that are read or too large for it', async () => {
    const { extent } = await readMemory(large.file('.memtrust/attempts/a.txt', 'not read').tree());
    expect(extent.files).toBe(6);
    expect(extent.stores).toEqual([
      expect.objectContaining({ layout: 'memtrust', measured: 2 }),
      { layout: 'ai-runtime', measured: 2, bytes: 3 * MB + 1 },
    ]);
  });
});
