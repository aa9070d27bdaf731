import { z } from 'zod';
import type { Entry } from '../../../trust/entry.js';
import { relativeToRoot } from '../../root-path.js';
import { isBlocked, isFact } from '../answer.js';
import { MOST_ASKED } from '../limits.js';
import { pageInput, factPage, pageOutput } from '../rows.js';
import { tool } from '../tool.js';

/*
 * What rests on this file? The tool `citing`: the facts that cite a file, or anything in a folder, so that an agent
 * knows before it edits what it may make false, and after it what it has to say again.
 */

/** Lists the facts that cite a path. */
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
    return reading.answer(async (sight) => {
      const typed = path.replace(/^(?:\.\/)+|\/+$/g, '');
      const { root } = sight.opened.workspace.repository;
      const place = typed.includes('\0') ? typed : relativeToRoot(io.cwd, root, typed);
      const isThere = (cited: string): boolean =>
        cited === place || cited.startsWith(`${place}/`) || ['', '.'].includes(place);
      const cites = (entry: Entry): boolean =>
        entry.anchors.some(
          ({ path: cited, movedTo }) =>
            isThere(cited) || (movedTo !== null && isThere(movedTo.path)),
        );
      const wanted = sight.entries
        .map(({ entry }) => entry)
        .filter((entry) => isFact(entry) && !isBlocked(entry) && cites(entry));
      return factPage(sight, wanted, page, 'No fact cites it.');
    });
  },
});
