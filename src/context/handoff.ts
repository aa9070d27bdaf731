import { compareTexts } from '../text/order.js';
import { originOf, type Passage } from './recall/passage-index.js';

/*
 * What does the next agent get from the last ones, without a query? Attempts, reviews and notes that are not settled,
 * the latest first, then the latest of the base, commits of the branch, and edited agent files.
 */

/** Records of the base: queries find the others. */
const MOST_OF_BASE = 10;
/** Of all kinds together. */
const MOST = 100;

/**
 * @param passages everything that may be quoted.
 * @param instructionFiles ids of agent files of the branch that would be instructions if they were settled.
 */
export function handoffOf(
  passages: readonly Passage[],
  instructionFiles: ReadonlySet<string>,
): Passage[] {
  const records = passages.filter(({ kind, id, entry }) => isRecord(kind) && id === entry?.id);
  const latest = latestFirst(records);
  const kept = [
    ...latest.filter(isUnsettled),
    ...latest.filter((record) => !isUnsettled(record)).slice(0, MOST_OF_BASE),
  ];
  const others = passages.filter(
    (passage) =>
      isUnsettled(passage) &&
      (passage.kind === 'commit' ||
        passage.kind === 'fact' ||
        (passage.kind === 'live' && instructionFiles.has(passage.entry?.id ?? ''))),
  );
  const told = kept
    .slice(0, MOST_WITH_BODIES)
    .flatMap((record) => bodiesOf(passages.filter(({ entry }) => entry === record.entry)));
  return [...kept.slice(0, MOST), ...others.slice(0, MOST), ...told];
}

/** Attempts whose kept text is handed on. */
const MOST_WITH_BODIES = 3;

/** The beginning of the prompt of an attempt, and the end of its output. */
function bodiesOf(passages: readonly Passage[]): Passage[] {
  const ends = [
    passages.find((passage) => isOf(passage, 'prompt')),
    passages.findLast((passage) => isOf(passage, 'stdout')),
  ];
  return ends.flatMap((one) => one ?? []);
}

function isOf({ id, entry }: Passage, name: string): boolean {
  return id.startsWith(`${entry?.id ?? ''}/${name}#`);
}

function isUnsettled(passage: Passage): boolean {
  return originOf(passage) !== 'base';
}

function isRecord(kind: Passage['kind']): boolean {
  return kind === 'attempt' || kind === 'review';
}

const NEAREST = ['uncommitted', 'branch', 'base'] as const;

/** Uncommitted records first, those of the base last; then by their own times. */
function latestFirst(records: readonly Passage[]): Passage[] {
  return records
    .map((passage) => ({
      passage,
      near: NEAREST.indexOf(originOf(passage)),
      time: timeOf(passage),
    }))
    .toSorted(
      (a, b) =>
        a.near - b.near || compareTexts(b.time, a.time) || compareTexts(b.passage.id, a.passage.id),
    )
    .map(({ passage }) => passage);
}

/** The time is not verified and decides only the order. */
function timeOf({ text }: Passage): string {
  return /^(?:started_at|recorded_at): (\d{4}-\d\d-\d\dT[\d:.]{5,15}Z)$/m.exec(text)?.[1] ?? '';
}
