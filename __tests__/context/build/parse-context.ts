import { BLOCK_KINDS, type BlockKind } from '../../../src/context/build/block.js';
import { unquoted } from '../../../src/text/quote.js';
import { SECTIONS, type SectionName } from '../../../src/context/build/sections.js';

/** A block of a context file, as a reader finds it. */
export interface ParsedBlock {
  readonly kind: BlockKind;
  readonly id: string;
  readonly attributes: readonly (readonly [key: string, value: string])[];
  /** First and last line, 1-based. */
  readonly lines: readonly [number, number];
  /** Unquoted; null where there is no text. */
  readonly body: string | null;
}

export interface ParsedSection {
  readonly name: SectionName;
  readonly blocks: readonly ParsedBlock[];
}

export interface ParsedContext {
  readonly token: string;
  readonly sections: readonly ParsedSection[];
  /** How many lines the file has. */
  readonly lines: number;
}

const FIRST = /^<<<memtrust:([0-9a-f]{16}) context version="1">>>$/;
const NAME = /^([a-z]+)(?: "([^"]*)")?((?: [a-z-]+="[^"]*")*)$/;
const LISTING = /^- "([^"]*)"((?: [a-z-]+="[^"]*")*)$/;

/**
 * Reads the structure of a context in Markdown: sections, blocks, quoted texts. Null for what is no
 * whole context: a first line without a token, no last line, a marked line that is not known, a
 * quoted line outside of a block.
 */
export function parseContext(text: string): ParsedContext | null {
  const lines = text.split('\n');
  const token = FIRST.exec(lines[0] ?? '')?.[1];
  if (token === undefined || lines.pop() !== '' || lines.at(-1) !== `<<<memtrust:${token} end>>>`)
    return null;
  const mark = `<<<memtrust:${token} `;
  const sections: { name: SectionName; blocks: ParsedBlock[] }[] = [];
  let open: {
    block: Omit<ParsedBlock, 'body' | 'lines'>;
    first: number;
    body: string[] | null;
  } | null = null;
  const close = (last: number): void => {
    if (open !== null)
      sections.at(-1)?.blocks.push({
        ...open.block,
        lines: [open.first, last],
        body: open.body?.join('\n') ?? null,
      });
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    if (index === 0 || index === lines.length - 1) {
      close(index);
      continue;
    }
    if (line.startsWith(mark)) {
      const match = line.endsWith('>>>') ? NAME.exec(line.slice(mark.length, -3)) : null;
      const [, word = '', id = '', rest = ''] = match ?? [];
      if (word === 'part' && open !== null) continue;
      close(index);
      const name = SECTIONS.find((known) => known === id);
      const kind = BLOCK_KINDS.find((known) => known === word && known !== 'listing');
      if (word === 'section' && name !== undefined) sections.push({ name, blocks: [] });
      else if (kind !== undefined && sections.length > 0)
        open = {
          block: { kind, id, attributes: attributesOf(rest) },
          first: index + 1,
          body: null,
        };
      else return null;
      continue;
    }
    const quoted = unquoted(line);
    if (quoted !== null) {
      if (open === null) return null;
      open = openWith(open, quoted);
      continue;
    }
    close(index);
    const listing = LISTING.exec(line);
    if (listing === null) continue;
    const section = sections.at(-1);
    if (section === undefined) return null;
    section.blocks.push({
      kind: 'listing',
      id: listing[1] ?? '',
      attributes: attributesOf(listing[2] ?? ''),
      lines: [index + 1, index + 1],
      body: null,
    });
  }
  return { token, sections, lines: lines.length };
}

function openWith<T extends { body: string[] | null }>(open: T, line: string): T {
  if (open.body === null) return { ...open, body: [line] };
  open.body.push(line);
  return open;
}

function attributesOf(text: string): (readonly [string, string])[] {
  return [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
}
