/** The form in which patterns see a sentence: shortcuts for ordinary sentences change nothing of it. */
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { normalise } from '../../../src/agent-files/prose/normal.js';
import { writtenPatterns } from '../../../src/agent-files/detectors/prompt-injection/read-patterns.js';
import { BENIGN } from './harmless-sentences.js';

/** Each step, whether a text has something for it or not. */
function stepByStep(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g,
      '$1 not',
    )
    .replace(/\bcan(?:'t|not)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\b(you|they|we)'re\b/g, '$1 are')
    .replace(/\b(you|they|we|i)'ve\b/g, '$1 have')
    .replace(/\b(you|they|we|i|it|that)'ll\b/g, '$1 will')
    .replace(/\b(it|that|there)'s\b/g, '$1 is');
}

const isGreekOrCyrillic = (text: string): boolean => /[\u0370-\u052f]/.test(stepByStep(text));

test.each([
  ['Don’t **skip** the  Hooks', 'do not skip the hooks'],
  ['You cannot; they shouldnt', 'you can not; they should not'],
  ['ｆｕｌｌ width, zero\u200bwidth', 'full width, zerowidth'],
  ['іgnore', 'ignore'],
])('%s is read as %s', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

test('is what every step together makes of a text', () => {
  const word = fc.constantFrom(
    "don't dont do nt doesn't cannot can't won't you're it's I'll we've weren't wasnt mustnt",
    ...'_a_ **b** ~~c~~ `d` ´e \t \n \r\n \u00a0 \u2028 \u200b \u00ad ﬁ ½ İ ß’ "q" a_b isnt arent havent'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 8 }))),
      (words) => {
        const text = words.join(' ');
        fc.pre(!isGreekOrCyrillic(text));
        expect(normalise(text)).toBe(stepByStep(text));
      },
    ),
    { numRuns: 3_000 },
  );
  const injections = writtenPatterns().flatMap(({ finds }) => finds);
  for (const text of [...injections, ...BENIGN].filter((one) => !isGreekOrCyrillic(one)))
    expect(normalise(text)).toBe(stepByStep(text));
});
