import type { Environment } from '../tree/git.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';

const FILE_NAME = /^[A-Za-z0-9._-]{1,100}\.ya?ml$/;

/** The input that only the companion has; the others are those of the gate. */
export function readGateWorkflow(environment: Environment): string {
  const given = environment['INPUT_GATE-WORKFLOW']?.trim() || 'memtrust.yml';
  const name = given.replace(/^(?:\.\/)?\.github\/workflows\//, '');
  if (!FILE_NAME.test(name)) throw new ConfigurationError(`the input gate-workflow cannot be ${visible(given)}`, 'Write the file name of the workflow that runs the gate: memtrust.yml');
  return name;
}
