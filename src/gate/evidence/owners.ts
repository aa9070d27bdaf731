import { readCodeOwners, type CodeOwners } from '../../memory/codeowners.js';
import { evidence } from './evidence.js';

/*
 * Whom does CODEOWNERS name, in the base and in the head? `null` where the policy does not say `adoption: {codeowners:
 * true}`: then nobody reads the file. Null is not a file that names nobody: that one can have warnings.
 */
export const owners = evidence<{ readonly base: CodeOwners; readonly head: CodeOwners } | null>({
  collect: async ({ base, head, policy }) => {
    if (!policy.adoption.codeowners) return null;
    return { base: await readCodeOwners(base.tree), head: await readCodeOwners(head.tree) };
  },
  // The rule looks at `head`: a line that GitHub skips in the base already is not introduced.
  atBase: (found) => (found === null ? null : { ...found, head: found.base }),
});
