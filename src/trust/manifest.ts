import type { ContextManifest } from './manifest-shape.js';
import { remembered } from '../text/collections.js';
import { hexDigest, type Sha256 } from '../tree/digest.js';
import { visible } from '../text/visible.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { type Entry, reasonOf, type SourceClass } from './entry.js';
import { isUncertain } from './reader-trust.js';
import {
  liveListings,
  selectedMemory,
  skippedMemory,
  type GivenMemory,
  type SourceType,
} from './memory-items.js';

/** Which entry is trusted, and why is another not? The manifest lists every entry with its row, in the form of AIT. */

export type { ContextManifest } from './manifest-shape.js';

export type OwnerKind = ContextManifest['owner_kind'];

/** The row of an entry: what it is, and whether its text is given. */
export type ManifestEntry = ContextManifest['entries'][number];

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
export const manifestDigest = remembered((manifest: ContextManifest): Sha256 =>
  digestWithoutTime({ ...manifest }),
);

/** The same of a manifest that was read, with whatever keys it has. */
export function digestWithoutTime(manifest: Readonly<Record<string, unknown>>): Sha256 {
  const { generated_at: _time, ...hashed } = manifest;
  return canonicalDigest(hashed);
}

/** A text that is given. */
interface GivenBody {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string | null;
}

function bodyOf(text: string): GivenBody {
  return { bytes: Buffer.byteLength(text, 'utf8'), hash: hexDigest(text) };
}

function includedOf(
  body: GivenBody | null,
): Pick<ManifestEntry, 'body_included' | 'content_hash' | 'bytes_included'> {
  const { hash, bytes } = body ?? { hash: null, bytes: 0 };
  return { body_included: bytes > 0, content_hash: hash, bytes_included: bytes };
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
    ...(isUncertain(entry) ? { uncertain: true } : {}),
    included_in_context: included,
    reason: reasonOf(entry),
    reasons: entry.reasons,
    source_ref: visible(fact?.sourceRef ?? ''),
    source_path_redacted: entry.path === null ? null : visible(entry.path, 1_000),
    ...includedOf(body),
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
