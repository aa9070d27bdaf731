import { z } from 'zod';
import {
  MEMORY_KINDS,
  type LiveListing,
  type SelectedMemory,
  type SkippedMemory,
} from '../../trust/memory-items.js';
import { SOURCE_CLASSES, STATUSES, TRUST_LEVELS } from '../../trust/entry.js';
import { REASONS } from '../../trust/reasons.js';

/*
 * Which keys have the items of a context manifest, and the agent files in it and in an answer of recall? The shapes of
 * `trust/memory-items.ts`, in AIT's keys; the compiler holds both together.
 */

/** Names are cut at this length where they are made. */
const name = z.string().max(1_000);

const labels = {
  source_class: z.enum(SOURCE_CLASSES).describe('What sort of source it is.'),
  status: z.enum(STATUSES).describe('Effective status.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it.'),
};

/** What AIT's recall says of everything that it found. */
const found = {
  kind: z.enum(MEMORY_KINDS).describe('What it is.'),
  id: name.describe('Its id; the same as in `entries`.'),
  source: z.string().describe('Where it comes from, as it says; of an agent file its id.'),
  topic: z.string().describe('Its topic; empty if it has none, or if it is blocked.'),
  ...labels,
};

/** What AIT's recall keeps of an item beside its text. */
export const memoryMetadataShape = z
  .object({
    status: z.enum(STATUSES).describe('Effective status.'),
    source_file_path: name.nullable().describe('Its file; null if it has none.'),
    source_trace_ref: z.string().describe('Where the statement came from, as the fact says.'),
  })
  .describe('What AIT stores with the text.');

export const selectedMemoryShape = z.object({
  ...found,
  score: z.number().min(0).describe('How well it fits the query; 1 if there was no query.'),
  text: z.string().describe('As the context file has it; empty if no file was written.'),
  metadata: memoryMetadataShape,
}) satisfies z.ZodType<SelectedMemory>;

export const skippedMemoryShape = z.object({
  ...found,
  source_id: name.describe('The same as `id`.'),
  reason: z.enum(REASONS).describe('Why it is left out.'),
}) satisfies z.ZodType<SkippedMemory>;

export const liveListingShape = z.object({
  source_id: name.describe('Id of the entry.'),
  source: z.string().describe('Which agent reads it; empty if its name is policy-blocked.'),
  kind: z.literal('agent_memory').describe('Always this.'),
  scope: z.literal('repo').describe('Always this: nothing outside of the repository is read.'),
  path: name.describe('The file; its id where even the name is policy-blocked.'),
  exists: z.literal(true).describe('Always so.'),
  allowed_by_policy: z.boolean().describe('The policy allows it to be read.'),
  policy_status: z.enum(['allowed', 'blocked']).describe('The same as a word.'),
  policy_reason: z.enum(['allowed', 'policy_blocked']).describe('Why.'),
  skip_reason: z.enum(['', 'policy_blocked']).describe('Why it is not read; empty if it is.'),
  sha256: z.null().describe('`npx memtrust sources` prints it.'),
  mtime: z.null().describe('`npx memtrust sources` prints it.'),
  size_bytes: z.null().describe('`npx memtrust sources` prints it.'),
  bytes_used: z.number().int().min(0).describe('UTF-8 bytes of it in this output.'),
  redacted: z.boolean().describe('It is withheld.'),
  authority: z.literal('live_external').describe('Always this.'),
  source_of_truth: z.literal(true).describe('The file itself stays the source.'),
  selected: z.boolean().describe('Only a part of it is in this output.'),
  ...labels,
}) satisfies z.ZodType<LiveListing>;
