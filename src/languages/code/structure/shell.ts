import type { Code } from '../symbols/code.js';
import type { CodeBlock } from './blocks.js';
import type { TokenRange } from './region.js';

/** Words of the shell that open a construct, with the word that closes it. */
const OPENS: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['while', 'done'],
  ['until', 'done'],
  ['for', 'done'],
  ['select', 'done'],
  ['case', 'esac'],
]);
/** Words behind which a body begins, and those that begin a further condition. */
const BODY: ReadonlySet<string> = new Set(['then', 'do', 'else']);
/** What a command may stand behind on one line. */
const BEFORE_COMMAND: ReadonlySet<string> = new Set([
  ';',
  '&',
  '|',
  '(',
  ')',
  '{',
  '!',
  'then',
  'do',
  'else',
  'elif',
  'if',
  'while',
  'until',
]);
/** What separates two commands that do not depend on each other. */
const SEPARATES: ReadonlySet<string> = new Set([';', '{', '(', 'then', 'do', 'else']);

interface Opened {
  readonly opener: number;
  readonly close: string;
  /** The heads of the branches before, and where the next one begins. */
  heads: readonly TokenRange[];
  headFrom: number;
  body: number | null;
}

/** The blocks of a shell script between its keywords, a block for each branch. */
export function shellBlocks(code: Code): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const open: Opened[] = [];
  const found: {
    readonly opened: Opened;
    readonly body: TokenRange;
    readonly head: readonly TokenRange[];
  }[] = [];
  const closeBranch = (opened: Opened, i: number): void => {
    if (opened.body !== null && opened.body < i)
      found.push({ opened, body: { from: opened.body, to: i }, head: opened.heads });
    opened.body = null;
  };
  const ends = new Map<Opened, number>();
  for (let i = 0; i < code.length; i += 1) {
    const top = open.at(-1);
    if (top?.close === 'esac' && top.body === null && code.is(i, ')')) {
      // A pattern: the head of what stands behind it.
      top.heads = [...top.heads.slice(0, 1), { from: top.headFrom, to: i + 1 }];
      top.body = i + 1;
      continue;
    }
    const mark = top?.close === 'esac' && code.is(i, ';') ? caseEnd(code, i) : 0;
    if (top !== undefined && mark > 0) {
      closeBranch(top, i);
      top.headFrom = code.is(i + 1, ';') && mark === 2 ? i + 2 : patternOf(top); // it runs on into the next one
      i += mark - 1;
      continue;
    }
    if (!code.isWord(i)) continue;
    const word = code.slice(i);
    if (top?.close === 'esac' && top.heads.length === 0 && word === 'in') {
      top.heads = [{ from: top.opener, to: i + 1 }];
      top.headFrom = i + 1;
      continue;
    }
    if (!isCommand(code, i)) continue;
    const close = OPENS.get(word);
    if (close !== undefined) open.push({ opener: i, close, heads: [], headFrom: i, body: null });
    else if (top !== undefined && word === top.close) {
      closeBranch(top, i);
      ends.set(top, i + 1);
      open.pop();
    } else if (top !== undefined && top.close !== 'esac' && BODY.has(word)) {
      closeBranch(top, i);
      top.heads = [...top.heads, { from: word === 'else' ? i : top.headFrom, to: i }];
      top.body = i + 1;
    } else if (top !== undefined && word === 'elif') {
      closeBranch(top, i);
      top.headFrom = i;
    }
  }
  for (const { opened, body, head } of found) {
    const end = ends.get(opened);
    if (end !== undefined) blocks.push({ body, opener: opened.opener, end, head });
  }
  return blocks;
}

/** Tokens of the mark that ends a branch of `case` (`;;`, `;&`, `;;&`), or 0. */
function caseEnd(code: Code, i: number): number {
  if (code.is(i + 1, ';')) return code.is(i + 2, '&') && code.glued(i + 2) ? 3 : 2;
  return code.is(i + 1, '&') ? 2 : 0;
}

/** Where the pattern of the branch begins that was read last. */
function patternOf({ heads, headFrom }: Opened): number {
  return heads.at(-1)?.from ?? headFrom;
}

function isCommand(code: Code, i: number): boolean {
  return i === 0 || (code.newline(i) && !code.is(i - 1, '\\')) || code.isAny(i - 1, BEFORE_COMMAND);
}

/** Whether a list of commands begins at a token: one that `&&`, `||` or a pipe joins to others is part of theirs. */
export function beginsShell(code: Code, i: number): boolean {
  const before = i - 1;
  if (code.is(i, '&') || code.is(i, '|')) return false; // the second sign of an operator is part of it
  if (code.is(before, '&') || code.is(before, '|'))
    return code.is(before, '&') && !code.is(before - 1, '&') && !code.is(before - 1, '>');
  if (code.newline(i) && !code.is(before, '\\')) return true;
  return code.isAny(before, SEPARATES) || (code.is(before, ')') && code.mate(before) < 0);
}
