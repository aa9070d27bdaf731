import { compareTexts } from '../../text/order.js';
import { saysExcluded } from '../../trust/blocking.js';
import { byPrecedence, type Entry, type EntryOrigin, type Reason } from '../../trust/entry.js';
import type { Hit, Passage } from '../recall/passage-index.js';
import {
  isGiven,
  notSelected,
  sinceTheBase,
  trustTierOf,
  readerTrustOf,
  type TrustTier,
} from '../../trust/reader-trust.js';
import { type ContextBlock, type ContextPiece, draw, type Drawn } from './block.js';
import type { LeftOut } from './parts.js';
import type { ContextRequest } from './request.js';

/*
 * Which memory goes into a context, when not all of it fits? Trusted facts first, then advisory files, evidence and
 * candidates; whatever fits whole, never a half. What was left out is named, with the reason.
 */

/** Parts of the memory budget, at most; trusted memory has all but what is kept for naming what was left out. */
const SHARE = { advisory: 0.25, evidence: 0.15, candidates: 0.1, excluded: 0.1 } as const;

/**
 * Entries in a row that do not fit, after which the rest of a section is left out unread, so that
 * thousands cost no time.
 */
const MOST_MISSES = 64;

/** Characters of a token, at most, in texts that people write: what is longer by so much need not be measured. */
const LONGEST_TOKEN = 64;

/** What became of an entry. `withheld`: it may not be quoted, since a pull request may have changed it. */
export type Fate = 'included' | 'over_budget' | 'not_selected' | 'withheld';

export interface MemoryPart {
  readonly drawn: readonly Drawn[];
  /** By id of the entry; what is not in it was not selected. */
  readonly fates: ReadonlyMap<string, Fate>;
  /** Entries that are named nowhere in the file, only in the manifest. */
  readonly unnamed: number;
  /** What had no room, or not all of it. */
  readonly leftOut: readonly LeftOut[];
}

export interface MemoryTerms {
  readonly request: ContextRequest;
  /** Tokens for all of it. */
  readonly limit: number;
  readonly costOf: (drawn: Drawn) => number;
  /** Entries that stand elsewhere in the file with their whole text. */
  readonly elsewhere: ReadonlySet<string>;
}

/**
 * Chooses memory for a budget. In this order: trusted, advisory, evidence, candidates, each best
 * first, whatever fits whole; then the names of what was left out, the reasons that a reader may
 * miss first. Nothing is cut in its middle.
 */
export function chooseMemory({ request, limit, costOf, elsewhere }: MemoryTerms): MemoryPart {
  const chosen = new Map<string, ContextBlock>();
  const fates = new Map<string, Fate>();
  const leftOut: LeftOut[] = [];
  const missed = new Map<string, ContextBlock>();
  // What is no entry has no fate of one, whatever it is called.
  const settle = ({ kind, id }: ContextBlock, fate: 'included' | 'over_budget'): void => {
    if (kind === 'entry') fates.set(id, fate);
  };
  const reserve = Math.floor(limit * SHARE.excluded);
  let left = limit - reserve;
  const fill = (wanted: readonly ContextBlock[], most: number): void => {
    const shelf = new Map<string, number>();
    let room = Math.min(most, left);
    let misses = 0;
    for (const block of wanted) {
      const before = chosen.get(keyOf(block));
      const whole =
        before === undefined
          ? block
          : { ...before, pieces: inOrder([...before.pieces, ...block.pieces]) };
      const mayFit =
        misses < MOST_MISSES && (block.pieces[0]?.text.length ?? 0) <= room * LONGEST_TOKEN;
      const cost = mayFit ? costOf(draw(whole)) : Infinity;
      const more = cost - (shelf.get(keyOf(block)) ?? 0);
      if (more > room) {
        misses += 1;
        missed.set(keyOf(block), block);
        if (before === undefined) settle(block, 'over_budget');
        continue;
      }
      misses = 0;
      chosen.set(keyOf(block), whole);
      shelf.set(keyOf(block), cost);
      settle(block, 'included');
      room -= more;
      left -= more;
    }
  };
  const wanted = wantedOf(request, elsewhere, fates, leftOut);
  fill(wanted.trusted, limit);
  fill(wanted.advisory, Math.floor(limit * SHARE.advisory));
  fill(wanted.evidence, Math.floor(limit * SHARE.evidence));
  fill(wanted.candidates, Math.floor(limit * SHARE.candidates));
  for (const block of missed.values())
    leftOut.push({
      section: block.section,
      id: block.id,
      reason: 'over_budget',
      what: chosen.has(keyOf(block)) ? 'part' : 'all',
    });
  const { named, unnamed } = nameExcluded(request, fates, elsewhere, reserve, costOf);
  return { drawn: [...[...chosen.values()].map(draw), ...named], fates, unnamed, leftOut };
}

