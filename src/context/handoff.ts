import { compareTexts } from '../text/order.js';
import { originOf, type Passage } from './recall/passage-index.js';

/*
 * What does the next agent get of what the last ones did, whatever it asks for? Attempts, reviews and notes that are
 * not settled yet, the latest first, then the latest of the base, commits of the branch, and edited agent files. The
 * action asks for none (SECURITY S41).
 */

/** Records of the base: what is settled is found by a query, and only the latest are handed on without one. */
const MOST_OF_BASE = 10;
/** Of all kinds together; a context has no room for more. */
const MOST = 100;

/**
 * @param passages all that may be told.
 * @param speakers ids of agent files of the branch that would be instructions if they were settled.
 */
export function handoffOf(passages: readonly Passage[], speakers: ReadonlySet<string>): Passage[] {
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
        (passage.kind === 'live' && speakers.has(passage.entry?.id ?? ''))),
  );
  const told = kept
    .slice(0, MOST_WITH_BODIES)
    .flatMap((record) => bodiesOf(passages.filter(({ entry }) => entry === record.entry)));
  return [...kept.slice(0, MOST), ...others.slice(0, MOST), ...told];
}

/** Attempts whose kept words are handed on. */
const MOST_WITH_BODIES = 3;

/** Of what was kept of an attempt how its prompt begins, and how its output ends. */
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

/** What is not committed before what is, and the base last; then by the time that each says of itself. */
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

/** It is a stranger's word, and decides nothing but an order. */
function timeOf({ text }: Passage): string {
  return /^(?:started_at|recorded_at): (\d{4}-\d\d-\d\dT[\d:.]{5,15}Z)$/m.exec(text)?.[1] ?? '';
}
