import type { Entry } from '../trust/entry.js';

/** Where an entry stands before those who read memory: how far they may believe it. */
export const SHELVES = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'] as const;
export type Shelf = (typeof SHELVES)[number];

/** The one way from what the judge says to what a reader is shown: recall, context, review and session all ask here. */
export function shelfOf(entry: Entry): Shelf {
  switch (entry.trustLevel) {
    case 'trusted':
      return entry.trustedBaseline ? 'trusted' : 'excluded';
    case 'advisory':
      return 'advisory';
    case 'candidate':
      // Invalid and rejected texts are nothing that anybody may still adopt as they are.
      return entry.status === 'candidate' ? 'candidates' : 'excluded';
    case 'evidence':
      return 'evidence';
    case 'superseded':
    case 'stale':
    case 'policy_blocked':
    case 'untrusted':
      return 'excluded';
  }
}
