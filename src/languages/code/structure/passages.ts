import { joined } from '../../../text/pattern.js';
import type { Code } from '../symbols/code.js';
import { constantOf } from './constants.js';
import { plainText } from './plain-text.js';
import { statementStart, type CodeLayout, type CodeRegion, type TokenRange } from './region.js';

/*
 * Does an exit that stands in a construct leave what is around the construct too? `{ return; }`
 * does, and so does `x: { return; }`; `if (a) { return; }` does only with an `else` that leaves as
 * well, and `for (…) { break; }` does not.
 *
 * `exits.ts` asks. To say yes by mistake makes a fact stale, which is the safe error; to say no
 * leaves trust in code that never runs. You may add a word to FURTHER (and to CATCHES, if its body
 * runs after an exception), and a language to LABELLED or WITHOUT_BARE; no set has an order. Whether
 * a place is reached is in the digest of the hint `around`, so facts behind such a construct may
 * have to be bound anew. `__tests__/anchors/exits.test.ts` fails when this is wrong.
 */

/** An exit, as far as it matters to the constructs around it. */
export interface Leaving {
  /** The word that leaves. */
  readonly word: string;
  /** Whether it can throw nothing on its way: `return`, `return doc`. */
  readonly isPlain: boolean;
}

/** Words that carry a statement on behind a body of it. */
const FURTHER: ReadonlySet<string> = new Set([
  'else',
  'elif',
  'elsif',
  'elseif',
  'catch',
  'except',
  'rescue',
  'finally',
  'ensure',
]);
/** Words of FURTHER whose body runs after an exception. */
const CATCHES: ReadonlySet<string> = new Set(['catch', 'except', 'rescue']);
/** Words that leave a loop and stay in what is around it. */
const LOOP_EXITS: ReadonlySet<string> = new Set(['break', 'continue', 'next']);
/** Languages in which braces that nothing stands before are a function or a value. */
const WITHOUT_BARE: ReadonlySet<string> = new Set([
  'kotlin',
  'swift',
  'ruby',
  'python',
  'lua',
  'css',
  'scss',
  'less',
  'hcl',
  'graphql',
  'proto',
]);

/** `if (a)`, `else if a`, `elif a`: the condition is what is captured. */
const IF = /^(?:else ?)?(?:if|elif|elsif|elseif)\b([^]*)$/i;
/** `unless a` (Ruby). */
const UNLESS = /^unless\b([^]*)$/;
/** `x:`, and `'x:` of Rust. */
const LABEL = /^'?[\p{L}_$][\p{L}\p{N}_$]*:$/u;
/** Languages with such labels. */
const LABELLED: ReadonlySet<string> = new Set([
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'php',
  'dart',
  'swift',
  'rust',
]);
/**
 * What holds something while its body runs, and always runs it: `with open(f)`, `lock (x)`,
 * `unsafe`.
 */
const HOLDS = new RegExp(joined`
  ^(?:
    unsafe|checked|unchecked|run|@?autoreleasepool|(?:async )?with\b[^]*|(?:await )?using\b[^]*
    |lock ?\([^]*|synchronized ?\([^]*|fixed ?\([^]*
  )$`);
/** Of those what can swallow an exception, by its name: `with suppress(KeyError)`. */
const SWALLOWS = /suppress|ignor|raises|assert|catch|skip/i;

/** Tokens of one head that are looked at, so that time stays linear. */
const LONGEST_HEAD = 200;

/** A branch of a statement: what heads it, and its body. */
interface Branch {
  readonly head: string;
  readonly body: TokenRange;
}

/** The branches of the statement of a region, up to its own. */
function branchesOf(
  code: Code,
  layout: CodeLayout,
  region: CodeRegion,
  language: string,
): readonly Branch[] {
  const ranges = layout.headOf(region);
  if (!code.is(region.opener, '{')) {
    return ranges.map((range, index) => ({
      head: headText(code, range, language),
      body: { from: range.to, to: ranges[index + 1]?.from ?? region.body.to },
    }));
  }
  const branches: Branch[] = [];
  for (const { from, to } of ranges) {
    let head = from;
    for (let i = from; i < to; i += 1) {
      const mate = layout.mate(i);
      if (mate <= i || mate >= to) continue;
      if (code.is(i, '{') && code.isAny(mate + 1, FURTHER)) {
        branches.push({ head: plainText(code, head, i), body: { from: i + 1, to: mate } });
        head = mate + 1;
      }
      i = mate;
    }
    branches.push({ head: plainText(code, head, to), body: region.body });
  }
  return branches;
}

/** The head of the last branch of all: what stands before it is not read for it. */
function lastHead(code: Code, layout: CodeLayout, region: CodeRegion, language: string): string {
  if (!code.is(region.opener, '{')) {
    const range = layout.headOf(region).at(-1);
    return range === undefined ? '' : headText(code, range, language);
  }
  let from = region.opener;
  for (
    let steps = 0;
    steps < LONGEST_HEAD &&
    !layout.begins(from) &&
    !(code.is(from - 1, '}') && code.isAny(from, FURTHER));
    steps += 1
  ) {
    const mate = layout.mate(from - 1);
    if (mate >= from) break;
    from = mate >= 0 ? mate : from - 1;
  }
  return plainText(code, from, region.opener);
}

/** The head of a block between words, without the sign or word that ends it. */
function headText(code: Code, { from, to }: TokenRange, language: string): string {
  return plainText(code, from, to).replace(
    language === 'python' ? / ?:$/ : /(?: ?;| then| do)+$/i,
    '',
  );
}

