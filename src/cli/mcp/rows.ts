import { z } from 'zod';
import type { Entry } from '../../trust/entry.js';
import {
  basisLine,
  basisOf,
  basisShape,
  incompleteLines,
  standingLine,
  standingOf,
  standingShape,
} from './answer.js';
import type { Sight } from './live-reading.js';
import { ROWS } from './limits.js';
import type { ToolAnswer } from './tool.js';

/*
 * How is a list of facts told? A page of it, one line a fact, and where the next page begins. The tools `facts` and
 * `citing` ask. Keys are frozen.
 */

/** The arguments of a list. */
export const pageInput = {
  limit: z.int().min(1).max(ROWS.most).default(ROWS.usual).describe('Most rows.'),
  offset: z.int().min(0).max(1_000_000).default(0).describe('Rows to leave out at the start.'),
};

export const pageOutput = z.object({
  ...basisShape,
  facts: z.array(z.object(standingShape)).describe('In the order of their ids.'),
  total: z.number().int().describe('How many there are on all pages.'),
  next_offset: z
    .number()
    .int()
    .nullable()
    .describe('Ask for this offset for more; null at the end.'),
});

/** One page of entries. @param none the sentence where there is nothing. */
export function factPage(
  sight: Sight,
  entries: readonly Entry[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
  none: string,
): ToolAnswer<z.output<typeof pageOutput>> {
  const facts = entries.slice(offset, offset + limit).map(standingOf);
  const end = offset + facts.length;
  const next = facts.length > 0 && end < entries.length ? end : null;
  return {
    text: [
      basisLine(sight),
      ...(entries.length === 0 ? [none] : facts.map(standingLine)),
      ...(entries.length > 0 && facts.length === 0
        ? [`There are only ${entries.length} rows.`]
        : []),
      ...(next === null ? [] : [`${entries.length - end} more: ask with offset ${next}.`]),
      ...incompleteLines(sight),
    ].join('\n'),
    structured: { ...basisOf(sight), facts, total: entries.length, next_offset: next },
  };
}
