/**
 * A reader of a context manifest, written from public documents alone, before its author had seen one:
 * AIT's "Live Federated Memory", AI-KB's lifecycle, ai-runtime's D-006, and "Memory and context".
 * The documents name ideas and not keys, so it looks for each idea under every likely name.
 */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import {
  everyObject,
  isKeys,
  parsed,
  pick,
  pickKeys,
  pickList,
  pickText,
  plain,
  textOf,
  textsOf,
  token,
  type Keys,
} from './loose-keys.js';

type Shelf = 'trusted' | 'advisory' | 'excluded';

export interface Fault {
  readonly rule: string;
  readonly where: string;
  readonly why: string;
}

interface Entry {
  readonly shelf: Shelf;
  readonly where: string;
  readonly id: string;
  readonly sourceClass: string | undefined;
  readonly status: string;
  readonly trustLevel: string;
  readonly reasons: readonly string[];
  readonly path: string;
  readonly keys: Keys;
}

interface Source {
  readonly where: string;
  readonly id: string;
  readonly path: string;
  readonly isBlocked: boolean;
  readonly keys: Keys;
}

export interface DocumentReading {
  readonly entries: readonly Entry[];
  /** In the order of the documents. */
  readonly budgetParts: readonly string[];
  readonly events: readonly string[];
  readonly faults: readonly Fault[];
}

/** What may be known besides the text of the manifest. */
export interface Surroundings {
  readonly contextPath?: string;
  readonly contextText?: string;
  readonly manifestPath?: string;
  /** Manifests in the store that may be its copy. */
  readonly storeCopies?: readonly string[];
  /** A file of the repository, if it can be read. */
  readonly readFile?: (path: string) => string | undefined;
}

/** Reports a fault of the manifest, or of the place that is named. */
type Say = (rule: string, why: string, where?: string) => void;

const SCHEMA = 'ait.context_manifest';
const SHELVES = ['trusted', 'advisory', 'excluded'] as const;
const STATUSES = ['accepted', 'candidate', 'advisory', 'superseded', 'stale', 'policy_blocked'];
const BASELINE = ['trusted', 'trusted_baseline', 'baseline'];
/** What a discarded candidate is called: "candidate -> diff -> review -> apply | discard". */
const DISCARDED = ['rejected', 'discarded'];
const SOURCE_CLASSES = [
  [/attempt/, 'AIT attempt evidence'],
  // "prior commits and changed files" are listed apart from "prior attempts".
  [/commit/, 'AIT attempt evidence'],
  [/candidate/, 'Candidate memory'],
  [/external/, 'Live external memory'],
  [/review/, 'Review evidence'],
  [/blocked|stale/, 'Blocked or stale memory'],
  [/accepted/, 'Accepted AIT memory'],
] as const;
/** The statuses that each reason of the documents can have. Other reasons are free. */
const STATUSES_OF_REASON: ReadonlyMap<string, readonly string[]> = new Map([
  ['candidate_not_adopted', ['candidate']],
  ['expired_fact', ['stale', 'superseded']],
  ['superseded_fact', ['superseded']],
  ['policy_blocked', ['policy_blocked']],
]);
const LIVE_EXTERNAL =
  /(?:^|\/)(?:CLAUDE\.md|AGENTS\.md|\.claude\/memory\.md|\.codex\/memory\.md|\.cursor\/rules(?:\.md|\/.*)?|\.cursorrules)$/;
