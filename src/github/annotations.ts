import type { Evaluation } from '../gate/evaluate.js';
import { oneOfEachFirst } from '../report/one-of-each-first.js';
import { currentFindings } from '../report/words.js';
import { numbered } from '../text/numbered.js';
import type { Logger } from './log.js';

/*
 * Which findings stand beside the lines of the change on GitHub? `github/run.ts` calls it. 9 errors and 6
 * warnings leave one error and four warnings of the ten for what the action says of itself. Whatever does not
 * fit is counted in the log and is in the summary. The sum of ten a level is GitHub's; how it is divided may
 * be changed. `__tests__/e2e/action-surfaces.test.ts` fails when more are written.
 */

/**
 * GitHub shows ten of each level a step and drops the rest without a word. What the action says of itself has its place
 * too: one error when it falls over, and of warnings those about mode, branch, artifact, comment and what is refined.
 */
const MOST = { error: 9, warning: 6 } as const;

/**
 * Marks what counts for the verdict in the files of the change; what is more than fits is counted,
 * and is in the summary.
 */
export function annotate(evaluation: Evaluation, log: Logger): void {
  const current = currentFindings(evaluation);
  const left = (['error', 'warning'] as const).flatMap((severity) => {
    const findings = oneOfEachFirst(current.filter((finding) => finding.severity === severity));
    for (const { rule, name, message, path, line, column } of findings.slice(0, MOST[severity])) {
      log[severity](message, { title: `${rule} ${name}`, path, line, column });
    }
    const more = findings.length - MOST[severity];
    return more > 0 ? [numbered(more, `more ${severity}`)] : [];
  });
  if (left.length > 0) log.info(`${left.join(' and ')}: see the summary`);
}
