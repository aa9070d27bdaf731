import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { ListingReader } from '../../src/tree/listing.js';

/** Records of `git ls-tree -r -z`, with names that git may give: odd letters, blanks, line ends, bytes that are no UTF-8. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((text) => Buffer.from(text)),
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('src/a.ts', 'a\tb', 'a\nb', String.raw`a\xff`, 'é')
    .map((text) => Buffer.from(text)),
);
const listing = fc
  .array(
    fc.tuple(
      fc.constantFrom('100644 blob', '100755 blob', '120000 blob', '160000 commit'),
      name.filter((bytes) => !bytes.includes(0)),
    ),
    { maxLength: 8 },
  )
  .map((records) =>
    Buffer.concat(
      records.map(([kind, bytes]) =>
        Buffer.concat([Buffer.from(`${kind} ${'0a'.repeat(20)}\t`), bytes, Buffer.from('\0')]),
      ),
    ),
  );

describe('a listing of git', () => {
  it('is the same in whatever pieces it comes', () => {
    fc.assert(
      fc.property(listing, fc.array(fc.nat(400), { maxLength: 6 }), (whole, cuts) => {
        const reader = new ListingReader();
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length];
        const sorted = places.toSorted((a, b) => a - b);
        for (const [index, from] of sorted.entries())
          reader.add(whole.subarray(from, sorted[index + 1] ?? whole.length));
        const atOnce = new ListingReader();
        atOnce.add(whole);
        expect([...reader.entries]).toEqual([...atOnce.entries]);
      }),
      { numRuns: 2_000 },
    );
  });
});
