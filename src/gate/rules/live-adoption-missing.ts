import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Does the change edit an agent file for which the policy wants an approval, and is there none? With
 * `live: require_adoption: [CLAUDE.md]` in the policy of the base, an edit of `CLAUDE.md` or of a file
 * that it imports is an error until an adopter approves it.
 *
 * The evidence `liveChanges` has the files and the answers. A notice where nobody can be asked: no pull
 * request, or no adopters are named; nothing at all without a policy file. When it is wrong,
 * `__tests__/gate/rules/live-adoption-missing.test.ts` fails. The path is the `key`, and nobody can accept a
 * finding about a change: messages are free.
 */

/** Requires an adopter's approval for edits of the agent files that the policy lists. */
export const liveAdoptionMissing: Rule<'liveChanges'> = {
  code: 'MT402',
  name: 'live-adoption-missing',
  severity: 'error',
  summary:
    'The change edits an agent file for which the policy wants an approval, and there is none.',
  why:
    'Agents obey such a file in every session. What `live: require_adoption` of the policy ' +
    'lists is changed only with the approval of an adopter who looked at exactly these ' +
    'bytes; what a link leads to belongs to it, and so does what it imports with `@path`. ' +
    'There is no ledger for it. Where the policy names no adopters, nobody could approve, ' +
    'and it is only said; without a policy nothing is.',
  remedy:
    'Ask an adopter to approve the pull request, or take the file out of `live: require_adoption`.',
  fixed: false,
  isAboutEvents: true,
  isAboutAgentFiles: true,
  *run({ base, liveChanges, surface }) {
    for (const { paths, approved } of liveChanges) {
      const [path = ''] = paths;
      if (approved === true) continue;
      const common = { path, key: path };
      // Who has no policy has asked for nothing; that an agent file changed is said (MT401).
      if (base.memory.policy.origin !== 'file') continue;
      if (approved === null) {
        yield {
          ...common,
          severity: 'notice',
          message: say`${path} changes, and no policy of the base names adopters who could approve that`,
          remedy: plain(
            'Name adopters in the policy, and changes of it need their approval from then on.',
          ),
        };
      } else if (surface !== 'pull-request') {
        yield {
          ...common,
          severity: 'notice',
          message: say`${path} changes: a pull request with it needs an approval`,
          remedy: plain('Open a pull request, and ask an adopter to approve it.'),
        };
      } else {
        yield {
          ...common,
          message: say`${path} changes, and no adopter approved exactly this`,
          remedy: plain(
            'Ask an adopter to approve this pull request. Who that is stands under ' +
              '`adoption:` in the policy of the base branch.',
          ),
        };
      }
    }
  },
};
