import { hexDigest } from '../tree/digest.js';
import { renderJson } from './json.js';
import { TRUST_REPORT_PREDICATE } from './project.js';
import { COMMIT_SUBJECT, LISTED_FILES, type ListedFile } from './run-files.js';
import type { TrustReport } from './schemas/trust-report.js';
import type { TrustStatement } from './schemas/trust-statement.js';

/*
 * The statement about the files of a report: each with its digest, and the judged commit. It is not signed;
 * `actions/attest` can.
 */

/** @param files the other files, by name. */
export function renderStatement(
  report: TrustReport,
  files: Readonly<Record<ListedFile, string>>,
): string {
  const { head_sha: commit } = report.subject;
  const statement: TrustStatement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      ...LISTED_FILES.map((name) => ({ name, digest: { sha256: hexDigest(files[name]) } })),
      ...(commit === null
        ? []
        : [{ name: COMMIT_SUBJECT, digest: { gitCommit: commit } } as const]),
    ],
    predicateType: TRUST_REPORT_PREDICATE,
    predicate: report,
  };
  return renderJson(statement);
}
