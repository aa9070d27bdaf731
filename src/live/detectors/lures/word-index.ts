import type { Needed } from './required.js';

/** Which of many requirements a text meets: one pass over it, whatever the number of words. */
export class WordIndex {
  /** Words by their first letter and the next, which is 0 in a word of one letter. */
  private readonly words = new Map<number, { readonly word: string; readonly sets: number[] }[]>();
  private readonly requirements: readonly (readonly (readonly number[])[])[];
  private readonly count: number;

  /** @param requirements of each, the ways in which it can be met. */
  constructor(requirements: readonly (readonly Needed[])[]) {
    let count = 0;
    this.requirements = requirements.map((ways) =>
      ways.map((way) =>
        way.map((words) => {
          for (const word of words) this.add(word, count);
          count += 1;
          return count - 1;
        }),
      ),
    );
    this.count = count;
  }

  /** Indices of the requirements that a text meets, in order. */
  in(text: string): readonly number[] {
    const found = this.setsIn(text);
    const met: number[] = [];
    for (const [index, ways] of this.requirements.entries()) {
      for (const way of ways) {
        if (!isIn(way, found)) continue;
        met.push(index);
        break;
      }
    }
    return met;
  }

  private setsIn(text: string): Uint8Array {
    const found = new Uint8Array(this.count);
    let first = text.charCodeAt(0);
    for (let at = 0; at < text.length; at += 1) {
      const second = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
      this.mark(first * 65_536 + second, text, at, found);
      if (first > 127) this.mark(first * 65_536, text, at, found);
      first = second;
    }
    return found;
  }

  private mark(key: number, text: string, at: number, found: Uint8Array): void {
    const here = this.words.get(key);
    if (here === undefined) return;
    for (const { word, sets } of here) if (text.startsWith(word, at)) for (const set of sets) found[set] = 1;
  }

  private add(word: string, set: number): void {
    const key = word.charCodeAt(0) * 65_536 + (word.length === 1 ? 0 : word.charCodeAt(1));
    const here = this.words.get(key) ?? [];
    this.words.set(key, here);
    const known = here.find((one) => one.word === word);
    if (known === undefined) here.push({ word, sets: [set] });
    else known.sets.push(set);
  }
}

/** Asked a hundred thousand times: a plain loop is several times as fast as `every`. */
function isIn(way: readonly number[], found: Uint8Array): boolean {
  for (const set of way) if (found[set] !== 1) return false;
  return true;
}
