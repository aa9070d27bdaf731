import type { Note } from '../../memory/notes/note.js';
import { visible } from '../../text/visible.js';
import type { KnownText } from './known.js';
import type { Shared } from './outcome.js';
import type { Decided, NoteVerdict } from './verdict.js';

/** Corrections come before the rest. */
const FIRST: readonly NoteVerdict['kind'][] = ['corrects', 'eligible', 'too_narrow'];

/** Staged notes of one text, in their order; a few of them tell of all that was seen. */
export interface Copies {
  readonly notes: readonly Note[];
  readonly tellers: readonly Note[];
}

/** Notes by what they state, in their order. */
export function byText(notes: readonly Note[]): Note[][] {
  const texts = new Map<string, Note[]>();
  for (const note of notes) {
    const others = texts.get(note.body.trim());
    if (others === undefined) texts.set(note.body.trim(), [note]);
    else others.push(note);
  }
  return [...texts.values()];
}

/** What a staged note is by itself, and which others say the same. */
export interface Alone extends Decided {
  /** Staged texts that say the same, its own first; `isAll` where nothing of this one would be lost with it. */
  readonly says: readonly {
    readonly copies: Copies;
    readonly shared: Shared;
    readonly isAll: boolean;
  }[];
  readonly isCorrection: boolean;
  /** What it corrects, or would if that were adopted. */
  readonly target: KnownText | null;
}

/** What was decided without asking which others say the same. */
export function settledAs(note: Note, verdict: NoteVerdict): Alone {
  return { note, verdict, says: [], isCorrection: false, target: null };
}

/** Why a note waits. */
export function nearlyProposed(as: string): string {
  return `it waits, because ${visible(as, 200)} says nearly the same and is proposed`;
}

/** Of those that say the same one is proposed, whatever their order, and the others repeat it. */
export function together(each: readonly Alone[]): readonly Decided[] {
  /** Notes that this run proposes by their texts, and what each corrects. */
  const proposed = new Map<
    Copies,
    { readonly path: string; readonly target: KnownText | null }[]
  >();
  const repeated = new Map<string, NoteVerdict>();
  const repeats = ({ note, verdict, says, isCorrection, target }: Alone): boolean => {
    for (const { copies, shared, isAll } of says.toSorted(
      (a, b) => Number(b.isAll) - Number(a.isAll),
    )) {
      const as = proposed
        .get(copies)
        ?.find((one) => !isCorrection || target?.isSettled !== true || one.target === target);
      if (as === undefined) continue;
      if (isAll) repeated.set(note.path, { kind: 'same', as: as.path, shared, otherwise: verdict });
      // Two that differ in a word are not both proposed at once, and neither is lost.
      else if (verdict.kind !== 'observed')
        repeated.set(note.path, { kind: 'not_a_candidate', why: nearlyProposed(as.path) });
      return true;
    }
    return false;
  };
  const propose = ({ note: { path }, says: [own], target }: Alone): void => {
    if (own !== undefined)
      proposed.set(own.copies, [...(proposed.get(own.copies) ?? []), { path, target }]);
  };
  for (const kind of FIRST)
    for (const one of each) if (one.verdict.kind === kind && !repeats(one)) propose(one);
  for (const one of each) if (one.verdict.kind === 'observed') repeats(one);
  return each.map(({ note, verdict }) => ({ note, verdict: repeated.get(note.path) ?? verdict }));
}
