import type { Reading } from '../reading.js';
import type { Passage } from './passage.js';

/** Stands in for the passages of the other branch. */
export function passagesOf(reading: Reading, _commits: readonly unknown[]): readonly Passage[] {
  return reading.entries.flatMap(({ entry, text }): Passage[] => (text.trim() === '' ? [] : [{ id: entry.id, kind: 'fact', entry, title: entry.id, text }]));
}
