import { z } from 'zod';
import { hex, lines, manifestShape, name, origin } from '../../trust/manifest-shape.js';
import { BLOCK_KINDS } from './block.js';
import { LEVELS } from './request.js';
import { SECTIONS } from './sections.js';
import { BUDGETED } from '../../memory/session/event.js';
import type { Publication } from '../../report/schemas/published.js';

/* The published schema of `context-manifest.json`. */

const tokens = z.number().int().min(0);

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

/** What only the manifest of a context file has. */
export const fileShape = z.object({
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
        event: z
          .enum(['context.built', 'context.compacted', 'session.compacted'])
          .describe('What happened; `session.compacted` if messages were left out.'),
        range: z
          .tuple([z.number().int().min(0), z.number().int().min(0)])
          .readonly()
          .exactOptional()
          .describe('First and last sequence of the messages that a summary replaces.'),
        tokens: tokens.describe('Tokens of the whole afterwards.'),
      }),
    )
    .exactOptional()
    .describe('The steps that built the context, in order.'),
});

export const contextManifestShape = manifestShape.extend(fileShape.shape);

export type ReadManifest = z.output<typeof contextManifestShape>;

export const contextManifestSchema: Publication = {
  title: 'AIT context manifest',
  description:
    'Which memory a context holds, which it leaves out, and why. `ait.context_manifest` ' +
    'version 1 with additions of memtrust.',
  shape: contextManifestShape,
  notes: { policy_hash: 'Digest of the policy in force.' },
};
