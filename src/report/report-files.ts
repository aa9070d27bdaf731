/*
 * Which files does an evaluation leave behind, and what are they called? `check --out` and the action write them all,
 * the statement lists them, and `memtrust verify` reads no other file: nothing that a statement says can lead it
 * elsewhere. The names are a contract, since workflows of users take them up; another file is a line here.
 */

export const REPORT_FILE = 'trust-report.json';
export const MANIFEST_FILE = 'context-manifest.json';
export const SARIF_FILE = 'trust-report.sarif';
export const HTML_FILE = 'trust-report.html';
export const COMMENT_FILE = 'comment.md';
/** The statement, beside the files that it is about; it does not list itself. */
export const STATEMENT_FILE = 'trust-report.intoto.json';

/** Every file that a statement lists. */
export const LISTED_FILES = [
  REPORT_FILE,
  MANIFEST_FILE,
  SARIF_FILE,
  HTML_FILE,
  COMMENT_FILE,
] as const;
export type ListedFile = (typeof LISTED_FILES)[number];

/** The name of the judged commit in that list. It is no file. */
export const COMMIT_SUBJECT = 'commit';
