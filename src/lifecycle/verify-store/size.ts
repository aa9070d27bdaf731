import { MEMORY_TOTAL_BYTES } from '../../tree/limits.js';

/*
 * Is a store too large to go on as Markdown files in a repository? Up to 1 MB a note on average and
 * 100 MB together it is not.
 *
 * `memtrust verify-store` prints the notices, and the rule `store-near-caps` warns by the same limits. They
 * only advise: nothing is refused. What memory reads at most is in `src/tree/limits.ts`. The two limits are
 * told in docs/formats.md, and may change there too. `__tests__/lifecycle/verify-store.test.ts` ("the size
 * of a store") and `__tests__/gate/rules/store-near-caps.test.ts` fail when this is wrong.
 */

/** How large a store is. */
export interface StoreSize {
  readonly files: number;
  readonly bytes: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * Where the decision for Markdown was to be taken again, in its own words: notes of 1 MB on
 * average, or 100 MB of them.
 */
export const MEAN_BYTES = MEGABYTE;
export const TOTAL_BYTES = 100 * MEGABYTE;

/** In bytes; 0 of a store without files. */
export function meanOf({ files, bytes }: StoreSize): number {
  return files === 0 ? 0 : Math.round(bytes / files);
}

/** What `check` says of a store that is larger than memory is read; null within the cap. */
export function capNotice({ bytes }: StoreSize): string | null {
  return bytes <= MEMORY_TOTAL_BYTES
    ? null
    : `${sizeText(bytes)} are above the cap of ${sizeText(MEMORY_TOTAL_BYTES)}: the rest ` +
        'is not read, and `check` fails (MT703). Archive old memory';
}

/** What speaks for another storage, with its figures; our own words. */
export function sizeNotices(size: StoreSize): string[] {
  return [
    ...(meanOf(size) > MEAN_BYTES
      ? [
          `files of ${sizeText(meanOf(size))} on average are above ` +
            `${sizeText(MEAN_BYTES)}: move data out of such notes into other files`,
        ]
      : []),
    ...(size.bytes > TOTAL_BYTES
      ? [
          `${sizeText(size.bytes)} together are above ${sizeText(TOTAL_BYTES)}: archive old ` +
            'memory, or consider a database',
        ]
      : []),
  ];
}

/** Bytes as people read them: `512 B`, `1.5 KB`, `20.0 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < MEGABYTE
    ? `${(bytes / 1024).toFixed(1)} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
