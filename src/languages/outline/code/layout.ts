import type { LexedLanguage } from '../../code/language.js';
import { lex } from '../../code/lex.js';
import { canonicalTokens } from '../../code/canonical-tokens.js';
import { type KeywordBlock, WithBlocks } from '../../code/structure/blocks.js';
import { bracketLayout } from '../../code/structure/brackets.js';
import { conditionRegions } from '../../code/structure/conditions.js';
import { directiveBranches } from '../../code/structure/directives.js';
import { JsxElements } from '../../code/structure/jsx.js';
import { beginsLua, luaBlocks } from '../../code/structure/lua.js';
import { phpBlocks } from '../../code/structure/php.js';
import { COMPOUND, pythonBlocks } from '../../code/structure/python.js';
import { type CodeLayout, statementStart } from '../../code/structure/region.js';
import { beginsRuby, goesOnRuby, rubyBlocks } from '../../code/structure/ruby.js';
import { beginsShell, shellBlocks } from '../../code/structure/shell.js';
import { beginsSql, routineTokens, sqlBlocks } from '../../code/structure/sql.js';
import { readCode, type ReadCode, symbolsOf } from '../../code/symbols.js';
import type { Code } from '../../code/symbols/code.js';
import type { CanonicalToken, Token } from '../../code/token.js';
import { BY_RULES, type CodeText } from './code-text.js';
import { withoutComments } from './directives.js';
import { withoutNeedlessParentheses } from './python-parentheses.js';
import { withoutRustWrapping } from './rust-wrapping.js';
import { withoutShellWrapping } from './shell-wrapping.js';

/** Languages whose statements end with their lines. */
const BY_LINES = new Set<LexedLanguage>(['kotlin', 'swift', 'hcl', 'graphql']);
/** The same where nobody can be sure where statements end. */
const BY_LINES_AT_LEAST = new Set<LexedLanguage>(['go', 'javascript', 'jsx', 'typescript', 'tsx']);
/** Languages with `#if`. */
const PREPROCESSED = new Set<LexedLanguage>(['c', 'cpp', 'csharp', 'swift']);

/** Signs behind the parameters of a block: `{ user -> …`, `{ user in …`. */
const PARAMETERS: Readonly<Partial<Record<LexedLanguage, string>>> = { kotlin: '->', swift: 'in' };

/** Reads a text of code. Total: whatever is broken in it, it gives an answer. */
export function readCodeText(language: LexedLanguage, original: string): CodeText {
  const { text, tokens, comments } = withoutComments(
    language,
    original,
    tokensOf(language, original),
  );
  const exact = canonicalTokens(language, text, tokens);
  const canonical = withoutWrapping(language, exact);
  const isRaw = canonical[0]?.text.startsWith('l:') === true;
  const read = readCode(language, text, tokens);
  const { code } = read;
  const brackets = bracketLayout(code, {
    lines: BY_LINES.has(language) || (isRaw && BY_LINES_AT_LEAST.has(language)),
    rules: BY_RULES.has(language),
    commas: false,
    parameters: PARAMETERS[language] ?? null,
    literalHeads: language === 'go',
    ends: isRaw ? new Set() : endsOf(canonical),
    elements: elementsOf(read),
  });
  const layout = withBlocks(language, code, brackets);
  return {
    language,
    text,
    code,
    comments,
    canonical: isRaw ? null : canonical,
    layout,
    branches: PREPROCESSED.has(language)
      ? directiveBranches(text, tokens, code)
      : conditionRegions(language, tokens, code, layout).map(({ body, note }) => ({
          condition: note,
          from: body.from === 0 ? 0 : code.from(body.from),
          to: body.to >= code.length ? text.length : code.to(body.to - 1),
        })),
    directives: PREPROCESSED.has(language)
      ? tokens.filter(({ kind, from }) => kind === 'markup' && text[from] === '#')
      : [],
    symbols: symbolsOf(read),
  };
}

function tokensOf(language: LexedLanguage, text: string): readonly Token[] {
  const tokens = lex(language, text);
  return language === 'sql' ? routineTokens(text, tokens) : tokens;
}

/** Takes out what formatters add where they wrap a line. */
function withoutWrapping(
  language: LexedLanguage,
  tokens: readonly CanonicalToken[],
): readonly CanonicalToken[] {
  switch (language) {
    case 'python':
      return withoutNeedlessParentheses(suitesOnTheirLines(tokens));
    case 'go':
      // Not before `]`: `[P *T,]` is a list of types and `[P *T]` an array.
      return tokens.filter(
        ({ text }, at) =>
          !(text === ',' && /^[)}]$/.test(tokens[at + 1]?.text ?? '')) &&
          !(text === ';' && tokens[at + 1]?.text === '}'),
      );
    case 'shell':
      return withoutShellWrapping(tokens);
    case 'rust':
      return withoutRustWrapping(tokens);
    case 'css':
    case 'scss':
    case 'less':
      return tokens.filter(
        ({ text }, at) =>
          !(text === ';' && tokens[at + 1]?.text === '}') &&
          !(text === ' ' && (tokens[at - 1]?.text === '(' || tokens[at + 1]?.text === ')')),
      );
    default:
      return tokens;
  }
}

