import { SESSION_EVENT_TYPES, sessionEventShape } from '../../memory/session/event.js';
import type { Publication } from './published.js';

/*
 * What is one line of a session log, and what does each key mean? The shape is the parser's own
 * (`memory/session/event.ts`); here are the words, by type of event. A new type does not compile without
 * them.
 */

/** What every event has. */
const COMMON = {
  v: 'Version of this format.',
  seq: 'Its number in the log, counted from 1.',
  at: 'The time that the writer claims. It does not order events.',
  type: 'What happened.',
};

/** Why a turn ended, where no model was asked: of a log, and of an attempt. */
export const TURN_COMPLETED = {
  stopReason: '`error` if the context did not fit.',
  errorCode: '`context_overflow`: the context is larger than its budget, or a part than its limit.',
  ceiling: 'Most tokens in total.',
  used: 'Tokens that it would have needed.',
  breakdown: 'Every part of the context.',
  'breakdown[].part': 'Its name.',
  'breakdown[].limit': 'Token limit, its share if not given; null for what is never cut.',
  'breakdown[].used': 'Tokens that it would have needed.',
  over: 'Parts above a limit that the user gave them.',
  'over[].part': 'Its name.',
  'over[].limit': 'That limit.',
  'over[].used': 'Tokens that it would have needed.',
  'over[].least': 'The smallest limit that would be enough.',
};

/** What only events of one type have. */
const OWN = {
  message: {
    role: 'Who speaks.',
    content: 'The exact text. Either this or `content_base64` is present.',
    content_base64: 'The content in Base64, if it is not UTF-8.',
  },
  note: { text: 'A remark for readers of the log; not part of the session.' },
  'context.built': {
    participant: 'For whom.',
    context_file: 'The context file; `-` if it was printed and not written.',
    content_sha256: 'Its SHA-256 in hexadecimal.',
  },
  'turn.completed': TURN_COMPLETED,
  'session.compacted': {
    range: 'First and last sequence that the summary replaces, both before its own.',
    summary:
      'One statement a line, each followed by the sequences that support it: `The tests run with npm test [3-7]`.',
    by: 'Who wrote the summary: `extract/v1` is memtrust.',
    archived: 'The lines that went into the archive, each with its line feed.',
    'archived.lines': 'How many.',
    'archived.sha256': 'Digest of their bytes.',
  },
} satisfies Record<(typeof SESSION_EVENT_TYPES)[number], Publication['notes']>;

/** Describes the events of a session; the place `|0.role` is the key `role` of the first type. */
export const sessionEventSchema: Publication = {
  title: 'memtrust session event',
  description:
    'One line of a session log, such as `.memtrust/context/session.jsonl`. A log only ' +
    'grows; its numbers go on across compactions. Keys that are not here are kept, and ' +
    'ignored.',
  shape: sessionEventShape(),
  notes: Object.fromEntries(
    SESSION_EVENT_TYPES.flatMap((type, index) =>
      Object.entries({ ...COMMON, ...OWN[type] }).map(([key, note]) => [`|${index}.${key}`, note]),
    ),
  ),
};
