import { byWord } from '../../../text/words.js';
import type { HtmlDialect } from '../../code/html-page.js';
import type { Token } from '../../code/token.js';
import { blockSign, endsFarElements, isBlock, staysOpen, VOID } from './page-nesting.js';

/** An element of a page, or a block of a template engine, by offsets. */
export interface PageElement {
  readonly name: string;
  readonly from: number;
  readonly tagTo: number;
  /** Where what it holds ends; `tagTo` where it holds nothing. */
  to: number;
  /** What the elements before it ask, of which it is the other branch. */
  readonly otherwise: string;
  /** Index of the element around it, or -1. */
  readonly outer: number;
  /** Of a block that parts another one (`{% else %}`), what opened that. */
  readonly before: string;
}

/** An attribute of an element as written; an empty value where it has none. */
interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Elements that the next one of their kind closes. */
const CLOSED_BY_NEXT = byWord<readonly string[]>([
  ['dt dd', ['dt', 'dd']],
  ['td th', ['td', 'th']],
  ...['p', 'li', 'tr', 'option'].map((name) => [name, [name]] as const),
]);

const TAG = /^<\/?[A-Za-z]/;

/** Elements that were opened in another one, above which the end tag of a text element ends nothing. */
const MOST_ABOVE = 200;

/** Characters of the conditions before a branch that are kept, so that time stays linear. */
const LONGEST = 2_000;

