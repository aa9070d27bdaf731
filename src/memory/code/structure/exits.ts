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

/** The first word of all of these. */
const FIRST_WORD =
  /@?\b(?:return|throw|raise|break|continue|exit|die|goto|panic|abort|todo|unimplemented|unreachable|fatalError|preconditionFailure|exitProcess|_exit|__builtin_unreachable|co_return|yield|sys|os|system|process|std|log|next|fail|exec)\b/gi;
/** Tokens of one statement. */
const LONGEST = 4_000;
/** Tokens that say what a statement begins with. */
const BEGINNING = 6;

/** How a text leaves its blocks. */
export class Exits {
  private readonly hasGoto: boolean;
  private found: readonly number[] | null = null;

  constructor(
    private readonly code: Code,
    private readonly layout: Layout,
    private readonly language: string,
  ) {
    this.hasGoto = LABELS.has(language) && /\bgoto\b/.test(code.text);
  }

  /** Whether a statement of the region that always leaves it stands before the one that holds a token. */
  leaveBefore(at: number, { body }: Pick<Region, 'body'>): boolean {
    const { layout } = this;
    const label = layout.labelOf(at);
    const least = Math.max(body.from, label === null ? 0 : label.to + 1);
    const first = statementStart(layout, at);
    for (const start of this.candidates()) {
      if (start < least) continue;
      if (start >= first) return false;
      if (!layout.begins(start) || (layout.around(start).at(-1)?.body.from ?? 0) !== body.from) continue;
      const end = this.statementEnd(start, first);
      if (this.leaves(start, end) && !(this.hasGoto && this.isLabelled(end, first))) return true;
    }
    return false;
  }

  /** Tokens that may begin such a statement, in order; found once. */
  private candidates(): readonly number[] {
    const { code } = this;
    this.found ??= Array.from(code.text.matchAll(FIRST_WORD), ({ index }) => this.tokenAt(index)).filter((i) => i >= 0);
    return this.found;
  }

  /** The token that begins at an offset, or -1. */
  private tokenAt(offset: number): number {
    const { code } = this;
    let [low, high] = [0, code.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (code.from(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return code.from(low) === offset && low < code.length ? low : -1;
  }

  private statementEnd(start: number, most: number): number {
    const { layout } = this;
    let end = start + 1;
    for (let steps = 0; end < most && steps < LONGEST && !layout.begins(end); steps += 1) {
      const mate = layout.mate(end);
      end = mate > end ? mate + 1 : end + 1;
    }
    return Math.min(end, most);
  }

  /** Whether somebody can go to a place between two tokens. */
  private isLabelled(from: number, to: number): boolean {
    const { code } = this;
    for (let at = from; at < to; at += 1) if (code.isWord(at) && code.is(at + 1, ':') && !code.is(at + 1, '::') && this.layout.begins(at)) return true;
    return false;
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
