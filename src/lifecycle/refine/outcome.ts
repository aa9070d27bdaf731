import type { Sightings } from './sightings.js';
import type { Note } from '../../memory/notes/note.js';
import type { KnownText } from './known.js';
import type { NarrowPlace } from './narrow.js';

/** Words that two texts share, the most telling first. */
export interface Shared {
  /** From 0 to 1. */
  readonly similarity: number;
  readonly words: readonly { readonly word: string; readonly weight: number }[];
}

/** What becomes of a staged note, and why. Each but the last two says what is done with it. */
export type RefineOutcome =
  /** What it says is known: by a fact, or an atom. */
  | { readonly kind: 'duplicate'; readonly of: string; readonly shared: Shared }
  /** It is about one place alone: kept as a candidate that cites it, or let go where nothing can be cited. */
  | { readonly kind: 'too_narrow'; readonly fact: string | null }
  /**
   * It says otherwise than what is known, and is kept as a candidate: which of the two holds is for
   * a person to decide.
   */
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
  /** Nothing that becomes memory by itself; it stays. */
  | { readonly kind: 'not_a_candidate'; readonly why: string };

/** One staged note, and what became of it. */
export interface RefinedItem {
  /** The staged file; null where the policy keeps its name unsaid. */
  readonly path: string | null;
  readonly outcome: RefineOutcome;
  /** The known text that is most like it; null where none is. It is named and nothing is merged. */
  readonly near: Near | null;
}

/** A known text, by its id or path, and what a note has in common with it. */
export interface Near {
  readonly id: string;
  readonly shared: Shared;
}

/** Whether a run asks anybody to adopt something: a merge with an approval does it then. */
export function asksForAdoption(items: readonly RefinedItem[]): boolean {
  return items.some(({ outcome }) => outcome.kind === 'eligible');
}

/** How an outcome is called, in reports and on the screen. */
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
