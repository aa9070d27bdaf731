import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

export const brokenLedger: Rule = {
  code: 'MT110',
  name: 'broken-ledger',
  severity: 'error',
  summary: 'A line of a ledger is cut, altered, or of another fact.',
  why: 'Events are known by the digest of their content. A line that does not hold counts for nothing; the other lines keep their meaning.',
  remedy: 'Restore the line from history (`git log -p` on the file), or remove it if it never was an event.',
  fixed: true,
  *run({ head }) {
    const hidden = new Set(head.judgement.entries.filter((entry) => entry.status === 'policy_blocked').map((entry) => entry.record?.id));
    for (const { path, factId, problem } of head.memory.ledgerFaults) {
      if (hidden.has(factId)) continue;
      yield { message: say`${path}: ${problem.message}`, remedy: plain('Restore the line from history, or remove it.'), path, line: problem.line, factId, key: `${JSON.stringify(problem.message)}` };
    }
  },
};
