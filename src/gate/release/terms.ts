import type { Policy } from '../../memory/policy-shape.js';
import type { RuleTraits } from '../rule-traits.js';
import { conditionOf, isAsked, type Condition } from './conditions.js';

/*
 * Which files does the release gate read? `README*` and `docs/**` for claims, JSON for labels, unless the
 * policy names others; null, and nothing is read, where all rules on them are off.
 *
 * `scan-change.ts` asks. The two defaults are documented: change them with `docs/formats.md`. Safe error: a
 * file too many is read. `__tests__/gate/rules/misdescribed-memory.test.ts` ("a page that the policy names")
 * fails when this is wrong. Nothing else here is stored.
 */

/** What the release gate looks at. */
export interface ReleaseTerms {
  /** Public documents by pattern; null where every rule on them is off. */
  readonly documents: readonly string[] | null;
  /** JSON files by pattern; null where the rule on them is off. */
  readonly entries: readonly string[] | null;
}

const DOCUMENTS = ['README*', 'docs/**'];
const ENTRIES = ['**/*.json', '**/*.jsonl', '**/*.ndjson'];

/** @param rules that are asked, as far as the policy does not switch them off. */
export function releaseTerms(policy: Policy, rules: readonly RuleTraits[]): ReleaseTerms {
  const isOn = (kind: Condition['looksAt']): boolean =>
    rules.some((rule) => conditionOf(rule)?.looksAt === kind && isAsked(rule, policy));
  return {
    documents: isOn('documents') ? (policy.release?.doc_paths ?? DOCUMENTS) : null,
    entries: isOn('entries') ? (policy.release?.json_paths ?? ENTRIES) : null,
  };
}
