import type { Sightings } from './sightings.js';
import type { Note } from '../../memory/notes/note.js';
import type { KnownText } from './known.js';
import type { NarrowPlace } from './narrow.js';

/* What can become of a staged note? First as a verdict (`NoteVerdict`), then as the outcome that reports show. */

/** Words that two texts share, the most distinctive first. */
export interface Shared {
  readonly similarity: number;
  readonly words: readonly { readonly word: string; readonly weight: number }[];
}

/** What becomes of a staged note, and why. */
export type RefineOutcome =
  /** A fact or an atom says it already. */
  | { readonly kind: 'duplicate'; readonly of: string; readonly shared: Shared }
  /** It is about one place alone: a candidate that cites it, or dropped where nothing can be cited. */
  | { readonly kind: 'too_narrow'; readonly fact: string | null }
  /** It contradicts a known text and becomes a candidate; a person decides which of the two holds. */
  | {
      readonly kind: 'corrects';
      readonly target: string;
      readonly because: string;
      readonly fact: string;
      readonly sightings: Sightings;
    }
  /** `like` counts the other staged notes that say the same. */
  | {
      readonly kind: 'eligible';
      readonly fact: string;
      readonly sightings: Sightings;
      readonly like: number;
    }
  /** Not seen often enough; it stays. */
  | { readonly kind: 'observed'; readonly sightings: Sightings; readonly like: number }
  /** It does not become memory by itself; it stays. */
  | { readonly kind: 'not_a_candidate'; readonly why: string };

export interface RefinedItem {
  /** The staged file; null where the policy hides its name. */
  readonly path: string | null;
  readonly outcome: RefineOutcome;
  /** The most similar known text; null where there is none. */
  readonly near: Near | null;
}

export interface Near {
  readonly id: string;
  readonly shared: Shared;
}

/** Whether a run proposes an adoption, which an approved merge then makes. */
export function asksForAdoption(items: readonly RefinedItem[]): boolean {
  return items.some(({ outcome }) => outcome.kind === 'eligible');
}

/** The name of an outcome in reports and on the screen. */
export function outcomeWords(outcome: RefineOutcome, enough: number): string {
  switch (outcome.kind) {
    case 'duplicate':
      return 'duplicate';
    case 'too_narrow':
      return 'too narrow';
    case 'corrects':
      return 'corrects';
    case 'eligible':
      return 'eligible';
    case 'observed':
      return `observed ${outcome.sightings.counted.length}/${enough}`;
    case 'not_a_candidate':
      return 'not a candidate';
  }
}

/** What a staged note is, before anything is written for it. */
export type NoteVerdict =
  | { readonly kind: 'not_a_candidate'; readonly why: string }
  | { readonly kind: 'duplicate'; readonly of: KnownText; readonly shared: Shared }
  /** Another staged note says the same and is proposed in this run; `otherwise` applies if that one cannot be. */
  | {
      readonly kind: 'same';
      readonly as: string;
      readonly shared: Shared;
      readonly otherwise: NoteVerdict;
    }
  /** `otherwise` applies if the place cannot be cited but may exist. */
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
