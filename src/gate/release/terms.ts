import { ASKED_RULES, type Policy } from '../../memory/policy.js';

/** The rule on JSON files that carry memory. */
const ENTRY_RULE = 'MT708';

/** Whether a rule runs only where the policy asks for it, and it does not: under `rules:`, or with `release: {docs: true}`. */
export function isUnasked(code: string, policy: Policy): boolean {
  return ASKED_RULES.has(code) && policy.release?.docs !== true && policy.rules[code] === undefined;
}

/** What the release gate looks at. */
export interface ReleaseTerms {
  /** Public documents by pattern; null where no rule on them is asked for. */
  readonly documents: readonly string[] | null;
  /** JSON files by pattern; null where the rule on them is off. */
  readonly entries: readonly string[] | null;
}

const DOCUMENTS = ['README*', 'docs/**'];
const ENTRIES = ['**/*.json'];

export function releaseTerms(policy: Policy): ReleaseTerms {
  const asked = [...ASKED_RULES].some((code) => !isUnasked(code, policy) && policy.rules[code] !== 'off');
  return {
    documents: asked ? (policy.release?.doc_paths ?? DOCUMENTS) : null,
    entries: policy.rules[ENTRY_RULE] === 'off' ? null : (policy.release?.json_paths ?? ENTRIES),
  };
}
