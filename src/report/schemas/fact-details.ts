import { z } from 'zod';
import { eventShape } from '../../memory/ledger.js';
import { ledgerEventSchema } from './ledger-event.js';
import type { Publication } from './published.js';
import { entryShape } from './trust-report.js';

const text = z.string().max(4_096);

const factDetailsShape = z.object({
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
    .describe('What is left of a file that was erased or archived, newest first.'),
});
export type FactDetails = z.output<typeof factDetailsShape>;

const { notes } = ledgerEventSchema;

/** Describes the answer of `memtrust facts ID --format json`. */
export const factDetailsSchema: Publication = {
  title: 'One fact with its history',
  description: 'One fact, how far to trust it, and what was decided about it, by whom and why.',
  shape: factDetailsShape,
  notes: Object.fromEntries(
    Object.entries(notes ?? {}).map(([key, note]) => [`events[].${key}`, note]),
  ),
};
