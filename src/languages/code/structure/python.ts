import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import { indentAt, endOfLogicalLine } from '../symbols/python.js';
import type { KeywordBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/* Which suites does Python have? Below `if a:` and `else:` there are two, and one is on the line of `if a: b`. */

/** Words that begin a statement with a suite. */
export const COMPOUND = wordSet('async class def elif else except finally for if try while with');

/** A line of Python with the lines that its brackets take in. */
interface Line extends TokenRange {
  readonly indent: number;
}

/** The suites of a text, what is indented below a line; and the tokens that begin a line. */
export function pythonBlocks(code: Code): {
  readonly blocks: readonly KeywordBlock[];
  readonly starts: ReadonlySet<number>;
} {
  const blocks: KeywordBlock[] = [];
  const starts = new Set<number>();
  const open: Line[] = [];
  const close = (indent: number, at: number): void => {
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (top.to < at) blocks.push({ body: { from: top.to, to: at }, opener: top.from, end: at });
    }
  };
  for (let i = 0; i < code.length && !code.exhausted;) {
    const end = Math.max(i + 1, endOfLogicalLine(code, i));
    const indent = indentAt(code.text, code.from(i));
    close(indent, i);
    starts.add(i);
    open.push({ from: i, to: end, indent });
    const suite = suiteAt(code, i, end);
    if (suite < end) {
      starts.add(suite);
      blocks.push({ body: { from: suite, to: end }, opener: i, end });
    }
    i = end;
  }
  close(-1, code.length);
  return { blocks, starts };
}

/** Where the suite on a logical line begins; the end of the line where there is none. */
function suiteAt(code: Code, from: number, to: number): number {
  if (!code.isAny(from, COMPOUND)) return to;
  let lambdas = 0;
  for (let i = from; i < to; i = Math.max(i + 1, code.past(i))) {
    if (code.is(i, 'lambda')) lambdas += 1;
    else if (code.is(i, ':') && lambdas > 0) lambdas -= 1;
    else if (code.is(i, ':')) return i + 1;
  }
  return to;
}
