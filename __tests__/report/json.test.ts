import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { renderJson } from '../../src/report/json.js';
import { hasInvisible } from '../../src/text/visible.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { hostileName } from './hostile.js';

test('is indented JSON with a line end', () => {
  expect(renderJson({ a: [1], b: 'é文' })).toBe('{\n  "a": [\n    1\n  ],\n  "b": "é文"\n}\n');
});

test.each([
  ['bidi controls', '\u202E', String.raw`"\u202e"`],
  ['tag characters', '\u{E0041}', String.raw`"\udb40\udc41"`],
  ['line separators', '\u2028\u2029', String.raw`"\u2028\u2029"`],
  ['C1 controls', '\u0085\u007f', String.raw`"\u0085\u007f"`],
  ['the start of an old runner command', '##[error]', String.raw`"#\u0023[error]"`],
])('writes %s as escapes', (_what, value, expected) => {
  expect(renderJson(value)).toBe(`${expected}\n`);
});

test('means the same as before, and nothing in it can act on a terminal or a runner', () => {
  fc.assert(
    fc.property(
      fc.dictionary(hostileName, fc.oneof(hostileName, fc.array(hostileName))),
      (value) => {
        const text = renderJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(parseRunnerCommands(text)).toEqual([]);
        expect(text.split('\n').some((line) => hasInvisible(line) || line.includes('##['))).toBe(
          false,
        );
      },
    ),
    { numRuns: 300 },
  );
});
