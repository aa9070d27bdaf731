import { wordSet } from '../../text/words.js';
import { canonicalIn, type CodeLanguage } from './language.js';
import type { CanonicalToken } from './token.js';

/** Signs behind which, and before which, blanks and line ends mean nothing. */
const JOINS = wordSet('| || && |&');

const ENDS_CASE = wordSet(';; ;& ;;&');

/** Redirections behind which a blank means nothing. */
const REDIRECTS = wordSet('> >> < >| &> &>> <<<');

/** Words behind which a command begins, where they begin one themselves. */
const BEFORE_COMMAND = wordSet('do then else { ( ! if elif while until');

/** Command substitutions in one another that are read. */
const DEEPEST = 4;

/** Arithmetic without quotes, brackets and commands, where blanks part words and operators only. */
const ARITHMETIC = /^t:(\$?\(\()([\w\s$+\-*/%<>=!&|^~?:,#]*)\)\)$/;

/** @param depth command substitutions around the tokens */
export function withoutShellWrapping(
  tokens: readonly CanonicalToken[],
  shell: CodeLanguage,
  depth = 0,
): readonly CanonicalToken[] {
  return tokens[0]?.text.startsWith('l:') === true
    ? tokens
    : new ShellReader(tokens, shell, depth).read();
}

class ShellReader {
  private readonly all: CanonicalToken[] = [];
  /** A blank or a separator that is not yet given out. */
  private waiting: CanonicalToken | null = null;
  /** Parentheses that are open; one that closes none ends the pattern of a `case`. */
  private depth = 0;
  private isCommand = true;
  private isAfterPattern = false;

  constructor(
    private readonly tokens: readonly CanonicalToken[],
    private readonly shell: CodeLanguage,
    private readonly substitutions: number,
  ) {}

  read(): readonly CanonicalToken[] {
    const { tokens } = this;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) break;
      const { text } = token;
      // A backslash at a line end is a blank.
      if (text === '\\' && tokens[at + 1]?.text.startsWith('\n') === true) {
        const isEnd = tokens[at + 1]?.text === '\n\n';
        this.wait(isEnd ? { ...token, text: '\n' } : { ...token, text: ' ' });
        at += 1;
      } else if (text === ';' || text === ' ' || /^\n+$/.test(text)) {
        this.wait(text === ' ' ? token : { ...token, text: '\n' });
      } else this.token({ ...token, text: written(text, this.shell, this.substitutions) });
    }
    return this.all;
  }

  /** A separator is more than a blank. */
  private wait(token: CanonicalToken): void {
    if (this.waiting === null || token.text === '\n') this.waiting = token;
  }

  private token(token: CanonicalToken): void {
    const { text } = token;
    const last = this.all.at(-1)?.text ?? '\n';
    const waiting = this.between(last, text);
    if (waiting !== null) this.all.push(waiting);
    if (waiting?.text === '\n') this.isCommand = true;
    this.waiting = null;
    this.all.push(token);
    this.isAfterPattern = false;
    if (text === '(') this.depth += 1;
    else if (text === ')') {
      this.depth -= 1;
      if (this.depth < 0) {
        this.depth = 0;
        this.isAfterPattern = true;
      }
    }
    const isKeyword = this.isCommand && BEFORE_COMMAND.has(text);
    this.isOpened = isKeyword && text !== '(';
    this.isCommand = isKeyword || this.isAfterPattern || beginsCommand(text);
  }

  private isOpened = false;

  /** What counts of the blanks between two tokens. */
  private between(last: string, text: string): CanonicalToken | null {
    const { waiting } = this;
    if (this.isTightBetween(last, text)) return null;
    if (last === '(') return text === '(' || text.startsWith('t:((') ? waiting : null;
    if (this.isBlankBeforePair(text)) return null;
    if (waiting === null || (text === '{' && last === ')')) return null;
    if (this.isOpened || text === '&' || last === '&')
      return { ...waiting, text: text === '}' ? '\n' : ' ' };
    return isRedirected(last, waiting.text, text) ? null : waiting;
  }

  private isTightBetween(last: string, text: string): boolean {
    return this.isAfterPattern || text === ')' || isTight(last) || isTight(text);
  }

  /** Whether a blank waits between the name of a function and its `()`. */
  private isBlankBeforePair(text: string): boolean {
    return text === '(' && this.isEmptyPair && this.waiting?.text === ' ';
  }

  private get isEmptyPair(): boolean {
    return /^[\w-]+$/.test(this.all.at(-1)?.text ?? '');
  }
}

function isTight(text: string): boolean {
  return JOINS.has(text) || ENDS_CASE.has(text);
}

function beginsCommand(text: string): boolean {
  return text === '(' || text === '&' || isTight(text) || text.startsWith('C:');
}

/** Whether a blank is behind a redirection; `< <(a)` is none without it. */
function isRedirected(last: string, blank: string, text: string): boolean {
  return blank === ' ' && REDIRECTS.has(last) && !/^(?:[<>(&]|s:<<)/.test(text);
}

/** `<< EOF` as `<<EOF`, and arithmetic without blanks. */
function written(text: string, shell: CodeLanguage, depth: number): string {
  if (text.startsWith('t:"$(') && depth < DEEPEST) return substitution(text, shell, depth);
  if (text.startsWith('s:<<')) return text.replace(/^(s:<<-?)[ \t]+/, '$1');
  const [, open, inside] = ARITHMETIC.exec(text) ?? [];
  if (open === undefined || inside === undefined) return text;
  // Between two words or two operators a blank parts them.
  return `t:${open}${inside.trim().replaceAll(/(?<![\w$])\s+(?=[\w$])|(?<=[\w$])\s+(?![\w$])/g, '')}))`;
}

/** `"$(a  >b)"` as the tokens of its command; other texts as they are. */
function substitution(text: string, shell: CodeLanguage, depth: number): string {
  const inside = /^t:"\$\(([^]*)\)"$/.exec(text)?.[1];
  if (inside === undefined || inside.startsWith('(')) return text;
  const tokens = shell.lex(inside);
  let open = 0;
  for (const { kind, from, to } of tokens) {
    const own = inside.slice(from, to);
    if (kind === 'markup') return text;
    if (own === '(') open += 1;
    else if (own === ')') open -= 1;
    if (open < 0) return text; // `"$(a) $(b)"`
  }
  const read = withoutShellWrapping(canonicalIn(shell, inside, tokens), shell, depth + 1);
  return `t:"$${JSON.stringify(read.filter(isNoComment).map((token) => token.text))}`;
}

function isNoComment({ text }: CanonicalToken): boolean {
  return !text.startsWith('c:') && !text.startsWith('C:');
}
