import { wordSet } from '../../../text/words.js';
import type { Code } from '../symbols/code.js';
import type { KeywordBlock } from './blocks.js';
import { openBlocks, type KeywordBlocks } from './keyword-blocks.js';

/*
 * Where are the blocks of Lua? In `if a then b() else c() end` there are two, one for each branch; `repeat … until
 * x` is one.
 */

/** Words between which a statement of Lua has no beginning: what stands behind them belongs to them. */
const OPEN = wordSet('and or not return local in if elseif while until for function goto');
/** Words behind which a statement begins on the same line. */
const BEFORE_BODY = wordSet('then do else repeat');
/** What a statement can end with. */
const CLOSES = wordSet(') ] }');

/** The blocks of Lua that end with `end` or `until`, a block for each branch. */
export function luaBlocks(code: Code): readonly KeywordBlock[] {
  return new BlockReader(code).read();
}

class BlockReader {
  private readonly blocks: KeywordBlocks;
  /** Whether a loop has opened whose `do` has not come. */
  private isLoop = false;

  constructor(private readonly code: Code) {
    this.blocks = openBlocks(code);
  }

  read(): readonly KeywordBlock[] {
    const { code } = this;
    for (let i = 0; i < code.length; i += 1) {
      if (code.isWord(i) && !isMember(code, i)) this.word(i);
    }
    return this.blocks.all();
  }

  /** Opens, parts or closes a block. */
  private word(i: number): void {
    const { blocks } = this;
    switch (this.code.slice(i)) {
      case 'function':
        this.openFunction(i);
        break;
      case 'if':
        blocks.open(i);
        break;
      case 'then':
        blocks.begin(i + 1);
        break;
      case 'elseif':
        blocks.branch(i);
        break;
      case 'else':
        blocks.branch(i);
        blocks.begin(i + 1);
        break;
      case 'while':
      case 'for':
        blocks.open(i);
        this.isLoop = true;
        break;
      case 'do':
        if (!this.isLoop) blocks.open(i);
        blocks.begin(i + 1);
        this.isLoop = false;
        break;
      case 'repeat':
        blocks.open(i);
        blocks.begin(i + 1);
        break;
      case 'end':
      case 'until':
        blocks.close(i, i + 1);
        break;
    }
  }

  private openFunction(i: number): void {
    const { code } = this;
    this.blocks.open(i, code.close(parametersAt(code, i), code.length) + 1);
  }
}

/** Whether the word at `i` names a part of what stands before it: `a.end`, `a:next`, and not `::next`. */
function isMember(code: Code, i: number): boolean {
  return code.is(i - 1, '.') || (code.is(i - 1, ':') && !code.is(i - 2, ':'));
}

/** The bracket that opens the parameters of a function. */
function parametersAt(code: Code, i: number): number {
  let at = i + 1;
  while (
    at < code.length &&
    !code.is(at, '(') &&
    (code.isWord(at) || code.is(at, '.') || code.is(at, ':'))
  )
    at += 1;
  return at;
}

/** Whether a statement of Lua begins at a token. */
export function beginsLua(code: Code, i: number): boolean {
  const before = i - 1;
  if (code.isAny(before, BEFORE_BODY)) return true;
  if (!code.newline(i)) return false;
  if (
    code.isWord(i)
      ? code.is(i, 'and') || code.is(i, 'or')
      : !code.is(i, '::') && code.kind(i) === 'punctuator'
  )
    return false;
  if (code.isWord(before)) return !OPEN.has(code.slice(before));
  return (
    code.kind(before) !== 'punctuator' || code.isAny(before, CLOSES) || code.is(before - 1, '::')
  );
}
