import { matchFrom } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { plainCanonical } from './canonical/layout.js';
import { NESTED } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { blockComment, lineComment, OPERATORS, quoted } from './lexers/rules.js';
import { type LexerRule, lexer, matchEnd, withoutBlanks } from './lexers/scanner.js';
import { rustSymbols } from './rust-symbols.js';
import type { BuildCondition, CodeLayout, TokenRange } from './structure/region.js';
import type { Code } from './symbols/code.js';
import type { CanonicalToken } from './token.js';

/* Rust: `'a'` is a character and `'a` a lifetime; `#![cfg(…)]` is a condition of all around it. */

/** `'a'`, `b'\n'`, `'\u{e9}'`. The second choice is one character whose UTF-8 bytes were read as characters. */
const CHARACTER =
  /b?'(?:[^\\'\n\r]|[\x80-\xff]{2,4}|\\u\{[\da-fA-F_]{1,8}\}|\\x[\da-fA-F]{2}|\\.)'/uy;

const LIFETIME = /'[\p{ID_Start}_][\p{ID_Continue}]*/uy;

/** `'a'` is a character, `'a` without a closing quote a lifetime. */
const apostrophe: LexerRule = (text, at) => {
  const character = matchEnd(CHARACTER, text, at);
  if (character !== -1) return { kind: 'string', to: character };
  const lifetime = matchEnd(LIFETIME, text, at);
  return lifetime === -1 ? null : { kind: 'word', to: lifetime };
};

