import { z } from 'zod';
import {
  liveListingShape,
  MEMORY_KINDS,
  memoryMetadataShape,
  deniesShape,
  untrustedShape,
} from '../../trust/manifest-shape.js';
import {
  ENTRY_ORIGINS,
  READER_CLASSES,
  STATUSES,
  TRUST_LEVELS,
  REASONS,
} from '../../trust/entry.js';
import type { Publication } from '../../report/schemas/published.js';

/* The published schema of `memtrust recall --format json`. */

/** Names are cut at this length where the answer is made. */
const name = z.string().max(1_000);

/** What is said of a passage whether it is selected or not. */
const ranked = {
  id: name.describe(
    'Of a fact its own; of a section `live:<agent>:<path>#L<from>-L<to>`; of a commit `commit:<full object id>`.',
  ),
  kind: z.enum(MEMORY_KINDS).describe('What it is.'),
  source: z
    .string()
    .describe('Where it comes from, as the fact says; of a section the id of its file.'),
  source_class: z
    .enum(READER_CLASSES)
    .describe(
      'Where it comes from; a commit that a recorded attempt names is evidence of an attempt.',
    ),
  status: z.enum(STATUSES).describe('Effective status.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it.'),
  trusted_baseline: z.boolean().describe('It counts as baseline evidence.'),
  reason: z.enum(REASONS).describe('Why it is selected with this trust, or why it is not.'),
  reasons: z.array(z.enum(REASONS)).describe('All reasons for its status, the gravest first.'),
  origin: z
    .enum(ENTRY_ORIGINS)
    .describe(
      'Where it was read: settled at the `base`, committed on the `branch`, or `uncommitted`.',
    ),
};

/** One word of the query in one passage. */
const term = z.object({
  term: z.string().describe('A word of the query, folded.'),
  frequency: z.number().min(0).describe('How often it occurs; in a title it counts more.'),
  weight: z.number().min(0).describe('How rare it is.'),
  score: z.number().min(0).describe('Its part of the score.'),
});

export const recallShape = z.object({
  query: z.string().describe('What was asked for.'),
  selected: z
    .array(
      z.object({
        ...ranked,
        topic: z.string().describe('Topic of a fact; else its heading, or its first file.'),
        metadata: memoryMetadataShape,
        path: name.nullable().describe('Its file; null for a commit.'),
        score: z.number().min(0).describe('BM25; the sum of its terms.'),
        terms: z.array(term).describe('What the score is made of, the greatest first.'),
        untrusted_sentences: untrustedShape,
        denies: deniesShape,
        uncertain: z.boolean().describe('The fact states a confidence below 0.7.'),
        text: z
          .string()
          .describe('All of it; what looks like a secret is its type and a short digest.'),
      }),
    )
    .describe('Results within the budget, best first.'),
  skipped: z
    .array(
      z.object({
        ...ranked,
        score: z
          .number()
          .min(0)
          .nullable()
          .describe('Null if the policy blocks it: the output does not say whether it was found.'),
      }),
    )
    .describe(
      'Results that were not selected, best first; then everything that the policy blocks.',
    ),
  budget_chars: z.number().int().min(1).describe('Budget for all texts together, in characters.'),
  rendered_chars: z.number().int().min(0).describe('Characters of the texts that are selected.'),
  compacted: z.boolean().describe('Something was left out because there was no room.'),
  source_manifest: z.array(liveListingShape).describe('The agent files that were seen.'),
  write_mode: z
    .enum(['read_only', 'recorded'])
    .describe('`recorded` if a retrieval record was requested.'),
  record_ref: name.nullable().describe('Path of the retrieval record; null if none was written.'),
  query_sources: z
    .array(z.string().describe('One of them.'))
    .describe('Where the query comes from.'),
  basis: z
    .string()
    .describe(
      'The trusted state: the base commit and its branch, or the uncommitted working tree.',
    ),
  incomplete: z.array(z.string().describe('One sentence.')).describe('What was not read, and why.'),
});

export const recallSchema: Publication = {
  title: 'memtrust recall',
  description:
    'The memory that matches a query, how far to trust it, and why: the answer of ' +
    '`npx memtrust recall --format json`, in AIT’s keys.',
  shape: recallShape,
};
