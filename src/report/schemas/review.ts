import { reviewShape } from '../../context/review/reviewer-findings.js';
import type { Publication } from './published.js';

/*
 * `index.ts` beside it publishes it. The address and the keys are a contract: records in repositories have them. A key
 * without a description fails.
 */

/** Describes the record that `memtrust review` keeps of what reviewers found. */
export const reviewSchema: Publication = {
  title: 'memtrust review',
  description:
    'What reviewers found in one change, `.memtrust/reviews/<id>.json`. Evidence of a ' +
    'review, never proof that code is right or wrong.',
  shape: reviewShape,
  notes: {
    schema: 'Always this name.',
    schema_version: 'Version of this format.',
    id: 'The first 24 digits of the digest of the record without its time.',
    base_sha: 'What the change was compared with; null if there was no commit.',
    head_sha: 'The change; null for a working tree.',
    policy_digest: 'Digest of the policy in force.',
    context_sha256: 'SHA-256 in hexadecimal of the brief that the reviewers were given.',
    findings: 'What was found.',
    'findings[].id': 'Name that the reviewer gave it.',
    'findings[].severity': 'Severity in the opinion of the reviewer.',
    'findings[].path': 'The file; null if there is none, or if its name is policy-blocked.',
    'findings[].line': 'Line in it, from 1.',
    'findings[].message': 'The text of the reviewer, which is untrusted.',
    'findings[].relied_on': 'The memory that the finding relies on, and its status in the brief.',
    'findings[].relied_on[].id': 'Id of the entry.',
    'findings[].relied_on[].status': 'Its effective status; null if the entry does not exist.',
    'findings[].relied_on[].trusted': 'Whether it was in the trusted baseline of the brief.',
    'findings[].relied_on[].reason':
      'The reason for its status; `unknown_memory` if the entry does not exist.',
    'findings[].rests_on_untrusted': 'Some memory that it relies on is not trusted.',
    recorded_at: 'ISO 8601. It decides nothing.',
  },
};
