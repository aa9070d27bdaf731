import { plain, say, type Phrase } from '../../text/phrase.js';
import type { MarkerFaultKind } from './markers.js';
import type { RefusedFile } from './plan.js';

/*
 * How is it said that nothing is written into a file? `memtrust export` says it; words are free. The compiler asks for
 * a new reason.
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

/** What is wrong with a marker, in words that follow its place. */
export function faultWords(kind: MarkerFaultKind): string {
  switch (kind) {
    case 'malformed':
      return 'has a line that looks like a marker of `npx memtrust export` but is not exactly one';
    case 'nested':
      return 'has a block of `npx memtrust export` inside another one';
    case 'second':
      return 'has more than one block of `npx memtrust export`';
    case 'unopened':
      return 'has an end marker of `npx memtrust export` without a beginning';
    case 'unterminated':
      return 'has a block of `npx memtrust export` without an end marker';
  }
}

/** What to do about it. */
export const FAULT_REMEDY =
  'Remove the block with both markers by hand, keep what is yours, and run `npx memtrust export`.';
