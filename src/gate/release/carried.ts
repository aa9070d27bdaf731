import { joined } from '../../text/pattern.js';

/*
 * Is what stands in a JSON file memory of an agent? `{"long_term_memory": […]}` is; a translation with
 * the key `memory` is not, nor is an album of `memories` with photos. Names of keys, the name of the
 * file and the texts decide.
 *
 * `unlabelled.ts` asks; which labels are missing is its own question. Safe error: to miss one. You may add a
 * name of a key or of a file. When it is wrong, `__tests__/gate/release-labels.test.ts` fails. Lists of keys
 * have no order and hold snake case, which is what keys are turned into; a word of `JUDGED` alone makes an
 * entry memory, so add there only what no other data has. `HINT` must find every file that a new word is in.
 */

/** A JSON object: one entry of a list or map. Names of keys are compared in snake case. */
export type Item = Readonly<Record<string, unknown>>;

/** Keys that only judged memory has: one of them is enough. */
const JUDGED = [
  'trusted_baseline',
  'trust_level',
  'source_class',
  'included_in_context',
  'body_included',
  'memory_id',
];
/** Keys under which an entry of memory has its text. Other data has them too, so they are never enough alone. */
const TEXTS = [
  'statement',
  'body',
  'content',
  'text',
  'summary',
  'claim',
  'fact',
  'value',
  'memory',
  'note',
  'observation',
  'observations',
  'lesson',
  'decision',
  'rule',
];
/** Keys of bookkeeping: with a text, in a list whose name says memory, they make an entry memory. */
const KEPT = [
  'status',
  'confidence',
  'topic',
  'superseded_by',
  'source_ref',
  'source_id',
  'claim_key',
  'agent_id',
  'session_id',
  'importance',
];
/** Keys of what people look at: an album has memories as well. */
const SHOWN = [
  'photo',
  'photos',
  'image',
  'images',
  'img',
  'thumbnail',
  'video',
  'src',
  'href',
  'url',
];

/** Lists and maps whose name says memory: `memories`, `agent_memory`, `memory_entries`, `facts`, `project_facts`. */
const MEMORY_NAME = new RegExp(joined`
  ^(?:\w{1,20}_)?memor(?:y|ies)(?:_(?:entries|facts|items|records|notes|list|context))?$
  |^(?:accepted_|candidate_|trusted_|known_|repo_|project_)?facts$`);
/** `memory` alone is a figure, a setting or a heading as often. */
const LOOSE_NAME = /^memory$/;
/** Lists that hold memory where the file says that it is about memory: `entries`, `notes`, one without a name. */
const PLAIN_NAME = new RegExp(joined`
  ^(?:
    |entries|facts|memory|items|results|selected|skipped|records|notes|learnings|lessons|decisions
    |statements|context|knowledge|recall|recalled
  )$`);

/** Names of ids rather than of texts: `selected_memories: ["auth/owner"]`. */
export const ID_LIST = /^(?:selected|skipped|recalled|trusted)_memor(?:y|ies)$/;

/**
 * A file without any of these is not parsed: most JSON is no memory. Found: `"trust_level"`, `"user_memories"`, an id
 * such as `"fact:auth/owner"`, and `\u0066`, since keys may be written with escapes.
 */
const HINT = new RegExp(
  joined`
    "(?:
        trusted_baseline|trust_level|source_class|included_in_context|body_included
        |\w{0,30}memor(?:y|ies)\w{0,30}|\w{0,30}facts|budget_?chars|skipped|claim_key
        |superseded_by|topic|metadata|ait\.\w{1,40}|memtrust\.\w{1,40}
      )"
    |"(?:fact|candidate|memory|note|attempt|live)[:/]
    |\\u00[46-7]`,
  'i',
);
/** Files that are about memory by their path: `memory/a.json`, `.ai/recall.json`, `x/context-manifest.json`. */
const MEMORY_PATH =
  /(?:^|[/._-])(?:memor(?:y|ies)|recall(?:ed|s)?|context[._-]manifest)(?=[/._-])/i;
