import {
  areTexts,
  carrierOf,
  holdsMemory,
  ID_LIST,
  isExpectation,
  isInterface,
  isItem,
  isMemory,
  isOfManifest,
  manifestsWithin,
  mayCarryMemory,
  snakeCase,
  type Carrier,
  type Item,
} from './carried.js';

/*
 * Which lists of memory in a JSON file do not say where entries come from, what they are, or how far
 * to believe them? `{"memories": [{"text": "Run npm ci first."}]}` lacks all three labels.
 *
 * `scan-files.ts` calls `unlabelledIn`, and the rule `unlabelled-memory` (MT708) makes findings of it. What
 * counts as memory at all is in `carried.ts`. Safe error: a list that is missed, since most JSON is no
 * memory. You may add a name of a label to `NAMES` (in no order that counts), or a status; the caps may
 * rise. When it is wrong, `__tests__/gate/release-labels.test.ts` and
 * `__tests__/gate/rules/unlabelled-memory.test.ts` fail. The name of the list and the missing labels, in
 * the order of `LABELS`, are the `key` of findings that users accepted.
 */

/** Entries of memory in a JSON file that do not say where they come from, what they are, or how far to believe them. */
export interface Unlabelled {
  /** Key of the list that they stand in; empty for a list that is the whole file. */
  readonly list: string;
  /** What entries of it lack. */
  readonly missing: readonly MemoryLabel[];
  /** How many of them lack something; 1 for a JSON Schema, which says it of all. */
  readonly count: number;
  /** 1-based: where the list is first named. */
  readonly line: number;
}

export const LABELS = ['source', 'status', 'trust level'] as const;
export type MemoryLabel = (typeof LABELS)[number];

/** Names of keys that state a label, the most usual first: `"trust": "candidate"` states the trust level. */
const NAMES: Readonly<Record<MemoryLabel, readonly string[]>> = {
  source: [
    'source_class',
    'source_type',
    'source',
    'sources',
    'source_id',
    'source_ref',
    'source_path',
    'source_file_path',
    'source_trace_ref',
    'provenance',
    'kind',
  ],
  status: ['status'],
  'trust level': ['trust_level', 'trust'],
};

/** Deeper lists are nobody's manifest. */
const DEEPEST = 12;
/** Lists of one file that are named, as many as somebody mends at once; what more there are is counted together. */
const MOST_LISTS = 20;
/** Values that are looked at: a file of a megabyte has fewer. */
const MOST_VALUES = 200_000;

/**
 * Statuses that an entry of memory may have, such as `stale` or `policy-blocked`: `"status": "ok"` over a list says
 * nothing of what stands in it.
 */
const STATUS =
  /^(?:accepted|candidate|advisory|superseded|stale|policy[_-]blocked|rejected|excluded)$/i;

/**
 * The lists of one JSON file, of one with a JSON value a line, or of a JSON Schema; none where the
 * text is none of them. Linear.
 *
 * @param path tells what the file is about, where its keys do not.
 */
export function unlabelledIn(text: string, path: string): readonly Unlabelled[] {
  if (!mayCarryMemory(text, path)) return [];
  const data = valuesOf(text, LINES.test(path));
  if (data === undefined || isInterface(data)) return [];
  const found = new Look(text, data, carrierOf(path, data)).unlabelled();
  const [first, ...others] = manifestsWithin(path, data);
  if (first === undefined) return found;
  // Walked together, as one text may hold thousands. What they lack was perhaps found from the root as well.
  const below = new Look(text, [first, ...others], carrierOf(path, first)).unlabelled();
  return [...new Map([...found, ...below].map((one) => [one.list, one])).values()];
}

/** Files with a JSON value a line. */
const LINES = /\.(?:jsonl|ndjson)$/i;

