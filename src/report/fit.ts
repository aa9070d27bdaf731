/* Fits blocks into a comment: a block that is too long keeps its first rows, and a line says how many are missing. */

/** A part of a document that may be cut, row by row. */
export interface FittedBlock {
  /** As the closing note names it. */
  readonly title: string;
  readonly open: string;
  readonly rows: readonly string[];
  readonly close: string;
  /** Whether it is given room before the others, wherever it stands. */
  readonly precedes?: boolean;
}

/** Kept free for the note on what is not there: it names as many dropped blocks as it has room for. */
const NOTE_BYTES = 600;

/**
 * Puts a document together within a limit. Earlier blocks go before later ones, and those that precede before all; a
 * block that does not fit whole keeps its first rows, and what is left out is said: per block, and in the note at the
 * end.
 * @param limit in bytes of UTF-8, which is never less than the characters that GitHub counts.
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

/** Those that precede come first; their order among each other stays. */
function inOrderOfRoom(blocks: readonly FittedBlock[]): readonly FittedBlock[] {
  const isFirst = ({ precedes }: FittedBlock): boolean => precedes === true;
  return [...blocks.filter(isFirst), ...blocks.filter((block) => !isFirst(block))];
}

/** The note on blocks that are not there: a monorepo may have hundreds of them, so only the first are named. */
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
