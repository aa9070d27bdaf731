import { remembered } from '../text/collections.js';
import {
  type Gap,
  FRONT_MATTER_LEXEMES,
  MEMORY_FILE_BYTES,
  MEMORY_FILE_COUNT,
  MEMORY_TOTAL_BYTES,
} from '../tree/limits.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import { phraseText, plain, say } from '../text/phrase.js';
import { withAitExclusions, withheldBySource } from './ait/policy.js';
import { type Baseline, readBaseline } from './baseline.js';
import { orSame } from './by-id.js';
import { isMemoryPath, layouts } from './layouts/index.js';
import type { Layout, ParsedFile } from './layouts/layout.js';
import { NOTE_HOMES, placeIn } from './notes/home.js';
import type { Effort } from './yaml.js';
import {
  brokenPolicy,
  defaultPolicy,
  parsePolicy,
  POLICY_PATH,
  type PolicyFile,
} from './policy.js';
import type { Policy } from './policy-shape.js';
import type { Records, Stray } from './records.js';
import { join } from 'node:path';
import type { Repository } from '../tree/git.js';
import { statOf } from '../tree/place.js';
import { FACTS } from './layouts/memtrust.js';

/* Reads the memory of a tree: the files of all stores that the policy lists, parsed within the caps. */

/** The folder of our own store, which is read whatever stores the policy lists. */
export const MEMORY_FOLDER = '.memtrust';

/** Everything that one tree remembers, parsed and not judged. */
export interface Memory extends Records {
  /** Whether there is any memory at all: a `.memtrust/`, or another store that the policy names. */
  readonly present: boolean;
  readonly policy: PolicyFile;
  readonly baseline: Baseline;
  /** What a cap left out (SECURITY S12). */
  readonly incomplete: readonly Gap[];
  readonly extent: Extent;
}

export interface Extent {
  /** Files in the folders of all stores, read or not. */
  readonly files: number;
  readonly stores: readonly StoreExtent[];
}

interface StoreExtent {
  readonly layout: Layout['name'];
  /** Of the files that are read. */
  readonly bytes: number;
  /** Files that a cap on all files, bytes or front matter left out. One that is too large is not among them. */
  readonly unread: number;
}

/**
 * Reads the memory of a tree.
 *
 * @param inForce the policy that chooses the layouts where it is not the tree's own: a head is read under its base
 * (SECURITY S01).
 * @param like a memory that was read before: equal lists of facts and events are the same object here, so that
 * answers kept for one hold for the other.
 */
export async function readMemory(tree: Tree, inForce?: Policy, like?: Records): Promise<Memory> {
  const policy = await readPolicy(tree);
  // Our own store is read whatever a policy lists: left out, its ledgers could be rewritten unseen, to count again
  // later.
  const chosen = [
    ...new Set([
      'memtrust' as const,
      ...(inForce ?? policy.policy).stores.map((store) => store.layout),
    ]),
  ];
  const read = layouts.filter(({ name }) => chosen.includes(name));
  const files = scannedEntries(tree).filter(({ path }) => read.some((layout) => layout.owns(path)));
  const incomplete: Gap[] = [];
  const isOver = files.length > MEMORY_FILE_COUNT;
  const kept = isOver ? withTheirLedgers(files).slice(0, MEMORY_FILE_COUNT) : files;
  if (isOver)
    incomplete.push({
      kind: 'memory-files',
      sentence:
        `${files.length} memory files exceed the cap of ${MEMORY_FILE_COUNT}; ` +
        `files not read: ${files.length - kept.length}`,
    });

  const parts: Records[] = [];
  const stores: StoreExtent[] = [];
  for (const layout of read) {
    const own = kept.filter(({ path }) => layout.owns(path));
    const needed = own.filter((entry) => layout.reads(entry));
    const { parsed, bytes, unread } = await parseWithinCaps(tree, layout, needed, incomplete);
    const left = isOver ? files.filter(({ path }) => layout.owns(path)).length - own.length : 0;
    const records = layout.collect(own, parsed);
    const { onlyAitSources = [] } = policy;
    parts.push(
      layout.name === 'ait' && onlyAitSources.length > 0
        ? {
            ...records,
            facts: records.facts.map((record) => withheldBySource(record, onlyAitSources)),
          }
        : records,
    );
    stores.push({ layout: layout.name, bytes, unread: left + unread });
  }
  return {
    present: files.length > 0,
    policy,
    baseline: await readBaseline(tree),
    incomplete,
    extent: { files: files.length, stores },
    facts: orSame(
      parts.flatMap((part) => part.facts).sort((a, b) => (a.id < b.id ? -1 : 1)),
      like?.facts,
    ),
    notes: parts.flatMap((part) => part.notes),
    events: orSame(
      parts.flatMap((part) => part.events),
      like?.events,
    ),
    ledgerFaults: parts.flatMap((part) => part.ledgerFaults),
    fixtures: parts.flatMap((part) => part.fixtures),
    sessions: parts.flatMap((part) => part.sessions),
    evidence: parts.flatMap((part) => part.evidence),
    strays: [...parts.flatMap((part) => part.strays), ...others(tree)],
  };
}

