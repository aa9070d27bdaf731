import { type ClauseWord, codeWords, isContent, plainWords, readDense } from './words.js';

/*
 * What does a text state, part by part? "Checks are required, but not in tests." is two clauses. A clause has its
 * words in order, each with what it does there.
 */

/** A part of a sentence that states something by itself. */
export interface Clause {
  readonly words: readonly ClauseWord[];
  /** The clause of the same sentence before it, which may name what this one is about. */
  readonly before: Clause | null;
  /** Whether it is stated: not asked, not told of the past, not a condition. */
  readonly isStated: boolean;
  /** Whether the next clause of its sentence takes something of it back. */
  readonly isLimited: boolean;
  /** Whether its sentence has no other. */
  readonly isWhole: boolean;
  /** What its whole sentence is about, in units: words, and two characters of Chinese for one. */
  readonly sentenceUnits: number;
}

/** Characters of a text that are read, and clauses of it. */
const LONGEST_READ = 20_000;
const MOST_CLAUSES = 400;

/** A code span, Chinese and the like, another word, or a sign that ends something. */
const PIECE = new RegExp(
  [
    '`([^`\\n]{1,200})`',
    '([\\u3400-\\u9fff\\uf900-\\ufaff\\u3005-\\u3007]+)',
    // A number right before Chinese is a word of its own.
    "((?:(?!\\p{Script=Han})[\\p{L}\\p{N}_@$./\\\\#~+*=<>%-])+(?:['’]\\p{L}+)*)",
    '([,;:.!?()，、；：。！？（）—–]|\\n\\s*(?:[-*+>#]|\\d{1,3}[.)]|\\n))',
  ].join('|'),
  'gu',
);

const ENDS_SENTENCE = /[.!?。！？;；]|\n/;

/** Whether a text is too long to be read as a whole. */
export function isCut(text: string, clauses: readonly Clause[]): boolean {
  return text.length > LONGEST_READ || clauses.length >= MOST_CLAUSES;
}

/** The clauses of a text, in its order. Linear in its length. */
export function clausesOf(text: string): Clause[] {
  const found: Clause[] = [];
  let sentence: ClauseWord[][] = [[]];
  let isFirst = true;
  // A remark in brackets inside of a sentence is an example or a detail.
  let isAside = false;
  const asides = new Set<readonly ClauseWord[]>();
  const endSentence = (isQuestion: boolean): void => {
    for (const clause of clausesOfSentence(sentence, isQuestion, asides)) found.push(clause);
    sentence = [[]];
    isFirst = true;
  };
  for (const match of text.slice(0, LONGEST_READ).normalize('NFKC').matchAll(PIECE)) {
    if (found.length >= MOST_CLAUSES) break;
    const [, code, dense, word, sign] = match;
    if (sign !== undefined) {
      if (ENDS_SENTENCE.test(sign)) endSentence(/[?？]/.test(sign));
      else sentence.push([]);
      isAside = /[(（]/.test(sign) ? sentence.flat().length > 0 : isAside && /[,、，]/.test(sign);
      if (isAside) for (const part of sentence.slice(-1)) asides.add(part);
      continue;
    }
    const words = [
      ...codeWords(code ?? ''),
      ...readDense(dense ?? ''),
      ...plainWords(word ?? '', isFirst),
    ];
    isFirst = false;
    for (const one of words) addTo(sentence, one);
    if (word?.endsWith('.') === true) endSentence(false);
  }
  endSentence(false);
  return found.slice(0, MOST_CLAUSES);
}

/** Puts a word into the last clause of a sentence; some begin a new one. */
function addTo(sentence: ClauseWord[][], word: ClauseWord): void {
  const last = sentence.at(-1);
  const begins = word.operators.some((one) => one === 'except' || one === 'part');
  if (last === undefined || (begins && last.length > 0)) sentence.push([word]);
  else last.push(word);
}

/** Parts that are about something; what is only said of a part belongs to it: "Em dashes — do not use". */
function filledParts(parts: readonly (readonly ClauseWord[])[]): (readonly ClauseWord[])[] {
  const filled: (readonly ClauseWord[])[] = [];
  for (const part of parts) {
    const last = filled.at(-1);
    const isFilled = part.some((word) => isContent(word) || word.operators.includes('weak'));
    if (isFilled) filled.push(part);
    else if (last !== undefined) filled.splice(-1, 1, [...last, ...part]);
  }
  return filled;
}

/** A part of a list says nothing by itself: what is said of all is at its beginning. */
function isFragment(words: readonly ClauseWord[]): boolean {
  return words.every(({ operators }) =>
    operators.every((one) => one === 'noise' || one === 'weak' || one === 'part'),
  );
}

function unitsOf(word: ClauseWord): number {
  if (!isContent(word)) return 0;
  return word.kind === 'dense' ? word.written.length / 2 : 1;
}

function* clausesOfSentence(
  parts: readonly (readonly ClauseWord[])[],
  isQuestion: boolean,
  asides: ReadonlySet<readonly ClauseWord[]>,
): Generator<Clause> {
  const filled = filledParts(parts);
  const sentenceUnits = filled.flat().reduce((sum, word) => sum + unitsOf(word), 0);
  let before: Clause | null = null;
  for (const [index, words] of filled.entries()) {
    const first = words[0]?.operators ?? [];
    const clause: Clause = {
      words,
      before,
      isStated:
        !isQuestion &&
        (index === 0 || !(isFragment(words) || asides.has(words))) &&
        !first.includes('if') &&
        !words.some((word) => word.operators.includes('past')),
      isLimited: filled[index + 1]?.[0]?.operators.includes('except') === true,
      isWhole: filled.length === 1,
      sentenceUnits,
    };
    yield clause;
    before = clause;
  }
}
