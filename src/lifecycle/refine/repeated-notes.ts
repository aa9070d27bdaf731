import type { Note } from '../../memory/notes/note.js';
import { visible } from '../../text/visible.js';
import type { KnownText } from './known.js';
import type { Decided, NoteVerdict, Shared } from './outcome.js';

/*
 * Of staged notes that say the same, which one is proposed, and what becomes of the others? Three
 * agents may note one trap in three files:
 *
 *   new-trap-a.md "Migrations run twice on Mondays."       proposed
 *   new-trap-b.md "Migrations run twice on Mondays."       the same as a, and goes with it
 *   new-trap-c.md "Migrations run twice on each Monday."   waits until a is decided
 */

/** Verdicts that propose a note, and which of them has the first choice. */
const PROPOSING: readonly NoteVerdict['kind'][] = ['corrects', 'eligible', 'too_narrow'];

/** Staged notes of one text, in their order. */
export interface Copies {
  readonly notes: readonly Note[];
  /** Those that name a sighting which the others do not name. */
  readonly tellers: readonly Note[];
}

/** What a staged note is by itself, and which others say the same. */
export interface LoneVerdict extends Decided {
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
export function decidedAlone(note: Note, verdict: NoteVerdict): LoneVerdict {
  return { note, verdict, says: [], isCorrection: false, target: null };
}

/** Why a note waits for the decision on another one. */
export function nearlyProposed(as: string): string {
  return `it waits, because ${visible(as, 200)} says nearly the same and is proposed`;
}

/** A note that this run proposes, and what it corrects. */
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

/** A proposal that a note repeats, and the text that both state. */
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
