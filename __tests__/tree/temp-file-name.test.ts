import { expect, it } from '@jest/globals';
import { temporaryName, writerOf } from '../../src/tree/disk.js';

it('a file on its way names the process that writes it, and no other name does', () => {
  expect(temporaryName('.memtrust/a.md', 4711, '0123abcd')).toBe(
    '.memtrust/a.md.4711-0123abcd.memtrust-tmp',
  );
  expect(writerOf('.memtrust/a.md.4711-0123abcd.memtrust-tmp')).toBe(4711);
  for (const name of ['a.md', 'a.4711-0123abcd.memtrust-tmp.md', 'a.x-0123abcd.memtrust-tmp'])
    expect(writerOf(name)).toBeNull();
});
