import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readStrictJson } from '../../../src/languages/data/json.js';
import { phraseText } from '../../../src/text/phrase.js';

function answer(text: string): unknown {
  const json = readStrictJson(text);
  return json.kind === 'value' ? json.value : phraseText(json.why);
}

describe('strict JSON', () => {
  test('is the value that JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(answer(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each([
    ['{"a": 1, "a": 2}', 'it has the key `a` twice'],
    ['{"b": [{"a": 1, "\\u0061": 1}]}', 'it has the key `a` twice'],
    ['{"__proto__": 1, "__proto__": 2}', 'it has the key `__proto__` twice'],
    ['{"a": 1,}', 'it is not valid JSON'],
    ['{"a": 1} // x', 'it is not valid JSON'],
    ['{"a": 01}', 'it is not valid JSON'],
    ['{"a": "\n"}', 'it is not valid JSON'],
    ['\uFEFF{}', 'it is not valid JSON'],
    ['', 'it is not valid JSON'],
    ['{"a": ["\\ud800"]}', 'it holds half of a character (a lone surrogate)'],
    ['{"\\udc00a": 1}', 'it holds half of a character (a lone surrogate)'],
    ['{"a": 1e999}', 'it holds a number that is too large'],
    ['[-1e999]', 'it holds a number that is too large'],
    [`${'['.repeat(200)}${']'.repeat(200)}`, 'it is nested more than 100 levels deep'],
    ['['.repeat(1_000_000), 'it is nested more than 100 levels deep'],
  ])('refuses %#', (text, why) => {
    expect(answer(text)).toBe(why);
  });
});
