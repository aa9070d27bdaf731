import { say } from '../../text/phrase.js';
import { denialRemedy, denialWords } from '../decision-words.js';
import type { Rule } from '../rule.js';

/*
 * Does the change adopt a fact that denies one in force, and leave that one in force? An error, approved or not: after
 * the merge both would be trusted. A denial that the reader sees wrongly can be accepted, by the id that is denied.
 */

/** Requires of an adopted fact that it supersedes what it denies. */
export const adoptedDenial: Rule<'denials'> = {
  code: 'MT608',
  name: 'adopted-denial',
  severity: 'error',
  summary: 'The change adopts a fact that denies a trusted fact, and does not supersede it.',
  why:
    'After the merge both facts would be trusted, and agents would read the one as well as its ' +
    'denial. An approval says that the new fact is right; it does not say that the old one is ' +
    'wrong. With `supersedes` the fact says so itself, and those who approve it can see it.',
  remedy:
    'Run `npx memtrust supersede OLD ID`, then `npx memtrust adopt ID`, so that the new fact ' +
    'replaces the other. If the new one is wrong: `npx memtrust retire ID --why "…"`. If the two do not ' +
    'contradict each other, word them so that this can be seen, or accept the finding.',
  *run({ denials: { found } }) {
    for (const denial of found) {
      if (!denial.isAdopted) continue;
      yield {
        message: say`${denial.id} is adopted by this change and denies ${denialWords(denial)}`,
        remedy: denialRemedy(denial.id, denial.of),
        path: denial.path,
        factId: denial.id,
        key: denial.of,
      };
    }
  },
};
