import type { Evaluation } from '../gate/evaluate.js';
import { numbered } from '../text/visible.js';
import { annotationCommand, terminalSafe } from './terminal.js';
import type { Narrowing } from './narrowed.js';
import { currentFindings, oneOfEachFirst } from './words.js';
import { verdictText } from './text.js';

/*
 * `memtrust check --format github`: a workflow command for each finding, which GitHub shows beside the code, and the
 * verdict.
 */

/** GitHub shows ten of each level a step. */
const MOST = 10;

interface GithubOptions {
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
