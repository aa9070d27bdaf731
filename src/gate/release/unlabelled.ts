/** Entries of memory in a JSON file that do not say where they come from, what they are, or how far to believe them. */
export interface Unlabelled {
  /** Key of the list that they stand in; empty for a list that is the whole file. */
  readonly list: string;
  /** What entries of it lack. */
  readonly missing: readonly Label[];
  /** How many of them lack something; 1 for a JSON Schema, which says it of all. */
  readonly count: number;
  /** 1-based: where the list is first named. */
  readonly line: number;
}

export const LABELS = ['source', 'status', 'trust level'] as const;
export type Label = (typeof LABELS)[number];

const NAMES: Readonly<Record<Label, readonly string[]>> = {
  source: ['source_class', 'source_type', 'source', 'sources', 'source_id', 'source_ref', 'source_path', 'source_trace_ref', 'provenance', 'kind'],
  status: ['status'],
  'trust level': ['trust_level', 'trust'],
};

/** Keys that only judged memory has. */
const JUDGED = ['trusted_baseline', 'trust_level', 'source_class', 'included_in_context', 'body_included', 'memory_id'];
/** Lists whose name says memory; what stands in them must look like it too, as an album has memories as well. */
const MEMORY_LISTS: ReadonlySet<string> = new Set(['memories', 'memory', 'memory_entries', 'memory_facts', 'facts', 'accepted_facts', 'recalled_memory']);
const TEXTS = ['statement', 'body', 'content', 'text', 'summary', 'claim', 'fact', 'value'];
const KEPT = ['status', 'confidence', 'topic', 'superseded_by', 'source_ref', 'source_id', 'claim_key', 'agent_id', 'session_id', 'importance'];

/** A file without any of these is not parsed: most JSON is no memory. */
const HINT = /"(?:trusted_baseline|trust_level|source_class|included_in_context|body_included|memory_id|memories|memory|memory_entries|memory_facts|facts|accepted_facts|recalled_memory)"/;

/** Deeper lists are nobody's manifest. */
const DEEPEST = 12;
/** Lists of one file that are named; what more there are is counted together. */
const MOST_LISTS = 20;
/** Values that are looked at: a file of a megabyte has fewer. */
const MOST_VALUES = 200_000;

type Item = Readonly<Record<string, unknown>>;

/** The lists of one JSON file or JSON Schema; none where the text is no JSON. Linear. */
export function unlabelledIn(text: string): readonly Unlabelled[] {
  if (!HINT.test(text)) return [];
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  const found = new Map<string, Unlabelled>();
  let left = MOST_VALUES;
  const walk = (value: unknown, name: string, depth: number): void => {
    left -= 1;
    if (depth > DEEPEST || left < 0) return;
    if (Array.isArray(value)) {
      add(name, value.filter(isItem));
      for (const item of value) walk(item, name, depth + 1);
    } else if (isItem(value) && !isItem(value['expect'])) {
      // A case that says what it expects is a test, and so is the schema of one.
      for (const [key, own] of Object.entries(value)) {
        const columns = columnsOf(own, data);
        if (columns !== null) add(key, [columns]);
        walk(own, key, depth + 1);
      }
    }
  };
  const add = (name: string, items: readonly Item[]): void => {
    const entries = items.filter((item) => isMemory(name, item));
    const lacking = entries.map(missingIn).filter((labels) => labels.length > 0);
    if (lacking.length === 0) return;
    const missing = LABELS.filter((label) => lacking.some((labels) => labels.includes(label)));
    const list = found.has(name) || found.size < MOST_LISTS ? name : '';
    const before = found.get(list);
    found.set(list, { list, missing: LABELS.filter((label) => missing.includes(label) || before?.missing.includes(label) === true), count: lacking.length + (before?.count ?? 0), line: before?.line ?? lineOf(text, list) });
  };
  walk(data, '', 0);
  return [...found.values()];
}

/** The keys that a JSON Schema gives to the items of a list, as an item; null where it is none. */
function columnsOf(schema: unknown, root: unknown): Item | null {
  if (!isItem(schema) || schema['type'] !== 'array') return null;
  const items = resolved(schema['items'], root);
  const properties = isItem(items) ? items['properties'] : undefined;
  return isItem(properties) ? Object.fromEntries(Object.keys(properties).map((key) => [key, 'stated'])) : null;
}

/** A reference into the same file, one step. */
function resolved(schema: unknown, root: unknown): unknown {
  const reference = isItem(schema) ? schema['$ref'] : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return schema;
  let value: unknown = root;
  for (const part of reference.slice(2).split('/').slice(0, DEEPEST)) value = isItem(value) ? value[part] : undefined;
  return value;
}

/** What a test expects of memory is no memory. */
function isMemory(list: string, item: Item): boolean {
  const keys = new Set(Object.keys(item));
  if ([...keys].some((key) => key.startsWith('expected_'))) return false;
  if (JUDGED.some((key) => keys.has(key))) return true;
  return MEMORY_LISTS.has(list) && TEXTS.some((key) => keys.has(key)) && KEPT.some((key) => keys.has(key));
}

function missingIn(item: Item): readonly Label[] {
  return LABELS.filter((label) => !NAMES[label].some((name) => isStated(item[name])));
}

function isStated(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(text: string, list: string): number {
  const at = list === '' ? 0 : text.indexOf(JSON.stringify(list));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
