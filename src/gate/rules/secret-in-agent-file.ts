import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `secret`, as they are. What
 * is found, and how grave one finding is, is changed in `src/agent-files/detectors/secrets.ts`, not here.
 */

/** Finds passwords, keys and tokens in files that agents send to a model. */
export const secretInAgentFile: Rule<'looked'> = {
  code: 'MT404',
  name: 'secret-in-agent-file',
  severity: 'error',
  summary: 'A text that agents read contains what looks like a secret.',
  why:
    'Agents send these files to a model with every request, and anyone who can read the ' +
    'repository already has the secret. Secrets in a known format are errors. A value that only ' +
    'looks like a key is a warning, and so is an MCP server variable with a secret-like name and ' +
    'its value written out. The secret is never shown, only its type and the beginning of its ' +
    'digest.',
  remedy: 'Revoke the secret where it was issued, and use an environment variable instead.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'secret'),
};
