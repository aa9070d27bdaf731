import { gapSentences } from '../tree/gap.js';
import { writtenIn } from '../memory/fact.js';
import type { AgentDocument } from '../agent-files/document.js';
import { documentsOf } from '../agent-files/documents.js';
import { inventory, type LiveSource } from '../agent-files/inventory.js';
import { checkAnchors } from '../anchors/check.js';
import type { PolicyFile } from '../memory/policy.js';
import type { Policy } from '../memory/policy-shape.js';
import { readMemory } from '../memory/store.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { foldersAbove } from '../tree/path.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { mergedAdoptions } from '../trust/adoption.js';
import { assess, type Judge } from '../trust/assess.js';
import { blockOfLive, saysExcluded } from '../trust/blocking.js';
import type { Entry, EntryOrigin } from '../trust/entry.js';
import { withoutBlocks } from '../gate/exported/markers.js';
import { wordsOfRecord } from './recall/record-text.js';
import { staleHere, type TreeHere } from './stale-here.js';
import { changedPaths } from '../tree/changes.js';

/** A memory entry, judged, and what it says. */
export interface Readable {
  readonly entry: Entry;
  /**
   * The statement of a fact, the text of an agent file, the text of a record. Empty where the
   * policy blocks it, and of a record that says what the policy keeps unsaid (SECURITY S28): the
   * judge sees the names of evidence alone.
   */
  readonly text: string;
  /** Of a link to a folder, the agent files in there, by the names that they have through the link. */
  readonly linked: readonly LinkedFile[];
}

export interface LinkedFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What one tree remembers, as those who read it see it: judged by the one judge, under the tree's
 * own policy (DESIGN §4, *Reading*).
 */
export interface Reading {
  readonly tree: Tree;
  readonly policy: PolicyFile;
  /** Sorted by id. */
  readonly entries: readonly Readable[];
  readonly incomplete: readonly string[];
}

export interface ReadingTerms {
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  readonly past: HistoryQueries;
  /** The policy in force where it is not the tree's own: a working tree is read under its base. */
  readonly policy?: Policy;
  /** Events that count as settled where they are not the tree's own. */
  readonly settledTree?: Tree;
  /** The tree that the next run reads, where that is another one: what it makes stale is not trusted. */
  readonly here?: TreeHere | undefined;
  /** For tests that invert the judge. */
  readonly judge?: Judge;
}

/** Reads and judges a tree that is settled: the base, or a working tree that somebody trusts and labels as such. */
export async function readTrusted(
  tree: Tree,
  { now, past, policy, settledTree, here, judge }: ReadingTerms,
): Promise<Reading> {
  const memory = await readMemory(tree, policy);
  const inForce = policy ?? memory.policy.policy;
  const settled = settledTree === undefined ? memory : await readMemory(settledTree, policy);
  const live = await inventory(tree, settledTree ?? tree, true);
  const isAdopted = mergedAdoptions(settled.events);
  const anchors = await checkAnchors(tree, memory.facts, { past, isAdopted });
  const judgement = await assess(
    { tree, memory, live, anchors, settled: settled.events, settledLinks: new Map() },
    inForce,
    now,
    judge,
  );
  const judged =
    here === undefined
      ? judgement.entries
      : await staleHere({ tree, memory, anchors, entries: judgement.entries }, here, {
          policy: inForce,
          now,
          judge,
        });
  const { entries, incomplete } = await readableOf(tree, judged, live, inForce);
  return {
    tree,
    policy: memory.policy,
    entries: entries.toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)),
    incomplete: [...gapSentences(memory.incomplete), ...incomplete],
  };
}

/** Judged entries with what they say, in their order; what the policy blocks says nothing. */
export async function readableOf(
  tree: Tree,
  judged: readonly Entry[],
  live: readonly LiveSource[],
  policy: Policy,
): Promise<Pick<Reading, 'entries' | 'incomplete'>> {
  const open = new Set(
    judged.filter(({ status }) => status !== 'policy_blocked').map(({ id }) => id),
  );
  const { documents } = await documentsOf(
    tree,
    live.filter(({ id }) => open.has(id)),
  );
  const texts = new Map(documents.map(({ path, text }) => [path, withoutBlocks(text)]));
  const linked = linkedFiles(documents, new Set(live.map(({ path }) => path)), policy);
  const { texts: records, incomplete } = await recordTexts(
    tree,
    judged.filter(
      ({ sourceClass, status }) =>
        status !== 'policy_blocked' &&
        (sourceClass === 'attempt_evidence' || sourceClass === 'review_evidence'),
    ),
    policy,
  );
  const textOf = (entry: Entry): string => {
    if (entry.status === 'policy_blocked') return '';
    if (entry.record !== null) return writtenIn(entry.record);
    return entry.path === null ? '' : (texts.get(entry.path) ?? records.get(entry.path) ?? '');
  };
  return {
    entries: judged.map((entry) => ({
      entry,
      text: textOf(entry),
      linked: linked.get(entry.path ?? '') ?? [],
    })),
    incomplete,
  };
}

/**
 * By the path of the link. The judge sees the link alone, so what is in the folder is asked about
 * here (SECURITY S28).
 */
