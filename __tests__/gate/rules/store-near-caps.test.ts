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
const large = Array.from({ length: 52 }).reduce<typeof runtime>(
  (files, _, at) => files.file(`memory/long-term/a${at}.md`, Buffer.alloc(MB, 'a')),
  runtime,
);

describeRule('MT604', 'store-near-caps', {
  stands: true,
  fires: [
    {
      what: 'four fifths of the bytes that are read at most',
      base: runtime,
      head: large,
      says: [
        '+notice: the files of the layout `ai-runtime` are 52 MB; memtrust reads at most 64 MB',
      ],
    },
  ],
  silent: [
    { what: 'a small store', base, head: base },
    { what: 'no memory', base: store(), head: store().file('a', 'a') },
    {
      what: 'a note that is too large to be read',
      base: runtime,
      head: runtime.file('memory/long-term/a.md', Buffer.alloc(52 * MB, 'a')),
    },
    {
      what: 'large files that are no memory',
      base,
      head: base.file('a.md', Buffer.alloc(3 * MB, 'a')),
    },
  ],
});

describe('a cap', () => {
  const remarks = (files: number, bytes: number, unread = 0): string[] =>
    remarksOn({ files, stores: [{ layout: 'memtrust', bytes, unread }] }).map(({ message }) =>
      phraseText([message].flat()),
    );

  it.each<[string, number, number, readonly string[]]>([
    [
      'on files, near',
      0.8 * MEMORY_FILE_COUNT,
      10,
      ['there are 16000 memory files; memtrust reads at most 20000'],
    ],
    ['on files, not near', 0.8 * MEMORY_FILE_COUNT - 1, 10, []],
    ['on files, passed', MEMORY_FILE_COUNT + 1, 10, []],
    [
      'on bytes, near',
      100,
      0.8 * MEMORY_TOTAL_BYTES,
      ['the files of the layout `memtrust` are 51 MB; memtrust reads at most 64 MB'],
    ],
    ['on bytes, not near', 100, 0.8 * MEMORY_TOTAL_BYTES - 1, []],
    [
      'on bytes, reached',
      100,
      MEMORY_TOTAL_BYTES,
      ['the files of the layout `memtrust` are 64 MB; memtrust reads at most 64 MB'],
    ],
    ['on a store without files', 0, 0, []],
  ])('%s', (_what, files, bytes, says) => {
    expect(remarks(files, bytes)).toEqual(says);
  });

  it('on bytes, passed', () => {
    expect(remarks(100, MEMORY_TOTAL_BYTES, 1)).toEqual([]);
  });

  it('counts every file, and the bytes of those that are read', async () => {
    const measured = base
      .policy({ stores: [{ layout: 'ai-runtime' }] })
      .file('memory/long-term/a.md', Buffer.alloc(3 * MB, 'a'))
      .file('memory/long-term/b.md', 'b')
      .file('.memtrust/attempts/a.txt', 'not read');
    const { extent } = await readMemory(measured.tree());
    expect(extent.files).toBe(6);
    expect(extent.stores).toContainEqual({ layout: 'ai-runtime', bytes: 1, unread: 0 });
  });
});
