import { join, resolve } from 'node:path';
import type { Evaluation } from '../gate/evaluate.js';
import { thenAndNow } from '../gate/then-and-now.js';
import { formerFilesIn } from '../lifecycle/former-files.js';
import { ledgerPath } from '../memory/layouts/memtrust.js';
import { renderComment } from '../report/comment.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import type { PageEvidence } from '../report/page-evidence.js';
import { renderSarif } from '../report/sarif.js';
import {
  COMMENT_FILE,
  HTML_FILE,
  MANIFEST_FILE,
  REPORT_FILE,
  SARIF_FILE,
  STATEMENT_FILE,
} from '../report/report-files.js';
import { renderStatement } from '../report/statement.js';
import { trustReport } from '../report/trust-report.js';
import { visible } from '../text/visible.js';
import { Place } from '../tree/place.js';
import { baseHistory } from './base-history.js';
import type { Io } from './io.js';
import { withJudged, type JudgeOptions } from './judge-workspace.js';
import type { Comparison, Workspace } from './workspace.js';
import { writeTogether } from './write.js';

/*
 * Which files does a check leave behind? `check --out DIR` calls it. The names are in `report/report-files.ts`; the
 * statement comes last and lists the others. All are written together or none, or a reader could take the report of an
 * earlier run for this one.
 */

/** A path that is copied must be whole. */
const LONGEST_PATH = 4_096;

/** What `check` was told of the files that it leaves behind. */
interface OutOptions extends JudgeOptions {
  readonly out: string;
}

/** Judges, writes every view of the evaluation into a folder, and says on stderr where the page is. */
export async function judgeAndWrite(io: Io, options: OutOptions): Promise<Evaluation> {
  const folder = resolve(io.cwd, options.out);
  const evaluation = await withJudged(io, options, async (judged, comparison, { workspace }) => {
    writeReports(folder, judged, await pageEvidence(judged, comparison, workspace));
    return judged;
  });
  io.err(`Report: ${visible(join(options.out, HTML_FILE), LONGEST_PATH)}\n`);
  return evaluation;
}

/** What the page shows beside the evaluation: read while the repository is open. */
async function pageEvidence(
  evaluation: Evaluation,
  { base, head }: Comparison,
  { repository, objects }: Workspace,
): Promise<PageEvidence> {
  const { adoptedAtBase: adopted, histories } = evaluation;
  // Side by side: what git takes for the one does not wait for the other.
  const [cited, history] = await Promise.all([
    thenAndNow(evaluation, {
      head,
      base,
      former: formerFilesIn(base, objects, [evaluation.policy.policy]),
    }),
    base === null || base.commit === null
      ? {}
      : baseHistory(repository, objects, {
          commit: base.commit,
          adopted,
          eventsIn: (fact, object) =>
            base.entries.get(ledgerPath(fact))?.oid === object
              ? (histories.get(fact)?.filter(({ settled }) => settled) ?? null)
              : null,
        }),
  ]);
  return { ...history, cited };
}

/** Writes every view of an evaluation into a folder, each file whole. */
function writeReports(folder: string, evaluation: Evaluation, evidence: PageEvidence): void {
  const report = trustReport(evaluation, { manifestPath: MANIFEST_FILE });
  const files = {
    [REPORT_FILE]: renderJson(report),
    [MANIFEST_FILE]: renderJson(evaluation.manifest),
    [SARIF_FILE]: renderSarif(evaluation),
    [HTML_FILE]: renderHtml(evaluation, evidence),
    [COMMENT_FILE]: renderComment(evaluation, { marker: '<!-- memtrust:report -->' }),
  };
  writeTogether(
    Object.entries({ ...files, [STATEMENT_FILE]: renderStatement(report, files) }).map(
      ([name, content]) => ({
        place: Place.ofUser(join(folder, name)),
        content,
      }),
    ),
  );
}
