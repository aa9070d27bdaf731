import { RequestError } from '@octokit/request-error';
import type { RetryOptions } from '@octokit/plugin-retry';
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import type { Octokit } from '@octokit/rest';
import Bottleneck from 'bottleneck/light.js';
import { MOST_RETRIES, type NetworkBudget } from './network-budget.js';
import { GitHubUnavailable } from './answers.js';
import { numbered } from '../text/visible.js';
import { z } from 'zod';

/* Which failed requests are repeated, and when. */

interface RetriesOptions {
  readonly network: NetworkBudget;
  readonly remark: (message: string) => void;
  /** Milliseconds that one answer may take. */
  readonly timeout: number;
  readonly log: object;
}

interface Asking {
  tries: number;
  /** Why the last try failed, if a retry may help. */
  trouble: RetryableFailure | null;
}

type Hooked = Pick<Octokit, 'hook'>;

interface Requested {
  readonly method: string;
  readonly url: string;
}

/** Every failure status: plugin-retry takes a list of those that it ignores. */
const FAILURES = Array.from({ length: 200 }, (_, index) => 400 + index);

/**
 * plugin-retry repeats failures of GitHub and the network, plugin-throttling rate limits. What they have no option for
 * is here: one deadline and one number of tries for both (their own waits are zero); `Retry-After` on a 5xx or as a
 * date; limits without the words "secondary rate"; unreadable answers.
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
    // Its default of one write a second is for hundreds of writes.
    write: new Bottleneck.Group({ maxConcurrent: 1 }),
    notifications: new Bottleneck.Group({ maxConcurrent: 1 }),
  };

  /** One try, with its time limit. */
  readonly eachTry = (octokit: Hooked): void => {
    octokit.hook.wrap('request', async (request, options) => {
      const asking = this.askingOf(options);
      asking.tries += 1;
      asking.trouble = null;
      const { network, timeout, log } = this.options;
      try {
        return await network.spend("answers of GitHub's API", async (leftMs) => {
          // Into the options, which the next hook receives. Each request has its own log.
          options.request = {
            ...options.request,
            log,
            retries: 0,
            signal: AbortSignal.timeout(Math.min(timeout, leftMs)),
          };
          const answer = await request(options);
          // The client returns as text what is not JSON: a broken answer, or the page of a proxy.
          const unread =
            typeof answer.data === 'string' && (answer.data !== '' || options.method === 'GET');
          if (unread) throw new UnreadableAnswer(options, answer);
          return answer;
        });
      } catch (error) {
        asking.trouble = retryableFailureOf(error, network.clock.now());
        if (asking.trouble?.isRateLimit === true) throw inWordsOfThrottling(error);
        // plugin-retry reads this as the number of retries.
        if (await this.mayAskAgain(options))
          options.request = { ...options.request, retries: MOST_RETRIES };
        throw error;
      }
    });
  };

  /** After all tries of a request. */
  wholeRequest(octokit: Hooked): void {
    octokit.hook.wrap('request', async (request, options) => {
      try {
        return await request(options);
      } catch (error) {
        const { tries, trouble } = this.askingOf(options);
        if (trouble === null) throw error;
        const { network } = this.options;
        if (network.left() === 0) throw network.exhausted();
        throw new GitHubUnavailable(
          `${trouble.what}${tries === 1 ? '' : `, ${tries} times`}`,
          trouble.mayHaveTakenEffect,
          trouble.isRateLimit ? afterTheLimit(trouble.waitMs, network.clock.now()) : undefined,
        );
      }
    });
  }

  /** @param seconds the wait of plugin-throttling, 0 if unknown. GitHub's own answer takes precedence. */
  private async afterRateLimit(options: Requested, seconds: number): Promise<boolean> {
    const asking = this.askingOf(options);
    // GraphQL answers 200 at its limit, which only the plugin detects.
    const what = 'its rate limit is reached (GraphQL)';
    asking.trouble ??= {
      what,
      mayHaveTakenEffect: false,
      isRateLimit: true,
      waitMs: seconds === 0 ? null : seconds * 1_000,
    };
    return this.mayAskAgain(options);
  }

  /** Pauses if a retry is allowed and may help. */
  private async mayAskAgain(options: Requested): Promise<boolean> {
    const { tries, trouble } = this.askingOf(options);
    const { network, remark } = this.options;
    if (trouble === null || network.left() === 0) return false;
    if (trouble.mayHaveTakenEffect && !canRepeat(options)) return false;
    if (!(await network.pause(tries, trouble.waitMs))) return false;
    remark(`GitHub: ${trouble.what}; asked again`);
    return true;
  }

  /** One record for all tries: the client passes the same options. */
  private askingOf(options: object): Asking {
    const known = this.asked.get(options);
    if (known !== undefined) return known;
    const asking: Asking = { tries: 0, trouble: null };
    this.asked.set(options, asking);
    return asking;
  }
}

