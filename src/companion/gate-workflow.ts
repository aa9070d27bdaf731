import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { Environment } from '../tree/git.js';

/*
 * Which workflow runs the gate? The input `gate-workflow` names its file, with or without its folder:
 * `.github/workflows/memtrust.yml` and `memtrust.yml` are the same, which is also what is taken where
 * nothing is given. `run.ts` asks for it, to start that workflow's run again. Name and default of the input
 * are in workflows of users, so neither changes; FILE_NAME may take more names, never one with a slash.
 * When it is wrong, `__tests__/e2e/companion.test.ts` fails.
 */

const FILE_NAME = /^[A-Za-z0-9._-]{1,100}\.ya?ml$/;

/** The input that only the companion has; the others are those of the gate. */
export function readGateWorkflow(environment: Environment): string {
  const given = environment['INPUT_GATE-WORKFLOW']?.trim() || 'memtrust.yml';
  const name = given.replace(/^(?:\.\/)?\.github\/workflows\//, '');
  if (!FILE_NAME.test(name))
    throw new ConfigurationError(
      `the input gate-workflow cannot be ${visible(given)}`,
      'Write the file name of the workflow that runs the gate: memtrust.yml',
    );
  return name;
}
