import { submissionShape } from '../../fixtures/benchmark/submission.js';
import type { Publication } from './published.js';

/*
 * What may a reviewer hand in, and what does each key mean? The shape is the parser's own
 * (`fixtures/benchmark/submission.ts`), so the schema cannot promise what is not read; here are only the
 * words.
 */

/** Words for the keys of a finding, which stands in two places. Those of AIT are read, so that its files pass. */
const finding = (place: string): Record<string, string> => ({
  [`${place}.id`]: 'Its name; its number in the list if left out.',
  [`${place}.severity`]: 'Severity.',
  [`${place}.path`]: 'The file.',
  [`${place}.line`]: '1-based.',
  [`${place}.message`]: 'What is wrong.',
  [`${place}.relied_on`]: 'Ids of the memory that it relies on.',
  [`${place}.title`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.body`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.blocking`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.hunk_ref`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.evidence_ref`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.suggested_test`]: 'A key of AIT, which memtrust ignores.',
  [`${place}.confidence`]: 'A key of AIT, which memtrust ignores.',
});

/** Describes the file in which a reviewer, a person or an agent, hands in findings. */
export const reviewFindingsSchema: Publication = {
  title: 'memtrust review findings',
  description:
    'The input of `npx memtrust benchmark` and to the input `review-findings` ' +
    'of the action. A bare list of findings, as `npx memtrust review --findings` takes it, ' +
    'is read too.',
  shape: submissionShape,
  notes: {
    schema: 'Name of this format; may be left out.',
    schema_version: 'Its version; may be left out.',
    reviews: 'Reviews of benchmark cases, one each.',
    'reviews[].case_id': 'The case.',
    'reviews[].summary': 'The summary of the reviewer.',
    'reviews[].findings': 'What was found; empty if nothing was.',
    ...finding('reviews[].findings[]'),
    findings: 'Findings about this repository, or about the case that each one names.',
    ...finding('findings[]'),
    'findings[].case_id': 'The case that it is about; null for this repository.',
  },
};
