import { base } from './base.js';
import type { Cite } from './case.js';
import { dialectOf, type Dialect } from './dialect.js';
import type { Site } from './sites.js';
import { find, lineNumber, linesOf, take, type Range } from './text-edits.js';

/** A site with its text read and its regions found. */
export interface Placed {
  readonly site: Site;
  readonly dialect: Dialect;
  readonly text: string;
  readonly unit: Range;
  /** The function with the comments and attributes directly above it. */
  readonly whole: Range;
  readonly span: Range;
  readonly neighbour: Range;
  readonly neighbourWhole: Range;
  readonly top: number;
  readonly spanText: string;
}

export function place(site: Site): Placed {
  const text = base(site.base);
  const unit = find(text, site.unit);
  const inUnit = find(
    linesOf(text)
      .slice(unit[0] - 1)
      .join('\n'),
    site.span,
  );
  const span: Range = [inUnit[0] + unit[0] - 1, inUnit[1] + unit[0] - 1];
  const neighbour = find(text, site.neighbour);
  return {
    site,
    dialect: dialectOf(site.language),
    text,
    unit,
    whole: withDoc(text, unit),
    span,
    neighbour,
    neighbourWhole: withDoc(text, neighbour),
    top: withDoc(text, [lineNumber(text, site.top), 0])[0],
    spanText: take(text, span).join('\n'),
  };
}

/** The range with the comments and attributes directly above it. */
export function withDoc(text: string, [from, to]: Range): Range {
  const lines = linesOf(text);
  let first = from;
  while (/^\s*(?:\/\/|\/\*|#(?!include|!)|@)/.test(lines[first - 2] ?? '')) first -= 1;
  return [first, to];
}

/** The first line of a function, and for C the brace on the next. */
export function headerOf({ text, unit }: Placed): string[] {
  const lines = take(text, unit);
  const end = lines.findIndex((line) => /[{:]$/.test(line));
  return lines.slice(0, end + 1);
}

/** The line that ends a function, none in Python. */
export function closerOf({ site, text, unit }: Placed): string[] {
  return site.language === 'python' ? [] : take(text, [unit[1], unit[1]]);
}

/** Lines of the function under another name. */
export function renamed(placed: Placed, lines: readonly string[]): string[] {
  const [from, to] = placed.site.rename;
  const at = lines.findIndex((line) => line.includes(from));
  return lines.map((line, index) => (index === at ? line.replace(from, () => to) : line));
}

/** The anchors that a site is cited by, each under the name of its kind. */
export function anchorsOf({ site, dialect, span }: Placed): readonly Cite[] {
  const { path, quote, symbol } = site;
  const anchors: readonly Cite[] = [{ path, lines: span }, { path, quote }, { path }];
  return dialect.symbols ? [...anchors, { path, symbol }, { path, symbol, quote }] : anchors;
}
