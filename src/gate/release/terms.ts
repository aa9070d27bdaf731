import type { Policy } from '../../memory/policy-shape.js';
import type { RuleCode } from '../finding.js';
import { isAsked } from './conditions.js';

/** What the release gate looks at. */
export interface ReleaseTerms {
  /** Public documents by pattern; null where every rule on them is off. */
  readonly documents: readonly string[] | null;
  /** JSON files by pattern; null where the rule on them is off. */
  readonly entries: readonly string[] | null;
}

const ON_DOCUMENTS: readonly RuleCode[] = ['MT801', 'MT802', 'MT803'];
const ON_ENTRIES: readonly RuleCode[] = ['MT708'];

const DOCUMENTS = ['README*', 'docs/**'];
const ENTRIES = ['**/*.json', '**/*.jsonl', '**/*.ndjson'];

export function releaseTerms(policy: Policy): ReleaseTerms {
  const isOn = (code: RuleCode): boolean => isAsked(code, policy);
  return {
    documents: ON_DOCUMENTS.some(isOn) ? (policy.release?.doc_paths ?? DOCUMENTS) : null,
    entries: ON_ENTRIES.some(isOn) ? (policy.release?.json_paths ?? ENTRIES) : null,
  };
}
