import { joined } from '../../text/pattern.js';

/**
 * Which entries of a JSON or YAML file are memory? `{"long_term_memory": ["Owner checks run first."]}` is; the limit
 * `memory: 512Mi`, a translation with the key `memory`, and an album of `memories` with photos are not.
 */

/** An object: one entry of a list or map. Names of keys are compared in snake case. */
export type Item = Readonly<Record<string, unknown>>;

/** Keys that only judged memory has: one of them is enough. */
const JUDGED = [
  'trusted_baseline',
  'source_class',
  'included_in_context',
  'body_included',
  'memory_id',
];
/** Keys under which an entry of memory has its text. Other data has them too. */
const TEXTS = joined`
  ^(?:statement|body|content|text|summary|claim|fact|value|memory|note|observations?|lesson|decision|rule)$`;
const TEXT = new RegExp(TEXTS);
/** Keys of bookkeeping: with a text, in a list whose name says memory, they make an entry memory. */
const KEPT = joined`
  ^(?:status|confidence|topic|superseded_by|source_ref|source_id|claim_key|agent_id|session_id|importance)$`;
/** Keys of what people look at, and of what a product remembers of its users: no memory of the repository. */
const OTHER_DATA = new RegExp(joined`
  ^(?:photos?|images?|img|thumbnail|video|src|href|url|role|user_id|user|email|embeddings?|vector|price)$`);

/** Lists and maps whose name says memory: `memories`, `agent_memory`, `memory_entries`, `facts`, `project_facts`. */
const MEMORY_NAME = new RegExp(joined`
  ^(?:\w{1,20}_)?memor(?:y|ies)(?:_(?:entries|facts|items|records|notes|list|context))?$
  |^(?:accepted_|candidate_|trusted_|known_|repo_|project_)?facts$`);
/** Lists that hold memory where the file says that it is about memory; one without a name is the whole file. */
const PLAIN_NAME = new RegExp(joined`
  ^(?:
    |entries|facts|memory|items|results|selected|skipped|records|notes|learnings|lessons|decisions|statements|context
    |knowledge|recall|recalled
  )$`);
/** Where a manifest lists what it is about. What it skipped is given to no one, so `skipped_memory` needs no labels. */
const MANIFEST_LIST = /^(?:entries|selected|skipped|selected_memory)$/;
/** Lists of ids rather than of texts: `selected_memories: ["auth/owner"]`. */
const ID_LIST = /^(?:selected|skipped|recalled|trusted)_memor(?:y|ies)$/;
/** Lists that say by their name that what is in them is trusted. */
const TRUSTED_LIST =
  /^trusted(?:_(?:baseline|memory|memories|facts|entries|refs|baseline_refs|context))?$/;

/**
 * A file without any of these is not parsed: most JSON and YAML is no memory. Found: `"trust_level":`, `memories:`, an
 * id such as `"fact:auth/owner"`, and `\u0066`, since keys may be written with escapes.
 */
const HINT = new RegExp(
  joined`
    (?:
        trusted(?:_\w{1,20})?|trust_level|source_class|included_in_context|body_included|\w{0,30}memor(?:y|ies)\w{0,30}
        |\w{0,30}facts|budget_?chars|skipped|claim_key|superseded_by|topic|metadata
      )["']?\s{0,5}:
    |["'\s](?:ait|memtrust)\.\w
    |["'\s](?:fact|candidate|memory|note|attempt|live)[:/]
    |(?:kind|type)["']?\s{0,5}:\s{0,5}["']?(?:\w{1,20}[_-])?(?:fact|candidate|memory)
    |\\u00[46-7]`,
  'i',
);
/** Files that are about memory by their path: `memory/a.json`, `.ai/recall.json`, `x/context-manifest.json`. */
const MEMORY_PATH =
  /(?:^|[/._-])(?:memor(?:y|ies)|recall(?:ed|s)?|context[._-]manifest)(?=[/._-])/i;
