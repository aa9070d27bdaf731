import type { CodeLayout, CodeRegion, TokenRange } from './region.js';

/* Blocks without brackets (`begin … end`, suites of Python) put together with brackets, as one layout. */

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

  /**
   * @param beginsHere whether a statement begins at a token, for another reason than the brackets around it
   * @param goesOn whether a statement goes on at a token where the brackets see another one begin
   * @param isPaired whether a block ends with a word of its own, so that going back from there leads to its opener
   */
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
