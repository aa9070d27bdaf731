import type { Gap } from '../tree/gap.js';
import {
  FRONT_MATTER_LEXEMES,
  MEMORY_FILE_BYTES,
  MEMORY_FILE_COUNT,
  MEMORY_TOTAL_BYTES,
} from '../tree/limits.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import { plain, phraseText, say } from '../text/phrase.js';
import { withAitExclusions, withheldBySource } from './ait/policy.js';
import { readBaseline, type Baseline } from './baseline.js';
import { orSame } from './by-id.js';
import { layouts } from './layouts/index.js';
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

/*
 * Which memory does a tree hold? Facts, ledgers, notes, evidence, fixtures, baseline and policy, as the layouts of the
 * policy in force find them; what fits nowhere is listed, never dropped. A cap is a constant of `limits.ts`; a new
 * store is a layout in `src/memory/layouts/`. Facts are sorted by id; other lists keep the order of layouts and paths.
 * Fields may be added; sentences of `incomplete` are keys of MT703.
 */

/** The folder of our own store, which is read whatever other stores the policy lists. */
export const MEMORY_FOLDER = '.memtrust';

/** Everything that one tree remembers, parsed; nothing of it is believed yet. */
export interface Memory extends Records {
  /** Whether there is any memory at all: a `.memtrust/`, or another store that the policy names. */
  readonly present: boolean;
  readonly policy: PolicyFile;
  /** Findings that this tree accepts. */
  readonly baseline: Baseline;
  /** What was left out by a cap; never silent (SECURITY S12). */
  readonly incomplete: readonly Gap[];
  readonly extent: Extent;
}

/** How much memory there is. */
export interface Extent {
  /** Files in the folders of all stores, read or not. */
  readonly files: number;
  readonly stores: readonly StoreExtent[];
}

/** How much one store holds. */
interface StoreExtent {
  readonly layout: Layout['name'];
  /** Of the files that are read, and of those that are too large for it. */
  readonly bytes: number;
}

/**
 * Reads the memory of a tree.
 *
 * @param inForce the policy that chooses the layouts where it is not the tree's own: a head is read
 *   under its base (SECURITY S01).
 * @param like a memory that was read before: facts and events that are the same are the same list here, so
 *   that what is worked out of one of the two holds for the other.
 */
export async function readMemory(tree: Tree, inForce?: Policy, like?: Records): Promise<Memory> {
  const policy = await readPolicy(tree);
  // Ours is read whatever a policy lists: left out, its ledgers could be rewritten unseen, to count again later.
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
    const { parsed, extent } = await parseWithinCaps(tree, layout, needed, incomplete);
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
    stores.push(extent);
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
 * Each ledger behind its fact, so that a cap cuts both: of a fact without its ledger it would be said that nobody
 * adopted it. Only the order is another.
 */
function withTheirLedgers(files: readonly TreeEntry[]): readonly TreeEntry[] {
  return files
    .map((entry) => ({ entry, subject: subjectOf(entry.path) }))
    .toSorted((a, b) => (a.subject < b.subject ? -1 : Number(a.subject > b.subject)))
    .map(({ entry }) => entry);
}

/** A fact's path without its ending, for the fact and for its ledger; any other path as it is. */
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

/** What `policy.yml` of a tree says; whatever is wrong with the file leaves the strict defaults. */
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

/**
 * Files read at a time, while as many more are on their way: what is in memory at their largest is
 * no more than the total cap again.
 */
const FILES_AT_A_TIME = MEMORY_TOTAL_BYTES / MEMORY_FILE_BYTES / 2;

/** A file that was parsed, and what it took. */
interface Known {
  readonly bytes: number;
  /** What its front matter took. */
  readonly lexemes: number;
  readonly parsed: ParsedFile;
}

/**
 * What was parsed of an entry, by layout. Trees of one repository share the entries that are equal
 * in them, and an object id stands for its bytes, so a fact that a change does not touch is read
 * and parsed once for base and head.
 */
const known = new WeakMap<Layout, WeakMap<TreeEntry, Known>>();

/**
 * Stops at the caps on all bytes and on all front matter together: 20,000 entries of a tree can be
 * one blob of 1 MB. What is left out is unreadable.
 */
async function parseWithinCaps(
  tree: Tree,
  layout: Layout,
  entries: readonly TreeEntry[],
  incomplete: Gap[],
): Promise<{ readonly parsed: ReadonlyMap<string, ParsedFile>; readonly extent: StoreExtent }> {
  const before = known.get(layout) ?? new WeakMap<TreeEntry, Known>();
  known.set(layout, before);
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
  let oversized = 0;
  let ahead = read(batches[0]);
  for (
    let at = 0;
    at < batches.length && total <= MEMORY_TOTAL_BYTES && lexemes <= FRONT_MATTER_LEXEMES;
    at += 1
  ) {
    const contents = await ahead;
    ahead = read(batches[at + 1]);
    for (const entry of batches[at] ?? []) {
      if (lexemes > FRONT_MATTER_LEXEMES) break;
      const content = contents.get(entry.path);
      const file = before.get(entry) ?? parse(layout, entry, content);
      if (content?.kind === 'bytes' && entry.oid !== null) before.set(entry, file);
      if (content?.kind === 'too-large') {
        oversized += content.size;
        // A note gives no trust, so one that is not read takes none away: it is shown as a broken one.
        if (!NOTE_HOMES.some((home) => placeIn(home, entry.path) !== null))
          incomplete.push({
            kind: 'memory-file-size',
            about: entry.path,
            sentence: `${phraseText(say`${entry.path}`)} is larger than the cap of ${MEMORY_FILE_BYTES} bytes`,
          });
      }
      parsed.set(entry.path, file.parsed);
      total += file.bytes;
      lexemes += file.lexemes;
      seen += 1;
    }
  }
  await ahead;
  incomplete.push(...capsPassed(total, lexemes, files.length - seen));
  return { parsed, extent: { layout: layout.name, bytes: total + oversized } };
}

/** The caps that were passed. */
function capsPassed(bytes: number, lexemes: number, unread: number): Gap[] {
  return [
    ...(bytes > MEMORY_TOTAL_BYTES
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

/** Parses one file, and measures what that took. */
function parse(layout: Layout, entry: TreeEntry, content: Content | undefined): Known {
  const effort: Effort = { lexemes: 0 };
  const parsed = layout.parse(entry, content, effort);
  return {
    bytes: content?.kind === 'bytes' ? content.bytes.length : 0,
    parsed,
    lexemes: effort.lexemes,
  };
}

/**
 * Other folders of that name, and other spellings of it: where case does not count, they are the
 * same folder on disk.
 */
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
