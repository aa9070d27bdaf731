import { isSha256, type Sha256 } from '../../tree/digest.js';

/*
 * Where in a text does a block of `memtrust export` stand, and is each of its markers one? A block begins with the line
 * `<!-- memtrust:begin v1 sha256:… -->` and ends with `<!-- memtrust:end -->`.
 */

/** One block, with its markers. */
export interface ManagedBlock {
  /** Offsets in UTF-16 code units: from the first marker to the end of the last one, without its line end. */
  readonly from: number;
  readonly to: number;
  /** 1-based, of the first marker. */
  readonly line: number;
  /** The digest that the marker claims for what is between the markers. */
  readonly stamped: Sha256;
  /** What is between the markers, with LF line ends. */
  readonly inner: string;
}

/** What is wrong with a marker. */
export type MarkerFaultKind = 'malformed' | 'nested' | 'second' | 'unopened' | 'unterminated';

export interface MarkerFault {
  readonly kind: MarkerFaultKind;
  /** 1-based. */
  readonly line: number;
}

export interface BlocksFound {
  readonly blocks: readonly ManagedBlock[];
  readonly faults: readonly MarkerFault[];
}

const BEGIN = /^<!-- memtrust:begin v1 (sha256:[0-9a-f]{64}) -->$/;
const END = '<!-- memtrust:end -->';

/** The two lines around a block. */
export function markersOf(digest: Sha256): readonly [begin: string, end: string] {
  return [`<!-- memtrust:begin v1 ${digest} -->`, END];
}

/** In any case and with any blanks: what is not exactly a marker is a fault. */
const MENTION = /memtrust\s*:\s*(?:begin|end)/i;
const MENTIONS = new RegExp(MENTION, 'gi');
/** So far before its words a comment may begin. */
const NEAR = 200;
/** A text without these says nothing in other letters than it seems to. */
const SUSPECT = /[^\t\n\r -~]|&[#a-z]/i;
/** A line that can be a comment in other letters. */
const COMMENT_LIKE = /[<&>\0＜＞﹤﹥]/;
const NO_BLOCKS: BlocksFound = { blocks: [], faults: [] };

/** Whether a text has a marker, or something like one. Most texts cost one search. */
export function mayHoldBlock(text: string): boolean {
  if (MENTION.test(text)) return true;
  return SUSPECT.test(text) && text.split(LINE_END).some(isDisguised);
}

const LINE_END = /\r\n|[\n\r]/;

/** Finds the blocks of a text, and every marker that is out of place or only looks like one. */
export function readBlocks(text: string): BlocksFound {
  if (!mayHoldBlock(text)) return NO_BLOCKS;
  const blocks: ManagedBlock[] = [];
  const faults: MarkerFault[] = [];
  let open: { readonly line: Line; readonly stamped: Sha256 } | null = null;
  for (const line of linesOf(text)) {
    const marker = markerOf(line.text);
    if (marker === null) continue;
    const { number } = line;
    if (marker.kind === 'malformed') faults.push({ kind: 'malformed', line: number });
    else if (marker.kind === 'begin') {
      if (open !== null) faults.push({ kind: 'nested', line: number });
      else if (blocks.length > 0) faults.push({ kind: 'second', line: number });
      open ??= { line, stamped: marker.stamped };
    } else if (open === null) faults.push({ kind: 'unopened', line: number });
    else {
      blocks.push(blockOf(text, open.line, line, open.stamped));
      open = null;
    }
  }
  if (open !== null) faults.push({ kind: 'unterminated', line: open.line.number });
  for (const line of splitMarkers(text)) faults.push({ kind: 'malformed', line });
  return { blocks, faults };
}

/** Comments that say the words of a marker over two lines, so that no line is one. */
function* splitMarkers(text: string): Generator<number> {
  for (const { 0: words, index } of text.matchAll(MENTIONS)) {
    const before = text.slice(Math.max(0, index - NEAR), index);
    if (/[\n\r]/.test(words) && before.includes('<!'))
      yield text.slice(0, index).split(LINE_END).length;
  }
}

function blockOf(text: string, begin: Line, end: Line, stamped: Sha256): ManagedBlock {
  return {
    from: begin.from,
    to: end.from + end.text.length,
    line: begin.number,
    stamped,
    // Git may convert line ends; any other control character stays, and makes it another text.
    inner: text.slice(begin.next, end.from).replaceAll('\r\n', '\n'),
  };
}

interface Line {
  readonly text: string;
  /** 1-based. */
  readonly number: number;
  /** Where it begins, and where the next one does. */
  readonly from: number;
  readonly next: number;
}

function* linesOf(text: string): Generator<Line> {
  let from = text.startsWith('\ufeff') ? 1 : 0; // an editor's mark of the encoding is no part of the first line
  let number = 1;
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|[\n\r]/g)) {
    const next = index + lineEnd.length;
    yield { text: text.slice(from, index), number, from, next };
    from = next;
    number += 1;
  }
  yield { text: text.slice(from), number, from, next: text.length };
}

type Marker =
  { readonly kind: 'begin'; readonly stamped: Sha256 } | { readonly kind: 'end' | 'malformed' };

/** The marker that a line is, or is made to look like; null for any other line. */
function markerOf(line: string): Marker | null {
  const stamped = BEGIN.exec(line)?.[1];
  if (stamped !== undefined && isSha256(stamped)) return { kind: 'begin', stamped };
  if (line === END) return { kind: 'end' };
  if (isDisguised(line)) return { kind: 'malformed' };
  if (!MENTION.test(line)) return null;
  // Prose may name the markers; a comment with their words is taken for one by whoever reads it.
  const isMarkerLike = /<!|->|^\W*memtrust|^\s*\[[^\]]*\]\s*:|sha256:/i.test(line);
  return isMarkerLike ? { kind: 'malformed' } : null;
}

/** Letters of `memtrust:begin`, any of which may be another script's that looks the same. */
const LOOK_ALIKE = new RegExp(
  ['memtrust', ':', '(?:begin|end)']
    .join('')
    .replace(/[a-z]/g, (letter) => `[${letter}\\P{ASCII}]`),
  'u',
);
/** Letters that must be what they seem: a comment in Chinese with a colon is no marker. */
const LEAST_ASCII = 3;

/** Whether a line spells a marker in characters that are unseen, encoded, or of another script. */
function isDisguised(line: string): boolean {
  if (!COMMENT_LIKE.test(line) || !SUSPECT.test(line)) return false;
  const found = LOOK_ALIKE.exec(folded(line))?.[0];
  return found !== undefined && (found.match(/[a-z]/g)?.length ?? 0) >= LEAST_ASCII;
}

const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\s]/gu;

/** A line as it looks: entities decoded, marks and everything unseen taken away, small letters. */
function folded(line: string): string {
  return decoded(line).normalize('NFKD').replace(UNSEEN, '').toLowerCase();
}

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{1,20}));?/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['colon', ':'],
  ['excl', '!'],
]);

function decoded(line: string): string {
  return line.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? '';
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/**
 * A text without the blocks of `memtrust export`, each line of them left empty: a reader gets facts as facts, with what
 * the judge says of each today.
 */
export function withoutBlocks(text: string): string {
  if (!mayHoldBlock(text)) return text;
  let left = '';
  let from = 0;
  for (const block of readBlocks(text).blocks) {
    left +=
      text.slice(from, block.from) + text.slice(block.from, block.to).replace(/[^\n\r]+/g, '');
    from = block.to;
  }
  return left + text.slice(from);
}
