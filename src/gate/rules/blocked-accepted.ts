import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Which adopted facts does the policy keep out? A fact that cites `secrets/key.txt` and was adopted gives a
 * finding, without a word of its text. That it is blocked is decided in `trust/blocking.ts`; a blocked
 * candidate is silent, since nobody relies on it. `__tests__/gate/rules/blocked-accepted.test.ts` fails when
 * this is wrong. No `key`: the id under which the fact is shown and its path tell two findings apart, so the
 * message is free.
 */

/** Finds facts that count as adopted although the policy excludes them. */
export const blockedAccepted: Rule = {
  code: 'MT109',
  name: 'blocked-accepted',
  severity: 'error',
  summary: 'A fact is accepted, or claims to be, and the policy blocks it.',
  why:
    'What the policy excludes never shows its text and is never trusted, whatever was ' +
    'adopted. Somebody should see the contradiction. Nothing of the text, its digest or ' +
    'its size is repeated here.',
  remedy: 'Remove the fact, or what makes the policy block it.',
  fixed: true,
  *run({ head }) {
    for (const entry of head.judgement.entries) {
      const block = head.judgement.blocks.get(entry.id);
      if (block === undefined || !block.claimsTrust) continue;
      yield {
        message: say`${entry.id} is accepted, but the policy blocks it (${[block.by]})`,
        remedy: plain('Remove the fact, or what makes the policy block it.'),
        path: entry.path,
        factId: entry.id,
      };
    }
  },
};
