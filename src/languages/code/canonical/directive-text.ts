/*
 * A directive of the preprocessor as text to compare: its tokens, so that blanks, splices and comments mean
 * nothing. `#define A (x)` and `#define A(x)` stay different.
 */

/** Directives that hold code; what the others hold is compared as it stands. */
const CODE = /^#\s*(?:define|undef|if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;
/** A raw string may hold anything. */
const RAW_STRING = /R"/;
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/;
const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.?\d(?:[eEpP][-+]|[\w.])*/;
const SIGN = /<=>|<<=|>>=|\.\.\.|->\*|->|\+\+|--|##|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::/;
const TOKEN = new RegExp(
  [COMMENT, LITERAL, /\w+/, SIGN, /\S/].map(({ source }) => source).join('|'),
  'g',
);

/** What a directive says, in one line. */
export function directiveText(directive: string): string {
  // A splice may have nothing behind it.
  const text = directive.replaceAll(/\\\r?\n|\\$/g, ' ');
  if (!CODE.test(text) || RAW_STRING.test(text)) return text.replaceAll(/\s+/g, ' ').trim();
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^\/[/*]/.test(token));
  const isCall = /^#\s*define\s+\w+\(/.test(text);
  // The parenthesis behind a name with parameters belongs to the name.
  if (isCall) tokens.splice(2, 2, `${tokens[2] ?? ''}(`);
  return `${tokens[0] ?? ''}${tokens.slice(1).join(' ')}`;
}
