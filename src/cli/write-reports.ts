import { join } from 'node:path';
import type { Evaluation } from '../gate/evaluate.js';
import { renderComment } from '../report/comment.js';
import { renderHtml } from '../report/html.js';
import { renderJson } from '../report/json.js';
import { renderSarif } from '../report/sarif.js';
import { trustReport } from '../report/trust-report.js';
import { writeWhole } from './write.js';

/** Writes every view of an evaluation into a folder, each file whole. */
export function writeReports(folder: string, evaluation: Evaluation): void {
  writeWhole(join(folder, 'trust-report.json'), renderJson(trustReport(evaluation, { manifestPath: 'context-manifest.json' })));
  writeWhole(join(folder, 'context-manifest.json'), renderJson(evaluation.manifest));
  writeWhole(join(folder, 'trust-report.sarif'), renderSarif(evaluation));
  writeWhole(join(folder, 'trust-report.html'), renderHtml(evaluation));
  writeWhole(join(folder, 'comment.md'), renderComment(evaluation, { marker: '<!-- memtrust:report -->' }));
}
