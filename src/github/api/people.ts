import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf, everyPage, GitHubUnavailable, statusOf } from '../answers.js';
import type { Review } from '../../gate/authority/review-evidence.js';

/**
 * `maintain` is told as `write`, `triage` as `read`, and a role of the organisation as the one that it is made from.
 */
const permissionShape = z.object({
  permission: z.string(),
  user: z.object({ type: z.string().optional() }).nullish(),
});

/**
 * Whether an account may write to the repository. GitHub tells it to every token; an account that it does not know may
 * not.
 */
export async function mayWrite({ octokit, owner, repo }: GitHub, login: string): Promise<boolean> {
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      owner,
      repo,
      username: login,
    });
    const { permission } = answerOf(permissionShape, data);
    return permission === 'write' || permission === 'admin';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

const membershipShape = z.object({ state: z.string() });

/**
 * Whether an account is an active member of a team, or of one below it. A 404 is no, for a stranger and for a token
 * that cannot see the team; 401 and 403 are thrown.
 */
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
    return answerOf(membershipShape, data).state === 'active';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

const reviewsShape = z.array(
  z.object({
    user: z.object({ login: z.string().min(1), type: z.string() }).nullable(),
    state: z.string(),
    commit_id: z.string().min(1).nullish(),
  }),
);

/** All reviews of a pull request, oldest first. Only `human` accounts can adopt: a bot is someone's program. */
export async function listReviews(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<Review[]> {
  const reviews = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.listReviews, {
      owner,
      repo,
      pull_number: number,
      per_page: 100,
    }),
  );
  return answerOf(reviewsShape, reviews).map(({ user, state, commit_id }) => ({
    login: user?.login ?? null,
    // An app's account is a Bot, an account taken over from elsewhere a Mannequin.
    human: user !== null && user.type === 'User' && !user.login.endsWith('[bot]'),
    state,
    commitId: commit_id ?? null,
  }));
}

/** Who a workflow's own token is, on github.com and on most servers. */
export const WORKFLOW_IDENTITY = 'github-actions[bot]';

const viewerShape = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Login that the token writes under. Only GraphQL tells it of a workflow's own token; REST refuses `/user` there. */
export async function getViewer({ octokit }: GitHub): Promise<string> {
  try {
    return viewerShape.parse(await octokit.graphql('query { viewer { login } }')).viewer.login;
  } catch (error) {
    // Silence is no answer: under a wrong name our own comment would be a stranger's, and there would be two.
    if (error instanceof GitHubUnavailable) throw error;
    return WORKFLOW_IDENTITY;
  }
}
