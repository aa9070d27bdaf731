import type { DetectionSubject } from '../agent-files/detection.js';
import type { Diagnostic } from './finding.js';
import type { RuleContext } from './rule.js';

/*
 * What did the detectors see of one subject in the head? A rule such as MT405 asks with its subject, `dead-reference`,
 * and reports the answer as it is. The eight rules on agent files ask (`rules/hidden-text.ts`,
 * `rules/dead-reference.ts` and so on). Nothing is filtered here: a finding is accepted in `exceptions.ts`. What it
 * answers is in the order of the detectors; `run-rules.ts` sorts, and the detector's `key` is what users accept.
 */

/** What was seen of one subject: what a detector observed is reported as it is. */
export function observed(
  { looked }: RuleContext<'looked'>,
  subject: DetectionSubject,
): readonly Diagnostic[] {
  return looked.head.observations.filter((seen) => seen.subject === subject);
}
