import { marksOf } from '../comment-signs.js';
import type { SourceText, Span } from '../source-text.js';
import type { BehaviourUnit } from './unit.js';

/*
 * What of a line counts where no lexer knows the language? `x = 1 -- note` gives `x`, `=`, `1`.
 *
 * `anchors/behaviour.ts` asks, to tell an edit of a comment from one of the code. Safe error: to
 * take a comment for code, which makes a change graver. Nothing is stored. COMMENT may get a sign of
 * `../signs.ts` that it lacks (`%` and `!` still count as code), PIECE another sign of several
 * characters, which must stand before `\S`. `__tests__/anchors/relevance.test.ts` fails when this is
 * wrong.
 */

const COMMENT = /^(?:\/\/|\/\*|#|--(?!\[)|--\[\[|;|<!--|\{-|(?:script|style) comment)/;
/** Names first, numbers, signs that belong together, then any sign. */
const PIECE =
  /[\p{L}_$@][\p{L}\p{N}_$]*|\p{N}[\p{L}\p{N}_.]*|[=!<>]=+|&&|\|\||[-=]>|<-|:=|\?\?|\?\.|::|\.\.+|[-+*/%&|^]=|\S/gu;

/**
 * Code of a language without a lexer: words, numbers, signs and quoted texts, without what its
 * signs make a comment.
 */
export function plainUnits(source: SourceText, span: Span): BehaviourUnit[] {
  const units: BehaviourUnit[] = [];
  const add = (from: number, to: number): void => {
    for (const [text] of source.text.slice(from, to).matchAll(PIECE))
      units.push({ kind: kindOf(text), text });
  };
  let at = span.from;
  for (const mark of marksOf(source)) {
    if (mark.to <= span.from) continue;
    if (mark.from >= span.to) break;
    if (mark.sign === 'script' || mark.sign === 'style') continue;
    const [from, to] = [Math.max(mark.from, span.from), Math.min(mark.to, span.to)];
    add(at, from);
    if (!COMMENT.test(mark.sign)) units.push({ kind: 'string', text: source.text.slice(from, to) });
    at = Math.max(at, to);
  }
  add(at, span.to);
  return units;
}

function kindOf(text: string): BehaviourUnit['kind'] {
  if (/^\p{N}/u.test(text)) return 'number';
  return /^[\p{L}_$@]/u.test(text) ? 'word' : 'punctuator';
}
