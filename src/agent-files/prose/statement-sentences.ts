import { wordList } from '../../text/words.js';
import { codeSpansIn } from '../backticks.js';

/* Where does a sentence end, when each is to be read alone? Not in code, in parentheses or behind "e.g.". */

/** Offsets, end exclusive. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Behind these a full stop ends no sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  wordList('e.g i.e eg ie etc vs cf approx resp no incl ca aka a.k.a fig st'),
);

/** The sentences of a paragraph, in order. What is in code spans or parentheses ends none. Linear. */
export function statementSentences(text: string): Part[] {
  const spans = codeSpansIn(text.replaceAll('\n', ' '));
  const parts: Part[] = [];
  let from = 0;
  let depth = 0;
  let span = 0;
  for (let at = 0; at < text.length; at += 1) {
    while ((spans[span]?.to ?? Infinity) <= at) span += 1;
    if ((spans[span]?.from ?? Infinity) <= at) continue;
    const character = text[at] ?? '';
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isEnd(text, at, character)) {
      const to = closingFrom(text, at + 1);
      parts.push({ from, to });
      from = to;
      at = to - 1;
    }
  }
  if (text.slice(from).trim() !== '') parts.push({ from, to: text.length });
  return parts;
}

/**
 * Whether a sentence ends with a character: a stop with a blank and no small letter behind it, and
 * neither an abbreviation nor an initial before. The longest abbreviation fits into eight
 * characters.
 */
function isEnd(text: string, at: number, character: string): boolean {
  if (/[。！？]/u.test(character)) return true;
  if (!/[.!?]/.test(character)) return false;
  const behind = text.slice(closingFrom(text, at + 1), at + 12);
  if (behind !== '' && !/^\s+(?![a-z])/.test(behind)) return false;
  const word = /[A-Za-z.]{1,8}$/.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? '';
  return character !== '.' || (!ABBREVIATIONS.has(word.toLowerCase()) && !/^[A-Z]$/.test(word));
}

/** Past the quotation marks, brackets and emphasis that close a sentence. */
function closingFrom(text: string, start: number): number {
  let at = start;
  while (at < text.length && at < start + 4 && /["'”’*_\])]/.test(text[at] ?? '')) at += 1;
  return at;
}