/** SESSION and STAGING of AI-KB, short-term memory of ai-runtime. */
const UNREVIEWED = /(?:^|\/)(?:\.ai-kb\/workspace\/(?:session|staging)|memory\/short-term)\//;
const BODIES = ['body', 'text', 'content', 'excerpt', 'snippet', 'quote', 'preview', 'summary'];
const BUDGET_PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['instructions', ['instructions']],
  ['transcript', ['transcript']],
  ['tool schemas', ['toolschemas', 'toolschema', 'tools']],
  ['memory', ['memory']],
  ['skill metadata', ['skillmetadata', 'skills']],
  ['resources', ['resources', 'resource']],
];
const USED = ['used', 'used_tokens', 'tokens', 'actual', 'estimated'];
const LIMIT = ['limit', 'budget', 'ceiling', 'max', 'max_tokens', 'limit_tokens', 'total'];
const SOURCE_FIELDS = [
  ['path', 'source_path', 'file'],
  ['kind', 'source_kind', 'type'],
  ['hash', 'sha256', 'content_hash', 'digest'],
  ['mtime', 'modified_at', 'mtime_ms'],
  ['size', 'bytes', 'size_bytes'],
  ['policy_status', 'policy/status', 'policy'],
  ['skip_reason', 'policy/skip_reason'],
];
/** A shorter line may be anywhere by chance. */
const SHORTEST_SECRET = 20;

const idOf = (keys: Keys): string => pickText(keys, ['source_id', 'source/id', 'id', 'source']);

export function readDocumentManifest(text: string, around: Surroundings = {}): DocumentReading {
  const faults: Fault[] = [];
  const say: Say = (rule, why, where = 'manifest') => {
    faults.push({ rule, where, why });
  };
  const manifest = parsed(text);
  if (!isKeys(manifest)) {
    say('json', 'is not a JSON object');
    return { entries: [], budgetParts: [], events: [], faults };
  }
  checkVersion(manifest, say);
  const entries = entriesOf(manifest, say);
  for (const entry of entries) checkEntry(entry, (rule, why) => say(rule, why, entry.where));
  checkLists(manifest, entries, say);
  const sources = sourcesOf(
    pickList(manifest, ['sources', 'memory_sources', 'source_manifest', 'memory/sources']),
    say,
  );
  checkSourcesOf(entries, sources, say);
  checkBlocked(manifest, entries, say);
  checkBlockedText({ text, entries, around }, say);
  const budgetParts = checkBudget(manifest, say);
  const events = eventsOf(manifest, say);
  checkPlaces(text, around, say);
  return { entries, budgetParts, events, faults };
}