/** Whether a head is a label and nothing else: in Rust it begins with a quote, and a name before a colon is a field. */
export function isLabel(head: string, language: string): boolean {
  return (
    LABELLED.has(language) && LABEL.test(head) && (language !== 'rust' || head.startsWith("'"))
  );
}

/** Whether a statement that is a head alone (`if (true) return`) always runs what follows it on. */
export function alwaysRuns(head: string, language: string): boolean {
  const operatorAtEnd = /^([^]*?) ?(&&|\|\||\band|\bor)$/.exec(head);
  if (operatorAtEnd !== null)
    return (
      constantOf(operatorAtEnd[1] ?? '') ===
      (operatorAtEnd[2] === '&&' || operatorAtEnd[2] === 'and')
    );
  const text = head.replace(/ ?(?::|then)$/, '');
  const asked = IF.exec(text)?.[1];
  if (asked !== undefined) return !text.startsWith('el') && constantOf(asked) === true;
  const denied = UNLESS.exec(text)?.[1];
  if (denied !== undefined) return constantOf(denied) === false;
  return text === 'do' || isLabel(head, language) || /^(?:\( ?void ?\)|void|await)$/.test(head);
}

/** Whether an exit in a region always leaves the statement of that region too. */
export class Passages {
  constructor(
    private readonly code: Code,
    private readonly layout: CodeLayout,
    private readonly language: string,
    private readonly leavesBody: (body: TokenRange) => boolean,
  ) {}

  /** Whether the exit `leaving`, which stands in the region, leaves what is around the region too. */
  isPassed(region: CodeRegion, leaving: Leaving): boolean {
    const { code, layout, language } = this;
    if (code.is(region.opener, '(') || code.is(region.opener, '[') || this.isDetached(region))
      return false;
    const head = lastHead(code, layout, region, language);
    if (head === '') return this.isBare(region);
    if (isLabel(head, language)) return leaving.word !== 'break';
    return this.isHeadPassed(head, region, leaving);
  }

  /** The same of a block by what heads it. */
  private isHeadPassed(head: string, region: CodeRegion, leaving: Leaving): boolean {
    if (head === 'else' || head === 'ELSE') return this.isNothingLeft(region, 1);
    if (IF.test(head) || UNLESS.test(head))
      return conditionOf(head) === true && this.isNothingLeft(region, 0);
    if (/^(?:try|begin|do|repeat|@try)\b/i.test(head)) return this.isTryPassed(region, leaving);
    if (/^(?:finally|ensure)$/.test(head)) return true;
    if (CATCHES.has(/^\w+/.exec(head)?.[0] ?? ''))
      return !this.code.isAny(this.next(region), CATCHES) && this.isNothingLeft(region, 1);
    return HOLDS.test(head) && !this.isSwallowed(head, leaving);
  }

  /** Whether a `with` of Python may swallow an exit: any but `return`, and that too where its name says so. */
  private isSwallowed(head: string, { word }: Leaving): boolean {
    return this.language === 'python' && (word !== 'return' || SWALLOWS.test(head));
  }

  /** Whether each of the branches before, of which there are some, never runs or always leaves. */
  private isNothingLeft(region: CodeRegion, least: number): boolean {
    const before = branchesOf(this.code, this.layout, region, this.language).slice(0, -1);
    return (
      before.length >= least &&
      before.every((branch) => conditionOf(branch.head) === false || this.leavesBody(branch.body))
    );
  }

  /** Whether a block that nothing heads stands among statements. */
  private isBare({ opener, note }: CodeRegion): boolean {
    const { code, language } = this;
    if (language === 'sql') return note === '' && /^begin$/i.test(code.slice(opener));
    return (
      !WITHOUT_BARE.has(language) && ![',', '(', '['].some((sign) => code.is(opener - 1, sign))
    );
  }

  /**
   * Whether an exit in `try`, `do` or `repeat` is one of all of it: what is thrown may be caught,
   * and `break` in a loop leaves only that.
   */
  private isTryPassed(region: CodeRegion, leaving: Leaving): boolean {
    const { code } = this;
    const next = this.next(region);
    if (code.isAny(next, CATCHES)) return leaving.isPlain;
    const isLoop =
      code.is(next, 'while') || code.is(next, 'until') || code.is(region.opener, 'repeat');
    return !isLoop || !LOOP_EXITS.has(leaving.word);
  }

  /** The token behind the body of a region. */
  private next({ opener, end, body }: CodeRegion): number {
    return this.code.is(opener, '{') ? end : body.to;
  }

  /** Whether what stands behind a block makes it run apart, or depend on a condition: `} | cat`, `end if x`. */
  private isDetached({ opener, end }: CodeRegion): boolean {
    const { code, layout, language } = this;
    if (language !== 'shell' && language !== 'ruby') return false;
    if (end >= code.length || layout.begins(end) || layout.mate(end) >= 0 || code.is(end, ';'))
      return false;
    const isList =
      (code.is(end, '&&') || code.is(end, '||')) && statementStart(layout, opener) === opener;
    return language === 'ruby' || !isList;
  }
}

/** What always holds of the condition of a branch. */
function conditionOf(head: string): boolean | null {
  const asked = IF.exec(head)?.[1];
  if (asked !== undefined) return constantOf(asked);
  const denied = UNLESS.exec(head)?.[1];
  const value = denied === undefined ? null : constantOf(denied);
  return value === null ? null : !value;
}
