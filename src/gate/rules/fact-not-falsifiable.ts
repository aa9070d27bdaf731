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
  summary: 'A trusted fact would keep its trust after a change of what it cites.',
  why:
    'Probes change what a fact cites, in a tree that nobody sees, and judge it again. A ' +
    'fact that does not lose its trust has an anchor that would not notice: the same text ' +
    'stands elsewhere, or the quote goes on. It is a warning where the change brings or ' +
    'rebinds that fact, since then its author can cite better. Every other fact is probed ' +
    'where a branch is judged, on a push or on a schedule, and is a notice there.',
  remedy:
    'Bind it to what would notice: run the `npx memtrust bind` that the finding names, ' +
    'then adopt the fact again. `npx memtrust probe ID` shows what was tried.',
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
            ? say`Cite what tells it apart, with ${`npx memtrust bind ${factId} PATH#L10-L24`};
              ${`npx memtrust probe ${factId}`} tries it.`
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
  return say`: the same text stands in ${`${foundAt.path === path ? '' : `${foundAt.path} `}line ${foundAt.lines[0]}`}`;
}