/** What `memory sources` reports: "source id, path, kind, hash, mtime, size, policy status, and skip reason". */
export function readDocumentSources(
  text: string,
  readFile: Surroundings['readFile'],
): { readonly ids: readonly string[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const say: Say = (rule, why, where = 'sources') => {
    faults.push({ rule, where, why });
  };
  const list = parsed(text);
  const sources = sourcesOf(Array.isArray(list) ? list : undefined, say);
  for (const { keys, path, where, isBlocked } of sources) {
    if (isBlocked) continue;
    const hash = pickText(keys, ['hash', 'sha256', 'content_hash']).replace(/^sha256:/, '');
    const size = pick(keys, ['size', 'bytes', 'size_bytes']);
    const mtime = pick(keys, ['mtime', 'modified_at', 'mtime_ms']);
    const time = typeof mtime === 'string' ? Date.parse(mtime) : mtime;
    if (typeof time !== 'number' || !Number.isFinite(time)) say('mtime', `${path}: no time`, where);
    const file = readFile?.(path);
    if (file === undefined) continue;
    if (hash !== createHash('sha256').update(file).digest('hex')) say('hash', path, where);
    if (size !== Buffer.byteLength(file)) say('size', path, where);
  }
  return { ids: sources.map(({ id }) => id), faults };
}

/** A session log: "`session.compacted` must record the range of sequences that was compacted". */
export function readDocumentLog(text: string): {
  readonly events: readonly string[];
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const events = text.split('\n').filter((line) => line !== '');
  checkEvents(events.map(parsed).filter(isKeys), (rule, why, where = 'log') => {
    faults.push({ rule, where, why });
  });
  return { events: events.map(parsed).filter(isKeys).map(nameOfEvent), faults };
}

/** "a versioned `ait.context_manifest`" */
function checkVersion(manifest: Keys, say: Say): void {
  const names = ['schema', 'type', 'kind', 'format', 'name', 'schema_name', '$schema', 'manifest'];
  const name = names.map((key) => pickText(manifest, [key])).find((text) => text.includes(SCHEMA));
  if (name === undefined) say('schema', `does not say that it is an ${SCHEMA}`);
  const version = pickText(manifest, ['version', 'schema_version', 'manifest_version']);
  if (!/\d/.test(version) && !/[./@:-]v?\d/.test(name ?? '')) say('version', 'has no version');
}

/**
 * "The manifest separates trusted, advisory, and excluded memory entries". It may do so by three lists, or by
 * labels in one list.
 */
function entriesOf(manifest: Keys, say: Say): Entry[] {
  const flat = pickList(manifest, ['entries', 'memory', 'memory_entries']);
  if (flat !== undefined)
    return flat.flatMap((item, at) => entryOf(item, undefined, `entries[${at}]`, say));
  const homes = [manifest, pickKeys(manifest, ['entries', 'memory', 'memory_entries'])];
  return SHELVES.flatMap((shelf) => {
    const names = [shelf, `${shelf}_entries`, `${shelf}_memory`, `${shelf}_memory_entries`];
    const list = homes
      .filter(isKeys)
      .map((home) => pickList(home, names))
      .find(Array.isArray);
    if (list === undefined) say('shelves', `has neither one list of entries nor a list ${shelf}`);
    return (list ?? []).flatMap((item, at) => entryOf(item, shelf, `${shelf}[${at}]`, say));
  });
}

function entryOf(item: unknown, shelf: Shelf | undefined, where: string, say: Say): Entry[] {
  if (!isKeys(item)) {
    say('entry', 'is not an object', where);
    return [];
  }
  const status = token(pickText(item, ['status', 'memory_status', 'state']));
  const trustLevel = token(pickText(item, ['trust_level', 'trust/level', 'trust', 'level']));
  const named = token(pickText(item, ['source_class', 'source/class', 'class', 'source_kind']));
  return [
    {
      shelf: shelf ?? shelfOf(item, status, trustLevel),
      where,
      id: idOf(item),
      sourceClass: SOURCE_CLASSES.find(([pattern]) => pattern.test(named))?.[1],
      status,
      trustLevel,
      reasons: textsOf(pick(item, ['reasons', 'trust_reason', 'trust/reason', 'reason', 'why'])),
      path: pickText(item, ['path', 'source_path', 'file', 'source/path', 'source_path_redacted']),
      keys: item,
    },
  ];
}

function shelfOf(keys: Keys, status: string, trustLevel: string): Shelf {
  if (isCalledBaseline(keys, trustLevel)) return 'trusted';
  return [status, trustLevel].includes('advisory') ? 'advisory' : 'excluded';
}

function isCalledBaseline(keys: Keys, trustLevel: string): boolean {
  const flags = ['trusted_baseline', 'trusted', 'baseline', 'is_trusted', 'trust/baseline'];
  return flags.some((flag) => pick(keys, [flag]) === true) || BASELINE.includes(trustLevel);
}

function checkEntry(entry: Entry, say: Say): void {
  const { shelf, status, reasons } = entry;
  // "The manifest exposes the source id, status, and trust reason."
  if (entry.id === '') say('source_id', 'has no source id');
  if (entry.sourceClass === undefined) say('source_class', 'has none of the six source classes');
  if (entry.trustLevel === '') say('trust_level', 'has no trust level');
  if (reasons.length === 0) say('reason', 'has no reason');
  const known = shelf === 'excluded' ? [...STATUSES, ...DISCARDED] : STATUSES;
  if (!known.includes(status)) say('status', `has a status that is not known here: ${status}`);
  if (shelf === 'trusted') checkTrusted(entry, say);
  else if (isCalledBaseline(entry.keys, entry.trustLevel))
    say('baseline', `is ${shelf} but is called trusted`);
  if (shelf === 'advisory' && status !== 'advisory')
    say('advisory_status', `is advisory with the status ${status}`);
  if (shelf === 'excluded') checkReasons(entry, say);
}

/** "Do not use as trusted baseline": all but accepted memory. */
function checkTrusted(entry: Entry, say: Say): void {
  if (entry.status !== 'accepted') say('trusted_status', `is trusted and ${entry.status}`);
  if (entry.sourceClass !== 'Accepted AIT memory')
    say('trusted_class', `is trusted, from ${entry.sourceClass ?? 'nowhere'}`);
  const place = entry.path === '' ? entry.id : entry.path;
  if (LIVE_EXTERNAL.test(place)) say('trusted_external', 'is trusted, a live external file');
  if (UNREVIEWED.test(place)) say('trusted_unreviewed', 'is trusted, of an unreviewed place');
  const against = entry.reasons.filter((reason) => STATUSES_OF_REASON.has(reason));
  if (against.length > 0) say('trusted_reason', `is trusted for ${against.join(', ')}`);
  if (!BASELINE.includes(entry.trustLevel)) say('trusted_level', `is ${entry.trustLevel}`);
  if (pickText(entry.keys, ['superseded_by', 'replaced_by']) !== '')
    say('trusted_superseded', 'is trusted and names its successor');
}

/** "including reasons such as candidate_not_adopted, expired_fact, superseded_fact, and policy_blocked" */
function checkReasons({ status, reasons }: Entry, say: Say): void {
  if (!reasons.some((reason) => /^[a-z][a-z0-9_]*$/.test(reason)))
    say('reason', 'is excluded without the code of a reason');
  // Later reasons may add to the first: a candidate can be out of date as well.
  const [first = ''] = reasons;
  const statuses = STATUSES_OF_REASON.get(first) ?? [status];
  if (!statuses.includes(status)) say('reason_status', `is ${status} for ${first}`);
  for (const [reason, [only]] of STATUSES_OF_REASON)
    if (only === status && ['superseded', 'policy_blocked'].includes(status))
      if (!reasons.includes(reason)) say('status_reason', `is ${status}, but not for ${reason}`);
}

/** Each entry is there once, and every list says the same of it. */
function checkLists(manifest: Keys, entries: readonly Entry[], say: Say): void {
  const byId = new Map<string, Entry>();
  const keys = new Set<string>();
  for (const entry of entries) {
    if (byId.has(entry.id)) say('once', `${entry.id} is there twice`, entry.where);
    byId.set(entry.id, entry);
    // "The newer fact is the only trusted baseline for that topic."
    const key = pickText(entry.keys, ['claim_key', 'fact_key', 'subject']);
    if (entry.shelf !== 'trusted' || key === '') continue;
    if (keys.has(key)) say('one_topic', `is one more trusted entry for ${key}`, entry.where);
    keys.add(key);
  }
  for (const keysOfRow of everyObject(manifest)) {
    const status = pickText(keysOfRow, ['status', 'metadata/status']);
    const entry = byId.get(pickText(keysOfRow, ['source_id', 'id']));
    if (entry !== undefined && status !== '' && token(status) !== entry.status)
      say('labels', `${entry.id} is called ${status} elsewhere`, entry.where);
  }
  const refs = pickList(manifest, ['trusted_baseline_refs', 'trusted_refs', 'trusted_ids']);
  if (refs === undefined) return;
  const trusted = entries.filter(({ shelf }) => shelf === 'trusted').map(({ id }) => id);
  if (JSON.stringify(refs.map(textOf).toSorted()) !== JSON.stringify(trusted.toSorted()))
    say('trusted_list', 'lists other trusted entries than its labels say');
}

function sourcesOf(list: readonly unknown[] | undefined, say: Say): Source[] {
  if (list === undefined) say('sources', 'has no list of sources');
  const sources = (list ?? [])
    .filter(isKeys)
    .map((keys, at) => sourceOf(keys, `sources[${at}]`, say));
  const ids = sources.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) say('source_twice', 'lists a source twice');
  return sources;
}

