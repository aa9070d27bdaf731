import type { Evaluation } from '../gate/evaluate.js';
import { currentFindings } from '../report/words.js';
import type { Logger } from './log.js';

/** GitHub shows ten of each level a step and drops the rest without a word; two are kept for the action's own. */
const MOST_OF_EACH = 8;

/** Marks what counts for the verdict in the files of the change; what is more than fits is in the summary. */
export function annotate(evaluation: Evaluation, log: Logger): void {
  const current = currentFindings(evaluation);
  for (const severity of ['error', 'warning'] as const) {
    const shown = current.filter((finding) => finding.severity === severity);
    for (const { rule, name, message, path, line } of shown.slice(0, MOST_OF_EACH)) {
      log[severity](message, { title: `${rule} ${name}`, path, line });
    }
    const more = shown.length - MOST_OF_EACH;
    if (more > 0) log.info(`${more} more ${severity === 'error' ? 'errors' : 'warnings'}: see the summary`);
  }
}
