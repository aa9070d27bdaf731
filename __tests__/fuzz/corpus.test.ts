import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { corpus, CORPUS } from './corpus.js';
import { mutated } from './mutate.js';
import { complaintOf, readers } from './readers.js';

/*
 * Readers of bytes that somebody else wrote. `npm run fuzz` changes the kept inputs at random for as long as it is
 * given; here each is read once as it is. An input that broke a reader is kept, and so read here ever after.
 */

describe('the kept inputs of the fuzz run', () => {
  it.each(Object.entries(readers))(
    '%s: no fault, and twice the same answer',
    async (name, reader) => {
      const own = corpus().filter((sample) => sample.reader === name);
      expect(own.length).toBeGreaterThan(0);
      for (const sample of own)
        expect([sample.name, await complaintOf(reader, sample.bytes, sample.name)]).toEqual([
          sample.name,
          null,
        ]);
    },
  );

  it('are few, and all of them belong to a reader', () => {
    const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
      .map((path) => statSync(join(CORPUS, path)))
      .filter((stat) => stat.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(200 * 1024);
    expect(readdirSync(CORPUS).toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  it('are changed in the same way by the same seed', () => {
    const [one, ...others] = corpus().map(({ bytes }) => bytes);
    const made = (seed: number) =>
      Buffer.from(mutated(seed, one ?? Buffer.alloc(0), others)).toString('hex');
    expect(made(7)).toBe(made(7));
    expect(new Set([1, 2, 3, 4, 5].map(made)).size).toBeGreaterThan(3);
  });

  it('a reader that throws, that changes its mind, or that shows what nobody sees is a fault', async () => {
    let count = 0;
    const faults = [
      () => {
        throw new TypeError('x');
      },
      () => ({ value: (count += 1), messages: [] }),
      () => ({ value: 1, messages: ['a\u202eb'] }),
    ];
    for (const reader of faults)
      expect(await complaintOf(reader, Buffer.alloc(0), 'a')).not.toBeNull();
  });
});
