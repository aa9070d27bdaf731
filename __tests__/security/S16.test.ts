import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent, parseLedger } from '../../src/memory/ledger.js';
import { isSha256, sha256 } from '../../src/tree/digest.js';

const HEX = sha256('x').slice('sha256:'.length);
const NO_DIGESTS: readonly unknown[] = [
  HEX,
  `SHA256:${HEX}`,
  `sha256:${HEX.toUpperCase()}`,
  `sha256:${HEX.slice(1)}`,
  `sha256:${HEX}0`,
  ` sha256:${HEX}`,
  `sha256:${HEX}\n`,
  `sha256: ${HEX}`,
  `sha1:${HEX.slice(0, 40)}`,
  'sha256:',
  '',
  null,
  12,
  true,
  [`sha256:${HEX}`],
  { sha256: HEX },
];

describe('security/S16 a digest is sha256: and 64 lower-case hexadecimal digits', () => {
  it('and nothing else is one', () => {
    expect(isSha256(`sha256:${HEX}`)).toBe(true);
    expect(NO_DIGESTS.filter(isSha256)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => !isSha256(text)));
  });

  it('so a source with anything else makes its fact invalid', () => {
    for (const digest of NO_DIGESTS)
      for (const key of ['digest', 'raw']) {
        const record = parseFact(
          'a',
          '.memtrust/facts/a.md',
          Buffer.from(`---\nsources: ${JSON.stringify([{ path: 'x', [key]: digest }])}\n---\nS\n`),
        );
        expect([key, digest, record.fact]).toEqual([key, digest, null]);
      }
  });

  it('so an event with anything else is none', () => {
    const event = makeEvent({
      type: 'candidate.applied',
      fact: 'a',
      claim: sha256('c'),
      binding: sha256('b'),
      at: '',
      proposed_by: '',
      after: [],
    });
    for (const digest of NO_DIGESTS)
      for (const key of ['id', 'claim', 'binding']) {
        expect(
          parseLedger('a', 'a.jsonl', JSON.stringify({ ...event, [key]: digest })).events,
        ).toEqual([]);
      }
    for (const digest of NO_DIGESTS)
      expect(
        parseLedger('a', 'a.jsonl', JSON.stringify({ ...event, after: [digest] })).events,
      ).toEqual([]);
    expect(parseLedger('a', 'a.jsonl', eventLine(event)).events).toEqual([event]);
  });

  it('so numbers in the place of object ids are refused, since YAML would read them wrongly', () => {
    for (const blob of ['1234567890123456789012345678901234567890', '12e4', '"12e4"', 'null']) {
      expect(
        parseFact('a', 'a', Buffer.from(`---\nsources:\n  - path: x\n    blob: ${blob}\n---\nS\n`))
          .fact,
      ).toBeNull();
    }
    expect(
      parseFact(
        'a',
        '.memtrust/facts/a.md',
        Buffer.from(`---\nsources:\n  - path: x\n    blob: "${'1'.repeat(40)}"\n---\nS\n`),
      ).fact?.sources[0]?.blob,
    ).toBe('1'.repeat(40));
  });
});
