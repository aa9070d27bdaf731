import type { ReadWord } from '../near-duplicates/reader.js';

/** Words that add nothing to what a sentence says. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an the and are as be do does is it its that this was which each every also then ' +
    'so please just simply very your our their these those there here will'
  ).split(' '),
);

/** Sentences that begin with one word that are looked at; of more the others tell nothing new. */
const MOST_STARTS = 50;

/** A note's title says what it is about, and nothing of its own where the known text has the words. */
const TITLE = /^\s*#{1,6} [^\n]*/;

/**
 * A known text: the words that say something, with an empty one at each end of a sentence; and
 * where sentences begin with a word.
 */
interface Said {
  readonly tokens: readonly string[];
  readonly starts: ReadonlyMap<string, readonly number[]>;
  readonly all: ReadonlySet<string>;
}

/**
 * Whether known texts say all that a note says, so that nothing is lost with the note: each of its
 * sentences stands there, word for word, as one sentence or as several that follow each other. That
 * two texts are alike is not enough for that: one word of ten may be the news, a word that is left
 * out may be the condition without which it does not hold, and the same words in another order say
 * something else.
 *
 * A known text is read once, so that many notes that are held against a long one cost no more than
 * their own length.
 */
export class SaysAll {
  private readonly read = new Map<string, Said>();

  /** @param wordsOf the words of a text, with an empty one at each end of a sentence. */
  constructor(private readonly wordsOf: (text: string) => readonly ReadWord[]) {}

  /** Linear in both texts. */
  of(known: string, note: string): boolean {
    if (known.trim() === note.trim()) return true;
    const said = this.saidIn(known);
    const title = TITLE.exec(note)?.[0] ?? '';
    return (
      this.tokensOf(title).every((token) => said.all.has(token)) &&
      sentencesOf(this.tokensOf(note.slice(title.length))).every((sentence) =>
        isSaid(sentence, said),
      )
    );
  }

  private saidIn(text: string): Said {
    const known = this.read.get(text);
    if (known !== undefined) return known;
    const tokens = this.tokensOf(text);
    const starts = new Map<string, number[]>();
    for (const [index, token] of tokens.entries()) {
      if (token === '' || (index > 0 && tokens[index - 1] !== '')) continue;
      const own = starts.get(token);
      if (own === undefined) starts.set(token, [index]);
      else if (own.length < MOST_STARTS) own.push(index);
    }
    const said = { tokens, starts, all: new Set(['', ...tokens]) };
    this.read.set(text, said);
    return said;
  }

  /** The words that say something; each end of a sentence is an empty one. */
  private tokensOf(text: string): string[] {
    return this.wordsOf(text).flatMap(({ token, telling }) =>
      token === '' || telling !== null || !EMPTY.has(token) ? [token] : [],
    );
  }
}

function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    if (token === '') sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter(({ length }) => length > 0);
}

function isSaid(sentence: readonly string[], { tokens, starts }: Said): boolean {
  return (starts.get(sentence[0] ?? '') ?? []).some((start) => standsAt(sentence, tokens, start));
}

/** Whether a sentence stands there from its first word to the end of one; there it may be parted. */
function standsAt(sentence: readonly string[], tokens: readonly string[], start: number): boolean {
  let at = start;
  for (const token of sentence) {
    while (tokens[at] === '') at += 1;
    if (tokens[at] !== token) return false;
    at += 1;
  }
  return (tokens[at] ?? '') === '';
}
