import { visible } from '../../text/visible.js';
import { hexDigest } from '../../tree/digest.js';
import {
  type ContextManifest,
  manifestEntry,
  type ManifestEntry,
  manifestOf,
  type ManifestSubject,
  type OwnerKind,
} from '../../trust/manifest.js';
import type { BlockKind } from './block.js';
import { breakdown, type Overflow, type PartOfBudget } from './budget.js';
import type { GivenMemory } from '../../trust/memory-items.js';
import { buildContext, type Built, type PlacedBlock } from './build.js';
import type { Side } from './hierarchy.js';
import { reasonsFor } from './memory.js';
import type { ContextFormat, ContextRequest, Level, Purpose } from './request.js';
import type { SectionName } from './sections.js';
import { byPrecedence, type EntryOrigin, type Reason } from '../../trust/entry.js';
import { saysExcluded } from '../../trust/blocking.js';

/* The manifest of a context file: which entry is on which of its lines, why, and why the others are not. */

export function builtManifest(
  built: Built,
  request: ContextRequest,
  subject: ManifestSubject & { readonly contextRef: string },
): FileManifest {
  const { entries } = request;
  const blocks = blocksOfEntries(built.blocks);
  const rows = entries.map((entry): ManifestEntry => {
    const block = blocks.get(entry.id);
    const isBodyThere = block?.bodyIncluded === true;
    const whole = manifestEntry(
      entry,
      isBodyThere ? { bytes: block.bodyBytes, hash: block.bodyHash } : null,
    );
    const row = isChangedEntry(entry.id, request) ? withoutWords(whole) : whole;
    const reasons = reasonsFor(
      entry,
      isBodyThere ? 'included' : (built.fates.get(entry.id) ?? 'not_selected'),
    );
    return {
      ...row,
      included_in_context: block !== undefined,
      body_included: isBodyThere,
      reasons,
      reason: reasons[0] ?? row.reason,
      ...(block === undefined ? {} : { lines: block.lines }),
    };
  });
  return {
    ...manifestOf(
      [...rows, ...evidenceRows(built, request)],
      request.query,
      subject,
      givenBy(built.blocks, blocks, request),
    ),
    context_ref: subject.contextRef,
    write_mode: 'ait_context_artifact',
    content_sha256: hexDigest(built.text),
    basis: visible(request.basis),
    blocks: built.blocks.map(({ kind, section, id, lines, bodyBytes, bodyHash, origin }) => ({
      kind,
      section,
      source_id: visible(id, 1_000),
      lines,
      bytes_included: bodyBytes,
      content_hash: bodyHash,
      ...(origin === undefined ? {} : { origin }),
    })),
    left_out: built.leftOut.map(({ id, ...rest }) => ({ ...rest, id: visible(id, 1_000) })),
    instruction_conflicts: built.conflicts.map(({ about, holds, overridden }) => ({
      about,
      holds: sideOf(holds),
      overridden: sideOf(overridden),
    })),
    budget: {
      ceiling: built.budget.ceiling,
      used: built.budget.used,
      parts: breakdown(built.budget),
    },
    events: eventsOf(built),
  };
}

/**
 * The block of each entry; the one with its text where there are two. Messages, tools and resources are not entries.
 */
function blocksOfEntries(blocks: readonly PlacedBlock[]): ReadonlyMap<string, PlacedBlock> {
  const places = new Map<string, PlacedBlock>();
  for (const block of blocks) {
    const isOfEntry =
      block.kind === 'entry' ||
      block.kind === 'instruction' ||
      block.kind === 'skill' ||
      (block.kind === 'listing' && (block.section === 'excluded' || block.section === 'skills'));
    if (isOfEntry && places.get(block.id)?.bodyIncluded !== true) places.set(block.id, block);
  }
  return places;
}

