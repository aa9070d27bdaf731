import type { Anchors } from './anchors.js';
import type { Facets } from './facets.js';
import type { PageNames } from './names.js';

/** What every part of the page needs: the addresses of rows, their filters, and which names are links. */
export interface PageParts {
  readonly anchors: Anchors;
  readonly facets: Facets;
  readonly names: PageNames;
}
