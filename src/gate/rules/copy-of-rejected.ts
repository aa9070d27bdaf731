import { FACT_ID } from '../../memory/fact.js';
import { say, type Phrase } from '../../text/phrase.js';
import type { ResubmittedRejection } from '../resubmitted-rejections.js';
import type { Rule } from '../rule.js';

/*
 * Does the change bring back what was turned down? `old` was rejected, and a candidate `new` states the same: a warning
 * that names `old`, so that a reviewer knows the first answer. The evidence `copies` compares the texts
 * (`../resubmitted-rejections.ts`); here is only how it is told. It changes no trust, so either error is safe.
 */

/** Finds new candidates that repeat a rejected or retired fact, under whatever name. */
export const copyOfRejected: Rule<'copies'> = {
  code: 'MT602',
  name: 'copy-of-rejected',
  severity: 'warning',
  summary: 'The change adds a candidate that repeats a rejected statement.',
  why:
    'A fact that was rejected, discarded or retired had a reason, which its ledger keeps. The ' +
    'same words can come back under another name, because an agent saw the same thing again or ' +
    'because someone tries again. A reviewer should know the first answer. A statement that ' +
    'denies the rejected one, or has other numbers and names, is not a copy.',
  remedy:
    'Read the reason with `npx memtrust facts ID`. Then reject the candidate too with ' +
    '`npx memtrust retire ID --why "…"`, or explain in the pull request what has changed.',
  *run({ copies }) {
    for (const { id, path, of, as } of copies) {
      const discard = FACT_ID.test(id)
        ? say`run ${`npx memtrust retire ${id} --why "…"`}`
        : say`remove ${path}`;
      yield {
        message: whatIsRepeated(id, of, as),
        remedy: say`Look why with ${`npx memtrust facts ${of}`}. If that still holds, ${discard}; if
          not, say in the pull request what has changed.`,
        path,
        factId: id,
        key: of,
      };
    }
  },
};

function whatIsRepeated(id: string, of: string, as: ResubmittedRejection['as']): Phrase {
  if (of === id) return say`${id} was turned down, and is a candidate again that states the same`;
  return as === 'duplicate'
    ? say`${id} states the same as ${of}, which was turned down`
    : say`${id} states no more than ${of}, which was turned down`;
}
