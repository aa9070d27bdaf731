import { gapSentences, type Gap } from '../tree/gap.js';
import { TOO_DENSE } from '../anchors/readable.js';
import { MOST_AUDITED, type Audit } from './audit.js';
import type { ScanResult } from './scan.js';
import type { Snapshot } from './snapshot.js';

/*
 * What did an evaluation not read, trace or compare? One sentence each, such as "decisive events not traced: 12 (one
 * audit traces at most 200)". Whatever is left out anywhere must come in here, or a report would claim that all was
 * looked at. A sentence may be added.
 */

/** Where an evaluation may have left something out. */
interface Seen {
  readonly base: Snapshot;
  readonly head: Snapshot;
  /** The look at the texts of the head. */
  readonly looked: ScanResult;
  readonly audit: Audit;
  /** What the shell could not do. */
  readonly given: readonly string[];
}

/** Everything that an evaluation did not read, trace or compare, in sentences. */
export function leftOut({ base, head, looked, audit, given }: Seen): readonly string[] {
  const known = gapSentences(base.memory.incomplete);
  const unread = gapSentences(head.memory.incomplete).filter((line) => !known.includes(line));
  return [
    ...given,
    ...untraced(audit),
    ...known,
    ...unread,
    ...gapSentences([...uncompared(head), ...looked.incomplete]),
  ];
}

/** Decisions that an audit of the branch did not get to. */
function untraced({ left }: Audit): readonly string[] {
  if (left === 0) return [];
  return [`decisive events not traced: ${left} (one audit traces at most ${MOST_AUDITED})`];
}

/** What of the cited files was too much to be compared. */
export function uncompared({ checks }: Snapshot): readonly Gap[] {
  return [...checks.values()].some((results) => results.some(({ why }) => why === TOO_DENSE))
    ? [{ kind: 'dense-citations', sentence: TOO_DENSE }]
    : [];
}
