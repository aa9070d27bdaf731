import { statementSentences } from '../../agent-files/prose/statement-blocks.js';
import { secretsIn } from '../../text/secrets.js';

/* Where does an erased text occur in other texts? */

/** Offsets in UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** Shorter sentences occur in unrelated texts. */
const LEAST_WORDS = 5;
/** A text with fewer words, or letters in them, is not searched for as a whole. */
const LEAST_WHOLE = { words: 3, letters: 12 } as const;
/** A longer text or sentence is not searched for as a whole. */
const MOST_WORDS = 2_000;
/** Sentences and secrets that are searched for. */
const MOST_SENTENCES = 500;

const IN_WORD = '[\\p{L}\\p{N}_$]';
const BETWEEN = '[^\\p{L}\\p{N}_$]+';
const WORD = new RegExp(`${IN_WORD}+`, 'gu');
/** Scripts without blanks between words: two characters count as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

interface Needle {
  readonly pattern: RegExp;
  /** The longest word: a text without it is skipped quickly. */
  readonly rarest: string;
}

/**
 * Finds an erased text in other texts: the whole of it, each sentence of five words or more, and each string in it
 * that looks like a secret. Case, line breaks, quoting and comment signs are ignored.
 */
export class SecretOccurrences {
  private readonly needles: readonly Needle[];
  private readonly secrets: readonly string[];
  /** Whether a part of it was too long to be searched for. */
  readonly isCut: boolean;

  /**
   * @param statements texts that say something; short ones are skipped, since they occur by chance.
   * @param raw whole files, which may contain secrets anywhere.
   */
  constructor(statements: readonly string[], raw: readonly string[] = []) {
    const parts = [...new Set(statements.flatMap(sentences))];
    const wanted = [
      ...statements.map((text) => wordsOf(text, true)),
      ...parts.slice(0, MOST_SENTENCES).map((text) => wordsOf(text, false)),
    ].flatMap((words) => words ?? []);
    const short = wanted.filter(({ words }) => words.length <= MOST_WORDS);
    this.isCut = parts.length > MOST_SENTENCES || short.length < wanted.length;
    this.needles = short.map(needleOf);
    this.secrets = [
      ...new Set(
        [...statements, ...raw].flatMap((text) =>
          secretsIn(text).map(({ from, to }) => text.slice(from, to)),
        ),
      ),
    ].slice(0, MOST_SENTENCES);
  }

  get isEmpty(): boolean {
    return this.needles.length === 0 && this.secrets.length === 0;
  }

  /** Its places in a text, in order, without overlaps. */
  spansIn(text: string): TextSpan[] {
    const spans: TextSpan[] = [];
    for (const secret of this.secrets) {
      for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
        spans.push({ from: at, to: at + secret.length });
    }
    const folded = text.toLowerCase();
    for (const { pattern, rarest } of this.needles)
      if (folded.includes(rarest))
        for (const { 0: found, index } of text.matchAll(pattern))
          spans.push({ from: index, to: index + found.length });
    return merged(spans);
  }
}

/** The sentences of a statement. A blank line ends one, and so does the mark of a list or a heading. */
function sentences(statement: string): string[] {
  return statement
    .split(/\n(?=[^\S\n]{0,12}(?:\n|$|[-*+#>|]|\d{1,3}[.)]))/)
    .flatMap((paragraph) =>
      statementSentences(paragraph).map(({ from, to }) => paragraph.slice(from, to)),
    );
}

interface WantedText {
  readonly words: readonly string[];
  /** Punctuation around the text, which is removed with it where it is the same. */
  readonly head: string;
  readonly tail: string;
}

/** The words to search for; null where there are too few. */
function wordsOf(text: string, isWhole: boolean): WantedText | null {
  const matches = [...text.matchAll(WORD)];
  const words = matches.map(([word]) => word);
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined) return null;
  const count = words.length + (text.match(UNSPACED)?.length ?? 0) / 2;
  const isLong =
    count >= LEAST_WORDS ||
    (isWhole && count >= LEAST_WHOLE.words && words.join('').length >= LEAST_WHOLE.letters);
  if (!isLong) return null;
  return {
    words,
    head: /\S{0,40}$/.exec(text.slice(0, first.index))?.[0] ?? '',
    tail: /^\S{0,40}/.exec(text.slice(last.index + last[0].length))?.[0] ?? '',
  };
}

function needleOf({ words, head, tail }: WantedText): Needle {
  const row = words.map(literal).join(BETWEEN);
  return {
    pattern: new RegExp(
      `(?:${literal(head)})?(?<!${IN_WORD})${row}(?!${IN_WORD})(?:${literal(tail)})?`,
      'giu',
    ),
    rarest: words
      .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
      .toLowerCase(),
  };
}

/** A text as a regular expression that finds it. */
function literal(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Spans in order; overlapping and touching ones become one. */
function merged(spans: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || span.from > last.to) found.push(span);
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return found;
}
