import type { Words } from './catalogue/catalogue.js';

/*
 * How does a long report fit into a comment? Blocks are put together in their order; one that does not fit
 * keeps its first rows, and a line says how many are missing: "12 more did not fit: see
 * `trust-report.json`".
 *
 * `comment.ts` calls `fit` with GitHub's limit. Safe error: too much is left out, since GitHub refuses a
 * comment that is too long. What is left out is always said. The limits come from the caller; `NOTE_BYTES`
 * may grow with the note, and must never be less than it. When it is wrong,
 * `__tests__/report/comment.test.ts` fails.
 */

/** A part of a document that may be cut, row by row. */
export interface FittedBlock {
  /** As the closing note names it. */
  readonly title: string;
  readonly open: string;
  readonly rows: readonly string[];
  readonly close: string;
}

/** Kept free for the note that says what is not there: it names every dropped block. */
const NOTE_BYTES = 600;

/**
 * Puts a document together within a limit. Earlier blocks go before later ones; a block that does not fit whole keeps
 * its first rows, and what is left out is said: per block, and in the note at the end.
 *
 * @param limit in bytes of UTF-8, which is never less than the characters that GitHub counts.
 */
export function fit(
  lead: string,
  blocks: readonly FittedBlock[],
  foot: string,
  limit: number,
  { comment }: Pick<Words, 'comment'>,
): string {
  const moreRows = (count: number): string => `\n${comment.unfitted(count)}\n`;
  const parts = [lead];
  const dropped: string[] = [];
  let used = bytes(lead) + bytes(foot) + NOTE_BYTES;
  for (const block of blocks) {
    const frame = bytes(block.open) + bytes(block.close) + bytes(moreRows(block.rows.length));
    let size = used + frame;
    let kept = 0;
    for (const row of block.rows) {
      if (size + bytes(row) > limit) break;
      size += bytes(row);
      kept += 1;
    }
    if (kept === 0 && block.rows.length > 0) {
      dropped.push(block.title);
      continue;
    }
    used = size;
    const left = block.rows.length - kept;
    parts.push(
      block.open,
      ...block.rows.slice(0, kept),
      ...(left === 0 ? [] : [moreRows(left)]),
      block.close,
    );
  }
  if (dropped.length > 0) parts.push(`\n${comment.dropped(dropped)}\n`);
  return [...parts, foot].join('');
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
