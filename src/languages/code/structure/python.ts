import type { Code } from '../symbols/code.js';
import { indentAt, endOfLogicalLine } from '../symbols/python.js';
import type { CodeBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/*
 * Which suites does Python have? Below `if a:` and `else:` there are two, each headed by the
 * conditions before it.
 *
 * `read-structure.ts` asks. The heads are in the digest of the hint `around`: so BRANCHES, and that
 * a branch is headed by those before it too, stay. `starts` are the tokens that begin a line. A
 * suite that is not seen hides what stands around a place; one too many is a false alarm, the safe
 * error. `__tests__/anchors/heads.test.ts` and `exits.test.ts` beside it fail when this is wrong.
 */

/** Words that head a further branch of the statement above them. */
const BRANCHES: ReadonlySet<string> = new Set(['elif', 'else', 'except', 'finally']);

/** A line of Python with the lines that its brackets take in. */
interface Line extends TokenRange {
  readonly indent: number;
  /** The heads of the statement that it is a branch of, its own last. */
  readonly heads: readonly TokenRange[];
}

/** The suites of a text: what is indented below a line, headed by it and by the branches before it. */
export function pythonBlocks(code: Code): {
  readonly blocks: readonly CodeBlock[];
  readonly starts: ReadonlySet<number>;
} {
  const blocks: CodeBlock[] = [];
  const starts = new Set<number>();
  const open: Line[] = [];
  const close = (indent: number, at: number): Line | undefined => {
    let last: Line | undefined;
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      last = top;
      if (top.to < at)
        blocks.push({ body: { from: top.to, to: at }, opener: top.from, end: at, head: top.heads });
    }
    return last?.indent === indent ? last : undefined;
  };
  for (let i = 0; i < code.length && !code.exhausted;) {
    const end = Math.max(i + 1, endOfLogicalLine(code, i));
    const indent = indentAt(code.text, code.from(i));
    const before = close(indent, i);
    const own = { from: i, to: end };
    starts.add(i);
    open.push({
      ...own,
      indent,
      heads: [...(before !== undefined && BRANCHES.has(code.slice(i)) ? before.heads : []), own],
    });
    i = end;
  }
  close(-1, code.length);
  return { blocks, starts };
}
