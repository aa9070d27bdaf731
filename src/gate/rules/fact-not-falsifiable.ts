import { bySource, PROBE_WORDS, type Survivor } from '../../fixtures/probes/probe.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { factPath, ledgerPath } from '../../memory/layouts/memtrust.js';
import type { Rule } from '../rule.js';

/*
 * Which trusted facts would stay trusted although the code that they cite was changed? A new fact quotes
 * `retry()`, and the same text stands twice in the file: a warning, with a `memtrust bind` that cites
 * better.
 *
 * The evidence `probed` makes the changes, in memory alone, and judges again; here is only how it is told. It
 * is a warning where the change writes the fact or its ledger, since its author can still cite better; else a
 * notice. It changes no trust, so either error is safe. When it is wrong,
 * `__tests__/gate/rules/fact-not-falsifiable.test.ts` fails. Users accept it by path and selector of the
 * source, the `key`: one finding for all probes of it. Messages, advice and the choice of the probe that is
 * named are free.
 */

/** Finds facts whose citation is too weak to notice that the code was changed. */
export const factNotFalsifiable: Rule<'probed'> = {
  code: 'MT304',
  name: 'fact-not-falsifiable',
  severity: 'notice',
  summary: 'A trusted fact would stay trusted after the code that it cites changes.',
  why:
    'Probes change a copy of the cited code and check that the fact notices. A fact that stays ' +
    'trusted has a weak citation: the same text is also elsewhere, or the quote is only part of ' +
    'a longer text. It is a warning if the change adds or rebinds the fact, because its author ' +
    'can still cite better. Other facts are probed only when a branch is checked, on a push or a ' +
    'schedule, and are notices there.',
  remedy:
    'Run the `npx memtrust bind` command from the finding, then adopt the fact again. `npx ' +
    'memtrust probe ID` shows what was tried.',
  fixed: false,
  *run({ probed, changedPaths }) {
    for (const [first, ...more] of bySource(probed.head.survived)) {
      if (first === undefined) continue;
      const { factId, path, selector, advice } = first;
      const isWritten = changedPaths.has(factPath(factId)) || changedPaths.has(ledgerPath(factId));
      yield {
        severity: isWritten ? 'warning' : 'notice',
        message: [
          ...say`${factId} would stay trusted after ${[PROBE_WORDS[first.probe]]}, ${path} (${selector})`,
          ...whereElse(first),
          ...(more.length === 0
            ? []
            : plain(`, and after ${more.length} more ${more.length === 1 ? 'probe' : 'probes'}`)),
        ],
        remedy:
          advice === null
            ? say`Cite something unique with ${`npx memtrust bind ${factId} PATH#L10-L24`};
              ${`npx memtrust probe ${factId}`} checks it.`
            : say`Run ${advice}, then ${`npx memtrust adopt ${factId}`}.`,
        path: factPath(factId),
        factId,
        key: `${path}\0${selector}`,
      };
    }
  },
};

function whereElse({ foundAt, path }: Survivor): Phrase {
  if (foundAt === null) return [];
  return say`: the same text is also in
    ${`${foundAt.path === path ? '' : `${foundAt.path} `}line ${foundAt.lines[0]}`}`;
}