/** The blocks that could go in, by tier, best first; what may not be quoted is noted in `fates` and `leftOut`. */
function wantedOf(
  request: ContextRequest,
  elsewhere: ReadonlySet<string>,
  fates: Map<string, Fate>,
  leftOut: LeftOut[],
): Readonly<Record<Exclude<TrustTier, 'excluded'>, readonly ContextBlock[]>> {
  const wanted: Record<Exclude<TrustTier, 'excluded'>, ContextBlock[]> = {
    trusted: [],
    advisory: [],
    candidates: [],
    evidence: [],
  };
  for (const entry of request.entries) {
    if (trustTierOf(entry) !== 'excluded' && !mayCarryBody(entry, request))
      fates.set(entry.id, 'withheld');
  }
  if (request.onlyUnchangedSince === undefined)
    wanted.evidence.push(...evidenceBlocks(request, leftOut));
  for (const passage of passagesFor(request)) {
    const { entry } = passage;
    if (entry === null) {
      if (request.onlyUnchangedSince === undefined) wanted.evidence.push(commitBlock(passage));
      continue;
    }
    const shelf = trustTierOf(entry);
    // The text of a skill is given for its name alone; the section of skills says that it is there.
    if (passage.isSkill === true) continue;
    if (shelf === 'excluded' || elsewhere.has(entry.id) || !mayCarryBody(entry, request)) continue;
    wanted[shelf].push(
      entryBlock(entry, shelf, { ...placeOf(passage.id, entry), text: passage.text }),
    );
  }
  if (request.query.trim() === '') {
    for (const { entry, text } of trustedByImportance(request.passages)) {
      if (mayCarryBody(entry, request))
        wanted.trusted.push(entryBlock(entry, 'trusted', { lines: null, text }));
    }
  }
  return wanted;
}

/** What the query finds, the best first, then what is handed on whatever is asked for. */
function passagesFor({ query, hits, handoff = [] }: ContextRequest): readonly Passage[] {
  const found = query.trim() === '' ? [] : hits.map(({ passage }) => passage);
  const ids = new Set(found.map(({ id }) => id));
  return [...found, ...handoff.filter(({ id }) => !ids.has(id))];
}

/** A commit, which is evidence of an attempt and no entry. */
function commitBlock({ id, title, text, origin }: Passage): ContextBlock {
  const { trustLevel, reason } = readerTrustOf(null);
  return {
    section: 'evidence',
    kind: 'commit',
    id,
    ...originOfBlock(origin),
    attributes: [
      ['trust', trustLevel],
      ['reason', reason],
      ...originLabel(origin),
      ['title', title],
    ],
    pieces: [{ lines: null, text }],
  };
}

/**
 * Where a block was read, in our own words and before those of others.
 *
 * @param plain what needs no label: trusted memory is of the base, and so is what is only named.
 */
function originLabel(
  origin: EntryOrigin | undefined,
  plain?: EntryOrigin,
): (readonly [string, string])[] {
  return origin === undefined || origin === plain ? [] : [['origin', origin]];
}

function originOfBlock(origin: EntryOrigin | undefined): Pick<ContextBlock, 'origin'> {
  return origin === undefined ? {} : { origin };
}

/** What is given as evidence, without what the policy excludes. */
function evidenceBlocks({ evidence, policy }: ContextRequest, leftOut: LeftOut[]): ContextBlock[] {
  const blocks: ContextBlock[] = [];
  for (const { id, reason, title, text } of evidence) {
    if (saysExcluded(`${id}\n${title}\n${text}`, policy))
      leftOut.push({
        section: 'evidence',
        id: saysExcluded(id, policy) ? '' : id,
        reason: 'policy_blocked',
        what: 'all',
      });
    else
      blocks.push({
        section: 'evidence',
        kind: 'evidence',
        id,
        attributes: [
          ['trust', 'evidence'],
          ['reason', reason],
          ['title', title],
        ],
        pieces: [{ lines: null, text }],
      });
  }
  return blocks;
}

/**
 * SECURITY S41: in what a pull request may have changed, only what is the same at the base, and
 * trusted there, is quoted.
 */
export function mayCarryBody(entry: Entry, { onlyUnchangedSince }: ContextRequest): boolean {
  return (
    onlyUnchangedSince === undefined ||
    (trustTierOf(entry) === 'trusted' && onlyUnchangedSince.has(entry.id))
  );
}

/** The order in which trusted facts go in where nothing is asked. */
const IMPORTANCE = { critical: 0, high: 1, normal: 2, low: 3 } as const;

function importanceOf({ record }: Entry): number {
  return IMPORTANCE[record?.fact?.importance ?? 'normal'];
}

function trustedByImportance(
  passages: readonly Passage[],
): { readonly entry: Entry; readonly text: string }[] {
  const trusted = passages.flatMap(({ entry, text }) =>
    entry !== null && trustTierOf(entry) === 'trusted' ? [{ entry, text }] : [],
  );
  return trusted.toSorted(
    (a, b) => importanceOf(a.entry) - importanceOf(b.entry) || (a.entry.id < b.entry.id ? -1 : 1),
  );
}

