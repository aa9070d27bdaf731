import type { z } from 'zod';
import type { DeepReadonly } from '../../trust/manifest-shape.js';
import type { recallShape } from './schema.js';
import { withoutSecrets } from '../../text/secrets.js';
import { visible } from '../../text/visible.js';
import type { Entry, Reason, SourceClass } from '../../trust/entry.js';
import type { Reading } from '../reading.js';
import { liveListing } from '../../trust/memory-items.js';
import {
  isGiven,
  notSelected,
  type ReaderTrust,
  readerTrustOf,
  trustTierOf,
  untrustedKeys,
} from '../../trust/reader-trust.js';
import { type Hit, originOf, type Passage, type PassageKind, trustOf } from './passage-index.js';
import { hexDigest } from '../../tree/digest.js';

/* What does recall answer for a query, and what is recorded of it? */

/** The answer of recall in AIT's keys, with some of our own. */
export type RecallAnswer = DeepReadonly<z.output<typeof recallShape>>;
export type SelectedPassage = RecallAnswer['selected'][number];
export type SkippedPassage = RecallAnswer['skipped'][number];
type CommonFields = Omit<SkippedPassage, 'score'>;

export interface RecallTerms {
  readonly query: string;
  /** Characters of all selected texts, at most. */
  readonly budget: number;
  /** Number of selected texts, at most. */
  readonly limit: number;
  /** Against what was judged, in words: `base 1a2b3c4 and the working tree`. */
  readonly basis: string;
}

/** Characters of a name and of the query, as in the schema. */
const MOST_OF_NAME = 1_000;
const MOST_OF_QUERY = 10_000;

/**
 * Chooses among hits, in their order: those that may be quoted and fit, each whole. The other hits are in `skipped`,
 * by rank, and then everything that the policy blocks, found or not.
 */
export function recallAnswer(
  reading: Pick<Reading, 'entries' | 'incomplete'>,
  hits: readonly Hit[],
  { query, budget, limit, basis }: RecallTerms,
): RecallAnswer {
  const selected: SelectedPassage[] = [];
  const skipped: SkippedPassage[] = [];
  const bytes = new Map<string, number>();
  let rendered = 0;
  let compacted = false;
  const given = new Set<string>();
  for (const hit of belowTrusted(hits)) {
    const { passage, score } = hit;
    const readerTrust = trustOf(passage);
    const skip = (reason: Reason): number =>
      skipped.push({ ...commonFields(passage, readerTrust, reason), score });
    if (!isGiven(readerTrust)) {
      skip(readerTrust.reason);
      continue;
    }
    if (selected.length >= limit) {
      skip(notSelected(readerTrust));
      continue;
    }
    const text = withoutSecrets(passage.text);
    const { denies = [] } = passage;
    // Without the fact that it denies, a candidate would have the last word.
    if (rendered + text.length > budget || !denies.every(({ id }) => given.has(id))) {
      compacted = true;
      skip('over_budget');
      continue;
    }
    rendered += text.length;
    given.add(passage.id);
    if (passage.entry !== null)
      bytes.set(
        passage.entry.id,
        (bytes.get(passage.entry.id) ?? 0) + Buffer.byteLength(text, 'utf8'),
      );
    selected.push(selectedOf(hit, readerTrust, text));
  }
  for (const { entry } of reading.entries) {
    if (entry.status === 'policy_blocked')
      skipped.push({
        ...commonFields(
          { id: entry.id, kind: kindOf(entry.sourceClass), entry, title: '', text: '' },
          readerTrustOf(entry),
          'policy_blocked',
        ),
        score: null,
      });
  }
  return {
    query: visible(query, MOST_OF_QUERY),
    selected,
    skipped,
    budget_chars: budget,
    rendered_chars: rendered,
    compacted,
    source_manifest: reading.entries.flatMap(({ entry }) =>
      entry.sourceClass === 'live_external'
        ? [
            liveListing({
              id: visible(entry.id, MOST_OF_NAME),
              path: entry.path === null ? null : visible(entry.path, MOST_OF_NAME),
              isAllowed: entry.status !== 'policy_blocked',
              bytesUsed: bytes.get(entry.id) ?? 0,
              isSelected: bytes.has(entry.id),
            }),
          ]
        : [],
    ),
    write_mode: 'read_only',
    record_ref: null,
    query_sources: ['manual query input'],
    basis,
    incomplete: reading.incomplete,
  };
}

