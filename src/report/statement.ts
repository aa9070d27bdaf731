import { hexDigest } from '../tree/digest.js';
import { renderJson } from './json.js';
import { TRUST_REPORT_PREDICATE } from './project.js';
import { COMMIT_SUBJECT, LISTED_FILES, type ListedFile } from './report-files.js';
import type { TrustReport } from './schemas/trust-report.js';
import type { TrustStatement } from './schemas/trust-statement.js';

/*
 * Which files belong to a report, and what do they say? A statement lists each with its digest, and the judged commit:
 * `trust-report.intoto.json`, beside the files of `check --out DIR` and of the action. `cli/write-reports.ts` and
 * `github/run.ts` write it; `verify-statement.ts` compares. It is not signed: `actions/attest` signs the same predicate
 * over the same files.
 */

/**
 * The statement about files that are written together.
 *
 * @param files all the others, by name, as they are written.
 */
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
