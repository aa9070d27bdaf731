import type { Policy } from '../memory/policy-shape.js';
import { NO_TERMS, Scopes, type ScopeTerms } from '../memory/scopes.js';
import type { Entry } from '../trust/entry.js';
import { isHiddenName } from '../trust/blocking.js';
import { blockedFacts, type Snapshot } from './snapshot.js';
import { maxSeverity } from '../memory/merge-strictest.js';
import type { ScopedPlace } from './authority/placement.js';
import type { Diagnostic, Severity } from './finding.js';
import type { RuleTraits } from './rule-traits.js';

/*
 * Under which scope does a report show a finding or an entry? `services/payments`, or null: the whole repository.
 * `run-rules.ts` and `evaluate.ts` ask when everything is redacted; the comment and the JSON report show it. No trust
 * and no approval rests on it. What a blocked fact cites is unsaid, and so is its scope (SECURITY S28). Folders are as
 * the tree spells them; the views make them visible.
 */

/** What scopes are called in reports; there is none of it where the policy has no scopes. */
export class ScopesShown {
  /** Facts of which nothing is said. */
  private readonly blocked: ReadonlySet<string>;

  private constructor(
    private readonly scopes: Scopes,
    private readonly change: { readonly base: Snapshot; readonly head: Snapshot },
    private readonly policy: Policy,
  ) {
    this.blocked = new Set(
      [change.base, change.head].flatMap((snapshot) => [...blockedFacts(snapshot).keys()]),
    );
  }

  static of(
    policy: Policy,
    change: { readonly base: Snapshot; readonly head: Snapshot },
  ): ScopesShown | null {
    const scopes = Scopes.of(policy);
    return scopes === null ? null : new ScopesShown(scopes, change, policy);
  }

  /** The folder of the scope that a finding, or a fact and its file, belongs to; null for the whole repository. */
  folderOf({
    factId,
    path,
  }: {
    readonly factId: string | null;
    readonly path: string | null;
  }): string | null {
    if (factId !== null && this.blocked.has(factId)) return null;
    const folder = placeOf({ factId, path }, this.change)?.home.folder ?? null;
    return folder === null || isHiddenName(folder, this.policy, true) ? null : folder;
  }

  folderOfEntry({
    record,
    path,
    status,
  }: Pick<Entry, 'record' | 'path' | 'status'>): string | null {
    return status === 'policy_blocked'
      ? null
      : this.folderOf({ factId: record?.id ?? null, path: record === null ? path : null });
  }

  /** Whether the comment has a section for a scope though nothing in it fails. */
  isCommented(folder: string): boolean {
    return this.scopes.in(folder).isCommented;
  }
}

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
