import { labelsOfLive } from './labels.js';
import type { ContextManifest } from './manifest-shape.js';

/*
 * AIT's format for memory in a context, in its manifest and its recall: `{"kind": "fact", "id": "auth/owner", "text":
 * "…"}`.
 */

/** A piece of memory in the context. */
export type SelectedMemory = ContextManifest['selected_memory'][number];
type SkippedMemory = ContextManifest['skipped_memory'][number];
/**
 * An agent file that was found. Digest, size and time are null: equal trees give equal manifests, and the row of the
 * entry has the digest. `memtrust sources` prints all three.
 */
export type LiveListing = ContextManifest['source_manifest'][number];

export type MemoryKind = SelectedMemory['kind'];

type MemoryRow = ContextManifest['entries'][number];
export type SourceType = MemoryRow['source_type'];

export interface GivenMemory {
  readonly text: string;
  /** For the query; 1 without one. */
  readonly score: number;
}

/** Selected entries, the best first, then by id. @param given by id; empty where no file was written. */
export function selectedMemory(
  rows: readonly MemoryRow[],
  given: ReadonlyMap<string, GivenMemory>,
): SelectedMemory[] {
  return rows
    .filter((row) => row.selected)
    .map((row): SelectedMemory => {
      const { text, score } = given.get(row.source_id) ?? { text: '', score: 1 };
      return {
        kind: kindOf(row.source_type),
        id: row.source_id,
        source: sourceOf(row),
        topic: row.topic,
        score,
        text,
        metadata: {
          status: row.status,
          source_file_path: row.source_path_redacted,
          source_trace_ref: row.source_ref,
        },
        source_class: row.source_class,
        status: row.status,
        trust_level: row.trust_level,
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Entries that were not selected, and why. */
export function skippedMemory(rows: readonly MemoryRow[]): SkippedMemory[] {
  return rows
    .filter((row) => !row.selected)
    .map((row) => ({
      kind: kindOf(row.source_type),
      id: row.source_id,
      source_id: row.source_id,
      source: sourceOf(row),
      topic: row.topic,
      reason: row.reason,
      source_class: row.source_class,
      status: row.status,
      trust_level: row.trust_level,
    }));
}

export function liveListings(rows: readonly MemoryRow[]): LiveListing[] {
  return rows
    .filter((row) => row.source_class === 'live_external')
    .map((row) =>
      liveListing({
        id: row.source_id,
        path: row.source_path_redacted,
        isAllowed: row.status !== 'policy_blocked',
        bytesUsed: row.bytes_included,
        isSelected: row.selected,
      }),
    );
}

export function liveListing(seen: {
  readonly id: string;
  readonly path: string | null;
  readonly isAllowed: boolean;
  readonly bytesUsed: number;
  readonly isSelected: boolean;
}): LiveListing {
  return {
    source_id: seen.id,
    source: agentOf(seen.id),
    kind: 'agent_memory',
    scope: 'repo',
    path: seen.path ?? seen.id,
    exists: true,
    allowed_by_policy: seen.isAllowed,
    policy_status: seen.isAllowed ? 'allowed' : 'blocked',
    policy_reason: seen.isAllowed ? 'allowed' : 'policy_blocked',
    skip_reason: seen.isAllowed ? '' : 'policy_blocked',
    sha256: null,
    mtime: null,
    size_bytes: null,
    bytes_used: seen.bytesUsed,
    redacted: !seen.isAllowed,
    authority: 'live_external',
    source_of_truth: true,
    selected: seen.isSelected,
    ...labelsOfLive(!seen.isAllowed),
  };
}

/** `codex` of `live:codex:AGENTS.md`; empty for a hidden name. */
function agentOf(id: string): string {
  return /^live:([^:]*):/.exec(id)?.[1] ?? '';
}

function sourceOf({ source_type: type, source_id: id, source_ref: ref }: MemoryRow): string {
  return type === 'live_memory_source' ? id : ref;
}

function kindOf(type: SourceType): MemoryKind {
  switch (type) {
    case 'memory_fact':
      return 'fact';
    case 'live_memory_source':
      return 'live_source';
    case 'attempt':
    case 'commit':
    case 'review':
      return type;
  }
}
