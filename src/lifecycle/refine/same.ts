import type { Note } from '../../memory/notes/note.js';
import type { KnownText } from './known.js';
import type { Shared } from './outcome.js';
import type { Decided, Verdict } from './verdict.js';

/** Corrections come before the rest. */
const FIRST: readonly Verdict['kind'][] = ['corrects', 'eligible', 'too_narrow'];

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
  /** Staged texts that say all that this one says, its own first. */
  readonly says: readonly { readonly copies: Copies; readonly shared: Shared }[];
  readonly isCorrection: boolean;
  /** What it corrects, or would if that were adopted. */
  readonly target: KnownText | null;
}

/** What was decided without asking which others say the same. */
export function settledAs(note: Note, verdict: Verdict): Alone {
  return { note, verdict, says: [], isCorrection: false, target: null };
}

/** Of those that say the same one is proposed, whatever their order, and the others repeat it. */
export function together(each: readonly Alone[]): readonly Decided[] {
  /** Notes that this run proposes by their texts, and what each corrects. */
  const proposed = new Map<Copies, { readonly path: string; readonly target: KnownText | null }[]>();
  const repeated = new Map<string, Verdict>();
  const repeats = ({ note, verdict, says, isCorrection, target }: Alone): boolean => {
    for (const { copies, shared } of says) {
      const as = proposed.get(copies)?.find((one) => !isCorrection || target?.isSettled !== true || one.target === target);
      if (as === undefined) continue;
      repeated.set(note.path, { kind: 'same', as: as.path, shared, otherwise: verdict });
      return true;
    }
    return false;
  };
  const propose = ({ note: { path }, says: [own], target }: Alone): void => {
    if (own !== undefined) proposed.set(own.copies, [...(proposed.get(own.copies) ?? []), { path, target }]);
  };
  for (const kind of FIRST) for (const one of each) if (one.verdict.kind === kind && !repeats(one)) propose(one);
  for (const one of each) if (one.verdict.kind === 'observed') repeats(one);
  return each.map(({ note, verdict }) => ({ note, verdict: repeated.get(note.path) ?? verdict }));
}
