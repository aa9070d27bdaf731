import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { repairText } from '../../src/lifecycle/check-notes/repair.js';
import { AI_RUNTIME_HOME } from '../../src/memory/notes/home.js';
import { type Note, parseNote } from '../../src/memory/notes/note.js';
import { phraseText } from '../../src/text/phrase.js';

const noteOf = (text: string): Note =>
  parseNote(AI_RUNTIME_HOME, 'long-term', 'memory/long-term/a.md', Buffer.from(text));
const told = (text: string, kind: 'note' | 'fact' = 'note'): string[] =>
  repairText(text, kind).repairs.map(({ line, what }) => `${line}: ${phraseText(what)}`);

/** What a value of the front matter becomes; null where it stays. */
const spelled = (key: string, value: string): string | null => {
  const { repairs, text } = repairText(`---\n${key}: ${value}\n---\nA.\n`, 'note');
  return repairs.length === 0 ? null : (/: (.*)\n/.exec(text)?.[1] ?? null);
};

describe('spellings', () => {
  it.each([
    ['95%', '0.95'],
    ['95 %', '0.95'],
    ['12.5%', '0.125'],
    ['100%', '1'],
    ['0%', '0'],
    ['0.9', '0.9'],
    ['.9', '0.9'],
    [' 1.0 ', '1'],
    ['95', null],
    ['101%', null],
    ['9/10', null],
    ['high', null],
    ['-0.5', null],
    ['1e-1', null],
    ['0,9', null],
  ])('of a confidence: %s', (written, meant) =>
    expect(spelled('confidence', `"${written}"`)).toBe(meant),
  );

  it('of an importance: the words that are known, and no other', () => {
    expect(
      ['medium', 'Medium', 'HIGH', 'high', 'normal', 'urgent', 'med', 'highest'].map((word) =>
        spelled('importance', word),
      ),
    ).toEqual(['normal', 'normal', 'high', null, null, null, null, null]);
  });

  it.each([
    ['2025/11/14', '2025-11-14'],
    ['2025.1.4', '2025-01-04'],
    ['2025-1-4 9:05', '2025-01-04 09:05'],
    ['2025/11/14 10:30:00', '2025-11-14 10:30:00'],
    ['2025-11-14T10:30:00+0800', '2025-11-14T10:30:00+08:00'],
    ['2025-11-14 10:30:00 UTC', '2025-11-14T10:30:00Z'],
    ['2025年11月14日', '2025-11-14'],
    ['2025年11月14日 10:30', '2025-11-14 10:30'],
    ['2025-11-14', null],
    ['03/04/2025', null],
    ['14/11/2025', null],
    ['2025-02-30', null],
    ['2025/13/01', null],
    ['2025-11/14', null],
    ['25-11-14', null],
    ['yesterday', null],
    ['2025-11-14 10:30:00.123456', null],
  ])('of a moment: %s', (written, meant) => expect(spelled('timestamp', written)).toBe(meant));
});

describe('repairing a note', () => {
  it('mends each thing in its place, and nothing beside it', () => {
    const text =
      '\uFEFF---\r\n# why "95%"\r\ntimestamp: 2025/11/14   # then\r\nconfidence: "95%"\r\nimportance: \'Medium\'\r\nother:   [ 1,2 ]\r\nobserved:\r\n  - {by: a, pull: 7}\r\n---\r\n# A\r\n\r\nconfidence: "95%"';
    expect(told(text)).toEqual([
      '1: the file begins with a byte-order mark',
      '1: lines end with a carriage return',
      '12: the last line has no line end',
      '3: `timestamp` should be written like 2026-01-31',
      '4: `confidence` is in per cent, but must be a number from 0 to 1',
      '5: `importance` should be spelled `normal`',
    ]);
    expect(repairText(text, 'note').text).toBe(
      '---\n# why "95%"\ntimestamp: 2025-11-14   # then\nconfidence: 0.95\nimportance: normal\nother:   [ 1,2 ]\nobserved:\n  - {by: a, pull: 7}\n---\n# A\n\nconfidence: "95%"\n',
    );
    expect(noteOf(repairText(text, 'note').text).problems).toEqual([]);
  });

  it.each([
    ['a confidence that may be anything', '---\nconfidence: 95\n---\nA.\n'],
    ['a date that is two', '---\ntimestamp: 03/04/2025\n---\nA.\n'],
    ['a word that nobody knows', '---\nimportance: urgent\n---\nA.\n'],
    ['what is no YAML', '---\nconfidence: "95%"\nx: [\n---\nA.\n'],
    ['a key that is there twice', '---\nconfidence: "95%"\nconfidence: 1\n---\nA.\n'],
    ['front matter that is not closed', '---\nconfidence: "95%"\nA.\n'],
    [
      'keys of no meaning here',
      '---\nvalid_until: 2025/11/14\nother: {confidence: "95%"}\n---\nA.\n',
    ],
    ['a text without front matter', 'confidence: "95%"\n'],
  ])('leaves alone %s', (_what, text) =>
    expect(repairText(text, 'note')).toEqual({ repairs: [], text }),
  );

  it('of a fact reads the dates that facts have, and guesses no time zone', () => {
    expect(
      told(
        '---\nvalid_until: 2026/1/31\nreview_by: 2026/1/31 10:00\ntimestamp: 2026/1/31\n---\nA.\n',
        'fact',
      ),
    ).toEqual(['2: `valid_until` should be written like 2026-01-31']);
  });

  it('changes nothing but what it names, of any text, and has nothing left to do', () => {
    const piece = fc.constantFrom(
      '---\n',
      '---\r\n',
      '\r',
      '\n',
      '\uFEFF',
      'confidence: ',
      '"95%"',
      '95%',
      '.5',
      "'0.5'",
      'importance: ',
      'medium',
      '|\n  high',
      'timestamp: ',
      '2025/1/4',
      '20250104',
      '# c',
      'observed: ',
      '- {pull: "7"}',
      '[',
      '{',
      '}',
      'x: ',
      '"',
      'A.',
      'é',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 14 }),
          fc.array(piece, { maxLength: 8 }).map((inside) => ['---\n', ...inside, '\n---\nA.']),
        ),
        (pieces) => {
          const text = pieces.join('');
          const { repairs, text: mended } = repairText(text, 'note');
          const [before, after] = [noteOf(text), noteOf(mended)];
          const named = ['confidence', 'importance', 'timestamp'].filter((key) =>
            repairs.some(({ what }) => phraseText(what).includes(key)),
          );
          const rest = (keys: Note['keys']) =>
            Object.entries(keys).filter(([key]) => !named.includes(key));
          expect(repairs.length === 0).toBe(mended === text);
          expect(rest(after.keys)).toEqual(rest(before.keys));
          expect(after.comments).toEqual(before.comments);
          expect(after.body.trimEnd()).toBe(before.body.trimEnd());
          // A byte-order mark hides the faults behind it.
          const unmarked = noteOf(text.replace(/^\uFEFF(?!\uFEFF)/, ''));
          expect(after.problems.length).toBeLessThanOrEqual(
            Math.max(before.problems.length, unmarked.problems.length),
          );
          expect(repairText(mended, 'note').repairs).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
