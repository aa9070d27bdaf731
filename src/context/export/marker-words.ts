import type { MarkerFaultKind } from './markers.js';

/*
 * How is it said that a marker is wrong? The command (`refusal.ts`) and the rule `forged-export` (MT412) say it in
 * the same words, which are free. The compiler asks for a new kind. `__tests__/e2e/cli/export.test.ts` fails when
 * the place is missing.
 */

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