/**
 * Each ledger behind its fact, so that a cap cuts both: a fact without its ledger would look as if no one adopted it.
 */
function withTheirLedgers(files: readonly TreeEntry[]): readonly TreeEntry[] {
  return files
    .map((entry) => ({ entry, subject: subjectOf(entry.path) }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : Number(a.subject > b.subject)))
    .map(({ entry }) => entry);
}

/** The path of a fact without its ending, for the fact and for its ledger; any other path as it is. */
function subjectOf(path: string): string {
  if (path.startsWith('.memtrust/facts/') && path.endsWith('.md')) return path.slice(0, -3);
  return path.startsWith('.memtrust/ledger/') && path.endsWith('.jsonl')
    ? `.memtrust/facts/${path.slice('.memtrust/ledger/'.length, -'.jsonl'.length)}`
    : path;
}

/** The policy of a tree, with what the policies of stores that it reads exclude. */
export async function readPolicy(tree: Tree): Promise<PolicyFile> {
  const own = await ownPolicy(tree);
  return own.policy.stores.some(({ layout }) => layout === 'ait')
    ? withAitExclusions(tree, own)
    : own;
}

/** The `policy.yml` of a tree; a broken file leaves the strict defaults in force. */
async function ownPolicy(tree: Tree): Promise<PolicyFile> {
  const entry = tree.entries.get(POLICY_PATH);
  if (entry === undefined) {
    const isFolder = scannedEntries(tree).some(({ path }) => path.startsWith(`${POLICY_PATH}/`));
    return isFolder
      ? brokenPolicy([
          { kind: 'not-a-file', message: plain('this is a folder; it must be a file') },
        ])
      : defaultPolicy();
  }
  if (entry.kind !== 'file')
    return brokenPolicy([
      { kind: 'not-a-file', message: plain('this must be a regular file, not a link') },
    ]);
  const content = (await tree.read([POLICY_PATH], MEMORY_FILE_BYTES)).get(POLICY_PATH);
  if (content?.kind === 'bytes') return parsePolicy(content.bytes);
  return brokenPolicy([
    content?.kind === 'too-large'
      ? { kind: 'too-large', message: plain('the file is larger than 1 MB') }
      : { kind: 'unreadable', message: plain('the file cannot be read') },
  ]);
}

/** Files read at a time, while as many more are being loaded: their bytes stay below the total cap. */
const FILES_AT_A_TIME = MEMORY_TOTAL_BYTES / MEMORY_FILE_BYTES / 2;

interface Known {
  readonly bytes: number;
  readonly lexemes: number;
  readonly parsed: ParsedFile;
}

/**
 * What was parsed of an entry, by layout. Trees of one repository share equal entries, and an object id stands for its
 * bytes, so an unchanged fact is parsed once for base and head.
 */
const parsedBy = remembered((_layout: Layout) => new WeakMap<TreeEntry, Known>());

/**
 * Stops at the caps on all bytes and all front matter together: 20,000 entries of a tree can be one blob of 1 MB. What
 * is left out is unreadable.
 */
