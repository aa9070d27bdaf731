import { describe, expect, test } from '@jest/globals';
import { readWords } from '../../../src/text/near-duplicates/reader.js';
import { SentenceIndex, comparedSentences } from '../../../src/text/near-duplicates/sentences.js';

const sentencesIn = (text: string) => comparedSentences(readWords(text));

/** What the sentences of one text deny of another one, by kind. */
function denied(text: string, known: string): string[] {
  const index = new SentenceIndex([sentencesIn(known)]);
  return sentencesIn(text)
    .flatMap((sentence) => index.disagreements(sentence))
    .flatMap(({ vetoes }) => vetoes.map(({ by }) => by));
}

const RULES =
  '- Status checks are required before a merge.\n- Do not push to main.\n' +
  '- Uploads end after 30 seconds of silence.\n- A branch lives for 45 days.';

describe('a sentence disagrees with the one that is about the same', () => {
  test.each([
    [
      'though another one has a no',
      'Status checks are not required before a merge.',
      RULES,
      ['negation'],
    ],
    ['where only the known one has it', 'Push to main.', RULES, ['negation']],
    [
      'though another one has the number',
      'Uploads end after 45 seconds of silence.',
      RULES,
      ['number'],
    ],
    ['though more is said', 'The house is old. Do push to main. It rains.', RULES, ['negation']],
    [
      'in a longer sentence',
      'Status checks are no longer required before a merge since May.',
      RULES,
      ['negation'],
    ],
    [
      'in Japanese, where the no stands last',
      '本番の鍵は記録に残しません',
      '本番の鍵は記録に残します。失敗は再試行しません。',
      ['negation'],
    ],
  ])('%s', (_what, text, known, expected) => {
    expect(denied(text, known)).toEqual(expected);
  });
});

describe('a sentence disagrees with none', () => {
  test.each([
    ['that stands there', 'Do not push to main.', RULES],
    [
      'that stands there beside one that says otherwise',
      'The limit of a call is 5 seconds.',
      'The limit of a call is 3 seconds. The limit of a call is 5 seconds.',
    ],
    ['that is about another thing', 'Do not merge a branch of yesterday.', RULES],
    [
      'of a table whose pattern it has',
      'Service ruby listens on port 3004.',
      'Service north listens on port 3001.\nService south listens on port 3002.\nService west listens on port 3003.',
    ],
    [
      'where only the number of another thing differs',
      'Sessions of mobile users end after 45 minutes.',
      'Sessions of web users end after 30 minutes. The house is old.',
    ],
    [
      'where a longer one denies something else',
      'Cache the answers of the server.',
      'Cache the answers of the server but never log tokens. The house is old.',
    ],
  ])('%s', (_what, text, known) => {
    expect(denied(text, known)).toEqual([]);
  });
});

test('ten thousand equal sentences are compared with as many in linear time', () => {
  const many = 'Never push to the main branch. '.repeat(10_000);
  const sentences = sentencesIn(many);
  const index = new SentenceIndex([sentences]);
  expect(sentences.slice(0, 500).flatMap((one) => index.disagreements(one))).toEqual([]);
});
