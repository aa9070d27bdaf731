import { addTo, firstBehind } from '../../../text/collections.js';
import { directiveText } from '../../code/structure/directives.js';
import type { TokenRange } from '../../code/structure/region.js';
import type { Code } from '../../code/symbols/code.js';
import type { Token } from '../../code/token.js';
import type { Span } from '../outline.js';
import type { CodeText } from './code-text.js';
import type { Region } from './regions.js';
import { CONSTRUCTS, EXCLUSIVE, FURTHER } from './words.js';

export class CodeTexts {
  /** By token: where its canonical texts begin in `all`. */
  private readonly starts: Int32Array;
  private readonly all: readonly string[];
  /** The same without layout and semicolons, as heads are told. */
  private readonly headStarts: Int32Array;
  private readonly headTexts: readonly string[];
  private readonly byBody = new Map<number, Region[]>();
  private readonly directives = new Map<number, Token[]>();
  /** Of a construct with branches: where the last of them ended, by the token that opens it. */
  private readonly ends = new Map<number, number>();
  /** Of a further branch: where the one before it ended. */
  private readonly branchFrom = new Map<Region, number>();

  constructor(
    private readonly read: CodeText,
    top: readonly Region[],
    private readonly isBody: (region: Region) => boolean,
    private readonly isNamed: (region: Region) => boolean,
  ) {
    const visit = (regions: readonly Region[]): void => {
      for (const region of regions) {
        addTo(this.byBody, region.body.from, region);
        if (region.opener >= 0 && !region.isBracket) this.addBranch(region);
        visit(region.inside);
      }
    };
    visit(top);
    for (const directive of read.directives)
      addTo(this.directives, this.tokenAt(directive.from), directive);
    const { starts, all } = textsByToken(this.read);
    this.starts = starts;
    this.all = all;
    this.headStarts = new Int32Array(starts.length);
    const heads: string[] = [];
    for (let i = 0; i + 1 < starts.length; i += 1) {
      for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? all.length); at += 1) {
        const text = all[at];
        if (text !== undefined && !isLayout(text) && !isDirectiveText(text) && text !== ';')
          heads.push(text);
      }
      this.headStarts[i + 1] = heads.length;
    }
    this.headTexts = heads;
  }

  tokenAt(offset: number): number {
    return tokenAt(this.read.code, offset);
  }

  spanOf({ from, to }: TokenRange): Span {
    const { code } = this.read;
    const start = code.from(from);
    return { from: start, to: Math.max(start, to > from ? code.to(to - 1) : start) };
  }

  /** The texts of a stretch of tokens, without layout at its edges. */
  textsOf({ from, to }: TokenRange, isList: boolean): readonly string[] {
    if (this.read.canonical === null) return this.rawTexts({ from, to });
    let [first, last] = [this.starts[from] ?? 0, this.starts[to] ?? this.all.length];
    // Directives of the preprocessor before a statement are nodes of their own.
    while (first < last && (isLayout(this.all[first]) || isDirectiveText(this.all[first])))
      first += 1;
    const isFree = this.read.language.hasFreeSemicolons === true;
    for (; last > first; last -= 1) {
      const text = this.all[last - 1];
      const isEnd = isLayout(text) || (isList && text === ',') || (isFree && text === ';');
      if (!isEnd && !isDirectiveText(text)) break;
    }
    return this.all.slice(first, last);
  }

  /** Where it is not sure what blanks mean, all of them count. */
  private rawTexts(range: TokenRange): readonly string[] {
    const { from, to } = this.spanOf(range);
    return [`l:${this.read.text.slice(from, to)}`];
  }

  /** Other bodies as `{}`, the block as `•`, without later branches of an `if`. */
  headAround(tokens: TokenRange, block: Pick<Region, 'body' | 'end'>): readonly string[] {
    return this.said(tokens, block, this.isConstruct(tokens, block.body.from));
  }

  /** @param isShort whether all bodies are left out, and not only those of what has a name */
  private said(
    tokens: TokenRange,
    block: Pick<Region, 'body' | 'end'>,
    isShort: boolean,
  ): readonly string[] {
    const said: string[] = [];
    let isMarked = false; // a directive among arguments has no tokens: behind it the head goes on where it is
    for (let i = tokens.from; i < tokens.to;) {
      if (i === block.body.from && !isMarked) {
        said.push('•');
        isMarked = true;
        i = this.pastBlock(tokens, block);
        continue;
      }
      const body = this.bodyBeside(i, block, isShort);
      if (body !== undefined) {
        said.push('{}');
        i = Math.max(body.body.to, i + 1);
        continue;
      }
      this.addHead(said, i);
      i += 1;
    }
    return said;
  }

  private addHead(said: string[], i: number): void {
    if (this.read.canonical === null) {
      said.push(this.read.code.slice(i));
      return;
    }
    const to = this.headStarts[i + 1] ?? this.headTexts.length;
    for (let at = this.headStarts[i] ?? 0; at < to; at += 1) said.push(this.headTexts[at] ?? '');
  }

  private bodyBeside(i: number, block: Pick<Region, 'body'>, isShort: boolean): Region | undefined {
    const isLeftOut = isShort ? this.isBody : this.isNamed;
    return this.byBody.get(i)?.find((region) => isLeftOut(region) && !holds(region, block));
  }

  /** Whether a block is a branch of `if`, `try` and the like: then other branches do not count. */
  private isConstruct({ from }: TokenRange, to: number): boolean {
    const { code } = this.read;
    for (let i = from; i < to; i = code.past(i))
      if (code.isAny(i, CONSTRUCTS) && !code.is(i - 1, '.')) return true;
    return false;
  }

  withoutBodies(tokens: TokenRange): readonly string[] {
    return this.said(tokens, { body: { from: -1, to: -1 }, end: -1 }, true);
  }

  /** The token with which a head goes on behind a block. */
  private pastBlock(tokens: TokenRange, { body, end }: Pick<Region, 'body' | 'end'>): number {
    const { code } = this.read;
    let first = tokens.from;
    while (first < body.from && !code.isWord(first)) first += 1;
    if (!code.isAny(first, EXCLUSIVE)) return body.to;
    if (end > body.to + 1) return end - 1; // `end`, `fi`: the other branches are before it
    let at = body.to;
    for (let next = this.branchAt(at, tokens.to); next >= 0; next = this.branchAt(at, tokens.to)) {
      at = next;
      while (at < tokens.to && this.bodyAt(at) === undefined) at += 1;
      at = this.bodyAt(at)?.body.to ?? at;
    }
    return at;
  }

  private branchAt(at: number, to: number): number {
    const { code } = this.read;
    const word = code.is(at, '}') ? at + 1 : at;
    return word < to && code.isAny(word, FURTHER) ? word : -1;
  }

  private bodyAt(i: number): Region | undefined {
    return this.byBody.get(i)?.find((region) => this.isBody(region));
  }

  private addBranch(region: Region): void {
    const before = this.ends.get(region.opener) ?? -1;
    if (before >= 0 && before <= region.body.from) this.branchFrom.set(region, before);
    this.ends.set(region.opener, Math.max(before, region.body.to));
  }

  /** Of a further branch of a named construct (`rescue` of a method) what heads it. */
  branchHead(region: Region): readonly string[] {
    const from = this.branchFrom.get(region) ?? -1;
    return from < 0 ? [] : this.textsOf({ from, to: region.body.from }, false);
  }

  directivesBefore(i: number): readonly Token[] {
    return this.directives.get(i) ?? [];
  }

  /** Whether a line end behind a token means something; where it is not sure, it does. */
  endsLine(i: number): boolean {
    if (this.read.canonical === null) return true;
    const [from, to] = [this.starts[i] ?? 0, this.starts[i + 1] ?? this.all.length];
    return this.all.slice(from, to).some((text) => text.startsWith('\n') || text.startsWith('g:'));
  }
}

