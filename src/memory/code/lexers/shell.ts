import { heredoc } from './heredoc.js';
import { stringEnd, type Quote } from './rules.js';
import { isBlankAt, lineEnd, matchEnd, withoutBlanks, type LexerTable, type Rule } from './scanner.js';

const SINGLE: Quote = { open: "'", close: "'", lines: true };
const HOLES = [
  { open: '$(', bracket: '(' },
  { open: '${', bracket: '{' },
] as const;
const QUOTES: readonly Quote[] = [
  { open: "$'", close: "'", backslash: true, lines: true },
  { open: '$"', close: '"', backslash: true, lines: true, holes: HOLES },
  { open: '"', close: '"', backslash: true, lines: true, holes: HOLES },
  SINGLE,
];

const string: Rule = (text, at) => {
  const quote = QUOTES.find(({ open }) => text.startsWith(open, at));
  if (quote === undefined) return null;
  return { kind: quote.holes === undefined ? 'string' : 'template', to: stringEnd(text, at + quote.open.length, quote, QUOTES) };
};

/** `${name#"x}"}`: its `#` and quotes are its own. An unclosed one ends with its line. */
const expansion: Rule = (text, at) =>
  text.startsWith('${', at) ? { kind: 'template', to: expansionEnd(text, at + 2, 0) } : null;

const COMMAND: Quote = { open: '$(', close: ')', backslash: true, holes: HOLES };
const DEEPEST = 50;

function expansionEnd(text: string, from: number, depth: number): number {
  let at = from;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '}') return at + 1;
    if (character === '\n') return withoutBlanks(text, from, at);
    const quote = character === '"' || character === "'" ? QUOTES.find(({ open }) => open === character) : undefined;
    if (quote !== undefined) at = stringEnd(text, at + 1, quote, QUOTES);
    else if (character === '\\') at += 2;
    else if (text.startsWith('$(', at)) at = stringEnd(text, at + 2, COMMAND, QUOTES);
    else if (text.startsWith('${', at) && depth < DEEPEST) at = expansionEnd(text, at + 2, depth + 1);
    else at += 1;
  }
  return text.length;
}

/** Only at the start of a word: `a#b` and `$#` are none. */
const comment: Rule = (text, at) => {
  if (text.charAt(at) !== '#') return null;
  const before = text.charAt(at - 1);
  const begins = at === 0 || isBlankAt(text, at - 1) || ';&|()`'.includes(before);
  return begins ? { kind: 'comment', to: withoutBlanks(text, at, lineEnd(text, at)) } : null;
};

const OPENING = /<<(-?)[ \t]*(?:(["'])([^"'\n]{1,100})\2|(\\?)([\w.-]{1,100}))/y;

const heredocOpening: Rule = (text, at) => {
  if (text.startsWith('<<<', at)) return { kind: 'punctuator', to: at + 3 };
  OPENING.lastIndex = at;
  const match = OPENING.exec(text);
  return match === null ? null : { kind: 'string', to: at + match[0].length };
};

const heredocWithBody: Rule = (text, at, seen) => {
  const piece = heredocOpening(text, at, seen);
  if (piece?.kind !== 'string') return piece;
  OPENING.lastIndex = at;
  const [, dash = '', , quoted, escape = '', bare] = OPENING.exec(text) ?? [];
  const plain = quoted !== undefined || escape !== '';
  const body = heredoc(text, seen.lines(), at, { name: quoted ?? bare ?? '', indented: dash === '-' }, plain ? 'string' : 'template');
  if (body === null) return null;
  seen.awaited.push(body);
  return piece;
};

const VARIABLE = /\$(?:\w+|[#?$!@*-])/y;

const variable: Rule = (text, at) => {
  const to = matchEnd(VARIABLE, text, at);
  return to === -1 ? null : { kind: 'word', to };
};

export const SHELL_TABLE: LexerTable = {
  rules: [comment, string, expansion, variable, heredocWithBody],
  number: /\d+(?![^\s;&|<>()])/y,
  word: /(?:[^\s"'`$\\;&|<>(){}]|\\[^]){1,5000}/y,
  operators: ['&&', '||', ';;', '<<', '>>', '&>', '>&', '<&', ';&', '|&', '[['],
};
