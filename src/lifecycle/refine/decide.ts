import { type Note, ENOUGH } from '../../memory/notes/note.js';
import { secretsIn } from '../../text/secrets.js';
import { visible } from '../../text/visible.js';
import type { Provenance } from '../../tree/provenance.js';
import type { Entry, Reason } from '../../trust/entry.js';
import {
  type SimilarText,
  type Text,
  NearDuplicateIndex,
} from '../../text/near-duplicates/near-duplicate-index.js';
import type { ReadWord } from '../../text/near-duplicates/reader.js';
import { SentenceIndex, comparedSentences } from '../../text/near-duplicates/sentences.js';
import { contradicts } from '../../text/near-duplicates/vetoes.js';
import { knownTexts, targetsOf, type KnownText } from './known.js';
import { narrowPlace } from './narrow.js';
import type { Decided, Near, NoteVerdict, Shared } from './outcome.js';
import { saysAll } from './says-all.js';
import {
  nearlyProposed,
  decidedAlone,
  withoutRepeats,
  type LoneVerdict,
  type Copies,
} from './repeated-notes.js';
import { sightingsOf, tellersOf, Witnesses, type Sightings } from './sightings.js';

/*
 * What is one staged note: a duplicate of a known text, a correction of it, nothing that becomes memory, or something
 * new?
 */

/**
 * A sentence that contradicts more known texts only has their pattern: "Service D listens on port 3004." denies
 * nothing of the services A, B and C with other ports.
 */
const MOST_DENIED = 2;

/** Reasons of the judge for which the sources of a note are gone. */
const SOURCE_GONE: ReadonlySet<Reason> = new Set<Reason>([
  'source_digest_mismatch',
  'source_missing',
  'source_unreadable',
  'source_out_of_tree',
]);

/**
 * Decides on staged notes, in their order. The first answer counts: it cannot become memory; it was turned down
 * before; it is a duplicate; it waits for one that says nearly the same; it corrects something settled; else what it
 * is by itself (`ownVerdict`).
 *
 * @param entries of the whole tree, judged.
 * @param notes every note, by path.
 * @param staged those that may be read.
 */
