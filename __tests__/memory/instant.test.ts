import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { endOf, startOf } from '../../src/memory/instant.js';

const HOUR = 60 * 60 * 1000;
const day = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('a date', () => {
  it('begins with its first moment and ends with its last, in UTC', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(startOf(text)).toBe(Date.parse(`${text}T00:00:00.000Z`));
        expect(endOf(text)).toBe(Date.parse(`${text}T00:00:00.000Z`) + 24 * HOUR);
      }),
    );
  });

  it('with a time begins and ends at that time, wherever it was written', () => {
    expect(startOf('2026-01-31T12:00:00+02:00')).toBe(Date.parse('2026-01-31T10:00:00Z'));
    expect(endOf('2026-01-31T12:00Z')).toBe(Date.parse('2026-01-31T12:00:00Z'));
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-01-31T25:00Z',
    '2026-01-31T12:00',
    '2026-1-1',
    '20260101',
    '2026-01-01 ',
    '2026-01-01T00:00:00+99:99',
    '2026-02-30T10:00Z',
    'tomorrow',
    '',
  ])('that does not exist is none: %j', (text) => {
    expect([startOf(text), endOf(text)]).toEqual([null, null]);
  });

  it('is never read out of anything else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789-T:Z+.')), maxLength: 25 }),
        (text) => {
          const start = startOf(text);
          if (start !== null) expect(new Date(start).toISOString()).toMatch(/^\d{4}-/);
          expect(start === null).toBe(endOf(text) === null);
        },
      ),
    );
  });
});
