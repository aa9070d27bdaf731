import { visible } from '../../text/visible.js';
import { hexDigest } from '../../tree/digest.js';
import {
  manifestEntry,
  manifestOf,
  type ContextManifest,
  type ManifestEntry,
  type OwnerKind,
  type ManifestSubject,
} from '../../trust/manifest.js';
import type { EntryOrigin } from '../../trust/entry.js';
import type { BlockKind } from './block.js';
import { breakdown, type PartOfBudget } from './breakdown.js';
import type { GivenMemory } from '../../trust/memory-items.js';
import type { Built, PlacedBlock } from './build.js';
import { evidenceRows } from './evidence-rows.js';
import type { Side } from './hierarchy.js';
import { reasonsFor } from './memory.js';
import type { Level } from './levels.js';
import type { ContextRequest, Purpose } from './request.js';
import type { SectionName } from './sections.js';

/*
 * How is a context file explained? The manifest has a row for each entry, given or not, with the reason and its lines;
 * and every line of the file, by the block that it belongs to. For a pull request it says nothing in the words of an
 * entry that is not the same at the base (SECURITY S41).
 */

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
export interface FileManifest extends ContextManifest {
  /** What is settled, and says so. */
  readonly basis: string;
  /** Every line of the context file, each once, in order. */
  readonly blocks: readonly ManifestBlock[];
  readonly left_out: readonly {
    readonly section: SectionName;
    readonly id: string;
    readonly through?: string;
    readonly reason: 'over_budget' | 'policy_blocked';
    readonly what: 'all' | 'text' | 'part';
  }[];
  readonly instruction_conflicts: readonly {
    readonly about: string;
    readonly holds: ManifestSide;
    readonly overridden: ManifestSide;
  }[];
  readonly budget: ManifestBudget;
  readonly events: readonly ManifestEvent[];
}

/** What stands on some lines of the context file. */
interface ManifestBlock {
  readonly kind: BlockKind | 'frame';
  readonly section: SectionName | null;
  readonly source_id: string;
  /** First and last, 1-based. */
  readonly lines: readonly [number, number];
  readonly bytes_included: number;
  /** SHA-256 in hexadecimal of the text as it is quoted there; null where none is. */
  readonly content_hash: string | null;
  /** Where it was read; absent where it is nothing of the repository, or nobody asked. */
  readonly origin?: EntryOrigin;
}

/** One of two instructions that contradict each other. */
interface ManifestSide {
  readonly id: string;
  readonly level: Level;
  readonly line: number | null;
}

/** Tokens. */
interface ManifestBudget {
  readonly ceiling: number;
  readonly used: number;
  readonly parts: readonly PartOfBudget[];
}

/** What happened to make the file. */
interface ManifestEvent {
  readonly event: 'context.built' | 'context.compacted';
  /** Sequences of messages that a summary stands for now. */
  readonly covers?: readonly [number, number];
  readonly tokens: number;
}

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

function sideOf({ id, level, line }: Side): ManifestSide {
  return { id: visible(id, 1_000), level, line };
}

/** What happened to make the file: a compaction first, where there was one. */
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
