import type { RunFilesWords, Words } from './catalogue/catalogue.js';
import { ENGLISH_CATALOGUE } from './catalogue/english.js';
import { linkTo, runPage, type HostedRepository } from './links.js';
import { prose } from './markdown.js';

/*
 * Where are the report and the manifest of a run? The last paragraph of a comment says it: "Report and
 * manifest: artifact `memtrust` of this run", with links.
 *
 * The action (`github/run.ts`) and the companion write it. The companion judges again and compares two
 * comments without that line (`withoutRunFiles`), since it differs by nature. Safe error: a line that
 * stays, so the two comments differ. A line that leads elsewhere must never be taken for ours. `uploaded`
 * and `again` of the catalogue stand in comments of former versions: with other words each of these is
 * written once more, which is allowed. When it is wrong, `__tests__/e2e/companion.test.ts` and
 * `__tests__/e2e/action-artifact.test.ts` fail.
 */

/** Where the files of one evaluation are to be found. Numbers are GitHub's own; null where it did not tell. */
export type RunFiles =
  | {
      readonly kind: 'artifact';
      readonly name: string;
      readonly artifact: number | null;
      readonly run: number | null;
    }
  /** `why` nothing was uploaded, in our own words. */
  | { readonly kind: 'runner'; readonly why: string; readonly run: number | null }
  /** Judged again in another run than the gate's, which has the files. */
  | { readonly kind: 'elsewhere'; readonly run: number | null };

/** The last paragraph of a comment and of a job's summary: it is known only after the upload. */
export function runFilesLine(
  files: RunFiles,
  repository: HostedRepository,
  words: Words = ENGLISH_CATALOGUE.words,
): string {
  return `\n<sub>${said(files, repository, words.runFiles)}</sub>\n`;
}

/** The paragraph in words. A link is written only where GitHub told the number. */
function said(files: RunFiles, repository: HostedRepository, words: RunFilesWords): string {
  const page = files.run === null ? null : runPage(repository, files.run);
  const thisRun = page === null ? words.thisRun : `[${words.thisRun}](${page})`;
  switch (files.kind) {
    case 'artifact': {
      const { artifact, name } = files;
      const shown = linkTo(
        name,
        page === null || artifact === null ? null : `${page}/artifacts/${artifact}`,
      );
      return `${words.uploaded}${words.artifact(shown, thisRun)}`;
    }
    case 'runner':
      return `${words.uploaded}${words.onRunner(prose(files.why), thisRun)}`;
    case 'elsewhere': {
      // A change can rewrite the workflow of its own run, and so what that uploads (SECURITY S30).
      const gate = page === null ? words.gatesRun : `[${words.gatesRun}](${page})`;
      return `${words.again}${words.elsewhere(gate)}`;
    }
  }
}

/**
 * A comment without that line, to compare what two runs say of one commit. A line that leads
 * anywhere but to runs of this repository is not ours and stays.
 */
export function withoutRunFiles(
  body: string,
  repository: HostedRepository,
  { runFiles }: Words = ENGLISH_CATALOGUE.words,
): string {
  const [, before, line] = /^([^]*\n)<sub>([^\n]*)<\/sub>\s*$/.exec(body) ?? [];
  if (before === undefined || line === undefined) return body.trimEnd();
  if (!line.startsWith(runFiles.uploaded) && !line.startsWith(runFiles.again))
    return body.trimEnd();
  const runs = runPage(repository, 0).slice(0, -1);
  const isRun = (url: string): boolean =>
    url.startsWith(runs) && /^\d+(?:\/artifacts\/\d+)?$/.test(url.slice(runs.length));
  // `[this run](…/actions/runs/12)` becomes `this run`; a link to anywhere else stays, and its brackets are not ours.
  const plainLine = line.replace(
    /\[([^[\]]{1,250})\]\(([^()]*)\)/g,
    (whole, text: string, url: string) => (isRun(url) ? text : whole),
  );
  const ours = new RegExp(`^[\\w \`'.,:()${runFiles.letters}-]*$`, 'u');
  return ours.test(plainLine) ? before.trimEnd() : body.trimEnd();
}
