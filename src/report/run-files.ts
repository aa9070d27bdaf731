import { type HostedRepository, linkTo, runPage } from './links.js';
import { prose } from './markdown.js';

/* The files of a report, and the line of the comment that says where they are. */

/** Identifies the line in an existing comment. */
const UPLOADED = 'Report and manifest: ';
const AGAIN = 'Judged again on the default branch. ';

/** Where the files of an evaluation are. Numbers are GitHub's; null if unknown. */
export type RunFiles =
  | {
      readonly kind: 'artifact';
      readonly name: string;
      readonly artifact: number | null;
      readonly run: number | null;
    }
  /** `why`: why nothing was uploaded. */
  | { readonly kind: 'runner'; readonly why: string; readonly run: number | null }
  /** Judged again in another run than the gate's, which has the files. */
  | { readonly kind: 'elsewhere'; readonly run: number | null };

/** The last paragraph of comment and summary, known only after the upload. */
export function runFilesLine(files: RunFiles, repository: HostedRepository): string {
  return `\n<sub>${whereFilesAre(files, repository)}</sub>\n`;
}

function whereFilesAre(files: RunFiles, repository: HostedRepository): string {
  const page = files.run === null ? null : runPage(repository, files.run);
  const thisRun = page === null ? 'this run' : `[this run](${page})`;
  switch (files.kind) {
    case 'artifact': {
      const { artifact, name } = files;
      const shown = linkTo(
        name,
        page === null || artifact === null ? null : `${page}/artifacts/${artifact}`,
      );
      return `${UPLOADED}artifact ${shown} of ${thisRun}`;
    }
    case 'runner':
      return (
        `${UPLOADED}not uploaded: ${prose(files.why)}. They are in the runner's temporary folder, ` +
        `at the outputs \`report-path\` and \`manifest-path\` of ${thisRun}`
      );
    case 'elsewhere': {
      // A change can rewrite the workflow of its own run, and so what is uploaded (SECURITY S30).
      const gate = page === null ? "the gate's run" : `[the gate's run](${page})`;
      return `${AGAIN}What ${gate} uploaded is this report only if its manifest has the digest above`;
    }
  }
}

/** A comment without that line, to compare two runs. A line with a link elsewhere is not ours and stays. */
export function withoutRunFiles(body: string, repository: HostedRepository): string {
  const [, before, line] = /^([^]*\n)<sub>([^\n]*)<\/sub>\s*$/.exec(body) ?? [];
  if (before === undefined || line === undefined) return body.trimEnd();
  if (!line.startsWith(UPLOADED) && !line.startsWith(AGAIN)) return body.trimEnd();
  const runs = runPage(repository, 0).slice(0, -1);
  const isRun = (url: string): boolean =>
    url.startsWith(runs) && /^\d+(?:\/artifacts\/\d+)?$/.test(url.slice(runs.length));
  // `[this run](…/actions/runs/12)` becomes `this run`; other links stay.
  const plainLine = line.replace(
    /\[([^[\]]{1,250})\]\(([^()]*)\)/g,
    (whole, text: string, url: string) => (isRun(url) ? text : whole),
  );
  return /^[\w `'.,:()-]*$/.test(plainLine) ? before.trimEnd() : body.trimEnd();
}

export const REPORT_FILE = 'trust-report.json';
export const MANIFEST_FILE = 'context-manifest.json';
export const SARIF_FILE = 'trust-report.sarif';
export const HTML_FILE = 'trust-report.html';
export const COMMENT_FILE = 'comment.md';
/** Not listed in itself. */
export const STATEMENT_FILE = 'trust-report.intoto.json';

export const LISTED_FILES = [
  REPORT_FILE,
  MANIFEST_FILE,
  SARIF_FILE,
  HTML_FILE,
  COMMENT_FILE,
] as const;
export type ListedFile = (typeof LISTED_FILES)[number];

/** The judged commit in the same list; it is no file. */
export const COMMIT_SUBJECT = 'commit';