/** What people read on a screen, since translations name everything: `locales/a.json`, `pt-BR.json`. */
const TRANSLATIONS = new RegExp(
  joined`
    (?:^|\/)(?:locales?|i18n|lang(?:uages?)?|translations?|messages|_locales|l10n)\/
    |(?:^|\/)[a-z]{2}(?:[-_][a-z]{2,4})?\.(?:json|ya?ml)$`,
  'i',
);
/** Keys at the root of documents that carry memory and nothing else; the first three are of manifests alone. */
const MANIFEST_ROOT = ['selected_memory', 'skipped_memory', 'trusted_baseline_refs'];
const MEMORY_ROOT = [
  ...MANIFEST_ROOT,
  'memory_query',
  'budget_chars',
  'rendered_chars',
  'policy_exclusions',
];
/** What a file says of itself under `schema`, `kind` or `type`: `ait.manifest`, `memtrust.recall`, `agent-memory`. */
const MEMORY_KIND =
  /^(?:ait|memtrust)\.|(?:^|[._-])(?:memor(?:y|ies)|recall|context[._-]manifest)(?:[._-]|$)/i;
/** Matches "ait.context_manifest", "context-manifest"; not "web_manifest". */
const MANIFEST =
  /(?:^|[._-])(?:context|memory)[._-]manifest(?:[._-]|$)|^(?:ait|memtrust)\.manifest$/i;
/** A record that is memory by its kind or its id, wherever it is. */
const RECORD_KIND =
  /^(?:\w{1,20}[_-])?memor(?:y|ies)(?:[_-]\w{1,20})?$|^(?:accepted|candidate|curated)[_-](?:fact|note)$/i;
const RECORD_ID = /^(?:fact|candidate|memory|note|attempt|live)[:/]/;

/** Whether a file may carry memory at all. */
export function mayCarryMemory(text: string, path: string): boolean {
  return HINT.test(text) || MEMORY_PATH.test(path);
}

/** What is known of a file, or of a manifest in it, before its lists are looked at. */
export interface Carrier {
  /** Whether it is about memory as a whole. */
  readonly isMemory: boolean;
  /** Whether it is a manifest: then whatever it lists as an entry is memory, with a text or without. */
  readonly isManifest: boolean;
  /** Whether the policy names it, or a store holds it: then it is memory whatever else its entries have. */
  readonly isKnown: boolean;
  readonly isTranslation: boolean;
  /** Its name without folders and endings, as the name of what it holds at its root. */
  readonly stem: string;
}

/** @param data the parsed file. */
export function carrierOf(path: string, data: unknown, isKnown: boolean): Carrier {
  const root = isItem(data) ? data : {};
  // A package or plugin is a program for memory and carries none.
  const isPackage = typeof root['name'] === 'string' && typeof root['version'] === 'string';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return carrierBelow(root, {
    isMemory: isKnown || (!isPackage && MEMORY_PATH.test(path)),
    isManifest: false,
    isKnown,
    isTranslation: TRANSLATIONS.test(path),
    stem: snakeCase(name.replace(/\..*$/, '')),
  });
}

/** The same below an object, which may say that it is a manifest, or an answer of recall. */
export function carrierBelow(item: Item, carrier: Carrier): Carrier {
  const keys = new Set(Object.keys(item).map(snakeCase));
  const has = (names: readonly string[]): boolean => names.some((key) => keys.has(key));
  const said = ['schema', 'kind', 'type'].flatMap((key) => {
    const value = item[key];
    return typeof value === 'string' ? [value] : [];
  });
  const isPackage = typeof item['name'] === 'string' && typeof item['version'] === 'string';
  const isManifest = has(MANIFEST_ROOT) || said.some((one) => MANIFEST.test(one));
  const isAbout =
    isManifest ||
    has(MEMORY_ROOT) ||
    ['query', 'selected', 'skipped'].every((key) => keys.has(key)) ||
    (!isPackage && said.some((one) => MEMORY_KIND.test(one)));
  return {
    ...carrier,
    isMemory: carrier.isMemory || isAbout,
    isManifest: carrier.isManifest || isManifest,
  };
}

