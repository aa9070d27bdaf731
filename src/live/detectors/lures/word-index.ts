/** Slots for the first three letters of a word. Fifteen bits tell any three small Latin letters apart. */
const SLOTS = 32_768;

/** A word, and the sets that it is in. */
interface Indexed {
  readonly word: string;
  readonly sets: number[];
}

/** Which of many requirements a text meets: one pass over it, whatever the number of words and of requirements. */
export class WordIndex {
  /** Words of three letters and more that share a slot by their first three; 0 is nobody's. */
  private readonly long: Indexed[][] = [[]];
  private readonly slots = new Uint16Array(SLOTS);
  /** Shorter ones, by their first letter. Nearly none is Latin. */
  private readonly short = new Map<number, Indexed[]>();
  /** The least first letter of a short word. */
  private firstShort = 65_536;
  /** Of each set of words, the way that it is part of. */
  private readonly wayOf: number[] = [];
  /** Of each way, its requirement, and how many of its sets a text has to meet. */
  private readonly requirementOf: number[] = [];
  private readonly sizeOf: number[] = [];
  /** Requirements that every text meets. */
  private readonly always: number[] = [];
  private last: { readonly text: string; readonly met: readonly number[] } = { text: '', met: this.always };

  /** @param requirements of each, the ways in which it can be met: sets of words, of which a text has to hold one each. */
  constructor(requirements: readonly (readonly (readonly Iterable<string>[])[])[]) {
    const words = new Map<string, Indexed>();
    for (const [requirement, ways] of requirements.entries()) {
      if (ways.some((way) => way.length === 0)) {
        this.always.push(requirement);
        continue;
      }
      for (const way of ways) {
        for (const set of way) {
          for (const word of set) {
            const known = words.get(word);
            if (known === undefined) words.set(word, { word, sets: [this.wayOf.length] });
            else known.sets.push(this.wayOf.length);
          }
          this.wayOf.push(this.sizeOf.length);
        }
        this.requirementOf.push(requirement);
        this.sizeOf.push(way.length);
      }
    }
    for (const indexed of words.values()) this.add(indexed);
  }

  /** Indices of the requirements that a text meets, in order. */
  in(text: string): readonly number[] {
    if (text !== this.last.text) this.last = { text, met: this.metBy(text) };
    return this.last.met;
  }

  private metBy(text: string): readonly number[] {
    const met = new Set(this.always);
    const hits = new Uint8Array(this.sizeOf.length);
    for (const set of this.setsIn(text)) {
      const way = this.wayOf[set] ?? 0;
      const count = (hits[way] ?? 0) + 1;
      hits[way] = count;
      if (count === this.sizeOf[way]) met.add(this.requirementOf[way] ?? 0);
    }
    return [...met].sort((a, b) => a - b);
  }

  /** Each set once. */
  private setsIn(text: string): readonly number[] {
    const isFound = new Uint8Array(this.wayOf.length);
    const found: number[] = [];
    const mark = (here: readonly Indexed[], at: number): void => {
      for (const { word, sets } of here) {
        if (!text.startsWith(word, at)) continue;
        for (const set of sets) {
          if (isFound[set] === 1) continue;
          isFound[set] = 1;
          found.push(set);
        }
      }
    };
    for (let at = 0; at < text.length; at += 1) {
      const first = text.charCodeAt(at);
      const slot = this.slots[slotOf(first, text.charCodeAt(at + 1), text.charCodeAt(at + 2))] ?? 0;
      if (slot !== 0) mark(this.long[slot] ?? [], at);
      if (first >= this.firstShort) mark(this.short.get(first) ?? [], at);
    }
    return found;
  }

  private add(indexed: Indexed): void {
    const { word } = indexed;
    const first = word.charCodeAt(0);
    if (word.length >= 3) {
      const slot = slotOf(first, word.charCodeAt(1), word.charCodeAt(2));
      const known = this.slots[slot] ?? 0;
      if (known === 0) this.slots[slot] = this.long.push([indexed]) - 1;
      else this.long[known]?.push(indexed);
      return;
    }
    const known = this.short.get(first);
    if (known === undefined) this.short.set(first, [indexed]);
    else known.push(indexed);
    this.firstShort = Math.min(this.firstShort, first);
  }
}

function slotOf(first: number, second: number, third: number): number {
  return ((first << 10) ^ (second << 5) ^ third) & (SLOTS - 1);
}
