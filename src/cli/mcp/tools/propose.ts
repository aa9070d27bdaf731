import { z } from 'zod';
import { FACT_KINDS, IMPORTANCES } from '../../../memory/fact.js';
import { phraseText } from '../../../text/phrase.js';
import { visible } from '../../../text/visible.js';
import { proposeCandidate } from '../../propose-candidate.js';
import { typedFactId } from '../../arguments.js';
import { useMemory } from '../../command.js';
import { MOST_ASKED, MOST_NAME, MOST_PARTS, tool } from '../tool.js';

/* The tool `propose`, only with `--allow-propose`: writes a candidate, as `memtrust propose` does. */

const name = z.string().min(1).max(MOST_ASKED.name);
/** At most one of them. */
const citation = {
  quote: z.string().max(MOST_ASKED.statement).optional().describe('Cite this text of the source.'),
  symbol: name.optional().describe('Cite this function, class or method.'),
  heading: name.optional().describe('Cite this section of a Markdown file.'),
  pointer: name.optional().describe('Cite this value of a JSON, YAML or TOML file.'),
};

export const proposeTool = tool({
  name: 'propose',
  title: 'Propose a fact',
  description:
    'Write a new fact as a candidate that cites code. It changes no trust: people review and adopt it. ' +
    'Give sources as `src/a.ts#L10-L24`, or one source with quote, symbol, heading or pointer; ' +
    'only where nothing can be cited, say why in unbound.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  input: z.strictObject({
    id: name.describe('Id of the new fact, such as `auth/owner-checks`.'),
    text: z.string().min(1).max(MOST_ASKED.statement).describe('The statement.'),
    source: z
      .array(name)
      .max(MOST_PARTS)
      .default([])
      .describe('Files that support it, whole or by lines.'),
    ...citation,
    topic: name.optional().describe('What it is about.'),
    kind: z.enum(FACT_KINDS).optional().describe('What it is.'),
    importance: z.enum(IMPORTANCES).optional().describe('Whether it blocks when it is stale.'),
    confidence: z.number().min(0).max(1).optional().describe('How sure it is.'),
    claim_key: name.optional().describe('subject/attribute: two adopted facts with it conflict.'),
    supersedes: z
      .array(name)
      .max(MOST_PARTS)
      .default([])
      .describe('Facts that it replaces once it is adopted.'),
    evidence: name.optional().describe('Where it was seen.'),
    unbound: name.optional().describe('Why nothing can be cited.'),
  }),
  output: z.object({
    id: z.string(),
    path: z.string().describe('The file of the candidate.'),
    status: z.literal('candidate').describe('Nobody trusts it until it is adopted.'),
    warnings: z.array(z.string()),
  }),
  answer: async ({ id: typed, text, claim_key: claimKey, ...asked }, { io }) =>
    useMemory(io, async (open) => {
      const id = typedFactId(typed);
      const given = Object.fromEntries(
        Object.entries({ ...asked, claimKey }).filter(([, value]) => value !== undefined),
      );
      const { record, sources, denial } = await proposeCandidate(io.cwd, open, {
        ...given,
        source: asked.source,
        supersedes: asked.supersedes,
        id,
        readText: async () => text,
      });
      const warnings = [
        ...sources.flatMap(({ poor, keys }) =>
          poor === null ? [] : [`${visible(String(keys['path']), MOST_NAME)}: ${poor}`],
        ),
        ...(denial === null ? [] : [phraseText(denial.why)]),
      ];
      const path = visible(record.path, MOST_NAME);
      return {
        text: [
          `Proposed ${visible(id, MOST_NAME)} in ${path}. It is a candidate: nobody trusts it until it is adopted.`,
          ...warnings.map((warning) => `Warning: ${warning}`),
        ].join('\n'),
        structured: { id: visible(id, MOST_NAME), path, status: 'candidate' as const, warnings },
      };
    }),
});
