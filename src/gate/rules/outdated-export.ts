import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Is a block of trusted memory older than the facts, or in a file where no `exports:` puts one? It says nothing false:
 * every line is of a fact that is or was adopted. Never an error: what a change adopts is settled by its merge, so the
 * block can follow only then. The evidence `exported` compares it with what would be written now; of a block that the
 * change does not touch with what the base would.
 */

/** Finds exported blocks that are not what `memtrust export` would write there now. */
export const outdatedExport: Rule<'exported'> = {
  code: 'MT414',
  name: 'outdated-export',
  severity: 'warning',
  summary:
    'A block of trusted memory is out of date, or in a file that the policy does not export to.',
  why:
    'Every fact in the block is or was adopted, but `npx memtrust export` would now write other ' +
    'facts, another order or a newer text. After a merge that adopts a fact, this is normal until ' +
    'the next export.',
  remedy:
    'Run `npx memtrust export`, or use `refine: pull-request` in the action, which does it for you.',
  isAboutAgentFiles: true,
  *run({ exported: { head } }) {
    for (const { path, blocks } of head.files)
      for (const { block, faults, age } of blocks) {
        const common = { path, line: block.line };
        for (const fault of faults)
          if (fault.kind === 'older')
            yield {
              ...common,
              key: `older\0${fault.id}`,
              message: say`the block of trusted memory in ${path} has an older text of ${fault.id}`,
              remedy: UPDATE,
            };
        if (age === 'outdated')
          yield {
            ...common,
            key: 'outdated',
            message: say`the block of trusted memory in ${path} is not what would be exported now`,
            remedy: UPDATE,
          };
        if (age === 'misplaced')
          yield {
            ...common,
            key: 'misplaced',
            message: say`${path} has a block of trusted memory, but the policy does not export to this file`,
            remedy: 'Remove the block, or list the file under `exports:` in the policy.',
          };
      }
  },
};

const UPDATE = 'Run `npx memtrust export`.';
