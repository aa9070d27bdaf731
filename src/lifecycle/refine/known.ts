import type { Note } from '../../memory/notes/note.js';
import type { Entry } from '../../trust/entry.js';

/*
 * With what is a staged note compared, and what does a correction correct? With every fact and every permanent note
 * (an "atom"). `correction-time-zones.md` corrects the one that is called `time/zones`.
 */

/** A text that memory contains already. */
export interface KnownText {
  readonly id: string;
  readonly text: string;
  /** The atom; null for a fact. */
  readonly note: Note | null;
  /** The atom of a fact, which says the same; null where there is none. */
  readonly atom: string | null;
  readonly isRejected: boolean;
  /** Whether it can be corrected: an atom, or an adopted fact. A proposal is not memory yet. */
  readonly isSettled: boolean;
  /** Whether a note that says the same is a duplicate. A note that repeats a stale text is news. */
  readonly covers: boolean;
  /** The text that it contradicts, where it was staged as a contradiction. */
  readonly contradicts: string | null;
  /** Ids of facts that it replaces. */
  readonly supersedes: readonly string[];
  readonly wasStaged: boolean;
}

/**
 * Atoms, and facts of every status but blocked ones. Stale texts make no duplicates but can be corrected. A fact stands
 * for the atom that it cites and repeats.
 */
export function knownTexts(
  entries: readonly Entry[],
  notes: ReadonlyMap<string, Note>,
): KnownText[] {
  const atoms = atomsOf(entries, notes);
  const repeated = new Set(atoms.values());
  return entries.flatMap(({ id, record, status }): KnownText[] => {
    if (record === null || record.fact === null || status === 'policy_blocked') return [];
    const note = notes.get(record.path) ?? null;
    const common = {
      text: record.fact.statement,
      note,
      atom: atoms.get(id) ?? null,
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
    return note.front.status === 'superseded' || repeated.has(note.path)
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

/** Facts that stand for no text. */
const LEFT: ReadonlySet<Entry['status']> = new Set<Entry['status']>([
  'policy_blocked',
  'superseded',
]);

/** The path of the atom that a fact cites and repeats, by the id of the fact. */
function atomsOf(
  entries: readonly Entry[],
  notes: ReadonlyMap<string, Note>,
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ id, record, status }) => {
      const fact = record?.fact ?? null;
      if (record === null || fact === null || notes.has(record.path) || LEFT.has(status)) return [];
      const { sources, statement } = fact;
      const own = sources.find(({ path }) => notes.get(path)?.body.trim() === statement.trim());
      return own === undefined ? [] : [[id, own.path] as const];
    }),
  );
}

/**
 * Finds the fact or atom that a correction names in its front matter, or in its file name. An ambiguous name finds
 * nothing; settled texts come before proposals.
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
    // The second correction of one atom ends in a number.
    return only(named) ?? only(named.replace(/-\d+$/, ''));
  };
}

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
