import type { Code } from '../symbols/code.js';
import { statementStart, type Layout, type Region } from './region.js';

/** What a statement begins with that never goes on to the next one, whatever it leaves: a block, a function, the program. */
const LEAVES =
  /^(?:return|throw|raise|break|continue|exit!?|die|goto|panic!?|abort|todo!|unimplemented!|unreachable!?|fatalError|preconditionFailure|exitProcess|TODO|_exit|_Exit|__builtin_unreachable|co_return|yieldbreak|(?:sys|os|System|process|Process|std::process)(?:\.|::)(?:exit|_exit|Exit|abort)|log\.(?:Fatal|Panic)\w*|@panic|std::(?:terminate|abort|exit))(?![\w$]|=[^=]|\.[a-z]|:)/;
/** Commands that do so in one language alone. */
const LEAVES_TOO: Readonly<Record<string, RegExp>> = { ruby: /^(?:next|fail|exit!|abort)(?![\w$]|=[^=]|\.)/, shell: /^exec(?![\w$=-])/, php: /^(?:return|die|exit|throw)(?![\w$]|=[^=])/i };
/** What makes the statement before it depend on a condition. */
const DEPENDS: Readonly<Record<string, ReadonlySet<string>>> = { ruby: new Set(['if', 'unless', 'and', 'or', '&&', '||']), shell: new Set(['&&', '||', '&', '|']) };
/** Languages in which a label may be gone to. */
const LABELS: ReadonlySet<string> = new Set(['c', 'cpp', 'go', 'csharp', 'php']);

/** Statements that one search goes back over. */
const MOST_STATEMENTS = 2_000;
/** Tokens that say what a statement begins with. */
const BEGINNING = 6;

/** How a text leaves its blocks. */
export class Exits {
  private readonly hasGoto: boolean;

  constructor(
    private readonly code: Code,
    private readonly layout: Layout,
    private readonly language: string,
  ) {
    this.hasGoto = LABELS.has(language) && /\bgoto\b/.test(code.text);
  }

  /** Whether a statement of the region that always leaves it stands before the one that holds a token. */
  leaveBefore(at: number, region: Pick<Region, 'body'>): boolean {
    const { code, layout } = this;
    const label = layout.labelOf(at);
    const least = Math.max(region.body.from, label === null ? 0 : label.to + 1);
    let start = statementStart(layout, at);
    for (let steps = 0; start > least && steps < MOST_STATEMENTS; steps += 1) {
      const end = start;
      start = this.statementBefore(end, region);
      if (start >= end) return false;
      if (this.hasGoto && code.isWord(start) && code.is(start + 1, ':') && !code.is(start + 1, '::')) return false;
      if (this.leaves(start, end)) return true;
    }
    return false;
  }

  /** The first token of the statement of a region that ends before a token. */
  private statementBefore(end: number, { body }: Pick<Region, 'body'>): number {
    const { layout } = this;
    const mate = layout.mate(end - 1);
    const start = statementStart(layout, mate >= body.from && mate < end ? mate : end - 1);
    // What is indented below a statement, or a branch of it, is a part of it.
    const inner = layout.around(start).find((one) => one.body.from > body.from && one.body.to <= end && one.opener >= body.from && one.opener < start);
    return inner === undefined ? start : statementStart(layout, inner.opener);
  }

  private leaves(start: number, end: number): boolean {
    const { code, language } = this;
    const beginning = code.text.slice(code.from(start), code.to(Math.min(start + BEGINNING, end) - 1)).replaceAll(/\s+/g, '');
    const spaced = code.text.slice(code.from(start), code.to(Math.min(start + BEGINNING, end) - 1));
    if (!LEAVES.test(spaced) && !LEAVES.test(beginning) && LEAVES_TOO[language]?.test(spaced) !== true) return false;
    const depends = DEPENDS[language];
    if (depends === undefined) return true;
    for (let at = start + 1; at < end; at += 1) {
      if (code.isWord(at) ? depends.has(code.slice(at)) : ['&&', '||', '&', '|'].some((sign) => depends.has(sign) && code.is(at, sign))) return false;
      const mate = this.layout.mate(at);
      if (mate > at && mate < end) at = mate;
    }
    return true;
  }
}
