import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `unsafe-setting`, as they
 * are. What is found, and how grave one finding is, is changed in `src/agent-files/detectors/settings/`, not here.
 */

/** Finds agent settings that allow any command, or that run a download without a fixed version. */
export const unsafeAgentSettings: Rule<'looked'> = {
  code: 'MT406',
  name: 'unsafe-agent-settings',
  severity: 'warning',
  summary: 'Agent settings allow actions without asking, or run code that is not pinned.',
  why:
    'These files apply on the machine of everyone who opens the repository. With a mode that ' +
    'never asks, a permission for every command, or a hook that pipes a download into a shell, ' +
    'any text that an agent reads can run programs.',
  remedy: 'Allow only the commands that are needed, one by one, and pin every download.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'unsafe-setting'),
};