function selectedOf(
  { passage, score, terms }: Hit,
  readerTrust: ReaderTrust,
  text: string,
): SelectedPassage {
  const { denies = [] } = passage;
  const path = readerTrust.path === null ? null : visible(readerTrust.path, MOST_OF_NAME);
  return {
    ...commonFields(passage, readerTrust, readerTrust.reason),
    topic: topicOf(passage),
    metadata: {
      status: readerTrust.status,
      source_file_path: path,
      source_trace_ref: visible(passage.entry?.record?.fact?.sourceRef ?? ''),
    },
    path,
    score,
    terms: terms.map((term) => ({ ...term, term: visible(term.term) })),
    ...untrustedKeys(passage.untrusted),
    ...(denies.length === 0 ? {} : { denies: denies.map(({ id }) => visible(id, MOST_OF_NAME)) }),
    uncertain: readerTrust.isUncertain,
    text,
  };
}

/**
 * Passages with a sentence that is not trusted, and candidates that deny a trusted fact, go behind the last trusted
 * hit. A denied fact is given although the query did not find it. Nothing else moves.
 */
function belowTrusted(found: readonly Hit[]): readonly Hit[] {
  const hits = withDenied(found);
  const end = hits.findLastIndex(
    ({ passage: { entry } }) => entry !== null && trustTierOf(entry) === 'trusted',
  );
  const before = hits.slice(0, end + 1);
  return [
    ...before.filter((hit) => !isMarked(hit)),
    ...before.filter(isMarked),
    ...hits.slice(end + 1),
  ];
}

function isMarked({ passage }: Hit): boolean {
  return passage.untrusted !== undefined || passage.denies !== undefined;
}

/** With each denied fact that the query did not find right behind the first candidate that denies it. */
function withDenied(hits: readonly Hit[]): readonly Hit[] {
  const known = new Set(hits.map(({ passage }) => passage.id));
  return hits.flatMap((hit) => {
    const missing = (hit.passage.denies ?? []).filter(({ id }) => !known.has(id));
    for (const { id } of missing) known.add(id);
    return [hit, ...missing.map((passage): Hit => ({ passage, score: 0, terms: [] }))];
  });
}

function commonFields(
  passage: Passage,
  { sourceClass, status, trustLevel, trustedBaseline, reasons }: ReaderTrust,
  reason: Reason,
): CommonFields {
  const { id, kind, entry } = passage;
  return {
    id: visible(id, MOST_OF_NAME),
    kind: kind === 'live' ? 'live_source' : kind,
    source: visible(kind === 'live' ? (entry?.id ?? id) : sourceOf(entry), MOST_OF_NAME),
    source_class: sourceClass,
    status,
    trust_level: trustLevel,
    trusted_baseline: trustedBaseline,
    reason,
    reasons,
    origin: originOf(passage),
  };
}

/** The origin that a fact names; empty where the policy blocks it. */
function sourceOf(entry: Entry | null): string {
  return entry === null || entry.status === 'policy_blocked'
    ? ''
    : (entry.record?.fact?.sourceRef ?? '');
}

/** The topic of a fact; otherwise the heading, or the first file. */
function topicOf({ kind, entry, title }: Passage): string {
  const topic = kind === 'fact' ? (entry?.record?.fact?.topic ?? '') : title.split('\n', 1)[0];
  return visible(topic ?? '', MOST_OF_NAME);
}

function kindOf(sourceClass: SourceClass): PassageKind {
  switch (sourceClass) {
    case 'accepted_memory':
    case 'candidate_memory':
      return 'fact';
    case 'live_external':
      return 'live';
    case 'attempt_evidence':
      return 'attempt';
    case 'review_evidence':
      return 'review';
  }
}

/** A passage in a record: its digest instead of its text, so that no text is kept twice. */
interface RecordedPassage extends SelectedPassage {
  /** Always empty: AIT's readers look for the key. */
  readonly text: '';
  /** SHA-256 of the shown text, in hexadecimal. */
  readonly content_hash: string;
}

/** A record of an answer. It contains no time, so equal answers give equal records. */
interface RetrievalRecord extends Omit<RecallAnswer, 'selected' | 'record_ref'> {
  readonly schema: 'memtrust.retrieval';
  readonly schema_version: 1;
  readonly kind: 'manual_memory_recall';
  readonly selected: readonly RecordedPassage[];
}

/** The record as a file named by its digest. Git ignores the folder. */
export function retrievalRecord(answer: RecallAnswer): {
  readonly path: string;
  readonly content: string;
} {
  const { record_ref: _none, selected, ...rest } = answer;
  const record: RetrievalRecord = {
    schema: 'memtrust.retrieval',
    schema_version: 1,
    kind: 'manual_memory_recall',
    ...rest,
    write_mode: 'recorded',
    selected: selected.map(({ text, ...passage }) => ({
      ...passage,
      text: '',
      content_hash: hexDigest(text),
    })),
  };
  const content = `${JSON.stringify(record, null, 2)}\n`;
  return { path: `.memtrust/context/retrieval-${hexDigest(content).slice(0, 12)}.json`, content };
}