/** Whether an entry of a list or map is memory. */
export function isMemory(list: string, item: Item, carrier: Carrier): boolean {
  const keys = Object.keys(item).map(snakeCase);
  if (isExpectation(item)) return false;
  if (isJudged(item) || (carrier.isManifest && MANIFEST_LIST.test(snakeCase(list)))) return true;
  if (isTrustedList(list) && typeof item['status'] === 'string') return true;
  const has = (pattern: RegExp): boolean => keys.some((key) => pattern.test(key));
  if (!has(TEXT) || (has(OTHER_DATA) && !carrier.isKnown)) return false;
  if (MEMORY_NAME.test(nameOf(list, carrier)) && has(new RegExp(KEPT))) return true;
  const says = Object.entries(item).some(
    ([key, value]) => TEXT.test(snakeCase(key)) && isSaid(value),
  );
  return says && (holdsMemory(list, carrier) || isRecord(item, keys));
}

/** Whether an object has labels of memory by itself, in a list or not. */
export function isJudged(item: Item): boolean {
  const has = (key: string): boolean =>
    key in item && (typeof item[key] !== 'object' || item[key] === null);
  return (
    JUDGED.some(has) ||
    (has('trust_level') && (has('status') || Object.keys(item).some((key) => TEXT.test(key))))
  );
}

/** What a test expects: a case of a review benchmark has `expected_findings` beside `misleading_memory`. */
export function isExpectation(item: Item): boolean {
  return (
    isItem(item['expect']) ||
    Object.keys(item).some((key) => snakeCase(key).startsWith('expected_'))
  );
}

/** Whether a list or map holds memory by its name, and by what the file is about. */
export function holdsMemory(list: string, carrier: Carrier): boolean {
  const name = nameOf(list, carrier);
  return MEMORY_NAME.test(name) || (carrier.isMemory && PLAIN_NAME.test(name));
}

/** Whether texts that are in a list or map by themselves are memory. */
export function areTexts(list: string, values: readonly unknown[], carrier: Carrier): boolean {
  return (
    values.length > 0 &&
    !carrier.isTranslation &&
    values.every(isSaid) &&
    holdsMemory(list, carrier)
  );
}

/** Whether the texts of a list are ids of memory. */
export function isIdList(list: string, { isManifest }: Carrier): boolean {
  return ID_LIST.test(snakeCase(list)) || (isManifest && MANIFEST_LIST.test(snakeCase(list)));
}

export function isTrustedList(list: string): boolean {
  return TRUSTED_LIST.test(snakeCase(list));
}

/** A record that is memory wherever it is: by its kind, its id, or the fields of a fact. */
function isRecord(item: Item, keys: readonly string[]): boolean {
  const states = (names: readonly string[], pattern: RegExp): boolean =>
    names.some((name) => typeof item[name] === 'string' && pattern.test(item[name]));
  return (
    states(['kind', 'type'], RECORD_KIND) ||
    states(['kind'], /^(?:fact|candidate)$/i) ||
    states(['id', 'source_id', 'ref'], RECORD_ID) ||
    keys.includes('claim_key') ||
    (keys.includes('topic') && (keys.includes('body') || keys.includes('statement'))) ||
    // What a search of memory answers: `ait memory search`, mem0.
    ['kind', 'id', 'score', 'text', 'metadata'].every((key) => keys.includes(key)) ||
    (typeof item['memory'] === 'string' && keys.includes('id'))
  );
}

/** The root has no name but that of its file. */
function nameOf(list: string, { stem }: Carrier): string {
  const name = snakeCase(list);
  return name === '' && MEMORY_NAME.test(stem) ? stem : name;
}

/** Characters: a longer text with blanks is prose, and is not cut into words. */
const LONGEST_TEXT = 2_000;

/**
 * A sentence, or several: four words, or three and a full stop; of Chinese, Japanese and Korean six characters. Six of
 * ten words must be of letters alone, so that `2024-01-02 GET /api 200` is none.
 */
function isSaid(value: unknown): boolean {
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
