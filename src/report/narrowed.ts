import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { preventsJudging, verdictOf } from '../gate/verdict.js';
import { numbered } from '../text/visible.js';
import { enumerate, plain, type Phrase } from '../text/phrase.js';
import { concerning } from './view.js';
import { currentFindings } from './words.js';

/*
 * `memtrust check src/ --rule MT105`: findings of these files and rules, with a verdict about them: "pass in `src/` for
 * MT105". It always says why the gate could not judge, and how many findings are hidden.
 */

/** What a user asked to see. At least one of the two is there. */
export interface AskedPart {
  /** Files, and folders with a `/` at the end, as they are named to people; with how they are found. */
  readonly files: {
    readonly names: readonly string[];
    readonly has: (path: string) => boolean;
  } | null;
  /** Codes of rules. */
  readonly rules: ReadonlySet<string> | null;
}

/** What a view says of the part that it shows. */
export interface Narrowing {
  /** Behind the verdict: ` in `src/` for MT105`. */
  readonly where: Phrase;
  /** Whether it is about some files alone: what is not there may be elsewhere. */
  readonly isOfFiles: boolean;
  /** How many findings there are elsewhere, in words. */
  readonly elsewhere: string;
  /** Whether facts are shown beside findings: a selection of rules is about findings alone. */
  readonly hasFacts: boolean;
}

/** The part of an evaluation that was asked for, and what to say of the rest. */
export function narrowed(
  evaluation: Evaluation,
  { files, rules }: AskedPart,
): { readonly evaluation: Evaluation; readonly narrowing: Narrowing } {
  const part = files === null ? null : concerning(evaluation, files.has);
  const findings = evaluation.findings.filter(
    (finding) =>
      ((rules?.has(finding.rule) ?? true) && (part?.shown(finding) ?? true)) ||
      preventsJudging(finding),
  );
  const shown = new Set(findings);
  return {
    evaluation: {
      ...evaluation,
      ...(part === null
        ? {}
        : { entries: part.entries, changes: part.changes, adoptions: part.adoptions }),
      // What a list of changes of trust says as well would be missing among the findings.
      ...(rules === null ? {} : { changes: [], adoptions: [] }),
      findings,
      releaseGate: [],
      // A gate that cannot judge says of no part that it passes.
      verdict: evaluation.verdict === 'error' ? 'error' : verdictOf(findings, evaluation.scope),
    },
    narrowing: {
      where: [
        ...(files === null ? [] : [' in ', ...enumerate(files.names)]),
        ...(rules === null ? [] : plain(` for ${[...rules].join(', ')}`)),
      ],
      isOfFiles: files !== null,
      hasFacts: rules === null,
      elsewhere: elsewhere(currentFindings(evaluation).filter((finding) => !shown.has(finding))),
    },
  };
}

/** `3 findings elsewhere are not shown (1 error, 2 warnings); the required check sees all of them` */
function elsewhere(hidden: readonly Finding[]): string {
  if (hidden.length === 0) return 'no findings elsewhere';
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity) => {
    const count = hidden.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [numbered(count, severity)];
  });
  const many = hidden.length === 1 ? ' elsewhere is' : 's elsewhere are';
  return (
    `${hidden.length} finding${many} not shown (${counts.join(', ')}); ` +
    'the required check sees the whole repository'
  );
}
