import { wordList, wordSet } from '../../text/words.js';
import { wordsOf } from '../../text/search-words.js';
import { distinctiveTermsOf } from '../../text/distinctive-terms.js';
import { denseWords, type Operator, operatorOf } from './operators.js';

/* What does a text state, part by part? "Checks are required, but not in tests." is two clauses. */

/** A part of a sentence that states something by itself. */
export interface Clause {
  readonly words: readonly ClauseWord[];
  /** The clause of the same sentence before it, which may name what this one is about. */
  readonly before: Clause | null;
  /** Whether it is stated: not asked, not told of the past, not a condition. */
  readonly isStated: boolean;
  /** Whether the next clause of its sentence takes something of it back. */
  readonly isLimited: boolean;
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

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `written write|wrote write|sent send|built build|shown show|read read|chosen choose|found find|given give
  |driven drive|lost lose|held hold|stored store|thrown throw|known know|seen see|set set|frozen freeze`
    .replace(/\s+/g, ' ')
    .split('|')
    .map((row): [string, string] => {
      const [form = '', verb = ''] = row.trim().split(' ');
      return [form, verb];
    }),
);

/** Endings, the longer first, with the fewest letters that must be left. */
const ENDINGS = wordList(
  'ification/3 ifying/3 ified/3 ating/4 ation/4 ated/4 ment/4 ify/3 ied/3 ing/3 ion/4 ate/4 ed/3 al/5',
).map((row) => {
  const [ending = '', least] = row.split('/');
  return { ending, least: Number(least) };
});

/** What a word and its other forms are compared by. */
function stemOf(word: string): string {
  if (!/^[a-z]{4,30}$/.test(word)) return word;
  const plain = IRREGULAR.get(word) ?? word;
  const { ending = '' } =
    ENDINGS.find(({ ending: end, least }) => plain.slice(least).endsWith(end)) ?? {};
  const cut = plain.slice(0, plain.length - ending.length);
  return cut.replace(/(?<=.{3})[ey]$/, '').replace(/([b-df-hj-np-rtvz])\1$/, '$1');
}

export interface ClauseWord {
  readonly token: string;
  readonly written: string;
  /** What it does; empty where the clause is about it. */
  readonly operators: readonly Operator[];
  /** `dense` is written without blanks between words. */
  readonly kind: 'plain' | 'name' | 'number' | 'dense';
}

/** Words of HTTP and SQL that are written as those of grammar. */
const LOUD_NAMES = wordSet('GET PUT SET AND OR IF CALL USE EXECUTE');

/** Words that compare: "no later than noon" denies nothing. */
const COMPARING = wordSet('more less fewer later earlier sooner matter only just merely');

export function isContent({ operators, kind }: ClauseWord): boolean {
  return operators.length === 0 && kind !== 'number';
}

function codeWords(code: string): ClauseWord[] {
  return code
    .split(/\s+/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const written = piece.toLowerCase();
      return { token: written.replace(/^\.\//, ''), written, operators: [], kind: 'name' };
    });
}

function readDense(run: string): ClauseWord[] {
  return denseWords(run).map(({ text, token, operators, isNumber }) => ({
    token,
    written: text,
    operators,
    kind: isNumber ? 'number' : 'dense',
  }));
}

const cutBefore = [
  new Map<string, readonly ClauseWord[]>(),
  new Map<string, readonly ClauseWord[]>(),
] as const;
const MOST_KEPT = 20_000;

/** @param isFirst whether it begins a sentence, so that its capital says nothing. */
export function plainWords(piece: string, isFirst: boolean): readonly ClauseWord[] {
  const kept = cutBefore[isFirst ? 1 : 0];
  const known = kept.get(piece);
  if (known !== undefined) return known;
  const words = cutPlain(piece, isFirst);
  if (kept.size < MOST_KEPT) kept.set(piece, words);
  return words;
}

/** `force-push` is two words, `src/a.ts` is one. */
function cutPlain(piece: string, isFirst: boolean): readonly ClauseWord[] {
  const bare = piece.replace(/^[*_]+|[.*_]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return [];
  const small = bare.toLowerCase();
  const shortened = /^(\p{L}{1,10}?)n['’]t$/u.exec(small);
  if (shortened !== null) return deniedWords(small, shortened[1] ?? '');
  const own = operatorOf(small.replace(/['’]\p{L}{1,2}$/u, ''));
  // `GET` and `PUT` name something; `NOT` and `MUST` are only loud.
  if (own !== undefined && !LOUD_NAMES.has(bare))
    return [{ token: small, written: small, operators: [own], kind: 'plain' }];
  const term = toldWord(bare, small, isFirst);
  if (term !== null) return [term];
  const isCompound = /^\p{L}+(?:-\p{L}+)+$/u.test(bare);
  return (isCompound ? small.split('-') : wordsOf(small)).map((word) => ordinaryWord(word));
}

/** A word that denies, counts or names something; null of another one. */
function toldWord(bare: string, small: string, isFirst: boolean): ClauseWord | null {
  const term = distinctiveTermsOf(bare, false, isFirst);
  const word = { token: term?.token ?? small, written: small, operators: [] };
  switch (term?.telling) {
    case 'negation':
      return { ...word, operators: ['not'], kind: 'plain' };
    case 'number':
      return { ...word, kind: 'number' };
    case 'path':
      return { ...word, kind: 'name' };
    case 'name': {
      const isCompound = /^\p{L}+(?:-\p{L}+)+$/u.test(bare);
      const isPlain = /^\p{Lu}?\p{Ll}+$/u.test(bare);
      return isCompound || isPlain ? null : { ...word, token: small, kind: 'name' };
    }
    case 'opposite':
    case undefined:
      return null;
  }
}

function ordinaryWord(word: string): ClauseWord {
  return { token: stemOf(wordsOf(word)[0] ?? word), written: word, operators: [], kind: 'plain' };
}

function deniedWords(written: string, verb: string): ClauseWord[] {
  const own = operatorOf(verb) ?? (verb === 'ca' ? 'may' : 'noise');
  return [{ token: 'not', written, operators: ['not', own], kind: 'plain' }];
}

/** Whether a word that denies only compares, with the word behind it: "no later than", "not only". */
export function onlyCompares(words: readonly ClauseWord[], at: number): boolean {
  const [own, next, third] = [words[at], words[at + 1], words[at + 2]];
  return (
    own?.kind === 'plain' &&
    next !== undefined &&
    COMPARING.has(next.written) &&
    (third?.written === 'than' || ['matter', 'only', 'just', 'merely'].includes(next.written))
  );
}
