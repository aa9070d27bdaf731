import { storeInGit } from '../../anchors/readable.js';
import { type Gap, gapKey } from '../../tree/limits.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';

/*
 * What could not be read, so that the gate cannot pass? `tree/limits.ts` has the caps, and whoever passes one adds a
 * line to `incomplete`. A change that removes what was too much passes: that is the warning about the base. The `key`
 * is the kind of what was left out, and its file. What is older than the change is not introduced by it.
 */

const REMEDY = 'Remove files that are too large, or reduce their number.';
const REMEDY_OF_AGENT_FILE =
  "Split the file. If nobody's agent loads it here, name it under `ignore:` in .memtrust/policy.yml.";

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
    'of it is too large; no agent file if there are too many words; of an agent file that is too ' +
    'large or in Git LFS, neither the file nor the links and imports that lead to it. What such a ' +
    'file imports is checked. Of a large file beside a skill the beginning is checked, and this is ' +
    'a warning.',
  remedy: REMEDY,
  fixed: true,
  *run({ base, incomplete }) {
    const keys = new Set(incomplete.map(gapKey));
    for (const gap of incomplete)
      yield {
        ...(gap.kind === 'agent-file-part' ? { severity: 'warning' } : {}),
        message: gap.sentence,
        remedy: remedyFor(gap),
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

function remedyFor({ kind, about }: Gap): Diagnostic['remedy'] {
  switch (kind) {
    case 'agent-file-lfs':
      return about === undefined
        ? REMEDY
        : [
            'Agents read its text, and git has only a pointer to it. To store it in git, ',
            ...storeInGit(about),
          ];
    case 'agent-file-size':
    case 'agent-file-part':
    case 'agent-files-size':
    case 'agent-texts':
      return REMEDY_OF_AGENT_FILE;
    default:
      return REMEDY;
  }
}