/** One value, or one a line, whatever the file is called; undefined where it is neither. */
function valuesOf(text: string, isLines: boolean): unknown {
  const shown = text.replace(/^\uFEFF/, '');
  const one = isLines ? undefined : parsed(shown);
  if (one !== undefined) return one;
  const lines = shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // One line that is no JSON ends it, so that a text of another kind is not tried line by line.
  const values: unknown[] = [];
  for (const line of lines) {
    const value = parsed(line);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Undefined where a text is no JSON, which no JSON value is. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * One walk through the value of a file. `found` has the lists that lack something, by their names. A label
 * that an object states of all below it holds for texts there; a record needs its own.
 */
class Look {
  private readonly found = new Map<string, Unlabelled>();
  /** Entries with every label, by their ids: a list of ids says nothing more of them. */
  private readonly labelled = new Set<string>();
  private readonly ids: { readonly list: string; readonly ids: readonly string[] }[] = [];
  private left = MOST_VALUES;

  constructor(
    private readonly text: string,
    private readonly data: unknown,
    private readonly carrier: Carrier,
  ) {}

  unlabelled(): readonly Unlabelled[] {
    this.walk(this.data, '', 0, LABELS);
    if (isItem(this.data)) this.map('', this.data, LABELS);
    for (const { list, ids } of this.ids)
      this.add(
        list,
        ids.filter((id) => !this.labelled.has(id)).map(() => LABELS),
      );
    return [...this.found.values()];
  }

  /** @param lacking labels that nothing above states of all that stands below. */
  private walk(value: unknown, name: string, depth: number, lacking: readonly MemoryLabel[]): void {
    this.left -= 1;
    if (depth > DEEPEST || this.left < 0) return;
    if (Array.isArray(value)) {
      this.list(name, value, lacking);
      for (const item of value) this.walk(item, name, depth + 1, lacking);
    } else if (isItem(value) && !isItem(value['expect']) && !isExpectation(value)) {
      // A case that says what it expects is a test, and so is the schema of one.
      const below = lacking.filter((label) => !saysOfAll(value, label));
      for (const [key, own] of Object.entries(value)) {
        const columns = columnsOf(own, this.data);
        if (columns !== null) this.items(key, [columns]);
        else if (isItem(own)) this.map(key, own, below);
        else if (
          typeof own === 'string' &&
          this.carrier.isMemory &&
          areTexts(key, [own], this.carrier)
        )
          this.add(key, [below]);
        this.walk(own, key, depth + 1, below);
      }
    }
  }

  /** A list of records, of texts, or of ids. */
  private list(name: string, values: readonly unknown[], lacking: readonly MemoryLabel[]): void {
    this.items(name, values.filter(isItem));
    const texts = values.filter((value) => typeof value === 'string');
    if (texts.length === 0) return;
    if (areTexts(name, texts, this.carrier))
      this.add(
        name,
        texts.map(() => lacking),
      );
    else if (ID_LIST.test(snakeCase(name)) || isOfManifest(name, this.carrier))
      this.ids.push({ list: name, ids: texts });
  }

  /** Entries by their ids: all of them records, or all of them texts. */
  private map(name: string, entries: Item, lacking: readonly MemoryLabel[]): void {
    if (
      !holdsMemory(name, this.carrier) ||
      isItem(entries['expect']) ||
      isItem(entries['properties'])
    )
      return;
    const values = Object.values(entries);
    const items = values.filter(isItem);
    if (items.length === values.length) this.items(name, items);
    // At the root, lists have names of their own.
    else if (
      (name !== '' || values.every((value) => typeof value === 'string')) &&
      areTexts(name, values, this.carrier)
    )
      this.add(
        name,
        values.map(() => lacking),
      );
  }

  /** Records, each with its own labels: what stands above them says nothing of a record. */
  private items(name: string, items: readonly Item[]): void {
    const missing = items
      .filter((item) => isMemory(name, item, this.carrier))
      .map((item) => {
        const labels = missingIn(item);
        const id = item['source_id'] ?? item['id'];
        if (labels.length === 0 && typeof id === 'string') this.labelled.add(id);
        return labels;
      });
    this.add(name, missing);
  }

  /** @param entries for each entry of the list the labels that it lacks; none where it lacks nothing. */
  private add(name: string, entries: readonly (readonly MemoryLabel[])[]): void {
    const lacking = entries.filter((labels) => labels.length > 0);
    if (lacking.length === 0) return;
    const list = this.found.has(name) || this.found.size < MOST_LISTS ? name : '';
    const before = this.found.get(list);
    const missing = LABELS.filter(
      (label) =>
        before?.missing.includes(label) === true ||
        lacking.some((labels) => labels.includes(label)),
    );
    this.found.set(list, {
      list,
      missing,
      count: lacking.length + (before?.count ?? 0),
      line: before?.line ?? lineOf(this.text, list),
    });
  }
}

/** The keys that a JSON Schema gives to the items of a list, as an item; null where it is none. */
function columnsOf(schema: unknown, root: unknown): Item | null {
  if (!isItem(schema) || schema['type'] !== 'array') return null;
  const items = resolved(schema['items'], root);
  const properties = isItem(items) ? items['properties'] : undefined;
  return isItem(properties)
    ? Object.fromEntries(Object.keys(properties).map((key) => [key, 'stated']))
    : null;
}

/** A reference into the same file, one step. */
function resolved(schema: unknown, root: unknown): unknown {
  const reference = isItem(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return schema;
  let value: unknown = root;
  for (const part of reference.slice(2).split('/').slice(0, DEEPEST))
    value = isItem(value) ? value[part] : undefined;
  return value;
}

/** Labels that an entry lacks; one may keep them together under `metadata`. */
function missingIn(item: Item): readonly MemoryLabel[] {
  const more = isItem(item['metadata']) ? item['metadata'] : {};
  return LABELS.filter(
    (label) => !NAMES[label].some((name) => isStated(item[name]) || isStated(more[name])),
  );
}

/** Whether an object states a label of all that stands below it. */
function saysOfAll(item: Item, label: MemoryLabel): boolean {
  return NAMES[label].some(
    (name) =>
      isStated(item[name]) &&
      (label !== 'status' || (typeof item[name] === 'string' && STATUS.test(item[name]))),
  );
}

/** Whether a label says something: not an empty text, `{}`, `[]`, null or a number. */
function isStated(value: unknown): boolean {
  return typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The line where a list is first named; 1 for the whole file, and where its name is written with escapes. */
function lineOf(text: string, list: string): number {
  const at = list === '' ? 0 : text.indexOf(JSON.stringify(list));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