/** The elements of a page in the order in which they begin. */
export class PageElements {
  readonly all: PageElement[] = [];
  private readonly open: number[] = [];
  private readonly counts = new Map<string, number>();
  /** By element around: what the branches before ask (Vue). */
  private readonly branches = new Map<number, string>();

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly dialect: HtmlDialect,
  ) {
    // `read` answers the last token of what it read.
    for (let i = 0; i < tokens.length; i += 1) i = this.read(i);
    for (const index of this.open) this.leave(index, text.length);
  }

  private read(i: number): number {
    const token = this.tokens[i];
    if (token === undefined) return i;
    const own = this.text.slice(token.from, token.to);
    if (token.kind === 'markup' && TAG.test(own)) return this.readTag(own, token, i);
    if (token.kind === 'template' || own === '}' || own.startsWith('<?'))
      this.readBlock(own, token);
    return i;
  }

  private readTag(own: string, { from }: Token, i: number): number {
    const last = this.tagEnd(i);
    const written = own.replace(/^<\/?/, '');
    const name = this.dialect === 'html' ? written.toLowerCase() : written;
    if (own.startsWith('</')) {
      if (this.dialect === 'html') this.endTag(name, from);
      else this.close(name, from);
      return last;
    }
    const tagTo = this.tokens[last]?.to ?? this.text.length;
    const isClosed =
      VOID.has(name.toLowerCase()) ||
      (this.text.startsWith('/>', tagTo - 2) && this.closesItself(written));
    const otherwise = this.dialect === 'vue' ? this.otherwise(this.attributesOf(i + 1, last)) : '';
    const top = this.all[this.open.at(-1) ?? -1]?.name ?? '';
    if (this.dialect === 'html' && CLOSED_BY_NEXT.get(top)?.includes(name) === true)
      this.close(top, from);
    this.push({ name, from, tagTo, before: '', otherwise }, isClosed);
    return last;
  }

  /** Whether `/>` ends an element: of those of HTML it does not, in HTML. */
  private closesItself(name: string): boolean {
    const isForeign = (this.counts.get('svg') ?? 0) + (this.counts.get('math') ?? 0) > 0;
    return this.dialect === 'vue' || isForeign || /[A-Z.-]/.test(name);
  }

  private readBlock(own: string, { from, to }: Token): void {
    const sign = blockSign(own);
    if (sign === null) return;
    if (sign.does === 'open')
      this.push({ name: sign.name, from, tagTo: to, before: '', otherwise: '' }, false);
    else {
      const closed = this.close(sign.name, from);
      if (sign.does === 'close' || closed === null) return;
      this.push(
        {
          name: sign.name,
          from,
          tagTo: to,
          before: `${closed.before} ${this.text.slice(closed.from, closed.tagTo)}`.slice(-LONGEST),
          otherwise: '',
        },
        false,
      );
    }
  }

  /** Adds an element; one that holds something is open until it is closed. */
  private push(element: Omit<PageElement, 'outer' | 'to'>, isClosed: boolean): void {
    this.all.push({
      ...element,
      to: isClosed ? element.tagTo : this.text.length,
      outer: this.open.at(-1) ?? -1,
    });
    if (isClosed) return;
    this.open.push(this.all.length - 1);
    this.counts.set(element.name, (this.counts.get(element.name) ?? 0) + 1);
  }

  /** Closes the innermost element of a name as browsers do: some of what was opened in it stays open. */
  private endTag(name: string, at: number): void {
    if ((this.counts.get(name) ?? 0) === 0) return;
    const most = endsFarElements(name) ? this.open.length : MOST_ABOVE;
    let start = this.open.length - 1;
    const least = this.open.length - most;
    while (start >= least && this.all[this.open[start] ?? -1]?.name !== name) start -= 1;
    if (start < Math.max(0, least)) return;
    const above = this.open.slice(start + 1);
    const staying = staysOpen(
      name,
      above.map((index) => this.all[index]?.name ?? ''),
    );
    if (staying === null) return;
    const kept = staying.flatMap((place) => above[place] ?? []);
    this.open.length = start + 1;
    this.open.push(...above.filter((index) => !kept.includes(index)));
    let outer = this.close(name, at)?.outer ?? -1;
    for (const index of kept) {
      const element = this.all[index];
      if (element !== undefined) this.all[index] = { ...element, outer };
      this.open.push(index);
      outer = index;
    }
  }

  private close(name: string, at: number): PageElement | null {
    if ((this.counts.get(name) ?? 0) === 0) return null;
    for (let index = this.open.pop(); index !== undefined; index = this.open.pop()) {
      const element = this.all[index];
      if (element === undefined) continue;
      this.counts.set(element.name, (this.counts.get(element.name) ?? 1) - 1);
      if (element.name === name) {
        element.to = at;
        return element;
      }
      this.leave(index, at);
    }
    return null;
  }

  /** An element that no tag closes goes on to the end of what holds it; a block that no sign closes is none. */
  private leave(index: number, at: number): void {
    const element = this.all[index];
    if (element !== undefined) element.to = isBlock(element.name) ? element.tagTo : at;
  }

  private tagEnd(from: number): number {
    for (let i = from + 1; i < this.tokens.length; i += 1) {
      const token = this.tokens[i];
      if (token?.kind !== 'markup') continue;
      const own = this.text.slice(token.from, token.to);
      if (own === '>' || own === '/>') return i;
      if (TAG.test(own)) return i - 1;
    }
    return this.tokens.length - 1;
  }

  private attributesOf(from: number, to: number): readonly Attribute[] {
    const { text, tokens } = this;
    const found: Attribute[] = [];
    for (let i = from; i < to; i += 1) {
      const [name, equals, value] = [tokens[i], tokens[i + 1], tokens[i + 2]];
      if (name === undefined || (name.kind !== 'word' && name.kind !== 'template')) continue;
      const hasValue = equals?.kind === 'punctuator' && value !== undefined && i + 2 < to;
      const written = hasValue
        ? text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '')
        : '';
      found.push({ name: text.slice(name.from, name.to), value: written });
      if (hasValue) i += 2;
    }
    return found;
  }

  /** What the branches before an element of Vue ask, where it is the other one; notes what it asks itself. */
  private otherwise(attributes: readonly Attribute[]): string {
    const outer = this.open.at(-1) ?? -1;
    const before = this.branches.get(outer) ?? '';
    const condition = attributes.find(({ name }) => name === 'v-if' || name === 'v-else-if');
    const own = condition?.value.replaceAll(/\s+/g, ' ') ?? '';
    const all = condition?.name === 'v-else-if' ? `${before};${own}` : own;
    this.branches.set(outer, all.slice(-LONGEST));
    if (attributes.some(({ name }) => name === 'v-else')) return `else of ${before}`;
    return condition?.name === 'v-else-if' ? `else of ${before}` : '';
  }
}
