import { z } from 'zod';
import { PURPOSES } from '../../../context/build/request.js';
import { contextText } from '../../context-file.js';
import { basisOf, basisShape } from '../answer.js';
import { MOST_ASKED, MOST_TOKENS } from '../limits.js';
import { tool } from '../tool.js';

/*
 * What shall an agent read before it begins? The tool `context`: the text of `memtrust context --stdout`, within a
 * budget of tokens. `context-file.ts` builds it of what is open already, and nothing is written.
 */

const output = z.object({
  ...basisShape,
  used_tokens: z.number().int().describe('Tokens of the text.'),
  ceiling_tokens: z.number().int().describe('Most tokens that it may have.'),
  text: z.string().describe('The context. Its lines that begin with `> ` quote others.'),
});

/** Builds a context. */
export const contextTool = tool({
  name: 'context',
  title: 'Context to start with',
  description:
    'Build the context for a task within a token budget: the safety policy, instructions of the ' +
    'repository, and trusted memory first. Without a query it holds what is trusted, the most important first.',
  input: z.strictObject({
    query: z.string().max(MOST_ASKED.query).default('').describe('The task or topic.'),
    for: z.enum(PURPOSES).default('session').describe('What it is for.'),
    max_tokens: z
      .int()
      .min(1)
      .max(MOST_TOKENS)
      .optional()
      .describe('Most tokens in total; as the policy says if absent.'),
  }),
  output,
  answer: async ({ query, for: purpose, max_tokens: ceiling }, { io, reading }) => {
    return reading.answer(async (sight) => {
      const { text, budget } = await contextText(
        io,
        sight.opened,
        { purpose, query, ceiling, now: sight.judgedAt },
        sight.find,
      );
      const { used, ceiling: most } = budget;
      return {
        text,
        structured: { ...basisOf(sight), used_tokens: used, ceiling_tokens: most, text },
      };
    });
  },
});
