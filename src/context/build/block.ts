import type { EntryOrigin } from '../../trust/entry.js';
import type { SectionName } from './sections.js';
import { type UntrustedSentence, untrustedWords } from '../../trust/reader-trust.js';
import { phraseText } from '../../text/phrase.js';
import { hexDigest } from '../../tree/digest.js';
import { quotedLines, quotedName, unquoted } from '../../text/quote.js';

/*
 * What is a block of a context, and how is it written? One line of ours with a marker that names it, and its text
 * below, quoted; or one line of a list.
 */

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
  /** The file, where the block has several. */
  readonly file?: string;
  readonly lines: readonly [number, number] | null;
  readonly text: string;
}

/** One thing in a context. It is never divided: truncation happens between blocks. */
export interface ContextBlock {
  readonly section: SectionName;
  readonly kind: BlockKind;
  /** Of the entry, file, tool or message; untrusted. */
  readonly id: string;
  /** Where it was read, for the manifest; absent for things outside the repository. */
  readonly origin?: EntryOrigin;
  /** Our keys and untrusted values, in the order of the line. */
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** Empty for a block that is only named. */
  readonly pieces: readonly ContextPiece[];
  /** Sentences of its text that say what an untrusted fact says: a line of ours below the text names each. */
  readonly untrusted?: readonly UntrustedSentence[];
}

export interface Drawn {
  readonly block: ContextBlock;
  readonly lines: readonly DrawnLine[];
  /** The included text, unquoted; null where there is none. */
  readonly body: string | null;
}

interface DrawnLine {
  /** Whether it begins with a marker and ends with `MARKER_END`. */
  readonly isMarked: boolean;
  readonly text: string;
}

export function marker(boundary: string): string {
  return `<<<memtrust:${boundary} `;
}

export const MARKER_END = '>>>';

/** A listed block is one line without a text; any other is a marked line for each piece, with its text below. */
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
  for (const sentence of block.untrusted ?? [])
    lines.push({
      isMarked: true,
      text: `not-trusted ${quotedName(phraseText(untrustedWords(sentence)), LONGEST_NOTE)}`,
    });
  return {
    block,
    lines,
    body: block.pieces.length === 0 ? null : quoted.map((line) => unquoted(line) ?? '').join('\n'),
  };
}

/** Characters of our line about a sentence: two names and our words. */
const LONGEST_NOTE = 1_000;

/** ` file="a.md" lines="3-4"`, as far as a piece has them. */
function range(piece: ContextPiece | undefined): string {
  const file = piece?.file === undefined ? '' : ` file=${quotedName(piece.file)}`;
  return piece === undefined || piece.lines === null
    ? file
    : `${file} lines="${piece.lines.join('-')}"`;
}

export function blockText(drawn: Drawn, boundary: string): string {
  const mark = marker(boundary);
  return drawn.lines
    .map(({ isMarked, text }) => (isMarked ? `${mark}${text}${MARKER_END}\n` : `${text}\n`))
    .join('');
}

/** SHA-256 in hexadecimal of the included text, unquoted; null where there is none. */
export function bodyHash({ body }: Drawn): string | null {
  return body === null ? null : hexDigest(body);
}

export function bodyBytes({ body }: Drawn): number {
  return body === null ? 0 : Buffer.byteLength(body, 'utf8');
}

/**
 * Replaces the boundary while a context is measured: every boundary is as long, and nearly all mix letters and digits.
 */
export const SAMPLE_BOUNDARY = '0f1e2d3c4b5a6978';

/**
 * 16 hexadecimal digits of the digest of the whole context, made again with a counter until they occur nowhere in it.
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
