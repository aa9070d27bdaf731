import { z } from 'zod';
import { STATUSES } from '../../../trust/entry.js';
import { isBlocked, isFact, shownId } from '../answer.js';
import { MOST_ASKED } from '../limits.js';
import { pageInput, factPage, pageOutput } from '../rows.js';
import { tool } from '../tool.js';

/*
 * Which facts are there? The tool `facts`: one row a fact, with its status and the reasons, page by page. A fact that
 * the policy blocks has a row without a word of what it says, as `memtrust facts` has it.
 */

/** Lists facts. */
export const factsTool = tool({
  name: 'facts',
  title: 'List facts',
  description:
    'List the facts of this repository with their status, trust level and reasons. ' +
    'Narrow it by status, topic or the beginning of the id. Ask `why` for the text of one.',
  input: z.strictObject({
    status: z.enum(STATUSES).optional().describe('Only facts of this status.'),
    topic: z.string().max(MOST_ASKED.name).optional().describe('Only facts of this topic.'),
    prefix: z
      .string()
      .max(MOST_ASKED.name)
      .optional()
      .describe('Only ids that begin with this, such as `auth/`.'),
    ...pageInput,
  }),
  output: pageOutput,
  answer: async ({ status, topic, prefix, ...page }, { reading }) => {
    return reading.answer(async (sight) => {
      const wanted = sight.entries
        .map(({ entry }) => entry)
        .filter(
          (entry) =>
            isFact(entry) &&
            (status === undefined || entry.status === status) &&
            (topic === undefined || (!isBlocked(entry) && entry.record?.fact?.topic === topic)) &&
            (prefix === undefined || shownId(entry).startsWith(prefix)),
        );
      return factPage(sight, wanted, page, 'No facts.');
    });
  },
});
