import { hexDigest } from '../../tree/digest.js';
import type { SectionName } from './sections.js';
import { quotedLines, quotedName, unquoted } from './quote.js';

/** What one block of a context file can be, such as a memory entry, a commit or a message. */
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
  /** Our keys, untrusted values, in the order of the line. */
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** None: it is named, and says nothing. */
  readonly pieces: readonly ContextPiece[];
}

/** A block as it stands in the file, but for the token. */
export interface Drawn {
  readonly block: ContextBlock;
  readonly lines: readonly DrawnLine[];
  /** The text that is included, unquoted, as it is shown; null where there is none. */
  readonly body: string | null;
}

export interface DrawnLine {
  /** Stands between marker and end of marker. */
  readonly isMarked: boolean;
  readonly text: string;
}

export function marker(token: string): string {
  return `<<<memtrust:${token} `;
}
export const MARKER_END = '>>>';

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

function range(piece: ContextPiece | undefined): string {
  const file = piece?.file === undefined ? '' : ` file=${quotedName(piece.file)}`;
  return piece === undefined || piece.lines === null
    ? file
    : `${file} lines="${piece.lines.join('-')}"`;
}

export function blockText(drawn: Drawn, token: string): string {
  const mark = marker(token);
  return drawn.lines
    .map(({ isMarked, text }) => (isMarked ? `${mark}${text}${MARKER_END}\n` : `${text}\n`))
    .join('');
}

/** SHA-256 in hexadecimal of the text that is included, as it stands unquoted in the file; null where there is none. */
export function bodyHash({ body }: Drawn): string | null {
  return body === null ? null : hexDigest(body);
}

export function bodyBytes({ body }: Drawn): number {
  return body === null ? 0 : Buffer.byteLength(body, 'utf8');
}
