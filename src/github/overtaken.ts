import type { Evaluation } from '../gate/evaluate.js';
import { incompleteEvaluation } from '../gate/rules/incomplete-evaluation.js';
import { canonicalDigest } from '../memory/canonical.js';
import { plain } from '../text/phrase.js';
import type { Moved } from './live.js';

/** An evaluation of commits that the world left behind: whatever it found, its verdict holds no more (SECURITY S05). */
export function overtaken(evaluation: Evaluation, { why }: Moved): Evaluation {
  const { code, name } = incompleteEvaluation;
  return {
    ...evaluation,
    verdict: 'error',
    incomplete: [why, ...evaluation.incomplete],
    findings: [
      {
        rule: code,
        name,
        severity: 'error',
        message: plain(why),
        remedy: plain('Run the workflow again; if that does not help, update the branch of the pull request.'),
        path: null,
        line: null,
        column: null,
        decoded: null,
        factId: null,
        introduced: true,
        fingerprint: canonicalDigest([code, '', '', why]),
      },
      ...evaluation.findings,
    ],
  };
}
