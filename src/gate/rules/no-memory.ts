import { plain, say } from '../../text/phrase.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { numbered } from '../../text/visible.js';
import type { Rule } from '../rule.js';

/*
 * What does a new user still lack? No facts: a notice with the number of agent files checked. Facts without a policy: a
 * notice that the strict defaults hold. Nothing is wrong in either case, so it is never more.
 */

const FIRST_FACT =
  'Write a first fact: `npx memtrust suggest` takes candidates from agent files, `npx ' +
  'memtrust propose` writes your own.';

/** Tells new users what is still missing: a first fact, or a policy. */
export const noMemory: Rule<'looked'> = {
  code: 'MT704',
  name: 'no-memory',
  severity: 'notice',
  summary: 'The repository has no facts or no policy.',
  why:
    'Without facts there is nothing to trust. Without a policy, the strict defaults apply. ' +
    'Neither is an error, but you should know it.',
  remedy: 'Start with `npx memtrust init`.',
  *run({ head, looked }) {
    if (head.memory.facts.length === 0) {
      yield {
        message: plain(
          `no facts; ${checkedWords(head.live.length, looked.head.unread.size, head.ignored.length)}`,
        ),
        remedy:
          head.memory.policy.origin === 'defaults'
            ? 'Start with `npx memtrust init`; `npx memtrust sources` lists the agent files.'
            : FIRST_FACT,
        key: 'facts',
      };
    } else if (head.memory.policy.origin === 'defaults') {
      yield {
        message: say`${POLICY_PATH} does not exist; the strict defaults apply, and no adopters are named`,
        remedy: 'Write one with `npx memtrust init`.',
        key: 'policy',
      };
    }
  },
};

/** `3 agent files checked`, `3 agent files, 1 not read`; `, 2 ignored` behind it where the policy takes some out. */
export function checkedWords(agentFiles: number, unread: number, ignored: number): string {
  const files = numbered(agentFiles, 'agent file');
  const read = unread === 0 ? `${files} checked` : `${files}, ${unread} not read`;
  return ignored === 0 ? read : `${read}, ${ignored} ignored`;
}
