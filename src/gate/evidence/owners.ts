import { readCodeOwners, type CodeOwners } from '../../memory/codeowners.js';
import { evidence } from './evidence.js';

/** CODEOWNERS of the base and of the head, where the policy lets owners adopt; else null. */
export const owners = evidence<{ readonly base: CodeOwners; readonly head: CodeOwners } | null>({
  collect: async ({ base, head, policy }) => {
    if (!policy.adoption.codeowners) return null;
    return { base: await readCodeOwners(base.tree), head: await readCodeOwners(head.tree) };
  },
  atBase: (found) => (found === null ? null : { ...found, head: found.base }),
});