/** The text of each entry, commit and piece of evidence in the file, and how well it fits the query. */
function givenBy(
  all: readonly PlacedBlock[],
  entries: ReadonlyMap<string, PlacedBlock>,
  { hits, query }: ContextRequest,
): ReadonlyMap<string, GivenMemory> {
  const scores = new Map<string, number>();
  for (const { passage, score } of query.trim() === '' ? [] : hits) {
    const id = passage.entry?.id ?? passage.id;
    scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  const evidence = all.filter(({ kind }) => kind === 'commit' || kind === 'evidence');
  return new Map(
    [...entries.values(), ...evidence].map(({ id, body }) => [
      visible(id, 1_000),
      { text: body ?? '', score: scores.get(id) ?? 1 },
    ]),
  );
}

/** SECURITY S41: an entry that differs from the base is listed by its id alone. */
function isChangedEntry(id: string, { onlyUnchangedSince }: ContextRequest): boolean {
  return onlyUnchangedSince !== undefined && !onlyUnchangedSince.has(id);
}

/** A row with the name of the entry and without words of its author. */
function withoutWords(row: ManifestEntry): ManifestEntry {
  return { ...row, topic: '', source_ref: '', anchors: [] };
}

function sideOf({ id, level, line }: Side): ManifestSide {
  return { id: visible(id, 1_000), level, line };
}

/** The events of building the file: a compaction first, where there was one. */
function eventsOf({ compaction, budget }: Built): ManifestEvent[] {
  const built: ManifestEvent = { event: 'context.built', tokens: budget.used };
  if (compaction === null) return [built];
  return [
    {
      event: 'context.compacted',
      tokens: budget.used,
      ...(compaction.covers === null ? {} : { covers: compaction.covers }),
    },
    built,
  ];
}

/** Characters of a name or topic that are repeated. */
const MOST_OF_NAME = 1_000;

function evidenceRows(built: Built, request: ContextRequest): ManifestEntry[] {
  const there = built.blocks.filter(({ kind }) => kind === 'commit' || kind === 'evidence');
  const entries = new Set(request.entries.map(({ id }) => id));
  const missing = built.leftOut.filter(
    ({ section, id }) => section === 'evidence' && id !== '' && !entries.has(id),
  );
  return [
    ...there.map((block): ManifestEntry => ({
      ...absentRow(block.id, request, []),
      selected: block.bodyIncluded,
      included_in_context: true,
      body_included: block.bodyIncluded,
      content_hash: block.bodyHash,
      bytes_included: block.bodyBytes,
      lines: block.lines,
    })),
    ...missing.map(({ id, reason }) =>
      reason === 'policy_blocked' ? blockedRow(id, request) : absentRow(id, request, [reason]),
    ),
  ];
}

/** The row of evidence that is not in the context. @param why it is not. */
function absentRow(id: string, request: ContextRequest, why: readonly Reason[]): ManifestEntry {
  const { type, reason, title, ...origin } = natureOf(id, request);
  const reasons = byPrecedence([reason, ...why]);
  return {
    source_id: visible(id, MOST_OF_NAME),
    source_type: type,
    source_class: reason,
    topic: visible(title.replaceAll('\n', ' '), MOST_OF_NAME),
    status: 'candidate',
    trust_level: 'evidence',
    selected: false,
    trusted_baseline: false,
    included_in_context: false,
    body_included: false,
    reason: reasons[0] ?? reason,
    reasons,
    source_ref: '',
    source_path_redacted: null,
    content_hash: null,
    bytes_included: 0,
    anchors: [],
    ...origin,
  };
}

function blockedRow(id: string, request: ContextRequest): ManifestEntry {
  return {
    ...absentRow(id, request, []),
    topic: '',
    status: 'policy_blocked',
    trust_level: 'policy_blocked',
    reason: 'policy_blocked',
    reasons: ['policy_blocked'],
  };
}

interface Nature {
  readonly type: 'attempt' | 'commit' | 'review';
  readonly reason: 'attempt_evidence' | 'review_evidence';
  readonly title: string;
  /** Where a commit is; absent where that was not asked, and for evidence of this run. */
  readonly origin?: EntryOrigin;
}

/** Anything but given evidence is a commit. */
function natureOf(id: string, { evidence, hits, passages }: ContextRequest): Nature {
  const given = evidence.find((one) => one.id === id);
  if (given !== undefined)
    return {
      type: given.reason === 'review_evidence' ? 'review' : 'attempt',
      reason: given.reason,
      title: given.title,
    };
  const commit =
    hits.find(({ passage }) => passage.id === id)?.passage ??
    passages.find((passage) => passage.id === id);
  const { title = '', origin } = commit ?? {};
  const nature = { type: 'commit', reason: 'attempt_evidence', title } as const;
  return origin === undefined ? nature : { ...nature, origin };
}

export interface Composed {
  readonly kind: 'composed';
  readonly built: Built;
  readonly manifest: FileManifest;
}

interface Composition {
  readonly format?: ContextFormat | undefined;
  /** Put before the name of the file in `context_ref`: a folder with its slash, or nothing. */
  readonly folder: string;
}

/** Builds a context with its manifest, which names the file by the digest of its content. */
export function composeContext(
  asked: ContextRequest,
  subject: ManifestSubject,
  { format, folder }: Composition,
): Composed | Overflow {
  // A query with excluded text is not shown (SECURITY S28).
  const request = saysExcluded(asked.query, asked.policy)
    ? { ...asked, query: 'policy_blocked' }
    : asked;
  const built = buildContext(request, format);
  if (built.kind === 'overflow') return built;
  const bare = builtManifest(built, request, { ...subject, contextRef: '' });
  return {
    kind: 'composed',
    built,
    manifest: { ...bare, context_ref: `${folder}${contextName(bare)}${contextEnding(format)}` },
  };
}

/** Name of a context file without its ending: the first 32 digits of its digest. */
export function contextName(manifest: ContextManifest): string {
  return (manifest.content_sha256 ?? '').slice(0, 32);
}

export function contextEnding(format: ContextFormat | undefined): string {
  return format === 'request' ? '.json' : '.md';
}

/** AIT expects the manifest beside the context file, with this ending. */
export function manifestName(contextFile: string): string {
  return `${contextFile}.manifest.json`;
}
