import { readPage, type HtmlDialect, type HtmlRegion } from '../lexers/html.js';
import { PageElements } from './page-elements.js';
import type { Offsets, Structured, Surroundings } from './structure.js';

/*
 * What stands around a place in a page? In its text the elements around it; in a script or style
 * those, and then the structure of the code in it, which is read as a text of its own language.
 *
 * `read-structure.ts` makes one for each page. The order (elements from the outermost in, then the
 * code) is in the digest of the hint `around` and stays; MOST_LEVELS bounds time, and only a page
 * made to be slow reaches it. An element or a condition that is missed may hide what is in it; one
 * too many is a false alarm, the safe error. `__tests__/anchors/elements.test.ts` fails when this is
 * wrong.
 */

/** Reads code of an embedded language, with its own offsets. */
type ReadCode = (language: NonNullable<HtmlRegion['language']>, text: string) => Structured | null;

/**
 * Elements in one another that are looked at, so that a page of nothing but tags costs no more;
 * browsers nest 512.
 */
const MOST_LEVELS = 2_000;

/** The elements of a page around its texts, and the structure of the code in its scripts and styles. */
export class PageStructure implements Structured {
  private readonly elements: PageElements;
  private readonly regions: readonly HtmlRegion[];
  /** The structure of each script and style, read when it is first asked for. */
  private readonly codes = new Map<HtmlRegion, Structured | null>();

  constructor(
    private readonly text: string,
    dialect: HtmlDialect,
    private readonly readCode: ReadCode,
  ) {
    const { tokens, regions } = readPage(text, dialect);
    this.regions = regions;
    this.elements = new PageElements(text, tokens, dialect);
  }

  around(from: number, to: number): Surroundings {
    const blanks = /\s*/y;
    blanks.lastIndex = from;
    const first = Math.min(from + (blanks.exec(this.text)?.[0].length ?? 0), to);
    const { ancestors, before } = this.elementsAround(first);
    const region = this.regionAt(first);
    const code = region === undefined ? null : this.codeOf(region);
    if (region === undefined || code === null)
      return { ancestors, before, after: '', isUnreachable: false };
    const inside = code.around(first - region.from, Math.min(to, region.to) - region.from);
    return { ...inside, ancestors: [...ancestors, ...inside.ancestors] };
  }

  statementsBefore(from: number, most: number, isOnLine: boolean): readonly string[] {
    const region = this.regionAt(from);
    const code = region === undefined ? null : this.codeOf(region);
    return region === undefined || code === null
      ? []
      : code.statementsBefore(from - region.from, most, isOnLine);
  }

  statementsIn(from: number, to: number): readonly Offsets[] {
    const region = this.regionAt(from);
    const code = region === undefined ? null : this.codeOf(region);
    if (region === undefined || code === null) return [];
    return code
      .statementsIn(from - region.from, Math.min(to, region.to) - region.from)
      .map((one) => ({ from: one.from + region.from, to: one.to + region.from }));
  }

  /** The script or style that holds an offset. */
  private regionAt(offset: number): HtmlRegion | undefined {
    return this.regions.find((one) => one.from <= offset && offset < one.to);
  }

  /** What the elements around an offset say, and what is asked before the one that begins there. */
  private elementsAround(offset: number): {
    readonly ancestors: string[];
    readonly before: string;
  } {
    const { elements } = this;
    const ancestors: string[] = [];
    let before = '';
    let levels = 0;
    for (
      let at = elements.lastBefore(offset);
      at >= 0 && levels < MOST_LEVELS;
      at = elements.all[at]?.outer ?? -1
    ) {
      levels += 1;
      const element = elements.all[at];
      if (element === undefined || offset >= element.to) continue;
      if (element.from === offset) before = element.otherwise;
      else if (offset < element.tagTo) ancestors.push(`<${element.name}`);
      else ancestors.push(...[elements.saysOf(element) ?? []].flat());
    }
    return { ancestors: ancestors.toReversed(), before };
  }

  /** The structure of a script or style; null where its language is not known or has none. */
  private codeOf(region: HtmlRegion): Structured | null {
    const known = this.codes.get(region);
    if (known !== undefined || region.language === null) return known ?? null;
    const code = this.readCode(region.language, this.text.slice(region.from, region.to));
    this.codes.set(region, code);
    return code;
  }
}

/** Whether a language is one of pages. */
export function isPage(language: string): language is HtmlDialect {
  return language === 'html' || language === 'vue';
}