/** An entry as a block, with its trust, its reasons and the first three sources beside its name. */
function entryBlock(entry: Entry, section: TrustTier, piece: ContextPiece): ContextBlock {
  const fact = entry.record?.fact ?? null;
  const attributes: (readonly [string, string])[] = [
    ['trust', entry.trustLevel],
    ['reason', reasonsFor(entry, 'included').join(' ')],
    ...originLabel(entry.origin, section === 'trusted' ? 'base' : undefined),
  ];
  if (fact?.confidence !== null && fact?.confidence !== undefined)
    attributes.push([
      'confidence',
      `${fact.confidence}${readerTrustOf(entry).isUncertain ? ' uncertain' : ''}`,
    ]);
  if (entry.selfAdopted) attributes.push(['adopted', 'by its author']);
  if (fact?.topic !== null && fact?.topic !== undefined) attributes.push(['topic', fact.topic]);
  for (const { path, verdict } of entry.anchors.slice(0, 3))
    attributes.push(['cites', `${path} ${verdict}`]);
  return {
    section,
    kind: 'entry',
    id: entry.id,
    ...originOfBlock(entry.origin),
    attributes,
    pieces: [piece],
  };
}

/** The pieces of a file in its own order, file by file. */
function inOrder(pieces: readonly ContextPiece[]): ContextPiece[] {
  return pieces.toSorted(
    (a, b) => compareTexts(a.file ?? '', b.file ?? '') || (a.lines?.[0] ?? 0) - (b.lines?.[0] ?? 0),
  );
}

/** `…#L10-L24` names a part of a file; behind the id of a link to a folder stands which file. */
function placeOf(passage: string, { id }: Entry): Pick<ContextPiece, 'file' | 'lines'> {
  const [part = '', from, to] = /#L(\d{1,9})-L(\d{1,9})$/.exec(passage) ?? [];
  const file = passage.startsWith(`${id}/`)
    ? passage.slice(id.length + 1, passage.length - part.length)
    : null;
  return {
    lines: from === undefined ? null : [Number(from), Number(to)],
    ...(file === null ? {} : { file }),
  };
}

/** One block for each entry of a section, however many passages of it were found. */
function keyOf({ section, id }: ContextBlock): string {
  return `${section}\0${id}`;
}

/** Why an entry is where it is: what the judge says of it, and what became of it here. */
export function reasonsFor(entry: Entry, fate: Fate): readonly Reason[] {
  const own = entry.reasons.filter((reason) => reason !== 'selected_trusted_memory');
  const standing = readerTrustOf(entry);
  switch (fate) {
    case 'included':
      return byPrecedence(standing.shelf === 'trusted' ? [...own, 'selected_trusted_memory'] : own);
    case 'over_budget':
      return byPrecedence([...own, 'over_budget']);
    case 'not_selected':
    case 'withheld':
      return byPrecedence(isGiven(standing) ? [...own, notSelected(standing)] : own);
  }
}

/**
 * Names what is left out, as far as the room goes: what was found and is not there, what must not
 * be believed, then the rest.
 */
function nameExcluded(
  request: ContextRequest,
  fates: ReadonlyMap<string, Fate>,
  elsewhere: ReadonlySet<string>,
  room: number,
  costOf: (drawn: Drawn) => number,
): { readonly named: Drawn[]; readonly unnamed: number } {
  const out = request.entries.filter(
    ({ id }) => fates.get(id) !== 'included' && !elsewhere.has(id),
  );
  const found = new Map(
    request.hits
      .flatMap(({ passage }: Hit) => passage.entry?.id ?? [])
      .map((id, index) => [id, index]),
  );
  const urgency = (entry: Entry): number => {
    if (found.has(entry.id)) return 0;
    if (trustTierOf(entry) === 'excluded') return 1;
    const fate = fates.get(entry.id);
    if (fate === 'over_budget') return 2;
    return fate === 'withheld' ? 3 : 4;
  };
  const keyed = out.map((entry) => ({
    entry,
    urgency: urgency(entry),
    rank: found.get(entry.id) ?? 0,
  }));
  const ranked = keyed.toSorted(
    (a, b) => a.urgency - b.urgency || a.rank - b.rank || (a.entry.id < b.entry.id ? -1 : 1),
  );
  const named: Drawn[] = [];
  let left = room;
  for (const { entry } of ranked) {
    const drawn = draw({
      section: 'excluded',
      kind: 'listing',
      id: entry.id,
      attributes: whyNot(entry, fates.get(entry.id) ?? 'not_selected'),
      pieces: [],
    });
    left -= costOf(drawn);
    if (left < 0) break;
    named.push(drawn);
  }
  return { named, unnamed: ranked.length - named.length };
}

/** What is said of an entry that is only named. */
function whyNot(entry: Entry, fate: Fate): readonly (readonly [string, string])[] {
  const attributes: (readonly [string, string])[] = [
    ['trust', entry.trustLevel],
    ['reason', reasonsFor(entry, fate).join(' ')],
    ...originLabel(entry.origin, 'base'),
  ];
  const since = sinceTheBase(entry);
  if (since !== null) attributes.push(['why', since]);
  if (fate === 'withheld')
    attributes.push(['text', 'not shown: it may differ from the base, or is not trusted there']);
  if (entry.supersededBy !== null) attributes.push(['superseded-by', entry.supersededBy]);
  return attributes;
}
