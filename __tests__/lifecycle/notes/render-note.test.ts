import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  isKnownSighting,
  renderNote,
  withSightings,
  type NoteContent,
} from '../../../src/lifecycle/notes/render-note.js';
import { citationShape } from '../../../src/memory/citation.js';
import { IMPORTANCES } from '../../../src/memory/fact.js';
import { AI_KB_HOME } from '../../../src/memory/notes/home.js';
import { type Note, parseNote } from '../../../src/memory/notes/note.js';
import { EMPTY_FRONT, type Sighting } from '../../../src/memory/notes/note-front.js';

const read = (text: string): Note =>
  parseNote(AI_KB_HOME, 'staging', '.ai-kb/workspace/staging/new-trap-a.md', Buffer.from(text));

const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdef')),
    minLength: length,
    maxLength: length,
  });
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '12',
    '1e3',
    'true',
    'null',
    '~',
    '---',
    'a: b',
    '# no comment',
    '[a, b]',
    ' x ',
    'a\n---\nb',
    '*x',
    '2026-01-01',
    "it's",
    '"',
    'a\tb',
    '\u{85}',
    '\u{2028}',
    '\u{feff}',
  ),
);
const or = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(one, { nil: null });
const sighting: fc.Arbitrary<Sighting> = fc.record({
  by: or(words),
  commit: or(hex(40)),
  pull: or(fc.integer({ min: 1, max: 1e6 })),
});
const source = fc
  .oneof(
    fc.record({
      path: words,
      lines: fc.constant('2-3'),
      digest: hex(64).map((digits) => `sha256:${digits}`),
      place: hex(64).map((digits) => `sha256:${digits} 1/2 x3`),
      blob: hex(40),
    }),
    fc.record({ path: words, quote: words, unit: hex(64).map((digits) => `sha256:${digits}`) }),
    fc.record({
      path: words,
      symbol: fc.constant('AuthService.login'),
      origin: hex(64).map((digits) => `sha256:${digits}`),
      reader: fc.integer({ min: 1, max: 1000 }),
    }),
    fc.record({ path: words, absent: fc.constant(true as const) }),
  )
  .map((keys) => citationShape().parse(keys));
const front = fc.record({
  id: or(words),
  type: or(words),
  level: or(words),
  tags: fc.array(words, { maxLength: 3 }),
  related: fc.array(words, { maxLength: 3 }),
  timestamp: or(fc.constantFrom('2026-06-01T10:30:00Z', '2025-11-14', '2025-11-14 10:30:00')),
  confidence: or(fc.constantFrom(0, 0.5, 0.69, 1)),
  importance: or(fc.constantFrom(...IMPORTANCES)),
  status: or(fc.constantFrom('candidate' as const, 'rejected' as const)),
  sources: fc.array(source, { maxLength: 3 }),
  observed: fc.array(sighting, { maxLength: 4 }),
  corrects: or(words),
});
const body = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('---\nx\n---\ny\n', '---\n', '# A\n\ntext\n', '\u{feff}a', ' a', '\n\na\n\n'),
  )
  .map((text) => `${text.replace(/\r\n?/g, '\n')}.`);
const own = fc.dictionary(
  fc.constantFrom('x-own', 'mood', '下次更新'),
  fc.oneof(
    words,
    fc.integer({ min: -99, max: 99 }),
    fc.boolean(),
    fc.array(words, { maxLength: 2 }),
  ),
  { maxKeys: 2 },
);
const comments = fc.array(fc.constantFrom('# kept', '#also', '# 注释: x'), { maxLength: 2 });

describe('what is written of a note', () => {
  it('is read as the same note', () => {
    fc.assert(
      fc.property(fc.record({ front, keys: own, comments, body }), (note) => {
        const after = read(renderNote(note));
        expect(after.problems).toEqual([]);
        expect({ front: after.front, body: after.body, comments: after.comments }).toEqual({
          front: note.front,
          body: note.body,
          comments: note.comments,
        });
        expect(after.keys).toMatchObject(note.keys);
      }),
    );
  });

  it('is the same when it is written again', () => {
    fc.assert(
      fc.property(fc.record({ front, keys: own, comments, body }), (note) => {
        const text = renderNote(note);
        expect(renderNote(read(text))).toBe(text);
      }),
    );
  });

  it('keeps a word of the store that means nothing here', () => {
    const note = read('---\nstatus: draft\ntags: a, b\n---\nText.\n');
    expect([note.front.status, renderNote(note)]).toEqual([
      null,
      '---\nstatus: draft\ntags:\n  - a\n  - b\n---\nText.\n',
    ]);
  });

  it('is the body alone where there is nothing else to say', () => {
    const bare: NoteContent = { front: EMPTY_FRONT, keys: {}, comments: [], body: '# A\n' };
    expect(renderNote(bare)).toBe('# A\n');
    expect(renderNote({ ...bare, body: '---\n# A\n' })).toBe('---\n---\n---\n# A\n');
  });
});

describe('a sighting', () => {
  it('is added to a list, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.record({ front, keys: own, comments, body }), sighting, (note, more) => {
        const after = read(withSightings(renderNote(note), [more]));
        expect(after.problems).toEqual([]);
        expect({ front: after.front, body: after.body, comments: after.comments }).toEqual({
          front: { ...note.front, observed: [...note.front.observed, more] },
          body: note.body,
          comments: note.comments,
        });
      }),
    );
  });

  it('stands on one line, its commit in quotes: bare hexadecimal could be a number', () => {
    expect(withSightings('Text.\n', [{ by: 'alice', commit: '12345e67', pull: 7 }])).toBe(
      '---\nobserved:\n  - {by: alice, commit: "12345e67", pull: 7}\n---\nText.\n',
    );
  });

  it('counts by its commit or its pull request, and by its author only where it has neither', () => {
    const seen = (by: string | null, commit: string | null, pull: number | null): Sighting => ({
      by,
      commit,
      pull,
    });
    const known = [seen('alice', 'abcdef0123', 7), seen('carol', null, null)];
    const rows: readonly (readonly [Sighting, boolean])[] = [
      [seen('alice', 'abcdef0123', null), true],
      [seen('bob', 'abcdef0', null), true],
      [seen('bob', null, 7), true],
      [seen('alice', '0000000', 8), false],
      [seen('alice', null, null), false],
      [seen('carol', null, null), true],
      [seen(null, null, null), true],
    ];
    expect(rows.map(([one]) => isKnownSighting(one, known))).toEqual(
      rows.map(([, expected]) => expected),
    );
  });
});
