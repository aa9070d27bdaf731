import type { ThenAndNow } from '../gate/then-and-now.js';
import type { Links } from './links.js';

/**
 * What the page shows that an evaluation does not hold: `html.ts` takes it from whoever writes the page, since it
 * needs git or knows the host. Each is left out where it is not at hand, and the page is whole without it. Fields
 * may be added. The compiler holds those who fill it.
 */
export interface PageEvidence {
  /** Where the files can be looked at; null where nobody knows where the repository is hosted. */
  readonly links?: Links | null;
  /** What stale facts cite, as it was and as it is. */
  readonly cited?: readonly ThenAndNow[];
  /** How many facts were adopted after each of the last commits of the base; null where nobody knows. */
  readonly trend?: AdoptionTrend | null;
  /** By which commit of the base an event came, by the id of the event. */
  readonly arrivals?: ReadonlyMap<string, EventArrival>;
}

/** The commit of the base that brought an event of a ledger. */
export interface EventArrival {
  readonly commit: string;
  /** The number of the pull request that its message names, or null. */
  readonly pullRequest: number | null;
}

/** How the number of adopted facts changed. */
export interface AdoptionTrend {
  /** Facts with an adoption in force, a number for each commit, the oldest first. */
  readonly adopted: readonly number[];
}
