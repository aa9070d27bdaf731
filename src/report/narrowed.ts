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

/** What a user asked to see: at least one of the two. */
export interface AskedPart {
  /** Files, and folders with a final `/`, as they are shown; and how they are found. */
  readonly files: {
    readonly names: readonly string[];
    readonly has: (path: string) => boolean;
  } | null;
  /** Codes of rules. */
  readonly rules: ReadonlySet<string> | null;
}

export interface Narrowing {
  /** Follows the verdict: ` in `src/` for MT105`. */
  readonly where: Phrase;
  /** Whether only some files were asked for. */
  readonly isOfFiles: boolean;
  /** How many findings are hidden, in words. */
  readonly elsewhere: string;
  /** Whether facts are shown: not if only rules were asked for. */
  readonly hasFacts: boolean;
}

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
      // Otherwise findings that a change of trust covers would be missing.
      ...(rules === null ? {} : { changes: [], adoptions: [] }),
      findings,
      releaseGate: [],
      // A gate that cannot judge passes no part.
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
