import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which adopted facts does the policy keep out? A fact that cites `secrets/key.txt` and was adopted gives a finding,
 * without a word of its text. That it is blocked is decided in `trust/blocking.ts`; a blocked candidate is silent,
 * since nobody relies on it.
 */

/** Finds facts that count as adopted although the policy excludes them. */
export const blockedAccepted: Rule = {
  code: 'MT109',
  name: 'blocked-accepted',
  severity: 'error',
  summary: 'A fact is adopted, or calls itself trusted, but the policy blocks it.',
  why:
    'A blocked fact is never shown and never trusted, even if it was adopted. Someone should ' +
    'resolve the contradiction. This finding repeats nothing of the text, its digest or its size.',
  remedy: 'Remove the fact, or change what the policy blocks in it.',
  fixed: true,
  *run({ head }) {
    for (const entry of head.judgement.entries) {
      const block = head.judgement.blocks.get(entry.id);
      if (block === undefined || !block.claimsTrust) continue;
      yield {
        message: say`${entry.id} is adopted, or calls itself trusted, but the policy blocks it (${[block.by]})`,
        remedy: 'Remove the fact, or change what the policy blocks in it.',
        path: entry.path,
        factId: entry.id,
      };
    }
  },
};
