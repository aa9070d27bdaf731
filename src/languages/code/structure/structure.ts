import type { Code } from '../symbols/code.js';
import type { CodeSymbol } from '../symbols/symbol.js';
import { statementsBefore } from './beside.js';
import { Exits } from './exits.js';
import { elementSays } from './element.js';
import { gateOf, gateShape, withoutAnnotations, type Arrow } from './gate.js';
import { labelsAt } from './labels.js';
import {
  LONGEST_STATEMENT,
  sorted,
  statementStart,
  type CodeLayout,
  type CodeRegion,
  type TokenRange,
} from './region.js';
import { withoutSiblings } from './siblings.js';
import { codeStatements } from './statements.js';

/*
 * What stands around a stretch of code? Of `guard(d)` in `if (d.ok) { return guard(d) && x; }` the
 * answer names `if ( d . ok )` around it, `return` before it and the shape of `&& x` behind it, and
 * says whether an exit before it keeps it from being reached.
 *
 * `surroundings.ts` compares two such answers; `read-structure.ts` makes one for each text. Whatever
 * differs takes trust from a fact, so to tell too much is a false alarm, the safe error. To leave
 * out what decides whether code runs is the other one. Facts hold digests of the answers
 * (`surroundings.ts`), so what is told of good code should stay as it is: with it the words and
 * languages in the sets below, and the caps, since they cut what is told. `around.test.ts`,
 * `heads.test.ts` and `exits.test.ts` in `__tests__/anchors/` fail when this is wrong.
 */

/**
 * What stands around a span of code. Two spans of one text that agree in all of it are the same
 * thing in the same place.
 */
export interface Surroundings {
  /** What heads each construct around it, the outermost first. */
  readonly ancestors: readonly string[];
  /** What its first statement says before it, and the shape of what its last one says behind it. */
  readonly before: string;
  readonly after: string;
  /** Whether a statement that always leaves the block stands before it there: then it is never reached. */
  readonly isUnreachable: boolean;
}

/** Words that begin a declaration: what it declares is there whether it is reached or not. */
const DECLARED: ReadonlySet<string> = new Set([
  'function',
  'class',
  'interface',
  'type',
  'enum',
  'fn',
  'func',
  'def',
  'struct',
]);

/** What of a language the structure of its texts depends on. */
export interface CodeDialect {
  readonly language: string;
  /** The sign before which parameters stand. */
  readonly arrow: Arrow;
  /** Whether words behind a block can make it depend on a condition: `end if false`, `} || true`. */
  readonly hasTails: boolean;
}

/**
 * Gates (`gate.ts`) of what is a function or a type: `=>`, `=>*`, `def`, `class`, `procedure save`.
 * What stands before one says nothing about whether its inside runs.
 */
const FUNCTION = /(?:=>\*?(?:\(\))?|^(?:def|class|module)|^(?:function|procedure) .*)$/;
/** Words before a bracket that are no types: `return check(d) {` declares no function of C#. */
const NO_TYPE: ReadonlySet<string> = new Set(
  'await return throw new else if while for foreach switch using lock fixed catch in is yield case goto do var'.split(
    ' ',
  ),
);
/**
 * Tokens before the parameters of a function that are looked at: modifiers, a type and a name. With
 * more of them it is no declaration, and what stands before it may make it unreachable.
 */
const LONGEST_SIGNATURE = 40;
/** Languages in which the statements under one label run on into the next. */
const FALLS_THROUGH: ReadonlySet<string> = new Set([
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'java',
  'c',
  'cpp',
  'php',
]);
/** Words that carry a statement on behind a body; a body says nothing about the ones behind it. */
const FURTHER: ReadonlySet<string> = new Set([
  'else',
  'elif',
  'elsif',
  'elseif',
  'catch',
  'except',
  'rescue',
  'finally',
  'ensure',
  'while',
]);
/** Tokens between braces that can be a condition: `{ it.ok }`. Longer ones are taken for a body. */
const LONGEST_CONDITION = 60;
/** Tokens behind a block that are looked at, so that time stays linear. */
const LONGEST_TAIL = 100;

/** A text of which it is known what stands around each of its parts. */
export interface Structured {
  /** @param from offset of the span, `to` its end (exclusive). */
  around(from: number, to: number): Surroundings;
  /**
   * What the statements before the one of a span say, the nearest first.
   *
   * @param isOnLine whether only those that stand on the line on which it begins
   */
  statementsBefore(from: number, most: number, isOnLine: boolean): readonly string[];
  /** Offsets of the statements that stand in a span, whole, also where they begin before it or end behind it. */
  statementsIn(from: number, to: number): readonly Offsets[];
}