async function parseWithinCaps(
  tree: Tree,
  layout: Layout,
  entries: readonly TreeEntry[],
  incomplete: Gap[],
): Promise<Omit<StoreExtent, 'layout'> & { readonly parsed: ReadonlyMap<string, ParsedFile> }> {
  const before = parsedBy(layout);
  const files = entries.filter((entry) => entry.kind === 'file');
  const parsed = new Map<string, ParsedFile>();
  const batches = Array.from({ length: Math.ceil(files.length / FILES_AT_A_TIME) }, (_, index) =>
    files.slice(index * FILES_AT_A_TIME, (index + 1) * FILES_AT_A_TIME),
  );
  const read = async (batch: readonly TreeEntry[] = []): Promise<ReadonlyMap<string, Content>> =>
    tree.read(
      batch.filter((entry) => !before.has(entry)).map(({ path }) => path),
      MEMORY_FILE_BYTES,
    );
  let total = 0;
  let lexemes = 0;
  let seen = 0;
  let isFull = false;
  let ahead = read(batches[0]);
  for (let at = 0; at < batches.length && !isFull && lexemes <= FRONT_MATTER_LEXEMES; at += 1) {
    const contents = await ahead;
    ahead = read(batches[at + 1]);
    for (const entry of batches[at] ?? []) {
      if (lexemes > FRONT_MATTER_LEXEMES) break;
      const content = contents.get(entry.path);
      const file = before.get(entry) ?? parse(layout, entry, content);
      if (content?.kind === 'bytes' && entry.oid !== null) before.set(entry, file);
      isFull = total + file.bytes > MEMORY_TOTAL_BYTES;
      if (isFull) break;
      // A note gives no trust, so an unread one takes none away: it is a broken record.
      if (
        content?.kind === 'too-large' &&
        !NOTE_HOMES.some((home) => placeIn(home, entry.path) !== null)
      )
        incomplete.push({
          kind: 'memory-file-size',
          about: entry.path,
          sentence: `${phraseText(say`${entry.path}`)} is larger than the cap of ${MEMORY_FILE_BYTES} bytes`,
        });
      parsed.set(entry.path, file.parsed);
      total += file.bytes;
      lexemes += file.lexemes;
      seen += 1;
    }
  }
  await ahead;
  const unread = files.length - seen;
  incomplete.push(...capsPassed(isFull, lexemes, unread));
  return { parsed, bytes: total, unread };
}

function capsPassed(isFull: boolean, lexemes: number, unread: number): Gap[] {
  return [
    ...(isFull
      ? [
          {
            kind: 'memory-size' as const,
            sentence: `memory is larger than the cap of ${MEMORY_TOTAL_BYTES} bytes; files not read: ${unread}`,
          },
        ]
      : []),
    ...(lexemes > FRONT_MATTER_LEXEMES
      ? [
          {
            kind: 'memory-front-matter' as const,
            sentence:
              `the front matter of memory has more than ${FRONT_MATTER_LEXEMES} pieces; ` +
              `files not read: ${unread}`,
          },
        ]
      : []),
  ];
}

function parse(layout: Layout, entry: TreeEntry, content: Content | undefined): Known {
  const effort: Effort = { lexemes: 0 };
  const parsed = layout.parse(entry, content, effort);
  return {
    bytes: content?.kind === 'bytes' ? content.bytes.length : 0,
    parsed,
    lexemes: effort.lexemes,
  };
}

/** Whether a path can be of any store, or of a folder that is taken for ours. */
export function mayBeMemory(path: string): boolean {
  return isMemoryPath(path) || /(?:^|\/)\.memtrust(?:\/|$)/is.test(path);
}

/** Other folders of that name in another case: where case does not count, they are the same folder on disk. */
function others(tree: Tree): Stray[] {
  const roots = new Set<string>();
  for (const { path } of scannedEntries(tree)) {
    if (path === MEMORY_FOLDER || path.startsWith(`${MEMORY_FOLDER}/`)) continue;
    const [root] = /^(?:.*?\/)?\.memtrust(?=\/|$)/is.exec(path) ?? [];
    if (root !== undefined) roots.add(root);
  }
  return [...roots].sort().map((path) => ({
    path,
    message: plain('this is not read; only the .memtrust at the root counts'),
    broken: false,
  }));
}

/** A file of a memory store before it is parsed, as `notes check` and `migrate` read it. */
export interface StoreFile {
  readonly entry: TreeEntry;
  /** Undefined for everything but regular files. */
  readonly content: Content | undefined;
}

/** Files that are held in memory at a time; each may be as large as MEMORY_FILE_BYTES. */
const BATCH = 32;

/** The entries of a store in the order of the tree, and how many more there are than are read. */
export function entriesOfStore(
  tree: Tree,
  layout: Layout,
): { readonly entries: readonly TreeEntry[]; readonly unread: number } {
  const all = scannedEntries(tree).filter(({ path }) => layout.owns(path));
  return {
    entries: all.slice(0, MEMORY_FILE_COUNT),
    unread: Math.max(0, all.length - MEMORY_FILE_COUNT),
  };
}

export async function* filesOfStore(
  tree: Tree,
  entries: readonly TreeEntry[],
): AsyncGenerator<StoreFile> {
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    const contents = await tree.read(
      batch.filter(({ kind }) => kind === 'file').map(({ path }) => path),
      MEMORY_FILE_BYTES,
    );
    for (const entry of batch) yield { entry, content: contents.get(entry.path) };
  }
}

/** Whether a working tree has a folder of facts: a hint for work that may begin before git has answered. */
export function mayHoldMemory({ root }: Pick<Repository, 'root'>): boolean {
  return statOf(join(root, FACTS)) !== undefined;
}