export function decideNote(
  entries: readonly Entry[],
  notes: ReadonlyMap<string, Note>,
  staged: readonly Note[],
  provenance: Provenance,
): {
  readonly decided: readonly Decided[];
  readonly near: ReadonlyMap<string, Near>;
  readonly incomplete: readonly string[];
} {
  const known = new Map(knownTexts(entries, notes).map((one) => [one.id, one]));
  const changed = new Set(
    entries.flatMap(({ path, reasons }) =>
      path !== null && reasons.some((reason) => SOURCE_GONE.has(reason)) ? [path] : [],
    ),
  );
  const against = new Map(
    staged.map((note) => [
      note.path,
      reasonAgainst(note) ??
        (changed.has(note.path) ? 'what it cites has changed since it was written' : null),
    ]),
  );
  const candidates = new Map(
    staged.filter(({ path }) => against.get(path) === null).map((note) => [note.path, note]),
  );
  const witnesses = new Witnesses(provenance);
  const byText = new Map<string, Note[]>();
  for (const note of candidates.values()) {
    const others = byText.get(note.body.trim());
    if (others === undefined) byText.set(note.body.trim(), [note]);
    else others.push(note);
  }
  const copies = [...byText.values()].map((same): Copies => ({
    notes: same,
    tellers: tellersOf(same, witnesses),
  }));
  const copiesOf = new Map(
    copies.flatMap((one) => one.notes.map(({ path }) => [path, one] as const)),
  );
  // One of each, so that a thousand copies crowd out nothing.
  const first = new Map(
    copies.flatMap((one) =>
      one.notes.slice(0, 1).map(({ path, body }) => [path, { copies: one, body }] as const),
    ),
  );
  const alike = likenesses(
    [...known.values()],
    [...first].map(([path, { body }]) => ({ id: path, text: body })),
  );
  const targetOf = targetsOf([...known.values()]);
  const deniedIn = sentencesDenied([...known.values()], alike.wordsOf);
  const near = new Map<string, Near>();

  const alone = (note: Note): LoneVerdict => {
    const why = against.get(note.path);
    if (typeof why === 'string') return decidedAlone(note, { kind: 'not_a_candidate', why });
    const own = copiesOf.get(note.path) ?? { notes: [note], tellers: [note] };
    const hits = alike.of(own.notes[0]?.path ?? note.path);
    const held = hits.flatMap((hit) =>
      [known.get(hit.other)].flatMap((text) => (text === undefined ? [] : [{ hit, text }])),
    );
    const [closest] = held;
    if (closest !== undefined)
      near.set(note.path, { id: closest.text.id, shared: sharedOf(closest.hit) });
    const similarNotes = hits.flatMap((hit) =>
      hit.kind === 'near'
        ? []
        : [first.get(hit.other)].flatMap((one) =>
            one === undefined ? [] : [{ hit, copies: one.copies }],
          ),
    );
    const same = [own, ...similarNotes.map((similar) => similar.copies)];
    const tellers = same.flatMap((one) => one.tellers).filter((one) => one !== note);
    const sightings = sightingsOf([note, ...tellers], witnesses);
    const like = same.reduce((count, { notes: { length } }) => count + length, -1);
    const turnedDown = held.find(({ hit, text }) => text.isRejected && isCovered(hit));
    if (turnedDown !== undefined)
      return decidedAlone(note, {
        kind: 'not_a_candidate',
        why: `it was rejected before, as ${visible(turnedDown.text.id, 200)}`,
      });
    const inForce = held.filter(({ text }) => !text.isRejected && text.covers);
    const named = targetOf(note);
    const isCorrection = named !== null || callsItselfCorrection(note);
    // A correction of settled memory repeats only another correction of the same; any other note only a proposed one.
    const repeats = (text: KnownText): boolean =>
      ((named === null || text === named) && text.text.trim() === note.body.trim()) ||
      (named?.isSettled === true
        ? text.supersedes.includes(named.id) || text.contradicts === named.id
        : text.wasStaged && !text.isSettled);
    const covering = inForce.filter(
      ({ hit, text }) => isCovered(hit) && (!isCorrection || repeats(text)),
    );
    const covered = covering.find(({ text }) => saysAll(text.text, note.body, alike.wordsOf));
    if (covered !== undefined)
      return decidedAlone(note, {
        kind: 'duplicate',
        of: covered.text,
        shared: sharedOf(covered.hit),
      });
    // A note that differs in a word is news once that one is decided, and until then a second proposal of one thing.
    const awaited = covering.find(({ text }) => text.wasStaged && !text.isSettled);
    if (awaited !== undefined)
      return decidedAlone(note, { kind: 'not_a_candidate', why: nearlyProposed(awaited.text.id) });
    const target = named ?? settledTarget(inForce, isCorrection, () => deniedIn(note.body));
    const verdict =
      target?.isSettled === true
        ? ({
            kind: 'corrects',
            target,
            because: isCorrection ? 'it corrects' : 'it contradicts',
            sightings,
          } as const)
        : ownVerdict(note, sightings, like);
    return {
      note,
      verdict,
      says: [
        { copies: own, shared: { similarity: 1, words: [] }, isAll: true },
        ...similarNotes.flatMap((similar) =>
          isCovered(similar.hit)
            ? [
                {
                  copies: similar.copies,
                  shared: sharedOf(similar.hit),
                  isAll: saysAll(similar.copies.notes[0]?.body ?? '', note.body, alike.wordsOf),
                },
              ]
            : [],
        ),
      ],
      isCorrection,
      target,
    };
  };
  const each = staged.map(alone);
  return { decided: withoutRepeats(each), near, incomplete: alike.incomplete };
}

/** The verdict on a note that neither repeats nor corrects anything. */
function ownVerdict(
  note: Note,
  sightings: Sightings,
  like: number,
): Extract<NoteVerdict, { readonly kind: 'too_narrow' | 'observed' | 'eligible' }> {
  const place = narrowPlace(note.body);
  const seen = {
    kind: sightings.counted.length < ENOUGH ? 'observed' : 'eligible',
    sightings,
    like,
  } as const;
  return place === null ? seen : { kind: 'too_narrow', place, otherwise: seen };
}

