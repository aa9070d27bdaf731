import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import { beginsStatement, isModifier, isName, methodAt } from '../symbols/ruby.js';
import type { KeywordBlock } from './blocks.js';

/* Where are the blocks of Ruby? In `if a … else … end` there are two, one for each branch; `return if a` opens none. */

/** Words that an `end` closes wherever they stand as keywords. */
const ALWAYS = wordSet('begin case for class module');
/** Words that an `end` closes, unless they stand behind a statement (`return if a`). */
const CONDITIONS = wordSet('if unless while until');
/** Words whose `do` opens no block of its own: `while a do`. */
const LOOPS = wordSet('while until for');
/** Words that head a further branch. Of these one that ran keeps the others from running. */
const ELSE = wordSet('else elsif');
/** All words that head a further branch. Those beside ELSE do only where they begin a statement. */
const BRANCHES: ReadonlySet<string> = new Set([...ELSE, 'when', 'in', 'rescue', 'ensure']);
/** Words behind which a body begins on the same line. */
const BEFORE_BODY = wordSet('then do else begin ensure');

/** A construct whose `end` has not come: its branches so far. */
interface Opened {
  readonly opener: number;
  readonly branches: { readonly from: number; to: number }[];
  /** Whether a head is read whose body has not begun. */
  isHead: boolean;
}

/** The blocks of Ruby that end with `end`, a block for each branch. */
export function rubyBlocks(code: Code): readonly KeywordBlock[] {
  return new BlockReader(code).read();
}

class BlockReader {
  private readonly blocks: KeywordBlock[] = [];
  private readonly opened: Opened[] = [];
  /** Whether a loop has opened whose `do` has not come. */
  private isLoop = false;

  constructor(private readonly code: Code) {}

  read(): readonly KeywordBlock[] {
    const { code } = this;
    for (let i = 0; i < code.length; i += 1) {
      const begins = beginsStatement(code, i);
      if (begins || isBodyWord(code, i - 1)) this.beginBody(i);
      if (begins) this.isLoop = false;
      if (code.isWord(i) && !isName(code, i)) this.keyword(i, code.slice(i), begins);
    }
    return this.blocks;
  }

  /** Reads a keyword. */
  private keyword(i: number, word: string, begins: boolean): void {
    if (word === 'end') this.close(i);
    else if (BRANCHES.has(word)) {
      if (begins || ELSE.has(word)) this.branch(i);
    } else if (word === 'def') this.openMethod(i);
    else if (word === 'do') {
      if (!this.isLoop) this.open(i);
      this.isLoop = false;
    } else if (ALWAYS.has(word) || (CONDITIONS.has(word) && !isModifier(this.code, i))) {
      this.open(i);
      if (LOOPS.has(word)) this.isLoop = true;
    }
  }

  private open(opener: number): void {
    this.opened.push({ opener, branches: [], isHead: true });
  }

  /** Opens a method, unless it is `def a = 1`, which has no `end`. */
  private openMethod(i: number): void {
    const method = methodAt(this.code, i);
    if (method !== null && !method.endless) this.open(i);
  }

  /** Begins the body whose head ends before a token, where one is open. */
  private beginBody(i: number): void {
    const top = this.opened.at(-1);
    if (top === undefined || !top.isHead) return;
    top.branches.push({ from: i, to: this.code.length });
    top.isHead = false;
  }

  /** Ends the body before a further branch, and begins the head of that. */
  private branch(i: number): void {
    const top = this.opened.at(-1);
    if (top === undefined || top.isHead) return;
    const last = top.branches.at(-1);
    if (last !== undefined) last.to = i;
    top.isHead = true;
  }

  /** Ends the construct that was opened last, with the `end` at `i`, and keeps its branches as blocks. */
  private close(i: number): void {
    this.beginBody(i);
    const closed = this.opened.pop();
    if (closed === undefined) return;
    for (const { from, to } of closed.branches) {
      const body = { from, to: Math.min(to, i) };
      if (body.from < body.to) this.blocks.push({ body, opener: closed.opener, end: i + 1 });
    }
  }
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

/** Whether a word at `i` is one behind which a body begins. */
function isBodyWord(code: Code, i: number): boolean {
  return code.isWord(i) && BEFORE_BODY.has(code.slice(i)) && !isName(code, i);
}
