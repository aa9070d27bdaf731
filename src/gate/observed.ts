import type { Subject } from '../live/observation.js';
import type { Report } from './finding.js';
import type { RuleContext } from './rule.js';

/** What was seen of one subject, as a rule reports it. */
export function* observed({ looked }: RuleContext, subject: Subject): Iterable<Report> {
  for (const { subject: seen, column, decoded, ...report } of looked.head.observations) {
    if (seen === subject) yield { ...report, ...(column === null ? {} : { column }), ...(decoded === undefined ? {} : { decoded }) };
  }
}
