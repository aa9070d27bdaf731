import { describe, expect, it } from '@jest/globals';
import { parseFact } from '../../src/memory/fact.js';
import { phraseText } from '../../src/text/phrase.js';

const problems = (text: string): string[] =>
  parseFact('a', '.memtrust/facts/a.md', Buffer.from(text)).problems.map(({ message }) =>
    phraseText(message),
  );

describe('security/S13 front matter opens with a line that is exactly ---', () => {
  it.each([
    '---js\nmodule.exports = process.exit()\n---\nS\n',
    '---json\n{}\n---\nS\n',
    '--- \n---\nS\n',
    '----\n---\nS\n',
    ' ---\n---\nS\n',
    '\n---\n---\nS\n',
    '---yaml\n---\nS\n',
    '+++\n+++\nS\n',
    '--- # x\n---\nS\n',
    'S\n',
  ])('and %j does not', (text) => {
    expect(problems(text)).toEqual([
      'the first line must be exactly --- (front matter between two such lines)',
    ]);
  });

  it('nor behind a byte-order mark, which is named', () => {
    expect(problems('\uFEFF---\n---\nS\n')).toEqual([
      'the file begins with a byte-order mark; save it as UTF-8 without one',
    ]);
  });

  it('whatever its line end', () => {
    for (const text of ['---\n---\nS\n', '---\r\n---\r\nS\r\n', '---\r---\rS\r'])
      expect(problems(text)).toEqual([]);
  });

  it('and runs no code that stands in it', () => {
    const trace = 'memtrustRan';
    parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(`---js\nglobalThis.${trace} = true\n---\nS\n`),
    );
    parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(`---\nx-a: !!js/function "globalThis.${trace} = true"\n---\nS\n`),
    );
    expect(trace in globalThis).toBe(false);
  });
});
