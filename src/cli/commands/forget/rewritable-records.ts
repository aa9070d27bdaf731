import { attemptShape } from '../../../context/evidence/attempt.js';
import { reviewShape } from '../../../context/review/reviewer-findings.js';
import { archiveFaults } from '../../../context/session/compact.js';
import { parseLog } from '../../../context/session/log.js';
import type { Rewritable } from '../../../lifecycle/forget/places.js';

/*
 * In which records may `forget` take a text out? `run.ts` beside it hands them to
 * `lifecycle/forget/places.ts`, which writes only what `isValid` says is still a record. A new kind of
 * record in `.memtrust/` is a row here (or `forget` does not rewrite it), in any order; none goes.
 * `__tests__/e2e/cli/forget.test.ts` fails when a row is wrong.
 */

/** The records that may be redacted in place. An archive of a session may not: its log holds the digest of it. */
export const REWRITABLE_RECORDS: readonly Rewritable[] = [
  {
    isOne: (path) => /^\.memtrust\/attempts\/.+\.json$/.test(path),
    isWhole: true,
    isValid: (text) => attemptShape.safeParse(JSON.parse(text)).success,
  },
  {
    isOne: (path) => /^\.memtrust\/reviews\/.+\.json$/.test(path),
    isWhole: true,
    isValid: (text) => reviewShape.safeParse(JSON.parse(text)).success,
  },
  {
    isOne: (path) =>
      /^\.memtrust\/(?:sessions|context)\/.+\.jsonl$/.test(path) &&
      !path.endsWith('.archive.jsonl'),
    isWhole: false,
    isValid: isSameLog,
  },
];

/** As many events as before, none broken that was whole. */
function isSameLog(text: string, before: string): boolean {
  const [now, then] = [text, before].map((log) => parseLog(Buffer.from(log)));
  return (
    now !== undefined &&
    then !== undefined &&
    now.events.length === then.events.length &&
    now.faults.length === then.faults.length &&
    archiveFaults(now.events).length === archiveFaults(then.events).length
  );
}
