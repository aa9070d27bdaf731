import { either } from '../../code/comment-signs.js';
import { JsxElements } from '../../code/javascript/elements.js';
import { canonicalIn, type CodeLanguage } from '../../code/language.js';
import { languageNamed, type LexedLanguage } from '../../code/languages.js';
import { bracketLayout } from '../../code/structure/brackets.js';
import { directiveBranches } from '../../code/structure/directives.js';
import type { CodeLayout } from '../../code/structure/region.js';
import { readCode, type ReadCode, symbolsOf } from '../../code/symbols.js';
import type { Code } from '../../code/symbols/code.js';
import type { CodeSymbol } from '../../code/symbols/reader.js';
import type { CanonicalToken, Token } from '../../code/token.js';
import type { Span } from '../outline.js';

/* A text of code before it becomes an outline: its tokens without comments, its blocks, and its named parts. */

export interface CodeText {
  readonly language: CodeLanguage;
  readonly text: string;
  readonly code: Code;
  /** Comments and docstrings that were taken out, with the text as it was. */
  readonly comments: readonly Token[];
  /** The tokens to compare; null where it is not sure how to read the text, which is then compared as it stands. */
  readonly canonical: readonly CanonicalToken[] | null;
  readonly layout: CodeLayout;
  /** Branches of `#if`, build tags. */
  readonly branches: readonly BuildBranch[];
  /** `#include`, `#define`, `#if`: tokens that are no code. */
  readonly directives: readonly Token[];
  readonly symbols: readonly CodeSymbol[];
}

/** A branch of `#if`, or what a build tag is about: the condition, and where it holds. */
export interface BuildBranch extends Span {
  readonly condition: string;
}

/** Reads a text of code. Total: whatever is broken in it, it gives an answer. */
export function readCodeText(name: LexedLanguage, original: string): CodeText {
  const language = languageNamed(name);
  const lexed = language.lex(original);
  const { text, tokens, comments } = withoutComments(
    language,
    original,
    language.nestedTokens?.(original, lexed) ?? lexed,
  );
  const exact = canonicalIn(language, text, tokens);
  const canonical = language.withoutWrapping?.(exact) ?? exact;
  const isRaw = canonical[0]?.text.startsWith('l:') === true;
  const read = readCode(name, text, tokens);
  const { code } = read;
  const brackets = bracketsOf(read, isRaw ? null : canonical);
  const layout = language.blocks?.(code, brackets) ?? brackets;
  const hasDirectives = language.directives !== undefined;
  return {
    language,
    text,
    code,
    comments,
    canonical: isRaw ? null : canonical,
    layout,
    branches: hasDirectives
      ? directiveBranches(text, tokens, code)
      : (language.conditions?.(tokens, code, layout) ?? []).map(({ body, condition }) => ({
          condition,
          from: body.from === 0 ? 0 : code.from(body.from),
          to: body.to >= code.length ? text.length : code.to(body.to - 1),
        })),
    directives: hasDirectives
      ? tokens.filter(({ kind, from }) => kind === 'markup' && text[from] === '#')
      : [],
    symbols: symbolsOf(read),
  };
}

/** @param canonical null where it is not sure how to read the text */
function bracketsOf(read: ReadCode, canonical: readonly CanonicalToken[] | null): CodeLayout {
  const { language, code } = read;
  const { linesEnd, blockParameters = null } = language;
  return bracketLayout(code, {
    lines: linesEnd === 'always' || (canonical === null && linesEnd !== undefined),
    rules: language.isByRules === true,
    commas: false,
    parameters: blockParameters === '|' ? null : blockParameters,
    literalHeads: language.hasLiteralHeads === true,
    ends: canonical === null ? new Set() : endsOf(canonical),
    elements: elementsOf(read),
  });
}

function elementsOf({ language, code, tokens }: ReadCode): JsxElements | null {
  if (language.hasElements !== true || !tokens.some(({ kind }) => kind === 'markup')) return null;
  const elements = new JsxElements(code);
  return elements.isEmpty ? null : elements;
}

/** Offsets behind which a statement ends without a sign. */
function endsOf(canonical: readonly CanonicalToken[]): ReadonlySet<number> {
  return new Set(
    canonical.filter(({ text, from, to }) => from === to && text === ';').map(({ from }) => from),
  );
}

/** Words that a tool reads in comments of any language. */
const EVERYWHERE = either(
  /^\W*(?:nosemgrep|nosec|nosonar|nolint|noqa|nocov\b|codeql\[|lgtm\[|gitleaks:|trivy:|checkov:)/i,
  /^\W*(?:tfsec:|snyk:|sourcery\b|coverage:|codecov|fallthrough)/i,
);

const SHEBANG = /^#!/;

function isDirective(language: CodeLanguage, comment: string): boolean {
  return (
    EVERYWHERE.test(comment) ||
    SHEBANG.test(comment) ||
    language.toolComments?.test(comment) === true
  );
}

/** A text in which comments are blanks, all else where it was. */
interface WithoutComments {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly comments: readonly Token[];
}

/** Takes comments and docstrings out. Line ends in them stay, since some languages end statements with them. */
export function withoutComments(
  language: CodeLanguage,
  text: string,
  tokens: readonly Token[],
): WithoutComments {
  const removal = language.removal?.(text, tokens);
  const [comments, kept]: [Token[], Token[]] = [[], []];
  const parts: string[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const { kind, from, to } = token;
    const isPlain = kind === 'comment' && !isDirective(language, text.slice(from, to));
    if (!(removal?.(index, isPlain) ?? isPlain)) {
      kept.push(token);
      continue;
    }
    comments.push(token);
    parts.push(text.slice(at, from), blanked(text.slice(from, to)));
    at = to;
  }
  return { text: parts.join('') + text.slice(at), tokens: kept, comments };
}

function blanked(comment: string): string {
  return comment.replaceAll(/[^\n]/g, ' ');
}
