import { readCode, symbolsOf, type CodeSymbol, type ReadCode } from '../languages/code/symbols.js';
import { marksOf } from './comment-signs.js';
import { readJsonKeys } from './json-keys.js';
import type { LineTree } from './line-tree.js';
import { firstFrom, labelOf, signAt } from './mark.js';
import { readMarkdown } from './markdown.js';
import type { SourceText, Span } from './source-text.js';
import { readTomlLines } from './toml-lines.js';
import { readYamlLines } from './yaml-lines.js';

/*
 * What does a stretch of text stand in? A line of `login()` in a class stands in `Auth.login`; one
 * of Markdown in its section; one of a data file below its keys; and `sign` says whether it lies in
 * a comment or a fence.
 *
 * Anchors hold two versions against each other by it, and `hints.ts` stores the name as `within`.
 * Another name takes trust, so to tell too much is a false alarm, the safe error; facts hold the
 * names of symbols and sections and the signs of comments, so none may change its form; of keys
 * hardly any is stored (`json-keys.ts` says which). A new kind of file is a reader beside this one
 * that `outlineOf` asks. `__tests__/anchors/outline.test.ts`, `data-scopes.test.ts` and
 * `hostile-scopes.test.ts` beside it fail when this is wrong.
 */

/** What a stretch of text stands in: a function, a Markdown section, a key of a data file. */
export interface AnchorScope {
  /** The whole way to it, outermost first; empty at the top. */
  readonly name: string;
  /** Its own name: what would still be there if the stretch had been taken elsewhere. */
  readonly own: string;
  /** 1-based line in which it begins; 0 at the top. */
  readonly line: number;
  /** What opens the comment, the fence or the text in which it lies; empty mostly. The whole name ends with it. */
  readonly sign: string;
}

/** The outline of one text. */
export interface Outline {
  scopeOf(span: Span): AnchorScope;
  /** How often a scope of this own name is there: of two `describe` nothing can be told by the name alone. */
  count(own: string): number;
  /**
   * Whether two scopes of one name are two things: functions are, keys and headings are told apart
   * by what is above them.
   */
  readonly isCode: boolean;
  /** Whether a scope can get another name and be the same: another key of a data file is another thing. */
  readonly renames: boolean;
}

/** What stands in nothing. */
const TOP: AnchorScope = { name: '', own: '', line: 0, sign: '' };

const outlines = new WeakMap<SourceText, Outline>();

/** Computed once for each text. */
export function outlineOf(source: SourceText): Outline {
  const known = outlines.get(source);
  if (known !== undefined) return known;
  const outline = readOutline(source);
  outlines.set(source, outline);
  return outline;
}

const codes = new WeakMap<SourceText, ReadCode>();

/** The tokens of a text, paired and read once; null where no lexer reads it. */
export function codeIn(source: SourceText): ReadCode | null {
  const known = codes.get(source);
  if (known !== undefined || source.lexedAs === null) return known ?? null;
  const code = readCode(source.lexedAs, source.text, source.lexed);
  codes.set(source, code);
  return code;
}

const symbols = new WeakMap<SourceText, readonly CodeSymbol[]>();

/** The symbols of a text, read once; none where its language has none. */
export function symbolsIn(source: SourceText): readonly CodeSymbol[] {
  const known = symbols.get(source);
  if (known !== undefined) return known;
  const code = source.language === null ? null : codeIn(source);
  const found = code === null ? [] : symbolsOf(code);
  symbols.set(source, found);
  return found;
}

/** Chooses the reader by the ending of the file. A new kind of file is a line here. */
function readOutline(source: SourceText): Outline {
  if (/\.(?:md|mdx|mdc|markdown)$/i.test(source.path)) return sections(source);
  if (/\.(?:json|jsonc|json5)$/i.test(source.path)) return keys(source);
  if (/\.ya?ml$/i.test(source.path)) return lineTree(source, readYamlLines(source.lines));
  if (/\.toml$/i.test(source.path)) return lineTree(source, readTomlLines(source.lines));
  return source.language === null ? plain(source) : codeOutline(source, symbolsIn(source));
}

/** A text of which nothing is known but its comments. */
function plain(source: SourceText): Outline {
  const marks = marksOf(source);
  return {
    isCode: false,
    renames: false,
    count: () => 0,
    scopeOf: ({ from }) => inside(TOP, signAt(marks, from)),
  };
}

/** Adds the comment or fence to a name: `Auth.login` becomes `Auth.login > //`. */
function inside(scope: AnchorScope, sign: string): AnchorScope {
  return sign === '' ? scope : { ...scope, name: `${scope.name} > ${sign}`.trimStart(), sign };
}

/**
 * For each of some stretches in order the nearest earlier one that may go on behind its beginning;
 * -1 where there is none.
 */
function enclosing(all: readonly { readonly from: number; readonly to: number }[]): number[] {
  const open: number[] = [];
  return all.map(({ from }, index) => {
    for (let top = open.at(-1); top !== undefined && (all[top]?.to ?? 0) < from; top = open.at(-1))
      open.pop();
    const outer = open.at(-1) ?? -1;
    open.push(index);
    return outer;
  });
}

