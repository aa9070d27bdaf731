import type { Note } from '../../memory/notes/note.js';
import type { Entry } from '../../trust/entry.js';

/** Something that memory states already, and a staged note is held against. */
export interface KnownText {
  /** Id of a fact, or path of a note. */
  readonly id: string;
  readonly text: string;
  /** The atom, where it is a note; null for a fact. */
  readonly note: Note | null;
  readonly isRejected: boolean;
}

/**
 * What staged notes are held against: atoms, and facts in every state in which they say something. What is stale or superseded
 * covers nothing: that it was noticed again is news. What the policy blocks is not there.
 */
export function knownTexts(entries: readonly Entry[], notes: ReadonlyMap<string, Note>): KnownText[] {
  return entries.flatMap(({ id, record, status }): KnownText[] => {
    if (record === null || record.fact === null || status === 'policy_blocked') return [];
    const note = notes.get(record.path) ?? null;
    if (note === null) return status === 'stale' || status === 'superseded' ? [] : [{ id, text: record.fact.statement, note, isRejected: status === 'rejected' }];
    if (note.place !== 'permanent' && note.place !== 'long-term') return [];
    return note.front.status === 'superseded' ? [] : [{ id: record.path, text: record.fact.statement, note, isRejected: note.front.status === 'rejected' }];
  });
}

/**
 * Finds what a correction is of: the fact or atom that it names in its front matter, or in its file name. A name that fits
 * several says none of them.
 */
export function targetsOf(known: readonly KnownText[]): (note: Note) => KnownText | null {
  const byName = new Map<string, Set<KnownText>>();
  for (const one of known) if (!one.isRejected) for (const name of namesOf(one)) byName.set(name, (byName.get(name) ?? new Set()).add(one));
  const only = (name: string): KnownText | null => {
    const [first, another] = byName.get(name) ?? [];
    return another === undefined ? (first ?? null) : null;
  };
  return ({ front, name, kind }) => {
    if (front.corrects !== null) return only(front.corrects) ?? only(front.corrects.replace(/\.md$/, ''));
    if (kind !== 'correction') return null;
    const named = name.slice('correction-'.length);
    // The second correction of one atom has a number behind its name.
    return only(named) ?? only(named.replace(/-\d+$/, ''));
  };
}

/** Its id or path, the last part of it, and the whole with dashes for slashes. */
function namesOf({ id, note }: KnownText): string[] {
  const own = note === null ? id : id.replace(/\.md$/, '').replace(/^(?:\.ai-kb\/atoms|(?:\.ai-runtime\/)?memory\/long-term)\//, '');
  return [id, own, own.slice(own.lastIndexOf('/') + 1), own.replaceAll('/', '-')];
}
