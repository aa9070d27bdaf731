import { describe, expect, test } from '@jest/globals';
import { handoffOf } from '../../src/context/handoff.js';
import { readTrusted } from '../../src/context/reading.js';
import type { Passage } from '../../src/context/recall/passage-index.js';
import { passagesOf } from '../../src/context/recall/passages.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import type { EntryOrigin } from '../../src/trust/entry.js';
import { NOW, store } from '../store.js';

/** Passages of these files, all of one origin. */
async function from(
  origin: EntryOrigin,
  files: Readonly<Record<string, string>>,
): Promise<readonly Passage[]> {
  let told = store();
  for (const [path, text] of Object.entries(files)) told = told.file(path, text);
  const { entries, policy } = await readTrusted(told.tree(), {
    now: Date.parse(NOW),
    past: NO_HISTORY,
  });
  const labelled = entries.map((one) => ({ ...one, entry: { ...one.entry, origin } }));
  return passagesOf({ entries: labelled, policy }, [], origin);
}

const at = (hour: number): string => `{"started_at":"2026-02-01T0${hour}:00:00Z"}`;
const ids = (passages: readonly Passage[], instructionFiles: readonly string[] = []): string[] =>
  handoffOf(passages, new Set(instructionFiles)).map(({ id }) => id.replace(/^.*\//, ''));

describe('what is handed on', () => {
  test('begins with what is not committed, and there with the latest', async () => {
    const passages = [
      ...(await from('base', { '.memtrust/attempts/old': at(9) })),
      ...(await from('branch', {
        '.memtrust/attempts/early': at(1),
        '.memtrust/reviews/late': at(3),
      })),
      ...(await from('uncommitted', {
        '.memtrust/attempts/now': at(2),
        '.memtrust/attempts/undated': '{"a":1}',
      })),
    ];
    expect(ids(passages)).toEqual(['now', 'undated', 'late', 'early', 'old']);
  });

  test('holds the last ten records of the base, and no other thing of it', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `.memtrust/attempts/${index}`,
        `{"started_at":"2026-02-01T00:00:${String(index).padStart(2, '0')}Z"}`,
      ]),
    );
    const base = await from('base', {
      ...files,
      'CLAUDE.md': 'x\n',
      '.memtrust/workspace/staging/n.md': 'x\n',
    });
    expect(ids(base, ['live:claude:CLAUDE.md'])).toEqual(
      Array.from({ length: 10 }, (_, index) => String(19 - index)),
    );
  });

  test('holds notes, and agent files that speak for the folder', async () => {
    const passages = await from('branch', {
      'CLAUDE.md': 'x\n',
      'far/CLAUDE.md': 'y\n',
      '.memtrust/workspace/staging/n.md': 'x\n',
    });
    expect(ids(passages, ['live:claude:CLAUDE.md'])).toEqual([
      'n.md',
      'live:claude:CLAUDE.md#L1-L1',
    ]);
  });
});
