import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk } from './walk.js';

/*
 * Which functions does a shell script define? `deploy() { …; }` is the symbol `deploy`; `deploy`
 * called on a line of its own is none. `symbols.ts` above asks, for facts that cite a function.
 * Facts hold the names and a digest of the whole text, `function` included, so both stay; a word
 * more in BEFORE_COMMAND (no order) only finds more. Safe error: no symbol, and then the fact says
 * that it cannot be found. `__tests__/languages/code/symbols-scripting.test.ts` fails when this is
 * wrong.
 */

/** What a command may follow on the same line. */
const BEFORE_COMMAND = words('; { & | ( ) then do else');

/** Symbols of shell scripts: functions, `name() …` and `function name …`, with a body in braces or parentheses. */
export function shellSymbols(code: Code, found: FoundSymbol): void {
  walk<'script'>(code, 'script', (scope, i, open) => {
    if (!code.isWord(i) || !(code.newline(i) || code.isAny(i - 1, BEFORE_COMMAND))) return i;
    const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
    const word = keyword ? i + 1 : i;
    const called = code.is(word + 1, '(') && code.is(word + 2, ')');
    if (!called && !keyword) return i;
    const body = called ? word + 3 : word + 1;
    const last = code.is(body, '{') || code.is(body, '(') ? code.mate(body) : -1;
    if (last === -1) return i;
    const name = scoped(scope.name, code.slice(word));
    found.add(name, i, last + 1);
    open('script', name, body, last);
    return body;
  });
}
