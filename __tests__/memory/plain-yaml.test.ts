import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { readPlainYaml } from '../../src/memory/plain-yaml.js';
import { parseYaml } from '../../src/memory/yaml.js';

/**
 * Holds one text against the parser: what the quick reader accepts has no fault, no comment, and
 * the same data in the same order.
 */
function agrees(text: string): void {
  const data = readPlainYaml(text);
  if (data === null) return;
  const yaml = parseYaml(text);
  expect(yaml.ok).toBe(true);
  if (!yaml.ok) return;
  expect(yaml.comments).toEqual([]);
  expect(JSON.stringify(data)).toBe(JSON.stringify(yaml.data));
}

const awkward = fc.constantFrom(
  'a',
  'b c',
  'null',
  'true',
  'False',
  'NULL',
  'yes',
  '~',
  '1',
  '0x1f',
  '1e3',
  '1-2',
  '10-24',
  '2026-01-31',
  '2026-01-31T00:00:00Z',
  '.5',
  '.inf',
  '-',
  '- ',
  '?',
  ': ',
  ':',
  ' #',
  '#',
  'a#b',
  '"',
  "'",
  '""',
  "''",
  '\\',
  '\\"',
  '\\n',
  '[',
  ']',
  '[a, b]',
  '[null]',
  '{}',
  '&a',
  '*a',
  '!t',
  '|',
  '>',
  '%',
  '@',
  '`',
  ',',
  '...',
  '---',
  '<<',
  '\t',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '😀',
  'é',
  'sha256:',
  'a:b',
  'a: b',
  ' ',
  '  ',
  '',
);
const scalar = fc.oneof(
  fc.array(awkward, { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const written = fc.oneof(
  scalar,
  scalar.map((text) => JSON.stringify(text)),
  scalar.map((text) => `'${text.replaceAll("'", "''")}'`),
  fc.array(scalar, { maxLength: 3 }).map((names) => `[${names.join(', ')}]`),
  fc.constantFrom(
    '"a \\" b"',
    '["0a", "1e3"]',
    '["0a","1e3"]',
    '["0a", "1e3" ]',
    '["0A"]',
    '["a: b","# c", "null"]',
    '["\\"", "a"]',
    '["a" ,"b"]',
    '["a","b",]',
    '["a""b"]',
    '["é", "保险库"]',
    '[""]',
  ),
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map((names) => JSON.stringify(names)),
);
const key = fc.constantFrom(
  'a',
  'b',
  'topic',
  'x-ref',
  'sources',
  'null',
  'true',
  'constructor',
  '__proto__',
  'prototype',
  '<<',
  '1',
  'A',
  '? a',
  '- a',
  '"a"',
);
const line = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '  - ', '    ', '- ', '  ', '   - ', '      ', '\t'),
      key,
      fc.constantFrom(': ', ':', ':  ', ' : '),
      fc.oneof(fc.constant(''), written),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    '# c',
    'sources:',
    'list:',
    '  - a: 1-2',
    '    b: c',
    '  # c',
    '---',
    '...',
    '%YAML 1.1',
  ),
  scalar,
);
const texts = fc
  .tuple(fc.array(line, { maxLength: 6 }), fc.constantFrom('\n', '\n', '\n', '', '\n\n', '\r\n'))
  .map(([lines, end]) => lines.join('\n') + end);

/** Envelopes as records have them, with any texts in them. */
const word = fc.string({
  unit: fc.constantFrom(...Array.from('abcxyz019 _-/.:#"\'[]{},&*!|>%@`=~\\é😀')),
  maxLength: 12,
});
const envelope = fc.record(
  {
    topic: word,
    kind: fc.constantFrom('rule', 'note'),
    'x-source-ref': word,
    supersedes: fc.array(fc.constantFrom('area/a', 'b', 'null'), { minLength: 1, maxLength: 3 }),
    sources: fc.array(
      fc.record(
        {
          path: word,
          quote: word,
          lines: fc.constantFrom('1-2', '10-24', '7'),
          digest: fc.constant(`sha256:${'a1'.repeat(32)}`),
        },
        { requiredKeys: ['path'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

describe('the quick reader of front matter', () => {
  it('reads nothing otherwise than the YAML parser, whatever the text', () => {
    fc.assert(fc.property(texts, agrees), { numRuns: 20_000 });
  });

  it('reads what YAML writes of an envelope as the YAML parser does, or leaves it alone', () => {
    fc.assert(
      fc.property(envelope, fc.boolean(), (data, flow) => {
        const text = stringify(data, {
          lineWidth: 0,
          flowCollectionPadding: false,
          ...(flow ? { collectionStyle: 'any' as const } : {}),
        });
        agrees(text);
      }),
      { numRuns: 3_000 },
    );
  });

  it('reads the front matter that memtrust writes', () => {
    const text = [
      'id: gate/cannot-judge',
      'topic: gate',
      'kind: rule',
      'importance: high',
      'status: accepted',
      'supersedes: [gate/old, gate/older]',
      'valid_until: 2026-12-31',
      'sources:',
      '  - path: src/gate/verdict.ts',
      `    quote: "const A = new Set(['MT302']); // \\"x\\""`,
      '    lines: 9-9',
      `    digest: sha256:${'1d'.repeat(32)}`,
      '    blob: "1911080e12012937a50d466776259f3741257907"',
      '  - path: README.md',
      '',
    ].join('\n');
    expect(readPlainYaml(text)).toEqual({
      id: 'gate/cannot-judge',
      topic: 'gate',
      kind: 'rule',
      importance: 'high',
      status: 'accepted',
      supersedes: ['gate/old', 'gate/older'],
      valid_until: '2026-12-31',
      sources: [
        {
          path: 'src/gate/verdict.ts',
          quote: `const A = new Set(['MT302']); // "x"`,
          lines: '9-9',
          digest: `sha256:${'1d'.repeat(32)}`,
          blob: '1911080e12012937a50d466776259f3741257907',
        },
        { path: 'README.md' },
      ],
    });
    agrees(text);
  });

  it.each([
    'a: 1\n',
    'a: b # c\n',
    '# c\na: b\n',
    'a: |\n  b\n',
    'a:\n',
    'a: b\na: c\n',
    'a: &x b\n',
    'a: null\n',
    'a: "\\n"\n',
    'a: b',
    '',
    'constructor: a\n',
    'a: b\n  c\n',
    'sources:\n- path: a\n',
    'a: b\r\n',
  ])('leaves %j to the parser', (text) => {
    expect(readPlainYaml(text)).toBeNull();
  });

  it('takes linear time', () => {
    for (const text of [
      `a: ${'x '.repeat(3_900)}#\n`,
      `a: "${'\\"'.repeat(3_900)}\n`,
      `a: '${"''".repeat(3_900)}\n`,
      `a: [${'a, '.repeat(2_600)}\n`,
      `a: ${':'.repeat(7_900)}\n`,
    ]) {
      const start = performance.now();
      expect(readPlainYaml(text)).toBeNull();
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});
