import { hexDigest, type Sha256 } from '../tree/digest.js';
import { visible } from '../text/visible.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import type { AnchorVerdict } from '../anchors/verdict.js';
import {
  type Entry,
  type EntryOrigin,
  type Reason,
  reasonOf,
  type SourceClass,
  type Status,
  type TrustLevel,
} from './entry.js';
import {
  liveListings,
  selectedMemory,
  skippedMemory,
  type GivenMemory,
  type LiveListing,
  type SelectedMemory,
  type SkippedMemory,
  type SourceType,
} from './memory-items.js';

/** Which entry is trusted, and why is another not? The manifest lists every entry with its row, in the form of AIT. */

/** For whom a manifest is: the first three are AIT's words, what AIT does not have is ours. */
export const OWNER_KINDS = [
  'attempt',
  'review',
  'session_participant',
  'check',
  'fixture',
] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** What became of it, in AIT's words: a context file with its manifest beside it, or nothing but a look. */
export const WRITE_MODES = ['ait_context_artifact', 'read_only'] as const;

/** `ait.context_manifest` version 1: AIT's keys with AIT's meanings, and ours beside them. DESIGN §6. */
export interface ContextManifest {
  readonly schema: 'ait.context_manifest';
  readonly schema_version: 1;
  readonly context_id: string;
  readonly owner_kind: OwnerKind;
  readonly owner_id: string;
  /** Empty where no context file was written. */
  readonly context_ref: string;
  /** Stands outside everything that is hashed. */
  readonly generated_at: string;
  readonly memory_query: string;
  readonly policy_hash: Sha256;
  readonly entries: readonly ManifestEntry[];
  readonly trusted_baseline_refs: readonly string[];
  readonly policy_exclusions: readonly ManifestEntry[];
  readonly source_manifest: readonly LiveListing[];
  readonly selected_memory: readonly SelectedMemory[];
  readonly skipped_memory: readonly SkippedMemory[];
  readonly write_mode: (typeof WRITE_MODES)[number];
  /** SHA-256 of the context file in hexadecimal, null where none was written. */
  readonly content_sha256: string | null;
}

/** The row of an entry: what it is, and whether its text is given. */
export interface ManifestEntry {
  readonly source_id: string;
  readonly source_type: SourceType;
  readonly source_class: SourceClass;
  readonly topic: string;
  readonly status: Status;
  readonly trust_level: TrustLevel;
  readonly selected: boolean;
  readonly trusted_baseline: boolean;
  readonly included_in_context: boolean;
  readonly body_included: boolean;
  readonly reason: Reason;
  readonly reasons: readonly Reason[];
  readonly source_ref: string;
  readonly source_path_redacted: string | null;
  /** SHA-256 of the statement in hexadecimal; null unless its body is included. */
  readonly content_hash: string | null;
  /** UTF-8 bytes of the statement that are included. */
  readonly bytes_included: number;
  readonly superseded_by?: string;
  readonly anchors: readonly {
    readonly path: string;
    readonly selector: string;
    readonly verdict: AnchorVerdict;
  }[];
  /** Where it was read; absent where nobody asked. */
  readonly origin?: EntryOrigin;
  /** Its lines in the context file, first and last; not there where it is not in it, or no file was written. */
  readonly lines?: readonly [number, number];
}

/** What a manifest is about, beside its entries. */
export interface ManifestSubject {
  readonly ownerKind: OwnerKind;
  readonly ownerId: string;
  readonly policyDigest: Sha256;
  /** ISO 8601, whole seconds. */
  readonly generatedAt: string;
}

/** The manifest of an evaluation without a query: everything trusted is selected, nothing else is. */
export function contextManifest(
  entries: readonly Entry[],
  subject: ManifestSubject,
): ContextManifest {
  return manifestOf(entries.map(manifestRow), '', subject);
}

/** The row of an entry where nothing was asked: its text is given where it is trusted. */
export function manifestRow(entry: Entry): ManifestEntry {
  const body = entry.trustedBaseline ? bodyOf(entry.record?.fact?.statement ?? '') : null;
  return manifestEntry(entry, body);
}

