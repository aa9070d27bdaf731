import { compareTexts } from '../../text/order.js';
import { saysExcluded } from '../../trust/blocking.js';
import { byPrecedence, type Entry, type EntryOrigin, type Reason } from '../../trust/entry.js';
import { type Hit, type Passage, trustOf } from '../recall/passage-index.js';
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
import { whyNoInstruction } from './project.js';
import type { ContextRequest, Instruction } from './request.js';

/*
 * Which memory goes into a context, when not all of it fits? Trusted facts first, then advisory files, evidence and
 * candidates, each whole or not at all. Entries that are left out are named, with the reason.
 */

/**
 * Parts of the memory budget, at most; trusted memory has the rest, apart from the names of entries that are left out.
 */
const SHARE = { advisory: 0.25, evidence: 0.15, candidates: 0.1, excluded: 0.1 } as const;

/** Entries in a row that do not fit, after which the rest of a section is skipped, so that thousands cost no time. */
const MOST_MISSES = 64;

/** Characters of a token, at most: a text that is much longer need not be measured. */
const LONGEST_TOKEN = 64;

/** What became of an entry. `withheld`: a pull request may have changed it, so it is not quoted. */
export type Fate = 'included' | 'over_budget' | 'not_selected' | 'withheld';

interface MemoryPart {
  readonly drawn: readonly Drawn[];
  /** By id; entries that are missing here were not selected. */
  readonly fates: ReadonlyMap<string, Fate>;
  /** Entries that only the manifest names. */
  readonly unnamed: number;
  /** Entries that had no room, or only in part. */
  readonly leftOut: readonly LeftOut[];
}

interface MemoryTerms {
  readonly request: ContextRequest;
  readonly limit: number;
  readonly costOf: (drawn: Drawn) => number;
  /** Entries whose whole text is elsewhere in the file. */
  readonly elsewhere: ReadonlySet<string>;
  /** Entries that the budget took out of another section. */
  readonly cut: ReadonlySet<string>;
  /** With those that the budget took out. */
  readonly instructions: readonly Instruction[];
}

/**
 * Chooses memory for a budget, in the order trusted, advisory, evidence, candidates, each best first; then the names
 * of entries that were left out, the most important reasons first.
 */
export function chooseMemory(terms: MemoryTerms): MemoryPart {
  const { request, limit, costOf, elsewhere, cut } = terms;
  const chosen = new Map<string, ContextBlock>();
  const fates = new Map<string, Fate>([...cut].map((id) => [id, 'over_budget']));
  const leftOut: LeftOut[] = [];
  const missed = new Map<string, ContextBlock>();
  // Only entries have a fate, whatever the names of other blocks.
  const settle = ({ kind, id }: ContextBlock, fate: 'included' | 'over_budget'): void => {
    if (kind === 'entry') fates.set(id, fate);
  };
  const reserve = Math.floor(limit * SHARE.excluded);
  let left = limit - reserve;
  const fill = (wanted: readonly ContextBlock[], most: number): void => {
    const tier = new Map<string, number>();
    let room = Math.min(most, left);
    let misses = 0;
    for (const block of wanted) {
      const before = chosen.get(keyOf(block));
      const whole =
        before === undefined
          ? block
          : {
              ...before,
              pieces: inOrder([...before.pieces, ...block.pieces]),
              untrusted: [...(before.untrusted ?? []), ...(block.untrusted ?? [])],
            };
      const mayFit =
        misses < MOST_MISSES && (block.pieces[0]?.text.length ?? 0) <= room * LONGEST_TOKEN;
      const cost = mayFit ? costOf(draw(whole)) : Infinity;
      const more = cost - (tier.get(keyOf(block)) ?? 0);
      if (more > room) {
        misses += 1;
        missed.set(keyOf(block), block);
        if (before === undefined) settle(block, 'over_budget');
        continue;
      }
      misses = 0;
      chosen.set(keyOf(block), whole);
      tier.set(keyOf(block), cost);
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
  const { named, unnamed } = nameExcluded(terms, fates, reserve);
  return { drawn: [...[...chosen.values()].map(draw), ...named], fates, unnamed, leftOut };
}

/** Blocks for the context by tier, best first; entries that may not be quoted are recorded in `fates` and `leftOut`. */
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
    const tier = trustTierOf(entry);
    // The text of a skill is given only on request; the section of skills names it.
    if (passage.isSkill === true) continue;
    if (tier === 'excluded' || elsewhere.has(entry.id) || !mayCarryBody(entry, request)) continue;
    wanted[tier].push(passageBlock(passage, entry, tier));
  }
  if (request.query.trim() === '') {
    for (const { entry, text } of trustedByImportance(request.passages)) {
      if (mayCarryBody(entry, request))
        wanted.trusted.push(entryBlock(entry, 'trusted', { lines: null, text }));
    }
  }
  return wanted;
}

