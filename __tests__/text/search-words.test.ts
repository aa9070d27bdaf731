import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { wordsOf, wordsOfQuery } from '../../src/text/search-words.js';

describe('a text is cut into words', () => {
  test.each([
    ['plain words, folded to lower case', 'Owner CHECKS run', ['owner', 'check', 'run']],
    ['camelCase', 'maxRetries', ['maxretries', 'max', 'retry']],
    ['an abbreviation at the front', 'HTTPServer', ['httpserver', 'http', 'server']],
    ['snake_case', 'MAX_RETRY_COUNT', ['max_retry_count', 'max', 'retry', 'count']],
    ['digits', 'utf8mb4', ['utf8mb4', 'utf', '8', 'mb', '4']],
    ['underscores around one word', '__init__', ['init']],
    ['a path', 'src/auth/login.ts', ['src', 'auth', 'login', 'ts']],
    ['kebab-case', 'retry-queue', ['retry', 'queue']],
    ['full-width letters', 'ＡＰＩ　ｋｅｙ', ['api', 'key']],
    ['a ligature', 'con\ufb01g', ['config']],
    ['other alphabets', 'Größe Ёлка', ['größe', 'ёлка']],
    ['Chinese as pairs', '授权检查', ['授权', '权检', '检查']],
    ['one character that stands alone', '在 src 中', ['在', 'src', '中']],
    [
      'Chinese around an identifier',
      '使用maxRetry服务',
      ['使用', 'maxretry', 'max', 'retry', '服务'],
    ],
    ['Japanese', 'テスト', ['テス', 'スト']],
    ['Korean', '권한 확인', ['권한', '확인']],
    ['half-width katakana', 'ﾃｽﾄ', ['テス', 'スト']],
    ['characters beyond the basic plane', '\u{20000}\u{20001}', ['\u{20000}\u{20001}']],
    ['a digest as a whole alone', '4f2a9c1b7d3e', ['4f2a9c1b7d3e']],
    ['signs', '?! -- ** \u{1f600}', []],
    ['nothing', '', []],
  ])('%s', (_what, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ['class', 'class'],
    ['classes', 'class'],
    ['status', 'status'],
    ['analysis', 'analysis'],
    ['queries', 'query'],
    ['tests', 'test'],
    ['ids', 'ids'],
  ])('%s is %s', (word, folded) => {
    expect(wordsOf(word)).toEqual([folded]);
  });

  test('letters that only newer versions of Unicode know are no letters, nor what they fold to', () => {
    expect(wordsOf('a\u{1ccd6}b \ua7cb')).toEqual(['a', 'b']);
  });
});

describe('of a query', () => {
  test('each word counts once, and words of grammar do not', () => {
    expect(wordsOfQuery('What is the retry of a retry?')).toEqual(['retry']);
  });

  test('words of grammar count where there are no others', () => {
    expect(wordsOfQuery('to be or that')).toEqual(['to', 'be', 'or', 'that']);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'maxRetries',
        'HTTP_2',
        '授权',
        '的',
        'テ',
        'ﬁ',
        '_',
        ' ',
        '\u{20000}',
        'é',
        '9',
        'Z',
        '\ud800',
        'ies',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('whatever the text is', () => {
  test('no word is empty, long, in capitals or with blanks, and a word is a word of itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of wordsOf(text)) {
          expect(word).toMatch(/^\S{1,64}$/u);
          expect(word).toBe(word.toLowerCase());
        }
      }),
    );
  });

  test('what is written in capitals, in compatible characters or beside other words has the same words', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(wordsOf(a)).toEqual(wordsOf(a));
        expect(wordsOf(`${a} ${b}`)).toEqual([...wordsOf(a), ...wordsOf(b)]);
      }),
    );
  });

  test('a name is found by its parts, in any way of writing it', () => {
    const part = fc.stringMatching(/^[b-df-hj-np-rt-z]{3,6}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
        const [first = '', ...rest] = parts;
        const camel =
          first + rest.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('');
        for (const name of [camel, parts.join('_'), parts.join('-'), parts.join('_').toUpperCase()])
          expect(wordsOf(name)).toEqual(expect.arrayContaining(parts));
      }),
    );
  });

  test.each([
    ['letters', 'a'],
    ['capitals', 'A'],
    ['digits and letters', 'a1'],
    ['underscores', '_'],
    ['Chinese', '授'],
    ['combining marks', '\u0301'],
    ['signs', '?'],
    ['camels', 'aB'],
  ])(
    'a megabyte of %s takes no time',
    (_what, unit) => {
      const text = unit.repeat(1_000_000 / unit.length);
      const start = performance.now();
      wordsOf(text);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    30_000,
  );
});
