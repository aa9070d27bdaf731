import { readPage, type Dialect, type Region } from '../lexers/html.js';
import type { Token } from '../token.js';
import { elementSays, type Attribute } from './element.js';
import type { Structured, Surroundings } from './structure.js';

/** An element of a page, or a block of a template engine, by offsets. */
interface PageElement {
  /** Where its first tag begins and ends. */
  readonly from: number;
  readonly tagTo: number;
  /** Where what it holds ends; `tagTo` where it holds nothing. */
  to: number;
  readonly name: string;
  readonly says: string | null;
  /** What the elements before it, of which it is the other branch, ask. */
  readonly otherwise: string;
  /** Index of the element around it, or -1. */
  readonly outer: number;
}

/** Elements that hold nothing. */
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const TAG = /^<\/?[A-Za-z]/;
/** What opens, parts and closes blocks of template engines: `{% if a %}`, `{{#if a}}`, `<% if (a) { %>`, `<?php if (a): ?>`, `@if (a) {`. */
const OPENS = /^(?:\{%[-~]?\s*|\{\{[~]?#\s*|<\?(?:php|=)?\s*|<%[-_]?\s*|@)(if|ifchanged|unless|for|foreach|each|while|with|switch|case|block|comment|raw|verbatim|autoescape|filter|defer|let|macro|cache)\b/;
const CLOSES = /^(?:\{%[-~]?\s*end(\w+)|\{\{[~]?\/\s*(\w+)|<\?(?:php)?\s*(?:end(\w+)|\}\s*\?>)|<%[-_]?\s*(?:end\b|\}\s*[-_]?%>))/;
const PARTS = /^(?:\{%[-~]?\s*(?:else|elif|elsif|elseif|empty|when)\b|\{\{[~]?\s*else\b|<\?(?:php)?\s*\}?\s*else|<%[-_]?\s*\}?\s*els|@(?:else|case|default|empty|placeholder)\b)/;
/** Code of an embedded language, with its own offsets. */
type ReadCode = (language: NonNullable<Region['language']>, text: string) => Structured | null;

/** The elements of a page around its texts, and the structure of the code in its scripts and styles. */
export class PageStructure implements Structured {
  private readonly elements: PageElement[] = [];
  private readonly regions: readonly Region[];
  private readonly codes = new Map<Region, Structured | null>();

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
    private readonly readCode: ReadCode,
  ) {
    const { tokens, regions } = readPage(text, dialect);
    this.regions = regions;
    this.read(tokens);
  }

  around(from: number, to: number): Surroundings {
    const blanks = /\s*/y;
    blanks.lastIndex = from;
    const first = Math.min(from + (blanks.exec(this.text)?.[0].length ?? 0), to);
    const ancestors: string[] = [];
    let before = '';
    for (let at = this.lastBefore(first); at >= 0; at = this.elements[at]?.outer ?? -1) {
      const element = this.elements[at];
      if (element === undefined || first >= element.to) continue;
      if (element.from === first) before = element.otherwise;
      else if (first < element.tagTo) ancestors.push(`<${element.name}`);
      else if (element.says !== null) ancestors.push(element.says);
    }
    ancestors.reverse();
    const region = this.regions.find((one) => one.from <= first && first < one.to);
    const code = region === undefined ? null : this.codeOf(region);
    if (region === undefined || code === null) return { ancestors, before, after: '', isUnreachable: false };
    const inside = code.around(first - region.from, Math.min(to, region.to) - region.from);
    return { ...inside, ancestors: [...ancestors, ...inside.ancestors] };
  }

  /** The last element that begins at an offset or before it, or -1. */
  private lastBefore(offset: number): number {
    let [low, high] = [0, this.elements.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.elements[middle]?.from ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  private codeOf(region: Region): Structured | null {
    const known = this.codes.get(region);
    if (known !== undefined || region.language === null) return known ?? null;
    const code = this.readCode(region.language, this.text.slice(region.from, region.to));
    this.codes.set(region, code);
    return code;
  }

  private read(tokens: readonly Token[]): void {
    const open: number[] = [];
    const counts = new Map<string, number>();
    /** By element around: what the branches before ask. */
    const branches = new Map<number, string>();
    const push = (element: Omit<PageElement, 'outer'>, isOpen: boolean): void => {
      this.elements.push({ ...element, outer: open.at(-1) ?? -1 });
      if (!isOpen) return;
      open.push(this.elements.length - 1);
      counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
    };
    const close = (name: string, at: number): PageElement | null => {
      if ((counts.get(name) ?? 0) === 0) return null;
      for (let index = open.pop(); index !== undefined; index = open.pop()) {
        const element = this.elements[index];
        if (element === undefined) continue;
        counts.set(element.name, (counts.get(element.name) ?? 1) - 1);
        // What no tag closes goes on to the end of what holds it; a block of an engine is always closed.
        element.to = element.name !== name && isBlock(element) ? element.tagTo : at;
        if (element.name === name) return element;
      }
      return null;
    };
    for (let i = 0; i < tokens.length; i += 1) {
      const token = tokens[i];
      if (token === undefined) break;
      const own = this.text.slice(token.from, token.to);
      if (token.kind === 'template' || own === '}' || own.startsWith('<?')) {
        this.readBlock(own, token, push, close);
        continue;
      }
      if (token.kind !== 'markup' || !TAG.test(own)) continue;
      const last = tagEnd(tokens, i, this.text);
      const end = tokens[last]?.to ?? this.text.length;
      const name = this.dialect === 'html' ? own.replace(/^<\/?/, '').toLowerCase() : own.replace(/^<\/?/, '');
      if (own.startsWith('</')) close(name, token.from);
      else {
        const attributes = this.attributesOf(tokens, i + 1, last);
        const outer = open.at(-1) ?? -1;
        const otherwise = this.otherwise(attributes, branches.get(outer) ?? '');
        branches.set(outer, branchesWith(attributes, branches.get(outer) ?? ''));
        const isClosed = VOID.has(name.toLowerCase()) || (this.text.slice(tokens[last]?.from ?? end, end) === '/>' && (this.dialect === 'vue' || /[A-Z.-]/.test(name) || (counts.get('svg') ?? 0) > 0 || (counts.get('math') ?? 0) > 0));
        const said = elementSays(name, attributes.filter((attribute) => !/^v-else$/.test(attribute.name)));
        const says = otherwise === '' ? said : `${otherwise}${said ?? ''}`;
        push({ from: token.from, tagTo: end, to: isClosed ? end : this.text.length, name, says, otherwise }, !isClosed);
      }
      i = last;
    }
    for (const index of open) {
      const element = this.elements[index];
      if (element !== undefined && isBlock(element)) element.to = element.tagTo;
    }
  }

  /** A sign of a template engine that opens, parts or closes a block. */
  private readBlock(own: string, { from, to }: Token, push: (element: Omit<PageElement, 'outer'>, isOpen: boolean) => void, close: (name: string, at: number) => PageElement | null): void {
    const says = own.replaceAll(/\s+/g, ' ');
    const closed = CLOSES.exec(own);
    const opened = OPENS.exec(own)?.[1];
    const isCode = /^(?:<%|<\?)/.test(own);
    const isBrace = own.startsWith('@');
    if (PARTS.test(own)) {
      const former = isBrace ? null : (close('%if', from) ?? close('%{', from));
      push({ from, tagTo: to, to: this.text.length, name: isBrace ? '%@' : (former?.name ?? '%{'), says: `${former?.says ?? ''} ${says}`, otherwise: '' }, !isBrace || own.endsWith('{'));
    } else if (own === '}') close('%@', from);
    else if (closed !== null) {
      const word = closed[1] ?? closed[2] ?? closed[3];
      close(word === undefined ? '%{' : `%${word}`, from);
    } else if (opened !== undefined && (!isBrace || own.endsWith('{'))) {
      const name = isBrace ? '%@' : isCode && !/:\s*\?>$/.test(own) ? '%{' : `%${opened}`;
      push({ from, tagTo: to, to: this.text.length, name, says, otherwise: '' }, true);
    }
  }

  private attributesOf(tokens: readonly Token[], from: number, to: number): readonly Attribute[] {
    const { text } = this;
    const found: Attribute[] = [];
    for (let i = from; i < to; i += 1) {
      const [name, equals, value] = [tokens[i], tokens[i + 1], tokens[i + 2]];
      if (name === undefined || (name.kind !== 'word' && name.kind !== 'template')) continue;
      const hasValue = equals?.kind === 'punctuator' && value !== undefined && i + 2 < to;
      found.push({ name: text.slice(name.from, name.to), value: hasValue ? text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '') : '' });
      if (hasValue) i += 2;
    }
    return found;
  }

  /** What the branches before ask of an element that is the other one. */
  private otherwise(attributes: readonly Attribute[], before: string): string {
    if (this.dialect !== 'vue') return '';
    if (attributes.some(({ name }) => name === 'v-else')) return `else of ${before}`;
    // What else is asked before may come and go; what always holds leaves nothing to ask.
    const isOther = attributes.some(({ name }) => name === 'v-else-if');
    return isOther && /(?:^|;)\s*(?:true|!0|!false|[1-9]\d*)\s*(?:;|$)/.test(before) ? 'else of true' : '';
  }
}

/** Whether it is a block of a template engine, whose names are kept apart by a sign. */
function isBlock({ name }: PageElement): boolean {
  return name.startsWith('%');
}

/** The conditions of one chain of branches, this element's among them. */
function branchesWith(attributes: readonly Attribute[], before: string): string {
  const condition = attributes.find(({ name }) => name === 'v-if' || name === 'v-else-if');
  if (condition === undefined) return '';
  const own = condition.value.replaceAll(/\s+/g, ' ');
  return condition.name === 'v-if' ? own : `${before};${own}`;
}

/** Index of the token that ends the tag which begins at another. */
function tagEnd(tokens: readonly Token[], from: number, text: string): number {
  for (let i = from + 1; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'markup') continue;
    const own = text.slice(token.from, token.to);
    if (own === '>' || own === '/>') return i;
    if (TAG.test(own)) return i - 1;
  }
  return tokens.length - 1;
}

/** Whether a language is one of pages. */
export function isPage(language: string): language is Dialect {
  return language === 'html' || language === 'vue';
}

