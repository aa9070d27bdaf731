import { hexDigest } from '../../tree/digest.js';

/**
 * Stands in for the token while a context is measured: every token is as long, and nearly all have
 * letters and digits in turn.
 */
export const NO_TOKEN = '0f1e2d3c4b5a6978';

/**
 * The word by which a context file marks its own lines: 16 hexadecimal digits of the digest of
 * everything that it holds, taken again with a counter until it occurs nowhere in it. Who writes
 * memory cannot know what else will stand beside it.
 *
 * @param digest SHA-256 in hexadecimal, but for tests.
 */
export function boundaryToken(
  content: readonly string[],
  digest: (text: string) => string = hexDigest,
): string {
  const all = content.join('\n');
  for (let counter = 0; ; counter += 1) {
    const token = digest(`${counter}\n${content.length}\n${all}`).slice(0, NO_TOKEN.length);
    if (token !== NO_TOKEN && !all.includes(token)) return token;
  }
}
