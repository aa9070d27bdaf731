import { joined } from '../../../text/pattern.js';
import type { Code } from '../symbols/code.js';
import { constantOf } from './constants.js';
import { isEndless, LOOP_WORD } from './endless.js';
import { alwaysRuns, Passages } from './passages.js';
import { plainText } from './plain-text.js';
import { statementStart, type CodeLayout, type CodeRegion, type TokenRange } from './region.js';

/*
 * Does a statement before a place always leave the block, so that the place is never reached?
 * Behind `return;` or `if (true) return;` it does; behind `if (!user) return;` it does not.
 *
 * `structure.ts` asks. An exit that is seen by mistake makes a fact stale: the safe error. One
 * that is missed leaves trust in a guard that never runs. You may add a way to leave to LEAVES
 * (any language), LEAVES_TOO or LEAVES_ONLY (one language); its first word must be in FIRST_WORD
 * too, or it is never looked at. That a place is not reached is in its stored digest (`around`).
 * `__tests__/anchors/exits.test.ts` fails when this is wrong: add a row there, in the group of
 * what always leaves or of what leaves only sometimes.
 */

/**
 * What a statement begins with that never goes on to the next one, whatever it leaves: a block, a
 * function, the program.
 */
const LEAVES = new RegExp(joined`
  ^(?:
    return|throw|raise|break|continue|exit!?|die|goto|panic!?|abort|todo!|unimplemented!
    |unreachable!?|fatalError|preconditionFailure|exitProcess|TODO|_exit|_Exit|quick_exit
    |__builtin_unreachable|co_return|yieldbreak|quit(?=\()
    |(?:
        (?:::)?std::process|java\.lang\.System|global::System\.Environment|System\.Environment|sys
        |os|syscall|System|process|Process|Kernel|Environment|Deno|Runtime\.getRuntime\(\)
      )(?:\.|::)(?:exit!?|_exit|Exit|abort|halt|FailFast|raise|throw)
    |[tb]\.(?:Fatalf?|FailNow|Skip(?:f|Now)?)|pytest\.(?:skip|fail|exit|xfail)|self\.skipTest
    |runtime\.Goexit|kotlin\.system\.exitProcess|(?:Foundation|Darwin|Glibc)\.exit
    |log\.(?:Fatal|Panic)\w*|@panic
    |(?:std|core)::(?:panic!|unreachable!|todo!|unimplemented!)
    |(?:::)?std::(?:terminate|abort|exit|quick_exit|_Exit|unreachable)
    |::(?:exit|abort|_exit)
  )(?![\w$]|=[^=]|\.[a-z]|:)`);
/**
 * Commands that do so in one language alone: `next` (Ruby), `exec ./run` (shell), `DIE` in any case
 * (PHP), `error("x")` (Lua). In another one these words can be names.
 */
