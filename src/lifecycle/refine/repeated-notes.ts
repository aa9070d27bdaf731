import type { Note } from '../../memory/notes/note.js';
import { visible } from '../../text/visible.js';
import type { KnownText } from './known.js';
import type { Decided, NoteVerdict, Shared } from './outcome.js';

/*
 * Which of several staged notes that say the same is proposed, and what becomes of the others? Of two equal ones the
 * first; the second goes with it; one that differs in a word waits until the first is decided.
 */

/** Verdicts that propose a note, in order of preference. */
const PROPOSING: readonly NoteVerdict['kind'][] = ['corrects', 'eligible', 'too_narrow'];

/** Staged notes of one text, in their order. */
export interface Copies {
  readonly notes: readonly Note[];
  /** Notes with a sighting that the others do not have. */
  readonly tellers: readonly Note[];
}

/** What a staged note is by itself, and which others say the same. */
export interface LoneVerdict extends Decided {
  /** Staged texts that say the same, its own first; `isAll` where nothing of this one would be lost. */
  readonly says: readonly {
    readonly copies: Copies;
    readonly shared: Shared;
    readonly isAll: boolean;
  }[];
  readonly isCorrection: boolean;
  /** The text that it corrects, or would if that were adopted. */
  readonly target: KnownText | null;
}

/** A verdict that does not depend on other notes. */
export function decidedAlone(note: Note, verdict: NoteVerdict): LoneVerdict {
  return { note, verdict, says: [], isCorrection: false, target: null };
}

/** Why a note waits for the decision on another one. */
export function nearlyProposed(as: string): string {
  return `it waits, because ${visible(as, 200)} says nearly the same and is proposed`;
}

interface Proposal {
  readonly path: string;
  readonly target: KnownText | null;
}

/** The verdicts on all notes together: of those that say the same one is proposed, and the others repeat it. */
export function withoutRepeats(each: readonly LoneVerdict[]): readonly Decided[] {
  const proposals = new Map<Copies, Proposal[]>();
  const repeated = new Map<string, NoteVerdict>();
  const decide = (one: LoneVerdict): 'repeats' | 'stands alone' => {
    const found = proposalOfTheSame(one, proposals);
    if (found === null) return 'stands alone';
    const verdict = verdictOnRepeat(one, found);
    if (verdict !== null) repeated.set(one.note.path, verdict);
    return 'repeats';
  };
  for (const kind of PROPOSING) {
    for (const one of each) {
      if (one.verdict.kind !== kind || decide(one) === 'repeats') continue;
      const [own] = one.says;
      if (own === undefined) continue;
      const proposal = { path: one.note.path, target: one.target };
      proposals.set(own.copies, [...(proposals.get(own.copies) ?? []), proposal]);
    }
  }
  for (const one of each) if (one.verdict.kind === 'observed') decide(one);
  return each.map(({ note, verdict }) => ({ note, verdict: repeated.get(note.path) ?? verdict }));
}

interface FoundProposal {
  readonly proposal: Proposal;
  readonly text: LoneVerdict['says'][number];
}

/** Texts that say all of the note come first; a correction repeats only one of the same fact. */
function proposalOfTheSame(
  { says, isCorrection, target }: LoneVerdict,
  proposals: ReadonlyMap<Copies, readonly Proposal[]>,
): FoundProposal | null {
  for (const text of says.toSorted((a, b) => Number(b.isAll) - Number(a.isAll))) {
    const proposal = proposals
      .get(text.copies)
      ?.find((one) => !isCorrection || target?.isSettled !== true || one.target === target);
    if (proposal !== undefined) return { proposal, text };
  }
  return null;
}

/** Two notes that differ in a word are not both proposed at once, and neither is lost; null where nothing changes. */
function verdictOnRepeat(
  { verdict }: LoneVerdict,
  { proposal, text: { shared, isAll } }: FoundProposal,
): NoteVerdict | null {
  if (isAll) return { kind: 'same', as: proposal.path, shared, otherwise: verdict };
  return verdict.kind === 'observed'
    ? null
    : { kind: 'not_a_candidate', why: nearlyProposed(proposal.path) };
}
