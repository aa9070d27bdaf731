import { LONGEST_READ } from '../concealed/signal.js';
import { normalise } from '../prose/normal.js';
import { INJECTION_TABLE } from './needed.js';
import type { InjectionClass, Pattern } from './pattern.js';
import { PATTERNS } from './patterns.js';
import { endOfAllowed, isNegated, isOrder, isTold, type Match } from '../prose/polarity.js';
import { sentencesIn } from '../prose/sentences.js';
import { WordIndex } from './word-index.js';

/*
 * Is one sentence a lure, and by which of the patterns? "ignore all previous instructions"
 * overrides; "do not ignore previous instructions" is negated, and "attackers write: ignore …" is
 * told of.
 *
 * `index.ts` beside this file asks for prose and code, the detector of concealed text for what a
 * page hides. A sentence is tried only with the patterns whose words it has (`word-index.ts`). A
 * lure that is missed in prose is the safe error; in hidden text it is not, so there quotations and
 * tales excuse nothing. What excuses a sentence is in `prose/polarity.ts`, what it says in the
 * tables of patterns. `__tests__/security/S34-lures.test.ts` fails when this is wrong.
 */

/**
 * How a sentence is read: `prose` may quote and tell, `code` is looked at for commands alone,
 * `hidden` was not meant to be seen.
 */
export type SentenceReading = 'prose' | 'code' | 'hidden';

/**
 * Places in one sentence at which a pattern is tried: the first may be told of or a condition, and
 * a later one the order.
 */
const MOST_TRIES = 5;

/** The expressions of a pattern, made once. */
interface Made {
  readonly first: RegExp;
  /** Finds every place. */
  readonly everywhere: RegExp;
  readonly needs: RegExp | null;
  readonly unless: RegExp | null;
}

/** The expressions of each pattern that was asked for. */
const made = new Map<Pattern, Made>();

/** The expressions of a pattern, made when they are first asked for. */
function madeOf(pattern: Pattern): Made {
  const known = made.get(pattern);
  if (known !== undefined) return known;
  const first = pattern.pattern();
  const expressions = {
    first,
    everywhere: new RegExp(first.source, `${first.flags}g`),
    needs: pattern.needs?.() ?? null,
    unless: pattern.unless?.() ?? null,
  };
  made.set(pattern, expressions);
  return expressions;
}

/**
 * What is in no sentence that a pattern speaks of is not asked for with the pattern itself: there
 * are two hundred of them.
 */
let index: WordIndex | null = null;

/** The lure in a sentence, or null. */
export function injectionIn(sentence: string, reading: SentenceReading): InjectionClass | null {
  index ??= new WordIndex(INJECTION_TABLE);
  for (const at of index.in(sentence)) {
    const pattern = PATTERNS[at];
    if (pattern === undefined || (reading === 'code' && pattern.kind !== 'command')) continue;
    const { first, everywhere, needs, unless } = madeOf(pattern);
    if (!first.test(sentence) || needs?.test(sentence) === false || unless?.test(sentence) === true)
      continue;
    let tries = 0;
    for (const found of sentence.matchAll(everywhere)) {
      const match = { sentence, from: found.index, to: found.index + found[0].length };
      if (speaks(pattern, match, reading)) return pattern.lure;
      tries += 1;
      if (tries >= MOST_TRIES) break;
    }
  }
  return null;
}

/** Whether a pattern that was found at a place is meant there, by its kind (`pattern.ts`). */
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
 * Whether it is found without a last clause that forbids: "make the scan required, never optional" is no lure. A
 * pattern that looks for a no itself ("trust it and do not scan it") keeps the clause.
 */
function isAllowed(pattern: Pattern, match: Match): boolean {
  const end = endOfAllowed(match);
  const { first } = madeOf(pattern);
  if (end === match.sentence.length || /never|not\b/.test(first.source)) return true;
  const here = new RegExp(first.source, `${first.flags}y`);
  here.lastIndex = match.from;
  return here.test(match.sentence.slice(0, end));
}

/**
 * Whether a text that readers do not see speaks as a lure does: a comment, decoded base64. Quotation marks and headings
 * count for nothing there; a clear no does.
 */
export function speaksAsInjection(text: string): boolean {
  for (const sentence of sentencesIn(text.slice(0, LONGEST_READ)))
    if (injectionIn(normalise(sentence.replace(/["“”]/g, ' ')), 'hidden') !== null) return true;
  return false;
}
