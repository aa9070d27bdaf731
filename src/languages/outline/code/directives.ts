import { hasEscapedCode } from '../../code/canonical/plain.js';
import type { LexedLanguage } from '../../code/language.js';
import type { Token } from '../../code/token.js';

/*
 * Which comments are code? `// @ts-ignore`, `# noqa` and `//go:build linux` speak to a tool, so they count. All
 * other comments are taken out before a text is read: `withoutComments` leaves blanks in their place.
 */

/** Words that a tool reads in comments of any language. */
const EVERYWHERE = either(
  /^\W*(?:nosemgrep|nosec|nosonar|nolint|noqa|nocov\b|codeql\[|lgtm\[|gitleaks:|trivy:|checkov:)/i,
  /^\W*(?:tfsec:|snyk:|sourcery\b|coverage:|codecov|fallthrough)/i,
);

/** Of a script, the interpreter. */
const SHEBANG = /^#!/;

const ECMASCRIPT = either(
  /^\/\/\/\s*<|^\W*(?:@ts-|ts-check|eslint-?(?:disable|enable|env)?\b|oxlint-|biome-ignore)/,
  /^\W*(?:jslint|jshint|globals?\s|istanbul |c8 |v8 ignore|@jsx|@flow|@vite-ignore|webpack[A-Z])/,
  /^\W*(?:[#@]__\w+__|[#@] ?source(?:Mapping)?URL)/,
);
const PYTHON = either(
  /^#\s*(?:type:|pylint:|pragma:|fmt:|mypy:|pyright:|ruff:|isort:|yapf:|pyre-|flake8|bandit)/i,
  /^#\s*(?:cython:|distutils:|.*coding[:=])/i,
);
const GO = /^(?:\/\/(?:[a-z]+:[a-z]|export |extern |line |sys(?:nb)?\b|\s*\+build)|\/\*line )/;
const JVM = /^\W*(?:@formatter:|checkstyle|noinspection|spotless:|ktlint-|pmd\b|suppress)/i;
const RUBY = either(
  /^#\s*(?:rubocop:|:nocov:|steep:|typed:|sorbet:|standard:|reek:|brakeman|-\*-)/i,
  /^#\s*(?:frozen[_-]string[_-]literal|warn[_-]indent|encoding|coding)\s*:/i,
  /^#\s*shareable[_-]constant[_-]value\s*:/i,
);
const C_FAMILY =
  /^\W*(?:clang-(?:format|tidy)|iwyu pragma|resharper|csharpier|cppcheck-suppress|lint -|\$fall)/i;
/** PHP reads annotations in its comments when it runs. */
const PHP =
  /@(?:[A-Z\\]|phpstan-|psalm-|phan-|phpcs:|codeCoverageIgnore|runInSeparateProcess)|phpcs:/;
const SQL = /^(?:\/\*[!+M]|--\+)/;
const STYLES = /stylelint-|^\/\*!|sourceMappingURL/;
const SHELL = /^#\s*(?:shellcheck |shfmt:)/;
const PAGES = /^<!--\s*(?:\[if|<!\[|#|ko\b|\/ko\b)/i;

const BY_LANGUAGE: Readonly<Partial<Record<LexedLanguage, RegExp>>> = {
  javascript: ECMASCRIPT,
  jsx: ECMASCRIPT,
  typescript: ECMASCRIPT,
  tsx: ECMASCRIPT,
  vue: PAGES,
  html: PAGES,
  python: PYTHON,
  go: GO,
  java: JVM,
  kotlin: JVM,
  ruby: RUBY,
  c: C_FAMILY,
  cpp: C_FAMILY,
  csharp: C_FAMILY,
  swift: /^\/\/\s*(?:swiftlint:|sourcery:|swift-format)/,
  rust: /^\/\/\s*(?:rustfmt|clippy)/,
  php: PHP,
  sql: SQL,
  css: STYLES,
  scss: STYLES,
  less: STYLES,
  shell: SHELL,
  lua: /^--\s*luacheck:/,
  dart: /^\/\/\s*(?:ignore|@dart)/,
};

/** One pattern for what any of several matches; all have the flags of the first. */
function either(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}

/** Whether a comment of a language is read by a tool. */
export function isDirective(language: LexedLanguage, comment: string): boolean {
  return (
    EVERYWHERE.test(comment) ||
    SHEBANG.test(comment) ||
    BY_LANGUAGE[language]?.test(comment) === true
  );
}

/** A text in which comments are blanks, all else where it was. */
export interface WithoutComments {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The comments that were taken out, and docstrings. */
  readonly comments: readonly Token[];
}

/** Takes comments and docstrings out. Line ends in them stay, since some languages end statements with them. */
export function withoutComments(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): WithoutComments {
  // Java undoes escapes before it knows what a comment is, so a comment may hold code.
  if (language === 'java' && hasEscapedCode(tokens, text)) return { text, tokens, comments: [] };
  const preamble = language === 'go' ? preambleOfC(text, tokens) : -1;
  const docstrings = language === 'python' ? docstringsIn(text, tokens) : null;
  const [comments, kept]: [Token[], Token[]] = [[], []];
  const parts: string[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const { kind, from, to } = token;
    const isComment =
      kind === 'comment'
        ? index !== preamble && !isDirective(language, text.slice(from, to))
        : docstrings?.has(index) === true;
    if (!isComment) {
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

/** The comment right above `import "C"` is code of C. */
function preambleOfC(text: string, tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ kind, from, to }, index) =>
      kind === 'string' &&
      text.slice(from, to) === '"C"' &&
      isWord(text, tokens[index - 1], 'import'),
  );
  const before = at - 2;
  return tokens[before]?.kind === 'comment' ? before : -1;
}

function isWord(text: string, token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && text.slice(token.from, token.to) === word;
}

/** Indexes of the strings that document a module, class or function of Python. */
function docstringsIn(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let before: Token | null = null;
  let depth = 0; // in brackets a colon before a line end is one of a dictionary
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'comment') continue;
    const isSuite = depth === 0 && (before === null || opensSuite(text, before, token));
    if (token.kind === 'string' && isSuite && isAloneOnItsLines(text, tokens, index))
      found.add(index);
    if (token.kind === 'punctuator') depth += bracketStep(text.slice(token.from, token.to));
    before = token;
  }
  return found;
}

/** 1 for what opens a bracket, -1 for what closes one; a lexer may group several. */
function bracketStep(signs: string): number {
  let step = 0;
  for (const sign of signs) {
    if ('([{'.includes(sign)) step += 1;
    else if (')]}'.includes(sign)) step -= 1;
  }
  return step;
}

/** Whether a suite begins between two tokens: a colon at the end of a line. */
function opensSuite(text: string, before: Token, token: Token): boolean {
  return (
    before.kind === 'punctuator' &&
    text.slice(before.from, before.to) === ':' &&
    text.slice(before.to, token.from).includes('\n')
  );
}

function isAloneOnItsLines(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens.slice(index + 1, index + 20).find(({ kind }) => kind !== 'comment');
  if (token === undefined) return false;
  if (!/^(?:[rRuU]{0,1})(?:"""|'''|"|')/.test(text.slice(token.from, token.from + 4))) return false;
  return next === undefined || text.slice(token.to, next.from).includes('\n');
}
