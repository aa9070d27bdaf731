import type { TokenKind } from '../token.js';
import type { Token as JsToken, JSXToken } from 'js-tokens';
import { joined } from '../../../text/pattern.js';
import { wordSet } from '../../../text/words.js';

/** Words that an expression follows, where they are no name of a property. */
const BEFORE_VALUE = wordSet(`
  await case default delete do else extends in instanceof new of return throw typeof void yield`);

/** Words of them that also end a value: names in old scripts. */
const NAMES_IN_SCRIPTS = wordSet('await yield');

/** The same in TypeScript: a type after `as`. */
const TYPES: ReadonlySet<string> = new Set(['void']);

/** Words after which js-tokens knows of no regular expression. */
const NO_REGEX_AFTER = wordSet('in of extends');

/** Words whose parentheses a statement follows, so that a slash behind them begins a regular expression. */
const BEFORE_CONDITION = wordSet('if for while with');

/** A keyword that names a property: `a.return`, but not `...await`. */
const PROPERTY = new RegExp(
  joined`
    (?<!\.\.)\.\s*
    (?:await|case|default|delete|do|else|instanceof|new|return|throw|typeof|void|yield)
    (?![\p{ID_Continue}$\\])`,
  'gu',
);

const BANG = /!(?=\s*[/<])/g;

const LAST_WORD = /(?:^|[^\p{ID_Continue}$])([a-z]+)$/u;

/**
 * Hides with a `_` what makes js-tokens take a division for a regular expression: keywords that name a property
 * (`a.return / 2`), and in TypeScript the `!` after a value (`a! / 2`).
 */
export function withoutMisleading(text: string, types: boolean): string {
  const named = text.replaceAll(PROPERTY, (match) => `${match.slice(0, -1)}_`);
  if (!types) return named;
  return named.replaceAll(BANG, (bang, at: number) => {
    if (!/[\p{ID_Continue}$)\]]/u.test(named.charAt(at - 1))) return bang;
    // The longest of these words has ten letters.
    const word = LAST_WORD.exec(named.slice(Math.max(0, at - 11), at))?.[1] ?? '';
    return BEFORE_VALUE.has(word) ? bang : '_';
  });
}

/** What a token is to those behind it; `hole` is a part of a template that code follows. */
type Role =
  | 'blank'
  | 'line end'
  | 'comment'
  | 'regex'
  | 'tag'
  | 'markup'
  | 'value'
  | 'hole'
  | 'word'
  | 'mark';

/** By the type that js-tokens gives: the kind of the token, null for blanks, and what it is to those behind it. */
export const JS_TOKENS: Readonly<
  Record<(JsToken | JSXToken)['type'], readonly [kind: TokenKind | null, role: Role]>
> = {
  WhiteSpace: [null, 'blank'],
  SingleLineComment: ['comment', 'blank'],
  HashbangComment: ['comment', 'blank'],
  LineTerminatorSequence: [null, 'line end'],
  MultiLineComment: ['comment', 'comment'],
  RegularExpressionLiteral: ['regex', 'regex'],
  // All of JSX is markup but the code in its braces: the braces themselves belong to it.
  JSXPunctuator: ['markup', 'tag'],
  JSXString: ['markup', 'markup'],
  JSXText: ['markup', 'markup'],
  JSXIdentifier: ['markup', 'markup'],
  JSXInvalid: ['markup', 'markup'],
  StringLiteral: ['string', 'value'],
  NumericLiteral: ['number', 'value'],
  NoSubstitutionTemplate: ['template', 'value'],
  TemplateTail: ['template', 'value'],
  TemplateHead: ['template', 'hole'],
  TemplateMiddle: ['template', 'hole'],
  IdentifierName: ['word', 'word'],
  PrivateIdentifier: ['word', 'word'],
  Punctuator: ['punctuator', 'mark'],
  Invalid: ['punctuator', 'mark'],
};

/** Says where js-tokens may have taken an operator for the opening of a literal, or the other way round. */
export class Doubts {
  /** The last token that is no blank and no comment: what it is, and its text. */
  private kind: 'word' | 'mark' | 'value' | 'markup' | null = null;
  private last = '';
  /** Whether it names a property. */
  private afterDot = false;
  private endsValue = false;
  private newline = true;
  /** For each open parenthesis, what follows when it closes. */
  private readonly parentheses: ('value' | 'statement' | 'unknown')[] = [];
  private beforeLast = '';
  /** What follows the parenthesis that closed last. */
  private closed: 'value' | 'statement' | 'unknown' = 'value';