function passageBlock(
  { id, text, untrusted = [], denies = [] }: Passage,
  entry: Entry,
  tier: TrustTier,
): ContextBlock {
  const block = entryBlock(entry, tier, { ...placeOf(id, entry), text });
  const denied = denies.map((fact) => ['denies', fact.id] as const);
  return { ...block, attributes: [...block.attributes, ...denied], untrusted };
}

/** Passages for the query, best first, with the facts that they deny; then those of the hand-off. Each once. */
function passagesFor({ query, hits, handoff = [] }: ContextRequest): readonly Passage[] {
  const found = query.trim() === '' ? [] : hits.map(({ passage }) => passage);
  const denied = found.flatMap(({ denies = [] }) => denies);
  return [
    ...new Map([...found, ...denied, ...handoff].map((passage) => [passage.id, passage])).values(),
  ];
}

/** A commit is evidence, not an entry. */
function commitBlock(passage: Passage): ContextBlock {
  const { id, title, text, origin } = passage;
  const { trustLevel, reason } = trustOf(passage);
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
 * Where a block was read.
 *
 * @param plain whether it needs no label: trusted memory is of the base, and some entries are only named.
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

/** Given evidence without what the policy excludes. */
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
 * SECURITY S41: of files that a pull request may have changed, only those that are equal at the base and trusted there
 * are quoted.
 */
export function mayCarryBody(entry: Entry, { onlyUnchangedSince }: ContextRequest): boolean {
  return (
    onlyUnchangedSince === undefined ||
    (trustTierOf(entry) === 'trusted' && onlyUnchangedSince.has(entry.id))
  );
}

/** The order of trusted facts without a query. */
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

function inOrder(pieces: readonly ContextPiece[]): ContextPiece[] {
  return pieces.toSorted(
    (a, b) => compareTexts(a.file ?? '', b.file ?? '') || (a.lines?.[0] ?? 0) - (b.lines?.[0] ?? 0),
  );
}

/** `…#L10-L24` is a part of a file; the id of a link to a folder is followed by the file in it. */
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

/** Why an entry is in or out: the judge's reasons, and its fate here. */
export function reasonsFor(entry: Entry, fate: Fate): readonly Reason[] {
  const own = entry.reasons.filter((reason) => reason !== 'selected_trusted_memory');
  const readerTrust = readerTrustOf(entry);
  switch (fate) {
    case 'included':
      return byPrecedence(
        readerTrust.tier === 'trusted' ? [...own, 'selected_trusted_memory'] : own,
      );
    case 'over_budget':
      return byPrecedence([...own, 'over_budget']);
    case 'not_selected':
    case 'withheld':
      return byPrecedence(isGiven(readerTrust) ? [...own, notSelected(readerTrust)] : own);
  }
}

/**
 * Names entries that were left out, as far as the room goes: found ones, then those that must not be believed, then
 * the rest.
 */
function nameExcluded(
  { request, elsewhere, instructions, costOf }: MemoryTerms,
  fates: ReadonlyMap<string, Fate>,
  room: number,
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
  const chosen = new Set(instructions.map(({ id }) => id));
  const paths = new Set(
    request.entries.flatMap(({ id, path }) => (chosen.has(id) ? [path ?? ''] : [])),
  );
  const named: Drawn[] = [];
  let left = room;
  for (const { entry } of ranked) {
    const drawn = draw({
      section: 'excluded',
      kind: 'listing',
      id: entry.id,
      attributes: whyNot(entry, fates.get(entry.id) ?? 'not_selected', paths),
      pieces: [],
    });
    left -= costOf(drawn);
    if (left < 0) break;
    named.push(drawn);
  }
  return { named, unnamed: ranked.length - named.length };
}

/** The attributes of an entry that is only named. @param instructions paths of the files that are instructions. */
function whyNot(
  entry: Entry,
  fate: Fate,
  instructions: ReadonlySet<string>,
): readonly (readonly [string, string])[] {
  const attributes: (readonly [string, string])[] = [
    ['trust', entry.trustLevel],
    ['reason', reasonsFor(entry, fate).join(' ')],
    ...originLabel(entry.origin, 'base'),
  ];
  const why =
    fate === 'not_selected' && entry.status === 'advisory'
      ? whyNoInstruction(entry.path ?? '', instructions)
      : sinceTheBase(entry);
  if (why !== null) attributes.push(['why', why]);
  if (fate === 'withheld')
    attributes.push(['text', 'not shown: it may differ from the base, or is not trusted there']);
  if (entry.supersededBy !== null) attributes.push(['superseded-by', entry.supersededBy]);
  return attributes;
}
