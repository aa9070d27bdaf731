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
  summary:
    'The change edits what the gate stands on: workflows that run it, CODEOWNERS, ' +
    'accepted findings, or attributes of memory.',
  why:
    'A workflow without the gate, a job that takes the name of its check, an owner added ' +
    'to CODEOWNERS, or an attribute that hides a file from review would let a later change ' +
    'through. Of other workflows nothing is said.',
  remedy:
    'Let somebody approve it whom the policy of the base branch names under `policy: ' +
    'approvers`, or else under `adoption: adopters`.',
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
          message: say`${what(change)}, which is approved`,
          remedy: plain('Nothing to do.'),
        };
      else if (approved === null)
        yield {
          ...common,
          severity: 'notice',
          message: say`${what(change)}; the policy of the base names nobody who could approve that`,
          remedy: plain('Name adopters in the policy.'),
        };
      else if (surface !== 'pull-request')
        yield {
          ...common,
          severity: 'warning',
          message: say`${what(change)}; a pull request with it needs an approval`,
          remedy: plain('Have it approved.'),
        };
      else
        yield {
          ...common,
          message: say`${what(change)}, and nobody who may approved it`,
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
      return say`this change edits ${named}, which says who owns what`;
    case 'gate-workflow':
      return say`this change edits ${named}, a workflow that runs the gate or a job under its name`;
    case 'action':
      return say`this change edits ${named}, which the workflow of the gate runs`;
    case 'attributes':
      return say`this change edits lines of ${named} that hide changes of memory or what the gate stands on`;
    case 'baseline':
      return say`this change edits ${named}, which says what findings are accepted`;
    case 'policy':
      return say`this change edits ${named}`;
  }
}

function whoMay(names: readonly string[]): Phrase {
  return names.length === 0
    ? plain('An owner of the file must approve this pull request.')
    : say`One of ${enumerate(names, 5)} must approve this pull request.`;
}