  constructor(
    private readonly text: string,
    private readonly types: boolean,
  ) {}

  /** Whether the next token and all after it may be something else; `value` is without what was hidden. */
  at({ type }: JsToken | JSXToken, value: string, at: number): boolean {
    const [, role] = JS_TOKENS[type];
    switch (role) {
      case 'blank':
        return false;
      case 'line end':
        this.newline = true;
        return false;
      case 'comment':
        this.newline ||= /[\n\r\u2028\u2029]/.test(value);
        return false;
      case 'regex':
        if (this.noValueBegins()) return true;
        this.is('value', value, true);
        return false;
      case 'tag':
        if (value === '<' && this.isNoTag(at)) return true;
        this.is('markup', value, true);
        return false;
      case 'markup':
        this.is('markup', value, true);
        return false;
      case 'value':
        this.is('value', value, true);
        return false;
      case 'hole':
        this.is('value', value, false);
        return false;
      case 'word':
        this.word(value);
        return false;
      case 'mark':
        return this.mark(value, at);
    }
  }

  /** A `!` that was hidden, as a value is before it. */
  hidden(): boolean {
    if (!this.endsValue) return true;
    this.is('mark', '!', true);
    return false;
  }

  /** Whether a `<` that was mistaken for the beginning of a tag may be something else. */
  private isNoTag(at: number): boolean {
    return (this.kind !== 'markup' && this.noValueBegins()) || this.isHtmlComment('<', at);
  }

  private word(value: string): void {
    const afterDot = this.kind === 'mark' && (this.last === '.' || this.last === '?.');
    this.is('word', value, afterDot || !BEFORE_VALUE.has(value));
    this.afterDot = afterDot;
  }

  /** Notes a sign; whether it and all after it may be something else. */
  private mark(value: string, at: number): boolean {
    if ((value === '/' || value === '/=') && this.mayBeRegex()) return true;
    if (this.isHtmlComment(value, at)) return true;
    if (value === '(') {
      const condition = this.kind === 'word' && !this.afterDot && BEFORE_CONDITION.has(this.last);
      const awaited = this.kind === 'word' && this.last === 'await' && this.beforeLast === 'for';
      const other = awaited ? 'unknown' : 'value';
      this.parentheses.push(condition ? 'statement' : other);
    } else if (value === ')') this.closed = this.parentheses.pop() ?? 'value';
    this.is('mark', value, this.valueEndsWith(value));
    return false;
  }

  private valueEndsWith(mark: string): boolean {
    switch (mark) {
      case ')':
        return this.closed !== 'statement';
      case ']':
      case '}':
        return true;
      case '>':
        return this.types;
      case '!':
        return this.types && this.endsValue && !this.newline;
      default:
        return false;
    }
  }

  /** Whether what opens a literal may be an operator. */
  private noValueBegins(): boolean {
    if (this.kind === 'word')
      return this.afterDot || (this.types ? TYPES : NAMES_IN_SCRIPTS).has(this.last);
    return (
      this.kind === 'mark' &&
      (this.last === '}' ||
        this.last === '++' ||
        this.last === '--' ||
        ((this.last === '!' || this.last === '>') && this.endsValue))
    );
  }

  /** Whether an operator may be what opens a literal. */
  private mayBeRegex(): boolean {
    if (this.kind === 'word') return !this.afterDot && NO_REGEX_AFTER.has(this.last);
    return (
      this.kind === 'mark' &&
      (this.last === '}' || (this.last === ')' && this.closed === 'unknown'))
    );
  }

  /** Whether `<!--` begins at a sign, or `-->` at the beginning of a line: comments in scripts. */
  private isHtmlComment(value: string, at: number): boolean {
    if (this.types) return false;
    return value === '<'
      ? this.text.startsWith('<!--', at)
      : value === '--' && this.newline && this.text.startsWith('-->', at);
  }

  private is(kind: 'word' | 'mark' | 'value' | 'markup', value: string, endsValue: boolean): void {
    this.beforeLast = this.last;
    this.kind = kind;
    this.last = value;
    this.afterDot = false;
    this.endsValue = endsValue;
    this.newline = false;
  }
}
