import { describe, expect, it } from '@jest/globals';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';

const sourceOf = (text: string): SourceText => new SourceText(Buffer.from(text), 'a.ts');

// What is cited is the whole statement that holds the quote.
describe('a quote to bind', () => {
  const CODE =
    'function one() {\n  return checkOwner(user);\n}\nfunction two() {\n  return checkOwner(user);\n}\nfunction twin() {}\nfunction twin() {}\nconst length12 = 0;\n';
  const selected = (
    quote: string,
    symbol: string | null = null,
    lines: readonly [number, number] | null = null,
  ) => {
    const selection = select(sourceOf(CODE), { selector: { kind: 'quote', quote, symbol }, lines });
    if ('why' in selection) return selection.why;
    const { passage, poor } = selection;
    return { from: passage.span.from, text: CODE.slice(passage.span.from, passage.span.to), poor };
  };
  const [first, second] = [CODE.indexOf('return'), CODE.lastIndexOf('return')];

  it('stands in the file once', () => {
    expect(selected('const length12')).toEqual({
      from: CODE.indexOf('const length12'),
      text: 'const length12 = 0;',
      poor: null,
    });
    expect(selected('const length13')).toBe('the quote is not in the file');
    expect(selected('checkOwner(user)')).toMatch('in the file more than once');
  });

  it('stands in its symbol once', () => {
    expect(selected('checkOwner(user)', 'two')).toEqual({
      from: second,
      text: 'return checkOwner(user);',
      poor: null,
    });
    expect(selected('const length12', 'two')).toBe('the quote is not inside that symbol');
    expect(selected('checkOwner(user)', 'three')).toBe('the file has no symbol of this name');
    expect(selected('checkOwner(user)', 'twin')).toBe(
      'there is more than one symbol of this name in the file; use a quote or lines',
    );
    expect(selected('function two() {\n  return checkOwner(user);\n}', 'two')).toMatchObject({
      poor: null,
    });
    expect(selected('function two() {\n  return checkOwner(user);\n}\n', 'two')).toBe(
      'the quote is not inside that symbol',
    );
  });

  it('is of several the one in the line that was given', () => {
    expect(selected('checkOwner(user)', null, [2, 2])).toMatchObject({ from: first });
    expect(selected('checkOwner(user)', null, [5, 5])).toMatchObject({ from: second });
    expect(selected('checkOwner(user)', null, [3, 3])).toMatch('in the file more than once');
    expect(selected('const length12', null, [3, 3])).toMatchObject({ poor: null });
  });

  it('is poor with less than twelve letters or digits', () => {
    expect(selected('st length12 =')).toMatchObject({
      poor: expect.stringMatching('fewer than 12'),
    });
    expect(selected('onst length12 =')).toMatchObject({ poor: null });
  });
});
