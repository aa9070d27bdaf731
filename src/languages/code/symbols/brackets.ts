import type { TokenKind } from '../token.js';

/* Which bracket closes which, in code that may be broken or cut by `#if`; -1 for a bracket that nothing closes. */

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

/** Brackets that the branches of one `#if` may leave open, and branches that are compared. */
const MOST_LEFT_OPEN = 8;

const MOST_BRANCHES = 8;

/**
 * The open brackets, each with the one around it: never changed, so that `#else` goes back to where `#if` was. Each
 * knows the nearest of some sorts, so that dropping what a brace leaves open takes one step.
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

  /** Notes that bracket `at` opens in bracket `below`; `(` is the sort of `[` too. */
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
 * A closing brace closes the nearest open one and drops what is open in it; another bracket that does not fit is
 * ignored. `<` pairs with a `>` before the bracket around it closes and before any `;`.
 */
export function pair(
  text: string,
  starts: Int32Array,
  ends: Int32Array,
  kinds: readonly TokenKind[],
  branches: readonly Branch[],
): Int32Array {
  const brackets = new Brackets(text, starts);
  let branch = 0;
  for (let i = 0; i < starts.length; i += 1) {
    const from = starts[i] ?? 0;
    for (
      let next = branches[branch];
      next !== undefined && next.at <= from;
      next = branches[branch]
    ) {
      branch += 1;
      brackets.branch(next.kind);
    }
    const kind = kinds[i];
    if (kind === 'punctuator') brackets.sign(i, from);
    else if (kind === 'template') brackets.template(i, from, ends[i] ?? 0);
    // The braces of JSX are markup.
    else if (kind === 'markup' && (ends[i] ?? 0) - from === 1) brackets.brace(i, from);
  }
  return brackets.mates;
}

class Brackets {
  readonly mates: Int32Array;
  private readonly links: Links;
  private readonly conditions: Condition[] = [];
  /** Of a bracket that the last branch leaves open, those in its place that the other branches do. */
  private readonly twins = new Map<number, readonly number[]>();
  private top = NONE;

  constructor(
    private readonly text: string,
    private readonly starts: Int32Array,
  ) {
    this.mates = new Int32Array(starts.length).fill(NONE);
    this.links = new Links(starts.length);
  }

  /** Goes back to where `#if` stood at `#else`, and joins at `#endif` what the branches left open. */
  branch(kind: Branch['kind']): void {
    const condition = this.conditions.at(-1);
    if (kind === 'if') this.conditions.push({ before: this.top, ends: [] });
    else if (condition !== undefined && kind === 'else') {
      if (condition.ends.length < MOST_BRANCHES) condition.ends.push(this.top);
      this.top = condition.before;
    } else if (condition !== undefined) {
      this.conditions.pop();
      this.joinBranches(condition);
    }
  }

  /** Notes which brackets the branches leave open in the same place: one bracket behind closes them all. */
  private joinBranches({ before, ends }: Condition): void {
    const left = this.links.since(before, this.top);
    const others = ends.map((end) => this.links.since(before, end));
    // The outermost first: whatever else a branch leaves open is of its own.
    for (const [index, open] of left.entries())
      this.twins.set(
        open,
        others.flatMap((other) => other.at(index - left.length) ?? []),
      );
  }

  /** A template with substitutions comes in parts: `a${, }b${, }c`. */
  template(i: number, from: number, end: number): void {
    const [first, last] = [this.text[from], this.text[end - 1]];
    if (first === '`' && last === '{') this.top = this.links.open(i, this.top, '`');
    else if (first === '}' && last === '`') this.settle(this.links.of('template', this.top), i);
  }

  /** A brace of JSX, which the lexer calls markup. */
  brace(i: number, from: number): void {
    const character = this.text[from];
    if (character === '{' || character === '}') this.sign(i, from);
  }

  sign(i: number, from: number): void {
    switch (this.text.charAt(from)) {
      case ';':
        if (this.charAt(this.top) === '<') this.top = this.links.of('solid', this.top);
        break;
      case '<':
        if (this.mayOpenTypes(from)) this.top = this.links.open(i, this.top, '<');
        break;
      case '>':
        if (this.mayCloseTypes(from)) this.settle(this.top, i);
        break;
      case '{':
        this.top = this.links.open(i, this.top, '{');
        break;
      case '(':
      case '[':
        this.top = this.links.open(i, this.top, '(');
        break;
      case ')':
        this.closeTo('(', i);
        break;
      case ']':
        this.closeTo('[', i);
        break;
      case '}':
        this.settle(this.links.of('brace', this.top), i);
        break;
    }
  }

  /** Whether `<` is no part of `<=` or `<<`. */
  private mayOpenTypes(from: number): boolean {
    const { text } = this;
    return text[from + 1] !== '=' && text[from + 1] !== '<' && text[from - 1] !== '<';
  }

  /** Whether `>` comes right in a `<`, and is no part of `=>` or `->`. */
  private mayCloseTypes(from: number): boolean {
    const { text } = this;
    return this.charAt(this.top) === '<' && text[from - 1] !== '=' && text[from - 1] !== '-';
  }

  /** Closes with `)` or `]` what fits; what is open in a `<` inside is dropped. */
  private closeTo(opening: '(' | '[', i: number): void {
    const open = this.links.of('solid', this.top);
    if (this.charAt(open) === opening) this.settle(open, i);
  }

  /** Pairs two brackets, and drops what was left open between them. */
  private settle(open: number, close: number): void {
    if (open === NONE) return;
    for (const twin of this.twins.get(open) ?? []) this.mates[twin] = close;
    this.mates[open] = close;
    this.mates[close] = open;
    this.top = this.links.around(open);
  }

  private charAt(i: number): string {
    return i === NONE ? '' : (this.text[this.starts[i] ?? 0] ?? '');
  }
}
