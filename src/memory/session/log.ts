import { andMore, LISTED_PROBLEMS, type PlacedMessage } from '../problem.js';
import { plain, say } from '../../text/phrase.js';
import {
  EVENT_CHARACTERS,
  SESSION_EVENT_TYPES,
  sessionEventShape,
  sessionLine,
  type NewEvent,
  type SessionEvent,
} from './event.js';

/*
 * Which events does the log of a session hold, and what is appended? One JSON object a line. `parseLog` never throws: a
 * broken line is a fault and stays, the others keep their meaning.
 */

/** An event, and the line that it is, to the byte: a replay prints the line, never a copy. */
export interface Logged {
  readonly event: SessionEvent;
  /** Without its line feed. */
  readonly line: string;
}

/** One line of a log; what cannot be read stays where it is. */
export interface LogLine {
  /** Its place in the file, 1-based. */
  readonly number: number;
  /** Without its line feed. */
  readonly bytes: Buffer;
  readonly logged: Logged | null;
}

/** A whole log, broken lines included. */
export interface SessionLog {
  /** Every line that is not blank, in the order of the file. */
  readonly lines: readonly LogLine[];
  /** In the order of their sequences, each once. */
  readonly events: readonly Logged[];
  /** The highest sequence that was used, also by an event that is lost. */
  readonly last: number;
  /** What is wrong with the others, with line and cause. */
  readonly faults: readonly PlacedMessage[];
}

/** Throws where bytes are no UTF-8, and keeps a byte-order mark. */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a log. Never throws: a line that cannot be read is a fault, and the other lines keep their meaning. */
export function parseLog(bytes: Uint8Array): SessionLog {
  const lines: LogLine[] = [];
  const events = new Map<number, Logged>();
  const problems: PlacedMessage[] = [];
  let broken = 0;
  for (const [index, line] of splitLines(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  ).entries()) {
    if (line.every((byte) => BLANKS.has(byte))) continue;
    // Said often enough; what is wrong with each of a million such lines would take long.
    const isTooShort = broken >= LISTED_PROBLEMS && line.length < SHORTEST_EVENT;
    const read = isTooShort ? TOO_SHORT : parseLine(line);
    const logged = 'event' in read ? read : null;
    lines.push({ number: index + 1, bytes: line, logged });
    const known = logged === null ? undefined : events.get(logged.event.seq);
    const fault = faultOf(read, known);
    if (logged !== null && known === undefined) events.set(logged.event.seq, logged);
    if (fault !== null && (broken += 1) <= LISTED_PROBLEMS)
      problems.push({ ...fault, line: index + 1 });
  }
  return madeLog(lines, inOrder(events), andMore(problems, broken));
}

function madeLog(
  lines: readonly LogLine[],
  events: readonly Logged[],
  faults: readonly PlacedMessage[],
): SessionLog {
  return { lines, events, last: events.at(-1)?.event.seq ?? 0, faults };
}

/** @param known an event of the same number that was read before. */
function faultOf(
  read: ReturnType<typeof parseLine> | typeof TOO_SHORT,
  known: Logged | undefined,
): PlacedMessage | null {
  if (!('event' in read)) return 'message' in read ? read : null;
  if (known === undefined || known.line === read.line) return null;
  return {
    message: say`sequence ${read.event.seq} occurs twice with different events; the first one counts`,
  };
}

/** A log together with its archive. A line that is in both, as after a write that was cut off, is one event. */
export function withArchive(log: SessionLog, archive: SessionLog): SessionLog {
  const events = new Map(log.events.map((logged) => [logged.event.seq, logged]));
  const faults: PlacedMessage[] = [];
  for (const logged of archive.events) {
    const known = events.get(logged.event.seq);
    if (known === undefined) events.set(logged.event.seq, logged);
    else if (known.line !== logged.line)
      faults.push({
        message: say`sequence ${logged.event.seq} is a different event in the archive`,
      });
  }
  return madeLog([...log.lines, ...archive.lines], inOrder(events), [
    ...log.faults,
    ...archive.faults,
    ...andMore(faults, faults.length),
  ]);
}

/**
 * A log whose next sequence follows its archive too. The compaction that filled the archive came after every event in
 * it: a log without a later event has lost lines, such as one that was emptied.
 */
export function afterArchive(log: SessionLog, archive: SessionLog): SessionLog {
  if (archive.events.length === 0 || log.last > archive.last) return log;
  const message = say`lines of this log are lost: its archive has sequence ${archive.last}, and it has no later one;
    what follows cannot be replayed, so start a new log with ${'--log'}`;
  return { ...log, last: archive.last + 1, faults: [...log.faults, { message }] };
}

/** The number of the next event: it goes on after a compaction, since the compaction's own event has the highest. */
export function nextSequence(log: SessionLog): number {
  return log.last + 1;
}

/**
 * Appends an event. No byte that is there is touched; a last line that was cut off is ended first.
 *
 * @param last byte of the file, undefined where it is empty.
 */
export function appended(
  log: SessionLog,
  last: number | undefined,
  at: string,
  event: NewEvent,
): { readonly seq: number; readonly text: string } {
  const seq = nextSequence(log);
  return {
    seq,
    text: `${last === undefined || last === LINE_FEED ? '' : '\n'}${sessionLine(seq, at, event)}\n`,
  };
}

/** Bytes of the keys that every event has. */
const SHORTEST_EVENT = '{"v":1,"seq":1,"type":"","at":""}'.length;
const TOO_SHORT: PlacedMessage = { message: plain('this is not a valid session event') };

const LINE_FEED = 0x0a;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d]);

/** Lines without their line feeds, as views of the same bytes. */
function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

/** To tell a type that is not known from a key that is wrong. */
const TYPES: ReadonlySet<unknown> = new Set(SESSION_EVENT_TYPES);
/** Keys that a message about a fault may name: they are ours, so they quote nobody. */
const KEYS: ReadonlySet<PropertyKey> = new Set([
  'v',
  'seq',
  'type',
  'at',
  'role',
  'content',
  'content_base64',
  'text',
  'participant',
  'context_file',
  'content_sha256',
  'stopReason',
  'errorCode',
  'ceiling',
  'used',
  'breakdown',
  'over',
  'range',
  'summary',
  'by',
  'archived',
]);

/** One line as an event, or what is wrong with it: a fixed sentence and at most the name of a key of ours. */
function parseLine(bytes: Buffer): Logged | PlacedMessage {
  // In JSON a character may take six bytes.
  if (bytes.length > EVENT_CHARACTERS * 6)
    return { message: plain('this line is longer than any event') };
  let line: string;
  try {
    line = strict.decode(bytes);
  } catch {
    return { message: plain('this line is not UTF-8 text') };
  }
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { message: plain('this line is not complete JSON; was it cut?') };
  }
  const shaped = sessionEventShape().safeParse(data);
  if (shaped.success) return { event: shaped.data, line };
  if (typeof data === 'object' && data !== null && 'type' in data && !TYPES.has(data.type))
    return { message: plain('this line has an unknown type of event') };
  const key = shaped.error.issues[0]?.path[0];
  return {
    message:
      key !== undefined && KEYS.has(key)
        ? say`this is not a valid session event: ${String(key)} is missing or has a wrong value`
        : plain('this is not a valid session event'),
  };
}

function inOrder(events: ReadonlyMap<number, Logged>): Logged[] {
  return [...events.values()].toSorted((a, b) => a.event.seq - b.event.seq);
}
