import { z } from 'zod';
import { isWellFormed } from '../../languages/data/canonical.js';
import { digest } from '../citation.js';

/*
 * What is one line of a session log? One of five events: a message, a note, a context that was built, a turn that ended
 * before a model was asked, a compaction:
 *
 *   {"v":1,"seq":4,"type":"message","at":"…","role":"user","content":"Please fix the retry"}
 */

/** Parts of a context that have a budget of their own. */
export const BUDGETED = [
  'instructions',
  'transcript',
  'tools',
  'memory',
  'skills',
  'resources',
] as const;
export type BudgetedPart = (typeof BUDGETED)[number];

/** Who speaks in a message. */
export const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'] as const;
export type Role = (typeof ROLES)[number];

/** One event is read by a person or a model; a larger one is a mistake, or an attack on whoever reads it. */
export const EVENT_CHARACTERS = 2 * 1024 * 1024;

const tokens = z.int().min(0);

/** The keys of `turn.completed` beside its type; logs of others may have the first two alone. */
export const turnCompletedKeys = {
  stopReason: z.string().max(100),
  errorCode: z.string().max(100).optional(),
  /** Tokens that the whole might have, and would have had. */
  ceiling: tokens.optional(),
  used: tokens.optional(),
  /** Every part, with its limit where it has one. */
  breakdown: z
    .array(
      z.object({
        part: z.enum([...BUDGETED, 'prompt', 'frame']),
        limit: tokens.nullable(),
        used: tokens,
      }),
    )
    .max(100)
    .optional(),
  /** Parts above a limit that the user gave them, and the least limit that would do. */
  over: z
    .array(z.object({ part: z.enum(BUDGETED), limit: tokens, used: tokens, least: tokens }))
    .max(100)
    .optional(),
};

/** All shapes at once; see `sessionEventShape` for why they are not made at start. */
function makeShapes() {
  const seq = z.int().min(1).max(999_999_999);
  const text = z.string().max(EVENT_CHARACTERS).refine(isWellFormed);
  const name = z.string().max(1_000).refine(isWellFormed);
  const common = { v: z.literal(1), seq, at: z.string().max(40).refine(isWellFormed) };

  const message = z.object({
    ...common,
    type: z.literal('message'),
    role: z.enum(ROLES),
    /** What was said, to the character. Bytes that are no UTF-8 stand in `content_base64` instead. */
    content: text.optional(),
    content_base64: z.base64().max(EVENT_CHARACTERS).optional(),
  });

  const note = z.object({ ...common, type: z.literal('note'), text });

  const contextBuilt = z.object({
    ...common,
    type: z.literal('context.built'),
    participant: name.optional(),
    context_file: name,
    content_sha256: z.string().regex(/^[0-9a-f]{64}$/),
  });

  const turnCompleted = z.object({
    ...common,
    type: z.literal('turn.completed'),
    ...turnCompletedKeys,
  });

  const compacted = z.object({
    ...common,
    type: z.literal('session.compacted'),
    /** First and last sequence that the summary stands for, both included. */
    range: z.tuple([seq, seq]),
    /**
     * One statement a line, each with the sequences that it rests on behind it: `The tests run with
     * npm test [3-7]`.
     */
    summary: text,
    /** Who wrote the summary: `extract/v1`, or a name. */
    by: z.string().max(200).refine(isWellFormed),
    /** The lines that went into the archive, each with its line feed. */
    archived: z.object({ lines: z.int().min(1), sha256: digest }),
  });

  const anyEvent = z
    .discriminatedUnion('type', [message, note, contextBuilt, turnCompleted, compacted])
    .refine(
      (one) =>
        one.type !== 'message' ||
        (one.content === undefined) !== (one.content_base64 === undefined),
      { path: ['content'] },
    )
    .refine(
      (one) =>
        one.type !== 'session.compacted' ||
        (one.range[0] <= one.range[1] && one.range[1] < one.seq),
      { path: ['range'] },
    );

  return { anyEvent, message, note, contextBuilt, turnCompleted, compacted };
}

type Shapes = ReturnType<typeof makeShapes>;

let known: Shapes | null = null;

/** The shape of one event. It is made when the first log is read: most repositories have none. */
export function sessionEventShape(): Shapes['anyEvent'] {
  known ??= makeShapes();
  return known.anyEvent;
}

export const SESSION_EVENT_TYPES = [
  'message',
  'note',
  'context.built',
  'turn.completed',
  'session.compacted',
] as const;

/** One line of a session log. Unknown keys are kept in the line, and ignored. */
export type SessionEvent = z.output<Shapes['anyEvent']>;
export type Compaction = z.output<Shapes['compacted']>;

/** An event before its place in a log is known. */
export type NewEvent =
  | Pick<z.output<Shapes['message']>, 'type' | 'role' | 'content' | 'content_base64'>
  | Pick<z.output<Shapes['note']>, 'type' | 'text'>
  | Pick<
      z.output<Shapes['contextBuilt']>,
      'type' | 'participant' | 'context_file' | 'content_sha256'
    >
  | Omit<z.output<Shapes['turnCompleted']>, 'v' | 'seq' | 'at'>
  | Pick<Compaction, 'type' | 'range' | 'summary' | 'by' | 'archived'>;

/** An event as a line of a log, without its line feed. */
export function sessionLine(number: number, at: string, event: NewEvent): string {
  const { type, ...rest } = event;
  return JSON.stringify({ v: 1, seq: number, type, at, ...rest });
}

/** Throws where bytes are no UTF-8, and keeps a byte-order mark, so that the text is the bytes. */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What was said, as a message keeps it: a text where it is one, else its bytes. */
export function messageContent(
  bytes: Uint8Array,
): { readonly content: string } | { readonly content_base64: string } {
  try {
    return { content: strict.decode(bytes) };
  } catch {
    return { content_base64: Buffer.from(bytes).toString('base64') };
  }
}

/** The bytes of a message, as they were given. */
export function messageBytes({ content, content_base64 }: z.output<Shapes['message']>): Uint8Array {
  return content === undefined
    ? Buffer.from(content_base64 ?? '', 'base64')
    : Buffer.from(content, 'utf8');
}
