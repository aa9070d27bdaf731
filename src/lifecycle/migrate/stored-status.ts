import type { NotePlace } from '../../memory/notes/home.js';
import { partsOf } from './original.js';

/*
 * Which status does another store give to one of its own entries? `status: approved` is `accepted`; `trust_level:
 * stale` is not in the lists, so it is a `candidate`. Of several words the lowest counts.
 */

export interface StoredStatus {
  readonly kind: 'accepted' | 'candidate' | 'superseded' | 'rejected';
  /** The word that decided; null where the folder alone did. */
  readonly word: string | null;
  /** Names of entries that replaced it, in the words of its store. */
  readonly supersededBy: readonly string[];
  /** Names of entries that it replaced. */
  readonly supersedes: readonly string[];
}

type Keys = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<StoredStatus['kind'], readonly string[]>> = {
  accepted: ['accepted', 'adopted', 'approved', 'trusted'],
  // Every word that is not listed is a candidate.
  candidate: [],
  superseded: ['superseded', 'deprecated', 'obsolete', 'replaced'],
  rejected: ['rejected', 'retired', 'discarded', 'withdrawn', 'invalidated'],
};

const ORDER: readonly StoredStatus['kind'][] = ['accepted', 'candidate', 'superseded', 'rejected'];

/** Places whose notes someone has accepted before. */
const ACCEPTED_PLACES: ReadonlySet<NotePlace> = new Set<NotePlace>(['permanent', 'long-term']);

/** @param place folder of a note; null for an entry of an export, which is a candidate unless it says otherwise. */
export function storedStatusOf(keys: Keys, place: NotePlace | null): StoredStatus {
  const supersededBy = namesIn(keys, ['superseded_by', 'replaced_by']);
  const said = ['status', 'trust_level'].flatMap((key) => wordIn(keys[key]) ?? []);
  const words: (readonly [kind: StoredStatus['kind'], word: string])[] = said.map((word) => [
    kindOfWord(word),
    word,
  ]);
  if (supersededBy.length > 0) words.push(['superseded', 'superseded']);
  const [least] = words.toSorted(([a], [b]) => ORDER.indexOf(b) - ORDER.indexOf(a));
  const byPlace = place !== null && ACCEPTED_PLACES.has(place) ? 'accepted' : 'candidate';
  return {
    kind: least?.[0] ?? byPlace,
    word: least?.[1] ?? null,
    supersededBy,
    supersedes: namesIn(keys, ['supersedes', 'replaces']),
  };
}

/** Why an imported fact is not adopted with all others; null where its own store accepted it. */
export function refusedByOrigin(text: string): {
  readonly store: string;
  readonly kind: Exclude<StoredStatus['kind'], 'accepted'>;
  readonly word: string | null;
} | null {
  const front = partsOf(text)?.keys ?? {};
  const ref = front['x-source-ref'];
  const [, store = null, path = ''] =
    typeof ref === 'string' ? (/^(ai-kb|ai-runtime|ait):(.*)$/s.exec(ref) ?? []) : [];
  if (store === null) return null;
  const { kind, word } = storedStatusOf(originalKeys(front), placeOf(store, path));
  return kind === 'accepted' ? null : { store, kind, word };
}

function placeOf(store: string, path: string): NotePlace | null {
  if (store === 'ait') return null;
  if (store === 'ai-runtime')
    return /^(?:\.ai-runtime\/)?memory\/long-term\//.test(path) ? 'long-term' : 'short-term';
  return 'permanent';
}

/** The words of its store that an imported fact keeps under `x-`. */
function originalKeys(front: Keys): Keys {
  return Object.fromEntries(
    ['status', 'trust_level', 'superseded_by', 'replaced_by'].flatMap((key) =>
      Object.hasOwn(front, `x-${key}`) ? [[key, front[`x-${key}`]]] : [],
    ),
  );
}

function kindOfWord(word: string): StoredStatus['kind'] {
  return ORDER.find((kind) => WORDS[kind].includes(word.trim().toLowerCase())) ?? 'candidate';
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Names under some keys, each once, in lists or alone; at most a hundred. */
function namesIn(keys: Keys, names: readonly string[]): string[] {
  const values = names.flatMap((name) =>
    Array.isArray(keys[name]) ? [...keys[name]] : [keys[name]],
  );
  const read = values.flatMap((value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : [],
  );
  return [...new Set(read.filter((name) => name !== ''))].slice(0, 100);
}
