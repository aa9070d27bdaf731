import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { parseYaml } from '../../src/memory/yaml.js';
import { phraseText } from '../../src/text/phrase.js';

function refusal(text: string): string {
  const result = parseYaml(text);
  return result.ok
    ? `accepted: ${JSON.stringify(result.data)}`
    : result.problems
        .map((problem) => `${problem.line}:${problem.column} ${phraseText(problem.message)}`)
        .join('; ');
}

function comments(text: string): readonly string[] {
  const result = parseYaml(text);
  return result.ok ? result.comments : [];
}

const key = fc
  .string({ unit: fc.constantFrom(...Array.from('abcxyz-_')), minLength: 1, maxLength: 6 })
  .filter((name) => /^[a-z]/.test(name));
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme', maxLength: 10 }),
    fc.integer({ min: -99999, max: 99999 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
})).value;
/** Text that looks like YAML often enough to reach every corner of the parser. */
const yamlish = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'b: ',
        '- ',
        '? ',
        ': ',
        '\n',
        '\n  ',
        '{',
        '}',
        '[',
        ']',
        ',',
        '"',
        "'",
        '|\n',
        '>-\n',
        '# c',
        '&x ',
        '*x',
        '!t ',
        '!!str ',
        '<<: ',
        '---\n',
        '...\n',
        '%YAML 1.1\n',
        '\t',
        '\uFEFF',
        '__proto__: ',
        '\\u0041',
        '0x1f',
        '1e999',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('parseYaml', () => {
  it('reads what JSON can say as JSON does', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 4 }), (data) => {
        const result = parseYaml(JSON.stringify(data));
        expect(result.ok && result.data).toEqual(data);
      }),
    );
  });

  it('never throws, and where it accepts a text it reads it as the library does', () => {
    fc.assert(
      fc.property(yamlish, (text) => {
        const result = parseYaml(text);
        if (result.ok)
          expect(JSON.stringify(result.data)).toBe(JSON.stringify(parse(text, { version: '1.2' })));
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts no text with an anchor, alias, tag, directive, second document or byte-order mark outside quotes and comments', () => {
    const forbidden = fc.constantFrom(
      'x: &a 1\n',
      'x: &a\n',
      'y: *a\n',
      'x: !t 1\n',
      'x: ! 1\n',
      'x: !!str 1\n',
      '&k x: 1\n',
      '%YAML 1.2\n--- \nx: 1\n',
      '%TAG ! tag:words,2026:\n--- \nx: 1\n',
      'x: 1\n--- \ny: 2\n',
      'x: 1\n...\n--- \ny: 2\n',
      '\uFEFFx: 1\n',
      'x: {<<: {a: 1}}\n',
    );
    fc.assert(
      fc.property(forbidden, fc.constantFrom('', '# words\n', '\n'), (text, before) => {
        expect(
          parseYaml(text.startsWith('\uFEFF') || text.startsWith('%') ? text : before + text).ok,
        ).toBe(false);
      }),
    );
  });

  it.each([
    ['a: 1\nb: 2\na: 3\n', '3:1 the key `a` occurs twice'],
    ['a: {b: 1, b: 2}\n', '1:11 the key `b` occurs twice'],
    ['a:\n  - {__proto__: 1}\n', '2:6 the key `__proto__` is not allowed'],
    ['constructor: 1\n', '1:1 the key `constructor` is not allowed'],
    ['"proto\\u0074ype": 1\n', '1:1 the key `prototype` is not allowed'],
    ['<<: {a: 1}\n', '1:1 merge keys are not allowed'],
    ['1: a\n', '1:1 keys must be plain text'],
    ['? [a]\n: 1\n', '1:3 keys must be plain text'],
    ['a: &x 1\n', '1:7 anchors are not allowed'],
    ['a: !!int "1"\n', '1:10 tags are not allowed'],
    ['a: 1\n--- \nb: 2\n', '2:1 there is more than one document'],
    ['%YAML 1.1\n--- \na: yes\n', '1:1 directives are not allowed'],
    ['a: 12345678901234567890\n', '1:4 this number is too long or not finite; put it in quotes'],
    ['a: .inf\n', '1:4 this number is too long or not finite; put it in quotes'],
    ['a: "\\ud800"\n', '1:4 this text has half of a surrogate pair, which is not a character'],
  ])('refuses %j and says where', (text, why) => {
    expect(refusal(text)).toBe(why);
  });

  it('never repeats a value in a message: it may be policy-blocked', () => {
    fc.assert(
      fc.property(yamlish, (text) => {
        const result = parseYaml(`secret: canary${text}`);
        if (!result.ok)
          for (const problem of result.problems)
            expect(phraseText(problem.message)).not.toContain('canary');
      }),
    );
  });

  it('counts lines from where the text begins in its file', () => {
    const result = parseYaml('a: 1\na: 2\n', 11);
    expect(result.ok ? [] : result.problems.map(({ line, column }) => [line, column])).toEqual([
      [12, 1],
    ]);
  });

  it('reads every comment, wherever it stands, in the order of the text', () => {
    expect(
      comments(
        '# one\na: # two\n  - b # three\n  # four\n  - {c: 1, # five\n     d: 2} # six\ne: | # seven\n  # not this\nf: "# nor this"\n# eight\n... # nine\n',
      ),
    ).toEqual([
      '# one',
      '# two',
      '# three',
      '# four',
      '# five',
      '# six',
      '# seven',
      '# eight',
      '# nine',
    ]);
  });

  it('tells the place of a key, of an entry of a list, and of the nearest thing there is', () => {
    const result = parseYaml('a:\n  - b: 1\n  - c: 2\n');
    expect(
      result.ok &&
        [['a'], ['a', 1], ['a', 1, 'c'], ['a', 1, 'missing'], []].map((path) => result.place(path)),
    ).toEqual([
      { line: 1, column: 1 },
      { line: 3, column: 5 },
      { line: 3, column: 5 },
      { line: 3, column: 5 },
      { line: 1, column: 1 },
    ]);
  });

  // The library's composer is recursive: out of stack inside a regular expression, V8 ends the whole process.
  it.each(['[', '{', '- ', '? ', '{a: ', '[[', 'a: [{b: '])(
    'gives up on 200,000 characters of %j before the composer sees them',
    (part) => {
      expect(refusal(part.repeat(Math.ceil(200_000 / part.length)))).toMatch(
        /^1:\d+ this is nested more than 64 levels deep$/,
      );
    },
  );

  it('reads any nesting that a person would write', () => {
    expect(parseYaml(`${'['.repeat(20)}1${']'.repeat(20)}`).ok).toBe(true);
  });
});
