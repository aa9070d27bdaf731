import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { PATTERNS } from '../../../src/agent-files/detectors/prompt-injection/table.js';
import { expressionOf } from '../../../src/agent-files/detectors/prompt-injection/pattern.js';
import { requiredWords } from '../../../src/agent-files/prose/required-words.js';
import {
  WordIndex,
  wordTable,
} from '../../../src/agent-files/detectors/prompt-injection/word-index.js';

const ways = (pattern: RegExp): string[] =>
  requiredWords(pattern).map((way) =>
    way.map((words) => [...words].toSorted().join('|')).join(' & '),
  );

describe('what a pattern requires', () => {
  it.each([
    [/ignore all/, ['ignore all']],
    [/\bignor(?:e|ing)\b/, ['ignor']],
    [/(?:send|post) (?:them|these)/, ['post|send & them|these']],
    [/colou?r/, ['colo']],
    [/ab+cde/, ['cde']],
    [/(?:optional )?required/, ['required']],
    [/(?:twice ){1,2}x/, ['twice ']],
    [/x(?=.{0,20}secret)/, ['secret']],
    [/secret(?!ary)/, ['secret']],
    [/(?<!no )secrets/, ['secrets']],
    [/[abc]def\d/, ['def']],
    [/\.env\b/, ['.env']],
    [/忽略(?:所有|全部)/, ['忽略 & 全部|所有']],
    [/请(?:把|将)/, ['请 & 将|把']],
    [/ab|bcd/, ['', 'bcd']],
    [/abc|bcd \w+ef gh/, ['abc', 'ef gh & bcd ']],
    [/.*/, ['']],
    [/\w+ \p{L}/u, ['']],
    [/(?:maybe)?/, ['']],
    [/\u0041bcd/, ['bcd']],
  ])('%s', (pattern, expected) => {
    expect(ways(pattern)).toEqual(expected);
  });

  it('is known of nearly every pattern of ours', () => {
    expect(
      PATTERNS.filter(({ pattern, needs }) =>
        [pattern, needs ?? 'x'].every((one) =>
          requiredWords(expressionOf(one)).some((way) => way.length === 0),
        ),
      ).length,
    ).toBeLessThan(PATTERNS.length / 20);
  });

  it('is in every text that the pattern matches', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd');
    const pattern: fc.Arbitrary<string> = fc.letrec<{ p: string }>((tie) => ({
      p: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join('')),
        fc.tuple(tie('p'), tie('p')).map(([x, y]) => `${x}${y}`),
        fc.tuple(tie('p'), tie('p')).map(([x, y]) => `(?:${x}|${y})`),
        fc
          .tuple(tie('p'), fc.constantFrom('?', '*', '+', '{1,2}', '{0,3}', '+?'))
          .map(([x, times]) => `(?:${x})${times}`),
        fc.tuple(letter, fc.constantFrom('?', '*', '+')).map(([x, times]) => `${x}${times}`),
        fc.tuple(tie('p'), tie('p')).map(([x, y]) => `(?=${x})${y}`),
        fc.tuple(tie('p'), tie('p')).map(([x, y]) => `(?!${x})${y}`),
        fc.constantFrom('.', '[ab]', '\\w', '\\b', '^', '$'),
      ),
    })).p;
    fc.assert(
      fc.property(
        pattern,
        fc.array(letter, { maxLength: 14 }).map((letters) => letters.join('')),
        (source, text) => {
          const expression = new RegExp(source);
          if (!expression.test(text)) return;
          expect(
            requiredWords(expression).some((way) =>
              way.every((words) => [...words].some((word) => text.includes(word))),
            ),
          ).toBe(true);
          expect(new WordIndex(wordTable([requiredWords(expression)])).in(text)).toEqual([0]);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('the index', () => {
  it('finds the requirements that a text meets', () => {
    const index = new WordIndex(
      wordTable([
        [[new Set(['ignore', 'forget'])]],
        [[]],
        [[new Set(['nor']), new Set(['this'])]],
        [[new Set(['send it'])], [new Set(['post it'])]],
        [[new Set(['忽'])]],
      ]),
    );
    expect(index.in('do ignore this')).toEqual([0, 1, 2]);
    expect(index.in('nor that')).toEqual([1]);
    expect(index.in('post it')).toEqual([1, 3]);
    expect(index.in('')).toEqual([1]);
    expect(index.in('请忽略')).toEqual([1, 4]);
    expect(index.in('忽')).toEqual([1, 4]);
  });
});
