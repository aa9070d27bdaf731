import type { Note } from '../../memory/notes/note.js';
import type { Entry } from '../../trust/entry.js';

/*
 * With what is a staged note compared, and what does a correction correct? With every fact and every
 * note of long standing (an "atom") that still says something. `correction-time-zones.md` is of the one
 * that is called `time/zones`.
 */

/** Something that memory states already, and a staged note is held against. */
export interface KnownText {
  /** Id of a fact, or path of a note. */
  readonly id: string;
  readonly text: string;
  /** The atom, where it is a note; null for a fact. */
  readonly note: Note | null;
  readonly isRejected: boolean;
  /**
   * Whether it is what memory holds: an atom, or a fact that was adopted. What is only proposed is
   * nothing yet that could be corrected.
   */
  readonly isSettled: boolean;
  /** Whether who says the same says nothing new. Of what is stale it is news. */
  readonly covers: boolean;
  /** What it says otherwise than, where it was staged as a contradiction. */
  readonly contradicts: string | null;
  /** Ids of facts that it takes the place of. */
  readonly supersedes: readonly string[];
  /** Whether it was a staged note before. */
  readonly wasStaged: boolean;
}

/**
 * What staged notes are held against: atoms, and facts in every state in which they say something.
 * What is stale covers nothing: that it was noticed again is news; but it can be corrected. What
 * the policy blocks is not there.
 */
export function knownTexts(
  entries: readonly Entry[],
  notes: ReadonlyMap<string, Note>,
): KnownText[] {
  return entries.flatMap(({ id, record, status }): KnownText[] => {
    if (record === null || record.fact === null || status === 'policy_blocked') return [];
    const note = notes.get(record.path) ?? null;
    const common = {
      text: record.fact.statement,
      note,
      supersedes: record.fact.supersedes,
      contradicts: record.contradicts ?? null,
      wasStaged: record.fact.sourceRef?.startsWith('staged:') === true,
    };
    if (note === null)
      return status === 'superseded'
        ? []
        : [
            {
              ...common,
              id,
              isRejected: status === 'rejected',
              isSettled: status === 'accepted' || status === 'stale',
              covers: status !== 'stale',
            },
          ];
    if (note.place !== 'permanent' && note.place !== 'long-term') return [];
    return note.front.status === 'superseded'
      ? []
      : [
          {
            ...common,
            id: record.path,
            isRejected: note.front.status === 'rejected',
            isSettled: true,
            covers: true,
          },
        ];
  });
}

/**
 * Finds what a correction is of: the fact or atom that it names in its front matter, or in its file
 * name. A name that fits several says none of them; what is only proposed stands behind what memory
 * holds.
 */
export function targetsOf(known: readonly KnownText[]): (note: Note) => KnownText | null {
  const inForce = known.filter(({ isRejected }) => !isRejected);
  const [settled, proposed] = [
    byNameOf(inForce.filter(({ isSettled }) => isSettled)),
    byNameOf(inForce.filter(({ isSettled }) => !isSettled)),
  ];
  const only = (name: string): KnownText | null => {
    const [first, another] = settled.get(name) ?? proposed.get(name) ?? [];
    return another === undefined ? (first ?? null) : null;
  };
  return ({ front, name, kind }) => {
    if (front.corrects !== null)
      return only(front.corrects) ?? only(front.corrects.replace(/\.md$/, ''));
    if (kind !== 'correction') return null;
    const named = name.slice('correction-'.length);
    // The second correction of one atom has a number behind its name.
    return only(named) ?? only(named.replace(/-\d+$/, ''));
  };
}

/** Known texts by each name that they go by. */
function byNameOf(known: readonly KnownText[]): ReadonlyMap<string, ReadonlySet<KnownText>> {
  const byName = new Map<string, Set<KnownText>>();
  for (const one of known)
    for (const name of namesOf(one)) byName.set(name, (byName.get(name) ?? new Set()).add(one));
  return byName;
}

/** Its id or path, the last part of it, and the whole with dashes for slashes. */
function namesOf({ id, note }: KnownText): string[] {
  const own =
    note === null
      ? id
      : id
          .replace(/\.md$/, '')
          .replace(/^(?:\.ai-kb\/atoms|(?:\.ai-runtime\/)?memory\/long-term)\//, '');
  return [id, own, own.slice(own.lastIndexOf('/') + 1), own.replaceAll('/', '-')];
}
