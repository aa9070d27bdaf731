/* Fits blocks into a comment: a block that is too long keeps its first rows, and a line says how many are missing. */

/** A part of a document that may be cut, row by row. */
export interface FittedBlock {
  /** Used in the closing note. */
  readonly title: string;
  readonly open: string;
  readonly rows: readonly string[];
  readonly close: string;
  /** Whether it gets room before the others. */
  readonly precedes?: boolean;
}

/** Reserved for the note on what is missing. */
const NOTE_BYTES = 600;

/**
 * Joins blocks within a limit, in order; blocks with `precedes` get room first. A block that does not fit keeps its
 * first rows, and what is missing is said in the block and in a final note. @param limit bytes of UTF-8.
 */
export function fit(
  lead: string,
  blocks: readonly FittedBlock[],
  foot: string,
  limit: number,
): string {
  const kept = new Map<FittedBlock, number>();
  let used = bytes(lead) + bytes(foot) + NOTE_BYTES;
  for (const block of inOrderOfRoom(blocks)) {
    const frame = bytes(block.open) + bytes(block.close) + bytes(moreRows(block.rows.length));
    let size = used + frame;
    let rows = 0;
    for (const row of block.rows) {
      if (size + bytes(row) > limit) break;
      size += bytes(row);
      rows += 1;
    }
    if (rows === 0 && block.rows.length > 0) continue;
    used = size;
    kept.set(block, rows);
  }
  const parts = blocks.flatMap((block) => {
    const rows = kept.get(block);
    if (rows === undefined) return [];
    const left = block.rows.length - rows;
    const more = left === 0 ? [] : [moreRows(left)];
    return [block.open, ...block.rows.slice(0, rows), ...more, block.close];
  });
  const dropped = blocks.filter((block) => !kept.has(block)).map(({ title }) => title);
  return [lead, ...parts, ...droppedNote(dropped), foot].join('');
}

function inOrderOfRoom(blocks: readonly FittedBlock[]): readonly FittedBlock[] {
  const isFirst = ({ precedes }: FittedBlock): boolean => precedes === true;
  return [...blocks.filter(isFirst), ...blocks.filter((block) => !isFirst(block))];
}

/** Names only the first dropped blocks: a monorepo may have hundreds. */
function droppedNote(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  let named = titles.length;
  const note = (): string => {
    const left = titles.length - named;
    const rest = left === 0 ? [] : [`${left} more`];
    const shown = [...titles.slice(0, named), ...rest].join(', ');
    return `\nLeft out because of the size limit: ${shown}. See \`trust-report.json\` for the whole report.\n`;
  };
  while (named > 0 && bytes(note()) > NOTE_BYTES) named -= 1;
  return [note()];
}

function moreRows(count: number): string {
  return `\n${count} more did not fit: see \`trust-report.json\`.\n`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