function holds(region: Region, { body }: Pick<Region, 'body'>): boolean {
  return region.body.from <= body.from && body.to <= region.body.to;
}

interface TokenTexts {
  readonly starts: Int32Array;
  readonly all: readonly string[];
}

function tokenAt(code: Code, offset: number): number {
  return firstBehind(code.length, (i) => code.to(i) <= offset);
}

/** Gives each canonical token to the token of code that it is, is added behind, or speaks of. */
function textsByToken({ code, canonical, text, directives }: CodeText): TokenTexts {
  const starts = new Int32Array(code.length + 2);
  const all: string[] = [];
  let token = 0; // whose texts are being added
  let statement: string[] = [];
  const begin = (upTo: number): void => {
    while (token < upTo) {
      token += 1;
      starts[token] = all.length;
    }
  };
  for (const { text: own, from, to } of canonical ?? []) {
    if (own.startsWith('C:') || own.startsWith('c:')) {
      // A directive speaks of what is before it on its line, else of what follows.
      const next = tokenAt(code, from);
      const isBehind = next > 0 && !text.slice(code.to(next - 1), from).includes('\n');
      begin(isBehind ? next - 1 : next);
    } else if (from === to) begin(Math.max(token, tokenAt(code, Math.max(0, from - 1))));
    else begin(tokenAt(code, from));
    const isEnd = from === to && own === ';';
    if (isEnd && isDecorator(statement)) continue; // it may be on a line of its own or not
    if (isEnd || own === '{' || own === '}') statement = [];
    else if (statement.length < LONGEST_DECORATOR) statement.push(own);
    all.push(comparedText(own, directives));
  }
  begin(code.length + 1);
  return { starts, all };
}

/** Texts of a decorator that are looked at. */
const LONGEST_DECORATOR = 200;

/** Whether texts are decorators and nothing else: `@ Get ( s:"/a" )`. */
function isDecorator(texts: readonly string[]): boolean {
  if (texts[0] !== '@' || texts.length >= LONGEST_DECORATOR) return false;
  let depth = 0;
  for (const [index, text] of texts.entries()) {
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (depth === 0 && index > 1 && text !== '.' && texts[index - 1] !== '.') return false;
  }
  return depth === 0;
}

function comparedText(own: string, directives: readonly Token[]): string {
  return directives.length > 0 && own.startsWith('m:#') ? comparedDirective(own.slice(2)) : own;
}

/** A directive of the preprocessor as it is compared: `#:#define A 1`. */
export function comparedDirective(directive: string): string {
  return `#:${directiveText(directive)}`;
}

function isDirectiveText(text: string | undefined): boolean {
  return text?.startsWith('#:') === true;
}

/** Whether a canonical text only says where lines end. */
function isLayout(text: string | undefined): boolean {
  return text === undefined || /^\n[-+\n]*$/.test(text) || text === ' ' || text === '';
}
