import { plain, say, type Phrase } from '../../text/phrase.js';
import { FAULT_REMEDY, faultWords } from './marker-words.js';
import type { RefusedFile } from './plan.js';

/*
 * How is it said that nothing is written into a file? `memtrust export` says it; words are free. The compiler asks
 * for a new reason. `__tests__/e2e/cli/export.test.ts` fails when one is told wrongly.
 */

/** Why nothing is written, and what to do. */
export function refusal({ file, why }: RefusedFile): {
  readonly message: Phrase;
  readonly remedy: string;
} {
  switch (why) {
    case 'no-file':
      return {
        message: say`${file} is not a file of this repository`,
        remedy: 'Name a file, not a folder or a link that leads elsewhere.',
      };
    case 'blocked':
      return {
        message: plain('the policy blocks a file that facts should be exported to'),
        remedy: 'Export to another file; see `exclude_paths` in .memtrust/policy.yml.',
      };
    case 'unreadable':
      return {
        message: say`${file} cannot be read as UTF-8 text, or is too large`,
        remedy: 'Save it as UTF-8, or export to another file.',
      };
    case 'not-exported':
      return {
        message: say`${file} is not listed under \`exports:\` in the policy`,
        remedy: 'Add it there, or run `npx memtrust export` without a file name.',
      };
    default:
      return {
        message: say`${file}:${why.line} ${[faultWords(why.kind)]}`,
        remedy: FAULT_REMEDY,
      };
  }
}
