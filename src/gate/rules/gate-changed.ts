import { enumerate, say, type Phrase } from '../../text/phrase.js';
import { POLICY_PATH } from '../../memory/policy.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { GateChange } from '../authority/required-approvals.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * Does the change edit a file on which the gate rests, and did somebody agree who may? `CODEOWNERS`, a workflow that
 * runs memtrust, or a line `.memtrust/** -diff` in `.gitattributes`: an error on a pull request that nobody approved.
 * The evidence `gate` has the files (`../authority/gate-files.ts`) and the answers; the policy itself is left to
 * `policy-changed.ts`. A warning where no approval can be asked for yet, a notice where the policy names nobody. A
 * fixed rule: the policy cannot soften it.
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
    'attribute hides a memory file from review. Other workflows are not reported. Until the base branch has a ' +
    'policy, no approval is needed, and it is a notice on a pull request.',
  remedy:
    'Ask an account that `.memtrust/policy.yml` of the base branch lists under `policy: approvers`, or, if it ' +
    'lists none there, under `adoption: adopters`, to approve the pull request.',
  fixed: true,
  *run({ base, gate, surface, policy }) {
    for (const change of gate) {
      const { part, paths, approved } = change;
      if (part === 'policy') continue;
      const isFirst = base.memory.policy.origin === 'defaults';
      // `init` writes the workflow with the first policy.
      if (isFirst && approved === null && surface !== 'pull-request') continue;
      const [path = null] = paths;
      const common = { path, key: part };
      if (approved === true)
        yield {
          ...common,
          severity: 'notice',
          message: say`${what(change)}; it is approved`,
          remedy: 'Nothing to do.',
        };
      else if (approved === null)
        yield {
          ...common,
          severity: 'notice',
          ...unasked(what(change), isFirst),
        };
      else if (surface !== 'pull-request')
        yield { ...common, severity: 'warning', ...atDesk(what(change), policy) };
      else
        yield {
          ...common,
          message: say`${what(change)}, without the required approval`,
          awaitsApproval: true,
          remedy: say`Ask ${whoMay(policy)} to approve this pull request.`,
        };
    }
  },
};

/** What is said where the base names nobody who could be asked. The first policy names them; before it all is well. */
function unasked(edits: Phrase, isWithoutPolicy: boolean): Pick<Diagnostic, 'message' | 'remedy'> {
  return isWithoutPolicy
    ? {
        message: say`${edits}; the base branch has no policy yet, so this needs no approval`,
        remedy: 'Nothing to do.',
      }
    : {
        message: say`${edits}; the policy of the base branch names no one who could approve it`,
        remedy: say`Add the logins of those who may approve it under ${'adoption: adopters'} in ${POLICY_PATH}.`,
      };
}

/** What is said where no approval can be asked for; who works alone needs none. */
function atDesk(edits: Phrase, policy: Policy): Pick<Diagnostic, 'message' | 'remedy'> {
  const who = whoMay(policy);
  return policy.adoption.approvals === 0
    ? {
        message: say`${edits}; it takes effect once merged`,
        remedy: say`If the edit is meant, merge it in a pull request of ${who}.`,
      }
    : {
        message: say`${edits}; it needs approval in a pull request`,
        remedy: say`If the edit is meant, open a pull request and have it approved there by ${who}.`,
      };
}

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

/** Whom the policy of the base lets approve a change of the gate. */
function whoMay({ policy, adoption }: Policy): Phrase {
  const names = policy.approvers.length > 0 ? policy.approvers : adoption.adopters;
  return names.length === 0
    ? say`an owner of the file (${'CODEOWNERS'})`
    : say`${[names.length === 1 ? '' : 'one of ']}${enumerate(names, 5)}`;
}
