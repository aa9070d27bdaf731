import {
  sorted,
  statementStart,
  type CodeLayout,
  type CodeRegion,
  type TokenRange,
} from './region.js';

/*
 * How are blocks without brackets (`begin … end`, suites of Python) put together with brackets, as
 * one layout? Around a token stand those of both, the outer first; where a statement begins, either
 * may say.
 *
 * `read-structure.ts` makes one for Python, Ruby, the shell, Lua, SQL and PHP.
 * `__tests__/anchors/heads.test.ts` and `exits.test.ts` beside it fail when this is wrong.
 *
 * A block too many is a false alarm, the safe error; one that is missed hides what stands around a
 * place. Heads and notes are told in the digest of the hint `around`, which facts store; the order
 * in which blocks are given is free, since regions are sorted by place.
 */

/** A block that no brackets hold: between keywords, or by indentation. */
export interface CodeBlock {
  readonly body: TokenRange;
  readonly opener: number;
  /** The token behind the whole construct, `end` or `fi` included; that of its first branch for the others too. */
  readonly end: number;
  /** What heads it from its opener on, and the heads of the branches before it. */
  readonly head: readonly TokenRange[];
  /** What its head does not say. */
  readonly note?: string;
}

/** Brackets and other blocks together. */
export class WithBlocks implements CodeLayout {
  private readonly blocks: ReadonlyMap<CodeRegion, CodeBlock>;
  private readonly mates = new Map<number, number>();

  /**
   * @param beginsHere whether a statement begins at a token, for another reason than the brackets around it
   * @param goesOn whether a statement goes on at a token where the brackets see another one begin
   * @param isPaired whether a block ends with a word of its own, so that going back from there leads to its opener
   */
  constructor(
    private readonly brackets: CodeLayout,
    blocks: readonly CodeBlock[],
    private readonly beginsHere: (i: number) => boolean,
    isPaired: boolean,
    private readonly goesOn: (i: number) => boolean = () => false,
  ) {
    this.blocks = new Map(
      blocks.map((block) => [
        { body: block.body, opener: block.opener, end: block.end, note: block.note ?? '' },
        block,
      ]),
    );
    if (isPaired) {
      for (const { opener, end } of blocks) this.mates.set(opener, end - 1).set(end - 1, opener);
    }
  }

  regions(): readonly CodeRegion[] {
    return [...this.brackets.regions(), ...this.blocks.keys()];
  }

  around(i: number): readonly CodeRegion[] {
    return sorted([
      ...this.brackets.around(i),
      ...[...this.blocks.keys()].filter(({ body }) => body.from <= i && i < body.to),
    ]);
  }

  headOf(region: CodeRegion): readonly TokenRange[] {
    return (
      this.blocks.get(region)?.head ?? [
        { from: statementStart(this, region.opener), to: region.opener },
      ]
    );
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
