import { z } from 'zod';
import { ANCHOR_VERDICTS } from '../anchors/verdict.js';
import { digest } from '../memory/citation.js';
import { ENTRY_ORIGINS, READER_CLASSES, REASONS, STATUSES, TRUST_LEVELS } from './entry.js';

/* The keys of a context manifest: the types of what writes one, and a part of the published schema. */

/** A value of a shape that nobody changes. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

export const MEMORY_KINDS = ['fact', 'live_source', 'attempt', 'commit', 'review'] as const;

/** Names are cut at this length. */
export const name = z.string().max(1_000);

const labels = {
  source_class: z.enum(READER_CLASSES).describe('What sort of source it is.'),
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

const selectedMemoryShape = z.object({
  ...found,
  score: z.number().min(0).describe('How well it fits the query; 1 if there was no query.'),
  text: z.string().describe('As the context file has it; empty if no file was written.'),
  metadata: memoryMetadataShape,
});

const skippedMemoryShape = z.object({
  ...found,
  source_id: name.describe('The same as `id`.'),
  reason: z.enum(REASONS).describe('Why it is left out.'),
});

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
});

/** Without the prefix `sha256:` of our own keys. */
export const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** First and last line, both included. */
export const lines = z.tuple([z.number().int().min(1), z.number().int().min(1)]).readonly();
export const origin = z
  .enum(ENTRY_ORIGINS)
  .exactOptional()
  .describe(
    'Where it was read: settled at the `base`, committed on the `branch`, or `uncommitted`.  ' +
      'Only present in contexts that the command line built, and only for files of the repository.',
  );

/** Of an agent file or a passage of it: what of its text does not count. */
export const untrustedShape = z
  .array(
    z.object({
      path: name.describe('The file.'),
      line: z.number().int().min(1).describe('Its line, 1-based.'),
      fact_id: name.describe('The fact that says the same.'),
      status: z.enum(STATUSES).describe('The status of that fact.'),
      reason: z.enum(REASONS).describe('The first of the reasons for it.'),
    }),
  )
  .exactOptional()
  .describe(
    'Sentences of this text that say what a stale, superseded or retired fact says: do not rely on them. Absent ' +
      'where there are none.',
  );

/** Of a candidate. */
export const deniesShape = z
  .array(name)
  .exactOptional()
  .describe(
    'Trusted facts that this candidate denies: rely on those. Absent where there are none.',
  );

const entry = z.object({
  source_id: name.describe('Id of the entry.'),
  source_type: z
    .enum(['memory_fact', 'live_memory_source', 'attempt', 'commit', 'review'])
    .describe('What kind of source it is.'),
  source_class: z.enum(READER_CLASSES).describe('Where it comes from.'),
  topic: z
    .string()
    .describe('Its topic; empty if it has none, is policy-blocked, or comes from a pull request.'),
  status: z.enum(STATUSES).describe('Effective status.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it.'),
  selected: z.boolean().describe('Recall chose it.'),
  trusted_baseline: z.boolean().describe('It counts as baseline evidence.'),
  uncertain: z
    .literal(true)
    .exactOptional()
    .describe('It states a confidence below 0.7. Absent where it does not.'),
  included_in_context: z.boolean().describe('Its line is in the context.'),
  body_included: z.boolean().describe('Its text is in the context.'),
  reason: z.enum(REASONS).describe('The first of `reasons`.'),
  reasons: z.array(z.enum(REASONS)).describe('All reasons, in order of precedence.'),
  source_ref: z
    .string()
    .describe('Where the statement came from, as the fact says; empty if policy-blocked.'),
  source_path_redacted: name
    .nullable()
    .describe('Its file; null if even the name is policy-blocked.'),
  content_hash: hex
    .nullable()
    .describe('SHA-256 of the text in hexadecimal; null unless the text is included.'),
  bytes_included: z.number().int().min(0).describe('UTF-8 bytes of the text that are included.'),
  superseded_by: name.exactOptional().describe('The fact that replaced it.'),
  anchors: z
    .array(
      z.object({
        path: name.describe('What the fact cites.'),
        selector: name.describe('Which part of it.'),
        verdict: z.enum(ANCHOR_VERDICTS).describe('What was done with it.'),
      }),
    )
    .describe('One verdict for each cited source; empty if policy-blocked.'),
  origin,
  untrusted_sentences: untrustedShape,
  lines: lines.exactOptional().describe('Its first and last line in the context file.'),
});

/** `ait.context_manifest` version 1: AIT’s keys. */
export const manifestShape = z.object({
  schema: z
    .literal('ait.context_manifest')
    .describe('Always this name: the keys and their meanings are AIT’s.'),
  schema_version: z.literal(1).describe('Readers ignore keys that they do not know.'),
  context_id: z.string().describe('The same for the same owner and query.'),
  owner_kind: z
    .enum(['attempt', 'review', 'session_participant', 'check', 'fixture'])
    .describe(
      'Who the context is for: an attempt (`run`), a review, one who takes part in a session; ' +
        '`check` and `fixture` write no context.',
    ),
  owner_id: z.string().describe('Its id.'),
  context_ref: z.string().describe('The context file; empty if none was written.'),
  generated_at: z.string().describe('ISO 8601. Not part of any digest.'),
  memory_query: z.string().describe('What was asked for; empty if everything trusted is selected.'),
  policy_hash: digest,
  entries: z.array(entry).describe('Every memory entry, selected or not.'),
  trusted_baseline_refs: z.array(name).describe('Ids that count as baseline evidence.'),
  policy_exclusions: z.array(entry).describe('The entries that the policy keeps out.'),
  source_manifest: z.array(liveListingShape).describe('The agent files that were seen.'),
  selected_memory: z.array(selectedMemoryShape).describe('What is included, best first.'),
  skipped_memory: z.array(skippedMemoryShape).describe('What is not included, and why.'),
  write_mode: z
    .enum(['ait_context_artifact', 'read_only'])
    .describe('`ait_context_artifact`: a context file was written, and this manifest next to it.'),
  content_sha256: hex
    .nullable()
    .describe('SHA-256 of the context file in hexadecimal; null if none was written.'),
});

/** What is written; in the form of `ait.context_manifest` version 1, with keys of ours beside AIT's. */
export type ContextManifest = DeepReadonly<z.output<typeof manifestShape>>;
