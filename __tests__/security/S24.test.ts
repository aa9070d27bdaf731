import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { ConfigurationError } from '../../src/text/errors.js';
import { phraseText, say } from '../../src/text/phrase.js';
import { visible, VISIBLE_LIMIT } from '../../src/text/visible.js';
import { openRepository } from '../../src/tree/git.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { GIT_ENVIRONMENT } from '../repository.js';

const PAYLOADS = [
  '::error::x',
  '\n::error::x',
  '\r::set-output name=a::b',
  '##[error]x',
  '\u2028::warning::x',
  'a\u0085::error::x',
  '%0A::error::x',
  '::add-mask::a',
  '\u200b::stop-commands::x',
  '\u{e0041}::x::',
];
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PAYLOADS, '::', '##[', '\n', '\r\n', '\u202e'),
      fc.string({ unit: anyCharacter }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('security/S24 untrusted strings on their way to a person', () => {
  it('are one line, visible, and at most 200 characters', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = visible(text);
        expect(shown.length).toBeLessThanOrEqual(VISIBLE_LIMIT);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
    );
  });

  it('begin no line of their own in a sentence, so that no runner command starts there', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const sentence = phraseText(say`the fact ${text} is stale`);
        expect(sentence.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(1);
        expect(sentence.trimStart().startsWith('::')).toBe(false);
      }),
    );
  });

  it('are visible in errors too, which git or the user had a hand in', async () => {
    const failure = await openRepository('/\n::error::nowhere', GIT_ENVIRONMENT).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(String(failure)).toContain('/\\u{a}::error::nowhere');
    expect(parseRunnerCommands(String(failure))).toEqual([]);
  });
});
