import type { Message, MessageRole, Summary } from '../build/request.js';
import type { PlacedMessage } from '../../memory/problem.js';
import { messageBytes, type Compaction, type SessionEvent } from '../../memory/session/event.js';
import { nextSequence, parseLog } from '../../memory/session/log.js';
import { written } from '../../memory/session/summary.js';
import { viewAt } from './view.js';

/*
 * How does the log of a session become the transcript of a context? As what a model sees of it now: its messages and
 * notes, and summaries in the place of what was compacted.
 * `memtrust session show` and `memtrust session replay` print the same as JSON lines.
 */

/** A session as a transcript. */
export interface SessionTranscript {
  readonly messages: readonly Message[];
  readonly summary: Summary | null;
  /** Lines that cannot be read; the others keep their meaning. */
  readonly faults: readonly PlacedMessage[];
}

/** The transcript in a log of a session; null where a text has no event of one. */
export function sessionTranscript(text: string): SessionTranscript | null {
  const log = parseLog(Buffer.from(text));
  if (log.events.length === 0) return null;
  const view = viewAt(log.events, nextSequence(log) - 1).map(({ event }) => event);
  const said = view.findIndex(({ type }) => type !== 'session.compacted');
  const first = said < 0 ? view.length : said;
  return {
    messages: view.slice(first).flatMap((event) => messageOf(event) ?? []),
    summary: summaryOf(
      view.slice(0, first).flatMap((event) => (event.type === 'session.compacted' ? [event] : [])),
    ),
    faults: log.faults,
  };
}

/** What was compacted before the first message, as one summary. */
function summaryOf(compactions: readonly Compaction[]): Summary | null {
  const [first, last] = [compactions[0], compactions.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    covers: [first.range[0], last.range[1]],
    text: compactions.map(({ summary }) => summary).join('\n'),
  };
}

/** An event as a message; a summary in the middle of a session stands where what it stands for began. */
function messageOf(event: SessionEvent): Message | null {
  switch (event.type) {
    case 'message':
      return {
        sequence: event.seq,
        role: roleOf(event.role),
        text: Buffer.from(messageBytes(event)).toString('utf8'),
      };
    case 'note':
      return { sequence: event.seq, role: 'user', text: `note: ${event.text}` };
    case 'session.compacted':
      return {
        sequence: event.range[0],
        role: 'user',
        text: `summary of ${written(event.range)}, by ${event.by}:\n${event.summary}`,
      };
    case 'context.built':
    case 'turn.completed':
      return null;
  }
}

export function roleOf(role: string): MessageRole {
  return role === 'assistant' || role === 'tool' ? role : 'user';
}
