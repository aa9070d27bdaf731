import type { EntryOrigin } from '../../trust/entry.js';
import type { SectionName } from './sections.js';
import { hexDigest } from '../../tree/digest.js';
import { quotedLines, quotedName, unquoted } from '../../text/quote.js';

/** What a block can be. */
export const BLOCK_KINDS = [
  'entry',
  'commit',
  'evidence',
  'instruction',
  'policy',
  'prompt',
  'message',
  'summary',
  'tool',
  'skill',
  'resource',
  'listing',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A piece of a text; `lines` are those of its own file where it is not the whole. */
export interface ContextPiece {
  /** The file where the block stands for several. */
  readonly file?: string;
  readonly lines: readonly [number, number] | null;
  readonly text: string;
}

/** What a context holds of one thing: never divided, so that truncation is at the borders of these. */
export interface ContextBlock {
  readonly section: SectionName;
  readonly kind: BlockKind;
  /** Of the entry, file, tool or message; untrusted. */
  readonly id: string;
  /** Where it was read; the manifest repeats it. Absent for what is nothing of the repository. */
  readonly origin?: EntryOrigin;
  /** Our keys, untrusted values, in the order of the line. */
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** None: it is named, and says nothing. */
  readonly pieces: readonly ContextPiece[];
}

/** A block as it stands in the file, but for the boundary. */
export interface Drawn {
  readonly block: ContextBlock;
  readonly lines: readonly DrawnLine[];
  /** The text that is included, unquoted, as it is shown; null where there is none. */
  readonly body: string | null;
}

interface DrawnLine {
  /** A line of ours: it stands between the marker and `MARKER_END`. */
  readonly isMarked: boolean;
  readonly text: string;
}

/** How a line of ours begins. */
export function marker(boundary: string): string {
  return `<<<memtrust:${boundary} `;
}

/** How a line of ours ends. */
export const MARKER_END = '>>>';

/** A listed block is one line without a text; any other is a line of ours for each piece, with its text below. */
export function draw(block: ContextBlock): Drawn {
  const attributes = block.attributes
    .map(([key, value]) => ` ${key}=${quotedName(value)}`)
    .join('');
  if (block.kind === 'listing')
    return {
      block,
      lines: [{ isMarked: false, text: `- ${quotedName(block.id)}${attributes}` }],
      body: null,
    };
  const lines: DrawnLine[] = [
    {
      isMarked: true,
      text: `${block.kind} ${quotedName(block.id)}${attributes}${range(block.pieces[0])}`,
    },
  ];
  const quoted: string[] = [];
  block.pieces.forEach((piece, index) => {
    if (index > 0) lines.push({ isMarked: true, text: `part${range(piece)}` });
    for (const line of quotedLines(piece.text)) {
      lines.push({ isMarked: false, text: line });
      quoted.push(line);
    }
  });
  return {
    block,
    lines,
    body: block.pieces.length === 0 ? null : quoted.map((line) => unquoted(line) ?? '').join('\n'),
  };
}

/** ` file="a.md" lines="3-4"`, as far as a piece has them. */
function range(piece: ContextPiece | undefined): string {
  const file = piece?.file === undefined ? '' : ` file=${quotedName(piece.file)}`;
  return piece === undefined || piece.lines === null
    ? file
    : `${file} lines="${piece.lines.join('-')}"`;
}

/** The lines of a block in a file with this boundary. */
export function blockText(drawn: Drawn, boundary: string): string {
  const mark = marker(boundary);
  return drawn.lines
    .map(({ isMarked, text }) => (isMarked ? `${mark}${text}${MARKER_END}\n` : `${text}\n`))
    .join('');
}

/** SHA-256 in hexadecimal of the text that is included, as it stands unquoted in the file; null where there is none. */
export function bodyHash({ body }: Drawn): string | null {
  return body === null ? null : hexDigest(body);
}

/** Bytes of UTF-8 of the text that is included. */
export function bodyBytes({ body }: Drawn): number {
  return body === null ? 0 : Buffer.byteLength(body, 'utf8');
}

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
