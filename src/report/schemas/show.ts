import { z } from 'zod';
import { eventShape } from '../../memory/ledger.js';
import { ledgerEventSchema } from './ledger-event.js';
import type { Publication } from './published.js';
import { entryShape } from './trust-report.js';

/*
 * What does `memtrust show ID --format json` print? The entry as the trust report has it, its text, and what was
 * decided about it. `cli/commands/show.ts` makes it; the compiler holds the two together.
 *
 * Published in `docs/schemas/` and by `memtrust schema show`: a key may be added, none is removed. After a
 * change run `npm run docs`. `__tests__/e2e/cli/show.test.ts` fails when an answer is not as it says.
 */

const text = z.string().max(4_096);

const showShape = z.object({
  id: text.describe('What was asked for.'),
  base_sha: z.string().nullable().describe('The commit that decides what is trusted.'),
  entry: entryShape
    .nullable()
    .describe('The fact as it is judged, as in the trust report; null if its file was deleted.'),
  text: z
    .string()
    .nullable()
    .describe(
      'What it says; what looks like a secret is its type and a short digest. ' +
        'Null if the policy blocks it, or if there is none.',
    ),
  events: z
    .array(
      eventShape().extend({
        at: text,
        proposed_by: text,
        settled: z
          .boolean()
          .describe('Whether the base has it. Events that the base lacks decide nothing.'),
      }),
    )
    .describe('Its ledger, newest first.'),
  tombstones: z
    .array(
      z.object({
        path: text.describe('Where the file was.'),
        why: text.optional().describe('The reason.'),
        at: text.optional().describe('The time that its author claims.'),
        by: text.optional().describe('The name that its author claims.'),
        see: text.optional().describe('The fact that replaces it.'),
        to: text.optional().describe('Where its text is now; absent if it was deleted.'),
      }),
    )
    .describe('What is left of a file that was forgotten or archived, newest first.'),
});
export type ShowAnswer = z.output<typeof showShape>;

const { notes } = ledgerEventSchema;

/** Describes the answer of `memtrust show`: one fact, its trust, and what was decided about it. */
export const showSchema: Publication = {
  title: 'memtrust show',
  description: 'One fact, how far to trust it, and what was decided about it, by whom and why.',
  shape: showShape,
  notes: Object.fromEntries(
    Object.entries(notes ?? {}).map(([key, note]) => [`events[].${key}`, note]),
  ),
};
