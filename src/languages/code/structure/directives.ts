import { endOfLine } from '../../../text/file-text.js';
import { firstBehind } from '../../../text/collections.js';
import type { Code } from '../symbols/code.js';
import type { Token } from '../token.js';

/** Directives that begin, part or end a branch: `#if`, `# elif`, `#endif`. */
const CONDITIONAL = /^#\s*(if|ifdef|ifndef|elif|elifdef|elifndef|elseif|else|endif)\b/;

/** Branches of one `#if` that are told, so that time stays linear. */
const MOST_CONDITIONS = 50;

interface Directive {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** An `#if` that is open, with the conditions of its branches so far and where the last of them begins. */
interface OpenBranches {
  readonly conditions: string[];
  at: number;
  readonly isGuard: boolean;
}

/** A branch of `#if`: its condition with those before it, and what it holds, by offsets. */
interface DirectiveBranch {
  readonly condition: string;
  readonly from: number;
  readonly to: number;
}

/** The branches of `#if`, without a guard against a second inclusion. `code` has no directives. */
export function directiveBranches(
  text: string,
  tokens: readonly Token[],
  code: Code,
): readonly DirectiveBranch[] {
  const branches: DirectiveBranch[] = [];
  const open: OpenBranches[] = [];
  const all = directivesOf(text, tokens);
  const guard = guardIndex(all);
  for (const [index, { from, to, text: own }] of all.entries()) {
    const word = CONDITIONAL.exec(own)?.[1];
    if (word === undefined) continue;
    if (word.startsWith('if')) {
      open.push({
        conditions: [directiveText(own)],
        at: to,
        isGuard: index === guard && indexFrom(code, from) === 0,
      });
      continue;
    }
    const top = open.at(-1);
    if (top === undefined) continue;
    const isEnd = word === 'endif';
    // Around less than the whole file it decides what is compiled, whatever it looks like.
    // Whether a guard against a second inclusion has no branch but its first.
    const isWhole =
      isEnd && top.isGuard && top.conditions.length === 1 && indexFrom(code, to) === code.length;
    if (!isWhole) branches.push({ condition: conditionOf(top), from: top.at, to: from });
    if (isEnd) open.pop();
    else {
      top.conditions.push(directiveText(own));
      top.at = to;
    }
  }
  for (const branch of open)
    if (!branch.isGuard)
      branches.push({ condition: conditionOf(branch), from: branch.at, to: text.length });
  return branches;
}

function conditionOf({ conditions }: OpenBranches): string {
  return conditions.slice(-MOST_CONDITIONS).join(' ');
}

/** Index of the directive that may begin such a guard: nothing is defined or included before it. */
function guardIndex(all: readonly Directive[]): number {
  const index = all.findIndex(({ text }) => !/^# ?pragma\b/.test(text));
  return isGuard(all[index]?.text ?? '', all[index + 1]?.text) ? index : -1;
}

/** `#ifndef X` before `#define X`. */
function isGuard(own: string, next: string | undefined): boolean {
  const name =
    /^# ?ifndef (\w+)$/.exec(own)?.[1] ?? /^# ?if ! ?defined ?\(? ?(\w+) ?\)?$/.exec(own)?.[1];
  return name !== undefined && new RegExp(`^# ?define ${name}\\b`).test(next ?? '');
}

/** Directives are one token of markup (C, C++, C#), or begin with a word such as `#if` (Swift). */
function directivesOf(text: string, tokens: readonly Token[]): readonly Directive[] {
  const found: Directive[] = [];
  for (const { kind, from, to } of tokens) {
    if (text[from] !== '#' || (kind !== 'markup' && kind !== 'word')) continue;
    const end = kind === 'markup' ? to : endOfLine(text, from);
    const own = text
      .slice(from, end)
      .replaceAll(/\\[ \t]*\n/g, '')
      .replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, ' ')
      .replaceAll(/[\s\\]+/g, ' ')
      .trim();
    if (kind === 'markup' || CONDITIONAL.test(own)) found.push({ from, to: end, text: own });
  }
  return found;
}

function indexFrom(code: Code, offset: number): number {
  return firstBehind(code.length, (i) => code.from(i) < offset);
}

/** Directives that hold code; what the others hold is compared as it stands. */
const HOLDS_CODE = /^#\s*(?:define|undef|if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;

/** A raw string may hold anything. */
const RAW_STRING = /R"/;

const DIRECTIVE_COMMENT = /\/\*[^]*?\*\/|\/\/.*/;

const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.?\d(?:[eEpP][-+]|[\w.])*/;

const SIGN = /<=>|<<=|>>=|\.\.\.|->\*|->|\+\+|--|##|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::/;

const TOKEN = new RegExp(
  [DIRECTIVE_COMMENT, LITERAL, /\w+/, SIGN, /\S/].map(({ source }) => source).join('|'),
  'g',
);

/** What a directive says, in one line. */
export function directiveText(directive: string): string {
  // A splice may have nothing behind it.
  const text = directive.replaceAll(/\\\r?\n|\\$/g, ' ');
  if (!HOLDS_CODE.test(text) || RAW_STRING.test(text)) return text.replaceAll(/\s+/g, ' ').trim();
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^\/[/*]/.test(token));
  const isCall = /^#\s*define\s+\w+\(/.test(text);
  // The parenthesis behind a name with parameters belongs to the name.
  if (isCall) tokens.splice(2, 2, `${tokens[2] ?? ''}(`);
  return `${tokens[0] ?? ''}${tokens.slice(1).join(' ')}`;
}