function sourceOf(keys: Keys, where: string, say: Say): Source {
  const id = pickText(keys, ['source_id', 'id']);
  const path = pickText(keys, ['path', 'source_path', 'file']);
  const isBlocked = isBlocking(pickText(keys, ['policy_status', 'policy/status', 'policy']));
  for (const names of SOURCE_FIELDS)
    if (pick(keys, names) === undefined) say('source_fields', `has no ${names[0]}`, where);
  if (id === '') say('source_fields', 'has no id', where);
  const skip = pickText(keys, ['skip_reason', 'policy/skip_reason']);
  if (isBlocked && skip === '') say('skip_reason', `${id} is blocked without a reason`, where);
  // "By default it only reads repo-local sources."
  const isLocal = !posix.isAbsolute(path) && !/^~|(?:^|\/)\.\.(?:\/|$)/.test(path);
  if (!isLocal && pickText(keys, ['scope']) !== 'global')
    say('repo_local', `${path} is outside of the repository`, where);
  return { where, id, path, isBlocked, keys };
}

function isBlocking(policyStatus: string): boolean {
  return /block|den|disallow|exclud/i.test(policyStatus);
}

/** "so you can inspect which sources contributed to a handoff" */
function checkSourcesOf(entries: readonly Entry[], sources: readonly Source[], say: Say): void {
  for (const { id, path, shelf, sourceClass, where } of entries) {
    if (sourceClass !== 'Live external memory') continue;
    const source = sources.find((one) => one.id === id || (path !== '' && one.path === path));
    if (source === undefined) say('entry_source', `${id} is not a listed source`, where);
    else if (source.isBlocked && shelf !== 'excluded')
      say('blocked_source', `${id} is ${shelf}, and its source is blocked`, where);
  }
}

