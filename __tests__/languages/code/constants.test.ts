import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { constantOf } from '../../../src/languages/code/structure/constants.js';

/** Conditions of literals alone, as C and its children write them, each with what it always is. */
interface Known {
  readonly text: string;
  readonly value: boolean;
}
const literal = fc.constantFrom<Known>(
  { text: 'true', value: true },
  { text: '1', value: true },
  { text: '"x"', value: true },
  { text: 'false', value: false },
  { text: '0', value: false },
  { text: 'null', value: false },
);
const compared = fc
  .tuple(
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('===', '!==', '==', '!=', '<', '>', '<=', '>='),
    fc.integer({ min: -3, max: 3 }),
  )
  .map(([left, sign, right]): Known => ({
    text: `${left} ${sign} ${right}`,
    value:
      (sign.includes('<') && left < right) ||
      (sign.includes('>') && left > right) ||
      (/^(?:===?|[<>]=)$/.test(sign) && left === right) ||
      (sign.startsWith('!') && left !== right),
  }));
const condition = fc.letrec<{ any: Known }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    literal,
    compared,
    tie('any').map(({ text, value }) => ({ text: `!(${text})`, value: !value })),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
      text: `(${a.text}) && (${b.text})`,
      value: a.value && b.value,
    })),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => ({
      text: `(${a.text}) || (${b.text})`,
      value: a.value || b.value,
    })),
  ),
})).any;

describe('what a condition always is', () => {
  it('is what its literals make of it', () => {
    fc.assert(
      fc.property(
        condition.filter(({ text }) => text.length <= 400),
        ({ text, value }) => expect(constantOf(text)).toBe(value),
      ),
    );
  });

  it.each([
    'True',
    'a || true',
    'true or a',
    'not False',
    '! false',
    'a.b == a.b',
    'a === a',
    '"a" == "a"',
    '1 <> 2',
    '((1))',
    '1 -eq 1',
    '1 -ne 2',
    '[ 1 -eq 1 ]',
    '[[ 1 = 1 ]]',
    'test 1 -eq 1',
    ':',
  ])('%s: true', (text) => {
    expect(constantOf(text)).toBe(true);
  });

  it.each([
    'None',
    'nil',
    '""',
    'a && false',
    'False and a',
    'not True',
    '"a" == "b"',
    '1 -eq 2',
    'test 1 -ne 1',
  ])('%s: false', (text) => {
    expect(constantOf(text)).toBe(false);
  });

  it.each([
    'a',
    '!a',
    'a == b',
    'a || false',
    'a && true',
    'a != a',
    'a <= a',
    'a -ne a',
    '"a" < "b"',
    'f(1 === 1)',
    'a == "b || true"',
    'a[b || true]',
    '',
    `true || ${'a'.repeat(400)}`,
  ])('%s: not plain to see', (text) => {
    expect(constantOf(text)).toBeNull();
  });
});
