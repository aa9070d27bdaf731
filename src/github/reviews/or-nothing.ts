import { statusOf } from '../access-denied.js';
import { GitHubUnavailable } from '../unavailable.js';

/*
 * What is an answer of GitHub worth that did not come? Nothing: `orNothing(getPermission(…))` is null after a
 * 404, a rate limit or a timeout, and what is null never counts for anybody. All other errors are ours and
 * thrown. Files of this folder call it. When it is wrong, `__tests__/security/S47-deadline.test.ts` fails. So
 * null never tells why; who needs the reason does not ask through it.
 */

/** An error of the API never makes an approval (SECURITY S20), and is no fault of ours either. */
export async function orNothing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitHubUnavailable || statusOf(error) !== null) return null;
    throw error;
  }
}
