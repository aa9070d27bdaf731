import { POLICY_PATH } from '../../memory/policy.js';
import type { Policy } from '../../memory/policy-shape.js';
import { enumerate, plain, say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic, Severity } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Does the change edit the policy, and did somebody agree who may? How grave it is:
 *
 *   approved by whom the policy of the base names     notice
 *   on a command line or a branch                     warning, since no approval can be asked for there; the first
 *                                                     policy is no finding, since its author is the user
 *   on a pull request, and nobody approved            error
 *   nobody is named who could, the author may write   warning: how a first policy comes in
 *   nobody is named who could, a stranger             error
 *
 * The evidence `gate` says whether it is approved. Comments and order alone are no edit: digests are compared. A fixed
 * rule, since the policy must not free itself.
 */

/** Guards the policy: an edit needs the approval of somebody whom the present policy names. */
export const policyChanged: Rule<'gate' | 'authorMayWrite'> = {
  code: 'MT702',
  name: 'policy-changed',
  severity: 'error',
  summary: 'The change edits the policy without the required approval.',
  why:
    'The policy of the base branch checks this change; the new policy takes effect after the ' +
    'merge. An edit changes what may be trusted from then on, so someone named in the current ' +
    'policy must approve it. A pull request without that approval fails. On the command line, ' +
    'which knows no approvals, and on a branch it is a warning; once approved it is a notice. The ' +
    'first policy has no such approver: anyone with write permission may add it, and on a pull request ' +
    'the finding shows whom it names.',
  remedy:
    'Ask an account that `.memtrust/policy.yml` of the base branch lists under `policy: approvers`, or, if it ' +
    'lists none there, under `adoption: adopters`, to approve the pull request.',
  fixed: true,
  *run({ base, head, gate, surface, authorMayWrite, policy }) {
    const files = gate.filter(({ part }) => part === 'policy');
    const change = files.find(({ approved }) => approved !== true) ?? files[0];
    const [before, after] = [base.memory.policy, head.memory.policy];
    if (change === undefined || (after.digest === before.digest && after.origin === before.origin))
      return;
    const isFirst = before.origin === 'defaults';
    const edits = isFirst
      ? plain('this change adds the first policy')
      : say`this change edits ${change.paths[0] ?? POLICY_PATH}`;
    const review = isFirst
      ? 'Check who may decide what agents can trust, then merge it.'
      : 'Ask someone responsible for the policy to review it.';
    if (change.approved === true) {
      yield found(
        'notice',
        say`${edits}; it is approved and takes effect once merged`,
        'Nothing to do.',
      );
    } else if (surface !== 'pull-request') {
      // Whoever is here just wrote the first one.
      if (!isFirst) yield atDesk(edits, review, policy.adoption.approvals === 0);
    } else if (change.approved === false) {
      const missing = say`${edits} without the required approval`;
      yield { ...found('error', missing, whoMay(policy)), awaitsApproval: true };
    } else if (authorMayWrite === true || (before.origin === 'broken' && authorMayWrite === null)) {
      yield found(
        'warning',
        say`${edits}; it takes effect once merged and names ${named(after.policy)}`,
        review,
      );
    } else {
      yield found(
        'error',
        say`${edits}, and its author is not known to have write permission`,
        'Ask someone with write permission to open the pull request that names the adopters.',
      );
    }
  },
};

/** Where no approval can be asked for. A policy that asks for none needs none. */
function atDesk(edits: Phrase, review: string, isAlone: boolean): Diagnostic {
  return isAlone
    ? found(
        'warning',
        say`${edits}; it takes effect once merged`,
        'Merge it. Its author must be one of those who may change the policy.',
      )
    : found('warning', say`${edits}; it takes effect once approved and merged`, review);
}

function found(severity: Severity, message: Phrase, remedy: Phrase | string): Diagnostic {
  return {
    message,
    remedy,
    path: POLICY_PATH,
    severity,
  };
}

function whoMay({ policy, adoption }: Policy): Phrase {
  const names = policy.approvers.length > 0 ? policy.approvers : adoption.adopters;
  return names.length === 0
    ? plain('Ask an owner of the file to approve this pull request.')
    : say`Ask ${[names.length === 1 ? '' : 'one of ']}${enumerate(names, 5)} to approve this pull request.`;
}

function named({ adoption }: Policy): Phrase {
  const { adopters, codeowners } = adoption;
  if (adopters.length === 0)
    return plain(codeowners ? 'the code owners as adopters' : 'no adopters');
  const role = adopters.length === 1 ? 'adopter' : 'adopters';
  const others = codeowners ? ', beside the code owners' : '';
  return say`${enumerate(adopters, 10)} as ${[role]}${[others]}`;
}
