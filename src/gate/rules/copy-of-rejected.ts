import { FACT_ID } from '../../memory/fact.js';
import { say, type Phrase } from '../../text/phrase.js';
import type { ResubmittedRejection } from '../resubmitted-rejections.js';
import type { Rule } from '../rule.js';

/*
 * Does the change bring back what was turned down? `old` was rejected, and a candidate `new` states the
 * same: a warning that names `old`, so that a reviewer knows the first answer.
 *
 * The evidence `copies` compares the texts (`../resubmitted-rejections.ts`); here is only how it is told. It
 * changes no trust, so either error is safe. When it is wrong,
 * `__tests__/gate/rules/copy-of-rejected.test.ts` fails. Users accept it by `of`, the `key`; messages are
 * free.
 */

/** Finds new candidates that repeat a rejected or retired fact, under whatever name. */
export const copyOfRejected: Rule<'copies'> = {
  code: 'MT602',
  name: 'copy-of-rejected',
  severity: 'warning',
  summary: 'The change brings a candidate that states what was turned down before.',
  why:
    'What was rejected, discarded or retired had a reason, which stands in its ledger. The ' +
    'same words come back under another name, because an agent saw the same thing again or ' +
    'because somebody tries once more. Whoever reviews it should know the first answer. A ' +
    'statement that denies what was turned down, or has other numbers and names, is not ' +
    'the same.',
  remedy:
    'Read why it was turned down: `npx memtrust show ID`. Then turn it down too with ' +
    '`npx memtrust discard ID --why "…"`, or say in the pull request what has changed ' +
    'since.',
  fixed: false,
  *run({ copies }) {
    for (const { id, path, of, as } of copies) {
      const discard = FACT_ID.test(id)
        ? say`run ${`npx memtrust discard ${id} --why "…"`}`
        : say`remove ${path}`;
      yield {
        message: whatIsRepeated(id, of, as),
        remedy: say`Look why with ${`npx memtrust show ${of}`}. If that still holds, ${discard}; if
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
