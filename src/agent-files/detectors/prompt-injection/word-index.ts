import { kept } from '../../../text/collections.js';

/* Which patterns can match a text at all? Only those whose words it has. Must never skip a pattern that matches. */

/** Slots for the first three letters of a word. Fifteen bits tell any three small Latin letters apart. */
const SLOTS = 32_768;

/** Requirements as plain data: ways, each of sets of words, of which a text needs one word a set. */
export interface WordTable {
  readonly words: readonly string[];
  /** Of each word, the sets that it is in. */
  readonly setsOf: readonly (readonly number[])[];
  /** Of each set, the way that it is part of. */
  readonly wayOf: readonly number[];
  /** Of each way, its requirement. */
  readonly requirementOf: readonly number[];
  /** Of each way, how many of its sets a text has to meet. */
  readonly sizeOf: readonly number[];
  /** Requirements that every text meets. */
  readonly always: readonly number[];
}

/** @param requirements of each, its ways; a way without sets is met by every text. */
export function wordTable(
  requirements: readonly (readonly (readonly Iterable<string>[])[])[],
): WordTable {
  const setsOf = new Map<string, number[]>();
  const wayOf: number[] = [];
  const requirementOf: number[] = [];
  const sizeOf: number[] = [];
  const always: number[] = [];
  for (const [requirement, ways] of requirements.entries()) {
    if (ways.some((way) => way.length === 0)) {
      always.push(requirement);
      continue;
    }
    for (const way of ways) {
      for (const set of way) {
        for (const word of set) kept(setsOf, word, () => []).push(wayOf.length);
        wayOf.push(sizeOf.length);
      }
      requirementOf.push(requirement);
      sizeOf.push(way.length);
    }
  }
  return {
    words: [...setsOf.keys()],
    setsOf: [...setsOf.values()],
    wayOf,
    requirementOf,
    sizeOf,
    always,
  };
}

/** Which of many requirements a text meets: one pass over it, whatever the number of words and of requirements. */
export class WordIndex {
  /** By the first three letters, one more than the index of the last such word; 0 where there is none. */
  private readonly slots = new Uint16Array(SLOTS);
  /** Of each of these words the one before it in its slot, in the same way. */
  private readonly before: Uint16Array;
  /** Of each word its fourth letter, which tells most of a slot apart; 0 where it has none. */
  private readonly fourth: Uint16Array;
  /** Places of shorter words, by their first letter. Nearly none is Latin. */
  private readonly short = new Map<number, number[]>();
  /** The least first letter of a short word; above any letter while there is none. */
  private firstShort = 65_536;
  /** The text asked last, with the answer: each sentence is asked for several times. */
  private last: { readonly text: string; readonly met: readonly number[] };
  /** What one pass writes to; cleared after each, since a text has thousands of sentences. */
  private readonly isFound: Uint8Array;
  private readonly found: number[] = [];
  private readonly hits: Uint8Array;

  constructor(private readonly table: WordTable) {
    const { words, wayOf, sizeOf, always } = table;
    this.last = { text: '', met: always };
    this.before = new Uint16Array(words.length);
    this.fourth = new Uint16Array(words.length);
    this.isFound = new Uint8Array(wayOf.length);
    this.hits = new Uint8Array(sizeOf.length);
    for (let place = 0; place < words.length; place += 1) this.add(words[place] ?? '', place);
  }

  /** Indices of the requirements that a text meets, in order. */
  in(text: string): readonly number[] {
    if (text !== this.last.text) this.last = { text, met: this.metBy(text) };
    return this.last.met;
  }

  /** The requirements that a text meets, by the sets of words that it has. */
  private metBy(text: string): readonly number[] {
    const { wayOf, requirementOf, sizeOf, always } = this.table;
    const { found, hits, isFound } = this;
    this.findSets(text);
    let met: Set<number> | null = null;
    for (const set of found) {
      const way = wayOf[set] ?? 0;
      const count = (hits[way] ?? 0) + 1;
      hits[way] = count;
      if (count === sizeOf[way]) (met ??= new Set(always)).add(requirementOf[way] ?? 0);
    }
    for (const set of found) {
      isFound[set] = 0;
      hits[wayOf[set] ?? 0] = 0;
    }
    found.length = 0;
    return met === null ? always : [...met].sort((a, b) => a - b);
  }

  /** Writes each set of which the text has a word to `found`, once. */
  private findSets(text: string): void {
    const { slots, before, fourth, firstShort } = this;
    let second = text.charCodeAt(0);
    let third = text.charCodeAt(1);
    for (let at = 0; at < text.length; at += 1) {
      const first = second;
      second = third;
      third = text.charCodeAt(at + 2);
      for (
        let next = slots[slotOf(first, second, third)] ?? 0;
        next !== 0;
        next = before[next - 1] ?? 0
      ) {
        const letter = fourth[next - 1] ?? 0;
        if (letter === 0 || letter === text.charCodeAt(at + 3)) this.mark(next - 1, text, at);
      }
      if (first >= firstShort)
        for (const place of this.short.get(first) ?? []) this.mark(place, text, at);
    }
  }

  /** Marks the sets of a word, if the text has it at a place. */
  private mark(place: number, text: string, at: number): void {
    const { words, setsOf } = this.table;
    if (!text.startsWith(words[place] ?? '', at)) return;
    for (const set of setsOf[place] ?? []) {
      if (this.isFound[set] === 1) continue;
      this.isFound[set] = 1;
      this.found.push(set);
    }
  }

  private add(word: string, place: number): void {
    const first = word.charCodeAt(0);
    if (word.length >= 3) {
      this.fourth[place] = word.length === 3 ? 0 : word.charCodeAt(3);
      const slot = slotOf(first, word.charCodeAt(1), word.charCodeAt(2));
      this.before[place] = this.slots[slot] ?? 0;
      this.slots[slot] = place + 1;
      return;
    }
    kept(this.short, first, () => []).push(place);
    this.firstShort = Math.min(this.firstShort, first);
  }
}

/** The slot of three letters; words that share one are tried in turn. */
function slotOf(first: number, second: number, third: number): number {
  return ((first << 10) ^ (second << 5) ^ third) & (SLOTS - 1);
}
