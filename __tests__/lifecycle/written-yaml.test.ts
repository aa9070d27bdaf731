import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { yamlText } from '../../src/lifecycle/edit-front-matter.js';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\t', 'x', '#', '-', ':', '"'), maxLength: 6 }),
);
const key = fc.constantFrom('a', 'b c', '#', '-', ':', ' ', '\n');

describe('values that are written as YAML', () => {
  test('are read as they were', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(text, fc.array(fc.array(text)), fc.integer()), { maxKeys: 3 }),
        (values) => {
          expect(parse(yamlText(values))).toEqual(values);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([' \n', '\n \n', ' \t\n', '  \n\n'])('%j keeps its spaces', (blank) => {
    expect(parse(yamlText({ source: [[blank]] }))).toEqual({ source: [[blank]] });
  });

  test('a text of several lines stays readable as a block', () => {
    expect(yamlText({ why: 'one\ntwo\n' })).toBe('why: |\n  one\n  two\n');
  });
});
