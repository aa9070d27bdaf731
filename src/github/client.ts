import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { NetworkBudget } from './network-budget.js';
import { Retries } from './retries.js';
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import { GitHubUnavailable } from './answers.js';

/* The API client: one fetch with retries and limits, for all requests. */

/** One repository and its client. The only holder of the token (SECURITY S31). */
export interface GitHub {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  /** The repository in the form that each request takes. */
  readonly at: { readonly owner: string; readonly repo: string };
  /** Shared by all clients of a run and by git. */
  readonly network: NetworkBudget;
}

interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly repository: { readonly owner: string; readonly repo: string };
  readonly version: string;
  /** For the client's own messages, which would go to the console (SECURITY S24). */
  readonly remark: (message: string) => void;
  readonly network?: NetworkBudget;
  /** Milliseconds that one answer may take. */
  readonly timeout?: number;
}

/** GitHub ends its own requests after ten seconds. */
const TIMEOUT_MS = 10_000;

const silent = (): void => undefined;

/**
 * `Octokit` of `@octokit/rest` with the options of `@actions/github`, which support proxies and GitHub Enterprise
 * Server.
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
  // `@octokit/rest` logs each refused request as an error; the caller reports it in our words.
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
  return { octokit, ...repository, at: repository, network };
}

/** The options of `fetch` that Octokit uses. */
interface FetchOptions {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The parts of a response that Octokit uses. */
interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: () => Promise<string>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/**
 * Milliseconds for which a connection is used again, as in `fetch` of Node.js: the server may have closed an older one,
 * and a comment is not sent twice.
 */
const KEPT_MS = 4_000;

/** @param timeout milliseconds after which a connection on which nothing comes is closed. */
export function httpFetch(
  timeout: number,
  keptMs: number = KEPT_MS,
): (url: string, options: FetchOptions) => Promise<FetchResponse> {
  let client = clientOf(timeout);
  let used = performance.now();
  return async (url, { method, headers, body, signal }) =>
    untilAborted(signal, async () => {
      if (performance.now() - used > keptMs) client = clientOf(timeout);
      used = performance.now();
      const answer = await client.request(method, url, body ?? null, { ...headers });
      const whole = await wholeBody(answer);
      used = performance.now();
      return responseOf(url, answer, whole);
    });
}

function clientOf(socketTimeout: number): HttpClient {
  const client = new HttpClient(undefined, [], { keepAlive: true, socketTimeout });
  client.userAgent = undefined; // Octokit says who it is
  return client;
}

/** The largest blob of GitHub has 100 MB, in base64. */
const MOST_BYTES = 144 * 1024 * 1024;

/** An incomplete or endless answer is an error (SECURITY S54). */
async function wholeBody({ message }: HttpClientResponse): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > MOST_BYTES)
      throw new GitHubUnavailable(`an answer has more than ${MOST_BYTES} bytes`, true);
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function responseOf(url: string, { message }: HttpClientResponse, body: Buffer): FetchResponse {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  return {
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    url,
    headers,
    text: async () => body.toString('utf8'),
    arrayBuffer: async () => Uint8Array.from(body).buffer,
  };
}

/** Rejects with the reason of the signal once that is aborted. */
async function untilAborted<Value>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Value>,
): Promise<Value> {
  if (signal === undefined) return ask();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
