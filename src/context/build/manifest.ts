import type { z } from 'zod';
import type { DeepReadonly } from '../../trust/manifest-shape.js';
import type { fileShape } from './manifest-schema.js';
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
import { untrustedKeys } from '../../trust/reader-trust.js';
import { breakdown, type Overflow } from './budget.js';
import type { GivenMemory } from '../../trust/memory-items.js';
import { buildContext, type Built, type PlacedBlock } from './build.js';
import type { Side } from './hierarchy.js';
import { reasonsFor } from './memory.js';
import type { ContextFormat, ContextRequest, Purpose } from './request.js';
import { byPrecedence, type EntryOrigin, type Reason } from '../../trust/entry.js';
import { saysExcluded } from '../../trust/blocking.js';

/** AIT's name of one who gets a context for this purpose. */
export function ownerKindOf(purpose: Purpose): OwnerKind {
  switch (purpose) {
    case 'run':
      return 'attempt';
    case 'review':
      return 'review';
    case 'session':
      return 'session_participant';
  }
}

/** The manifest of a context file: beside the entries, what stands on each line. */
export type FileManifest = ContextManifest & Required<DeepReadonly<z.output<typeof fileShape>>>;

type ManifestEvent = FileManifest['events'][number];

/** The manifest of a context file: which entry stands on which of its lines, why, and why the others do not. */
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
    const row = ofStranger(entry.id, request) ? withoutWords(whole) : whole;
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
      ...untrustedKeys(block?.untrusted),
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
 * Where an entry stands: with its text where there are two places. Messages, tools and resources
 * are no entries, whatever they are called.
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

/** What the file gives of each entry, commit and piece of evidence, and how well it fits the query. */
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

/** SECURITY S41: an entry that is not the same at the base is listed by its id, and says nothing of itself. */
function ofStranger(id: string, { onlyUnchangedSince }: ContextRequest): boolean {
  return onlyUnchangedSince !== undefined && !onlyUnchangedSince.has(id);
}

/** A row that names the entry and repeats nothing that its author wrote. */
function withoutWords(row: ManifestEntry): ManifestEntry {
  return { ...row, topic: '', source_ref: '', anchors: [] };
}

function sideOf({ id, level, line }: Side): Side {
  return { id: visible(id, 1_000), level, line };
}

/** What happened to make the file: a compaction first, where there was one. */
function eventsOf({ compaction, budget }: Built): ManifestEvent[] {
  const built: ManifestEvent = { event: 'context.built', tokens: budget.used };
  if (compaction === null) return [built];
  return [
    compaction.range === null
      ? { event: 'context.compacted', tokens: budget.used }
      : { event: 'session.compacted', range: compaction.range, tokens: budget.used },
    built,
  ];
}

/** Characters of a name or topic that are repeated. */
const MOST_OF_NAME = 1_000;

/** The rows of commits and other evidence: what is in the context, then what had no room or is blocked. */
export function evidenceRows(built: Built, request: ContextRequest): ManifestEntry[] {
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

/** What is the same of it whether it is there or not. @param why it is not there. */
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

/** It is named, and nothing of it is said. */
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
  readonly reason: 'attempt_evidence' | 'review_evidence' | 'commit_evidence';
  readonly title: string;
  /** Where a commit is; absent where nobody asked, and for what was found here and now. */
  readonly origin?: EntryOrigin;
}

/** What is no evidence that was given is a commit, that was found or is handed on. */
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
  const { title = '', origin, isOfAttempt } = commit ?? {};
  const reason = isOfAttempt === true ? 'attempt_evidence' : 'commit_evidence';
  const nature = { type: 'commit', reason, title } as const;
  return origin === undefined ? nature : { ...nature, origin };
}

/** A context and the manifest that explains it. */
export interface Composed {
  readonly kind: 'composed';
  readonly built: Built;
  readonly manifest: FileManifest;
}

/** How the context is written. */
export interface Composition {
  readonly format?: ContextFormat | undefined;
  /** What the manifest's `context_ref` puts before the name of the file: a folder with its slash, or nothing. */
  readonly folder: string;
}

/** Builds a context with its manifest, which names the file by the digest of its content. Writes nothing. */
export function composeContext(
  asked: ContextRequest,
  subject: ManifestSubject,
  { format, folder }: Composition,
): Composed | Overflow {
  // What the policy keeps unsaid is unsaid, whoever asks (SECURITY S28).
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

/** Name of a context file without its ending: the first 32 digits of its digest, so that no other content has it. */
export function contextName(manifest: ContextManifest): string {
  return (manifest.content_sha256 ?? '').slice(0, 32);
}

/** A model request is JSON, all else Markdown. */
export function contextEnding(format: ContextFormat | undefined): string {
  return format === 'request' ? '.json' : '.md';
}

/** AIT's readers look for the manifest beside the context file, under its name with this behind it. */
export function manifestName(contextFile: string): string {
  return `${contextFile}.manifest.json`;
}