/** A stretch of a text: offsets in characters, end exclusive. */
export interface Offsets {
  readonly from: number;
  readonly to: number;
}

/** How the statements and constructs of a text stand in each other. */
export class Structure implements Structured {
  /** Openers of the bodies of what has a name: functions, types. */
  private readonly named: ReadonlySet<number>;
  private readonly exits: Exits;

  constructor(
    private readonly code: Code,
    private readonly layout: CodeLayout,
    private readonly branches: readonly CodeRegion[],
    /** Of a token: its text as the canonical form has it, or as it stands. */
    private readonly textAt: (i: number) => string,
    symbols: readonly CodeSymbol[],
    private readonly dialect: CodeDialect,
  ) {
    this.named = this.bodiesOf(symbols);
    this.exits = new Exits(code, layout, dialect.language);
  }

  around(from: number, to: number): Surroundings {
    const first = this.tokenAt(from);
    const branches = this.branches.filter(({ body }) => body.from <= first && first < body.to);
    const around = this.layout.around(first);
    const regions = branches.length === 0 ? around : sorted([...branches, ...around]);
    return {
      ancestors: regions.flatMap((region, index) =>
        this.describe(region, regions.slice(index + 1), first),
      ),
      before: this.textBefore(first, from),
      after: this.textAfter(to),
      isUnreachable: this.isUnreachable(first, regions),
    };
  }

  statementsBefore(from: number, most: number, isOnLine: boolean): readonly string[] {
    const first = this.tokenAt(from);
    const start = statementStart(this.layout, first);
    if (this.isDeclared(start)) return [];
    return statementsBefore(this.code, this.layout, first, most, isOnLine).map((range) =>
      this.textOf(range),
    );
  }

  statementsIn(from: number, to: number): readonly Offsets[] {
    const first = this.tokenAt(from);
    let end = this.tokenAt(to);
    if (this.code.from(end) < to && end < this.code.length) end += 1;
    return codeStatements(this.code, this.layout, { from: first, to: end }).map((range) => ({
      from: this.code.from(range.from),
      to: this.code.to(range.to - 1),
    }));
  }