/** What people read on a screen, since translations name everything: `locales/a.json`, `i18n/a.json`, `pt-BR.json`. */
const TRANSLATIONS = new RegExp(
  joined`
    (?:^|\/)(?:locales?|i18n|lang(?:uages?)?|translations?|messages|_locales|l10n)\/
    |(?:^|\/)[a-z]{2}(?:[-_][a-z]{2,4})?\.json$`,
  'i',
);

/** Keys at the root of documents that carry memory and nothing else. */
const MEMORY_ROOT = [
  'memory_query',
  'selected_memory',
  'skipped_memory',
  'trusted_baseline_refs',
  'budget_chars',
  'rendered_chars',
  'policy_exclusions',
];
/** What a file says of itself under `schema`, `kind` or `type`: `ait.manifest`, `memtrust.recall`, `agent-memory`. */
const MEMORY_KIND =
  /^(?:ait|memtrust)\.|(?:^|[._-])(?:memor(?:y|ies)|recall|context[._-]manifest)(?:[._-]|$)/i;

/** Keys at the root of manifests alone. */
const MANIFEST_ROOT = ['selected_memory', 'skipped_memory', 'trusted_baseline_refs'];
/** Matches "ait.context_manifest", "context-manifest"; not "web_manifest". */
const MANIFEST =
  /(?:^|[._-])(?:context|memory)[._-]manifest(?:[._-]|$)|^(?:ait|memtrust)\.manifest$/i;
/** A manifest further down is nobody's. */
const DEEPEST_MANIFEST = 12;
/** Where a manifest lists what it is about. What it skipped is given to nobody, so `skipped_memory` needs no labels. */
const MANIFEST_LIST = /^(?:entries|selected|skipped|selected_memory)$/;

/** Whether a list of a manifest holds its entries. */
export function isOfManifest(list: string, { isManifest }: Carrier): boolean {
  return isManifest && MANIFEST_LIST.test(snakeCase(list));
}

/** Whether a file may carry memory at all. */
export function mayCarryMemory(text: string, path: string): boolean {
  return HINT.test(text) || MEMORY_PATH.test(path);
}

/** What is known of a file before its lists are looked at. */
export interface Carrier {
  /** Whether the file as a whole is about memory. */
  readonly isMemory: boolean;
  /** Whether it is a manifest: then whatever it lists as an entry is memory, with a text or without. */
  readonly isManifest: boolean;
  readonly isTranslation: boolean;
  /** Its name without folders and endings, as the name of what it holds at its root. */
  readonly stem: string;
}

/** @param data the parsed file. */
export function carrierOf(path: string, data: unknown): Carrier {
  const root = isItem(data) ? data : {};
  const keys = new Set(Object.keys(root).map(snakeCase));
  const isAnswer = ['query', 'selected', 'skipped'].every((key) => keys.has(key));
  const names = ['schema', 'kind', 'type'].flatMap((key) => {
    const value = root[key];
    return typeof value === 'string' ? [value] : [];
  });
  const isNamed = names.some((one) => MEMORY_KIND.test(one));
  // A package or plugin is a program for memory and carries none.
  const isPackage = typeof root['name'] === 'string' && typeof root['version'] === 'string';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    isMemory:
      isAnswer ||
      MEMORY_ROOT.some((key) => keys.has(key)) ||
      (!isPackage && (isNamed || MEMORY_PATH.test(path))),
    isManifest:
      MANIFEST_ROOT.some((key) => keys.has(key)) || names.some((one) => MANIFEST.test(one)),
    isTranslation: TRANSLATIONS.test(path),
    stem: snakeCase(name.replace(/\..*$/, '')),
  };
}

/** The manifests that a file holds below its root, in a list or under any key; none where it is one itself. */
export function manifestsWithin(path: string, data: unknown): readonly unknown[] {
  const found: unknown[] = [];
  const open: [value: unknown, depth: number][] = [[data, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null || depth > DEEPEST_MANIFEST) continue;
    if (isItem(value) && carrierOf(path, value).isManifest) {
      if (depth > 0) found.push(value);
      continue;
    }
    for (const inner of Object.values(value)) open.push([inner, depth + 1]);
  }
  return found;
}

