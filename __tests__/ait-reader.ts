/**
 * A reader of what AIT hands on, written from AIT's public documents alone: "Live Federated Memory"
 * (what a manifest says, and where it lies) and its JSON schema reference (which keys it has). It knows
 * no type and no constant of ours, and takes keys as AIT's programs do, so a key that is missing or of
 * another type is an error.
 *
 * Every manifest that the tests of the command line and of the action write is read by it:
 * `e2e/cli/in-process.ts` and `e2e/action-scene.ts` ask.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;

/** What somebody who reads a manifest goes by. */
export interface AitHandoff {
  readonly ownerKind: string;
  readonly ownerId: string;
  readonly trusted: readonly string[];
  /** In their order, with the text that was given. */
  readonly selected: ReadonlyMap<string, string>;
  /** Why each was not given. */
  readonly skipped: ReadonlyMap<string, string>;
  /** Status of each entry. */
  readonly statuses: ReadonlyMap<string, string>;
  readonly sources: readonly AitSource[];
}

export interface AitSource {
  readonly id: string;
  readonly path: string;
  readonly kind: string;
  readonly hash: string | null;
  readonly mtime: number | null;
  readonly size: number | null;
  readonly policyStatus: string;
  readonly skipReason: string;
}

/** Statuses that the documents list. `rejected` is not among them; a reader shows what it does not know. */
const NEVER_BASELINE = ['candidate', 'advisory', 'superseded', 'stale', 'policy_blocked'];
/** Owners and ways of writing that AIT's programs know. Others have no context file. */
const OWNERS_WITH_CONTEXT = ['attempt', 'review', 'session_participant'];

/** Where AIT puts the manifest of a context file. */
export function sidecarOf(contextFile: string): string {
  return `${contextFile}.manifest.json`;
}

/** A context file as the next agent finds it, by `AIT_CONTEXT_FILE` alone, with the manifest beside it. */
export function readAitContext(contextFile: string): AitHandoff {
  const manifest = readFileSync(sidecarOf(contextFile), 'utf8');
  const handoff = readAitManifest(manifest);
  const hash = string(object(JSON.parse(manifest), 'manifest'), 'content_sha256');
  const text = readFileSync(contextFile, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== hash)
    throw new Error(`${contextFile}: its manifest is of another file`);
  return handoff;
}

/** A manifest. @throws Error where a reader of AIT's would stop. */
export function readAitManifest(text: string): AitHandoff {
  const manifest = object(JSON.parse(text), 'manifest');
  equal(string(manifest, 'schema'), 'ait.context_manifest');
  equal(manifest['schema_version'], 1);
  for (const key of ['context_id', 'context_ref', 'generated_at', 'memory_query', 'policy_hash'])
    string(manifest, key);
  const ownerKind = string(manifest, 'owner_kind');
  const writeMode = string(manifest, 'write_mode');
  const hash = orNull(manifest, 'content_sha256', string);
  equal(writeMode, hash === null ? 'read_only' : 'ait_context_artifact');
  if (hash !== null && !OWNERS_WITH_CONTEXT.includes(ownerKind))
    throw new Error(`a context belongs to nobody that AIT knows: ${ownerKind}`);
  const entries = list(manifest, 'entries').map(entryOf);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  equal(byId.size, entries.length);
  const trusted = list(manifest, 'trusted_baseline_refs').map((id) => textOf(id, 'a trusted ref'));
  for (const id of trusted) equal(byId.get(id)?.isBaseline, true);
  for (const exclusion of list(manifest, 'policy_exclusions'))
    equal(entryOf(exclusion).status, 'policy_blocked');
  const selected = new Map(
    list(manifest, 'selected_memory').map((one) => {
      const item = itemOf(one);
      equal(byId.get(item.id)?.isSelected, true);
      const given = string(item.keys, 'text');
      number(item.keys, 'score');
      const metadata = object(item.keys['metadata'], 'metadata');
      equal(string(metadata, 'status'), byId.get(item.id)?.status);
      const contentHash = byId.get(item.id)?.hash ?? null;
      if (hash !== null && contentHash !== null)
        equal(createHash('sha256').update(given).digest('hex'), contentHash);
      return [item.id, given] as const;
    }),
  );
  const skipped = new Map(
    list(manifest, 'skipped_memory').map((one) => {
      const item = itemOf(one);
      equal(byId.get(item.id)?.isSelected, false);
      return [item.id, string(item.keys, 'reason')] as const;
    }),
  );
  equal(selected.size + skipped.size, entries.length);
  for (const { id, isInContext, isBodyThere, status } of entries)
    if (status === 'policy_blocked' && (isBodyThere || selected.has(id)))
      throw new Error(`${id}: text of a blocked entry${isInContext ? ' in the context' : ''}`);
  // What stands in the file is there as an entry: commits and findings too.
  const blocks = manifest['blocks'] === undefined ? [] : list(manifest, 'blocks');
  for (const block of blocks.map((one) => object(one, 'block')))
    if (['entry', 'commit', 'evidence'].includes(string(block, 'kind')))
      equal(byId.get(string(block, 'source_id'))?.isInContext, true);
  return {
    ownerKind,
    ownerId: string(manifest, 'owner_id'),
    trusted,
    selected,
    skipped,
    statuses: new Map(entries.map(({ id, status }) => [id, status])),
    sources: list(manifest, 'source_manifest').map(sourceOf),
  };
}

