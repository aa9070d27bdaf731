import { numbered } from '../../text/visible.js';

/*
 * How do the parts of a record read that are no words by themselves? The digest of an output, the event of a context
 * that was too large, a finding with the memory on which it rests: as one line each, or a few.
 */

/** The digest of no bytes at all. */
const OF_NOTHING = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** What an object of a record says in our words. */
export interface KnownPart {
  readonly lines: readonly string[];
  /** What it is about. */
  readonly titles: readonly string[];
  /** What was kept of a text. */
  readonly body: unknown;
}

/** An object of a record whose shape is known; null for any other. */
export function knownPart(key: string, value: object): KnownPart | null {
  const keys = new Map<string, unknown>(Object.entries(value));
  const lines = digestLines(key, keys) ?? overflowLines(keys) ?? findingLines(keys);
  const path = keys.get('path');
  return lines === null
    ? null
    : { lines, titles: typeof path === 'string' ? [path] : [], body: keys.get('body') };
}

const OF_STREAM = new Set(['digest', 'bytes', 'body', 'cut']);

/** A prompt or an output: how long, whether its words were kept, and its digest. Of an empty one nothing. */
function digestLines(key: string, keys: ReadonlyMap<string, unknown>): readonly string[] | null {
  const [digest, bytes] = [keys.get('digest'), keys.get('bytes')];
  if (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)) return null;
  if ([...keys.keys()].some((one) => !OF_STREAM.has(one))) return null;
  if (bytes === 0 || digest === OF_NOTHING) return [];
  const kept = keys.get('cut') === true ? 'a part is kept' : 'kept';
  return [
    [
      `${key}: ${typeof bytes === 'number' ? `${numbered(bytes, 'byte')}, ` : ''}`,
      typeof keys.get('body') === 'string' ? kept : 'not kept',
      `, ${digest.slice(0, 'sha256:'.length + 12)}`,
    ].join(''),
  ];
}

/** The event of a turn that a model was not asked in; which part took what is in the record. */
function overflowLines(keys: ReadonlyMap<string, unknown>): readonly string[] | null {
  if (keys.get('type') !== 'turn.completed') return null;
  const code = wordOf(keys.get('errorCode')) || wordOf(keys.get('stopReason'));
  const [used, ceiling] = [wordOf(keys.get('used')), wordOf(keys.get('ceiling'))];
  const tokens =
    used === '' || ceiling === '' ? '' : `, ${used} tokens, and ${ceiling} are allowed`;
  return [`turn.completed: ${code}${tokens}`];
}

/** What a reviewer found: the labels are those of the memory, and say so. */
function findingLines(keys: ReadonlyMap<string, unknown>): readonly string[] | null {
  const [message, severity] = [keys.get('message'), keys.get('severity')];
  if (typeof message !== 'string' || typeof severity !== 'string') return null;
  const [id, path, line] = ['id', 'path', 'line'].map((key) => wordOf(keys.get(key)));
  const named = `finding${id ? ` ${id}` : ''} (${wordOf(severity)})`;
  const place = path ? ` at ${path}${line ? `:${line}` : ''}` : '';
  const relied: unknown = keys.get('relied_on');
  return [
    `${named}${place}`,
    `message: ${message}`,
    ...(Array.isArray(relied) ? relied.flatMap(reliedLine) : []),
  ];
}

/** `it relies on the memory auth/wish, which was not trusted when this was recorded: candidate_not_adopted` */
function reliedLine(one: unknown): readonly string[] {
  const keys = new Map<string, unknown>(
    typeof one === 'object' && one !== null ? Object.entries(one) : [['id', one]],
  );
  const [id, trusted] = [keys.get('id'), keys.get('trusted')];
  if (typeof id !== 'string') return [];
  const named = `it relies on the memory ${wordOf(id)}`;
  if (typeof trusted !== 'boolean') return [named];
  const was = `${named}, which was${trusted ? '' : ' not'} trusted when this was recorded`;
  return [trusted ? was : `${was}: ${wordOf(keys.get('reason'))}`];
}

/** A text or number on one line; nothing of anything else. */
function wordOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ') : '';
}
