import type { TokenKind } from '../token.js';

/** Where the branches of `#if` begin and end, by offset in the text. */
export interface Branch {
  readonly at: number;
  readonly kind: 'if' | 'else' | 'end';
}

const NONE = -1;

/** An `#if` that is open: what was open before it, and at the ends of its branches but the last. */
interface Condition {
  readonly before: number;
  readonly ends: number[];
}

/**
 * Brackets that the branches of one `#if` may leave open, and branches that are looked at; more of
 * them nobody writes.
 */
const MOST_LEFT_OPEN = 8;
const MOST_BRANCHES = 8;

/**
 * The brackets that are open, each with the one around it: linked by index and never changed, so
 * that `#else` goes back to where `#if` stood. Each also knows the nearest of some sorts, itself
 * included, so that dropping what was left open in a brace takes one step, however much it is.
 */
class Links {
  private readonly below: Int32Array;
  private readonly nearest: Readonly<Record<'brace' | 'template' | 'solid', Int32Array>>;

  constructor(count: number) {
    this.below = new Int32Array(count);
    this.nearest = {
      brace: new Int32Array(count),
      template: new Int32Array(count),
      solid: new Int32Array(count),
    };
  }

  open(at: number, below: number, sort: '{' | '<' | '`' | '('): number {
    this.below[at] = below;
    this.nearest.brace[at] = sort === '{' ? at : this.of('brace', below);
    this.nearest.template[at] = sort === '`' ? at : this.of('template', below);
    this.nearest.solid[at] = sort === '<' ? this.of('solid', below) : at;
    return at;
  }

  /** What is open from one bracket outwards, up to another that is not counted; nothing where that is too much. */
  since(before: number, from: number): readonly number[] {
    const open: number[] = [];
    for (let at = from; at !== before; at = this.around(at)) {
      if (at === NONE || open.length === MOST_LEFT_OPEN) return [];
      open.push(at);
    }
    return open;
  }

  around(at: number): number {
    return this.below[at] ?? NONE;
  }

  /** The nearest brace, template, or bracket that is no `<`, from `at` outwards. */
  of(sort: 'brace' | 'template' | 'solid', at: number): number {
    return at === NONE ? NONE : (this.nearest[sort][at] ?? NONE);
  }
}

/**
 * Pairs the brackets: at each the index of the other one, or -1. A closing brace closes the nearest
 * open brace and drops what is open in it; any other closing bracket that does not fit is ignored.
 * `<` pairs where a `>` comes before the bracket around it closes and before any `;`. What every
 * branch of an `#if` opens is closed by one bracket behind it: of that bracket the last of them is
 * the other one.
 */
export function pair(
  text: string,
  starts: Int32Array,
  ends: Int32Array,
  kinds: readonly TokenKind[],
  branches: readonly Branch[],
): Int32Array {
  const mates = new Int32Array(starts.length).fill(NONE);
  const links = new Links(starts.length);
  const conditions: Condition[] = [];
  /** Of a bracket that the last branch leaves open, those in its place that the other branches do. */
  const twins = new Map<number, readonly number[]>();
  let top = NONE;
  let branch = 0;
  const settle = (open: number, close: number): void => {
    if (open === NONE) return;
    for (const twin of twins.get(open) ?? []) mates[twin] = close;
    mates[open] = close;
    mates[close] = open;
    top = links.around(open);
  };
  const charAt = (i: number): string => (i === NONE ? '' : (text[starts[i] ?? 0] ?? ''));
  for (let i = 0; i < starts.length; i += 1) {
    const from = starts[i] ?? 0;
    for (
      let next = branches[branch];
      next !== undefined && next.at <= from;
      next = branches[branch]
    ) {
      branch += 1;
      const condition = conditions.at(-1);
      if (next.kind === 'if') conditions.push({ before: top, ends: [] });
      else if (condition !== undefined && next.kind === 'else') {
        if (condition.ends.length < MOST_BRANCHES) condition.ends.push(top);
        top = condition.before;
      } else if (condition !== undefined) {
        conditions.pop();
        const left = links.since(condition.before, top);
        const others = condition.ends.map((end) => links.since(condition.before, end));
        // The outermost first: whatever else a branch leaves open is of its own.
        for (const [index, open] of left.entries())
          twins.set(
            open,
            others.flatMap((other) => other.at(index - left.length) ?? []),
          );
      }
    }
    const kind = kinds[i];
    if (kind !== 'punctuator' && kind !== 'template' && kind !== 'markup') continue;
    const character = text[from] ?? '';
    if (kind === 'template') {
      // A template with substitutions comes in parts: `a${, }b${, }c`.
      const last = text[(ends[i] ?? 0) - 1];
      if (character === '`' && last === '{') top = links.open(i, top, '`');
      else if (character === '}' && last === '`') settle(links.of('template', top), i);
      continue;
    }
    // The braces of JSX are markup.
    if (
      kind === 'markup' &&
      ((ends[i] ?? 0) - from !== 1 || (character !== '{' && character !== '}'))
    )
      continue;
    switch (character) {
      case ';':
        if (charAt(top) === '<') top = links.of('solid', top);
        break;
      case '<':
        if (text[from + 1] !== '=' && text[from + 1] !== '<' && text[from - 1] !== '<')
          top = links.open(i, top, '<');
        break;
      case '>':
        if (charAt(top) === '<' && text[from - 1] !== '=' && text[from - 1] !== '-') settle(top, i);
        break;
      case '{':
        top = links.open(i, top, '{');
        break;
      case '(':
      case '[':
        top = links.open(i, top, '(');
        break;
      case ')':
      case ']': {
        const open = links.of('solid', top);
        if (charAt(open) === (character === ')' ? '(' : '[')) settle(open, i);
        break;
      }
      case '}':
        settle(links.of('brace', top), i);
        break;
    }
  }
  return mates;
}
