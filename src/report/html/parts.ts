import type { RuleTexts, Words } from '../catalogue/catalogue.js';
import type { Anchors } from './anchors.js';
import type { Facets } from './facets.js';
import type { PageNames } from './names.js';

/**
 * What every part of the page asks: which address a row has, what it can be filtered by, and which of its names
 * are links. `html.ts` makes one for a page; a part takes what it needs. The compiler holds those who use it.
 */
export interface PageParts {
  readonly anchors: Anchors;
  readonly facets: Facets;
  readonly names: PageNames;
  /** In which language all of it is said. */
  readonly words: Words;
  /** What the rules say in that language; empty for English, which they say themselves. */
  readonly rules: Partial<RuleTexts>;
}
