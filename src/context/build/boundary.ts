import { hexDigest } from '../../tree/digest.js';

/*
 * Which word marks the lines of a context file that are memtrust's own, so that no quoted memory can
 * imitate one? Each such line begins with a boundary that differs from file to file:
 *
 *   <<<memtrust:9c1f0a77be2d4e53 section "trusted">>>
 *
 * Whoever writes memory cannot know what else will stand beside it, so they cannot foresee the boundary.
 * `build.ts` asks for it once all content is chosen. Its length is that of `SAMPLE_BOUNDARY` and may be
 * changed there; readers take it from the first line of the file. When it is wrong,
 * `__tests__/context/build/boundary.test.ts` and `__tests__/security/S41-context.test.ts` fail.
 */

/**
 * Stands in for the boundary while a context is measured: every boundary is as long, and nearly all
 * have letters and digits in turn.
 */
export const SAMPLE_BOUNDARY = '0f1e2d3c4b5a6978';

/**
 * 16 hexadecimal digits of the digest of everything that a context holds, taken again with a counter
 * until they occur nowhere in it.
 *
 * @param digest SHA-256 in hexadecimal, but for tests.
 */
export function boundaryOf(
  content: readonly string[],
  digest: (text: string) => string = hexDigest,
): string {
  const all = content.join('\n');
  for (let counter = 0; ; counter += 1) {
    const boundary = digest(`${counter}\n${content.length}\n${all}`).slice(
      0,
      SAMPLE_BOUNDARY.length,
    );
    if (boundary !== SAMPLE_BOUNDARY && !all.includes(boundary)) return boundary;
  }
}
