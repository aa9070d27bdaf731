import { maxSeverity } from '../memory/merge-strictest.js';
import { NO_TERMS, type ScopeTerms } from '../memory/scopes.js';
import type { ScopedPlace } from './authority/placement.js';
import type { Diagnostic, Severity } from './finding.js';
import type { RuleTraits } from './rule-traits.js';
import type { Snapshot } from './snapshot.js';

/*
 * How grave is a finding in its scope? With `scopes: [{path: services/payments, rules: {MT405: error}}]` a dead
 * reference in `services/payments/AGENTS.md` is an error, and elsewhere what it is without scopes. No scope makes
 * milder, and what somebody with the right to it settled stays a notice.
 */

/** A change from one tree to another, or one tree as both. */
export interface PlacedChange {
  readonly base: Pick<Snapshot, 'placements'>;
  readonly head: Pick<Snapshot, 'placements'>;
}

/** Where something belongs that a report names: by its fact, or else by its file. Null without scopes. */
export function placeOf(
  { factId, path }: { readonly factId?: string | null; readonly path?: string | null },
  { base, head }: PlacedChange,
): ScopedPlace | null {
  const fact =
    factId === null || factId === undefined
      ? null
      : (head.placements?.ofFact(factId) ?? base.placements?.ofFact(factId) ?? null);
  if (fact !== null || path === null || path === undefined) return fact;
  return head.placements?.ofFile(path) ?? null;
}

/** What the policy of the whole repository makes of a rule; `off` where it says nothing. */
interface Unscoped {
  readonly severity: Severity | 'off';
  /** What the rule itself says, for one that is graded by `stale:`. */
  readonly graded: Severity | undefined;
}

/** The severity of a finding in its scope: that of the whole repository, or what the scope raises it to. */
export function severityInScope(
  rule: RuleTraits,
  report: Diagnostic,
  { severity, graded }: Unscoped,
  change: PlacedChange,
): Severity | 'off' {
  if (change.head.placements === null || rule.fixed || report.settled === true) return severity;
  const terms: ScopeTerms = placeOf(report, change)?.terms ?? NO_TERMS;
  const raised: Severity | 'off' = terms.rules[rule.code] ?? 'off';
  const isGraded = terms.stale !== null && rule.isGradedByImportance === true && severity !== 'off';
  const byImportance: Severity | 'off' = isGraded ? (graded ?? 'off') : 'off';
  return maxSeverity(severity, maxSeverity(raised, byImportance));
}