/** What `ait memory recall --format json` prints, or the record of it: ids with their text, and why others are not there. */
export function readAitRecall(text: string): {
  readonly selected: readonly string[];
  readonly skipped: ReadonlyMap<string, string>;
  readonly isRecord: boolean;
} {
  const recall = object(JSON.parse(text), 'recall');
  string(recall, 'query');
  number(recall, 'budget_chars');
  number(recall, 'rendered_chars');
  boolean(recall, 'compacted');
  list(recall, 'source_manifest').map(sourceOf);
  const mode = string(recall, 'write_mode');
  if (!['read_only', 'recorded'].includes(mode)) throw new Error(`write_mode: ${mode}`);
  return {
    selected: list(recall, 'selected').map((one) => {
      const { id, keys } = itemOf(one);
      string(keys, 'topic');
      number(keys, 'score');
      string(keys, 'text');
      object(keys['metadata'], 'metadata');
      return id;
    }),
    skipped: new Map(
      list(recall, 'skipped').map((one) => {
        const { id, keys } = itemOf(one);
        return [id, string(keys, 'reason')] as const;
      }),
    ),
    isRecord: recall['kind'] === 'manual_memory_recall' && mode === 'recorded',
  };
}

/** What `ait memory sources --format json` prints: a list. */
export function readAitSources(text: string): readonly AitSource[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new TypeError('sources: not a list');
  return rows.map(sourceOf);
}

/** Names of the manifests and records of recall that lie in a repository. */
export function aitFilesIn(root: string): ReadonlySet<string> {
  const folder = join(root, '.memtrust/context');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    names
      .filter((name) => /^retrieval-.*\.json$|\.manifest\.json$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Reads one of these, whichever it is. */
export function readAitFile(path: string): void {
  const context = path.endsWith(sidecarOf('')) ? path.slice(0, -sidecarOf('').length) : null;
  if (context === null) readAitRecall(readFileSync(path, 'utf8'));
  else readAitContext(context);
}

interface AitEntry {
  readonly id: string;
  readonly status: string;
  readonly isSelected: boolean;
  readonly isBaseline: boolean;
  readonly isInContext: boolean;
  readonly isBodyThere: boolean;
  readonly hash: string | null;
}

function entryOf(value: unknown): AitEntry {
  const entry = object(value, 'entry');
  for (const key of ['source_type', 'topic', 'trust_level', 'reason', 'source_ref'])
    string(entry, key);
  orNull(entry, 'source_path_redacted', string);
  const status = string(entry, 'status');
  const isBaseline = boolean(entry, 'trusted_baseline');
  if (isBaseline && NEVER_BASELINE.includes(status))
    throw new Error(`${status} memory counts as baseline`);
  const hash = orNull(entry, 'content_hash', string);
  const bytes = number(entry, 'bytes_included');
  if (status === 'policy_blocked' && (hash !== null || bytes !== 0))
    throw new Error('something of a blocked text is told');
  return {
    id: string(entry, 'source_id'),
    status,
    isSelected: boolean(entry, 'selected'),
    isBaseline,
    isInContext: boolean(entry, 'included_in_context'),
    isBodyThere: boolean(entry, 'body_included'),
    hash,
  };
}

function itemOf(value: unknown): { readonly id: string; readonly keys: Json } {
  const keys = object(value, 'item');
  string(keys, 'kind');
  string(keys, 'source');
  return { id: string(keys, 'id'), keys };
}

function sourceOf(value: unknown): AitSource {
  const source = object(value, 'source');
  boolean(source, 'allowed_by_policy');
  return {
    id: string(source, 'source_id'),
    path: string(source, 'path'),
    kind: string(source, 'kind'),
    hash: orNull(source, 'sha256', string),
    mtime: orNull(source, 'mtime', number),
    size: orNull(source, 'size_bytes', number),
    policyStatus: string(source, 'policy_status'),
    skipReason: string(source, 'skip_reason'),
  };
}

function object(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${what}: not an object but ${JSON.stringify(value)}`);
  return Object.fromEntries(Object.entries(value));
}

function list(keys: Json, key: string): readonly unknown[] {
  const value = keys[key];
  if (!Array.isArray(value)) throw new TypeError(`${key}: not a list`);
  return value;
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new TypeError(`${what}: not a text`);
  return value;
}

function string(keys: Json, key: string): string {
  return textOf(keys[key], key);
}

function number(keys: Json, key: string): number {
  const value = keys[key];
  if (typeof value !== 'number') throw new TypeError(`${key}: not a number`);
  return value;
}

function boolean(keys: Json, key: string): boolean {
  const value = keys[key];
  if (typeof value !== 'boolean') throw new TypeError(`${key}: not true or false`);
  return value;
}

function orNull<T>(keys: Json, key: string, read: (keys: Json, key: string) => T): T | null {
  return keys[key] === null ? null : read(keys, key);
}

function equal(value: unknown, expected: unknown): void {
  if (value !== expected)
    throw new Error(`${JSON.stringify(value)}, and not ${JSON.stringify(expected)}`);
}
