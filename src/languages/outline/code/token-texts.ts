import { directiveText } from '../../code/structure/directives.js';
import { Code } from '../../code/symbols/code.js';
import type { Token } from '../../code/token.js';
import type { CodeText } from './code-text.js';

/** The texts to compare, and by token where its texts begin in `all`. */
interface TokenTexts {
  readonly starts: Int32Array;
  readonly all: readonly string[];
}

/** The token that begins at an offset or holds it, or the next one. */
export function tokenAt(code: Code, offset: number): number {
  let [low, high] = [0, code.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (code.to(middle) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Gives each canonical token to the token of code that it is, is added behind, or speaks of. */
export function textsByToken({ code, canonical, text, directives }: CodeText): TokenTexts {
  const starts = new Int32Array(code.length + 2);
  const all: string[] = [];
  let token = 0; // whose texts are being added
  let statement: string[] = [];
  const begin = (upTo: number): void => {
    while (token < upTo) {
      token += 1;
      starts[token] = all.length;
    }
  };
  for (const { text: own, from, to } of canonical ?? []) {
    if (own.startsWith('C:') || own.startsWith('c:')) {
      // A directive speaks of what is before it on its line, else of what follows.
      const next = tokenAt(code, from);
      const isBehind = next > 0 && !text.slice(code.to(next - 1), from).includes('\n');
      begin(isBehind ? next - 1 : next);
    } else if (from === to) begin(Math.max(token, tokenAt(code, Math.max(0, from - 1))));
    else begin(tokenAt(code, from));
    const isEnd = from === to && own === ';';
    if (isEnd && isDecorator(statement)) continue; // it may be on a line of its own or not
    if (isEnd || own === '{' || own === '}') statement = [];
    else if (statement.length < LONGEST_DECORATOR) statement.push(own);
    all.push(comparedText(own, directives));
  }
  begin(code.length + 1);
  return { starts, all };
}

/** Texts of a decorator that are looked at. */
const LONGEST_DECORATOR = 200;

/** Whether texts are decorators and nothing else: `@ Get ( s:"/a" )`. */
function isDecorator(texts: readonly string[]): boolean {
  if (texts[0] !== '@' || texts.length >= LONGEST_DECORATOR) return false;
  let depth = 0;
  for (const [index, text] of texts.entries()) {
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (depth === 0 && index > 1 && text !== '.' && texts[index - 1] !== '.') return false;
  }
  return depth === 0;
}

function comparedText(own: string, directives: readonly Token[]): string {
  return directives.length > 0 && own.startsWith('m:#') ? comparedDirective(own.slice(2)) : own;
}

/** A directive of the preprocessor as it is compared: `#:#define A 1`. */
export function comparedDirective(directive: string): string {
  return `#:${directiveText(directive)}`;
}

export function isDirectiveText(text: string | undefined): boolean {
  return text?.startsWith('#:') === true;
}

/** Whether a canonical text only says where lines end. */
export function isLayout(text: string | undefined): boolean {
  return text === undefined || /^\n[-+\n]*$/.test(text) || text === ' ' || text === '';
}
