import { composeYaml } from '../../languages/data/yaml-values.js';
import {
  areTexts,
  carrierOf,
  holdsMemory,
  isExpectation,
  isIdList,
  isItem,
  isJudged,
  isMemory,
  isTrustedList,
  mayCarryMemory,
  carrierBelow,
  type Carrier,
  type Item,
} from './memory-data.js';

/**
 * Which lists of memory in a JSON or YAML file do not say where entries come from, what they are, or how far to believe
 * them, or say what cannot be? A candidate with the trust level `trusted` contradicts itself.
 */

/** Entries of one list whose labels are missing or wrong. */
export interface Unlabelled {
  /** Key of the list that they are in; empty for a list that is the whole file. */
  readonly list: string;
  readonly faults: readonly LabelFault[];
  /** How many of them are at fault. */
  readonly count: number;
  /** 1-based: where the list is first named. */
  readonly line: number;
}

const LABELS = ['source', 'status', 'trust level'] as const;
type MemoryLabel = (typeof LABELS)[number];
/** In the order in which messages name them; a label by itself is missing. */
export const LABEL_FAULTS = [
  ...LABELS,
  'unknown status',
  'unknown trust level',
  'contradiction',
] as const;
export type LabelFault = (typeof LABEL_FAULTS)[number];

/** Names of keys that state a label, the most usual first. */
const NAMES: Readonly<Record<MemoryLabel, readonly string[]>> = {
  source: [
    'source_class',
    'source_type',
    'source',
    'source_id',
    'source_ref',
    'source_path',
    'source_file_path',
    'source_trace_ref',
    'sources',
    'provenance',
    'kind',
  ],
  status: ['status'],
  'trust level': ['trust_level', 'trust'],
};
const STATUS =
  /^(?:accepted|candidate|advisory|superseded|stale|policy[_-]blocked|rejected|excluded)$/i;
const TRUST =
  /^(?:trusted|advisory|evidence|candidate|superseded|stale|policy[_-]blocked|untrusted|excluded)$/i;
/** With these, what was accepted is not what it says. */
const NOT_BELIEVED = /^(?:candidate|superseded|stale|policy[_-]blocked|untrusted|excluded)$/i;

/** No manifest is nested deeper. */
const DEEPEST = 12;
/** Lists of one file that are named; what more there are is counted together. */
const MOST_LISTS = 20;
/** Values that are looked at: a file of a megabyte has fewer. */
const MOST_VALUES = 200_000;
/** Files with a JSON value a line, and those in YAML. */
const LINES = /\.(?:jsonl|ndjson)$/i;
const YAML = /\.ya?ml$/i;

/**
 * The lists of one JSON or YAML file, or of one with a JSON value a line; none where the text is none of them. Linear.
 *
 * @param path tells what the file is about, where its keys do not.
 * @param isKnown whether the policy names the file, or a store holds it.
 */
export function unlabelledIn(text: string, path: string, isKnown = false): readonly Unlabelled[] {
  if (!isKnown && !mayCarryMemory(text, path)) return [];
  const data = YAML.test(path) ? yamlValues(text) : jsonValues(text, LINES.test(path));
  return data === undefined
    ? []
    : new LabelCheck(text).faults(data, carrierOf(path, data, isKnown));
}

/** The value of one document, or a list of several. */
function yamlValues(text: string): unknown {
  try {
    const values = composeYaml(text).map((document): unknown =>
      document.toJS({ maxAliasCount: 100 }),
    );
    return values.length === 1 ? values[0] : values;
  } catch {
    return undefined;
  }
}

