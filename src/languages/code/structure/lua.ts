import type { Code } from '../symbols/code.js';
import type { CodeBlock } from './blocks.js';
import { openBlocks } from './keyword-blocks.js';

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
  const blocks = openBlocks(code);
  let hasDo = false; // of a loop that has opened
  for (let i = 0; i < code.length; i += 1) {
    if (!code.isWord(i) || code.is(i - 1, '.') || (code.is(i - 1, ':') && !code.is(i - 2, ':')))
      continue;
    const word = code.slice(i);
    if (word === 'function') {
      const parameters = parametersAt(code, i);
      const body = code.close(parameters, code.length) + 1;
      const name = Array.from({ length: parameters - i - 1 }, (_, index) =>
        code.slice(i + 1 + index),
      ).join('');
      // Lua has no symbols in this version, so a function is known by its name here.
      const isNamed = name !== '';
      blocks.open(
        i,
        [{ from: isNamed ? i : startOf(i), to: isNamed ? i : parameters }],
        body,
        isNamed ? `function ${name}` : '',
      );
    } else if (word === 'if') blocks.open(i);
    else if (word === 'then') blocks.begin(i, i + 1);
    else if (word === 'elseif' || word === 'else') {
      blocks.branch(i);
      if (word === 'else') blocks.begin(i + 1, i + 1);
    } else if (word === 'while' || word === 'for') {
      blocks.open(i);
      hasDo = true;
    } else if (word === 'do') {
      if (!hasDo) blocks.open(i);
      blocks.begin(hasDo ? i : i + 1, i + 1);
      hasDo = false;
    } else if (word === 'repeat') {
      blocks.open(i);
      blocks.begin(i + 1, i + 1);
    } else if (word === 'end' || word === 'until') blocks.close(i, i + 1);
  }
  return blocks.all();
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