/** The description of an interface says what a server answers; its schemas are of no manifest. */
export function isInterface(data: unknown): boolean {
  return (
    isItem(data) && (typeof data['openapi'] === 'string' || typeof data['swagger'] === 'string')
  );
}

/** Whether an entry of a list or map is memory. What a test expects of memory is none. */
export function isMemory(list: string, item: Item, carrier: Carrier): boolean {
  const keys = Object.keys(item).map(snakeCase);
  if (isExpectation(item)) return false;
  const has = (names: readonly string[]): boolean => names.some((name) => keys.includes(name));
  if (has(JUDGED) || isOfManifest(list, carrier)) return true;
  if (!has(TEXTS) || has(SHOWN)) return false;
  const says = (): boolean =>
    Object.entries(item).some(([key, value]) => TEXTS.includes(snakeCase(key)) && isSaid(value));
  if (MEMORY_NAME.test(nameOf(list, carrier)) && has(KEPT)) return true;
  return (holdsMemory(list, carrier) || isOwnMemory(item, keys)) && says();
}

/** What a test expects: a case of a review benchmark has `expected_findings` beside `misleading_memory`. */
export function isExpectation(item: Item): boolean {
  return Object.keys(item).some((key) => snakeCase(key).startsWith('expected_'));
}

/** Whether a list or map holds memory by its name, and by what the file is about. */
export function holdsMemory(list: string, carrier: Carrier): boolean {
  const name = nameOf(list, carrier);
  return MEMORY_NAME.test(name)
    ? carrier.isMemory || !LOOSE_NAME.test(name)
    : carrier.isMemory && PLAIN_NAME.test(name);
}

/** Whether texts that stand in a list or map by themselves are memory. */
export function areTexts(list: string, values: readonly unknown[], carrier: Carrier): boolean {
  return (
    values.length > 0 &&
    !carrier.isTranslation &&
    values.every(isSaid) &&
    holdsMemory(list, carrier)
  );
}

/** A record that is memory wherever it stands: by its kind, its id, or the fields of a fact. */
function isOwnMemory(item: Item, keys: readonly string[]): boolean {
  const states = (names: readonly string[], pattern: RegExp): boolean =>
    names.some((name) => typeof item[name] === 'string' && pattern.test(item[name]));
  if (
    states(
      ['kind', 'type'],
      /^(?:\w{1,20}[_-])?memor(?:y|ies)(?:[_-]\w{1,20})?$|^(?:accepted|candidate|curated)[_-](?:fact|note)$/i,
    )
  )
    return true;
  if (states(['id', 'source_id', 'ref'], /^(?:fact|candidate|memory|note|attempt|live)[:/]/))
    return true;
  if (
    keys.includes('claim_key') ||
    (keys.includes('topic') && (keys.includes('body') || keys.includes('statement')))
  )
    return true;
  // What a search of memory answers: `ait memory search`, mem0.
  if (['kind', 'id', 'score', 'text', 'metadata'].every((key) => keys.includes(key))) return true;
  return typeof item['memory'] === 'string' && keys.includes('id');
}

/** The root has no name but that of its file. */
function nameOf(list: string, { stem }: Carrier): string {
  const name = snakeCase(list);
  return name === '' && MEMORY_NAME.test(stem) ? stem : name;
}

/**
 * A sentence, or several: four words, or three and a full stop; of Chinese, Japanese and Korean six characters. Six of
 * ten words must be of letters alone, so that `2024-01-02 GET /api 200` is none.
 */
export function isSaid(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => typeof one === 'string') && value.some(isSaid);
  if (typeof value !== 'string' || value.length > LONGEST_TEXT)
    return typeof value === 'string' && value.includes(' ');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{6}/u.test(value))
    return true;
  const words = value.trim().split(/\s+/);
  const plain = words.filter((word) =>
    /^["'(]?\p{L}[\p{L}'’-]*["')]?[.,;:!?]*$/u.test(word),
  ).length;
  return (
    plain >= words.length * 0.6 &&
    (words.length >= 4 || (words.length === 3 && /[.!?]$/.test(value.trim())))
  );
}

/** Characters: a longer text with blanks is prose, and is not cut into words. */
const LONGEST_TEXT = 2_000;

/** `memoryEntries` and `memory-entries` are `memory_entries`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
