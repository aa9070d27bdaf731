import type { Code } from '../symbols/code.js';

/** Tokens by index, end exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** A condition under which a stretch of code is compiled: a build tag. */
export interface BuildCondition {
  readonly body: TokenRange;
  readonly condition: string;
}

/** A construct around a stretch of code: a block, between brackets, between keywords or by indentation. */
export interface CodeRegion {
  readonly body: TokenRange;
  /** The token that opens it; -1 for elements of JSX. */
  readonly opener: number;
  /** The token behind all of it, what closes it included. */
  readonly end: number;
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

/** Brackets and other blocks together. */
export class WithBlocks implements CodeLayout {
  private readonly mates = new Map<number, number>();

  /** `beginsHere`, `goesOn`: what the brackets do not see. `isPaired`: a block ends with a word of its own. */
  constructor(
    private readonly brackets: CodeLayout,
    private readonly blocks: readonly CodeRegion[],
    private readonly beginsHere: (i: number) => boolean,
    isPaired: boolean,
    private readonly goesOn: (i: number) => boolean = () => false,
  ) {
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
  readonly bodies: TokenRange[];
  /** Where the body begins that is open; null while a head is read. */
  from: number | null;
}

/** Blocks between words, as a reader finds them from the first token to the last. */
export class KeywordBlocks {
  /** The blocks of all that was closed. */
  readonly closed: CodeRegion[] = [];
  private readonly open: Opened[] = [];
  private isBroken = false;

  /** The token that opened what is open now, or -1. */
  get opener(): number {
    return this.open.at(-1)?.opener ?? -1;
  }

  get isInBody(): boolean {
    return (this.open.at(-1)?.from ?? null) !== null;
  }

  /** Opens a block whose body begins at a token, or behind a head that is read first. */
  begins(opener: number, from: number | null = null): void {
    this.open.push({ opener, bodies: [], from });
  }

  /** Begins the body of the branch whose head was read. */
  body(from: number): void {
    const top = this.open.at(-1);
    if (top !== undefined) top.from ??= from;
  }

  /** Ends the body that is open, before the head of a further branch. */
  branch(head: number): void {
    const top = this.open.at(-1);
    if (top === undefined) return;
    if (top.from !== null && top.from < head) top.bodies.push({ from: top.from, to: head });
    top.from = null;
  }

  close(bodyTo: number, end: number): void {
    this.branch(bodyTo);
    const top = this.open.pop();
    if (top === undefined) this.isBroken = true;
    else for (const body of top.bodies) this.closed.push({ body, opener: top.opener, end });
  }

  /** All blocks; none where what was opened was not closed: then nothing is known. */
  sure(): readonly CodeRegion[] {
    return this.isBroken || this.open.length > 0 ? [] : this.closed;
  }
}

/** Blocks between words, each of which begins a statement. `always`: what `begins` sees begins one everywhere. */
export function blocksWithStarts(
  code: Code,
  brackets: CodeLayout,
  read: (code: Code, startOf: (i: number) => number) => readonly CodeRegion[],
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
