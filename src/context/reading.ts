import { gapSentences, MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { writtenIn } from '../memory/fact.js';
import { AgentDocument } from '../agent-files/document.js';
import { documentsOf } from '../agent-files/documents.js';
import { inventory } from '../agent-files/inventory.js';
import { withoutIgnored } from '../agent-files/ignored.js';
import type { LiveSource } from '../agent-files/live-source.js';
import { checkAnchors } from '../anchors/check.js';
import type { PolicyFile } from '../memory/policy.js';
import type { Policy } from '../memory/policy-shape.js';
import { readMemory } from '../memory/store.js';
import { foldersAbove } from '../tree/path.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { mergedAdoptions } from '../trust/adoption.js';
import { assess, type Judge } from '../trust/assess.js';
import { blockOfLive, saysExcluded } from '../trust/blocking.js';
import type { Entry, EntryOrigin } from '../trust/entry.js';
import { grouped } from '../text/collections.js';
import { withoutBlocks } from '../gate/exported/markers.js';
import { isOutOfForce, type UntrustedSentence } from '../trust/reader-trust.js';
import { wordsOfRecord } from './recall/record-text.js';
import { staleHere, type TreeHere } from './stale-here.js';
import { changedPaths } from '../tree/changes.js';

/*
 * Reads memory for readers: `readTrusted` the base, or a working tree that the user trusts; `readUnsettled` what a
 * branch or a working tree adds, which is never trusted.
 */

/** A judged entry with its text. */
export interface Readable {
  readonly entry: Entry;
  /**
   * The statement of a fact, the text of an agent file, the text of a record. Empty where the policy blocks it, or a
   * record contains excluded text (SECURITY S28): the judge sees only the names of evidence.
   */
  readonly text: string;
  /** Of a link to a folder, the agent files in it, by their names through the link. */
  readonly linked: readonly LinkedFile[];
  /** Sentences of an agent file that say what a stale, superseded or retired fact says; absent where there are none. */
  readonly untrusted?: readonly UntrustedSentence[];
}

interface LinkedFile {
  readonly path: string;
  readonly text: string;
}

/** The memory of one tree, judged under the tree's own policy (DESIGN §4, *Reading*). */
export interface Reading {
  readonly tree: Tree;
  readonly policy: PolicyFile;
  readonly entries: readonly Readable[];
  readonly incomplete: readonly string[];
}

interface ReadingTerms {
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  readonly past: HistoryQueries;
  /** The policy in force where it is not the tree's own: a working tree is read under its base. */
  readonly policy?: Policy;
  /** The tree of the settled events where it is not the same. */
  readonly settledTree?: Tree;
  /** The tree of the next run, where that is another one: a fact that is stale there is not trusted. */
  readonly here?: TreeHere | undefined;
  /** For tests that replace the judge. */
  readonly judge?: Judge;
}

export async function readTrusted(
  tree: Tree,
  { now, past, policy, settledTree, here, judge }: ReadingTerms,
): Promise<Reading> {
  const memory = await readMemory(tree, policy);
  const inForce = policy ?? memory.policy.policy;
  const settled = settledTree === undefined ? memory : await readMemory(settledTree, policy);
  const all = await inventory(tree, settledTree ?? tree, true);
  const { live } = withoutIgnored(all, inForce.ignore);
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

/** Judged entries with their texts; empty where the policy blocks them. @param known entries of another tree. */
async function readableOf(
  tree: Tree,
  judged: readonly Entry[],
  live: readonly LiveSource[],
  policy: Policy,
  known: readonly Entry[] = [],
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
  const untrusted = grouped(
    await untrustedIn(tree, [...known, ...judged], documents),
    ({ path }) => path,
  );
  const untrustedOf = ({ path, sourceClass }: Entry): readonly UntrustedSentence[] =>
    sourceClass !== 'live_external' || path === null
      ? []
      : [path, ...(linked.get(path) ?? []).map((file) => file.path)].flatMap(
          (one) => untrusted.get(one) ?? [],
        );
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
    entries: judged.map((entry) => {
      const own = untrustedOf(entry);
      return {
        entry,
        text: textOf(entry),
        linked: linked.get(entry.path ?? '') ?? [],
        ...(own.length === 0 ? {} : { untrusted: own }),
      };
    }),
    incomplete,
  };
}

/** By the path of the link. The judge sees only the link, so names in the folder are checked here (SECURITY S28). */
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

/** Each may be as large as {@link MEMORY_FILE_BYTES}. */
const RECORDS_AT_A_TIME = 32;

/**
 * The texts of records that are regular files: a link would reveal its target. Up to the cap on all memory together.
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
      // JSON can escape a word.
      if (!saysExcluded(text, policy) && !saysExcluded(wordsOfRecord(text), policy))
        texts.set(path, text);
    }
  }
  return { texts, incomplete: [] };
}

/** The base of a branch or a working tree, and the policy for showing it. */
interface UnsettledTerms {
  /** Null before the first commit. */
  readonly base: Tree | null;
  /** Null before the first commit. A file that differs from it is `uncommitted`. */
  readonly committed: Tree | null;
  /** It hides what the base or the tree hides. */
  readonly policy: Policy;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids of entries of the base: another text of the same id gets its origin before its id. */
  readonly taken: ReadonlySet<string>;
  /** The entries of the base, whose facts the sentences of agent files are compared with. */
  readonly known?: readonly Entry[];
}

/** Judged entries that a tree has beyond its base; none can be trusted. Sorted by id. */
export async function readUnsettled(
  tree: Tree,
  { base, committed, policy, now, taken, known }: UnsettledTerms,
): Promise<Pick<Reading, 'entries' | 'incomplete'>> {
  if (base !== null && changedPaths(base, tree).size === 0) return { entries: [], incomplete: [] };
  const memory = await readMemory(tree, policy);
  const originOf = originsOf(tree, base, committed);
  const isNew = ({ path }: { readonly path: string }): boolean => originOf(path) !== 'base';
  const notes = new Set(memory.notes.map(({ path }) => path));
  const facts = memory.facts.filter((record) => notes.has(record.path) && isNew(record));
  const evidence = memory.evidence.filter(isNew);
  // A file that only a new file imports is in no listing of the base.
  const live = withoutIgnored(await inventory(tree, base, true), policy.ignore).live.filter(
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
  const { entries, incomplete } = await readableOf(tree, judged, live, policy, known);
  // The judge keeps the order, and may hide a path.
  const paths = [...facts, ...live, ...evidence].map(({ path }) => path);
  return {
    entries: entries
      .map((readable, index) => labelled(readable, originOf(paths[index] ?? ''), taken))
      .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)),
    incomplete: [...gapSentences(memory.incomplete), ...incomplete],
  };
}

