import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import { noteName } from '../../../src/lifecycle/notes/types.js';
import { hasInvisible } from '../../../src/text/visible.js';

const safeOf = (typed: string): string => {
  const judged = noteName(typed);
  return judged.ok ? judged.name : judged.safe;
};

describe('the name of a note', () => {
  it.each([
    'main.c',
    'PLAN',
    'pool_leak-2',
    '连接池-泄漏',
    'größe',
    'हिन्दी',
    '数据.c',
    '_x',
    'a'.repeat(100),
  ])('may be %s', (typed) => {
    expect(noteName(typed)).toEqual({ ok: true, name: typed });
  });

  it('has dashes for single blanks', () => {
    expect(noteName('pool leaks on abort')).toEqual({ ok: true, name: 'pool-leaks-on-abort' });
  });

  it.each([
    ['', 'it is empty', 'note'],
    ['src/a.c', 'it names a folder', 'a.c'],
    ['..\\..\\a.c', 'it names a folder', 'a.c'],
    ['..', 'it does not begin with a letter, a digit or _', 'note'],
    ['a..b', 'it contains two dots in a row', 'a-b'],
    ['.env', 'it does not begin with a letter, a digit or _', 'env'],
    ['-rf', 'it does not begin with a letter, a digit or _', 'rf'],
    [' a', 'it does not begin with a letter, a digit or _', 'a'],
    ['a ', 'it ends with a dot or a blank', 'a'],
    ['a.', 'it ends with a dot or a blank', 'a'],
    ['a  b', 'it contains several blanks in a row', 'a-b'],
    ['con', 'Windows reserves it for a device', '_con'],
    ['Lpt1.txt', 'Windows reserves it for a device', '_Lpt1.txt'],
    ['a:b', 'it contains characters that are not allowed', 'a-b'],
    ['std::move<T>', 'it contains characters that are not allowed', 'std-move-T'],
    ['what?', 'it contains characters that are not allowed', 'what'],
    ['a\u{a0}b', 'it contains characters that are not allowed', 'a-b'],
    ['a\u{202e}b', 'it contains invisible characters', 'ab'],
    ['a\u{0}b', 'it contains invisible characters', 'ab'],
    ['a\nb', 'it contains invisible characters', 'ab'],
    ['e\u{301}', 'it is not in Unicode form NFC', '\u{e9}'],
    ['a'.repeat(101), 'it is too long', 'a'.repeat(99)],
    ['池'.repeat(67), 'it is too long', '池'.repeat(66)],
  ])('is refused: %j, as %s', (typed, why, safe) => {
    expect(noteName(typed)).toEqual({ ok: false, why, safe });
  });

  const wild = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        'a',
        '.',
        '-',
        ' ',
        '/',
        '\\',
        '_',
        '\u{301}',
        '\u{200d}',
        '\u{3164}',
        '\u{fe0f}',
        'con',
        '连',
        '\u{1d15e}',
        '\u{958}',
        '*',
        '\u{d800}',
      ),
      fc.string({ unit: anyCharacter, maxLength: 2 }),
    ),
    maxLength: 130,
  });

  it('is one part of a path on any system, whatever was typed', () => {
    fc.assert(
      fc.property(wild, (typed) => {
        const judged = noteName(typed);
        if (!judged.ok) return;
        expect(judged.name).toMatch(
          /^[\p{L}\p{Nd}_](?:[\p{L}\p{M}\p{Nd}._-]*[\p{L}\p{M}\p{Nd}_-])?$/u,
        );
        expect([
          hasInvisible(judged.name),
          judged.name.includes('..'),
          judged.name.normalize('NFC') === judged.name,
          Buffer.byteLength(judged.name) <= 200,
        ]).toEqual([false, false, true, true]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is offered in a form that is allowed', () => {
    fc.assert(
      fc.property(wild, (typed) =>
        expect(noteName(safeOf(typed))).toEqual({ ok: true, name: safeOf(typed) }),
      ),
      { numRuns: 2_000 },
    );
  });
});
