import { matchFrom } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { layoutCanonical, parting, type TokenLayout } from './canonical/layout.js';
import { type CanonicalPiece, mark } from './canonical/piece.js';
import { C_LIKE } from './comment-signs.js';
import { type CodeLanguage, RUNS_FILES } from './language.js';
import { blockComment, type Quote, quoted, rest } from './lexers/rules.js';
import { type LexerRule, lexer, withoutBlanks } from './lexers/scanner.js';
import { phpSymbols } from './php-symbols.js';
import { blocksWithStarts, type CodeRegion, KeywordBlocks } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { CanonicalToken } from './token.js';

/* PHP: all before `<?php` is markup, `"a{$b}"` one template. */

/** `"{$a->b}"`. A variable without braces is no hole: no quote can be in it. */
const HOLE = { open: '{$', bracket: '{' } as const;

const QUOTES: readonly Quote[] = [
  { open: '"', close: '"', backslash: true, lines: true, holes: [HOLE] },
  { open: "'", close: "'", backslash: true, lines: true },
  { open: '`', close: '`', backslash: true, lines: true, holes: [HOLE] },
];

const OPEN_TAG = /<\?(?:php(?=\s|$)|=)/gi;

/** The text outside the tags, with the tags: from the beginning or `?>` to the next `<?php`. */
const markup: LexerRule = (text, at, { previous }) => {
  if (previous !== null && !text.startsWith('?>', at)) return null;
  OPEN_TAG.lastIndex = at;
  return {
    kind: 'markup',
    to: OPEN_TAG.test(text) ? OPEN_TAG.lastIndex : withoutBlanks(text, at, text.length),
  };
};

/** The name of the statement; behind `->`, `::` or `$` it is another name. */
const HALT = /__halt_compiler(?![\w\u0080-\uffff])/iy;

const halt: LexerRule = (text, at, { previous }) => {
  HALT.lastIndex = at;
  if (
    !HALT.test(text) ||
    (previous !== null && /^(?:->|\?->|::|\$)$/.test(text.slice(previous.from, previous.to)))
  )
    return null;
  return rest(text, at);
};

const COMMENT_END = /\n|\?>/g;

/** A closing tag ends a line comment. `#[` is an attribute. */
const comment: LexerRule = (text, at) => {
  if (!text.startsWith('//', at) && (text.charAt(at) !== '#' || text.charAt(at + 1) === '['))
    return null;
  COMMENT_END.lastIndex = at;
  return {
    kind: 'comment',
    to: withoutBlanks(text, at, COMMENT_END.exec(text)?.index ?? text.length),
  };
};

const OPENING = /<<<[ \t]*(["']?)([a-zA-Z_]\w{0,99})\1\r?\n/y;

/** `<<<X` up to the line that begins with the name, which may be indented and may have code after it. */
const heredoc: LexerRule = (text, at) => {
  const match = matchFrom(OPENING, text, at);
  if (match === null) return null;
  const [, quote = '', name = ''] = match;
  const closing = new RegExp(`^[ \\t]*${name}\\b`, 'gm');
  closing.lastIndex = OPENING.lastIndex;
  return {
    kind: quote === "'" ? 'string' : 'template',
    to: closing.test(text) ? closing.lastIndex : text.length,
  };
};

const lexPhp = lexer({
  rules: [markup, halt, comment, blockComment('/*', '*/', false), heredoc, quoted(QUOTES)],
  word: /\$?[\p{ID_Start}_\u0080-\uffff][\p{ID_Continue}\u0080-\uffff]*/uy,
  operators: wordList(`
    ++ -- -> ?-> => :: == === != !== <> <= >= <=> && || ?? ??= += -= *= /= .= %= ** **= << >> <<= >>= &= |= ^= ...`),
});

/** `return \f()` calls a function and `return\f()` another one. */
const PHP: TokenLayout = {
  between: (join) =>
    join.apart && (join.before.text === '\\' || join.piece.text === '\\') ? ' ' : parting(join),
};

/** Blanks before the first tag and behind the last one are printed. */
function aroundMarkup(
  text: string,
  pieces: readonly CanonicalPiece[],
  canonical: readonly CanonicalToken[],
): readonly CanonicalToken[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isRaw = canonical[0]?.text.startsWith('l:') === true;
  if (first === undefined || last === undefined || isRaw) return canonical;
  const end = text.slice(last.to).replaceAll('\r\n', '\n');
  const before = first.gap === '' ? [] : [mark(`g:${first.gap}`, 0)];
  return [
    ...before,
    ...canonical,
    ...(last.kind === 'markup' && end !== '' ? [mark(`g:${end}`, last.to)] : []),
  ];
}

/** Words whose body may be between a colon and another word: `if (a): … endif;`. */
const HAS_END = wordSet('if while for foreach switch declare');

const FURTHER = wordSet('else elseif');

/** The blocks of PHP between a colon and a word such as `endif`, a block for each branch. */
function phpBlocks(code: Code): readonly CodeRegion[] {
  const blocks = new KeywordBlocks();
  for (let i = 0; i < code.length; i += 1) {
    if (!code.isWord(i)) continue;
    const word = code.slice(i).toLowerCase();
    const opener = code.slice(blocks.opener).toLowerCase();
    const colon = behindCondition(code, i);
    if (opener !== '' && word === `end${opener}`) blocks.close(i, i + 1);
    else if (!code.is(colon, ':')) continue;
    else if (HAS_END.has(word) && colon > i + 1) blocks.begins(i, colon + 1);
    else if (opener === 'if' && FURTHER.has(word)) {
      blocks.branch(i);
      blocks.body(colon + 1);
    }
  }
  return blocks.closed;
}

/** The token behind a word and the condition in parentheses that may follow it. */
function behindCondition(code: Code, i: number): number {
  const mate = code.is(i + 1, '(') ? code.mate(i + 1) : -1;
  return mate > i ? mate + 1 : i + 1;
}

export const php: CodeLanguage<'php'> = {
  name: 'php',
  endings: 'php',
  lex: lexPhp,
  canonical: (text, pieces) => aroundMarkup(text, pieces, layoutCanonical(text, pieces, PHP)),
  symbols: phpSymbols,
  comments: C_LIKE,
  // PHP reads annotations in its comments when it runs.
  toolComments:
    /@(?:[A-Z\\]|phpstan-|psalm-|phan-|phpcs:|codeCoverageIgnore|runInSeparateProcess)|phpcs:/,
  blocks: (code, brackets) => blocksWithStarts(code, brackets, phpBlocks, () => false, false),
  hasHeredocs: true,
  typeWords: wordSet('class interface trait enum namespace'),
  functionWords: wordSet('function fn'),
  runsFiles: RUNS_FILES,
};
