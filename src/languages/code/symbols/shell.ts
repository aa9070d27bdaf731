import { wordSet } from '../../../text/words.js';

import type { Reader } from './reader.js';

/*
 * Which functions does a shell script define? `deploy() { …; }` is the symbol `deploy`; `deploy` called on a line
 * of its own is none.
 */

/** What a command may follow on the same line. */
const BEFORE_COMMAND = wordSet('; { & | ( ) then do else');

/** Symbols of shell scripts: functions, `name() …` and `function name …`, with a body in braces or parentheses. */
export function shellSymbols(code: Reader): void {
  code.read({ file: command });
}

function command(code: Reader, i: number): number {
  if (!code.isWord(i) || !(code.newline(i) || code.isAny(i - 1, BEFORE_COMMAND))) return i;
  const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
  const word = keyword ? i + 1 : i;
  const called = code.is(word + 1, '(') && code.is(word + 2, ')');
  if (!called && !keyword) return i;
  const body = called ? word + 3 : word + 1;
  const last = code.isSign(body, '{(') ? code.mate(body) : -1;
  if (last === -1) return i;
  const name = code.scoped(code.slice(word));
  code.add(name, i, last + 1);
  code.open('file', name, body, last);
  return body;
}
