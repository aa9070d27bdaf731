import { RequestError } from '@octokit/request-error';
import { z } from 'zod';

/*
 * May a request that failed succeed when it is asked again, and after how long? 502 and a rate limit:
 * yes. 404, and 403 without the signs of a limit: no, which is `null`.
 *
 * `retries.ts` asks it. Safe error: `null`. You may add a status or a sign, with its source. When it is
 * wrong, `__tests__/github/client.test.ts` fails. `what` is shown in a warning and free; `mayBeDone` keeps a
 * write from being sent twice.
 */

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
 * What a failed request says about the next try; null where another try would end the same.
 * Source: GitHub's "Best practices for using the REST API" on rate limits.
 *
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
