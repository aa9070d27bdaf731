import { plain, say } from '../../text/phrase.js';
import { POLICY_PATH } from '../../memory/policy.js';
import type { Rule } from '../rule.js';

export const policyChanged: Rule = {
  code: 'MT702',
  name: 'policy-changed',
  severity: 'warning',
  summary: 'The change edits the rules of the gate.',
  why: 'The policy of the base branch judges this change; the new one takes effect when it is merged. Whoever approves it changes what may be trusted from then on.',
  remedy: 'Let somebody who answers for the policy review it.',
  fixed: true,
  *run({ base, head, changedPaths }) {
    if (!changedPaths.has(POLICY_PATH) || head.memory.policy.digest === base.memory.policy.digest) return;
    const first = base.memory.policy.origin === 'defaults';
    yield { message: first ? say`this change adds the first policy; it takes effect once merged` : say`this change edits ${POLICY_PATH}; it was judged under the policy of the base`, remedy: plain('Let somebody who answers for the policy review it.'), path: POLICY_PATH, ...(first ? { severity: 'notice' as const } : {}) };
  },
};