/** One value, or one a line, whatever the file is called; undefined where it is neither. */
function jsonValues(text: string, isLines: boolean): unknown {
  const shown = text.replace(/^\uFEFF/, '');
  const one = isLines ? undefined : parsed(shown);
  if (one !== undefined) return one;
  const values: unknown[] = [];
  // One line that is no JSON ends it, so that a text of another kind is not tried line by line.
  for (const line of shown.split('\n')) {
    if (line.trim() === '') continue;
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

/** One walk through the value of a file. */
class LabelCheck {
  private readonly found = new Map<string, Unlabelled>();
  /** What entries are at fault for, by their ids. */
  private readonly entries = new Map<
    string,
    { readonly status: string; readonly faults: readonly LabelFault[] }
  >();
  private readonly ids: { readonly list: string; readonly ids: readonly string[] }[] = [];
  private readonly judged = new WeakSet<Item>();
  private left = MOST_VALUES;

  constructor(private readonly text: string) {}

  faults(data: unknown, carrier: Carrier): readonly Unlabelled[] {
    if (isItem(data)) {
      if (isJudged(data)) this.items('', [data], carrier);
      this.map('', data, carrier, LABELS);
    }
    this.walk(data, '', carrier, LABELS, 0);
    for (const { list, ids } of this.ids)
      this.add(
        list,
        ids.map((id) => this.faultsOfId(list, id)),
      );
    return [...this.found.values()];
  }

  /** @param lacking labels that nothing above states of all that is below. */
  private walk(
    value: unknown,
    name: string,
    carrier: Carrier,
    lacking: readonly MemoryLabel[],
    depth: number,
  ): void {
    this.left -= 1;
    if (depth > DEEPEST || this.left < 0) return;
    if (Array.isArray(value)) {
      this.list(name, value, carrier, lacking);
      for (const item of value) this.walk(item, name, carrier, lacking, depth + 1);
    } else if (isItem(value) && !isExpectation(value)) {
      const below = lacking.filter((label) => !saysOfAll(value, label));
      const inner = carrierBelow(value, carrier);
      for (const [key, own] of Object.entries(value)) {
        if (isItem(own)) this.map(key, own, inner, below);
        else if (typeof own === 'string' && inner.isMemory && areTexts(key, [own], inner))
          this.add(key, [below]);
        this.walk(own, key, inner, below, depth + 1);
      }
    }
  }

  /** A list of records, of texts, or of ids. */
  private list(
    name: string,
    values: readonly unknown[],
    carrier: Carrier,
    lacking: readonly MemoryLabel[],
  ): void {
    this.items(name, values.filter(isItem), carrier);
    const texts = values.filter((value) => typeof value === 'string');
    if (texts.length === 0) return;
    if (areTexts(name, texts, carrier))
      this.add(
        name,
        texts.map(() => lacking),
      );
    else if (isIdList(name, carrier) || isTrustedList(name))
      this.ids.push({ list: name, ids: texts });
  }

  /** Entries by their ids: all of them records, or all of them texts; or one record by itself. */
  private map(
    name: string,
    entries: Item,
    carrier: Carrier,
    lacking: readonly MemoryLabel[],
  ): void {
    if (isExpectation(entries)) return;
    if (name !== 'metadata' && 'trusted_baseline' in entries) this.items(name, [entries], carrier);
    const values = Object.values(entries);
    const items = values.filter(isItem);
    if (items.length === values.length && holdsMemory(name, carrier))
      this.items(name, items, carrier);
    // At the root, lists have names of their own.
    else if (
      (name !== '' || values.every((value) => typeof value === 'string')) &&
      areTexts(name, values, carrier)
    )
      this.add(
        name,
        values.map(() => lacking),
      );
  }

  /** Records, each with its own labels: what is above them says nothing of a record. */
  private items(name: string, items: readonly Item[], carrier: Carrier): void {
    const faults = items
      .filter((item) => !this.judged.has(item) && isMemory(name, item, carrier))
      .map((item) => {
        this.judged.add(item);
        const own = faultsOf(item, isTrustedList(name));
        const id = item['source_id'] ?? item['id'];
        if (typeof id === 'string') this.entries.set(id, { status: statusOf(item), faults: own });
        return own;
      });
    this.add(name, faults);
  }

  /** An id of an entry with labels needs none; one of no entry says nothing of what it names. */
  private faultsOfId(list: string, id: string): readonly LabelFault[] {
    const entry = this.entries.get(id);
    if (isTrustedList(list) && entry !== undefined && entry.status !== 'accepted')
      return ['contradiction'];
    const isMemoryList = !isTrustedList(list) || /memor/i.test(list);
    return isMemoryList && entry?.faults.length !== 0 ? LABELS : [];
  }

  /** @param entries for each entry of the list its faults; none where it has none. */
  private add(name: string, entries: readonly (readonly LabelFault[])[]): void {
    const wrong = entries.filter((faults) => faults.length > 0);
    if (wrong.length === 0) return;
    const list = this.found.has(name) || this.found.size < MOST_LISTS ? name : '';
    const before = this.found.get(list);
    const all = new Set([...(before?.faults ?? []), ...wrong.flat()]);
    this.found.set(list, {
      list,
      faults: LABEL_FAULTS.filter((fault) => all.has(fault)),
      count: wrong.length + (before?.count ?? 0),
      line: before?.line ?? lineOf(this.text, list),
    });
  }
}

/** @param isListedAsTrusted whether the name of its list says that it is trusted. */
function faultsOf(item: Item, isListedAsTrusted: boolean): readonly LabelFault[] {
  const missing = LABELS.filter((label) => !isLabelled(item, label));
  const [status, trust] = [labelIn(item, 'status'), labelIn(item, 'trust level')];
  const faults: LabelFault[] = [];
  if (status !== null && !STATUS.test(status)) faults.push('unknown status');
  if (trust !== null && !TRUST.test(trust)) faults.push('unknown trust level');
  if (contradicts(item, isListedAsTrusted)) faults.push('contradiction');
  // A list of trusted ids has labels elsewhere.
  return isListedAsTrusted && faults.length > 0 ? faults : [...missing, ...faults];
}

/** Only what was accepted is trusted, and only what is trusted is in the baseline. */
function contradicts(item: Item, isListedAsTrusted: boolean): boolean {
  const status = statusOf(item);
  const isBaseline = isListedAsTrusted || String(item['trusted_baseline']) === 'true';
  const trust = (labelIn(item, 'trust level') ?? 'trusted').toLowerCase();
  const saysTrusted = isBaseline || labelIn(item, 'trust level')?.toLowerCase() === 'trusted';
  return (
    (saysTrusted && (status !== 'accepted' || item['source_class'] === 'candidate_memory')) ||
    (isBaseline && trust !== 'trusted') ||
    (labelIn(item, 'status') !== null && status === 'accepted' && NOT_BELIEVED.test(trust))
  );
}

/** One that is not stated contradicts nothing. */
function statusOf(item: Item): string {
  return (labelIn(item, 'status') ?? 'accepted').toLowerCase();
}

/** Whether an entry states a label; one may keep them together under `metadata`. */
function isLabelled(item: Item, label: MemoryLabel): boolean {
  const more = isItem(item['metadata']) ? item['metadata'] : {};
  return NAMES[label].some((name) => isStated(item[name]) || isStated(more[name]));
}

/** What an entry states as a label; null where that is no text. */
function labelIn(item: Item, label: 'status' | 'trust level'): string | null {
  const more = isItem(item['metadata']) ? item['metadata'] : {};
  const said = NAMES[label].flatMap((name) => [item[name], more[name]]);
  return (
    said.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? null
  );
}

/** Whether an object states a label of all that is below it. `"status": "ok"` says nothing of what is in a list. */
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
  const quoted = list === '' ? 0 : text.indexOf(JSON.stringify(list));
  const at =
    quoted < 0
      ? text.search(new RegExp(`^[ \\t-]*${list.replace(/\W/g, '.')}[ \\t]*:`, 'm'))
      : quoted;
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
