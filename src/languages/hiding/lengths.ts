/*
 * How long is a length of a style, in pixels of a usual page? `-100em` is -1600, `calc(1px - 1px)` is 0. A percent
 * is five pixels and a hundredth of the window ten: only what is far too small or too long for a reader is asked.
 */

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    '%': 5,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 37.8,
    mm: 3.78,
    q: 0.945,
    em: 16,
    rem: 16,
    ex: 8,
    ch: 8,
    lh: 20,
    rlh: 20,
  }),
);
/** Of the window and what is like it: `vw`, `svh`, `cqw`. */
const WINDOW = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/;

const TOKEN = /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)|([a-z-]*)\()/y;

/** Calculations in one another that are read. */
const DEEPEST = 8;

/** The pixels of a length or a calculation; null for what is neither. */
export function pixelsOf(value: string): number | null {
  const reader = new LengthReader(value);
  const pixels = reader.sum(0);
  return reader.isAtEnd ? pixels : null;
}

/** Reads sums of products of lengths and functions. */
class LengthReader {
  private at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.text.slice(this.at).trim() === '';
  }

  sum(depth: number): number | null {
    let total = this.product(depth);
    for (let sign = this.sign(/\s*([+-])\s/y); sign !== null; sign = this.sign(/\s*([+-])\s/y)) {
      const next = this.product(depth);
      if (total === null || next === null) return null;
      total += sign === '+' ? next : -next;
    }
    return total;
  }

  private product(depth: number): number | null {
    let total = this.value(depth);
    for (let sign = this.sign(/\s*([*/])/y); sign !== null; sign = this.sign(/\s*([*/])/y)) {
      const next = this.value(depth);
      if (total === null || next === null) return null;
      total = sign === '*' ? total * next : total / next;
    }
    return total;
  }

  private sign(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found?.[1] ?? null;
  }

  private value(depth: number): number | null {
    TOKEN.lastIndex = this.at;
    const [whole = '', number, unit = '', name] = TOKEN.exec(this.text) ?? [];
    this.at += whole.length;
    if (number !== undefined) return inPixels(Number(number), unit);
    return name === undefined || depth >= DEEPEST ? null : this.call(name, depth + 1);
  }

  /** The arguments of a function, and what it makes of them. */
  private call(name: string, depth: number): number | null {
    const all: number[] = [];
    for (let more: string | null = ','; more === ','; more = this.sign(/\s*([,)])/y)) {
      const one = this.sum(depth);
      if (one === null) return null;
      all.push(one);
    }
    const [first = 0, middle = first, last = middle] = all;
    if (/^(?:-(?:webkit|moz)-)?(?:calc)?$/.test(name)) return first;
    if (name === 'min') return all.reduce((a, b) => Math.min(a, b));
    if (name === 'max') return all.reduce((a, b) => Math.max(a, b));
    return name === 'clamp' ? Math.max(first, Math.min(middle, last)) : null;
  }
}

function inPixels(number: number, unit: string): number | null {
  const one = UNITS.get(unit) ?? (WINDOW.test(unit) ? 10 : null);
  return one === null ? null : number * one;
}
