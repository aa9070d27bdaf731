import { statusOf } from '../access-denied.js';
import { GitHubUnavailable } from '../unavailable.js';

/** An error of the API never makes an approval (SECURITY S20), and is no fault of ours either. */
export async function orNothing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitHubUnavailable || statusOf(error) !== null) return null;
    throw error;
  }
}
