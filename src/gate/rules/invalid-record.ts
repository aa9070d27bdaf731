import { isFactFile } from '../../memory/layouts/memtrust.js';
import { problemKey } from '../../memory/problem.js';
import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Which files of facts and notes cannot be read? `staus: candidate` in `.memtrust/facts/x.md`: an error at
 * its line, "unknown key `staus`; did you mean `status`?".
 *
 * The problems are found where the file is parsed (`memory/fact.ts`); here is only how they are told. Such
 * a record is never trusted. Three cases are apart:
 *
 * - A note of another store is a warning: nobody trusts it, so a fault takes nothing away.
 * - A file that states the id of another fact is passed over: that id is itself one of its problems, and
 *   `duplicate-id` (MT102) tells it already. Its other problems are told once the id is fixed. An id that
 *   no fact has is told here.
 * - A stray is told only where it is `broken`, which is: where it stands in the way of memory, such as a
 *   file `.memtrust/ledger`. Any other is for `stray-file`.
 *
 * The `key` is the kind of the problem and what it is about. A stray has none: its path tells it apart.
 */

/** Finds facts and notes with a wrong format, and names the line to fix. */
export const invalidRecord: Rule = {
  code: 'MT101',
  name: 'invalid-record',
  severity: 'error',
  summary: 'A fact or note file is not valid.',
  why:
    'A broken record is kept and shown, but never trusted. Common causes are a mistyped key, an ' +
    'unknown status, or bytes that are not UTF-8.',
  remedy:
    'Fix the file at the place that the message names. `npx memtrust explain --schema fact` prints the ' +
    'format.',
  fixed: true,
  *run({ head }) {
    for (const { id, record } of openFacts(head)) {
      for (const problem of record.problems) {
        if (
          record.statedId !== null &&
          record.statedId !== id &&
          head.memory.facts.some((other) => other.id === record.statedId)
        )
          continue; // duplicate-id
        const isFact = isFactFile(record);
        // What another store holds is trusted by nobody, so a fault takes nothing from anybody.
        yield {
          message: say`${record.path} is not a valid ${[isFact ? 'fact' : 'note']}: ${problem.message}`,
          remedy: isFact
            ? 'Fix the file; `npx memtrust explain --schema fact` prints the format.'
            : 'Fix the file; `npx memtrust notes check` shows what can be repaired.',
          ...(isFact ? {} : { severity: 'warning' as const }),
          path: record.path,
          line: problem.line,
          factId: id,
          key: problemKey(problem),
        };
      }
    }
    for (const stray of head.memory.strays) {
      if (stray.broken)
        yield {
          message: say`${stray.path}: ${stray.message}`,
          remedy: 'Move or remove it, so that memory can be read there.',
          path: stray.path,
        };
    }
  },
};