function linkedFiles(
  documents: readonly AgentDocument[],
  sources: ReadonlySet<string>,
  policy: Policy,
): ReadonlyMap<string, readonly LinkedFile[]> {
  const found = new Map<string, LinkedFile[]>();
  for (const { agent, path, place, text } of documents) {
    const link = sources.has(path)
      ? undefined
      : foldersAbove(path).findLast((folder) => sources.has(folder));
    if (
      link === undefined ||
      blockOfLive([path, place], `live:${agent}:${path}`, text, policy) !== null
    )
      continue;
    found.set(link, [...(found.get(link) ?? []), { path, text: withoutBlocks(text) }]);
  }
  return found;
}

/** Records that are read at a time; each may be as large as {@link MEMORY_FILE_BYTES}. */
const RECORDS_AT_A_TIME = 32;

/**
 * The texts of records that are regular files: a link would show where it leads. Up to the cap on
 * all memory together.
 */
async function recordTexts(
  tree: Tree,
  entries: readonly Entry[],
  policy: Policy,
): Promise<{
  readonly texts: ReadonlyMap<string, string>;
  readonly incomplete: readonly string[];
}> {
  const paths = entries
    .flatMap(({ path }) => path ?? [])
    .filter((path) => tree.entries.get(path)?.kind === 'file');
  const texts = new Map<string, string>();
  let total = 0;
  for (let at = 0; at < paths.length; at += RECORDS_AT_A_TIME) {
    if (total > MEMORY_TOTAL_BYTES)
      return {
        texts,
        incomplete: [
          `records of attempts and reviews are larger than the cap of ${MEMORY_TOTAL_BYTES} bytes; ` +
            `${paths.length - at} files were not read`,
        ],
      };
    const contents = await tree.read(paths.slice(at, at + RECORDS_AT_A_TIME), MEMORY_FILE_BYTES);
    for (const [path, content] of contents) {
      if (content.kind !== 'bytes') continue;
      total += content.bytes.length;
      const text = Buffer.from(content.bytes).toString('utf8');
      // JSON can write a word in other letters than it means.
      if (!saysExcluded(text, policy) && !saysExcluded(wordsOfRecord(text), policy))
        texts.set(path, text);
    }
  }
  return { texts, incomplete: [] };
}

/** Against what a branch or a working tree is compared, and under which policy it is shown. */
export interface UnsettledTerms {
  /** What is settled; null before the first commit. */
  readonly base: Tree | null;
  /** What is committed; null before the first commit. A file that differs from it is `uncommitted`. */
  readonly committed: Tree | null;
  /** What either the base or the tree itself keeps unsaid must be unsaid by it. */
  readonly policy: Policy;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids that are taken by entries of the base: another text of one of them gets its origin before its id. */
  readonly taken: ReadonlySet<string>;
}

/** Reads and judges what a tree holds beyond its base; nothing of it can be trusted. Sorted by id. */
export async function readUnsettled(
  tree: Tree,
  { base, committed, policy, now, taken }: UnsettledTerms,
): Promise<Pick<Reading, 'entries' | 'incomplete'>> {
  if (base !== null && changedPaths(base, tree).size === 0) return { entries: [], incomplete: [] };
  const memory = await readMemory(tree, policy);
  const originOf = originsOf(tree, base, committed);
  const isNew = ({ path }: { readonly path: string }): boolean => originOf(path) !== 'base';
  const notes = new Set(memory.notes.map(({ path }) => path));
  const facts = memory.facts.filter((record) => notes.has(record.path) && isNew(record));
  const evidence = memory.evidence.filter(isNew);
  // What only a new file imports is in no listing of the base, whoever else holds the same text.
  const live = (await inventory(tree, base, true)).filter(
    ({ id, settled }) => !settled || !taken.has(id),
  );
  const { entries: judged } = await assess(
    {
      tree,
      memory: { ...memory, facts, evidence, events: [] },
      live,
      settled: [],
      settledLinks: new Map(),
    },
    policy,
    now,
  );
  const { entries, incomplete } = await readableOf(tree, judged, live, policy);
  // The judge keeps their order, and may hide a path.
  const paths = [...facts, ...live, ...evidence].map(({ path }) => path);
  return {
    entries: entries
      .map((readable, index) => labelled(readable, originOf(paths[index] ?? ''), taken))
      .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)),
    incomplete: [...gapSentences(memory.incomplete), ...incomplete],
  };
}

/** Where each path of a tree comes from, seen from its base and from what is committed. */
export function originsOf(
  tree: Tree,
  base: Tree | null,
  committed: Tree | null,
): (path: string) => EntryOrigin {
  return (path) => {
    const now = tree.entries.get(path);
    if (isSame(base?.entries.get(path), now)) return 'base';
    return isSame(committed?.entries.get(path), now) ? 'branch' : 'uncommitted';
  };
}

/** What git has no object for is another one. */
function isSame(before: TreeEntry | undefined, now: TreeEntry | undefined): boolean {
  return (
    before !== undefined &&
    before.oid !== null &&
    before.oid === now?.oid &&
    before.kind === now.kind
  );
}

/** The entry with its origin, under an id that no entry of the base has: none of those begins so. */
function labelled(readable: Readable, origin: EntryOrigin, taken: ReadonlySet<string>): Readable {
  const { entry } = readable;
  const id = taken.has(entry.id) ? `${origin}:${entry.id}` : entry.id;
  return { ...readable, entry: { ...entry, id, origin } };
}
