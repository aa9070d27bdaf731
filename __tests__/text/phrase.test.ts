import { describe, expect, it } from '@jest/globals';
import { enumerate, phraseText, plain, say } from '../../src/text/phrase.js';

describe('say', () => {
  it('keeps untrusted names apart from our own words', () => {
    expect(say`the fact ${'a/b'} has ${3} sources`).toEqual([
      'the fact ',
      { quoted: 'a/b' },
      ' has ',
      '3',
      ' sources',
    ]);
  });

  it('takes in another phrase without quoting our words in it', () => {
    expect(phraseText(say`${'x'}: ${plain('it is gone')}`)).toBe('`x`: it is gone');
  });

  it('makes names visible where they are printed', () => {
    expect(phraseText(say`${'a\nb'} is odd`)).toBe('`a\\u{a}b` is odd');
  });
});

describe('enumerate', () => {
  it('names a few and counts the rest', () => {
    expect(phraseText(enumerate(['a', 'b', 'c', 'd', 'e']))).toBe('`a`, `b`, `c` and 2 more');
    expect(phraseText(enumerate(['a', 'b']))).toBe('`a`, `b`');
  });
});
