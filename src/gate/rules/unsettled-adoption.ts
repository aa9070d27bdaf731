import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

export const unsettledAdoption: Rule = {
  code: 'MT202',
  name: 'unsettled-adoption',
  severity: 'error',
  summary: 'The change brings an adoption that no valid approval covers.',
  why: 'An adoption record in a pull request is a proposal of its author. It takes effect when an adopter, under the policy of the base branch, approved exactly these bytes and the change is merged.',
  remedy: 'Ask an adopter to approve the pull request. Who that is stands under `adoption:` in the policy of the base branch.',
  fixed: true,
  *run({ adoptions, head, surface, strict, policy }) {
    const entries = new Map(head.judgement.entries.map((entry) => [entry.record?.id, entry]));
    for (const row of adoptions) {
      if (row.effective === 'never' && row.approved) continue;
      const adoption = head.judgement.adoptions.get(row.factId);
      if (adoption?.kind !== 'unsettled' || !adoption.events.some((event) => event.id === row.event.id)) continue;
      // Under the name of the entry: that of a policy-blocked fact may be hidden (SECURITY S28).
      const { id = row.factId, path = null } = entries.get(row.factId) ?? {};
      const common = { path, factId: id, key: row.event.id };
      if (row.approved) {
        yield { ...common, severity: 'notice', message: say`${id} is adopted by this change: it is trusted once merged`, remedy: say`Nothing to do.` };
      } else if (surface !== 'pull-request' && !strict) {
        yield { ...common, severity: 'notice', message: say`the adoption of ${id} is not settled: it takes effect when it is approved and merged`, remedy: say`Open a pull request; approving it adopts.` };
      } else {
        yield {
          ...common,
          message: say`the adoption of ${id} is not approved`,
          remedy: policy.adoption.approvals === 0 ? say`Its author must be one of the adopters in ${'.memtrust/policy.yml'} of the base branch.` : say`An adopter other than the author must approve this pull request.`,
        };
      }
    }
  },
};
