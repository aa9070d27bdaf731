import type { Code } from '../symbols/code.js';

/** Tokens by index, end exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** A construct around a stretch of code: a block, a pair of brackets, a branch of `#if`. */
export interface CodeRegion {
  readonly body: TokenRange;
  /** The token that opens it; -1 for elements of JSX and branches of `#if`. */
  readonly opener: number;
  /** The token behind all of it, what closes it included. */
  readonly end: number;
  /** The condition of a directive; empty for all else. */
  readonly note: string;
  /** Of JSX: the attributes of a tag, or what is between two tags. */
  readonly element?: 'tag' | 'children';
}

/** How one family of languages puts statements and constructs together. */
export interface CodeLayout {
  regions(): readonly CodeRegion[];
  /** Whether token `i` is the first of a statement, or of an element of a list. */
  begins(i: number): boolean;
  /** The other end of the construct that token `i` opens or closes, or -1. */
  mate(i: number): number;
  /** The `case` under which token `i` is directly; null where it is under none. */
  labelOf(i: number): TokenRange | null;
}

/** Tokens that one search for the beginning or end of a statement passes; a longer statement is cut there. */
const LONGEST_STATEMENT = 4_000;

/** The first token of the statement that holds token `i`, or of the part of it inside of the same brackets. */
function statementStart(layout: CodeLayout, i: number): number {
  let first = i;
  for (let steps = 0; steps < LONGEST_STATEMENT && !layout.begins(first); steps += 1) {
    const mate = layout.mate(first - 1);
    if (mate >= first) return first;
    first = mate >= 0 ? mate : first - 1;
  }
  return first;
}

/** A block that no brackets hold: between keywords, or by indentation. */
export interface KeywordBlock {
  readonly body: TokenRange;
  readonly opener: number;
  /** The token behind the whole construct, `end` or `fi` included. */
  readonly end: number;
}

/** Brackets and other blocks together. */
export class WithBlocks implements CodeLayout {
  private readonly blocks: readonly CodeRegion[];
  private readonly mates = new Map<number, number>();

  /** `beginsHere`, `goesOn`: what the brackets do not see. `isPaired`: a block ends with a word of its own. */
  constructor(
    private readonly brackets: CodeLayout,
    blocks: readonly KeywordBlock[],
    private readonly beginsHere: (i: number) => boolean,
    isPaired: boolean,
    private readonly goesOn: (i: number) => boolean = () => false,
  ) {
    this.blocks = blocks.map(({ body, opener, end }) => ({ body, opener, end, note: '' }));
    if (isPaired) {
      for (const { opener, end } of blocks) this.mates.set(opener, end - 1).set(end - 1, opener);
    }
  }

  regions(): readonly CodeRegion[] {
    return [...this.brackets.regions(), ...this.blocks];
  }

  begins(i: number): boolean {
    return this.beginsHere(i) || (this.brackets.begins(i) && !this.goesOn(i));
  }

  mate(i: number): number {
    return this.mates.get(i) ?? this.brackets.mate(i);
  }

  labelOf(i: number): TokenRange | null {
    return this.brackets.labelOf(i);
  }
}

interface Opened {
  readonly opener: number;
  readonly bodies: { readonly from: number; to: number }[];
  isOpen: boolean;
}

/** Blocks between words, as a reader finds them from the first token to the last. */
export interface KeywordBlocks {
  open(opener: number, body?: number): void;
  /** Begins the body of the branch whose head was read. */
  begin(body: number): void;
  /** Ends the body that is open, before the head of a further branch. */
  branch(head: number): void;
  close(bodyTo: number, end: number): void;
  /** The token that opened what is open now, or -1. */
  opener(): number;
  /** All blocks; none where what was opened was not closed: then nothing is known. */
  all(): readonly KeywordBlock[];
}

/** What is never closed ends with the code. */
export function openBlocks(code: Code): KeywordBlocks {
  const blocks: KeywordBlock[] = [];
  const open: Opened[] = [];
  let isBroken = false;
  const begin = (top: Opened, from: number): void => {
    top.bodies.push({ from, to: code.length });
    top.isOpen = true;
  };
  const end = (top: Opened, to: number): void => {
    const last = top.bodies.at(-1);
    if (top.isOpen && last !== undefined) last.to = to;
    top.isOpen = false;
  };
  return {
    open(opener, body = -1) {
      const opened: Opened = { opener, bodies: [], isOpen: false };
      open.push(opened);
      if (body >= 0) begin(opened, body);
    },
    begin(body) {
      const top = open.at(-1);
      if (top !== undefined && !top.isOpen) begin(top, body);
    },
    branch(head) {
      const top = open.at(-1);
      if (top !== undefined) end(top, head);
    },
    close(bodyTo, to) {
      const top = open.pop();
      if (top === undefined) {
        isBroken = true;
        return;
      }
      end(top, bodyTo);
      for (const { from, to: last } of top.bodies)
        if (from < last) blocks.push({ body: { from, to: last }, opener: top.opener, end: to });
    },
    opener: () => open.at(-1)?.opener ?? -1,
    all: () => (isBroken || open.length > 0 ? [] : blocks),
  };
}

/** Blocks between words, each of which begins a statement. `always`: what `begins` sees begins one everywhere. */
export function blocksWithStarts(
  code: Code,
  brackets: CodeLayout,
  read: (code: Code, startOf: (i: number) => number) => readonly KeywordBlock[],
  begins: (code: Code, i: number) => boolean,
  always: boolean,
): CodeLayout {
  const statements = new WithBlocks(brackets, [], (i) => begins(code, i), false);
  const blocks = read(code, (i) => statementStart(statements, i));
  const starts = new Set(blocks.map(({ body }) => body.from));
  return new WithBlocks(
    brackets,
    blocks,
    (i) => starts.has(i) || (always && begins(code, i)),
    true,
  );
}