/** Known texts and other notes that are similar to each staged note. */
function likenesses(
  known: readonly KnownText[],
  staged: readonly Text[],
): {
  readonly of: (path: string) => readonly SimilarText[];
  readonly wordsOf: (text: string) => readonly ReadWord[];
  readonly incomplete: readonly string[];
} {
  const texts = known.map(({ id, text }) => ({ id, text }));
  const index = new NearDuplicateIndex(staged.length === 0 ? [] : [...texts, ...staged]);
  const paths = new Set(staged.map(({ id }) => id));
  let alone: NearDuplicateIndex | null = null;
  let incomplete = 0;
  const likeOf = (text: Text): readonly SimilarText[] => {
    const { found, more, isComplete } = index.like(text);
    if (!isComplete) incomplete += 1;
    if (more === 0) return found;
    // Many staged copies must not crowd out what is known.
    alone ??= new NearDuplicateIndex(texts);
    return [...alone.like(text).found, ...found.filter(({ other }) => paths.has(other))];
  };
  const found = new Map(staged.map((one) => [one.id, likeOf(one)]));
  return {
    of: (path) => found.get(path) ?? [],
    wordsOf: (text) => index.wordsOf(text),
    incomplete:
      incomplete === 0
        ? []
        : [
            `${incomplete} staged notes share nearly everything with thousands of others ` +
              'and were not compared with all',
          ],
  };
}

/** Whether a note calls itself a correction, even of an unknown text. */
export function callsItselfCorrection({ kind, front }: Note): boolean {
  return kind === 'correction' || front.corrects !== null;
}

/** Why a note becomes nothing, whatever its text; null where it may. */
function reasonAgainst({ kind, problems, text }: Note): string | null {
  if (problems.length > 0) return 'its format is broken';
  if (/^<{7} /m.test(text) && /^>{7} /m.test(text)) return 'it contains merge conflict markers';
  if (secretsIn(text).length > 0) return 'it contains what looks like a secret';
  return AGAINST_KIND[kind];
}

/** For notes of a session, reports, and unknown names. */
const NO_MEMORY = 'notes of this kind do not become memory';

const AGAINST_KIND: Readonly<Record<Note['kind'], string | null>> = {
  new_trap: null,
  new_pattern: null,
  correction: null,
  failed_skill: 'a failed skill does not become memory',
  unresolved: 'it has not been resolved',
  checkpoint: NO_MEMORY,
  decoded_text: NO_MEMORY,
  diff_compare: NO_MEMORY,
  critical_verification: NO_MEMORY,
  verify_report: NO_MEMORY,
  build_report: NO_MEMORY,
  refine_report: NO_MEMORY,
  other: NO_MEMORY,
};

/** The settled text that a note corrects or denies. A note that denies many may be about something else. */
function settledTarget(
  inForce: readonly { readonly hit: SimilarText; readonly text: KnownText }[],
  isCorrection: boolean,
  deniedBySentence: () => readonly KnownText[],
): KnownText | null {
  const denied = inForce.filter(({ hit }) => isDenied(hit));
  if (!isCorrection && denied.length > MOST_DENIED) return null;
  const whole = (isCorrection ? inForce : denied).find(({ text }) => text.isSettled)?.text;
  if (whole !== undefined) return whole;
  const [first, ...others] = deniedBySentence();
  return others.length >= MOST_DENIED ? null : (first ?? null);
}

/** Settled texts that a sentence of a text denies, even if the whole texts are not similar. */
function sentencesDenied(
  known: readonly KnownText[],
  wordsOf: (text: string) => readonly ReadWord[],
): (text: string) => readonly KnownText[] {
  const settled = known.filter((one) => one.isSettled && one.covers && !one.isRejected);
  let index: SentenceIndex | null = null;
  return (text) => {
    index ??= new SentenceIndex(settled.map((one) => comparedSentences(wordsOf(one.text))));
    const found = comparedSentences(wordsOf(text))
      .flatMap((sentence) => index?.disagreements(sentence) ?? [])
      .filter(({ vetoes }) => isDenied({ contradicts: contradicts(vetoes), vetoes }));
    return [...new Set(found.flatMap((one) => settled[one.text] ?? []))];
  };
}

/** Whether the other text may say everything that this one says. One that says more is news. */
function isCovered({ kind, isPart }: SimilarText): boolean {
  return kind === 'duplicate' || (kind === 'subsumed' && isPart);
}

/**
 * Whether one denies the other. Another name or path may be about something else, and a word that only one has
 * contradicts nothing.
 */
function isDenied({
  contradicts: isContrary,
  vetoes,
}: Pick<SimilarText, 'contradicts' | 'vetoes'>): boolean {
  return (
    isContrary &&
    vetoes.some(
      ({ by, here, there }) =>
        by === 'negation' ||
        by === 'number' ||
        (by === 'opposite' && here.length > 0 && there.length > 0),
    )
  );
}

function sharedOf({ similarity, shared }: SimilarText): Shared {
  return { similarity, words: shared.map(({ word, weight }) => ({ word, weight })) };
}