/** "Policy-blocked body text is not copied into the prompt or manifest." */
function checkBlocked(manifest: Keys, entries: readonly Entry[], say: Say): void {
  const blocked = new Set(entries.filter(isPolicyBlocked).map(({ id }) => id));
  for (const keys of everyObject(manifest)) {
    const id = idOf(keys);
    if (!blocked.has(id) && token(pickText(keys, ['status'])) !== 'policy_blocked') continue;
    const body = BODIES.find((name) => pickText(keys, [name]) !== '');
    if (body !== undefined || pick(keys, ['body_included']) === true)
      say('blocked_body', `${id} is blocked, and has ${body ?? 'its body in the context'}`);
  }
}

function isPolicyBlocked({ status, reasons }: Entry): boolean {
  return status === 'policy_blocked' || reasons.includes('policy_blocked');
}

function checkBlockedText(
  given: {
    readonly text: string;
    readonly entries: readonly Entry[];
    readonly around: Surroundings;
  },
  say: Say,
): void {
  const { text, entries, around } = given;
  const fileOf = ({ path }: Entry): string => (path === '' ? '' : (around.readFile?.(path) ?? ''));
  // The same sentence may be in a file that nothing blocks.
  const allowed = entries.filter((entry) => !isPolicyBlocked(entry)).map(fileOf);
  for (const entry of entries.filter(isPolicyBlocked)) {
    const secrets = linesOf(fileOf(entry)).filter(
      (line) => !allowed.some((other) => other.includes(line)),
    );
    for (const line of secrets)
      for (const [where, place] of [
        ['manifest', text],
        ['context', around.contextText ?? ''],
      ] as const)
        if (place.includes(line) || place.includes(JSON.stringify(line).slice(1, -1)))
          say('blocked_text', `has a line of ${entry.id}`, where);
  }
}

/** Lines of a text, without its front matter. */
function linesOf(text: string): string[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const lines = body.startsWith('{') || body.startsWith('[') ? [] : body.split('\n');
  return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_SECRET);
}