const LEAVES_TOO: Readonly<Record<string, RegExp>> = {
  ruby: /^(?:next|fail|exit!|abort)(?![\w$]|=[^=]|\.)/,
  shell: /^exec(?![\w$=-])/,
  php: /^(?:return|die|exit|throw)(?![\w$]|=[^=])/i,
  lua: /^(?:error|os\.exit) ?\(/,
};
/**
 * Languages in which other words do, and in which those above can mean something else. In SQL
 * `return next x` and `raise notice '…'` go on, and `exit when x` depends on a condition.
 */
const LEAVES_ONLY: Readonly<Record<string, RegExp>> = {
  sql: new RegExp(
    joined`
      ^(?:
        return(?! (?:next|query)\b)|leave|iterate|signal|throw|goto
        |(?:exit|continue)(?! when|(?: \w+)? when)
        |raise(?! (?:notice|warning|info|log|debug)\b)
        |raise_application_error
      )(?![\w$])`,
    'i',
  ),
};
/** What makes the statement before it depend on a condition. */
const MODIFIERS: ReadonlySet<string> = new Set(['if', 'unless', 'while', 'until', 'rescue']);
/**
 * Words that are no names: `return (x) {` declares nothing, and in Python `return a if b else c`
 * leaves either way, where `exit(1) if b else None` does not.
 */
const KEYWORDS: ReadonlySet<string> = new Set(['return', 'raise', 'break', 'continue']);
/** What stands behind the parameters of a declaration, and behind no call. */
const DECLARES: ReadonlySet<string> = new Set(['{', ':', '=>', 'throws', 'async']);
/** Languages in which a label may be gone to. */
const LABELS: ReadonlySet<string> = new Set(['c', 'cpp', 'go', 'csharp', 'php', 'lua', 'sql']);

/** The first word of all of these. */
const FIRST_WORD = new RegExp(
  joined`
    \b(?:[tb](?=\.(?:Fatal|FailNow|Skip))|pytest(?=\.)|self(?=\.skipTest))
    |@?\b(?:
        return|throw|raise|break|continue|exit|die|goto|panic|abort|todo|unimplemented|unreachable
        |fatalError|preconditionFailure|exitProcess|quick_exit|quit|_exit|__builtin_unreachable
        |co_return|yield|sys|os|syscall|system|process|kernel|environment|deno|runtime|java|global
        |kotlin|foundation|darwin|glibc|std|core|log|next|fail|exec|error|leave|iterate|signal
        |raise_application_error
      )\b`,
  'gi',
);
/**
 * Tokens of one statement that are passed on the way to its end, so that time stays linear. A
 * longer one counts as ended there.
 */
const LONGEST = 4_000;
/** Tokens that say what a statement begins with: more than the longest of LEAVES has. */
const BEGINNING = 12;
/** Tokens of an exit that can throw nothing: a word and a value of one token. */
const PLAIN = 2;

/** Signs beside which an ampersand puts nothing into the background. */
const BEHIND_AMPERSAND: ReadonlySet<string> = new Set(['&', '>']);
const BEFORE_AMPERSAND: ReadonlySet<string> = new Set(['&', '>', '<']);

/** Constructs around an exit that are looked at; it is not said to leave those further outside. */
const MOST_PASSED = 32;

/** A statement that always leaves a block: where the block begins, and where the statement stands in it. */
interface Exit {
  readonly body: number;
  readonly from: number;
  readonly end: number;
}

/** How a text leaves its blocks. */
export class Exits {
  private readonly hasGoto: boolean;
  private readonly passages: Passages;
  /** By token that begins an exit: what it leaves. */
  private readonly known = new Map<number, readonly Exit[]>();
  /** By the first token of a body: whether it is always left. */
  private readonly left = new Map<number, boolean>();
  /** Tokens that may begin an exit; null before they are looked for. */
  private found: readonly number[] | null = null;

  constructor(
    private readonly code: Code,
    private readonly layout: CodeLayout,
    private readonly language: string,
  ) {
    this.hasGoto = LABELS.has(language) && /\bgoto\b/i.test(code.text);
    this.passages = new Passages(code, layout, language, (body) => this.leavesBody(body));
  }

  /** Whether a statement of the region that always leaves it stands before the one that holds a token. */
  leaveBefore(at: number, { body }: Pick<CodeRegion, 'body'>): boolean {
    const { layout } = this;
    const label = layout.labelOf(at);
    return this.leaveBetween(
      {
        from: Math.max(body.from, label === null ? 0 : label.to + 1),
        to: statementStart(layout, at),
      },
      body.from,
    );
  }

  /** The same of a stretch of the block that begins at a token. */
  leaveBetween({ from, to }: TokenRange, body: number): boolean {
    const candidates = this.candidates();
    for (let index = firstFrom(candidates, from); index < candidates.length; index += 1) {
      const candidate = candidates[index] ?? to;
      if (candidate >= to) return false;
      const isLeft = this.exitsAt(candidate).some(
        (exit) =>
          exit.body === body &&
          exit.from >= from &&
          exit.end <= to &&
          !(this.hasGoto && this.isLabelled(exit.end, to)),
      );
      if (isLeft) return true;
    }
    return false;
  }

  /** Whether a statement of a body always leaves it; of the shell's it begins one token later. */
  private leavesBody({ from, to }: TokenRange): boolean {
    const known = this.left.get(from);
    if (known !== undefined) return known;
    const isLeft =
      this.leaveBetween({ from, to }, from) || this.leaveBetween({ from: from + 1, to }, from + 1);
    this.left.set(from, isLeft);
    return isLeft;
  }

  /** Tokens that may begin such a statement, in order; found once. */
  private candidates(): readonly number[] {
    const { code } = this;
    this.found ??= [...code.text.matchAll(FIRST_WORD), ...code.text.matchAll(LOOP_WORD)]
      .map(({ index }) => this.tokenAt(index))
      .filter((i) => i >= 0)
      .toSorted((a, b) => a - b);
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

  /** The blocks that are always left where a token is reached, the innermost first. */
  private exitsAt(at: number): readonly Exit[] {
    const known = this.known.get(at);
    if (known !== undefined) return known;
    const exits = this.readExits(at);
    this.known.set(at, exits);
    return exits;
  }

  /** The exits of `exitsAt`, which keeps them. */
  private readExits(at: number): readonly Exit[] {
    const { code, layout } = this;
    const own = this.exitAt(at);
    if (own === null) return [];
    const regions = layout.around(own.from).toReversed();
    const found: Exit[] = [
      {
        from: own.from,
        end: Math.min(own.end, regions[0]?.body.to ?? own.end),
        body: regions[0]?.body.from ?? 0,
      },
    ];
    const isPlain = own.end - at - (code.is(own.end - 1, ';') ? 1 : 0) <= PLAIN;
    for (const [index, region] of regions.slice(0, MOST_PASSED).entries()) {
      if (!this.passages.isPassed(region, { word: code.slice(at), isPlain })) break;
      const from = statementStart(layout, region.opener);
      found.push({
        from,
        end: this.endOfAll(region, from),
        body: regions[index + 1]?.body.from ?? 0,
      });
    }
    return found;
  }

  /** The statement of an exit, with what stands before it there and hinders nothing. */
  private exitAt(at: number): Pick<Exit, 'from' | 'end'> | null {
    const { code, layout, language } = this;
    const isBracketed = code.is(at - 1, '(') && code.is(at + 1, ')'); // `(exit)(0)`
    let start = isBracketed ? at - 1 : at;
    if (code.is(start - 1, ':') && code.is(start - 2, ':') && !code.isWord(start - 3)) start -= 2; // `::exit(0)`
    const opener = layout.mate(at); // of `repeat … until`
    const own = (): number => (layout.begins(start) ? start : statementStart(layout, start));
    const from = opener >= 0 && opener < at ? opener : own();
    const end = this.endFrom(from);
    if (isEndless(code, layout, language, at, from, end)) return { from, end };
    if (from !== start && !alwaysRuns(plainText(code, from, start), language)) return null;
    return this.leaves(start, this.endFrom(start)) ? { from, end } : null;
  }

  /** The end of the statement that begins at a token, with its block. */
  private endFrom(start: number): number {
    const { code, layout } = this;
    const mate = layout.mate(start);
    const end = this.statementEnd(mate > start ? mate : start, code.length);
    if (this.language !== 'python') return end;
    return layout.around(end).find(({ opener }) => opener === start)?.body.to ?? end; // its block is on the lines below
  }

  /** The end of the statement that a region is a branch of, with all the others. */
  private endOfAll(region: CodeRegion, from: number): number {
    const { code, layout } = this;
    if (code.is(region.opener, '{')) return this.statementEnd(from, code.length);
    let end = region.end;
    while (
      this.language === 'python' &&
      /^(?:else|elif|except|finally)$/.test(code.slice(end)) &&
      layout.begins(end)
    ) {
      const next = this.endFrom(end);
      if (next <= end) break;
      end = next;
    }
    return end;
  }

  /** The token behind the statement that begins at `start`, or `most`. */
  private statementEnd(start: number, most: number): number {
    const { layout } = this;
    let end = start + 1;
    for (let steps = 0; end < most && steps < LONGEST && !layout.begins(end); steps += 1) {
      const mate = layout.mate(end);
      if (mate >= 0 && mate < start) break;
      end = mate > end ? mate + 1 : end + 1;
    }
    return Math.min(end, most);
  }

  /** Whether somebody can go to a place between two tokens. */
  private isLabelled(from: number, to: number): boolean {
    const { code } = this;
    for (let at = from; at < to; at += 1) {
      if (
        code.isWord(at) &&
        code.is(at + 1, ':') &&
        !code.is(at + 1, '::') &&
        this.layout.begins(at)
      )
        return true;
      if (code.is(at, '::') || code.is(at, '<<')) return true; // `::out::` of Lua, `<<out>>` of SQL
    }
    return false;
  }

  /** Whether the statement from `start` to `end` begins with a way to leave, under no condition. */
  private leaves(start: number, end: number): boolean {
    const { code, language } = this;
    const spaced = plainText(code, start, Math.min(start + BEGINNING, end)).replace(
      /^\( ?(\w+) ?\) ?\(/,
      '$1(',
    );
    const only = LEAVES_ONLY[language];
    const isLeft =
      only === undefined
        ? LEAVES.test(spaced) ||
          LEAVES.test(spaced.replaceAll(' ', '')) ||
          LEAVES_TOO[language]?.test(spaced) === true
        : only.test(spaced);
    return isLeft && !this.isDeclaration(start) && !this.isConditional(start, end);
  }

  /** `exit() { … }` among the members of a class declares something of that name. */
  private isDeclaration(start: number): boolean {
    const { code, layout } = this;
    const mate = code.is(start + 1, '(') ? layout.mate(start + 1) : -1;
    return mate > start && code.isAny(mate + 1, DECLARES) && !KEYWORDS.has(code.slice(start));
  }

  /** Whether the statement of an exit depends on what is said behind it. */
  private isConditional(start: number, end: number): boolean {
    switch (this.language) {
      case 'ruby':
        return this.isModified(start, end);
      case 'python':
        return !KEYWORDS.has(this.code.slice(start)) && this.isModified(start, end);
      case 'shell':
        return this.runsApart(start, end);
      default:
        return false;
    }
  }

  /** Whether a modifier behind a statement can keep it from running: `exit if x`. */
  private isModified(start: number, end: number): boolean {
    const { layout } = this;
    for (let at = start + 1; at < end; at += 1) {
      if (this.isModifier(at)) return !this.holds(at, end);
      const mate = layout.mate(at);
      if (mate > at && mate < end) at = mate;
    }
    return false;
  }

  /**
   * Whether a word stands behind a statement as its condition: `exit if x`, not `x.if` or `:if`.
   */
  private isModifier(at: number): boolean {
    const { code } = this;
    if (!code.isWord(at) || !MODIFIERS.has(code.slice(at))) return false;
    return !code.is(at - 1, '.') && !code.is(at - 1, ':');
  }

  /** Whether a command is part of a pipe or runs in the background: what leaves there is another shell. */
  private runsApart(start: number, end: number): boolean {
    const { code } = this;
    for (let at = start + 1; at < end; at += 1) {
      if (this.isBackground(at) || this.isPipe(at)) return true;
      const isSign = code.is(at, '&') || code.is(at, '|');
      if (isSign && code.is(at + 1, code.slice(at))) return false; // it has left before that
    }
    return false;
  }

  /** `a &`, and not `a && b` or `a 2>&1`. */
  private isBackground(at: number): boolean {
    const { code } = this;
    return (
      code.is(at, '&') &&
      !code.isAny(at + 1, BEHIND_AMPERSAND) &&
      !code.isAny(at - 1, BEFORE_AMPERSAND)
    );
  }

  /** `a | b`, and not `a || b`. */
  private isPipe(at: number): boolean {
    const { code } = this;
    return code.is(at, '|') && !code.is(at + 1, '|') && !code.is(at - 1, '|');
  }

  /** Whether a modifier never keeps its statement from running. */
  private holds(at: number, end: number): boolean {
    const word = this.code.slice(at);
    const value = constantOf(plainText(this.code, at + 1, end).replace(/ ?;$/, ''));
    return (word === 'if' && value === true) || (word === 'unless' && value === false);
  }
}

/** Index of the first of some numbers in order that is not less. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