/** Idempotent requests; GraphQL is only read. */
function canRepeat({ method, url }: Requested): boolean {
  return method === 'GET' || method === 'PATCH' || method === 'DELETE' || url.endsWith('/graphql');
}

/** plugin-throttling recognises a secondary limit only by its words, which GitHub does not always use. */
function inWordsOfThrottling(error: unknown): unknown {
  if (!(error instanceof RequestError) || /\bsecondary rate\b/i.test(error.message)) return error;
  const { status, request, response } = error;
  return new RequestError(`secondary rate limit: ${error.message}`, status, { request, response });
}

/** GitHub counts by the hour; a header that says more than a day is not its own. */
const LONGEST_LIMIT_MS = 24 * 60 * 60 * 1000;

/** Such as `The limit ends at 2026-11-28 15:00 UTC (in 60 minutes). Run the job again after that.` */
function afterTheLimit(waitMs: number | null, now: number): string {
  if (waitMs === null || waitMs > LONGEST_LIMIT_MS)
    return 'GitHub does not say when the limit ends. Run the job again in a few minutes.';
  const minute = 60_000;
  const end = new Date(Math.ceil((now + waitMs) / minute) * minute).toISOString();
  const wait = numbered(Math.ceil(waitMs / minute), 'minute');
  return (
    `The limit ends at ${end.slice(0, 10)} ${end.slice(11, 16)} UTC (in ${wait}). ` +
    'Run the job again after that.'
  );
}

interface RetryableFailure {
  readonly what: string;
  /** False if GitHub rejected the request. */
  readonly mayHaveTakenEffect: boolean;
  readonly isRateLimit: boolean;
  /** Null if GitHub does not say. */
  readonly waitMs: number | null;
}

/** Failures of GitHub that are usually short. */
const PASSING: ReadonlySet<number> = new Set([500, 502, 503, 504]);

type Failed = ConstructorParameters<typeof RequestError>[2];

/** An answer that is not GitHub's; a failed request for the plugins. */
class UnreadableAnswer extends RequestError {
  constructor(request: Failed['request'], response: Failed['response']) {
    super('its answer cannot be read', 502, { request, response });
  }
}

function isPassing(status: number): boolean {
  return PASSING.has(status);
}

const failure = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
  cause: z.unknown(),
});

/**
 * Null if a retry would end the same. Source: GitHub's "Best practices for using the REST API" on rate limits.
 * @param now milliseconds since 1970.
 */
function retryableFailureOf(error: unknown, now: number): RetryableFailure | null {
  if (isTimeout(error)) return fault('it took too long to answer');
  if (error instanceof UnreadableAnswer) return fault(error.message);
  const { data } = failure.safeParse(error);
  if (data === undefined) return null;
  const { status, message, response, cause } = data;
  if (response === undefined) {
    // The client makes a 500 of a broken connection.
    if (status !== 500) return null;
    return fault(isTimeout(cause) ? 'it took too long to answer' : 'the connection broke');
  }
  const waitMs = waitOf(response.headers, now);
  if (isRateLimit(status, message, response.headers)) {
    return {
      what: `its rate limit is reached (${status})`,
      mayHaveTakenEffect: false,
      isRateLimit: true,
      waitMs,
    };
  }
  return isPassing(status) ? fault(`it answered ${status}`, waitMs) : null;
}

/** A failure after which the request may have had its effect. */
function fault(what: string, waitMs: number | null = null): RetryableFailure {
  return { what, mayHaveTakenEffect: true, isRateLimit: false, waitMs };
}

/** A 403 of the secondary limit differs from a missing permission only in these. */
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

/** Milliseconds, from `retry-after` (seconds or date) or the reset time of an empty limit. */
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

/** By name: it is not an `Error` of the language. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    (error.name === 'TimeoutError' || error.name === 'AbortError')
  );
}
