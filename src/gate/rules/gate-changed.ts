import { enumerate, plain, say, type Phrase } from '../../text/phrase.js';
import type { GateChange } from '../authority/required-approvals.js';
import type { Rule } from '../rule.js';

/*
 * Does the change edit a file on which the gate rests, and did somebody agree who may? `CODEOWNERS`, a
 * workflow that runs memtrust, or a line `.memtrust/** -diff` in `.gitattributes`: an error on a pull
 * request that nobody approved.
 *
 * The evidence `gate` has the files (`../authority/gate-files.ts`) and the answers; the policy itself is left
 * to `policy-changed.ts`. A warning where no approval can be asked for yet, a notice where the policy names
 * nobody. A fixed rule: the policy cannot soften it. When it is wrong,
 * `__tests__/gate/rules/gate-changed.test.ts` and `__tests__/security/S03-gate-changes.test.ts` fail. Path
 * and part make the fingerprint; messages are free.
 */

/** Guards the files that the gate depends on, such as its workflow, against unapproved edits. */
export const gateChanged: Rule<'gate'> = {
  code: 'MT705',
  name: 'gate-changed',
  severity: 'error',
  summary: 'The change edits files that the gate depends on, such as its workflow or CODEOWNERS.',
  why:
    'A later change could pass without a check if a workflow no longer runs the gate, a job ' +
    'takes the name of its check, CODEOWNERS gets a new owner, more findings are accepted, or an ' +
    'attribute hides a memory file from review. Other workflows are not reported.',
  remedy:
    'Ask an account listed under `policy: approvers` in the policy of the base branch to approve ' +
    'it. If none is listed, ask one under `adoption: adopters`.',
  fixed: true,
  *run({ gate, surface, policy }) {
    for (const change of gate) {
      const { part, paths, approved } = change;
      if (part === 'policy') continue;
      const [path = null] = paths;
      const common = { path, key: part };
      if (approved === true)
        yield {
          ...common,
          severity: 'notice',
          message: say`${what(change)}; it is approved`,
          remedy: plain('Nothing to do.'),
        };
      else if (approved === null)
        yield {
          ...common,
          severity: 'notice',
          message: say`${what(change)}; the policy of the base branch names no one who could approve it`,
          remedy: plain('Name adopters in the policy.'),
        };
      else if (surface !== 'pull-request')
        yield {
          ...common,
          severity: 'warning',
          message: say`${what(change)}; it needs approval in a pull request`,
          remedy: plain('Have it approved.'),
        };
      else
        yield {
          ...common,
          message: say`${what(change)}, without the required approval`,
          awaitsApproval: true,
          remedy: whoMay(
            policy.policy.approvers.length > 0 ? policy.policy.approvers : policy.adoption.adopters,
          ),
        };
    }
  },
};

function what({ part, paths }: GateChange): Phrase {
  const named = enumerate(paths);
  switch (part) {
    case 'owners':
      return say`this change edits ${named}, which lists the code owners`;
    case 'gate-workflow':
      return say`this change edits ${named}, a workflow that runs the gate or has a job with its name`;
    case 'action':
      return say`this change edits ${named}, which the gate workflow runs`;
    case 'attributes':
      return say`this change edits lines of ${named} that hide changes of memory or of gate files`;
    case 'baseline':
      return say`this change edits ${named}, which lists the accepted findings`;
    case 'policy':
      return say`this change edits ${named}`;
  }
}

function whoMay(names: readonly string[]): Phrase {
  return names.length === 0
    ? plain('Ask an owner of the file to approve this pull request.')
    : say`Ask one of ${enumerate(names, 5)} to approve this pull request.`;
}
