import { expect, test } from '@jest/globals';
import { textOf, typeScriptFiles } from './sources.js';

const LONGEST = 120;

test('a line of the source holds one idea: none is longer than 120 characters', () => {
  const tooLong = typeScriptFiles().flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => ([...line].length > LONGEST ? [`${path}:${index + 1}`] : [])),
  );
  expect(tooLong).toEqual([]);
});
