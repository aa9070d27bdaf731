import { readCodeOwners, type CodeOwners } from '../../memory/codeowners.js';
import { evidence } from './evidence.js';

/*
 * Whom does CODEOWNERS name, in the base and in the head? `null` where the policy does not say
 * `adoption: {codeowners: true}`: then nobody reads the file.
 *
 * The rule `codeowners-skipped` (MT706) reads the warnings of the head; `asked-of.ts` hands on the owners of
 * the base, for a change must not name those who approve it. When it is wrong,
 * `__tests__/gate/rules/codeowners-skipped.test.ts` and `__tests__/security/S21-codeowners.test.ts` fail.
 * Null is not a file that names nobody: that one can have warnings.
 */
export const owners = evidence<{ readonly base: CodeOwners; readonly head: CodeOwners } | null>({
  collect: async ({ base, head, policy }) => {
    if (!policy.adoption.codeowners) return null;
    return { base: await readCodeOwners(base.tree), head: await readCodeOwners(head.tree) };
  },
  // The rule looks at `head`: a line that GitHub skips in the base already is not introduced.
  atBase: (found) => (found === null ? null : { ...found, head: found.base }),
});
