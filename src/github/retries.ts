import { RequestError } from '@octokit/request-error';
import type { RetryOptions } from '@octokit/plugin-retry';
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import type { Octokit } from '@octokit/rest';
import Bottleneck from 'bottleneck/light.js';
import { MOST_RETRIES, type NetworkBudget } from './network-budget.js';
import { GitHubUnavailable } from './answers.js';
import { z } from 'zod';

/* Which failed requests are repeated, and when. */

interface RetriesOptions {
  readonly network: NetworkBudget;
  readonly remark: (message: string) => void;
  /** Milliseconds that one answer may take. */
  readonly timeout: number;
  readonly log: object;
}

/** One request, all its tries together. */
interface Asking {
  tries: number;
  /** Why the last try failed, where asking again may help. */
  trouble: RetryableFailure | null;
}

type Hooked = Pick<Octokit, 'hook'>;

interface Requested {
  readonly method: string;
  readonly url: string;
}

/** Every status of a failure; plugin-retry takes a list of those that it leaves alone. */
const FAILURES = Array.from({ length: 200 }, (_, index) => 400 + index);

/**
 * How one client asks again. plugin-retry repeats what a fault of GitHub or of the network broke, plugin-throttling
 * what a rate limit turned away. Only what they have no option for is our own:
 *
 * - One deadline for the run (SECURITY S47). They wait by timers that no budget counts. So their
 *   own wait is zero, and the pause is taken from the budget of the run before they ask.
 * - One number of tries. Each counts its own, which multiplies where a rate limit follows a fault.
 * - `Retry-After` on a 5xx, or as a date, and a limit without the words "secondary rate": they do
 *   not read these.
 * - An answer that cannot be read: to them it is an answer.
 */
export class Retries {
  private readonly asked = new WeakMap<object, Asking>();

  constructor(private readonly options: RetriesOptions) {}

  readonly retry: RetryOptions = {
    retries: MOST_RETRIES,
    doNotRetry: FAILURES.filter((status) => !isPassing(status)),
    retryAfterBaseValue: 0,
  };

  readonly throttle: ThrottlingOptions = {
    // The plugin awaits them, which its types do not say.
    onRateLimit: (seconds, options): unknown => this.afterRateLimit(options, seconds),
    onSecondaryRateLimit: (seconds, options): unknown => this.afterRateLimit(options, seconds),
    retryAfterBaseValue: 0,
    // Its pace of a write a second is for those who write hundreds; a run writes a few times, one after the other.
    write: new Bottleneck.Group({ maxConcurrent: 1 }),
    notifications: new Bottleneck.Group({ maxConcurrent: 1 }),
  };

  /** A plugin inside the others: one try, with its time limit. */
  readonly eachTry = (octokit: Hooked): void => {
    octokit.hook.wrap('request', async (request, options) => {
      const asking = this.askingOf(options);
      asking.tries += 1;
      asking.trouble = null;
      const { network, timeout, log } = this.options;
      try {
        return await network.spend("answers of GitHub's API", async (leftMs) => {
          // Into the options, because the next hook is handed these and no others. Each request has its own log.
          options.request = {
            ...options.request,
            log,
            retries: 0,
            signal: AbortSignal.timeout(Math.min(timeout, leftMs)),
          };
          const answer = await request(options);
          // The client returns as text what is not JSON: an answer that broke off, or the page of some proxy.
          const unread =
            typeof answer.data === 'string' && (answer.data !== '' || options.method === 'GET');
          if (unread) throw new UnreadableAnswer(options, answer);
          return answer;
        });
      } catch (error) {
        asking.trouble = retryableFailureOf(error, network.clock.now());
        if (asking.trouble?.isRateLimit === true) throw inWordsOfThrottling(error);
        // To plugin-retry this is how often this one request may be repeated.
        if (await this.mayAskAgain(options))
          options.request = { ...options.request, retries: MOST_RETRIES };
        throw error;
      }
    });
  };

  /** Around the plugins: what became of a request after all of its tries. */
  wholeRequest(octokit: Hooked): void {
    octokit.hook.wrap('request', async (request, options) => {
      try {
        return await request(options);
      } catch (error) {
        const { tries, trouble } = this.askingOf(options);
        if (trouble === null) throw error;
        if (this.options.network.left() === 0) throw this.options.network.exhausted();
        throw new GitHubUnavailable(
          `${trouble.what}${tries === 1 ? '' : `, ${tries} times`}`,
          trouble.mayBeDone,
        );
      }
    });
  }

  /**
   * Asked by plugin-throttling.
   * @param seconds that it would wait, 0 where it does not know. What GitHub itself says goes first.
   */
  private async afterRateLimit(options: Requested, seconds: number): Promise<boolean> {
    const asking = this.askingOf(options);
    // GraphQL answers 200 where its limit is reached, which only the plugin reads.
    const what = 'its rate limit is reached (GraphQL)';
    asking.trouble ??= {
      what,
      mayBeDone: false,
      isRateLimit: true,
      waitMs: seconds === 0 ? null : seconds * 1_000,
    };
    return this.mayAskAgain(options);
  }

