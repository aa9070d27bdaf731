import type { DetectionSubject } from '../agent-files/detection.js';
import type { Diagnostic } from './finding.js';
import type { RuleContext } from './rule.js';

/** What was seen of one subject: what a detector observed is reported as it is. */
export function observed(
  { looked }: RuleContext<'looked'>,
  subject: DetectionSubject,
): readonly Diagnostic[] {
  return looked.head.observations.filter((seen) => seen.subject === subject);
}
