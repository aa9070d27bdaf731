import { matchFrom } from '../../text/pattern.js';
import { wordSet } from '../../text/words.js';
import { layoutCanonical, parting, type TokenLayout } from './canonical/layout.js';
import type { Signs } from './comment-signs.js';
import { type CodeLanguage, RUNS_FILES } from './language.js';
import { DOUBLE, lineComment, quoted, rest, script, SINGLE } from './lexers/rules.js';
import { type LexerRule, lexer } from './lexers/scanner.js';
import { blocksWithStarts, type CodeRegion, KeywordBlocks } from './structure/region.js';
import type { Code } from './symbols/code.js';

/* Lua: `[[a]]` is one string; `if a then b() else c() end` has two blocks. */

const LONG_BRACKET = /(?:--)?\[(={0,100})\[/y;

/** `[==[ … ]==]`, and the same behind `--` as a comment. */
const longBracket: LexerRule = (text, at) => {
  const match = matchFrom(LONG_BRACKET, text, at);
  if (match === null) return null;
  const close = `]${match[1] ?? ''}]`;
  const end = text.indexOf(close, LONG_BRACKET.lastIndex);
  // One that is never closed is no program, and nobody knows what is meant.
  if (end === -1) return rest(text, at);
  return { kind: match[0].startsWith('--') ? 'comment' : 'string', to: end + close.length };
};

const lexLua = lexer({
  rules: [script, longBracket, lineComment('--'), quoted([DOUBLE, SINGLE])],
  word: /[A-Za-z_]\w*/y,
  operators: ['==', '~=', '<=', '>=', '<<', '>>', '//', '::', '..', '...'],
});

/** `1 ..2` is two tokens and `1..2` none; `[ [[a]] ]` is an index and `[[[a]] ]` a text. */
const LUA_EXACT = /^(?:\.{1,3}|\[|\]|:{1,2})$/;

/** Lua: blanks only part tokens, but for the signs of LUA_EXACT. */
const LUA: TokenLayout = {
  between: (join) =>
    join.apart && (LUA_EXACT.test(join.before.text) || LUA_EXACT.test(join.piece.text))
      ? ' '
      : parting(join),
};

/** Words between which a statement of Lua has no beginning: what is behind them belongs to them. */
const OPEN = wordSet('and or not return local in if elseif while until for function goto');

const BEFORE_BODY = wordSet('then do else repeat');

const CLOSES = wordSet(') ] }');

const OPENS_BLOCK = wordSet('if while for do repeat');

const LOOPS = wordSet('while for');

/** The blocks of Lua that end with `end` or `until`, a block for each branch. */
function luaBlocks(code: Code): readonly CodeRegion[] {
  const blocks = new KeywordBlocks();
  let isLoop = false; // up to its `do`
  for (let i = 0; i < code.length; i += 1) {
    if (!code.isWord(i) || isMember(code, i)) continue;
    const word = code.slice(i);
    if (word === 'function') blocks.begins(i, code.close(parametersAt(code, i), code.length) + 1);
    else if (word === 'end' || word === 'until') blocks.close(i, i + 1);
    else if (word === 'else' || word === 'elseif') blocks.branch(i);
    else if (OPENS_BLOCK.has(word) && !(isLoop && word === 'do')) blocks.begins(i);
    if (BEFORE_BODY.has(word)) blocks.body(i + 1);
    isLoop = LOOPS.has(word) || (isLoop && word !== 'do');
  }
  return blocks.sure();
}

/** Whether the word at `i` names a part of what is before it: `a.end`, `a:next`, and not `::next`. */
function isMember(code: Code, i: number): boolean {
  return code.is(i - 1, '.') || (code.is(i - 1, ':') && !code.is(i - 2, ':'));
}

function parametersAt(code: Code, i: number): number {
  let at = i + 1;
  while (code.isWord(at) || code.isSign(at, '.:')) at += 1;
  return at;
}

function beginsLua(code: Code, i: number): boolean {
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

const COMMENTS: Signs = { line: ['--'], quotes: '"\'', escape: '\\', levels: true };

export const lua: CodeLanguage<'lua'> = {
  name: 'lua',
  endings: 'lua',
  lex: lexLua,
  canonical: (text, pieces) => layoutCanonical(text, pieces, LUA),
  comments: COMMENTS,
  toolComments: /^--\s*luacheck:/,
  blocks: (code, brackets) => blocksWithStarts(code, brackets, luaBlocks, beginsLua, true),
  typeWords: wordSet(''),
  functionWords: wordSet('function'),
  runsFiles: RUNS_FILES,
  hasFreeSemicolons: true,
};
