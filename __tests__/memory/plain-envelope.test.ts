import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { factShape } from '../../src/memory/fact.js';
import { readPlainEnvelope } from '../../src/memory/plain-envelope.js';

const digest = `sha256:${'a1'.repeat(32)}`;
const odd = fc.oneof(fc.constantFrom<unknown>('', 'a', 'a b', 'A', 'a/b', 'a//b', null, true, 0, 1, 0.5, [], {}, 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(4_001), '😀'.repeat(101), digest, digest.toUpperCase(), '12e4', '1-2', '2-1', '0-1', '7', 7, '2026-01-31', '2026-02-30', '2026-01-31T00:00:00Z', 'rule', 'accepted', 'high', 'toString', '__proto__'), fc.string({ maxLength: 5 }));
const hints = {
  symbol: fc.oneof({ weight: 3, arbitrary: fc.constant('A.b') }, odd),
  norm: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('n0', 'n3', 'n4') }, odd),
  raw: fc.oneof({ weight: 3, arbitrary: fc.constant(digest) }, odd),
  context: fc.oneof({ weight: 3, arbitrary: fc.array(fc.constantFrom('0a1b', 'ff', 'g0', '0', ''), { maxLength: 7 }) }, odd),
  within: fc.oneof({ weight: 3, arbitrary: fc.constant('A.b') }, odd),
  as: fc.oneof(fc.constant('comment'), odd),
};
const source = fc.oneof(
  { weight: 6, arbitrary: fc.record({ path: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('src/a.ts', '../b', 'https://x/y') }, odd), quote: fc.oneof(fc.constant('const a = 1;'), odd), lines: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('1-2', '10-24', '7') }, odd), digest: fc.oneof({ weight: 3, arbitrary: fc.constant(digest) }, odd), blob: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a1'.repeat(20), 'b2'.repeat(32)) }, odd), ...hints }, { requiredKeys: ['path'] }) },
  fc.dictionary(fc.constantFrom('path', 'symbol', 'quote', 'pointer', 'heading', 'absent', 'lines', 'norm', 'raw', 'context', 'else'), fc.oneof(fc.constantFrom('a', 'n0', digest), odd)),
  odd,
);
const envelope = fc.record(
  {
    id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', 'a/b-c') }, odd),
    topic: fc.oneof({ weight: 3, arbitrary: fc.constant('gate') }, odd),
    claim_key: odd,
    kind: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('rule', 'note') }, odd),
    status: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('accepted', 'candidate') }, odd),
    confidence: odd,
    importance: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('low', 'critical') }, odd),
    sources: fc.oneof({ weight: 6, arbitrary: fc.array(source, { maxLength: 3 }) }, odd, fc.constant(Array.from({ length: 101 }, () => ({ path: 'a' })))),
    supersedes: fc.oneof({ weight: 3, arbitrary: fc.array(fc.constantFrom('a', 'b/c', 'D'), { maxLength: 3 }) }, odd, fc.constant(Array.from({ length: 101 }, () => 'a'))),
    valid_from: odd,
    valid_until: fc.oneof(fc.constant('2026-12-31'), odd),
    review_by: odd,
  },
  { requiredKeys: [] },
);

describe('the quick reader of an envelope', () => {
  it('makes of it what the schema makes of it, or leaves it to the schema', () => {
    let read = 0;
    fc.assert(fc.property(envelope, fc.shuffledSubarray(Object.keys(factShape.shape), { maxLength: 4 }), (full, keys) => {
      const data = Object.fromEntries(Object.entries(full).filter(([key]) => keys.includes(key)));
      const quick = readPlainEnvelope(data);
      if (quick === null) return;
      read += 1;
      expect({ success: true, data: quick }).toEqual(factShape.safeParse(data));
    }), { numRuns: 20_000 });
    expect(read).toBeGreaterThan(50);
  });

  it('reads what memtrust writes', () => {
    const data = { topic: 'gate', kind: 'rule', importance: 'high', status: 'accepted', sources: [{ path: 'src/a.ts', quote: 'const a = 1;', lines: '9-9', digest, blob: 'a1'.repeat(20) }, { path: 'src/b.ts', lines: '1-2', digest, norm: 'n3', context: ['0a1b2c3d', 'ff'], within: 'A.b' }, { path: 'src/c.ts', symbol: 'A.b', digest, raw: digest }, { path: 'README.md' }] };
    expect(readPlainEnvelope(data)).toEqual(factShape.parse(data));
  });
});
