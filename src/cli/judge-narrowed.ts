import { inItsLanguage, type Spoken } from '../report/catalogue/spoken.js';
import { narrowed, type Narrowing, type AskedPart } from '../report/narrowed.js';
import type { Io } from './io.js';
import { judgeWorkspace, type JudgeOptions } from './judge-workspace.js';
import { ruleCalled } from './rule-argument.js';
import { shownFiles } from './shown-files.js';
import type { Comparison } from './workspace.js';

/*
 * What does the gate say of the part of the repository that `check src/ --rule MT105` asks for? The whole
 * repository is judged as ever; of what comes out, only the part is shown (`report/narrowed.ts`).
 *
 * `commands/check.ts` calls it, and only where a path or a rule was typed. What names nothing is an error
 * before anything is judged. `__tests__/e2e/cli/narrowed-check.test.ts` fails when this is wrong.
 */

/** An evaluation, and the part of it that is shown. */
export interface NarrowedCheck {
  readonly whole: Spoken;
  /** What is shown; the exit code follows it. */
  readonly evaluation: Spoken;
  /** Null where all is shown. */
  readonly narrowing: Narrowing | null;
}

/** Judges the repository, and takes the part that was typed. Throws a ConfigurationError for what names nothing. */
export async function judgeNarrowed(
  io: Io,
  paths: readonly string[],
  options: JudgeOptions & { readonly rule?: readonly string[] },
): Promise<NarrowedCheck> {
  const { rule = [] } = options;
  const rules = rule.length === 0 ? null : new Set(rule.map((one) => ruleCalled(one).code));
  const typed: { files: AskedPart['files'] } = { files: null };
  const judged = await judgeWorkspace(io, {
    ...options,
    onCompared: (comparison, root) => {
      typed.files = paths.length === 0 ? null : filesOf(io, paths, comparison, root);
    },
  });
  const whole = await inItsLanguage(judged);
  const { files } = typed;
  return files === null && rules === null
    ? { whole, evaluation: whole, narrowing: null }
    : { whole, ...narrowed(whole, { files, rules }) };
}

function filesOf(
  { cwd }: Io,
  paths: readonly string[],
  { base, head }: Comparison,
  root: string,
): AskedPart['files'] {
  return shownFiles(paths, { cwd, root, trees: base === null ? [head] : [head, base] });
}
