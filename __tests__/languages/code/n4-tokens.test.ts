import { describe, expect, it } from '@jest/globals';
import {
  LANGUAGES,
  LAYOUT_LANGUAGES,
  type LexedLanguage,
} from '../../../src/languages/code/language.js';
import { canonicalTokens, isReadByN3 } from '../../../src/languages/code/canonical-tokens.js';
import { lex } from '../../../src/languages/code/lex.js';
import { n4Tokens } from '../../../src/languages/code/n4-tokens.js';
import { LAYOUT_DIFFERENT, LAYOUT_EQUAL, LAYOUT_UNSURE } from './n4-layout-pairs.js';
import { DIFFERENT, EQUAL, UNSURE } from './n4-pairs.js';

function texts(language: LexedLanguage, text: string): readonly string[] {
  return n4Tokens(language, text, lex(language, text)).map((token) => token.text);
}

describe('normaliser n4', () => {
  it.each([...DIFFERENT, ...LAYOUT_DIFFERENT])(
    'keeps apart %s: %j and %j',
    (language, one, other) => {
      expect(texts(language, one)).not.toEqual(texts(language, other));
    },
  );

  it.each([...EQUAL, ...LAYOUT_EQUAL])('takes as one %s: %j and %j', (language, one, other) => {
    expect(texts(language, one)).toEqual(texts(language, other));
  });

  it.each([...UNSURE, ...LAYOUT_UNSURE])(
    'takes the lines of %s as they stand: %j',
    (language, text) => {
      expect(texts(language, text)).toEqual(text.split('\n').map((line) => `l:${line}`));
    },
  );

  it('is n3 where n3 reads the language', () => {
    const text = 'a ( b ) ;\n// c\n{ d : "e" }\n';
    const read = LANGUAGES.filter(isReadByN3);
    expect(read).toHaveLength(12);
    for (const language of read)
      expect(n4Tokens(language, text, lex(language, text))).toEqual(
        canonicalTokens(language, text, lex(language, text)),
      );
    for (const language of LAYOUT_LANGUAGES)
      expect(canonicalTokens(language, text, lex(language, text))).toBeNull();
  });

  it('has pairs of every language that it adds', () => {
    const added = [...LANGUAGES.filter((language) => !isReadByN3(language)), ...LAYOUT_LANGUAGES];
    for (const pairs of [
      [...DIFFERENT, ...LAYOUT_DIFFERENT],
      [...EQUAL, ...LAYOUT_EQUAL],
    ])
      expect([...new Set(pairs.map(([language]) => language))].toSorted()).toEqual(
        added.toSorted(),
      );
  });
});
