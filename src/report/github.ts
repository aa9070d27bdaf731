import type { Evaluation } from '../gate/evaluate.js';
import { numbered } from '../text/visible.js';
import { annotationCommand, terminalSafe } from './terminal.js';
import { notesOf } from './annotations.js';
import type { Narrowing } from './narrowed.js';
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
  const all = notesOf(evaluation).filter(({ severity }) => !quiet || severity === 'error');
  const levels = (['error', 'warning', 'notice'] as const).map((level) => ({
    level,
    notes: all.filter(({ severity }) => severity === level),
  }));
  const commands = levels.flatMap(({ level, notes }) =>
    notes
      .slice(0, MOST)
      .map(({ title, message, remedy, path, line, column }) =>
        annotationCommand({ level, title, lines: [message, remedy], path, line, column }),
      ),
  );
  const left = levels.flatMap(({ level, notes }) =>
    notes.length > MOST ? [numbered(notes.length - MOST, `more ${level}`)] : [],
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
