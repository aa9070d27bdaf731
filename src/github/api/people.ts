import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf, everyPage, GitHubUnavailable, unlessNotFound } from '../answers.js';
import type { Review } from '../../gate/authority/review-evidence.js';

/** GitHub reports `maintain` as `write`, `triage` as `read`, and a custom role as the one that it extends. */
const permissionShape = z.object({
  permission: z.string(),
  user: z.object({ type: z.string().optional() }).nullish(),
});

/** Any token may ask. An unknown account may not write. */
export async function mayWrite({ octokit, at }: GitHub, login: string): Promise<boolean> {
  const asked = octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username: login });
  const answer = await unlessNotFound(asked, null);
  if (answer === null) return false;
  const { permission } = answerOf(permissionShape, answer.data);
  return permission === 'write' || permission === 'admin';
}

const membershipShape = z.object({ state: z.string() });

/**
 * Whether an account is an active member of a team or of its children. A 404 is no, also for a token that cannot see
 * the team; 401 and 403 are thrown.
 */
export async function isTeamMember(
  { octokit }: GitHub,
  organisation: string,
  team: string,
  login: string,
): Promise<boolean> {
  const answer = await unlessNotFound(
    octokit.rest.teams.getMembershipForUserInOrg({
      org: organisation,
      team_slug: team,
      username: login,
    }),
    null,
  );
  return answer !== null && answerOf(membershipShape, answer.data).state === 'active';
}

const reviewsShape = z.array(
  z.object({
    user: z.object({ login: z.string().min(1), type: z.string() }).nullable(),
    state: z.string(),
    commit_id: z.string().min(1).nullish(),
  }),
);

/** Oldest first. Only `human` accounts can adopt. */
export async function listReviews({ octokit, at }: GitHub, number: number): Promise<Review[]> {
  const reviews = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.listReviews, {
      ...at,
      pull_number: number,
      per_page: 100,
    }),
  );
  return answerOf(reviewsShape, reviews).map(({ user, state, commit_id }) => ({
    login: user?.login ?? null,
    // An app is a Bot, an imported account a Mannequin.
    human: user !== null && user.type === 'User' && !user.login.endsWith('[bot]'),
    state,
    commitId: commit_id ?? null,
  }));
}

/** The account of a workflow's token, on github.com and most servers. */
export const WORKFLOW_IDENTITY = 'github-actions[bot]';

const viewerShape = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Login that the token writes under, from GraphQL: REST refuses `/user` for workflow tokens. */
export async function getViewer({ octokit }: GitHub): Promise<string> {
  try {
    return viewerShape.parse(await octokit.graphql('query { viewer { login } }')).viewer.login;
  } catch (error) {
    // Under a wrong name our own comment would be a stranger's, and there would be two.
    if (error instanceof GitHubUnavailable) throw error;
    return WORKFLOW_IDENTITY;
  }
}
