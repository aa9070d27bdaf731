import { z } from 'zod';
import type { FileManifest } from './manifest.js';
import { type ContextManifest, OWNER_KINDS, WRITE_MODES } from '../../trust/manifest.js';
import {
  type LiveListing,
  MEMORY_KINDS,
  type SelectedMemory,
  type SkippedMemory,
  SOURCE_TYPES,
} from '../../trust/memory-items.js';
import { BLOCK_KINDS } from './block.js';
import { LEVELS } from './request.js';
import { SECTIONS } from './sections.js';
import { BUDGETED } from '../../memory/session/event.js';
import { ANCHOR_VERDICTS } from '../../anchors/verdict.js';
import { digest } from '../../memory/citation.js';
import {
  ENTRY_ORIGINS,
  SOURCE_CLASSES,
  STATUSES,
  TRUST_LEVELS,
  REASONS,
} from '../../trust/entry.js';
import type { Publication } from '../../report/schemas/published.js';

/* The published schema of `context-manifest.json`. */

/** Names are cut at this length. */
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

const selectedMemoryShape = z.object({
  ...found,
  score: z.number().min(0).describe('How well it fits the query; 1 if there was no query.'),
  text: z.string().describe('As the context file has it; empty if no file was written.'),
  metadata: memoryMetadataShape,
}) satisfies z.ZodType<SelectedMemory>;

const skippedMemoryShape = z.object({
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

/** Without the prefix `sha256:` of our own keys. */
const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** First and last line, both included. */
const lines = z.tuple([z.number().int().min(1), z.number().int().min(1)]).readonly();
const tokens = z.number().int().min(0);
const origin = z
  .enum(ENTRY_ORIGINS)
  .exactOptional()
  .describe(
    'Where it was read: settled at the `base`, committed on the `branch`, or `uncommitted`.  ' +
      'Only present in contexts that the command line built, and only for files of the repository.',
  );

const entry = z.object({
  source_id: name.describe('Id of the entry.'),
  source_type: z.enum(SOURCE_TYPES).describe('What kind of source it is.'),
  source_class: z.enum(SOURCE_CLASSES).describe('Where it comes from.'),
  topic: z
    .string()
    .describe('Its topic; empty if it has none, is policy-blocked, or comes from a pull request.'),
  status: z.enum(STATUSES).describe('Effective status.'),
  trust_level: z.enum(TRUST_LEVELS).describe('How far to trust it.'),
  selected: z.boolean().describe('Recall chose it.'),
  trusted_baseline: z.boolean().describe('It counts as baseline evidence.'),
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
    .describe(
      'SHA-256 of the text in hexadecimal; null unless the text is included. Absent if policy-blocked.',
    ),
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
  lines: lines.exactOptional().describe('Its first and last line in the context file.'),
});

const side = z.object({
  id: name.describe('Which instruction.'),
  level: z.enum(LEVELS).describe('Its level.'),
  line: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe('Line of its own file; null if it is not a file.'),
});

export const contextManifestShape = z.object({
  schema: z
    .literal('ait.context_manifest')
    .describe('Always this name: the keys and their meanings are AIT’s.'),
  schema_version: z.literal(1).describe('Readers ignore keys that they do not know.'),
  context_id: z.string().describe('The same for the same owner and query.'),
  owner_kind: z
    .enum(OWNER_KINDS)
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
    .enum(WRITE_MODES)
    .describe('`ait_context_artifact`: a context file was written, and this manifest next to it.'),
  content_sha256: hex
    .nullable()
    .describe('SHA-256 of the context file in hexadecimal; null if none was written.'),
  basis: z
    .string()
    .exactOptional()
    .describe(
      'What counts as settled, as a sentence. This key and all below are present only if a context file was written.',
    ),
  blocks: z
    .array(
      z.object({
        kind: z
          .enum(['frame', ...BLOCK_KINDS])
          .describe('What it is; `frame` is text of memtrust.'),
        section: z.enum(SECTIONS).nullable().describe('Its section; null for the frame.'),
        source_id: name.describe('Id of the entry, message, tool, file; empty for the frame.'),
        lines: lines.describe('First and last line.'),
        bytes_included: z.number().int().min(0).describe('UTF-8 bytes of its text.'),
        content_hash: hex
          .nullable()
          .describe(
            'SHA-256 of its text as it is quoted there, in hexadecimal; null if it has none.',
          ),
        origin,
      }),
    )
    .exactOptional()
    .describe('Every line of the context file, each once, in order.'),
  left_out: z
    .array(
      z.object({
        section: z.enum(SECTIONS).describe('The section that it would be in.'),
        id: name.describe('What it is; empty if even the name is policy-blocked.'),
        through: name
          .exactOptional()
          .describe(
            'The last message of a run that begins with `id`; absent for a single message.',
          ),
        reason: z.enum(['over_budget', 'policy_blocked']).describe('Why.'),
        what: z
          .enum(['all', 'text', 'part'])
          .describe(
            '`text`: it is named without its text. `part`: it has only a part of its text, and is marked so.',
          ),
      }),
    )
    .exactOptional()
    .describe('What was requested or found, but left out.'),
  instruction_conflicts: z
    .array(
      z.object({
        about: z.string().describe('The topic of the disagreement.'),
        holds: side.describe('What holds.'),
        overridden: side.describe('The instruction that is overridden.'),
      }),
    )
    .exactOptional()
    .describe('Instructions that contradict each other, resolved by rank.'),
  budget: z
    .object({
      ceiling: tokens.describe('Most tokens in total.'),
      used: tokens.describe('Tokens that it has.'),
      parts: z
        .array(
          z.object({
            part: z.enum([...BUDGETED, 'prompt', 'frame']).describe('Which part.'),
            limit: tokens
              .nullable()
              .describe('Tokens that it may have, or its share; null if it has no limit.'),
            used: tokens.describe('Tokens that it has.'),
          }),
        )
        .describe('By part, each rounded up.'),
    })
    .exactOptional()
    .describe('Tokens, allowed and used.'),
  events: z
    .array(
      z.object({
        event: z.enum(['context.built', 'context.compacted']).describe('What happened.'),
        covers: z
          .tuple([z.number().int().min(0), z.number().int().min(0)])
          .readonly()
          .exactOptional()
          .describe('Sequences of messages that a summary replaces.'),
        tokens: tokens.describe('Tokens of the whole afterwards.'),
      }),
    )
    .exactOptional()
    .describe('The steps that built the context, in order.'),
}) satisfies z.ZodType<ContextManifest & Partial<FileManifest>>;

export type ReadManifest = z.output<typeof contextManifestShape>;

export const contextManifestSchema: Publication = {
  title: 'AIT context manifest',
  description:
    'Which memory a context holds, which it leaves out, and why. `ait.context_manifest` ' +
    'version 1 with additions of memtrust.',
  shape: contextManifestShape,
  notes: { policy_hash: 'Digest of the policy in force.' },
};
