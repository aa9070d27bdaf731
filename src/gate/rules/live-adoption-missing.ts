import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * With `live: require_adoption: [CLAUDE.md]` in the policy of the base, an edit of `CLAUDE.md` or of a file that it
 * imports is an error until an adopter approves it. Without adopters or a policy file nothing is required.
 */

/** Requires an adopter's approval for edits of the agent files that the policy lists. */
export const liveAdoptionMissing: Rule<'liveChanges'> = {
  code: 'MT402',
  name: 'live-adoption-missing',
  severity: 'error',
  summary: 'The change edits an agent file without the approval that the policy requires.',
  why:
    'Agents follow this file in every session. A file listed under `live: require_adoption` ' +
    'needs the approval of an adopter who reviewed exactly these bytes. Link targets and files ' +
    'imported with `@path` belong to it, and so do files that outrank it or that settings make an ' +
    'agent load in its place. No ledger records this approval. Without a ' +
    'policy file that names adopters, it is not reported.',
  remedy:
    'Ask an adopter to approve the pull request, or remove the file from `live: ' +
    'require_adoption`.',
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run({ base, liveChanges, surface, policy }) {
    // An adopter who works alone needs nobody's approval.
    const asksNobody = policy.adoption.approvals === 0 && policy.scopes === undefined;
    for (const { paths, approved } of liveChanges) {
      const [path = ''] = paths;
      // Without a policy file or adopters, nobody asked for an approval.
      if (approved !== false || base.memory.policy.origin !== 'file') continue;
      const common = { path, key: path };
      if (surface !== 'pull-request') {
        if (asksNobody) continue;
        yield {
          ...common,
          severity: 'notice',
          message: say`${path} changes; it needs approval in a pull request`,
          remedy: 'Open a pull request, and ask an adopter to approve it.',
        };
      } else {
        yield {
          ...common,
          message: say`${path} changes, and no adopter approved exactly this version`,
          awaitsApproval: true,
          remedy:
            'Ask an adopter to approve this pull request (`adoption:` in `.memtrust/policy.yml` names ' +
            'them). One approval is for all of it.',
        };
      }
    }
  },
};
