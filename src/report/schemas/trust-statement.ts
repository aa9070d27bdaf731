import { z } from 'zod';
import { TRUST_REPORT_PREDICATE } from '../project.js';
import { COMMIT_SUBJECT, LISTED_FILES } from '../run-files.js';
import type { Publication } from './published.js';
import { trustReportShape } from './trust-report.js';

/*
 * The published schema of the statement about a report: an in-toto Statement v1 with the trust report as its predicate.
 * Unknown keys are refused, though in-toto allows them: `verify` must not accept a statement of which it compared a
 * part. https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md (also digest_set.md, field_types.md)
 */

const fileSubject = z.strictObject({
  name: z.enum(LISTED_FILES).describe('Name of a file beside the statement; never a path.'),
  digest: z
    .strictObject({
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('SHA-256 of its bytes, 64 lower-case hexadecimal digits.'),
    })
    .describe('Its digest.'),
});

const commitSubject = z.strictObject({
  name: z.literal(COMMIT_SUBJECT).describe('The judged commit.'),
  digest: z
    .strictObject({
      gitCommit: z
        .string()
        .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
        .describe('Its full id: `head_sha` of the report.'),
    })
    .describe('Its id.'),
});

export const trustStatementShape = z.strictObject({
  _type: z.literal('https://in-toto.io/Statement/v1').describe('An in-toto Statement v1.'),
  subject: z
    .array(z.union([fileSubject, commitSubject]))
    .min(1)
    .max(100)
    .describe(
      'The files that were written with the report, and the judged commit if there is one.',
    ),
  predicateType: z
    .literal(TRUST_REPORT_PREDICATE)
    .describe('What the predicate is, and in which version.'),
  predicate: trustReportShape.describe('The trust report, as in `trust-report.json`.'),
});

export type TrustStatement = z.output<typeof trustStatementShape>;

export const trustStatementSchema: Publication = {
  title: 'memtrust trust statement',
  description:
    'An in-toto statement about the files of one check: `trust-report.intoto.json` of `npx memtrust check --out DIR` ' +
    'and of the action. `npx memtrust verify` compares it with them.',
  shape: trustStatementShape,
};
