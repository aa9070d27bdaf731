import type { Code } from '../symbols/code.js';
import type { CodeBlock } from './blocks.js';
import { openBlocks, type KeywordBlocks } from './keyword-blocks.js';

/*
 * Where are the blocks of Lua? In `if a then b() else c() end` there are two, one for each branch;
 * `repeat … until x` is one.
 *
 * `read-structure.ts` asks; `beginsLua` tells where a statement begins, since Lua needs no sign
 * between two. Blocks and their heads are in the digest of the hint `around`, so for Lua that is
 * read today no word of the sets comes or goes (they have no order). A block that is not seen hides
 * what stands around a place; one that is seen by mistake is a false alarm, the safe error.
 * `exits.test.ts` and `heads.test.ts` in `__tests__/anchors/` fail when this is wrong.
 */

/** Words between which a statement of Lua has no beginning: what stands behind them belongs to them. */
const OPEN: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'return',
  'local',
  'in',
  'if',
  'elseif',
  'while',
  'until',
  'for',
  'function',
  'goto',
]);
/** Words behind which a statement begins on the same line. */
const BEFORE_BODY: ReadonlySet<string> = new Set(['then', 'do', 'else', 'repeat']);
/** What a statement can end with. */
const CLOSES: ReadonlySet<string> = new Set([')', ']', '}']);

/** The blocks of Lua that end with `end` or `until`, a block for each branch. */
export function luaBlocks(code: Code, startOf: (i: number) => number): readonly CodeBlock[] {
  return new BlockReader(code, startOf).read();
}

class BlockReader {
  private readonly blocks: KeywordBlocks;
  /** Whether a loop has opened whose `do` has not come. */
  private isLoop = false;

  constructor(
    private readonly code: Code,
    private readonly startOf: (i: number) => number,
  ) {
    this.blocks = openBlocks(code);
  }

  read(): readonly CodeBlock[] {
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
        blocks.begin(i, i + 1);
        break;
      case 'elseif':
        blocks.branch(i);
        break;
      case 'else':
        blocks.branch(i);
        blocks.begin(i + 1, i + 1);
        break;
      case 'while':
      case 'for':
        blocks.open(i);
        this.isLoop = true;
        break;
      case 'do':
        if (!this.isLoop) blocks.open(i);
        blocks.begin(this.isLoop ? i : i + 1, i + 1);
        this.isLoop = false;
        break;
      case 'repeat':
        blocks.open(i);
        blocks.begin(i + 1, i + 1);
        break;
      case 'end':
      case 'until':
        blocks.close(i, i + 1);
        break;
    }
  }

  /** Lua has no symbols in this version, so a function is known by its name here. */
  private openFunction(i: number): void {
    const { code, blocks } = this;
    const parameters = parametersAt(code, i);
    const body = code.close(parameters, code.length) + 1;
    let name = '';
    for (let at = i + 1; at < parameters; at += 1) name += code.slice(at);
    if (name === '') blocks.open(i, [{ from: this.startOf(i), to: parameters }], body);
    else blocks.open(i, [{ from: i, to: i }], body, `function ${name}`);
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
