import type { Code } from './code.js';
import { scoped, type Found } from './found.js';
import { walk } from './walk.js';

/** Symbols of shell scripts: functions, `name() …` and `function name …`, with a body in braces or parentheses. */
export function shellSymbols(code: Code, found: Found): void {
  walk<'script'>(code, 'script', (scope, i, open) => {
    if (!code.isWord(i) || !begins(code, i)) return i + 1;
    const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
    const word = keyword ? i + 1 : i;
    const called = code.is(word + 1, '(') && code.is(word + 2, ')');
    if (!called && !keyword) return i + 1;
    const body = called ? word + 3 : word + 1;
    const last = bodyEnd(code, body, scope.end);
    if (last < 0) return i + 1;
    const name = scoped(scope.name, code.slice(word));
    found.add(name, i, last + 1);
    open('script', name, body + 1, last);
    return body + 1;
  });
}

function begins(code: Code, i: number): boolean {
  if (code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '&') || code.is(i - 1, '|') || code.is(i - 1, '(') || code.is(i - 1, ')')) return true;
  return code.is(i - 1, 'then') || code.is(i - 1, 'do') || code.is(i - 1, 'else');
}

/** The bracket that closes the body at `i`, or -1 where none begins there. */
function bodyEnd(code: Code, i: number, end: number): number {
  if (code.is(i, '{')) {
    const mate = code.mate(i);
    return mate > i ? Math.min(mate, end) : -1;
  }
  return code.is(i, '(') && code.mate(i) > i ? code.mate(i) : -1;
}
