import { knownPart } from './record-parts.js';

/*
 * What does a record of an attempt or a review say, as words that can be found? `{"prompt": "Fix the retry", "exit":
 * 1}` gives the lines `prompt: Fix the retry` and `exit: 1`, and the title "Fix the retry".
 */

/** What a record of an attempt or a review says, whoever wrote it. */
export interface RecordText {
  /** What it is about: its title, its prompt, the files that it names. */
  readonly title: string;
  /** As it is, or, of JSON, one line a value with its key. */
  readonly text: string;
  /** What `memtrust run --record-bodies` kept of what was asked and printed: too long to stand in the text. */
  readonly bodies: readonly RecordBody[];
}

export interface RecordBody {
  readonly name: (typeof BODIES)[number];
  readonly text: string;
}

/** Keys whose value has a body. */
const BODIES = ['prompt', 'stdout', 'stderr'] as const;

/** Keys whose texts say what a record is about. */
const TITLES = new Set([
  'title',
  'topic',
  'prompt',
  'query',
  'summary',
  'path',
  'file',
  'files',
  'changed_files',
  'changedFiles',
]);

/** Values of one record; one with more holds data, not words. */
const MOST_VALUES = 2_000;

/** Reads a record as JSON where it is some, else as the text that it is. Never throws. */
export function recordText(text: string): RecordText {
  const value = parsed(text);
  if (value === null) return { title: '', text, bodies: [] };
  const titles: string[] = [];
  const lines: string[] = [];
  const bodies: RecordBody[] = [];
  // Nesting is a stranger's, so it is walked without recursion.
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

/** All that a record says, escapes undone: what the policy keeps unsaid is looked for in it. */
export function wordsOfRecord(text: string): string {
  const record = recordText(text);
  return [record.text, ...record.bodies.map((body) => body.text)].join('\n');
}

/** A value of a record, the key that it has, and the one around it. */
interface Walked {
  readonly key: string;
  readonly parent: string;
  readonly value: unknown;
}

/** The values of a list, or of an object with their keys. */
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

/** An object or a list; null for any other text, which is then no JSON of a record. */
function parsed(text: string): object | null {
  if (!/^\s*[[{]/.test(text.slice(0, 1_000))) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
