import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { factShape } from '../../src/memory/envelope.js';
import { readPlainFront } from '../../src/memory/front-matter.js';

const DIGEST = `sha256:${'0a'.repeat(32)}`;

/** Values that a key may have, right ones and wrong ones at the borders. */
const VALUES: readonly unknown[] = [
  '',
  'a',
  'a b',
  'n0',
  'n3',
  'n9',
  'comment',
  'rule',
  'accepted',
  'high',
  '3',
  '3-4',
  '4-3',
  '0-1',
  '12345678',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(4_000),
  'x'.repeat(4_001),
  DIGEST,
  DIGEST.toUpperCase(),
  `${DIGEST}\n`,
  'ab'.repeat(20),
  `${'ab'.repeat(20)}\n`,
  '0123456789abcdef 1/2',
  '1/2',
  ['ab', 'cd12'],
  ['ab', 3],
  ['xy'],
  Array.from({ length: 7 }, () => 'ab'),
  [],
  {},
  null,
  undefined,
  true,
  7,
  1,
  0.5,
  1.5,
  -1,
  Number.NaN,
  'a/b',
  'area/a-b',
  'x'.repeat(198) + '/b',
  'a/' + 'x'.repeat(199),
  'a /b',
  '/a/b',
  '2026-01-31',
  '2026-02-31',
  '2026-01-31T10:00:00Z',
  '2026-01-31T10:00:00',
  ['a', 'area/b'],
  Array.from({ length: 101 }, () => 'a'),
  `sha256:${'a'.repeat(64)} 1/2`,
  `sha256:${'a'.repeat(64)} 2/2 x3`,
  `sha256:${'a'.repeat(64)} 0/2`,
  new Date(0),
  new Map([['path', 'a']]),
];

const SOURCE_KEYS = [
  'path',
  'symbol',
  'quote',
  'pointer',
  'heading',
  'absent',
  'lines',
  'digest',
  'place',
  'unit',
  'origin',
  'reader',
  'blob',
  'other',
] as const;
const FRONT_KEYS = [...Object.keys(factShape().shape), 'other', 'path'];

const value = fc.constantFrom(...VALUES);
const record = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 5 });
const source = fc.oneof(
  record(SOURCE_KEYS).map((rest): unknown => ({ path: 'src/a.ts', ...rest })),
  record(SOURCE_KEYS).map((rest): unknown => rest),
  value,
);
const front = fc
  .tuple(record(FRONT_KEYS), fc.option(fc.array(source, { maxLength: 3 })))
  .map(([rest, sources]) => (sources === null ? rest : { ...rest, sources }));

describe('the keys of a fact, read the quick way', () => {
  it('are what the schema makes of them, or nothing', () => {
    fc.assert(
      fc.property(front, (known) => {
        const plain = readPlainFront(known);
        if (plain === null) return;
        expect(factShape().safeParse(known)).toEqual({ success: true, data: plain });
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(SOURCE_KEYS.flatMap((key) => VALUES.map((one) => [key, one] as const)))(
    'are what the schema makes of one source: %s is %j',
    (key, one) => {
      const known = { sources: [{ path: 'src/a.ts', [key]: one }] };
      const plain = readPlainFront(known);
      if (plain !== null)
        expect(factShape().safeParse(known)).toEqual({ success: true, data: plain });
    },
  );

  it('are read so where memtrust wrote them', () => {
    const known = {
      topic: 'auth',
      kind: 'rule',
      status: 'accepted',
      importance: 'critical',
      sources: [
        {
          path: 'src/auth.ts',
          quote: 'throw new Error(name);',
          symbol: 'login',
          lines: '3-4',
          digest: DIGEST,
          place: `${DIGEST} 1/2 x3`,
          unit: DIGEST,
          origin: DIGEST,
          blob: 'ab'.repeat(20),
        },
      ],
    };
    expect(readPlainFront(known)).toEqual(factShape().parse(known));
  });

  it('are left to the schema where it has something to say', () => {
    expect(readPlainFront({ topic: '' })).toBeNull();
    expect(readPlainFront({ id: 'A' })).toBeNull();
    expect(readPlainFront({ __proto__x: 'a' })).toBeNull();
    expect(readPlainFront({ sources: [{ path: 'a', lines: '4-3' }] })).toBeNull();
    expect(
      readPlainFront({ sources: Array.from({ length: 101 }, () => ({ path: 'a' })) }),
    ).toBeNull();
  });
});
