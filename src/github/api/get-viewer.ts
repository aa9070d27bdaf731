import { z } from 'zod';
import type { GitHub } from '../client.js';
import { GitHubUnavailable } from '../unavailable.js';

/*
 * `github/comment.ts` and `refine/refine.ts` ask, to tell our own comment or pull request from one that
 * only copies our marker. `WORKFLOW_IDENTITY` is GitHub's name, and follows it alone.
 * `__tests__/github/client.test.ts` ("that stays is no answer") fails when this is wrong.
 */

/** Who a workflow's own token is, on github.com and on most servers. */
export const WORKFLOW_IDENTITY = 'github-actions[bot]';

const shape = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Login that the token writes under. Only GraphQL tells it of a workflow's own token; REST refuses `/user` there. */
export async function getViewer({ octokit }: GitHub): Promise<string> {
  try {
    return shape.parse(await octokit.graphql('query { viewer { login } }')).viewer.login;
  } catch (error) {
    // Silence is no answer: under a wrong name our own comment would be a stranger's, and there would be two.
    if (error instanceof GitHubUnavailable) throw error;
    return WORKFLOW_IDENTITY;
  }
}
