import { LONGEST_READ } from '../concealed/passage.js';
import { normalise } from '../../prose/normal.js';
import { expressionOf, type InjectionAim, type Pattern } from './pattern.js';
import { endOfAllowed, isNegated, isOrder, isTold, type Match } from '../../prose/polarity.js';
import { sentencesIn } from '../../prose/sentences.js';
import { PATTERNS, PATTERN_WORDS } from './table.js';
import { WordIndex } from './word-index.js';

/*
 * Is one sentence a prompt injection, and by which pattern? "ignore all previous instructions" is one;
 * "do not ignore previous instructions" is negated, and "attackers write: ignore …" is about others.
 */

/**
 * How a sentence is read: `prose` may quote and tell, `code` is searched for commands alone,
 * `hidden` was not meant to be seen.
 */
export type SentenceReading = 'prose' | 'code' | 'hidden';

/**
 * Places in one sentence at which a pattern is tried: the first may be reported speech or a condition, and
 * a later one the order.
 */
const MOST_TRIES = 5;

/** The expressions of a pattern. */
interface Made {
  readonly first: RegExp;
  /** Finds every place. */
  readonly everywhere: RegExp;
  readonly needs: RegExp | null;
  readonly unless: RegExp | null;
}

/** Made when a sentence needs them: making all takes longer than reading the files of a small repository. */
const made = new Map<Pattern, Made>();

function madeOf(pattern: Pattern): Made {
  const known = made.get(pattern);
  if (known !== undefined) return known;
  const expressions = {
    first: expressionOf(pattern.pattern),
    everywhere: expressionOf(pattern.pattern, 'g'),
    needs: pattern.needs === undefined ? null : expressionOf(pattern.needs),
    unless: pattern.unless === undefined ? null : expressionOf(pattern.unless),
  };
  made.set(pattern, expressions);
  return expressions;
}

let index: WordIndex | null = null;

/** The aim of a prompt injection in a sentence, or null. Only patterns whose words it has are tried. */
export function injectionIn(sentence: string, reading: SentenceReading): InjectionAim | null {
  index ??= new WordIndex(PATTERN_WORDS);
  for (const at of index.in(sentence)) {
    const pattern = PATTERNS[at];
    if (pattern === undefined || (reading === 'code' && pattern.kind !== 'command')) continue;
    const { first, everywhere, needs, unless } = madeOf(pattern);
    if (!first.test(sentence) || needs?.test(sentence) === false || unless?.test(sentence) === true)
      continue;
    let tries = 0;
    for (const found of sentence.matchAll(everywhere)) {
      const match = { sentence, from: found.index, to: found.index + found[0].length };
      if (speaks(pattern, match, reading)) return pattern.aim;
      tries += 1;
      if (tries >= MOST_TRIES) break;
    }
  }
  return null;
}

/** Whether a pattern that was found at a place is meant there, by its kind. */
function speaks(pattern: Pattern, match: Match, reading: SentenceReading): boolean {
  if (reading !== 'hidden' && isTold(match)) return false;
  switch (pattern.kind) {
    case 'order':
      return (
        !isNegated(match) &&
        isAllowed(pattern, match) &&
        (isOrder(match) || !/^[\x20-\x7e]/.test(match.sentence.slice(match.from)))
      );
    case 'itself':
      return reading === 'hidden' || !isNegated(match);
    case 'manner':
    case 'command':
      return !isNegated(match);
  }
}

/**
 * Whether it is found without a last clause that forbids: "make the scan required, never optional" is harmless. A
 * pattern that looks for a no itself ("trust it and do not scan it") keeps the clause.
 */
function isAllowed({ pattern }: Pattern, match: Match): boolean {
  const end = endOfAllowed(match);
  if (end === match.sentence.length || /never|not\b/.test(pattern)) return true;
  const here = expressionOf(pattern, 'y');
  here.lastIndex = match.from;
  return here.test(match.sentence.slice(0, end));
}

/**
 * Whether a text that readers do not see is a prompt injection: a comment, decoded base64. Quotation marks and headings
 * count for nothing there; a clear no does.
 */
export function speaksAsInjection(text: string): boolean {
  for (const sentence of sentencesIn(text.slice(0, LONGEST_READ)))
    if (injectionIn(normalise(sentence.replace(/["“”]/g, ' ')), 'hidden') !== null) return true;
  return false;
}
