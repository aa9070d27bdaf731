import { join } from 'node:path';
import type { Spoken } from '../report/catalogue/spoken.js';
import { renderComment } from '../report/comment.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import { renderSarif } from '../report/sarif.js';
import { trustReport } from '../report/trust-report.js';
import { Place } from '../tree/place.js';
import { writeTogether } from './write.js';

/*
 * Which files does a check leave behind? `check --out DIR` calls it. The five names are a contract:
 * workflows upload them. A view more may get a file of its own. All are written together or none, or a
 * reader could take the report of an earlier run for this one. `__tests__/e2e/cli/stories.test.ts` fails
 * when a name changes.
 */

/** Writes every view of an evaluation into a folder, each file whole. */
export function writeReports(folder: string, evaluation: Spoken): void {
  const files = {
    'trust-report.json': renderJson(
      trustReport(evaluation, { manifestPath: 'context-manifest.json' }),
    ),
    'context-manifest.json': renderJson(evaluation.manifest),
    'trust-report.sarif': renderSarif(evaluation),
    'trust-report.html': renderHtml(evaluation),
    'comment.md': renderComment(evaluation, { marker: '<!-- memtrust:report -->' }),
  };
  writeTogether(
    Object.entries(files).map(([name, content]) => ({
      place: Place.ofUser(join(folder, name)),
      content,
    })),
  );
}