/** "ContextBuilder must know the budget", part by part, and in total. */
function checkBudget(manifest: Keys, say: Say): string[] {
  const budget = pickKeys(manifest, ['budget', 'context_budget', 'budget_report']);
  if (budget === undefined) return [];
  const parts = partsOf(budget);
  for (const [name, spellings] of BUDGET_PARTS) {
    const part = parts.find(([spelling]) => spellings.includes(plain(spelling)))?.[1];
    const where = `budget of ${name}`;
    if (part === undefined) say('budget_part', 'is not there', where);
    else if (typeof pick(part, USED) !== 'number') say('budget_used', 'says no use', where);
    else if (typeof pick(part, LIMIT) !== 'number') say('budget_limit', 'says no limit', where);
  }
  const [used, limit] = [pick(budget, USED), pick(budget, LIMIT)];
  if (typeof used !== 'number' || typeof limit !== 'number') say('budget_total', 'is not there');
  else if (used > limit) say('budget_over', `is over its budget: ${used} of ${limit}`);
  return parts.map(([name]) => name);
}

function partsOf(budget: Keys): readonly (readonly [string, Keys])[] {
  const list = pickList(budget, ['parts', 'sections', 'report', 'breakdown']);
  if (list !== undefined)
    return list.filter(isKeys).map((item) => [pickText(item, ['part', 'name', 'id']), item]);
  const home = pickKeys(budget, ['parts', 'sections', 'report', 'breakdown']) ?? budget;
  return Object.entries(home).map(([name, value]) => [name, isKeys(value) ? value : {}]);
}

function eventsOf(manifest: Keys, say: Say): string[] {
  const events = pickList(manifest, ['events'])?.filter(isKeys);
  if (events === undefined) return [];
  checkEvents(events, say);
  const names = events.map(nameOfEvent);
  if (!names.includes('context.built')) say('context_built', 'has no context.built');
  return names;
}

function nameOfEvent(event: Keys): string {
  return pickText(event, ['type', 'event', 'name']);
}

/** Events in sequence. A compaction has a sequence of its own, after those that it stands for. */
function checkEvents(events: readonly Keys[], say: Say): void {
  let last = -Infinity;
  for (const [at, event] of events.entries()) {
    const where = `events[${at}]`;
    if (nameOfEvent(event) === '') say('event', 'has no name', where);
    const sequence = pick(event, ['seq', 'sequence', 'sequence_number']);
    if (typeof sequence === 'number' && sequence <= last)
      say('event_order', `goes back to ${sequence}`, where);
    if (typeof sequence === 'number') last = sequence;
    const range = pickList(event, ['range', 'covers', 'sequence_range', 'sequences']);
    if (range === undefined && nameOfEvent(event) !== 'session.compacted') continue;
    const [from, to] = range ?? [];
    if (typeof from !== 'number' || typeof to !== 'number' || from > to)
      say('compacted_range', 'does not name the sequences that it stands for', where);
    else if (typeof sequence === 'number' && sequence <= to)
      say('compacted_sequence', 'has no sequence of its own after them', where);
  }
}

/** "recorded under .ait/, and a sibling manifest next to AIT_CONTEXT_FILE" */
function checkPlaces(text: string, around: Surroundings, say: Say): void {
  const { contextPath, manifestPath, storeCopies } = around;
  if (contextPath !== undefined && posix.dirname(contextPath) !== posix.dirname(manifestPath ?? ''))
    say('sibling', `is not next to ${contextPath}`);
  if (storeCopies !== undefined && !storeCopies.map(withoutTime).includes(withoutTime(text)))
    say('store_copy', 'has no copy in the store');
}

/** A copy may be of an earlier time: the same context gets no second one. */
function withoutTime(text: string): string {
  const manifest = parsed(text);
  const times = ['generatedat', 'createdat', 'builtat', 'time'];
  const rows = Object.entries(isKeys(manifest) ? manifest : {});
  return JSON.stringify(rows.filter(([key]) => !times.includes(plain(key))));
}
