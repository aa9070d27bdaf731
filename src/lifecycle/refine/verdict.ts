import type { Note } from '../../memory/notes/note.js';
import type { KnownText } from './known.js';
import type { NarrowPlace } from './narrow.js';
import type { Shared } from './outcome.js';
import type { Sightings } from './sightings.js';

/*
 * `decide.ts` beside it makes a verdict for each staged note, and `lifecycle/refine.ts` writes what follows
 * from it: only `eligible`, `corrects` and `too_narrow` can make a proposal. A new kind has to be answered
 * wherever there is a `switch` over them; the compiler says where. Types alone, and none is stored.
 */

/** What a staged note is, before anything is written for it. */
export type NoteVerdict =
  /** It stays as it is. */
  | { readonly kind: 'not_a_candidate'; readonly why: string }
  | { readonly kind: 'duplicate'; readonly of: KnownText; readonly shared: Shared }
  /**
   * Another staged note says the same, and is proposed in this run; `otherwise` is what holds where
   * that one cannot be.
   */
  | {
      readonly kind: 'same';
      readonly as: string;
      readonly shared: Shared;
      readonly otherwise: NoteVerdict;
    }
  /** `otherwise` is what holds where the place cannot be cited, and may well be there. */
  | { readonly kind: 'too_narrow'; readonly place: NarrowPlace; readonly otherwise: NoteVerdict }
  | {
      readonly kind: 'corrects';
      readonly target: KnownText;
      readonly because: string;
      readonly sightings: Sightings;
    }
  | { readonly kind: 'observed'; readonly sightings: Sightings; readonly like: number }
  | { readonly kind: 'eligible'; readonly sightings: Sightings; readonly like: number };

export interface Decided {
  readonly note: Note;
  readonly verdict: NoteVerdict;
}
