import type { z } from 'zod';
import { GitHubUnavailable } from '../unavailable.js';

/*
 * Every file in this folder and in `companion/api/` asks. An answer of another shape is an error, and never
 * an empty value: a proxy's page must not look like no reviews. Zod lets keys pass that are not named, so
 * GitHub may add some. `__tests__/github/client.test.ts` ("another object for an answer is no answer") fails
 * when this is wrong. The sentence that it throws is for people; `true` stands for `mayBeDone`, since the
 * request may have had its effect.
 */

/**
 * What GitHub answered, if it has the shape that GitHub describes: something else may come from
 * whatever stands between.
 */
export function answerOf<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data);
  if (!parsed.success)
    throw new GitHubUnavailable('its answer does not have the documented format', true);
  return parsed.data;
}