/** The innermost symbol that is more than the stretch itself. */
function codeOutline(source: SourceText, all: readonly CodeSymbol[]): Outline {
  const counts = countsOf(all.map((symbol) => scopeName(symbol, source.text)));
  const outer = enclosing(all);
  return {
    isCode: true,
    renames: true,
    count: (own) => counts.get(own) ?? 0,
    scopeOf({ from, to }) {
      // Symbols are in the order in which they begin.
      for (
        let at = firstFrom(all.length, (index) => (all[index]?.from ?? 0) > from) - 1;
        at >= 0;
        at = outer[at] ?? -1
      ) {
        const symbol = all[at];
        if (
          symbol === undefined ||
          symbol.to < to ||
          symbol.to - symbol.from <= to - from ||
          isItself(symbol, { from, to }, source.text)
        )
          continue;
        const name = scopeName(symbol, source.text);
        return { name, own: name, line: source.lineAt(symbol.from), sign: '' };
      }
      return TOP;
    },
  };
}

/** Annotations, attributes and decorators, with the blanks behind them: `@Get('/a') `, `#[test] `, `[Obsolete] `. */
const ANNOTATIONS =
  /^(?:(?:@[\w.]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?|#?\[(?:[^[\]]|\[[^[\]]*\])*\])\s*)+$/;
/** Characters of annotations that are looked at, so that the pattern above reads no long text. */
const MOST_ANNOTATIONS = 2_000;

/** Whether a stretch is all of a symbol but what annotates it. */
function isItself(symbol: CodeSymbol, { from, to }: Span, text: string): boolean {
  return (
    symbol.to <= to &&
    from - symbol.from <= MOST_ANNOTATIONS &&
    ANNOTATIONS.test(text.slice(symbol.from, from))
  );
}

/** The sections of a Markdown text, and the fence or comment in them. */
function sections(source: SourceText): Outline {
  const { sections: all, marks } = readMarkdown(source.lines);
  const counts = countsOf(all.map(({ title }) => title));
  const labels = all.map(({ title }) => labelOf(title));
  const outer = enclosing(all);
  return {
    isCode: false,
    renames: true,
    count: (own) => counts.get(own) ?? 0,
    scopeOf(span) {
      const [from, to] = source.rangeOf(span);
      const titles: string[] = [];
      let scope = TOP;
      for (
        let at = firstFrom(all.length, (index) => (all[index]?.from ?? 0) > from) - 1;
        at >= 0;
        at = outer[at] ?? -1
      ) {
        const section = all[at];
        if (section === undefined || section.to < to || section.to - section.from <= to - from)
          continue;
        if (titles.length === 0) scope = { ...TOP, own: section.title, line: section.from };
        titles.push(labels[at] ?? '');
      }
      return inside({ ...scope, name: titles.toReversed().join(' > ') }, signAt(marks, span.from));
    },
  };
}

/** What a place of a JSON text stands below: the keys on the way to it, whatever its lines are. */
function keys(source: SourceText): Outline {
  const { marks, wayOf } = readJsonKeys(source.text);
  return {
    isCode: false,
    renames: false,
    count: () => 0,
    scopeOf({ from, to }) {
      const way = wayOf(from, to);
      return inside(
        way === null
          ? TOP
          : { name: way.name, own: way.own, line: source.lineAt(way.from), sign: '' },
        signAt(marks, from),
      );
    },
  };
}

/**
 * Levels of YAML and TOML that are told apart; deeper ones are as good as equal. No name of these
 * is stored, so it may change with a measurement of time (`json-keys.ts` has one of its own).
 */
const DEEPEST = 32;

/** What a line of YAML or TOML stands below. */
function lineTree(
  source: SourceText,
  { parents, labelOf: label, twice, marks }: LineTree,
): Outline {
  const labels = new Map<number, string>(); // a line can be long, and a thousand places below it
  const labelAt = (line: number): string => {
    const known = labels.get(line) ?? label(line);
    labels.set(line, known);
    return known;
  };
  return {
    isCode: false,
    renames: false,
    count: () => 0,
    scopeOf(span) {
      const [first, last] = source.rangeOf(span);
      const chain: string[] = [];
      for (
        let line = parents[first] ?? 0;
        line > 0 && chain.length < DEEPEST;
        line = parents[line] ?? 0
      )
        chain.push(labelAt(line));
      const key = twice[firstFrom(twice.length, (index) => (twice[index]?.line ?? 0) >= first)];
      const name = `${chain.toReversed().join(' > ')}${key !== undefined && key.line <= last ? key.text : ''}`;
      return inside(
        { name, own: chain[0] ?? '', line: parents[first] ?? 0, sign: '' },
        signAt(marks, span.from),
      );
    },
  };
}

/** How often each name is there. */
function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Decorators that give a name a further definition beside its own: `@limit.setter`, `@typing.overload`. */
const DECORATED = /^@(?:[\w.]+\.)?(setter|getter|deleter|property|cached_property|overload)\b/;
/** `get x()`, `public static set x(v)`. */
const ACCESSOR =
  /^(?:(?:public|private|protected|internal|static|override|abstract|async)\s+)*(get|set)\s/;

/**
 * What a scope is called. A getter, its setter and overloads have one name and are several things,
 * which may come and go beside each other: so each is called by its name and its kind.
 */
function scopeName({ name, from }: CodeSymbol, text: string): string {
  const head = text.slice(from, from + 120); // both patterns are about the first words only
  const kind = (DECORATED.exec(head) ?? ACCESSOR.exec(head))?.[1];
  return kind === undefined ? name : `${name} (${kind})`;
}
