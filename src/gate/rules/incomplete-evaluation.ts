import { storeInGit } from '../../anchors/readable.js';
import { gapKey } from '../../tree/limits.js';
import type { Rule } from '../rule.js';

/*
 * What could not be read, so that the gate cannot pass? `tree/limits.ts` has the caps, and whoever passes one adds a
 * line to `incomplete`. A change that removes what was too much passes: that is the warning about the base. The `key`
 * is the kind of what was left out, and its file. What is older than the change is not introduced by it.
 */

const REMEDY = 'Remove files that are too large, or reduce their number.';

/** Fails the gate if files were too large or too many to be judged. */
export const incompleteEvaluation: Rule<'incomplete'> = {
  code: 'MT703',
  name: 'incomplete-evaluation',
  severity: 'error',
  summary: 'Some content could not be read because it exceeds a limit.',
  why:
    'Limits protect the gate from a hostile repository. Content beyond a limit was not checked, ' +
    'so it must not pass. A limit that the base exceeds too is an older finding and blocks no pull ' +
    'request, if the change touches nothing of what was left out: no memory if a file of it or all ' +
    'of it is too large, no agent file if one is too large or there are too many words. A large ' +
    'agent file that imports others, and one in Git LFS, always blocks: what agents read through ' +
    'it is unknown.',
  remedy: REMEDY,
  fixed: true,
  *run({ base, incomplete }) {
    const keys = new Set(incomplete.map(gapKey));
    for (const gap of incomplete)
      yield {
        message: gap.sentence,
        remedy:
          gap.kind === 'agent-file-lfs' && gap.about !== undefined
            ? [
                'Agents read its text, and git has only a pointer to it. To store it in git, ',
                ...storeInGit(gap.about),
              ]
            : REMEDY,
        key: gapKey(gap),
      };
    for (const gap of base.memory.incomplete) {
      if (!keys.has(gapKey(gap)))
        yield {
          message: `in the base branch: ${gap.sentence}`,
          remedy: 'Nothing to do: this change fixes it.',
          severity: 'warning',
          key: gapKey(gap),
        };
    }
  },
};
