import { either } from '../../code/comment-signs.js';
import type { CodeLanguage } from '../../code/language.js';
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

/** Whether a comment of a language is read by a tool. */
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
  /** The comments that were taken out, and docstrings. */
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
