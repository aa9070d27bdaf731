import { describe, expect, it } from '@jest/globals';
import {
  canonicalTokens,
  LAYOUT_LANGUAGES,
  lex,
  type LexedLanguage,
} from '../../../src/languages/code/languages.js';
import { LAYOUT_DIFFERENT, LAYOUT_EQUAL, LAYOUT_UNSURE } from './layout-pairs.js';
import { DIFFERENT, EQUAL, UNSURE } from './canonical-pairs.js';

function texts(language: LexedLanguage, text: string): readonly string[] {
  return canonicalTokens(language, text, lex(language, text)).map((token) => token.text);
}

describe('canonical tokens', () => {
  it.each([...DIFFERENT, ...LAYOUT_DIFFERENT])(
    'keep apart %s: %j and %j',
    (language, one, other) => {
      expect(texts(language, one)).not.toEqual(texts(language, other));
    },
  );

  it.each([...EQUAL, ...LAYOUT_EQUAL])('take as one %s: %j and %j', (language, one, other) => {
    expect(texts(language, one)).toEqual(texts(language, other));
  });

  it.each([...UNSURE, ...LAYOUT_UNSURE])(
    'take the lines of %s as they stand: %j',
    (language, text) => {
      expect(texts(language, text)).toEqual(text.split('\n').map((line) => `l:${line}`));
    },
  );

  it('have pairs of every language whose blanks have a layout', () => {
    const added = ['csharp', 'kotlin', 'php', 'ruby', 'shell', 'swift', ...LAYOUT_LANGUAGES];
    for (const pairs of [
      [...DIFFERENT, ...LAYOUT_DIFFERENT],
      [...EQUAL, ...LAYOUT_EQUAL],
    ])
      expect([...new Set(pairs.map(([language]) => language))].toSorted()).toEqual(
        added.toSorted(),
      );
  });
});
