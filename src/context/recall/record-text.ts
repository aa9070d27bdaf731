import { numbered } from '../../text/visible.js';
import { wordSet } from '../../text/words.js';

/* The words of a record of an attempt or a review, for recall. JSON becomes one line for each value, with its key. */

interface RecordText {
  /** Its title, its prompt, the files that it names. */
  readonly title: string;
  /** The file itself, or, of JSON, one line a value with its key. */
  readonly text: string;
  /** Prompts and outputs that `memtrust run --record-bodies` kept. */
  readonly bodies: readonly RecordBody[];
}

interface RecordBody {
  readonly name: (typeof BODIES)[number];
  readonly text: string;
}

/** Keys whose value has a body. */
const BODIES = ['prompt', 'stdout', 'stderr'] as const;

/** Keys whose texts are titles. */
const TITLES = wordSet(
  'title topic prompt query summary path file files changed_files changedFiles',
);

/** A record with more values contains data, not words. */
const MOST_VALUES = 2_000;

export function recordText(text: string): RecordText {
  const value = parsed(text);
  if (value === null) return { title: '', text, bodies: [] };
  const titles: string[] = [];
  const lines: string[] = [];
  const bodies: RecordBody[] = [];
  // A stack, since the nesting is untrusted.
  const open: Walked[] = [{ key: '', parent: '', value }];
  for (let next = open.pop(); next !== undefined && lines.length < MOST_VALUES; next = open.pop()) {
    const { key, value: one } = next;
    if (typeof one === 'object' && one !== null) {
      const known = Array.isArray(one) ? null : knownPart(key, one);
      if (known !== null) {
        lines.push(...known.lines);
        titles.push(...known.titles);
        bodies.push(...bodyIn({ key: 'body', parent: key, value: known.body }, bodies));
        continue;
      }
      const inside = valuesIn(one, next);
      for (let at = inside.length - 1; at >= 0; at -= 1)
        open.push(inside[at] ?? { ...next, value: null });
      continue;
    }
    const body = bodyIn(next, bodies);
    bodies.push(...body);
    if (body.length > 0 || !isWord(one)) continue;
    lines.push(key === '' ? String(one) : `${key}: ${one}`);
    if (typeof one === 'string' && TITLES.has(key)) titles.push(one);
  }
  return { title: titles.join('\n'), text: lines.join('\n'), bodies };
}

function isWord(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Every word of a record without escapes, to be searched for excluded text. */
export function wordsOfRecord(text: string): string {
  const record = recordText(text);
  return [record.text, ...record.bodies.map((body) => body.text)].join('\n');
}

/** A value of a record, its key, and the key around it. */
interface Walked {
  readonly key: string;
  readonly parent: string;
  readonly value: unknown;
}

function valuesIn(value: object, { key, parent }: Walked): Walked[] {
  return Array.isArray(value)
    ? value.map((each: unknown) => ({ key, parent, value: each }))
    : Object.entries(value).map(([name, each]: [string, unknown]) => ({
        key: name,
        parent: key,
        value: each,
      }));
}

/** A value that is the body of a prompt or an output; the first of each counts. */
function bodyIn({ key, parent, value }: Walked, before: readonly RecordBody[]): RecordBody[] {
  const name = BODIES.find((one) => one === parent);
  return key === 'body' &&
    typeof value === 'string' &&
    name !== undefined &&
    before.every((body) => body.name !== name)
    ? [{ name, text: value }]
    : [];
}

/** An object or a list; null for other texts. */
function parsed(text: string): object | null {
  if (!/^\s*[[{]/.test(text.slice(0, 1_000))) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** The digest of no bytes at all. */
const OF_NOTHING = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface KnownPart {
  readonly lines: readonly string[];
  readonly titles: readonly string[];
  readonly body: unknown;
}

/** An object of a record with a known shape, in our words; null for any other. */
function knownPart(key: string, value: object): KnownPart | null {
  const keys = new Map<string, unknown>(Object.entries(value));
  const lines = digestLines(key, keys) ?? overflowLines(keys) ?? findingLines(keys);
  const path = keys.get('path');
  return lines === null
    ? null
    : { lines, titles: typeof path === 'string' ? [path] : [], body: keys.get('body') };
}

const OF_STREAM = new Set(['digest', 'bytes', 'body', 'cut']);

/** A prompt or an output: its length, whether its words were kept, and its digest. Nothing for an empty one. */
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

/** A turn that ended without asking a model; the record has the parts. */
function overflowLines(keys: ReadonlyMap<string, unknown>): readonly string[] | null {
  if (keys.get('type') !== 'turn.completed') return null;
  const code = wordOf(keys.get('errorCode')) || wordOf(keys.get('stopReason'));
  const [used, ceiling] = [wordOf(keys.get('used')), wordOf(keys.get('ceiling'))];
  const tokens =
    used === '' || ceiling === '' ? '' : `, ${used} tokens, and ${ceiling} are allowed`;
  return [`turn.completed: ${code}${tokens}`];
}

/** The finding of a reviewer, with the labels of the memory. */
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

/** A text or number on one line; nothing for other values. */
function wordOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ') : '';
}
