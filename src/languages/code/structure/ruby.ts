import type { Code } from '../symbols/code.js';
import { beginsStatement, isModifier, isName, methodAt } from '../symbols/ruby.js';
import type { CodeBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/** Words that an `end` closes wherever they stand as keywords. */
const ALWAYS: ReadonlySet<string> = new Set(['begin', 'case', 'for', 'class', 'module']);
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless', 'while', 'until']);
const LOOPS: ReadonlySet<string> = new Set(['while', 'until', 'for']);
/** Words that head a further branch. Of these one that ran keeps the others from running. */
const ELSE: ReadonlySet<string> = new Set(['else', 'elsif']);
const BRANCHES: ReadonlySet<string> = new Set([...ELSE, 'when', 'in', 'rescue', 'ensure']);
/** Words behind which a body begins on the same line. */
const BEFORE_BODY: ReadonlySet<string> = new Set(['then', 'do', 'else', 'begin', 'ensure']);

interface Opened {
  readonly opener: number;
  readonly branches: { readonly heads: readonly TokenRange[]; readonly from: number; to: number }[];
  /** Where the head begins whose body has not begun; null where it has. */
  head: number | null;
}

/** The blocks of Ruby that end with `end`, a block for each branch. */
export function rubyBlocks(code: Code, startOf: (i: number) => number): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const open: Opened[] = [];
  let isLoop = false;
  const beginBody = (i: number): void => {
    const top = open.at(-1);
    if (top === undefined || top.head === null) return;
    const own = { from: top.head, to: i };
    const before = top.branches.at(-1)?.heads ?? [];
    const first = top.branches[0]?.heads ?? [];
    const heads =
      top.branches.length === 0
        ? [own]
        : [...(ELSE.has(code.slice(own.from)) ? before : first), own];
    top.branches.push({ heads, from: i, to: code.length });
    top.head = null;
  };
  for (let i = 0; i < code.length; i += 1) {
    const begins = beginsStatement(code, i);
    if (begins || isBodyWord(code, i - 1)) beginBody(i);
    if (begins) isLoop = false;
    if (!code.isWord(i) || isName(code, i)) continue;
    const word = code.slice(i);
    const top = open.at(-1);
    if (word === 'end') {
      beginBody(i);
      const closed = open.pop();
      for (const { heads, from, to } of closed?.branches ?? []) {
        if (closed !== undefined && from < Math.min(to, i))
          blocks.push({
            body: { from, to: Math.min(to, i) },
            opener: closed.opener,
            end: i + 1,
            head: heads,
          });
      }
    } else if (
      BRANCHES.has(word) &&
      top !== undefined &&
      top.head === null &&
      (begins || ELSE.has(word))
    ) {
      const last = top.branches.at(-1);
      if (last !== undefined) last.to = i;
      top.head = i;
    } else if (word === 'def') {
      const method = methodAt(code, i);
      if (method !== null && !method.endless) open.push({ opener: i, branches: [], head: i });
    } else if (word === 'do') {
      if (!isLoop) open.push({ opener: i, branches: [], head: startOf(i) });
      isLoop = false;
    } else if (ALWAYS.has(word) || (CONDITIONS.has(word) && !isModifier(code, i))) {
      open.push({ opener: i, branches: [], head: startOf(i) });
      if (LOOPS.has(word)) isLoop = true;
    }
  }
  return blocks;
}

/** Whether a statement of Ruby begins at a token. */
export function beginsRuby(code: Code, i: number): boolean {
  if (beginsStatement(code, i) || isBodyWord(code, i - 1)) return true;
  // Behind the parameters of a block.
  return code.is(i - 1, '|') && code.newline(i);
}

/** Whether a statement goes on behind a block in braces: `} if x`, `} || y`. */
export function goesOnRuby(code: Code, i: number): boolean {
  return code.is(i - 1, '}') && !code.newline(i);
}

function isBodyWord(code: Code, i: number): boolean {
  return code.isWord(i) && BEFORE_BODY.has(code.slice(i)) && !isName(code, i);
}
