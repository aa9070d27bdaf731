import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Does a fact still cite the sentence that says what it no longer says? Its statement became "The limit is 9.", and
 * line 61 of CLAUDE.md, which it cites, still says 3: a warning at that line. The evidence `oldSentences` compares the
 * texts.
 */

/** Finds facts whose statement changed and that still cite the sentence with the old one. */
export const contradictedSource: Rule<'oldSentences'> = {
  code: 'MT112',
  name: 'contradicted-source',
  severity: 'warning',
  summary: 'The statement of a fact changed, but the fact still cites the old sentence.',
  why:
    'The cited sentence now says something else than the fact. Agents read both and cannot tell ' +
    'which one holds. And the citation proves nothing any more: it notices a change of a sentence ' +
    'that is wrong already.',
  remedy:
    'Correct the cited sentence too, then run `npx memtrust bind ID PATH#L1-L9`. Or cite another source ' +
    'with `--instead-of PATH`.',
  *run({ oldSentences }) {
    for (const { factId, path, line } of oldSentences) {
      const place = `${path}:${line}`;
      const bind = `npx memtrust bind ${factId}`;
      yield {
        message: say`the statement of ${factId} changed, but it still cites the old sentence at ${place}`,
        remedy: say`Correct that sentence too, then run ${`${bind} ${path}#L${line}`}. Or cite another source:
          ${`${bind} PATH#L1-L9 --instead-of ${path}`}.`,
        path,
        line,
        factId,
      };
    }
  },
};
