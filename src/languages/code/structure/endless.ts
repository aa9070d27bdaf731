import type { Code } from '../symbols/code.js';
import { constantOf } from './constants.js';
import { plainText } from './plain-text.js';
import { isLabel } from './passages.js';
import type { CodeLayout } from './region.js';

/*
 * Does a loop go on for ever, so that nothing behind it is reached? `while (true) { f(); }` does;
 * `while (ok)` does not, nor does a loop with a `break` of its own.
 *
 * `exits.ts` asks at each LOOP_WORD. To say yes by mistake makes a fact stale, which is the safe
 * error; to say no leaves trust in code that never runs. You may add a word to LOOP_WORD (with a
 * case in `isForEver`, where any other word is read as an `until`), and a language without brackets
 * around its conditions to BARE. A word more in ENDS or ENDS_IN moves towards the wrong error, as any
 * use of it in the loop says no: add one only for a language in which it is a keyword, with a row of
 * "leaves only sometimes" in the tests. A word more in BODY ends conditions sooner; a condition cut
 * short may be read as `true`, which is the safe error. The answer is in the digest of the hint
 * `around`, so facts behind such a loop may have to be bound anew.
 *
 * A `break` counts wherever it stands, also one that ends an inner loop or a `switch`: which it leaves
 * is not read, and so `for (;;) { for (;;) break; }` is taken for one that ends.
 * `__tests__/anchors/exits.test.ts` fails when this is wrong.
 */

/**
 * Words that may head a loop without an end, where what follows them does not say otherwise. `for`
 * counts only in `for (;;)`, `for (x; true;)`, `for {` and their like: `for (a of b)` always ends.
 */
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
/** Words that leave a loop for what stands behind it, in any language. */
const ENDS: ReadonlySet<string> = new Set(['break', 'goto']);
/**
 * Those that do so in one language, in lower case, and are names elsewhere: `exit` ends the program
 * in most. `StopIteration`, and `peek` of an enumerator, end a `loop` of Ruby.
 */
const ENDS_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  ruby: new Set(['stopiteration', 'peek']),
  sql: new Set(['leave', 'exit', 'break', 'goto']),
};

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
    if (ENDS.has(own) || ENDS_IN[language]?.has(own.toLowerCase()) === true) return false;
    if (isEnumerated && own === 'next' && code.is(i - 1, '.')) return false;
  }
  return true;
}

/**
 * Whether the condition of the loop at `at` never ends it, whatever stands in its body. `from` is
 * the first token of its statement.
 */
function isForEver(
  code: Code,
  layout: CodeLayout,
  language: string,
  at: number,
  word: string,
  from: number,
): boolean {
  if (from !== at && !isTail(code, layout, at, from)) {
    const isLabelled = isLabel(plainText(code, from, at), language);
    return isLabelled && isForEver(code, layout, language, at, word, at);
  }
  switch (word) {
    case 'select':
      return language === 'go' && code.is(at + 1, '{') && layout.mate(at + 1) === at + 2;
    case 'loop':
      return isLoop(code, language, at);
    case 'for':
      return true; // its pattern says it
    default: {
      const end = conditionEnd(code, layout, language, at + 1);
      return constantOf(plainText(code, at + 1, end)) === (word === 'while');
    }
  }
}

/** `do { … } while (true)`, of which the statement begins at `from`. */
function isTail(code: Code, layout: CodeLayout, at: number, from: number): boolean {
  if (!code.is(from, 'do') && !code.is(from, 'repeat')) return false;
  return layout.mate(from + 1) === at - 1 || layout.mate(from) === at;
}

/** Whether the word `loop` heads a loop without an end. */
function isLoop(code: Code, language: string, at: number): boolean {
  if (language === 'sql') return true;
  if (language !== 'rust' && language !== 'ruby') return false;
  return code.is(at + 1, '{') || code.is(at + 1, 'do');
}

/** The token behind the condition that begins at a token. */
function conditionEnd(code: Code, layout: CodeLayout, language: string, from: number): number {
  const paren = code.is(from, '(') ? layout.mate(from) : -1;
  if (paren >= 0 && !BARE.has(language)) return paren >= from ? paren + 1 : from;
  let end = from;
  while (end < code.length && !beginsBody(code, layout, language, end)) {
    const mate = layout.mate(end);
    end = mate > end ? mate + 1 : end + 1;
  }
  return end;
}

/** Whether the body of a loop can begin at a token. */
function beginsBody(code: Code, layout: CodeLayout, language: string, i: number): boolean {
  return code.isAny(i, BODY) || (language === 'python' && code.is(i, ':')) || layout.begins(i);
}