/** `r"`, `br##"`. The compiler takes at most 255 hashes. */
const RUST_RAW = /(?:b|c)?r(#{0,255})"/y;

/** A raw string ends at a quote with as many hashes. */
const rustRaw: LexerRule = (text, at) => {
  const match = matchFrom(RUST_RAW, text, at);
  if (match === null) return null;
  const close = `"${match[1] ?? ''}`;
  const end = text.indexOf(close, RUST_RAW.lastIndex);
  return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};

/** A first line `#!/usr/bin/env`; `#![…]` is an attribute. */
const SCRIPT = /#!(?!\s*\[).*/y;

const script: LexerRule = (text, at) => {
  const to = at === 0 ? matchEnd(SCRIPT, text, at) : -1;
  return to === -1 ? null : { kind: 'comment', to: withoutBlanks(text, at, to) };
};

const lexRust = lexer({
  rules: [
    script,
    lineComment('//'),
    blockComment('/*', '*/', true),
    rustRaw,
    quoted([
      { open: '"', close: '"', backslash: true, lines: true },
      { open: 'b"', close: '"', backslash: true, lines: true },
      { open: 'c"', close: '"', backslash: true, lines: true },
    ]),
    apostrophe,
  ],
  word: /(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: wordList(`${OPERATORS} -> => :: .. ..=`),
});

/** `#![cfg(…)]` needs all of the block or text that it is in. */
function innerAttributes(code: Code, layout: CodeLayout): readonly BuildCondition[] {
  const found: BuildCondition[] = [];
  const open: TokenRange[] = [];
  const opening = new Map(layout.regions().map(({ body }) => [body.from, body]));
  for (let i = 0; i < code.length; i += 1) {
    while ((open.at(-1)?.to ?? Infinity) <= i) open.pop();
    const begun = opening.get(i);
    if (begun !== undefined && begun.to > i) open.push(begun);
    if (!code.is(i, '#') || !code.is(i + 1, '!') || !code.is(i + 2, '[') || !code.is(i + 3, 'cfg'))
      continue;
    const body = open.at(-1) ?? { from: 0, to: code.length };
    const end = code.close(i + 2, code.length);
    const texts = Array.from({ length: end - i }, (_, index) => code.slice(i + index));
    found.push({ body, condition: texts.join(' ') });
  }
  return found;
}

const OPENING = wordSet('( [ {');

const CLOSING = wordSet(') ] }');

const KEYWORDS: ReadonlySet<string> = new Set(
  `as async await break const continue dyn else for if impl in let loop match move mut ref return static
  unsafe where while yield`.split(/\s+/),
);

/** Macros of the standard library, `anyhow` and `log` that take expressions. */
const TAKES_EXPRESSIONS: ReadonlySet<string> = new Set(
  `anyhow assert assert_eq assert_ne bail dbg debug debug_assert debug_assert_eq ensure eprint eprintln error format
  info panic print println todo trace unreachable vec warn write writeln`.split(/\s+/),
);

/** Statements that never give a value, with a semicolon or without. */
const LEAVES = wordSet('return break continue');

const BEFORE_CLOSURE = wordSet('( , = move { ; =>');

/** Tokens of the parameters of a closure that are looked at. */
const LONGEST_PARAMETERS = 100;

interface Bracket {
  readonly at: number;
  /** Whether a comma behind its only member means nothing. */
  readonly isFree: boolean;
  readonly isExact: boolean;
  readonly wraps: 'arm' | 'closure' | null;
  commas: number;
  statements: number;
  /** The first token of the statement that is being read. */
  statement: number;
}

function withoutRustWrapping(tokens: readonly CanonicalToken[]): readonly CanonicalToken[] {
  return tokens[0]?.text.startsWith('l:') === true ? tokens : new RustReader(tokens).read();
}

class RustReader {
  private readonly open: Bracket[] = [];
  private readonly removed = new Set<number>();
  private readonly added = new Set<number>();

  constructor(private readonly tokens: readonly CanonicalToken[]) {}

  read(): readonly CanonicalToken[] {
    const { tokens, removed, added } = this;
    for (const [at, { text }] of tokens.entries()) this.token(text, at);
    return tokens.flatMap((token, at) => [
      ...(removed.has(at) ? [] : [token]),
      ...(added.has(at) ? [{ text: ',', from: token.to, to: token.to }] : []),
    ]);
  }

  private text(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  private token(text: string, at: number): void {
    const top = this.open.at(-1);
    if (OPENING.has(text)) this.open.push(this.bracket(text, at, top));
    else if (CLOSING.has(text)) {
      if (this.open.pop() !== undefined && top !== undefined) this.close(top, at);
    } else if (text === ',') this.comma(top, at);
    else if (text === ';' && top !== undefined && !this.removed.has(at)) this.semicolon(top, at);
  }

  private bracket(text: string, at: number, around: Bracket | undefined): Bracket {
    const before = this.text(at - 1);
    const isMacro = before === '!' && /^\w+$/.test(this.text(at - 2));
    const isAttribute =
      text === '[' && (before === '#' || (before === '!' && this.text(at - 2) === '#'));
    const isExact =
      around?.isExact === true ||
      isAttribute ||
      (isMacro && !TAKES_EXPRESSIONS.has(this.text(at - 2)));
    return {
      at,
      isFree: text !== '(' || isMacro || this.isCall(at),
      isExact,
      wraps: text === '{' ? this.wrapped(at) : null,
      commas: 0,
      statements: 0,
      statement: at + 1,
    };
  }

  private wrapped(at: number): Bracket['wraps'] {
    if (this.text(at - 1) === '=>') return 'arm';
    return this.isClosure(at) ? 'closure' : null;
  }

  /** Whether a parenthesis holds arguments or parameters, and is no tuple. */
  private isCall(at: number): boolean {
    const before = this.text(at - 1);
    if (before === '>' || before === '>>') return this.isGeneric(at - 1);
    return (
      before === ')' ||
      before === ']' ||
      before === '?' ||
      (/^\w+$/.test(before) && !KEYWORDS.has(before))
    );
  }

  /** Whether `>` ends the parameters of a function or `::<T>`; `a > (b,)` compares. */
  private isGeneric(at: number): boolean {
    let depth = 0;
    for (let i = at; i > at - LONGEST_PARAMETERS && i > 0; i -= 1) {
      const text = this.text(i).replace('~', '');
      if (text === ';' || text === '{' || text === '}') return false;
      if (/^>+$/.test(text)) depth += text.length;
      else if (/^<+$/.test(text)) depth -= text.length;
      if (depth <= 0) return this.text(i - 1).endsWith(':') || this.text(i - 2) === 'fn';
    }
    return false;
  }

  /** Whether a brace is right behind the parameters of a closure. */
  private isClosure(at: number): boolean {
    const before = this.text(at - 1);
    if (before === '||') return BEFORE_CLOSURE.has(this.text(at - 2));
    if (before !== '|' && before !== '~|') return false;
    for (let i = at - 2; i > at - LONGEST_PARAMETERS && i > 0; i -= 1) {
      if (this.text(i) === '|') return BEFORE_CLOSURE.has(this.text(i - 1));
      if (/^[;{}]$/.test(this.text(i))) return false;
    }
    return false;
  }

  private comma(top: Bracket | undefined, at: number): void {
    const next = this.text(at + 1);
    if (top === undefined) return;
    top.commas += 1;
    if (top.isExact) return;
    if (next === '>') this.removed.add(at);
    else if (CLOSING.has(next) && at > top.at + 1 && (top.isFree || top.commas > 1))
      this.removed.add(at);
  }

  private semicolon(top: Bracket, at: number): void {
    const isLast = this.text(at + 1) === '}';
    if (!top.isExact && isLast && LEAVES.has(this.text(top.statement))) this.removed.add(at);
    else top.statements += 1;
    top.statement = at + 1;
  }

  /** Whether braces that end at `at` hold one expression and nothing else. */
  private isExpression({ at: from, statements }: Bracket, at: number): boolean {
    const first = this.text(from + 1);
    return at !== from + 1 && statements === 0 && first !== 'let' && first !== '#';
  }

  private close(bracket: Bracket, at: number): void {
    const around = this.open.at(-1);
    // A block ends a statement; in a longer one this begins nothing that is looked for.
    if (this.text(at) === '}' && around !== undefined) around.statement = at + 1;
    if (bracket.isExact || bracket.wraps === null) return;
    const isExpression = this.isExpression(bracket, at);
    const next = this.text(at + 1);
    if (bracket.wraps === 'closure') {
      if (isExpression && /^[),;]$/.test(next)) this.removed.add(bracket.at).add(at);
    } else if (isExpression) {
      // `{a}.b()` goes on behind the brace.
      if (/^(?:[.?]|~.*)$/.test(next)) return;
      this.removed.add(bracket.at).add(at);
      if (next !== ',' && next !== '}') this.added.add(at);
    } else if (next === ',') this.removed.add(at + 1);
  }
}

export const rust: CodeLanguage<'rust'> = {
  name: 'rust',
  endings: 'rs',
  lex: lexRust,
  canonical: (_, pieces) => plainCanonical(pieces),
  symbols: rustSymbols,
  comments: NESTED,
  toolComments: /^\/\/\s*(?:rustfmt|clippy)/,
  withoutWrapping: withoutRustWrapping,
  conditions: (_, code, layout) => (code.text.includes('#!') ? innerAttributes(code, layout) : []),
  typeWords: wordSet('struct enum trait impl mod union'),
  functionWords: wordSet('fn'),
};
