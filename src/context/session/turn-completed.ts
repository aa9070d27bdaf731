import { z } from 'zod';
import { BUDGETED } from '../build/sections.js';

/*
 * Which keys has the event `turn.completed`, which says that a turn ended before a model was asked? Its
 * reason (`stopReason: error`), its code (`context_overflow`), and which part took how many tokens. The
 * names are those of the source documents.
 *
 * `event.ts` makes an event of a log of them, `context/evidence/attempt.ts` a key of an attempt, and
 * `context/build/overflow.ts` the value. Published in `docs/schemas/`: a key may be added, none removed.
 * When it is wrong, `__tests__/e2e/cli/context-overflow.test.ts` and `__tests__/report/schemas.test.ts` fail.
 */

const tokens = z.int().min(0);

/** The keys of `turn.completed` beside its type; logs of others may have the first two alone. */
export const turnCompletedKeys = {
  stopReason: z.string().max(100),
  errorCode: z.string().max(100).optional(),
  /** Tokens that the whole might have, and would have had. */
  ceiling: tokens.optional(),
  used: tokens.optional(),
  /** Every part, with its limit where it has one. */
  breakdown: z
    .array(
      z.object({
        part: z.enum([...BUDGETED, 'prompt', 'frame']),
        limit: tokens.nullable(),
        used: tokens,
      }),
    )
    .max(100)
    .optional(),
  /** Parts above a limit that the user gave them, and the least limit that would do. */
  over: z
    .array(z.object({ part: z.enum(BUDGETED), limit: tokens, used: tokens, least: tokens }))
    .max(100)
    .optional(),
};
