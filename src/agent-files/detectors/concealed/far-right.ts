import type { ConcealedPassage } from './passage.js';

/*
 * `concealed/index.ts` asks, and reports such a passage only where it also speaks to an agent (`signal.ts`).
 * A hundred blanks are more than any screen of a review shows, and code that is aligned has fewer.
 * `__tests__/security/S33-concealed-text.test.ts` fails when this is wrong.
 */

/** So many blanks within a line push what follows out of sight. */
const BLANKS = 100;
const GAP = ' '.repeat(BLANKS);

/** What stands far to the right of its line, behind blanks. */
export function* farRightIn(lines: readonly string[]): Generator<ConcealedPassage> {
  for (const [index, raw] of lines.entries()) {
    if (raw.length <= BLANKS) continue;
    const line = raw.includes('\t') ? raw.replace(/\t/g, ' ') : raw;
    const gap = line.indexOf(GAP);
    if (gap < 0) continue;
    let from = gap + BLANKS;
    while (line[from] === ' ') from += 1;
    if (from < line.length)
      yield { kind: 'far-right', line: index + 1, column: from + 1, text: raw.slice(from) };
  }
}
