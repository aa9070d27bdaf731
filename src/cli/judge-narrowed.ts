import type { Evaluation } from '../gate/evaluate.js';
import { narrowed, type Narrowing, type AskedPart } from '../report/narrowed.js';
import type { Io } from './io.js';
import { judgeWorkspace, type JudgeOptions } from './judge-workspace.js';
import { ruleCalled } from './rule-argument.js';
import { shownFiles } from './shown-files.js';
import type { Comparison } from './workspace.js';

/*
 * What does the gate say of the part of the repository that `check src/ --rule MT105` asks for? The whole
 * repository is judged as ever; of what comes out, only the part is shown (`report/narrowed.ts`).
 */

/** An evaluation, and the part of it that is shown. */
export interface NarrowedCheck {
  readonly whole: Evaluation;
  /** What is shown; the exit code follows it. */
  readonly evaluation: Evaluation;
  /** Null where all is shown. */
  readonly narrowing: Narrowing | null;
}

/** Paths and rules, as they were typed. */
export interface TypedPart {
  readonly paths: readonly string[];
  readonly rule?: readonly string[] | undefined;
}

/** Judges the repository, and takes the part that was typed. Throws a ConfigurationError for what names nothing. */
export async function judgeNarrowed(
  io: Io,
  paths: readonly string[],
  options: JudgeOptions & { readonly rule?: readonly string[] },
): Promise<NarrowedCheck> {
  const asked: { part: AskedPart } = { part: ALL };
  const whole = await judgeWorkspace(io, {
    ...options,
    onCompared: (comparison, root) => {
      asked.part = askedPart(io, { paths, rule: options.rule }, comparison, root);
    },
  });
  return isAll(asked.part)
    ? { whole, evaluation: whole, narrowing: null }
    : { whole, ...narrowed(whole, asked.part) };
}

const ALL: AskedPart = { files: null, rules: null };

/** Whether nothing was typed that asks for a part. */
export function isAll({ files, rules }: AskedPart): boolean {
  return files === null && rules === null;
}

/** The part that paths and rules ask for. Throws a ConfigurationError for what names nothing. */
export function askedPart(
  io: Io,
  { paths, rule = [] }: TypedPart,
  comparison: Comparison,
  root: string,
): AskedPart {
  return {
    rules: rule.length === 0 ? null : new Set(rule.map((one) => ruleCalled(one).code)),
    files: paths.length === 0 ? null : filesOf(io, paths, comparison, root),
  };
}

function filesOf(
  { cwd }: Io,
  paths: readonly string[],
  { base, head }: Comparison,
  root: string,
): AskedPart['files'] {
  return shownFiles(paths, { cwd, root, trees: base === null ? [head] : [head, base] });
}
