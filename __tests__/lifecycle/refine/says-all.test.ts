import { describe, expect, test } from '@jest/globals';
import { readWords } from '../../../src/text/near-duplicates/reader.js';
import { saysAll } from '../../../src/lifecycle/refine/says-all.js';

const KNOWN = 'Run the linter on every change. Then run the tests.';

function isSaid(note: string, known = KNOWN): boolean {
  return saysAll(known, note, readWords);
}

describe('a note is said by a known text', () => {
  test.each<[string, string, string?]>([
    ['that is the same', KNOWN],
    ['that has its one sentence', 'Run the tests.'],
    ['that has it but for words of politeness', 'Please just run the tests.'],
    [
      'that has it but for a word that folding changes',
      'Now it does run the tests.',
      'Now run the tests.',
    ],
    ['that says in one sentence what it says in two', 'Run linter on every change then run tests.'],
    ['that has the words of its title is made of', '# Tests on change\n\nRun the tests.'],
  ])('%s', (_what, note, known = KNOWN) => {
    expect(isSaid(note, known)).toBe(true);
  });

  test.each([
    ['that lacks a word of it', 'Run the tests first.'],
    ['that has more in its sentence: a condition may be lost', 'Run the linter.'],
    ['that has its words in another order', 'Run on every change the linter.'],
    ['that denies it', 'Do not run the tests.'],
    ['that has no word of its title', '# Deployment\n\nRun the tests.'],
    ['that has one of its sentences only', 'Run the tests. Ship it.'],
  ])('and not by one %s', (_what, note) => {
    expect(isSaid(note)).toBe(false);
  });
});
