import { describe, expect, it } from '@jest/globals';
import { NOTE_TYPES, noteType } from '../../../src/lifecycle/notes/types.js';
import { kindOf, NOTE_KINDS } from '../../../src/memory/notes/note.js';

const PLACES: ReadonlySet<string> = new Set(['short-term', 'long-term', 'episodic']);

describe('the types that can be written', () => {
  it('are those that are read, each by its file name, with a number behind it too', () => {
    const read = NOTE_TYPES.filter(({ type }) => !PLACES.has(type)).flatMap(
      ({ type, place, stem }) => {
        const name = stem({ name: 'a-verify-b', at: '2026-06-01T10:30:00Z', lines: [1, 2] });
        return [
          [type, kindOf(place, name)],
          [type, kindOf(place, `${name}-2`)],
        ];
      },
    );
    expect(read.filter(([type, kind]) => type !== kind)).toEqual([]);
    // The report of a run is written by `refine` alone.
    expect(kindOf('report', 'staging-2026-01-31-refine-2')).toBe('refine_report');
    expect(new Set([...read.map(([, kind]) => kind), 'refine_report', 'other'])).toEqual(
      new Set(NOTE_KINDS),
    );
  });

  it('are known with dashes and underscores, and by what was meant', () => {
    expect(['new-trap', 'NEW_TRAP', 'long_term'].map(noteType)).toEqual([
      expect.objectContaining({ type: 'new_trap' }),
      expect.objectContaining({ type: 'new_trap' }),
      expect.objectContaining({ type: 'long-term' }),
    ]);
    expect([noteType('corection'), noteType('poem about the sea')]).toEqual([
      { nearest: 'correction' },
      { nearest: null },
    ]);
  });
});