  /** All of its tokens but the semicolons that end it. */
  private textOf({ from, to }: TokenRange): string {
    let end = to;
    while (end > from && this.code.is(end - 1, ';')) end -= 1;
    return Array.from({ length: end - from }, (_, index) => this.textAt(from + index))
      .filter((text) => text !== '')
      .join(' ');
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

  /**
   * What heads a region, what stands before the function in its arguments, and the label that the
   * token stands under.
   */
  private describe(region: CodeRegion, inside: readonly CodeRegion[], first: number): string[] {
    const { code, layout } = this;
    if (region.element !== undefined) return this.elementSays(region.element);
    const inner = inside.find(({ opener }) => opener >= region.body.from);
    const said = [this.gateOf(region)];
    if (inner !== undefined && code.is(region.opener, '(') && code.is(inner.opener, '{')) {
      // `it('refuses strangers', () => {`: the arguments before a function say when it runs.
      const start = statementStart(layout, inner.opener);
      const behind = { from: inner.end, to: region.body.to };
      // Functions that PHP calls for each element take the elements behind it: `array_map(function …, $docs)`.
      if (this.dialect.language === 'php' && behind.from < behind.to)
        said.push(this.render(behind).join(' '));
      if (start > region.body.from)
        said[0] = `${said[0] ?? ''} ${this.render({ from: region.body.from, to: start }).join(' ')}`;
    }
    const labels = this.labelsOf(region, inner === undefined ? first : inner.opener);
    return labels === '' ? said : [...said, labels];
  }

  /** The labels in a region from which a token is reached; they may stand in another order. */
  private labelsOf(region: CodeRegion, at: number): string {
    const labels = labelsAt(this.layout, at, (between) => this.runsOn(between, region));
    return labels
      .filter(({ from }) => from >= region.body.from)
      .map((label) => this.render(label).join(' '))
      .toSorted()
      .join(', ');
  }

  /** Whether what stands under one label runs on into the next. */
  private runsOn(between: TokenRange, { body }: CodeRegion): boolean {
    const { language } = this.dialect;
    if (!FALLS_THROUGH.has(language))
      return (
        this.code.is(between.to - 1, 'fallthrough') || this.code.is(between.to - 2, 'fallthrough')
      );
    return !this.exits.leaveBetween(between, body.from);
  }

  /** What an element of JSX says about its inside, by the text of its attributes. */
  private elementSays({ name, attributes }: NonNullable<CodeRegion['element']>): string[] {
    const said = attributes.map((attribute) => ({
      name: attribute.name,
      value: this.renderValue(attribute.value)
        .join(' ')
        .replaceAll(/^(?:m:)?["']|["']$/g, ''),
    }));
    return [elementSays(name, said) ?? []].flat();
  }

  /** Texts of a value, what literals hold included, but not what functions do. */
  private renderValue({ from, to }: TokenRange): string[] {
    const { code, layout, textAt } = this;
    const rendered: string[] = [];
    for (let i = from; i < to; i += 1) {
      const mate = layout.mate(i);
      const isBody =
        mate > i && mate < to && code.is(i, '{') && (code.is(i - 1, ')') || code.is(i - 2, '=>'));
      rendered.push(isBody ? '{}' : textAt(i));
      if (isBody) i = mate;
    }
    return rendered.filter((text) => text !== '');
  }

  /**
   * What a region says about its inside: its gate, its note, and its tail where the language has
   * one.
   */
  private gateOf(region: CodeRegion): string {
    if (region.opener < 0) return region.note;
    const head = this.layout.headOf(region).flatMap((range) => this.render(range));
    const gate = gateOf(head, this.named.has(region.opener), this.dialect);
    const tail = this.dialect.hasTails ? this.tailOf(region) : '';
    return `${gate}${region.note}${tail}`;
  }

  /** What the statement of a region says behind it. */
  private tailOf({ end }: CodeRegion): string {
    let to = end;
    while (
      to < this.code.length &&
      to - end < LONGEST_TAIL &&
      !this.layout.begins(to) &&
      !this.code.is(to, ';') &&
      this.layout.mate(to) < 0
    )
      to += 1;
    return to === end ? '' : ` ${this.render({ from: end, to }).join(' ')}`;
  }

  /** Texts of tokens, each pair of brackets one text; of braces what they hold is left out. */
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
      const isBrace = !code.is(i, '(') && !code.is(i, '[');
      rendered.push(
        isBrace && !this.isCondition(i, mate)
          ? '{}'
          : [code.slice(i), ...this.render({ from: i + 1, to: mate }), code.slice(mate)].join(' '),
      );
      i = mate;
    }
    return rendered;
  }

  /**
   * Whether braces hold one expression or a list, and no statements that have a place of their own:
   * `filter { it.ok }`.
   */
  private isCondition(open: number, mate: number): boolean {
    const { code, layout } = this;
    if (
      mate - open > LONGEST_CONDITION ||
      mate === open + 1 ||
      !code.is(open, '{') ||
      code.isAny(mate + 1, FURTHER)
    )
      return false;
    for (let i = open + 1; i < mate; i += 1) {
      if (code.is(i, ';') && i + 1 < mate) return false;
      if (
        i > open + 1 &&
        layout.begins(i) &&
        !code.is(i - 1, ',') &&
        !code.is(i, ';') &&
        !this.isParameterEnd(i - 1, open)
      )
        return false;
      const inner = layout.mate(i);
      if (inner > i && inner < mate) i = inner;
    }
    return true;
  }

  /** Whether the parameters of a block end at a token. */
  private isParameterEnd(i: number, open: number): boolean {
    const { code } = this;
    return i > open && (code.is(i, 'in') || code.is(i, '|') || code.is(i, '>'));
  }

  /** What the statement of token `first` says before `from`, its siblings in a list left out. */
  private textBefore(first: number, from: number): string {
    const mate = this.layout.mate(first);
    const end = mate >= 0 && mate < first ? mate : first; // what a bracket closes stands in it, not before it
    const start = statementStart(this.layout, end);
    const cut =
      this.code.from(first) < from && !this.isText(first)
        ? this.code.text.slice(this.code.from(first), from)
        : '';
    const texts = this.render({ from: start, to: end });
    const own = this.isConstant(start)
      ? texts.slice(texts.lastIndexOf(',') + 1)
      : (withoutSiblings(texts, this.dialect.language) ?? texts);
    return [...withoutAnnotations(own), cut].join(' ').trim();
  }

  /**
   * Whether token `i` is a comma of a list that no brackets hold: what else is in the list joins
   * nothing to an element.
   */
  private isElement(i: number): boolean {
    const start = statementStart(this.layout, i);
    const texts = [...this.render({ from: start, to: i }), ','];
    return this.isConstant(start) || withoutSiblings(texts, this.dialect.language) !== null;
  }

  /**
   * Whether the constants of an enumeration begin at a token, which commas part though statements
   * follow (Java, Kotlin).
   */
  private isConstant(start: number): boolean {
    const { language } = this.dialect;
    if (language !== 'java' && language !== 'kotlin') return false;
    const around = this.layout.around(start).at(-1);
    if (around === undefined || around.body.from !== start || !this.code.is(around.opener, '{'))
      return false;
    return this.gateOf(around) === 'enum';
  }

  /** The shape of what the statement says behind offset `to`. */
  private textAfter(to: number): string {
    const { code, layout } = this;
    const first = this.tokenAt(to);
    const isCut = code.from(first) < to;
    const cut = isCut && !this.isText(first) ? code.text.slice(to, code.to(first)) : '';
    const start = isCut ? first + 1 : first;
    if (layout.isEmptyElement?.(start - 1) === true) return `${cut}</>`; // it was closed before what it held
    if (this.joinsNothing(start - 1)) return cut;
    const rest = this.render({ from: start, to: this.joinedEnd(start) });
    return [cut, ...gateShape(rest)].join(' ').trim();
  }

  /** Whether token `i` joins nothing that stands behind it to what stands before. */
  private joinsNothing(i: number): boolean {
    const { code } = this;
    if (code.is(i, '{') || code.is(i, ';')) return true;
    return code.is(i, ',') && this.isElement(i);
  }

  /** The end of what goes on with a statement or an element of a list from a token on. */
  private joinedEnd(start: number): number {
    const { code, layout } = this;
    let next = start;
    let isList: boolean | null = null;
    for (let steps = 0; next < code.length && steps < LONGEST_STATEMENT; steps += 1) {
      if (code.is(next, ';') || (next > 0 && layout.begins(next))) break;
      if (code.is(next, ',')) {
        isList ??= this.isElement(next);
        if (isList || layout.begins(next + 1)) break;
      }
      const mate = layout.mate(next);
      if (mate >= 0 && mate < start) break;
      next = mate > next ? mate + 1 : next + 1;
    }
    return next;
  }

  /** Whether a token is a literal: what else stands in a text joins nothing to a part of it. */
  private isText(i: number): boolean {
    const kind = this.code.kind(i);
    return kind === 'string' || kind === 'template' || kind === 'markup';
  }

  /**
   * Looks at the statements before a token in its block, and before those that hold it, up to the
   * function that it is in.
   */
  private isUnreachable(first: number, regions: readonly CodeRegion[]): boolean {
    const start = statementStart(this.layout, first);
    if (this.isDeclared(start)) return false;
    let at = first;
    for (const region of regions.toReversed()) {
      if (region.opener < 0) continue;
      if (this.exits.leaveBefore(at, region)) return true;
      if (this.named.has(region.opener) || FUNCTION.test(this.gateOf(region))) return false;
      at = region.opener;
    }
    return this.exits.leaveBefore(at, { body: { from: 0, to: this.code.length } });
  }

  /** Whether a declaration begins there: it holds wherever it stands. */
  private isDeclared(start: number): boolean {
    if (this.dialect.language === 'csharp' && this.isLocalFunction(start)) return true;
    return (
      this.code.isAny(start, DECLARED) ||
      (this.code.is(start, 'async') && this.code.isAny(start + 1, DECLARED))
    );
  }

  /** `Task<int> Check(…) {` of C#: two words before the parameters, and a body behind them. */
  private isLocalFunction(start: number): boolean {
    const { code } = this;
    let words = 0;
    let at = start;
    for (; at < start + LONGEST_SIGNATURE && !code.is(at, '('); at += 1) {
      if (code.isWord(at)) words += 1;
      else if (!['<', '>', ',', '.', '?', '[', ']'].some((sign) => code.is(at, sign))) return false;
      if (code.isAny(at, NO_TYPE)) return false;
    }
    const end = code.mate(at) + 1;
    return (
      words > 1 && end > at && (code.is(end, '{') || code.is(end, '=>') || code.is(end, 'where'))
    );
  }

  /** Openers of the bodies of what has a name. */
  private bodiesOf(symbols: readonly CodeSymbol[]): ReadonlySet<number> {
    const named = new Set<number>();
    for (const symbol of symbols) {
      let last = this.tokenAt(symbol.to) - 1;
      while (last >= 0 && (this.code.is(last, ';') || this.code.is(last, ','))) last -= 1;
      const opener =
        this.code.is(last, ')') || this.code.is(last, ']') ? -1 : this.layout.mate(last);
      if (opener >= 0 && opener < last && this.code.from(opener) >= symbol.from) named.add(opener);
    }
    return named;
  }
}
