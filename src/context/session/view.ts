import { firstBehind } from '../../text/collections.js';
import type { LineRange } from '../../memory/citation.js';
import type { Compaction, SessionEvent } from '../../memory/session/event.js';
import type { Logged } from '../../memory/session/log.js';

/*
 * What did the model see after this event of its session? After `session.compacted` of 1 to 40, the view has one
 * summary in the place of these forty events; before it, all forty.
 */

/**
 * What a model saw at a time: every message and note up to then, and in the place of what was compacted its summary.
 *
 * @param events of the log and its archive, in order.
 * @param seq the last event that had happened.
 */
export function viewAt(events: readonly Logged[], seq: number): Logged[] {
  const past = events.filter(({ event }) => event.seq <= seq);
  const hidden = coveredBy(
    past.flatMap(({ event }) => (event.type === 'session.compacted' ? [event] : [])),
  );
  return past
    .filter(({ event }) => !UNSEEN.has(event.type) && !hidden(event.seq))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.event.seq - b.event.seq);
}

/** What happened around a turn, and was said to no model. */
const UNSEEN: ReadonlySet<SessionEvent['type']> = new Set(['context.built', 'turn.completed']);

/** A view in bytes: the lines of its events as they were written, each with a line feed. */
export function renderView(view: readonly Logged[]): string {
  return view.map(({ line }) => `${line}\n`).join('');
}

/** Sequences up to a time that are in no line: without them no view can be rebuilt. */
export function missingUpTo(events: readonly Logged[], seq: number): LineRange[] {
  const missing: LineRange[] = [];
  let next = 1;
  for (const { event } of events) {
    if (event.seq > seq) break;
    if (event.seq > next) missing.push([next, event.seq - 1]);
    next = event.seq + 1;
  }
  return next <= seq ? [...missing, [next, seq]] : missing;
}

/**
 * Whether a sequence is in the range of one of these. Ranges are joined first, so that a long log
 * costs linear time.
 */
export function coveredBy(compactions: readonly Compaction[]): (seq: number) => boolean {
  const joined: [number, number][] = [];
  for (const [from, to] of compactions.map(({ range }) => range).toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return (seq) => {
    const at = firstBehind(joined.length, (index) => (joined[index]?.[1] ?? Infinity) < seq);
    return (joined[at]?.[0] ?? Infinity) <= seq;
  };
}

/** A summary stands where what it stands for began. */
function placeOf({ event }: Logged): number {
  return event.type === 'session.compacted' ? event.range[0] : event.seq;
}
