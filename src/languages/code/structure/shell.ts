import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import type { KeywordBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/*
 * Where are the blocks of a shell script? In `if a; then b; else c; fi` there are two, one for each branch, each
 * with the conditions before it.
 */

/** Words of the shell that open a construct, with the word that closes it. */
const OPENS: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['while', 'done'],
  ['until', 'done'],
  ['for', 'done'],
  ['select', 'done'],
  ['case', 'esac'],
]);
/** Words behind which a body begins. `elif` begins a further condition instead. */
const BODY = wordSet('then do else');
/** What a command may stand behind on one line. */
const BEFORE_COMMAND = wordSet('; & | ( ) { ! then do else elif if while until');
/** What separates two commands that do not depend on each other. */
const SEPARATES = wordSet('; { ( then do else');

/** A construct that is open. */
interface Opened {
  readonly opener: number;
  readonly close: string;
  /** Of a `case`: whether its `in` has come. */
  hasIn: boolean;
  /** Where the body of the branch begins; null while its head is read. */
  body: number | null;
}

/** The blocks of a shell script between its keywords, a block for each branch. */
export function shellBlocks(code: Code): readonly KeywordBlock[] {
  return new BlockReader(code).read();
}

class BlockReader {
  private readonly open: Opened[] = [];
  private readonly branches: {
    readonly opened: Opened;
    readonly body: TokenRange;
  }[] = [];
  /** The token behind each construct that was closed. */
  private readonly ends = new Map<Opened, number>();

  constructor(private readonly code: Code) {}

  read(): readonly KeywordBlock[] {
    for (let i = 0; i < this.code.length;) i = this.past(i);
    const blocks: KeywordBlock[] = [];
    for (const { opened, body } of this.branches) {
      const end = this.ends.get(opened);
      if (end !== undefined) blocks.push({ body, opener: opened.opener, end });
    }
    return blocks;
  }

  /** Reads what begins at a token; the token behind it. */
  private past(i: number): number {
    const top = this.open.at(-1);
    if (top?.close === 'esac') {
      const behind = this.pastCaseSign(top, i);
      if (behind > i) return behind;
    }
    if (this.code.isWord(i)) this.word(top, i, this.code.slice(i));
    return i + 1;
  }

  /** The token behind the sign that ends a pattern of `case` or its branch; `i` where there is none. */
  private pastCaseSign(top: Opened, i: number): number {
    const { code } = this;
    if (top.body === null && code.is(i, ')')) {
      // A pattern: the head of what stands behind it.
      top.body = i + 1;
      return i + 1;
    }
    const mark = code.is(i, ';') ? caseEnd(code, i) : 0;
    if (mark === 0) return i;
    this.endBranch(top, i);
    return i + mark;
  }

  /** Reads a word: `in` of a `case`, or a keyword where a command can stand. */
  private word(top: Opened | undefined, i: number, word: string): void {
    if (top?.close === 'esac' && !top.hasIn && word === 'in') {
      top.hasIn = true;
      return;
    }
    if (!isCommand(this.code, i)) return;
    const close = OPENS.get(word);
    if (close !== undefined) this.open.push({ opener: i, close, hasIn: false, body: null });
    else if (top !== undefined) this.wordInside(top, i, word);
  }

  /** Reads a word that may end the construct that is open, or one of its branches. */
  private wordInside(top: Opened, i: number, word: string): void {
    if (word === top.close) {
      this.endBranch(top, i);
      this.ends.set(top, i + 1);
      this.open.pop();
    } else if (top.close !== 'esac' && BODY.has(word)) {
      this.endBranch(top, i);
      top.body = i + 1;
    } else if (word === 'elif') this.endBranch(top, i);
  }

  /** Ends the body that is open before token `i`. */
  private endBranch(opened: Opened, i: number): void {
    if (opened.body !== null && opened.body < i)
      this.branches.push({ opened, body: { from: opened.body, to: i } });
    opened.body = null;
  }
}

/** Tokens of the mark that ends a branch of `case` (`;;`, `;&`, `;;&`), or 0. */
function caseEnd(code: Code, i: number): number {
  if (code.is(i + 1, ';')) return code.is(i + 2, '&') && code.glued(i + 2) ? 3 : 2;
  return code.is(i + 1, '&') ? 2 : 0;
}

/** Whether a command can begin at a token: `if` in `echo if` is an argument. */
function isCommand(code: Code, i: number): boolean {
  return i === 0 || (code.newline(i) && !code.is(i - 1, '\\')) || code.isAny(i - 1, BEFORE_COMMAND);
}

/** Whether a list of commands begins at a token: one that `&&`, `||` or a pipe joins to others is part of theirs. */
export function beginsShell(code: Code, i: number): boolean {
  const before = i - 1;
  if (code.is(i, '&') || code.is(i, '|')) return false; // the second sign of an operator is part of it
  if (code.is(before, '&') || code.is(before, '|'))
    return code.is(before, '&') && !code.is(before - 1, '&') && !code.is(before - 1, '>');
  if (code.newline(i) && !code.is(before, '\\')) return true;
  return code.isAny(before, SEPARATES) || (code.is(before, ')') && code.mate(before) < 0);
}
