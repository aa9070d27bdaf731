import { getOctokit } from '@actions/github';
import { NetworkBudget } from './network-budget.js';
import { troubleOf } from './trouble.js';
import { GitHubUnavailable } from './unavailable.js';

type Octokit = ReturnType<typeof getOctokit>;

/** One repository on GitHub, and the client that may speak of it. The only holder of the token (SECURITY S31). */
export interface GitHub {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  /** Shared by all clients of a run, and by git. */
  readonly network: NetworkBudget;
}

export interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: { readonly owner: string; readonly repo: string };
  readonly version: string;
  /** Where the client's own remarks go; it would write them to the console otherwise (SECURITY S24). */
  readonly remark: (message: string) => void;
  /** What the run may wait, all its clients and git together. */
  readonly network?: NetworkBudget;
  /** Milliseconds that one answer may take. */
  readonly timeout?: number;
}

/** GitHub ends its own requests after ten seconds; what takes longer is not coming. */
const TIMEOUT_MS = 10_000;

const silent = (): void => undefined;

/** The one factory of the client: `getOctokit` honours proxies and GitHub Enterprise Server. */
export function createClient({ token, apiUrl, repository, version, remark, network = new NetworkBudget(), timeout = TIMEOUT_MS }: ClientOptions): GitHub {
  const log = { debug: silent, info: silent, warn: remark, error: remark };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `memtrust/${version}`, log });
  octokit.hook.wrap('request', async (request, options) => {
    const ask = async (leftMs: number): Promise<Awaited<ReturnType<typeof request>>> => {
      // Written into the options, because the next hook is handed these and no others. Each request has a log of its own.
      options.request = { ...options.request, log, signal: AbortSignal.timeout(Math.min(timeout, leftMs)) };
      const answer = await request(options);
      // The client hands over as text what it cannot read as JSON: an answer that broke off, or the page of some proxy.
      if (typeof answer.data === 'string' && (answer.data !== '' || options.method === 'GET')) throw new GitHubUnavailable('its answer cannot be read', true);
      return answer;
    };
    return askAgain(ask, canRepeat(options.method, options.url), network, remark);
  });
  return { octokit, ...repository, network };
}

/** Doing it twice is the same as doing it once. GraphQL is only asked, never told. */
function canRepeat(method: string, url: string): boolean {
  return method === 'GET' || method === 'PATCH' || method === 'DELETE' || url.endsWith('/graphql');
}

/** Asks until there is an answer, or no time is left. What may be done already and cannot be repeated is left to the caller. */
async function askAgain<Answer>(ask: (leftMs: number) => Promise<Answer>, repeatable: boolean, network: NetworkBudget, remark: (message: string) => void): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await network.spend("answers of GitHub's API", ask);
    } catch (error) {
      const trouble = troubleOf(error, network.clock.now());
      if (trouble === null) throw error;
      if (network.left() === 0) throw network.exhausted();
      const again = (repeatable || !trouble.mayBeDone) && (await network.pause(tries, trouble.waitMs));
      if (!again) throw new GitHubUnavailable(`${trouble.what}${tries === 1 ? '' : `, ${tries} times`}`, trouble.mayBeDone);
      remark(`GitHub: ${trouble.what}; asked again`);
    }
  }
}
