import type { LineRange } from '../../memory/citation.js';
import { ConfigurationError } from '../../text/errors.js';
import { say } from '../../text/phrase.js';
import { sha256 } from '../../tree/digest.js';
import { andMore, type PlacedMessage } from '../../memory/problem.js';
import { sessionLine, type Compaction } from '../../memory/session/event.js';
import { nextSequence, type Logged, type SessionLog } from '../../memory/session/log.js';
import { written } from '../../memory/session/summary.js';
import { placeFrom } from '../../memory/session/support.js';

/*
 * How are old events taken out of a log without losing one? `compactSession` moves a range to the archive, to the byte,
 * and puts one event `session.compacted` at the end of the log.
 */

/** What a compaction writes. The archive first: then no moment passes at which a line is in neither. */
export interface Compacted {
  /** The whole new log. */
  readonly log: Buffer;
  /** Lines to append to the archive, each as it was. */
  readonly archive: Buffer;
  /** The sequence of the compaction itself. */
  readonly seq: number;
}

export interface CompactionTerms {
  readonly range: LineRange;
  readonly summary: string;
  /** Who wrote the summary. */
  readonly by: string;
  /** ISO 8601, whole seconds. */
  readonly at: string;
}

/**
 * Takes the events of a range out of a log and puts the event `session.compacted` at its end. They
 * go into the archive to the byte; lines that cannot be read stay where they are.
 */
export function compactSession(
  log: SessionLog,
  { range, summary, by, at }: CompactionTerms,
): Compacted {
  const moving = toArchive(log, range);
  const gone = new Map(moving.map(({ event, line }) => [event.seq, line]));
  const archive = moving.map(({ line }) => `${line}\n`).join('');
  const seq = nextSequence(log);
  // A second event of a number is a fault, and stays as well.
  const kept = log.lines
    .filter(({ logged }) => logged === null || gone.get(logged.event.seq) !== logged.line)
    .map(({ bytes }) => Buffer.concat([bytes, Buffer.from('\n')]));
  const line = sessionLine(seq, at, {
    type: 'session.compacted',
    range: [range[0], range[1]],
    summary,
    by,
    archived: { lines: moving.length, sha256: sha256(archive) },
  });
  return {
    seq,
    archive: Buffer.from(archive),
    log: Buffer.concat([...kept, Buffer.from(`${line}\n`)]),
  };
}

/**
 * The events of the log that a compaction of this range would move. Throws a ConfigurationError
 * where the range makes no sense.
 */
export function toArchive(log: SessionLog, range: LineRange): Logged[] {
  const [from, to] = range;
  const last = nextSequence(log) - 1;
  if (last === 0)
    throw new ConfigurationError(
      'The session is empty: there is nothing to compact',
      'Append something first: `npx memtrust session append`.',
    );
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || from > to || to > last) {
    throw new ConfigurationError(
      say`${written(range)} is not a range of this session`,
      say`Its sequences are 1 to ${last}; the first is not after the last.`,
    );
  }
  for (const { range: before, seq } of compactionsOf(log.events)) {
    if (before[0] <= to && before[1] >= from && (seq < from || seq > to)) {
      throw new ConfigurationError(
        say`${written(range)} overlaps what sequence ${seq} already compacted: ${written(before)}`,
        say`Begin after ${before[1]}, or include sequence ${seq} too.`,
      );
    }
  }
  const moving = log.events.filter(({ event }) => event.seq >= from && event.seq <= to);
  if (moving.length === 0)
    throw new ConfigurationError(
      say`Nothing of ${written(range)} is left in the log`,
      'Run `npx memtrust session show` to see the log.',
    );
  return moving;
}

/**
 * Whether the archive is what the compactions put there.
 *
 * @param events of log and archive together, in order.
 */
export function archiveFaults(events: readonly Logged[]): PlacedMessage[] {
  const faults: PlacedMessage[] = [];
  const seqs = events.map(({ event }) => event.seq);
  const left = new Remaining(events.length);
  for (const { archived, range, seq } of compactionsOf(events)) {
    const lines = left
      .take(placeFrom(seqs, range[0]), (place) => (seqs[place] ?? Infinity) <= range[1])
      .map((place) => `${events[place]?.line ?? ''}\n`);
    if (lines.length === 0)
      faults.push({
        message: say`the archive lacks ${written(range)}, which sequence ${seq} compacted`,
      });
    else if (sha256(lines.join('')) !== archived.sha256)
      faults.push({
        message: say`the archive of ${written(range)} does not match what sequence ${seq} archived`,
      });
  }
  return andMore(faults, faults.length);
}

/** Places that nobody took yet. Each is taken once, so that any number of ranges over them costs linear time. */
class Remaining {
  private readonly next: Int32Array;

  constructor(private readonly size: number) {
    this.next = Int32Array.from({ length: size + 1 }, (_, place) => place);
  }

  take(from: number, isWanted: (place: number) => boolean): number[] {
    const taken: number[] = [];
    for (
      let place = this.free(from);
      place < this.size && isWanted(place);
      place = this.free(place)
    ) {
      taken.push(place);
      this.next[place] = place + 1;
    }
    return taken;
  }

  /** The first place from here on that is left; the way there is shortened for whoever comes next. */
  private free(from: number): number {
    let place = from;
    for (let to = this.next[place] ?? place; to !== place; to = this.next[place] ?? place) {
      this.next[place] = this.next[to] ?? to;
      place = to;
    }
    return place;
  }
}

/** The compactions among events, in their order. */
export function compactionsOf(events: readonly Logged[]): Compaction[] {
  return events.flatMap(({ event }) => (event.type === 'session.compacted' ? [event] : []));
}