/** The origin of each path, by its base and the committed tree. */
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

/** A file without a git object is different. */
function isSame(before: TreeEntry | undefined, now: TreeEntry | undefined): boolean {
  return (
    before !== undefined &&
    before.oid !== null &&
    before.oid === now?.oid &&
    before.kind === now.kind
  );
}

/** The entry with its origin, under an id that no entry of the base can have. */
function labelled(readable: Readable, origin: EntryOrigin, taken: ReadonlySet<string>): Readable {
  const { entry } = readable;
  const id = taken.has(entry.id) ? `${origin}:${entry.id}` : entry.id;
  return { ...readable, entry: { ...entry, id, origin } };
}

/** Sentences of files that a user gives, by the names under which they are given; the facts are those of a reading. */
export async function untrustedOfGiven(
  { tree, entries }: Pick<Reading, 'tree' | 'entries'>,
  given: readonly { readonly name: string; readonly place: string; readonly text: string }[],
): Promise<ReadonlyMap<string, readonly UntrustedSentence[]>> {
  return grouped(
    await untrustedIn(
      tree,
      entries.map(({ entry }) => entry),
      given.map(({ name, place, text }) => new AgentDocument('', 'memory', name, place, text)),
    ),
    ({ path }) => path,
  );
}

async function untrustedIn(
  tree: Tree,
  entries: readonly Entry[],
  documents: readonly AgentDocument[],
): Promise<readonly UntrustedSentence[]> {
  // Most repositories have no such fact, and need not load what reads sentences.
  if (!entries.some(isOutOfForce)) return [];
  const { findUntrustedSentences } = await import('../gate/untrusted-sentences.js');
  return findUntrustedSentences(tree, entries, documents);
}
