import type { Links } from './links.js';

/**
 * What the page shows that an evaluation does not hold: `html.ts` takes it from whoever writes the page, since it
 * needs git or knows the host. Each is left out where it is not at hand, and the page is whole without it. Fields
 * may be added. The compiler holds those who fill it.
 */
export interface PageEvidence {
  /** Where the files can be looked at; null where nobody knows where the repository is hosted. */
  readonly links?: Links | null;
}
