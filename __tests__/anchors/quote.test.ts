import { describe, expect, it } from '@jest/globals';
import { contextAt } from '../../src/anchors/hints.js';
import { normalDigest } from '../../src/anchors/normal-digest.js';
import { quoteSelector } from '../../src/anchors/quote.js';
import { SourceText } from '../../src/anchors/source-text.js';

const HINTS = {
  digest: null,
  lines: null,
  blob: null,
  raw: null,
  context: [],
  within: null,
  as: null,
  around: null,
} as const;
const sourceOf = (text: string, path = 'a.ts'): SourceText =>
  new SourceText(Buffer.from(text), path);
const citing = (quote: string, symbol: string | null = null) => ({
  ...HINTS,
  path: 'a.ts',
  norm: 'n3' as const,
  selector: { kind: 'quote' as const, quote, symbol },
});

describe('a quote to bind', () => {
  const CODE =
    'function one() {\n  return checkOwner(user);\n}\nfunction two() {\n  return checkOwner(user);\n}\nfunction twin() {}\nfunction twin() {}\nconst length12 = 0;\n';
  const selected = (
    quote: string,
    symbol: string | null = null,
    lines: readonly [number, number] | null = null,
  ) => {
    const selection = quoteSelector.select(sourceOf(CODE), { ...citing(quote, symbol), lines });
    return typeof selection === 'string'
      ? selection
      : {
          from: selection.span.from,
          text: CODE.slice(selection.span.from, selection.span.to),
          poor: selection.poor,
        };
  };
  const [first, second] = [CODE.indexOf('checkOwner'), CODE.lastIndexOf('checkOwner')];

  it('stands in the file once', () => {
    expect(selected('const length12')).toEqual({
      from: CODE.indexOf('const length12'),
      text: 'const length12',
      poor: null,
    });
    expect(selected('const length13')).toBe('the quote is not in the file');
    expect(selected('checkOwner(user)')).toMatch('in the file more than once');
  });

  it('stands in its symbol once', () => {
    expect(selected('checkOwner(user)', 'two')).toEqual({
      from: second,
      text: 'checkOwner(user)',
      poor: null,
    });
    expect(selected('const length12', 'two')).toBe('the quote is not inside that symbol');
    expect(selected('checkOwner(user)', 'three')).toBe('the file has no symbol of this name');
    expect(selected('checkOwner(user)', 'twin')).toBe(
      'there is more than one symbol of this name in the file',
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

describe('a quote whose former text is not at hand', () => {
  const QUOTE = 'guard(secret);';
  const around = (name: string): string =>
    `${[1, 2, 3].map((one) => `${name}Above${one}();\n`).join('')}${QUOTE}\n${[1, 2, 3].map((one) => `${name}Below${one}();\n`).join('')}`;
  const source = sourceOf(around('kept'));
  const digest = normalDigest(
    source,
    { from: around('kept').indexOf(QUOTE), to: around('kept').indexOf(QUOTE) + QUOTE.length },
    'n3',
  );
  const bound = {
    ...citing(QUOTE),
    digest,
    lines: [40, 40] as const,
    context: contextAt(source, [4, 4]),
  };

  it('is of several the one in the line of the hint, or the one whose lines around it are those of the hint', () => {
    const text = `${around('other')}${around('kept')}`;
    const at = text.lastIndexOf(QUOTE);
    const placed = (hints: {
      readonly lines?: readonly [number, number];
      readonly context?: readonly string[];
    }) => quoteSelector.place(sourceOf(text), { ...bound, ...hints }, null);
    expect(placed({})).toMatchObject({
      verdict: 'moved',
      span: { from: at, to: at + QUOTE.length },
    });
    expect(placed({ lines: [4, 4] })).toMatchObject({
      verdict: 'fresh',
      span: { from: text.indexOf(QUOTE) },
    });
    expect(placed({ context: ['0', '0', '0', '0', '0', '0'] })).toMatchObject({
      verdict: 'ambiguous',
    });
    expect(placed({ context: [...bound.context.slice(0, 4), '0', '0'] })).toMatchObject({
      verdict: 'moved',
      span: { from: at },
    });
    expect(placed({ context: [...bound.context.slice(0, 3), '0', '0', '0'] })).toMatchObject({
      verdict: 'ambiguous',
    });
    expect(quoteSelector.place(sourceOf(`${text}${around('kept')}`), bound, null)).toMatchObject({
      verdict: 'ambiguous',
    });
  });

  it('is the only one, wherever it stands', () => {
    expect(quoteSelector.place(source, { ...bound, context: [] }, null)).toMatchObject({
      verdict: 'moved',
      span: { from: around('kept').indexOf(QUOTE) },
    });
    expect(quoteSelector.place(source, { ...bound, lines: null }, null)).toMatchObject({
      verdict: 'fresh',
    });
  });

  it('is lost where it stands in something else only, and where it stands is said', () => {
    expect(
      quoteSelector.place(
        sourceOf(`function f() {\n${QUOTE}\n}\n`),
        { ...bound, lines: [3, 3] as const },
        null,
      ),
    ).toEqual({ verdict: 'changed', span: null, slot: { from: 30, to: 31 }, elsewhere: [2, 2] });
    expect(quoteSelector.place(sourceOf('other();\n'), bound, null)).toEqual({
      verdict: 'missing',
      span: null,
      slot: null,
      elsewhere: null,
    });
    expect(
      quoteSelector.place(sourceOf('other();\n'), { ...bound, lines: [1, 1] as const }, null),
    ).toEqual({ verdict: 'changed', span: null, slot: { from: 0, to: 8 }, elsewhere: null });
  });

  it('is missing or ambiguous with its symbol', () => {
    const within = { ...bound, ...citing(QUOTE, 'f'), digest };
    expect(quoteSelector.place(sourceOf('other();\n'), within, null).verdict).toBe('missing');
    expect(
      quoteSelector.place(sourceOf('function f() {}\nfunction f() {}\n'), within, null).verdict,
    ).toBe('ambiguous');
  });
});

describe('a quote that is followed', () => {
  it('has changed where it left its symbol, or is read otherwise, and is found where it only moved', () => {
    const QUOTE = 'guard(secret);';
    const text = `function f() {\n  ${QUOTE}\n}\n`;
    const known = {
      source: sourceOf(text),
      span: { from: text.indexOf(QUOTE), to: text.indexOf(QUOTE) + QUOTE.length },
    };
    const bound = {
      ...citing(QUOTE, 'f'),
      digest: normalDigest(known.source, known.span, 'n3'),
      lines: [2, 2] as const,
    };
    const verdict = (now: string): string =>
      quoteSelector.place(sourceOf(now), bound, known).verdict;
    expect(verdict(text)).toBe('fresh');
    expect(verdict(`one();\n${text}`)).toBe('moved');
    expect(verdict(text.replace(QUOTE, 'guard( secret );'))).toBe('reformatted');
    expect(verdict(text.replace(QUOTE, 'guard(nobody);'))).toBe('changed');
    expect(verdict(text.replace(QUOTE, `// ${QUOTE}`))).toBe('changed');
    expect(verdict(`function f() {\n}\n${QUOTE}\n`)).not.toMatch(/fresh|moved|reformatted/);
    expect(verdict('function f() {\n}\n')).toBe('missing');
  });
});
