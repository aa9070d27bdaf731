import { readCodeOwners, type CodeOwners } from '../../memory/codeowners.js';
import { evidence } from './evidence.js';

/** CODEOWNERS of the base and of the head, where the policy lets owners adopt; else null. */
export const owners = evidence<{ readonly base: CodeOwners; readonly head: CodeOwners } | null>({
  collect: async ({ base, head, policy }) =>
    policy.adoption.codeowners ? { base: await readCodeOwners(base.tree), head: await readCodeOwners(head.tree) } : null,
  atBase: (found) => (found === null ? null : { ...found, head: found.base }),
});
