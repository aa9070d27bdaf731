import type { Code } from '../symbols/code.js';
import type { CodeSymbol } from '../symbols/symbol.js';
import { gateOf, isControl, shapeOf, withoutAnnotations } from './gate.js';
import { LONGEST_STATEMENT, sorted, statementStart, type Layout, type Region, type TokenRange } from './region.js';

/** What stands around a span of code. Two spans of one text that agree in all of it are the same thing in the same place. */
export interface Surroundings {
  /** What heads each construct around it, the outermost first. */
  readonly ancestors: readonly string[];
  /** What its first statement says before it, and the shape of what its last one says behind it. */
  readonly before: string;
  readonly after: string;
  /** Whether a statement that always leaves the block stands before it there: then it is never reached. */
  readonly isUnreachable: boolean;
}

/** Words that leave a block for good. */
const LEAVES: ReadonlySet<string> = new Set(['return', 'throw', 'raise', 'break', 'continue', 'exit', 'die', 'goto', 'panic', 'abort']);
/** Words that make what stands before them depend on a condition. */
const MODIFIERS: ReadonlySet<string> = new Set(['if', 'unless']);

/** How the statements and constructs of a text stand in each other. */
export class Structure {
  private readonly named: ReadonlySet<number>;

  constructor(
    private readonly code: Code,
    private readonly layout: Layout,
    private readonly branches: readonly Region[],
    /** Of a token: its text as the canonical form has it, or as it stands. */
    private readonly textAt: (i: number) => string,
    symbols: readonly CodeSymbol[],
  ) {
    this.named = this.bodiesOf(symbols);
  }

  /** @param from offset of the span, `to` its end (exclusive). */
  around(from: number, to: number): Surroundings {
    const first = this.tokenAt(from);
    const branches = this.branches.filter(({ body }) => body.from <= first && first < body.to);
    const around = this.layout.around(first);
    const regions = branches.length === 0 ? around : sorted([...branches, ...around]);
    return {
      ancestors: regions.flatMap((region, index) => this.describe(region, regions.slice(index + 1), first)),
      before: this.textBefore(first, from),
      after: this.textAfter(to),
      isUnreachable: this.isUnreachable(first, regions),
    };
  }

  /** The token that begins at an offset or holds it, or the next one. */
  private tokenAt(offset: number): number {
    let [low, high] = [0, this.code.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.code.to(middle) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** What heads a region, and the label in it that the token stands under. */
  private describe(region: Region, inside: readonly Region[], first: number): string[] {
    const { layout } = this;
    const gate = this.gateOf(region);
    const inner = inside.find(({ opener }) => opener >= region.body.from);
    const label = layout.labelOf(inner === undefined ? first : inner.opener);
    return label === null || label.from < region.body.from ? [gate] : [gate, this.render(label).join(' ')];
  }

  private gateOf(region: Region): string {
    if (region.opener < 0) return region.note;
    const head = this.layout.headOf(region).flatMap((range) => this.render(range));
    return `${gateOf(head, this.named.has(region.opener))}${region.note}`;
  }

  /** Texts of tokens; what stands in brackets only where it is a condition. */
  private render({ from, to }: TokenRange): string[] {
    const { code, layout, textAt } = this;
    const rendered: string[] = [];
    for (let i = from; i < to; i += 1) {
      const mate = layout.mate(i);
      const text = textAt(i);
      // A pair that the canonical form leaves out holds what it would without it.
      if (mate <= i || mate >= to || (text === '' && code.is(i, '('))) {
        if (text !== '') rendered.push(text);
        continue;
      }
      const isCondition = !code.is(i, '{') && (code.is(i - 1, '#') || isControl(code.slice(i - 1)));
      rendered.push(isCondition ? this.textsOf(i, mate + 1).join(' ') : `${code.slice(i)}${code.slice(mate)}`);
      i = mate;
    }
    return rendered;
  }

  private textsOf(from: number, to: number): string[] {
    return Array.from({ length: to - from }, (_, index) => this.textAt(from + index)).filter((text) => text !== '');
  }

  private textBefore(first: number, from: number): string {
    const mate = this.layout.mate(first);
    const end = mate >= 0 && mate < first ? mate : first; // what a bracket closes stands in it, not before it
    const start = statementStart(this.layout, end);
    const cut = this.code.from(first) < from && !this.isText(first) ? this.code.text.slice(this.code.from(first), from) : '';
    return [...withoutAnnotations(this.render({ from: start, to: end })), cut].join(' ').trim();
  }

  private textAfter(to: number): string {
    const { code, layout } = this;
    let next = this.tokenAt(to);
    let cut = '';
    if (code.from(next) < to) {
      cut = this.isText(next) ? '' : code.text.slice(to, code.to(next));
      next += 1;
    }
    if (code.is(next - 1, '{') || code.is(next - 1, ';')) return cut;
    const start = next;
    for (let steps = 0; next < code.length && steps < LONGEST_STATEMENT; steps += 1) {
      if (code.is(next, ';') || (next > 0 && layout.begins(next))) break;
      if (code.is(next, ',') && layout.begins(next + 1)) break;
      const mate = layout.mate(next);
      if (mate >= 0 && mate < start) break;
      next = mate > next ? mate + 1 : next + 1;
    }
    return [cut, ...shapeOf(this.render({ from: start, to: next }))].join(' ').trim();
  }

  /** Whether a token is a literal: what else stands in a text joins nothing to a part of it. */
  private isText(i: number): boolean {
    const kind = this.code.kind(i);
    return kind === 'string' || kind === 'template' || kind === 'markup';
  }

  /** Looks at the statements before a token in its block, and before those that hold it, up to the function that it is in. */
  private isUnreachable(first: number, regions: readonly Region[]): boolean {
    let at = first;
    for (const region of regions.toReversed()) {
      if (region.opener < 0) continue;
      if (this.isLeftBefore(at, region)) return true;
      if (this.named.has(region.opener) || this.gateOf(region).endsWith('=>')) return false;
      at = region.opener;
    }
    return false;
  }

  private isLeftBefore(at: number, { body }: Region): boolean {
    const { code, layout } = this;
    let start = statementStart(layout, at);
    const label = layout.labelOf(at);
    const least = Math.max(body.from, label === null ? 0 : label.to + 1);
    for (let steps = 0; start > least && steps < LONGEST_STATEMENT; steps += 1) {
      const end = start;
      const mate = layout.mate(end - 1);
      start = statementStart(layout, mate >= least && mate < end ? mate : end - 1);
      if (start >= end) return false;
      const isGoal = code.isWord(start) && code.is(start + 1, ':') && !code.is(start + 1, '::');
      if (isGoal) return false;
      if (code.isAny(start, LEAVES) && !this.textsOf(start, end).some((text) => MODIFIERS.has(text) || text === '&&' || text === '||')) return true;
    }
    return false;
  }

  /** Openers of the bodies of what has a name. */
  private bodiesOf(symbols: readonly CodeSymbol[]): ReadonlySet<number> {
    const named = new Set<number>();
    for (const symbol of symbols) {
      let last = this.tokenAt(symbol.to) - 1;
      while (last >= 0 && (this.code.is(last, ';') || this.code.is(last, ','))) last -= 1;
      const opener = this.layout.mate(last);
      if (opener >= 0 && opener < last && this.code.from(opener) >= symbol.from) named.add(opener);
    }
    return named;
  }
}
