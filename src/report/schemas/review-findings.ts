import { submissionShape } from '../../gate/review/submission.js';
import type { Publication } from './published.js';

/** Words for the keys of a finding, which stands in two places. Those of AIT are read, so that its files pass. */
const finding = (place: string): Record<string, string> => ({
  [`${place}.id`]: 'Its name; its number in the list if left out.',
  [`${place}.severity`]: 'Severity.',
  [`${place}.path`]: 'The file.',
  [`${place}.line`]: '1-based.',
  [`${place}.message`]: 'What is wrong.',
  [`${place}.relied_on`]: 'Ids of the memory that it relies on.',
  ...Object.fromEntries(
    ['title', 'body', 'blocking', 'hunk_ref', 'evidence_ref', 'suggested_test', 'confidence'].map(
      (key) => [`${place}.${key}`, 'A key of AIT, which memtrust ignores.'],
    ),
  ),
});

/** Describes the file in which a reviewer, a person or an agent, hands in findings. */
export const reviewFindingsSchema: Publication = {
  title: 'memtrust review findings',
  description:
    'What `npx memtrust review --findings` and the input `review-findings` of the action read. A bare ' +
    'list of findings is read too; `reviews` needs `--cases`.',
  shape: submissionShape,
  notes: {
    schema: 'Name of this format; may be left out.',
    schema_version: 'Its version; may be left out.',
    reviews: 'Reviews of cases, one each.',
    'reviews[].case_id': 'The case.',
    'reviews[].summary': 'A key of AIT, which memtrust ignores.',
    'reviews[].findings': 'What was found; empty if nothing was.',
    ...finding('reviews[].findings[]'),
    findings: 'Findings about this repository, or about the case that each one names.',
    ...finding('findings[]'),
    'findings[].case_id': 'The case that it is about; null for this repository.',
  },
};
