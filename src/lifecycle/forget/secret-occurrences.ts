import { statementSentences } from '../../agent-files/statements/sentences.js';
import { secretsIn } from '../../text/secrets.js';

/*
 * Where in another text stands what is to be forgotten? As a whole, by each of its longer sentences,
 * and by each string in it that looks like a secret; line breaks, quoting and case do not hide it.
 *
 * `memtrust forget` and `redact.ts` ask it. Safe error: a place too many, which is shown first. The two
 * `LEAST` limits may be lowered, so that more is found; `MOST_SENTENCES` may be raised. When it is wrong,
 * `__tests__/lifecycle/forget.test.ts` fails.
 */

/** Offsets in UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** Sentences of fewer words stand in texts that have nothing to do with each other. */
const LEAST_WORDS = 5;
/** The whole of a text is looked for where it has so many words, and letters in them. */
const LEAST_WHOLE = { words: 3, letters: 12 } as const;
/** Sentences that are looked for one by one; a text with more is looked for whole as well. */
const MOST_SENTENCES = 500;

/** Words and numbers; all else stands between them. */
const WORD = /[\p{L}\p{N}_$]+/gu;
/** Scripts without blanks between words: two signs count as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** A text that is looked for. */
interface Needle {
  /** The words, in lower case, a blank around each. */
  readonly words: string;
  /** The longest word: a text without it is left alone at little cost. */
  readonly rarest: string;
  /** What stands before the first word and behind the last one. */
  readonly head: string;
  readonly tail: string;
}

/**
 * What is to be forgotten, to be found again in other texts: the whole of it, each of its sentences
 * that has five words or more, and each string in it that looks like a secret. Words are compared
 * without regard to case, and whatever stands between them: a text is found behind other line
 * breaks, signs of quoting, of comments and of lists.
 */
export class SecretOccurrences {
  private readonly needles: readonly Needle[];
  private readonly secrets: readonly string[];
  /** Whether a text had more sentences than are looked for. */
  readonly isCut: boolean;

  /**
   * @param statements texts that say something; short ones tell nothing from a chance and are not looked for.
   * @param raw whole files, which may hold secrets anywhere.
   */
  constructor(statements: readonly string[], raw: readonly string[] = []) {
    const parts = [...new Set(statements.flatMap(sentences))];
    this.isCut = parts.length > MOST_SENTENCES;
    const needles = [
      ...statements.flatMap((text) => needleOf(text, true)),
      ...parts.slice(0, MOST_SENTENCES).flatMap((text) => needleOf(text, false)),
    ];
    this.needles = [...new Map(needles.map((needle) => [needle.words, needle])).values()];
    this.secrets = [
      ...new Set(
        [...statements, ...raw].flatMap((text) =>
          secretsIn(text).map(({ from, to }) => text.slice(from, to)),
        ),
      ),
    ].slice(0, MOST_SENTENCES);
  }

  /** Whether there is anything to look for. */
  get isEmpty(): boolean {
    return this.needles.length === 0 && this.secrets.length === 0;
  }

  /** Where a text says it: in order, without overlaps. */
  spansIn(text: string): TextSpan[] {
    const spans: TextSpan[] = [];
    for (const secret of this.secrets) {
      for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
        spans.push({ from: at, to: at + secret.length });
    }
    const folded = text.toLowerCase();
    const likely = this.needles.filter(({ rarest }) => folded.includes(rarest));
    if (likely.length > 0) spans.push(...spansOf(text, likely));
    return merged(spans);
  }
}

/** The sentences of a statement, paragraph by paragraph. */
function sentences(statement: string): string[] {
  return paragraphs(statement).flatMap((paragraph) =>
    statementSentences(paragraph).map(({ from, to }) => paragraph.slice(from, to)),
  );
}

/** A blank line ends one, and so does the sign of a list or a heading. */
function paragraphs(text: string): string[] {
  const found: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^\s{0,12}(?:[-*+#>|]|\d{1,3}[.)])/.test(line)) found.push([]);
    found.at(-1)?.push(line);
  }
  return found.map((lines) => lines.join('\n')).filter((paragraph) => paragraph.trim() !== '');
}

/** What to look for of a text; nothing where it is so short that chance would find it. */
function needleOf(text: string, isWhole: boolean): Needle[] {
  const matches = [...text.matchAll(WORD)];
  const words = matches.map(([word]) => word.toLowerCase());
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = words.length + (text.match(UNSPACED)?.length ?? 0) / 2;
  const isLong =
    count >= LEAST_WORDS ||
    (isWhole && count >= LEAST_WHOLE.words && words.join('').length >= LEAST_WHOLE.letters);
  if (!isLong) return [];
  return [
    {
      words: ` ${words.join(' ')} `,
      rarest: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
      head: /\S{0,40}$/.exec(text.slice(0, first.index))?.[0] ?? '',
      tail: /^\S{0,40}/.exec(text.slice(last.index + last[0].length))?.[0] ?? '',
    },
  ];
}

/** Where a text has the words of a needle in a row, with the signs around them where these are the same. */
function spansOf(text: string, needles: readonly Needle[]): TextSpan[] {
  const places: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const words: string[] = [];
  let length = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = word.toLowerCase();
    places.push(length);
    starts.push(index);
    ends.push(index + word.length);
    words.push(folded);
    length += folded.length + 1;
  }
  const joined = ` ${words.join(' ')} `;
  const spans: TextSpan[] = [];
  for (const { words: wanted, head, tail } of needles) {
    const count = wanted.split(' ').length - 2;
    for (
      let at = joined.indexOf(wanted);
      at >= 0;
      at = joined.indexOf(wanted, at + wanted.length - 1)
    ) {
      const word = indexOf(places, at);
      const [from, to] = [starts[word] ?? 0, ends[word + count - 1] ?? 0];
      spans.push({
        from: text.startsWith(head, from - head.length) ? from - head.length : from,
        to: text.startsWith(tail, to) ? to + tail.length : to,
      });
    }
  }
  return spans;
}

/** By halving: the place of a value in a list in order. */
function indexOf(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Spans in order; those that overlap or touch are one. */
function merged(spans: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || span.from > last.to) found.push(span);
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return found;
}
