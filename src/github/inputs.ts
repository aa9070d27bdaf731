import { z } from 'zod';
import type { Environment } from '../tree/git.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { GateEvent } from './event.js';

const MODES = ['enforce', 'report'] as const;
export type Mode = (typeof MODES)[number];

/** The inputs of action.yml. */
export interface Inputs {
  readonly token: string;
  readonly mode: Mode;
}

const modeShape = z.enum(MODES).default('enforce');

/** Reads the inputs as a runner hands them over: `INPUT_<NAME>`, empty where nothing was given. */
export function readInputs(environment: Environment): Inputs {
  const given = (name: string): string | undefined => environment[`INPUT_${name}`]?.trim() || undefined;
  const mode = modeShape.safeParse(given('MODE'));
  if (!mode.success) {
    throw new ConfigurationError(`the input mode is ${visible(given('MODE') ?? '')}, which is unknown`, `Write one of: ${MODES.join(', ')}`);
  }
  const token = given('TOKEN');
  if (token === undefined) throw new ConfigurationError('the input token is empty', 'Leave it out, so that the token of the workflow is used: ${{ github.token }}');
  return { token, mode: mode.data };
}

/**
 * The mode in force. A workflow file comes with the pull request that it judges, so there its `mode: report` needs the
 * consent of the base branch's policy (SECURITY S01).
 *
 * @param policyMode what the base branch's policy says.
 */
export function modeInForce(asked: Mode, policyMode: Mode, event: GateEvent['kind']): { readonly mode: Mode; readonly refused: boolean } {
  if (policyMode === 'report' || asked === 'enforce') return { mode: policyMode, refused: false };
  return event === 'branch' ? { mode: 'report', refused: false } : { mode: 'enforce', refused: true };
}
