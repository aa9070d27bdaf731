import { problemKey } from '../../memory/problem.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { blockedFacts } from '../snapshot.js';

/*
 * Which lines of ledgers cannot be relied on? A line that was cut in `.memtrust/ledger/x.jsonl` gives one finding at
 * that line. The problems come from `memory/ledger.ts`; here is only how they are told, and what of a blocked fact is
 * left out. Two equal faults are two findings, or one that was there before would hide a new one. The `key` is the kind
 * of the problem and what it is about.
 */

/** Finds ledger lines that were damaged or edited, or that stand in the wrong ledger. */
export const brokenLedger: Rule = {
  code: 'MT110',
  name: 'broken-ledger',
  severity: 'error',
  summary: 'A ledger line is truncated, altered, or about another fact.',
  why:
    'Each event is identified by the digest of its content. A line that fails this check is ' +
    'ignored; the other lines stay valid.',
  remedy:
    'Restore the line from history (`git log -p` on the file). Remove it if it was never an ' +
    'event.',
  fixed: true,
  *run({ head }) {
    const blocked = blockedFacts(head);
    const alike = new Map<string, number>();
    for (const { path, factId, problem } of head.memory.ledgerFaults) {
      const shown = blocked.get(factId);
      // One more line with the same fault is one more finding, or a fault that is there already would hide a new one.
      const key = problemKey(problem);
      const fault = `${factId}\0${key}`;
      const count = (alike.get(fault) ?? 0) + 1;
      alike.set(fault, count);
      yield {
        message:
          shown === undefined
            ? say`${path}: ${problem.message}`
            : say`a line of the ledger of ${shown} is not valid`,
        remedy: 'Restore the line from history, or remove it.',
        path: shown === undefined ? path : null,
        line: problem.line,
        factId: shown ?? factId,
        key: `${key}${count === 1 ? '' : `\0${count}`}`,
      };
    }
  },
};
