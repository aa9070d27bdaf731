import type { Code } from '../symbols/code.js';
import { constantOf } from './constants.js';
import { plainText } from './plain-text.js';
import { isLabel } from './passages.js';
import type { CodeLayout } from './region.js';

/** Words that may head a loop without an end, where what follows them does not say otherwise. */
export const LOOP_WORD =
  /\b(?:while|until|loop|select|for(?=\s*(?:\(\s*(?:[^;()]*)\s*;\s*(?:true|1)?\s*;|\{|;|true\b)))\b/gi;

/** Languages in which brackets around a condition are no part of their loops. */
const BARE: ReadonlySet<string> = new Set([
  'python',
  'ruby',
  'swift',
  'rust',
  'shell',
  'lua',
  'sql',
  'go',
]);
/** Words between a condition and the body. */
const BODY: ReadonlySet<string> = new Set(['{', 'do', ';', 'LOOP', 'loop', 'DO']);
/** Words that leave a loop for what stands behind it. */
const ENDS: ReadonlySet<string> = new Set([
  'break',
  'goto',
  'last',
  'leave',
  'exit',
  'LEAVE',
  'EXIT',
  'StopIteration',
  'peek',
]);

/** Whether the word at `at` heads a loop that nothing ends, in a statement from one token to another (exclusive). */
export function isEndless(
  code: Code,
  layout: CodeLayout,
  language: string,
  at: number,
  from: number,
  to: number,
): boolean {
  const word = code.slice(at).toLowerCase();
  if (!isForEver(code, layout, language, at, word, from)) return false;
  const isEnumerated = language === 'ruby' && word === 'loop'; // the end of what it reads ends it
  for (let i = from; i < to; i += 1) {
    if (!code.isWord(i)) continue;
    const own = code.slice(i);
    // In the shell and elsewhere `exit` ends the program, and in SQL the loop.
    if (ENDS.has(own) && (language === 'sql' || own.toLowerCase() !== 'exit')) return false;
    if (isEnumerated && own === 'next' && code.is(i - 1, '.')) return false;
  }
  return true;
}

function isForEver(
  code: Code,
  layout: CodeLayout,
  language: string,
  at: number,
  word: string,
  from: number,
): boolean {
  if (from !== at) {
    // `do { … } while (true)`
    const isTail =
      (code.is(from, 'do') || code.is(from, 'repeat')) &&
      (layout.mate(from + 1) === at - 1 || layout.mate(from) === at);
    if (!isTail)
      return (
        isLabel(plainText(code, from, at), language) &&
        isForEver(code, layout, language, at, word, at)
      );
  }
  if (word === 'select')
    return language === 'go' && code.is(at + 1, '{') && layout.mate(at + 1) === at + 2;
  if (word === 'loop')
    return (
      ['rust', 'ruby', 'sql'].includes(language) &&
      (code.is(at + 1, '{') || code.is(at + 1, 'do') || language === 'sql')
    );
  if (word === 'for') return true; // its pattern says it
  const paren = code.is(at + 1, '(') ? layout.mate(at + 1) : -1;
  let end = paren > at && !BARE.has(language) ? paren + 1 : at + 1;
  while (
    paren < 0 || BARE.has(language)
      ? end < code.length &&
        !code.isAny(end, BODY) &&
        !(language === 'python' && code.is(end, ':')) &&
        !layout.begins(end)
      : false
  ) {
    const mate = layout.mate(end);
    end = mate > end ? mate + 1 : end + 1;
  }
  return constantOf(plainText(code, at + 1, end)) === (word === 'while');
}
