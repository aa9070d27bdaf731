import { parseFact, type Fact, type FactRecord } from '../../memory/fact.js';
import type { Layout } from '../../memory/layouts/layout.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { say } from '../../text/phrase.js';
import { appendEvents, type Ledger, type Signature } from '../append-events.js';
import type { ImportLinks, LinkedEntry } from './links.js';
import type { Expected, Move } from './move.js';
import { nativeText, type NativeFront, type Original } from './original.js';
import type { StoredStatus } from './stored-status.js';

/* A fact that is made of an entry of another store: first a draft, then, with its links, a move with its events. */

/** The front matter of a draft; status and links come last. */
type DraftFront = Omit<NativeFront, 'status' | 'supersedes'>;

/** An entry of a store before it becomes a fact. */
export interface Imported {
  readonly from: string;
  readonly file: string;
  /** Names that other entries of its store may use for it. */
  readonly names: readonly string[];
  readonly storedStatus: StoredStatus;
  readonly original: Original;
  readonly record: FactRecord;
  readonly fact: Fact;
  readonly parts: readonly string[];
  readonly notes: Readonly<Record<string, unknown>>;
  readonly digest: string;
}

export interface Draft extends LinkedEntry {
  readonly kind: 'draft';
  readonly path: string;
  readonly entry: Imported;
  readonly front: DraftFront;
  readonly expected: Expected;
}

export interface DraftTerms {
  readonly layout: Layout;
  readonly ledger: (id: string) => Ledger;
  readonly signature: Signature;
}

/** A fact of an entry, before the links between entries are known. */
export function draftOf(
  id: string,
  sourceRef: string,
  entry: Imported,
): Draft & { readonly text: string; readonly record: FactRecord } {
  const { original, fact, notes, storedStatus } = entry;
  const path = factPath(id);
  const front: DraftFront = {
    sourceRef,
    made: madeOf(fact),
    notes,
    renamedKeys: untrueDates(original.keys ?? {}, fact),
  };
  const expected: Expected = { kind: 'fact', original };
  return {
    kind: 'draft',
    id,
    path,
    entry,
    front,
    expected,
    storedStatus,
    ...writtenFact(id, path, original, front),
  };
}

/** The move of a draft, with its links and events. */
export function moveOf(
  { id, path, entry, front, expected, storedStatus }: Draft,
  links: ImportLinks,
  { layout: { name }, ledger, signature }: DraftTerms,
): Move {
  const { from, file, original, digest } = entry;
  const withdrawn = withdrawnAs(storedStatus, links.replaced.has(id));
  const { text, record } = writtenFact(id, path, original, {
    ...front,
    supersedes: links.supersedes.get(id) ?? [],
    ...(withdrawn === null ? {} : { status: withdrawn }),
  });
  if (record.fact === null)
    return {
      kind: 'refused',
      from,
      file,
      why: say`it would not be a valid fact: ${record.problems[0]?.message ?? ''}`,
    };
  const { claim, binding, sources } = record.fact;
  const unbound = sources.length === 0 ? { why: `moved from ${name}, where it cites nothing` } : {};
  const successor = links.replaced.get(id) ?? null;
  const by = successor === null ? '' : `, by ${successor}`;
  const events = appendEvents(ledger(id), signature, [
    {
      type: 'candidate.proposed',
      claim,
      binding,
      evidence: `${front.sourceRef.slice(0, 3_900)} ${digest}`,
      ...unbound,
    },
    // An entry that its store withdrew stays withdrawn: it was never adopted here, so no trust is lost.
    ...(withdrawn === 'superseded'
      ? [{ type: 'fact.superseded', claim, binding, why: `superseded in ${name}${by}` } as const]
      : []),
    ...(withdrawn === 'rejected'
      ? [{ type: 'candidate.discarded', claim, binding, why: `rejected in ${name}` } as const]
      : []),
  ]);
  return {
    kind: 'move',
    from,
    file,
    to: path,
    as: 'fact',
    changes: [{ path, content: text }, events],
    expected,
    ...(withdrawn === null ? {} : { withdrawn }),
  };
}

/** The status by which an entry was withdrawn; null where it is in force. */
function withdrawnAs(
  { kind }: StoredStatus,
  isReplaced: boolean,
): 'superseded' | 'rejected' | null {
  if (kind === 'rejected') return 'rejected';
  return isReplaced || kind === 'superseded' ? 'superseded' : null;
}

/**
 * The text of a fact, and how it is read. Sources of a note that a fact cannot have are kept as words of the note.
 */
function writtenFact(
  id: string,
  path: string,
  original: Original,
  front: NativeFront,
): { readonly text: string; readonly record: FactRecord } {
  const write = (text: string): { readonly text: string; readonly record: FactRecord } => ({
    text,
    record: parseFact(id, path, Buffer.from(text)),
  });
  const first = write(nativeText(original, front));
  if (first.record.fact !== null) return first;
  const { sources: _none, ...others } = front.made;
  const second = write(
    nativeText(original, {
      ...front,
      made: others,
      renamedKeys: [...front.renamedKeys, 'sources'],
    }),
  );
  return second.record.fact === null ? first : second;
}

/** Dates of the original that another of its keys limits further. */
function untrueDates(
  keys: Readonly<Record<string, unknown>>,
  { validUntil, reviewBy }: Fact,
): string[] {
  const isOther = (key: string, date: string | null): boolean =>
    Object.hasOwn(keys, key) && keys[key] !== date;
  return [
    ...(isOther('valid_until', validUntil) ? ['valid_until'] : []),
    ...(reviewBy !== null && isOther('review_by', reviewBy) ? ['review_by'] : []),
  ];
}

/**
 * Keys of a fact that the layout made of other words of the note: its topic of a tag, its review date of `next_update`
 * or of the last line, its sources of words of AIT.
 */
function madeOf({
  topic,
  importance,
  validFrom,
  validUntil,
  reviewBy,
  sources,
}: Fact): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({
      topic: topic === null || topic === '' || topic.length > 200 ? undefined : topic,
      importance: importance === 'normal' ? undefined : importance,
      valid_from: validFrom ?? undefined,
      valid_until: validUntil ?? undefined,
      review_by: reviewBy ?? undefined,
      sources:
        sources.length === 0 || sources.some(({ selector }) => selector.kind !== 'file')
          ? undefined
          : sources.map(({ path, digest }) => ({ path, ...(digest === null ? {} : { digest }) })),
    }).filter(([, value]) => value !== undefined),
  );
}
