import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { httpFetch } from './http-fetch.js';
import { NetworkBudget } from './network-budget.js';
import { Retries } from './retries.js';

/*
 * Who speaks to GitHub? `createClient` makes the one client of a repository and a token, with its
 * retries and its limit of time; nothing else holds the token.
 *
 * The action and the companion make theirs at the start and pass them down. Calls are in `api/`, one file
 * each. `TIMEOUT_MS` may be changed, below `NETWORK_MS`. When it is wrong, `__tests__/github/client.test.ts`
 * and `__tests__/security/S47-deadline.test.ts` fail.
 */

/** One repository on GitHub, and the client that may speak of it. The only holder of the token (SECURITY S31). */
export interface GitHub {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  /** Shared by all clients of a run, and by git. */
  readonly network: NetworkBudget;
}

/** What a client is made of. */
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

/**
 * The one factory of the client: `Octokit` of `@octokit/rest` with the options of
 * `@actions/github`, which honour proxies and GitHub Enterprise Server. The plugins of Octokit ask
 * again where a request failed.
 */
export function createClient({
  token,
  apiUrl,
  repository,
  version,
  remark,
  network = new NetworkBudget(),
  timeout = TIMEOUT_MS,
}: ClientOptions): GitHub {
  // `@octokit/rest` logs each refused request as an error; whoever asked says it in our own words.
  const log = { debug: silent, info: silent, warn: remark, error: silent };
  const retries = new Retries({ network, remark, timeout, log });
  // The first plugin is the innermost: each try passes through it.
  const Client = Octokit.plugin(retries.eachTry, retry, throttling).defaults(defaults);
  const options = getOctokitOptions(token, {
    baseUrl: apiUrl,
    userAgent: `memtrust/${version}`,
    log,
  });
  const octokit = new Client({
    ...options,
    request: { fetch: httpFetch(timeout) },
    retry: retries.retry,
    throttle: retries.throttle,
  });
  retries.wholeRequest(octokit);
  return { octokit, ...repository, network };
}
