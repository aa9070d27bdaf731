import { z } from 'zod';
import type { GitHub } from '../client.js';

/** Who a workflow's own token is, on github.com and on most servers. */
const WORKFLOW_IDENTITY = 'github-actions[bot]';

const answer = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Login that the token writes under. Only GraphQL tells it of a workflow's own token; REST refuses `/user` there. */
export async function getViewer({ octokit }: GitHub): Promise<string> {
  try {
    return answer.parse(await octokit.graphql('query { viewer { login } }')).viewer.login;
  } catch {
    return WORKFLOW_IDENTITY;
  }
}
