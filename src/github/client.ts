import { setTimeout } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { statusOf } from './refusal.js';

type Octokit = ReturnType<typeof getOctokit>;

/** One repository on GitHub, and the client that may speak of it. The only holder of the token (SECURITY S31). */
export interface GitHub {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

export interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: { readonly owner: string; readonly repo: string };
  readonly version: string;
  /** Where the client's own remarks go; it would write them to the console otherwise (SECURITY S24). */
  readonly remark: (message: string) => void;
}

/** GitHub's own trouble, which is over in a moment as a rule; a read is asked again, a write never. */
const PASSING = new Set([500, 502, 503, 504]);
const PAUSES_MS = [500, 2_000];

const silent = (): void => undefined;

/** The one factory of the client: `getOctokit` honours proxies and GitHub Enterprise Server. */
export function createClient({ token, apiUrl, repository, version, remark }: ClientOptions): GitHub {
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log: { debug: silent, info: silent, warn: remark, error: remark } });
  octokit.hook.wrap('request', async (request, options) => {
    for (const pause of PAUSES_MS) {
      try {
        return await request(options);
      } catch (error) {
        const status = statusOf(error);
        if (options.method !== 'GET' || status === null || !PASSING.has(status)) throw error;
        await setTimeout(pause);
      }
    }
    return request(options);
  });
  return { octokit, ...repository };
}
