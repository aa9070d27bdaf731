import { z } from 'zod';
import type { GitHub } from '../client.js';
import { statusOf } from '../access-denied.js';
import { answerOf } from './answer.js';

/*
 * Is `@alice` a member of `@acme/reviewers`? `reviews/members.ts` asks where an approval depends on it.
 * GitHub answers 404 both for a stranger and for a token that cannot see the team, and an invitation is
 * `pending`: either is no. That is a safe error, since yes would make an approval count, but it says nothing
 * of a bad token; so a refusal that GitHub does not hide (401, 403) is thrown and never read as no. No other
 * state may become a yes. `__tests__/github/people.test.ts` fails when this is wrong.
 */

const shape = z.object({ state: z.string() });

/** Whether an account is an active member of a team, or of one below it. What a token cannot see is no membership. */
export async function isTeamMember(
  { octokit }: GitHub,
  organisation: string,
  team: string,
  login: string,
): Promise<boolean> {
  try {
    const { data } = await octokit.rest.teams.getMembershipForUserInOrg({
      org: organisation,
      team_slug: team,
      username: login,
    });
    return answerOf(shape, data).state === 'active';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
