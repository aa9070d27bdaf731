import { MEMORY_FILE_COUNT } from '../../../src/tree/limits.js';
import { Store, store } from '../../store.js';
import { describeRule } from './stories.js';

const MB = 1024 * 1024;
const base = store().fact('x').adopted();
/** Fixtures that are read and too long to be parsed. */
const filled = (megabytes: number): Store => Array.from({ length: megabytes }).reduce<Store>((story, _, index) => story.file(`.memtrust/fixtures/${index}.yml`, FULL), store());
const FULL = Buffer.alloc(MB, '#');
const NOTE = 'memory/long-term/a.md';
const runtime = store().policy({ stores: [{ layout: 'ai-runtime' }] });
/** Evidence files, of which only the names count. */
const attempts = (count: number): Store => new Store({ files: Object.fromEntries(Array.from({ length: count }, (_, index) => [`.memtrust/attempts/${index}.txt`, ''])), specs: new Map(), current: null });

describeRule('MT604', 'store-near-caps', {
  stands: true,
  fires: [
    { what: 'four fifths of the files that are read', base, head: attempts(0.8 * MEMORY_FILE_COUNT), says: ['+notice: there are 16000 files of memory, and more than 20000 are not read'] },
    { what: 'four fifths of the bytes that are read', base, head: filled(52), says: ['+notice: the files of the layout `memtrust` are 52 MB, and more than 64 MB are not read'] },
    {
      what: 'files that are too large on average, in the store that they are of',
      base: runtime.fact('x').adopted(),
      head: runtime.fact('x').adopted().file(NOTE, Buffer.alloc(3 * MB, 'a')).file('memory/long-term/b.md', 'b'),
      says: ['+notice: the files of the layout `ai-runtime` are 1 MB on average; beyond 1 MB another storage is better'],
    },
    {
      what: 'more than 100 MB together',
      base: runtime,
      head: runtime.file(NOTE, Buffer.alloc(101 * MB, 'a')),
      says: ['+notice: the files of the layout `ai-runtime` are 101 MB; beyond 100 MB another storage is better', '+notice: the files of the layout `ai-runtime` are 101 MB on average; beyond 1 MB another storage is better'],
    },
  ],
  silent: [
    { what: 'a small store', base, head: base },
    { what: 'fewer files', base, head: attempts(0.8 * MEMORY_FILE_COUNT - 1) },
    { what: 'what is past the cap, which incomplete-evaluation says', base, head: filled(65) },
    { what: 'no memory', base: store(), head: store().file('a', 'a') },
  ],
});