/** Adds the blocks that no brackets hold. */
function withBlocks(language: LexedLanguage, code: Code, brackets: CodeLayout): CodeLayout {
  switch (language) {
    case 'python': {
      const { blocks, starts } = pythonBlocks(code);
      const begins = (i: number): boolean => starts.has(i);
      // Behind a brace an expression goes on: `{…} if a else b`.
      return new WithBlocks(brackets, blocks, begins, false, (i) => code.is(i - 1, '}'));
    }
    case 'ruby': {
      const begins = (i: number): boolean => beginsRuby(code, i);
      const blocks = rubyBlocks(code);
      return new WithBlocks(brackets, blocks, begins, true, (i) => goesOnRuby(code, i));
    }
    case 'shell':
      return new WithBlocks(brackets, shellBlocks(code), (i) => beginsShell(code, i), true);
    case 'lua':
      return withStarts(code, brackets, luaBlocks, beginsLua, true);
    case 'sql':
      return withStarts(code, brackets, sqlBlocks, beginsSql, false);
    case 'php':
      return withStarts(code, brackets, phpBlocks, () => false, false);
    default:
      return brackets;
  }
}

/**
 * Blocks between words, in which a statement begins with each body.
 *
 * @param always whether what `begins` sees is a beginning wherever it is, and not only a hint for the reader of blocks
 */
function withStarts(
  code: Code,
  brackets: CodeLayout,
  read: (code: Code, startOf: (i: number) => number) => readonly KeywordBlock[],
  begins: (code: Code, i: number) => boolean,
  always: boolean,
): CodeLayout {
  const statements = new WithBlocks(brackets, [], (i) => begins(code, i), false);
  const blocks = read(code, (i) => statementStart(statements, i));
  const starts = new Set(blocks.map(({ body }) => body.from));
  return new WithBlocks(
    brackets,
    blocks,
    (i) => starts.has(i) || (always && begins(code, i)),
    true,
  );
}

/** Elements of JSX are read only where the lexer found some. */
function elementsOf({ language, code, tokens }: ReadCode): JsxElements | null {
  if ((language !== 'jsx' && language !== 'tsx') || !tokens.some(({ kind }) => kind === 'markup'))
    return null;
  const elements = new JsxElements(code);
  return elements.isEmpty ? null : elements;
}

/** Offsets behind which a statement ends without a sign. */
function endsOf(canonical: readonly CanonicalToken[]): ReadonlySet<number> {
  return new Set(
    canonical.filter(({ text, from, to }) => from === to && text === ';').map(({ from }) => from),
  );
}

/* `if a: return` as the same suite on a line of its own, where formatters put it. */

function suitesOnTheirLines(tokens: readonly CanonicalToken[]): readonly CanonicalToken[] {
  const all: CanonicalToken[] = [];
  let depth = 0;
  let lambdas = 0;
  let isCompound = false;
  let isSuite = false; // on the line of its head
  let first = true;
  for (const [at, token] of tokens.entries()) {
    const { text } = token;
    if (text.startsWith('\n')) {
      all.push(isSuite ? { ...token, text: `\n-${text.slice(1)}` } : token);
      [isSuite, isCompound, first, lambdas] = [false, false, true, 0];
      continue;
    }
    if (first && !text.startsWith('C:')) {
      isCompound = COMPOUND.has(text);
      first = false;
    }
    all.push(token);
    depth += step(text);
    if (depth > 0) continue;
    if (text === 'lambda') lambdas += 1;
    else if (text === ':' && lambdas > 0) lambdas -= 1;
    else if (text === ':' && isCompound) {
      isCompound = false;
      if (endsLine(tokens[at + 1])) continue;
      isSuite = true;
      all.push({ text: '\n+', from: token.to, to: token.to });
    }
  }
  return all;
}

/** Whether nothing but a comment is on the line from a token on. */
function endsLine(token: CanonicalToken | undefined): boolean {
  return token === undefined || token.text.startsWith('\n') || /^[Cc]:/.test(token.text);
}

function step(text: string): number {
  if (text === '(' || text === '[' || text === '{') return 1;
  return text === ')' || text === ']' || text === '}' ? -1 : 0;
}
