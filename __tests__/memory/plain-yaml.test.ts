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
  '0',
  '007',
  '0.95',
  '1.0',
  '12.',
  '1_000',
  '999999999',
  '9999999999999999999',
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

/** Lines of an envelope in the plain shape: nearly every one of them is read. */
const plainKey = fc.constantFrom('a', 'b', 'c-d', 'e_1');
const plainValue = fc.constantFrom(
  'area/a b',
  '1',
  '0.75',
  '10-24',
  '2026-01-31',
  'nul',
  '"a b"',
  '"a \\" b"',
  "'a b'",
  "'it''s'",
  '[a, b-c/d]',
  '["a", "1"]',
  '["a","b c"]',
);
const plainField = fc.tuple(plainKey, plainValue).map(([name, value]) => `${name}: ${value}`);
const plainLines = fc
  .array(
    fc.oneof(
      plainField.map((field) => [field]),
      fc
        .tuple(plainKey, fc.array(plainField, { minLength: 1, maxLength: 2 }))
        .map(([name, fields]) => [
          `${name}:`,
          ...fields.map((field, place) => `${place === 0 ? '  - ' : '    '}${field}`),
        ]),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.flat());
/** What a line holds too much at some place, or instead of up to four characters of its own. */
const blemish = fc.oneof(
  awkward,
  fc.constantFrom('\\\\', ', ', '","', '\u0007', '\u007f', '\u2029', '\uDC00', ''),
  fc.constantFrom(': b', ' # c', '7', '-3', ' b', 'l'),
);
const blemished = fc
  .tuple(plainLines, fc.nat(), fc.option(fc.nat(), { freq: 2 }), fc.nat({ max: 4 }), blemish)
  .map(([lines, chosen, at, gone, added]) => {
    const place = chosen % lines.length;
    const text = lines[place] ?? '';
    const from = at === null ? text.length : at % (text.length + 1);
    return lines.with(place, text.slice(0, from) + added + text.slice(from + gone));
  });
/** The same with another word for one of a line: for its key, or for one of its value. */
const reworded = fc
  .tuple(
    plainLines,
    fc.nat(),
    fc.nat(),
    fc.constantFrom('null', 'true', 'false', 'False', 'NULL', '12', '1e3', '0x1f', 'prototype'),
  )
  .map(([lines, chosen, which, other]) => {
    const place = chosen % lines.length;
    const words = (lines[place] ?? '').split(/([\w/-]+)/);
    const own = words.flatMap((_, index) => (index % 2 === 1 ? [index] : []));
    return lines.with(place, words.with(own[which % own.length] ?? 0, other).join(''));
  });
/** The same with a line that is gone, or that stands at another place. */
const disordered = fc
  .tuple(plainLines, fc.nat(), fc.option(fc.nat(), { freq: 2 }))
  .map(([lines, from, to]) => {
    const moved = lines[from % lines.length] ?? '';
    const rest = lines.toSpliced(from % lines.length, 1);
    return to === null ? rest : rest.toSpliced(to % lines.length, 0, moved);
  });
const nearlyPlain = fc
  .tuple(fc.oneof(blemished, reworded, disordered), fc.constantFrom('\n', '\n', '\n', ''))
  .map(([lines, end]) => lines.join('\n') + end);

describe('the quick reader of front matter', () => {
  it('reads nothing otherwise than the YAML parser where a text is plain but for one thing', () => {
    fc.assert(fc.property(nearlyPlain, agrees), { numRuns: 20_000 });
  });

  it('leaves a long text to the parser, which has a limit of its own', () => {
    expect(readPlainYaml(`a: "${'x'.repeat(7_000)}"\n`)).not.toBeNull();
    expect(readPlainYaml(`a: "${'x'.repeat(8_000)}"\n`)).toBeNull();
  });

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
    'a: 1e3\n',
    'a: 007\n',
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
