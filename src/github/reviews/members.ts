import { phraseText, say } from '../../text/phrase.js';
import { ConfigurationError } from '../../text/errors.js';
import { isTeamMember } from '../api/people.js';
import type { GitHub } from '../client.js';
import { isAccessDenied } from '../access-denied.js';

/*
 * Is `alice` in `@acme/security`, which CODEOWNERS names? `pull-request-authority.ts` and `queue-authority.ts` beside
 * it ask for an approval that would decide. To say yes by mistake would let anybody adopt. Neither of the others lets a
 * pull request pass: to stop with a `ConfigurationError`, which is right where the token is missing or refused (401,
 * 403), as it says what to do; and to say no, which is all that a 404 tells: GitHub gives it for a stranger as well as
 * for a team that the token cannot see, so a bad token can look like a stranger. All teams are asked before it stops:
 * one that says yes is enough.
 */

const REMEDY =
  'Give the action the input `members-token`: a token that may read the members of the ' +
  "organisation. The workflow's own token cannot.";

/**
 * Whether an account belongs to one of these teams. Only asked where the verdict depends on it, so without a token that
 * can tell there is no verdict (SECURITY S21).
 *
 * @param members client with the input `members-token`; null where that is not given.
 * @param teams as `organisation/team`.
 */
export async function belongsToAny(
  members: GitHub | null,
  login: string,
  teams: readonly string[],
): Promise<boolean> {
  let denied: string | null = null;
  for (const team of teams) {
    const [organisation = '', slug = ''] = team.split('/');
    if (members === null)
      throw new ConfigurationError(
        phraseText(
          say`whether an approval counts depends on who is in the team ${`@${team}`}, and the input
            members-token is not given`,
        ),
        REMEDY,
      );
    try {
      if (await isTeamMember(members, organisation, slug, login)) return true;
    } catch (error) {
      if (!isAccessDenied(error)) throw error;
      denied ??= team;
    }
  }
  if (denied !== null)
    throw new ConfigurationError(
      phraseText(say`the token of the input members-token may not read the team ${`@${denied}`}`),
      REMEDY,
    );
  return false;
}
