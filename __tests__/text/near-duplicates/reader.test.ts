import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { wordsOf } from '../../../src/text/search-words.js';
import { readWords } from '../../../src/text/near-duplicates/reader.js';

/** Each word, what tells with its reason; `|` where a sentence ends. */
function shown(text: string): string {
  return readWords(text)
    .map(({ token, telling }) =>
      token === '' ? '|' : telling === null ? token : `${token}:${telling}`,
    )
    .join(' ');
}

describe('a text is read', () => {
  test.each([
    ['with ends of sentences', 'Run it. Then stop; log', 'run it | then stop:opposite | log'],
    [
      'with items of a list',
      '- one thing\n- another\n\nlast',
      '| one thing | another | last:opposite',
    ],
    [
      'where a capital in a sentence is a name, and in front or in a title none',
      '# Keep The Sessions\nSessions go to Redis',
      '| keep the session | session go to redis:name',
    ],
    [
      'with code',
      'use `npm run build` and `a/b.ts`',
      'use npm:name run:name build:name and a/b.ts:path',
    ],
    [
      'with fenced code',
      'so:\n```sh\nmake all\n```\nand on',
      'so | sh:name make:name all:name and on',
    ],
    ['where a mark that is never closed opens no code', 'the ` mark', 'the mark'],
    [
      'with numbers, versions and shares',
      '10_000 or 1,000 or v20.1 or 50% or three',
      '10000:number or 1000:number or 20.1:number or 50%:number or 3:number',
    ],
    [
      'with paths and addresses',
      './src/a.ts, .env and https://a.example/x and e.g. and/or',
      'src/a.ts:path .env:path and https://a.example/x:path and e g | and or',
    ],
    [
      'with identifiers and flags',
      'the maxRetries, MAX_SIZE, utf8 and --force of ssh',
      'the maxretries:name max_size:name utf8:name and --force:name of ssh:name',
    ],
    [
      'with hyphens',
      'a non-blocking read-only call',
      'a not:negation blocking read only:opposite call',
    ],
    ['with shortened words', "it's what we don't", 'it what we do not:negation'],
    [
      'in Chinese, where what tells is cut out',
      '检查不再是必须的',
      '检查 不:negation 查是 必须:opposite 是的',
    ],
    ['with what only looks like a no', '不同的数据', '不同 同的 的数 数据'],
  ])('%s', (_what, text, words) => {
    expect(shown(text)).toBe(words);
  });

  test('where nothing tells as recall reads it, in scripts without blanks', () => {
    const character = fc.constantFrom(
      '数',
      '据',
      '库',
      'テ',
      'ス',
      'ー',
      '・',
      '한',
      '々',
      '〆',
      '鿿',
      '豈',
    );
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const text = characters.join('');
        expect(readWords(text).map(({ token }) => token)).toEqual(wordsOf(text));
      }),
    );
  });
});
