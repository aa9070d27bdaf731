import { matchFrom } from '../../../text/pattern.js';
import { endOfLine } from '../../../text/file-text.js';
import { type LexerRule, skipBlanks, withoutBlanks } from './scanner.js';

/* Lines of C, C# and Swift that no compiler reads, as those behind `#if 0`, are comments. */

/** How a language writes its directives. */
interface Style {
  readonly directiveEnd: (text: string, at: number) => number;
  /** Start of the line after the one that begins here, with what is spliced to it and the comments that begin on it. */
  readonly nextLine: (text: string, from: number) => number;
  /** Names that are constants: in C `true` is a name like any other. */
  readonly truth: boolean;
}

const DIRECTIVE = /#[ \t]*([a-z]+)/y;

/** Conditions without blanks and brackets; what begins with a plain no and goes on with `&&` is never so either. */
const NEVER = /^(?:0+[uUlL]*|0[xX]0+|false|!1)(?:$|&&)/;

const ALWAYS = /^(?:1|!0)$/;

/** A comment behind a condition says nothing about it. */
const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** Whether the branch of a condition is never taken, or always; null where that is not plain to see. */
function constant(condition: string, truth: boolean): boolean | null {
  const plain = condition.replaceAll(COMMENT, '').replaceAll(/[\s()\\]/g, '');
  if (NEVER.test(plain) && !plain.includes('||') && !plain.includes('?')) return false;
  if (truth && plain === '!true') return false;
  return ALWAYS.test(plain) || (truth && (plain === 'true' || plain === '!false')) ? true : null;
}

/** Follows the directives, and says whether what is behind the last one is dead. */
class Branches {
  isDead = false;
  /** For each `#if` that is open, whether one of its branches is always taken. */
  private readonly taken: boolean[] = [];

  constructor(private readonly truth: boolean) {}

  directive(word: string, condition: string): void {
    if (word === 'endif') this.taken.pop();
    else if (word.startsWith('if'))
      this.open(word === 'if' ? constant(condition, this.truth) : null);
    else if (word.startsWith('el')) this.goOn(word === 'elif' ? condition : null);
  }

  private open(value: boolean | null): void {
    this.taken.push(value === true);
    this.isDead = value === false;
  }

  /** @param condition null for an `#else` and for what asks whether a name is defined */
  private goOn(condition: string | null): void {
    this.isDead = this.taken.at(-1) === true;
    if (this.isDead || condition === null) return;
    const value = constant(condition, this.truth);
    this.isDead = value === false;
    if (value === true && this.taken.pop() !== undefined) this.taken.push(true);
  }
}

/** A rule, for one text, that makes comments of branches that are never compiled. */
export function deadBranches({ directiveEnd, nextLine, truth }: Style): LexerRule {
  const branches = new Branches(truth);
  let liveUntil = 0;
  return (text, at, { lineStart }) => {
    if (branches.isDead && at >= liveUntil) {
      branches.isDead = false;
      const end = withoutBlanks(text, at, branchEnd(text, at, nextLine));
      if (end > at) return { kind: 'comment', to: end };
    }
    if (!lineStart || text.charAt(at) !== '#') return null;
    const [head = '', word = ''] = matchFrom(DIRECTIVE, text, at) ?? [];
    const end = directiveEnd(text, at);
    branches.directive(word, text.slice(at + head.length, end));
    if (branches.isDead) liveUntil = end;
    return null;
  };
}

/** Where the directive stands that ends the branch that is open at the start of a line. */
function branchEnd(text: string, from: number, nextLine: Style['nextLine']): number {
  let open = 0;
  for (let at = from; at < text.length; at = nextLine(text, at)) {
    const begin = skipBlanks(text, at, endOfLine(text, at));
    const word = matchFrom(DIRECTIVE, text, begin)?.[1] ?? '';
    if (word.startsWith('if')) open += 1;
    else if (open === 0 && (word.startsWith('el') || word === 'endif')) return begin;
    else if (word === 'endif') open -= 1;
  }
  return text.length;
}
