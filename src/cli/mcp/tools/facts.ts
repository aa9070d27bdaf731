import { z } from 'zod';
import { type Entry, STATUSES } from '../../../trust/entry.js';
import {
  basisLine,
  basisOf,
  basisShape,
  incompleteLines,
  isBlocked,
  isFact,
  shownId,
  trustLine,
  entryTrustOf,
  trustShape,
} from '../answer.js';
import { MOST_ASKED, ROWS, tool, type ToolAnswer } from '../tool.js';
import { relativeToRoot } from '../../arguments.js';
import type { JudgedMemory } from '../live-reading.js';

/* The tools `facts` and `citing`: lists of facts, page by page. */

const pageInput = {
  limit: z.int().min(1).max(ROWS.most).default(ROWS.usual).describe('Most rows.'),
  offset: z.int().min(0).max(1_000_000).default(0).describe('Rows to leave out at the start.'),
};

const pageOutput = z.object({
  ...basisShape,
  facts: z.array(z.object(trustShape)).describe('In the order of their ids.'),
  total: z.number().int().describe('How many there are on all pages.'),
  next_offset: z
    .number()
    .int()
    .nullable()
    .describe('Ask for this offset for more; null at the end.'),
});

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
    return reading.answer(async (judged) => {
      const wanted = judged.entries
        .map(({ entry }) => entry)
        .filter(
          (entry) =>
            isFact(entry) &&
            (status === undefined || entry.status === status) &&
            (topic === undefined || (!isBlocked(entry) && entry.record?.fact?.topic === topic)) &&
            (prefix === undefined || shownId(entry).startsWith(prefix)),
        );
      return factPage(judged, wanted, page, 'No facts.');
    });
  },
});

export const citingTool = tool({
  name: 'citing',
  title: 'Facts that cite a file',
  description:
    'List the facts that cite a file, or any file in a folder. Ask before you change it: these ' +
    'facts say what must stay true there. Ask again after it: a fact that became stale has to be corrected.',
  input: z.strictObject({
    path: z
      .string()
      .min(1)
      .max(MOST_ASKED.name)
      .describe('A file or folder of the repository, such as `src/auth/guard.ts`.'),
    ...pageInput,
  }),
  output: pageOutput,
  answer: async ({ path, ...page }, { io, reading }) => {
    return reading.answer(async (judged) => {
      const typed = path.replace(/^(?:\.\/)+|\/+$/g, '');
      const { root } = judged.opened.workspace.repository;
      const place = typed.includes('\0') ? typed : relativeToRoot(io.cwd, root, typed);
      const isThere = (cited: string): boolean =>
        cited === place || cited.startsWith(`${place}/`) || ['', '.'].includes(place);
      const cites = (entry: Entry): boolean =>
        entry.anchors.some(
          ({ path: cited, movedTo }) =>
            isThere(cited) || (movedTo !== null && isThere(movedTo.path)),
        );
      const wanted = judged.entries
        .map(({ entry }) => entry)
        .filter((entry) => isFact(entry) && !isBlocked(entry) && cites(entry));
      return factPage(judged, wanted, page, 'No fact cites it.');
    });
  },
});

/** @param none the sentence for no entries. */
function factPage(
  judged: JudgedMemory,
  entries: readonly Entry[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
  none: string,
): ToolAnswer<z.output<typeof pageOutput>> {
  const facts = entries.slice(offset, offset + limit).map(entryTrustOf);
  const end = offset + facts.length;
  const next = facts.length > 0 && end < entries.length ? end : null;
  return {
    text: [
      basisLine(judged),
      ...(entries.length === 0 ? [none] : facts.map(trustLine)),
      ...(entries.length > 0 && facts.length === 0
        ? [`There are only ${entries.length} rows.`]
        : []),
      ...(next === null ? [] : [`${entries.length - end} more: ask with offset ${next}.`]),
      ...incompleteLines(judged),
    ].join('\n'),
    structured: { ...basisOf(judged), facts, total: entries.length, next_offset: next },
  };
}
