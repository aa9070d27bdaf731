import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { readJsonSettings, type Setting } from '../../../src/agent-files/settings/read.js';
import { readJson } from '../../../src/languages/data/json.js';
import { Unreadable, type DataNode } from '../../../src/languages/data/node.js';

const blank = fc.constantFrom('', ' ', '\n', '/* a */', '// b\n', ' /*c*/ // d\n');
/** JSON as people write it: blanks and comments around every sign. */
const commented = fc
  .tuple(fc.json({ maxDepth: 4 }), blank)
  .map(([text, put]) =>
    outsideTexts(text, (part) => part.replace(/[{}[\],:]/g, (sign) => `${put}${sign}${put}`)),
  );
const sign = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '\\',
  '/',
  '//',
  '/*',
  '1',
  '-',
  '01',
  'true',
  'truex',
  '"a"',
  '"a":',
  '"a\nb"',
  '\uFEFF',
);
/** The same with a part cut out, and something else in its place. */
const damaged = fc.tuple(commented, fc.nat(), fc.nat(5), sign).map(([text, at, cut, put]) => {
  const from = at % (text.length + 1);
  return `${text.slice(0, from)}${put}${text.slice(from + cut)}`;
});

describe('the two readings of JSON', () => {
  it('find the values that the language finds, whatever blanks and comments are around them', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), blank, (value, put) => {
        const written = JSON.stringify(value);
        const text = outsideTexts(written, (part) =>
          part.replace(/[{}[\],:]/g, (one) => `${put}${one}${put}`),
        );
        expect(ofData(readJson(text))).toEqual(JSON.parse(written));
        const { root, faults } = readJsonSettings(text);
        expect(ofSetting(root)).toEqual(JSON.parse(written));
        expect(faults.every(({ kind, at }) => kind === 'comment' && text[at] === '/')).toBe(true);
      }),
    );
  });

  it('refuse the same texts: the strict one throws where the lenient one tells a fault', () => {
    let refused = 0;
    fc.assert(
      fc.property(damaged, (text) => {
        const isFaulty = readJsonSettings(text).faults.some(({ kind }) => kind === 'fault');
        if (isFaulty) refused += 1;
        expect(isUnreadable(text)).toBe(isFaulty);
      }),
      { numRuns: 5_000 },
    );
    expect(refused).toBeGreaterThan(1_000);
    expect(refused).toBeLessThan(5_000);
  });

  it('keep their own bounds: settings skip what is too deep and numbers that are too long, data are refused or kept', () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
    expect([isUnreadable(deep(100)), isUnreadable(deep(101))]).toEqual([false, true]);
    expect(readJsonSettings(deep(1_000)).faults).toEqual([]);
    const long = '9'.repeat(401);
    expect([isUnreadable(long), readJsonSettings(long).faults]).toEqual([
      false,
      [{ kind: 'fault', at: 400, name: '' }],
    ]);
    expect([isUnreadable('"\\ud800"'), readJsonSettings('"\\ud800"').faults]).toEqual([true, []]);
  });

  it('settings keep what stands before a fault, and both entries of a key that is there twice; data keep neither', () => {
    const { root, faults } = readJsonSettings('{"a": 1, "a": 2, /* c */ "b": [3, }');
    expect(root).toMatchObject({
      kind: 'map',
      entries: [
        { name: 'a', at: 1 },
        { name: 'a', at: 9 },
        { name: 'b', value: { kind: 'list' } },
      ],
    });
    expect(faults).toEqual([
      { kind: 'twice', at: 9, name: 'a' },
      { kind: 'comment', at: 17, name: '' },
      { kind: 'fault', at: 34, name: '' },
    ]);
    const data = readJson('{"a": 1, "a": 2,}');
    expect(data.kind === 'map' ? [...data.entries] : null).toEqual([['a', 'twice']]);
  });
});

function isUnreadable(text: string): boolean {
  try {
    readJson(text);
    return false;
  } catch (error) {
    if (error instanceof Unreadable) return true;
    throw error;
  }
}

/** Changes what is outside of texts in quotes. */
function outsideTexts(json: string, change: (part: string) => string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"|[^"]+/g, (part) =>
    part.startsWith('"') ? part : change(part),
  );
}

function ofData(node: DataNode): unknown {
  switch (node.kind) {
    case 'map':
      return Object.fromEntries(
        [...node.entries].map(([name, entry]) => [
          name,
          entry === 'twice' ? entry : ofData(entry.value),
        ]),
      );
    case 'list':
      return node.items.map(ofData);
    case 'scalar':
      return typeof node.value === 'object' && node.value !== null
        ? Number(node.value.text)
        : node.value;
    case 'unclear':
      return node.why;
  }
}

function ofSetting(setting: Setting): unknown {
  switch (setting.kind) {
    case 'map':
      return Object.fromEntries(setting.entries.map(({ name, value }) => [name, ofSetting(value)]));
    case 'list':
      return setting.items.map(ofSetting);
    case 'scalar':
      return setting.value;
  }
}