/**
 * A manifest of rows, in any order, for a query.
 *
 * @param given what a context file gives of them, by id; nothing where none is written.
 */
export function manifestOf(
  unsorted: readonly ManifestEntry[],
  query: string,
  subject: ManifestSubject,
  given: ReadonlyMap<string, GivenMemory> = new Map(),
): ContextManifest {
  const rows = unsorted.toSorted((a, b) => (a.source_id < b.source_id ? -1 : 1));
  const digest = canonicalDigest([subject.ownerKind, subject.ownerId, query]);
  return {
    schema: 'ait.context_manifest',
    schema_version: 1,
    context_id: `ctx_${digest.slice('sha256:'.length, 'sha256:'.length + 24)}`,
    owner_kind: subject.ownerKind,
    owner_id: subject.ownerId,
    context_ref: '',
    generated_at: subject.generatedAt,
    memory_query: visible(query, 10_000),
    policy_hash: subject.policyDigest,
    entries: rows,
    trusted_baseline_refs: rows.filter((row) => row.trusted_baseline).map((row) => row.source_id),
    policy_exclusions: rows.filter((row) => row.status === 'policy_blocked'),
    source_manifest: liveListings(rows),
    selected_memory: selectedMemory(rows, given),
    skipped_memory: skippedMemory(rows),
    write_mode: 'read_only',
    content_sha256: null,
  };
}

/** Digest of a manifest: everything but the time of its making. */
export function manifestDigest(manifest: ContextManifest): Sha256 {
  const digest = digests.get(manifest) ?? digestWithoutTime({ ...manifest });
  digests.set(manifest, digest);
  return digest;
}

/** The same of a manifest that was read, with whatever keys it has. */
export function digestWithoutTime(manifest: Readonly<Record<string, unknown>>): Sha256 {
  const { generated_at: _time, ...hashed } = manifest;
  return canonicalDigest(hashed);
}

/** A manifest can be large, and every view asks. */
const digests = new WeakMap<ContextManifest, Sha256>();

/** A text that is given. */
interface GivenBody {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string | null;
}

function bodyOf(text: string): GivenBody {
  return { bytes: Buffer.byteLength(text, 'utf8'), hash: hexDigest(text) };
}

/**
 * The row of an entry.
 *
 * @param body what of it is given; null where it is not selected.
 */
export function manifestEntry(entry: Entry, body: GivenBody | null): ManifestEntry {
  const included = body !== null;
  const fact = entry.status === 'policy_blocked' ? null : entry.record?.fact;
  return {
    source_id: visible(entry.id, 1_000),
    source_type: sourceType(entry.sourceClass),
    source_class: entry.sourceClass,
    topic: visible(fact?.topic ?? ''),
    status: entry.status,
    trust_level: entry.trustLevel,
    selected: included,
    trusted_baseline: entry.trustedBaseline,
    included_in_context: included,
    body_included: included && body.bytes > 0,
    reason: reasonOf(entry),
    reasons: entry.reasons,
    source_ref: visible(fact?.sourceRef ?? ''),
    source_path_redacted: entry.path === null ? null : visible(entry.path, 1_000),
    content_hash: body?.hash ?? null,
    bytes_included: body?.bytes ?? 0,
    ...(entry.supersededBy === null ? {} : { superseded_by: entry.supersededBy }),
    ...(entry.origin === undefined ? {} : { origin: entry.origin }),
    anchors: entry.anchors.map(({ path, selector, verdict }) => ({
      path: visible(path, 1_000),
      selector: visible(selector, 1_000),
      verdict,
    })),
  };
}

function sourceType(sourceClass: SourceClass): SourceType {
  switch (sourceClass) {
    case 'accepted_memory':
    case 'candidate_memory':
      return 'memory_fact';
    case 'live_external':
      return 'live_memory_source';
    case 'attempt_evidence':
      return 'attempt';
    case 'review_evidence':
      return 'review';
  }
}