  /** Pauses, and answers true, where another try is allowed and may help. */
  private async mayAskAgain(options: Requested): Promise<boolean> {
    const { tries, trouble } = this.askingOf(options);
    const { network, remark } = this.options;
    if (trouble === null || network.left() === 0) return false;
    if (trouble.mayBeDone && !canRepeat(options)) return false;
    if (!(await network.pause(tries, trouble.waitMs))) return false;
    remark(`GitHub: ${trouble.what}; asked again`);
    return true;
  }

  /** One record for all tries of a request: the client hands the same options to each of them. */
  private askingOf(options: object): Asking {
    const known = this.asked.get(options);
    if (known !== undefined) return known;
    const asking: Asking = { tries: 0, trouble: null };
    this.asked.set(options, asking);
    return asking;
  }
}

/** Doing it twice is the same as doing it once. GraphQL is only asked, never told. */
function canRepeat({ method, url }: Requested): boolean {
  return method === 'GET' || method === 'PATCH' || method === 'DELETE' || url.endsWith('/graphql');
}

/** plugin-throttling knows a secondary limit by its words alone, and GitHub does not always say them. */
function inWordsOfThrottling(error: unknown): unknown {
  if (!(error instanceof RequestError) || /\bsecondary rate\b/i.test(error.message)) return error;
  const { status, request, response } = error;
  return new RequestError(`secondary rate limit: ${error.message}`, status, { request, response });
}

/** Why a request came to nothing, where asking again may help. */
export interface RetryableFailure {
  /** In our own words. */
  readonly what: string;
  /** False where GitHub surely did nothing: it turned the request away. */
  readonly mayBeDone: boolean;
  readonly isRateLimit: boolean;
  /** What GitHub asks to wait; null where it does not say. */
  readonly waitMs: number | null;
}

/** GitHub's own trouble, which is over in a moment as a rule. */
const PASSING: ReadonlySet<number> = new Set([500, 502, 503, 504]);

type Failed = ConstructorParameters<typeof RequestError>[2];

/** Something came back that is no answer of GitHub. A failed request to whoever asks again. */
export class UnreadableAnswer extends RequestError {
  constructor(request: Failed['request'], response: Failed['response']) {
    super('its answer cannot be read', 502, { request, response });
  }
}

/** Whether a request that failed so is worth another try. */
export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

const failure = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
  cause: z.unknown(),
});

/**
 * What a failed request says about the next try; null where another try would end the same. Source: GitHub's "Best
 * practices for using the REST API" on rate limits.
 * @param now milliseconds since 1970.
 */
export function retryableFailureOf(error: unknown, now: number): RetryableFailure | null {
  if (isTimeout(error)) return fault('it took too long to answer');
  if (error instanceof UnreadableAnswer) return fault(error.message);
  const { data } = failure.safeParse(error);
  if (data === undefined) return null;
  const { status, message, response, cause } = data;
  if (response === undefined) {
    // The client makes a 500 of a connection that broke.
    if (status !== 500) return null;
    return fault(isTimeout(cause) ? 'it took too long to answer' : 'the connection broke');
  }
  const waitMs = waitOf(response.headers, now);
  if (isRateLimit(status, message, response.headers)) {
    return {
      what: `its rate limit is reached (${status})`,
      mayBeDone: false,
      isRateLimit: true,
      waitMs,
    };
  }
  return isPassing(status) ? fault(`it answered ${status}`, waitMs) : null;
}

/** A failure after which GitHub may have done what it was asked, although no answer came. */
function fault(what: string, waitMs: number | null = null): RetryableFailure {
  return { what, mayBeDone: true, isRateLimit: false, waitMs };
}

/** A 403 of the secondary limit looks like one for want of a permission but for these signs. */
function isRateLimit(
  status: number,
  message: string,
  headers: Readonly<Record<string, unknown>>,
): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      /secondary rate limit/i.test(message))
  );
}

/** `retry-after` in seconds or as a date; else the time at which an empty rate limit is full again. In milliseconds. */
function waitOf(headers: Readonly<Record<string, unknown>>, now: number): number | null {
  const after = headers['retry-after'];
  if (typeof after === 'string' && after !== '') {
    const until = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
    if (!Number.isNaN(until)) return Math.max(0, until - now);
  }
  const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset } = headers;
  return remaining === '0' && typeof reset === 'string' && /^\d+$/.test(reset)
    ? Math.max(0, Number(reset) * 1000 - now)
    : null;
}

/** By name: what aborts a request is no `Error` of the language but one of the web. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    (error.name === 'TimeoutError' || error.name === 'AbortError')
  );
}
