import type { Evaluation } from '../gate/evaluate.js';
import { numbered } from '../text/numbered.js';
import { annotationCommand } from './annotation.js';
import type { Narrowing } from './narrowed.js';
import { oneOfEachFirst } from './one-of-each-first.js';
import { terminalSafe } from './terminal.js';
import { verdictText } from './text.js';
import { currentFindings } from './words.js';

/*
 * What does `memtrust check --format github` print? A workflow command for each finding, which GitHub shows beside the
 * line of code, and the verdict: for a workflow that runs the command line and not the action. Each line is a command
 * of `annotation.ts`, or safe text; `onlyAnnotations` of `terminal.ts` lets nothing else pass.
 */

/** GitHub shows ten of each level a step, and drops the rest without a word. */
const MOST = 10;

/** What of an evaluation is shown. */
export interface GithubOptions {
  readonly narrowing?: Narrowing | null;
  readonly quiet?: boolean;
}

/** Annotations, how many do not fit, and the verdict. */
export function renderGithub(
  evaluation: Evaluation,
  { narrowing = null, quiet = false }: GithubOptions,
): string {
  const current = currentFindings(evaluation).filter(
    ({ severity }) => !quiet || severity === 'error',
  );
  const levels = (['error', 'warning', 'notice'] as const).map((level) => ({
    level,
    findings: oneOfEachFirst(current.filter(({ severity }) => severity === level)),
  }));
  const commands = levels.flatMap(({ level, findings }) =>
    findings.slice(0, MOST).map(({ rule, name, message, remedy, path, line, column }) =>
      annotationCommand({
        level,
        title: `${rule} ${name}`,
        lines: [message, remedy],
        path,
        line,
        column,
      }),
    ),
  );
  const left = levels.flatMap(({ level, findings }) =>
    findings.length > MOST ? [numbered(findings.length - MOST, `more ${level}`)] : [],
  );
  const words = [
    ...(left.length === 0
      ? []
      : [
          `${left.join(', ')} not shown: GitHub shows ${MOST} of each kind. Run: npx memtrust check`,
        ]),
    verdictText(evaluation, narrowing),
    ...(narrowing === null ? [] : [narrowing.elsewhere]),
  ];
  return `${[...commands, ...words.map(terminalSafe)].join('\n')}\n`;
}
