import { grouped, kept, remembered } from '../text/collections.js';
import { type Gap, AGENT_TEXT_PIECES } from '../tree/limits.js';
import { AgentDocument } from '../agent-files/document.js';
import { documentsOf } from '../agent-files/documents.js';
import { unreadSources } from '../agent-files/unread.js';
import type { Detection, HeldMention } from '../agent-files/detection.js';
import { piecesOf } from '../text/file-text.js';
import type { FactRecord } from '../memory/fact.js';
import { matcherOf } from '../memory/glob.js';
import type { Policy } from '../memory/policy-shape.js';
import { plain } from '../text/phrase.js';
import { withoutSecrets } from '../text/secrets.js';
import { changedPaths } from '../tree/changes.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import { foldersAbove } from '../tree/path.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import {
  blockedSources,
  openFacts,
  openSources,
  type OpenFact,
  type Snapshot,
} from './snapshot.js';

/*
 * Which texts of agents are looked at, in base and head, and what was found? Every agent file, and the facts that
 * differ; where one commit is judged by itself only facts that can hide something (`mayHide`) or that nobody adopted,
 * since the others were reviewed. What to look for is in the detectors of `agent-files/`. Nothing here changes trust.
 * The key `policy-blocked` with a number is in fingerprints, and `changed` behind it makes all of a changed file new.
 */

/** What a look at the texts of one tree that agents read found. Nothing of it changes what is trusted. */
export interface ScanResult {
  readonly documents: readonly AgentDocument[];
  readonly observations: readonly Detection[];
  /** What the agent files name and the tree has. */
  readonly held: readonly HeldMention[];
  /** Ids of agent files whose text was not read: links that lead nowhere, binary files, those past a cap. */
  readonly unread: ReadonlySet<string>;
  /** What was not looked at. */
  readonly incomplete: readonly Gap[];
}

export const NOTHING_SEEN: ScanResult = {
  documents: [],
  observations: [],
  held: [],
  unread: new Set(),
  incomplete: [],
};

/**
 * Looks at the agent files of head and base, and at facts: those that differ, or, where one commit is
 * judged by itself, those that `mayHide` names. Of agent files that the policy blocks it is said that
 * they hold what blocks, and no word more: agents read them all the same, and whoever can write
 * what the policy excludes must not hide the rest with it. The base is asked only about files of
 * which the head says something: nothing else of it is compared.
 */
export async function scanBaseAndHead(
  base: Snapshot,
  head: Snapshot,
  past: HistoryQueries,
  policy: Policy,
): Promise<{ readonly base: ScanResult; readonly head: ScanResult }> {
  const now = await documentsOf(head.tree, openSources(head));
  // A working tree in which nothing was changed is judged as its commit.
  const isAlone = base === head || changedPaths(base.tree, head.tree).size === 0;
  const facts = factTexts(head, isAlone ? null : base);
  const looked = await lookAt(
    head,
    [...now.documents, ...facts],
    now.incomplete,
    { past, policy, before: base === head ? null : base.tree, only: null },
    await sealedIn(head, base),
  );
  // The same trees under the same policy look the same.
  if (isAlone) return { base: looked, head: looked };
  if (
    looked.observations.length === 0 &&
    !looked.documents.some(({ text }) => text.includes('memtrust-ignore'))
  )
    return { base: NOTHING_SEEN, head: looked };
  const then = await documentsOf(base.tree, openSources(base), {
    tree: head.tree,
    documents: now.documents,
  });
  return {
    base: await lookAt(
      base,
      [...then.documents, ...factTexts(base, head)],
      then.incomplete,
      { past, policy, before: null, only: new Set(looked.observations.map(({ path }) => path)) },
      await sealedIn(base, base),
    ),
    head: looked,
  };
}

async function lookAt(
  snapshot: Snapshot,
  documents: readonly AgentDocument[],
  unread: readonly Gap[],
  {
    past,
    policy,
    before,
    only,
  }: {
    readonly past: HistoryQueries;
    readonly policy: Policy;
    readonly before: Tree | null;
    readonly only: ReadonlySet<string> | null;
  },
  sealed: Sealed,
): Promise<ScanResult> {
  const { within, incomplete: tooMuch } = withinCap(documents);
  const incomplete = [...unread, ...tooMuch, ...sealed.incomplete];
  const sources = openSources(snapshot);
  if (documents.length === 0 && sources.length === 0)
    return { ...NOTHING_SEEN, observations: sealed.observations, incomplete };
  // Most of it is tables of patterns, which a repository without agent files need not load.
  const { brokenLinks, runDetectors } = await import('../agent-files/detectors/index.js');
  const repository = {
    tree: withoutExcluded(snapshot.tree, policy),
    resolver: PathResolver.of(snapshot.tree),
    past: withoutExcludedPast(past, policy),
    before: before === null ? null : withoutExcluded(before, policy),
    sources: openSources(snapshot),
    budgets: policy.budgets,
  };
  const seen = await runDetectors(within, repository, only);
  return {
    documents,
    observations: [
      ...(await brokenLinks(sources, repository, only)),
      ...seen.observations,
      ...sealed.observations,
    ],
    held: seen.held,
    unread: unreadSources(snapshot.tree, sources, within, incomplete),
    incomplete,
  };
}

/** The documents up to the cap on the text of all of them (SECURITY S12). */
function withinCap(documents: readonly AgentDocument[]): {
  readonly within: readonly AgentDocument[];
  readonly incomplete: readonly Gap[];
} {
  let pieces = 0;
  const end = documents.findIndex(({ text }) => (pieces += piecesOf(text)) > AGENT_TEXT_PIECES);
  if (end < 0) return { within: documents, incomplete: [] };
  return {
    within: documents.slice(0, end),
    incomplete: [
      {
        kind: 'agent-texts',
        sentence:
          `the texts that agents read have more than ${AGENT_TEXT_PIECES} words and marks ` +
          `together; ${documents.length - end} of ${documents.length} were not checked`,
      },
    ],
  };
}

/**
 * The tree with the texts of excluded files unread: what stands in them, a name of a script, is not
 * to be told by way of advice (SECURITY S28).
 */
function withoutExcluded(tree: Tree, policy: Policy): Tree {
  return policy.exclude_paths.length === 0
    ? tree
    : kept(openTrees(policy), tree, () => openTree(tree, policy));
}

/** Of one tree the same, so that what is known of it is found again. */
const openTrees = remembered((_policy: Policy) => new WeakMap<Tree, Tree>());

function openTree(tree: Tree, policy: Policy): Tree {
  const matches = matcherOf(policy.exclude_paths);
  const isOpen = (path: string): boolean =>
    tree.entries.get(path)?.kind !== 'file' || matches(path) === null;
  const { objectFormat, commit, entries, madeOf, namesake } = tree;
  return {
    objectFormat,
    commit,
    entries,
    madeOf: madeOf ? { ...madeOf, tree: withoutExcluded(madeOf.tree, policy) } : null,
    namesake: namesake ? withoutExcluded(namesake, policy) : null,
    read: (paths, cap) => tree.read([...paths].filter(isOpen), cap),
  };
}

/** The same for earlier commits, and for what they took out of files. */
function withoutExcludedPast(past: HistoryQueries, policy: Policy): HistoryQueries {
  const { search } = past;
  if (search === undefined || policy.exclude_paths.length === 0) return past;
  const matches = matcherOf(policy.exclude_paths);
  return {
    blob: async (...asked) => past.blob(...asked),
    renamed: async (path) => past.renamed(path),
    renamedBefore: async (path) => past.renamedBefore(path),
    departed: async (paths) => past.departed(paths),
    renames: async () => past.renames(),
    textsBefore: async (...asked) => past.textsBefore(...asked),
    touched: async (paths) => past.touched(paths),
    search: {
      changesOf: async (path) => search.changesOf(path),
      since: async (commit) => search.since(commit),
      treeAt: async (commit) => withoutExcluded(await search.treeAt(commit), policy),
      removedLines: async () =>
        (await search.removedLines()).filter(({ path }) => matches(path) === null),
    },
  };
}

/** What is told of files whose text must not be. */
type Sealed = Pick<ScanResult, 'observations' | 'incomplete'>;

/**
 * What blocks in the agent files that the policy keeps unsaid: by subject and number alone, without
 * line, text or digest (SECURITY S28). The names are those of the sources; what lies in a linked
 * folder has none. As nothing tells two of them apart, those of a file that the change touches are
 * all new.
 */
async function sealedIn(snapshot: Snapshot, base: Snapshot): Promise<Sealed> {
  const { tree } = snapshot;
  const blocked = blockedSources(snapshot);
  if (blocked.length === 0) return NOTHING_SEEN;
  const { blocking } = await import('../agent-files/detectors/index.js');
  const found = await documentsOf(tree, blocked);
  const { within: documents, incomplete: tooMuch } = withinCap(found.documents);
  const observations: Detection[] = [];
  for (const [path, own] of bySource(documents, new Set(blocked.map((source) => source.path)))) {
    const isChanged = own.some(({ place }) =>
      isOther(tree.entries.get(place), base.tree.entries.get(place)),
    );
    for (const [subject, times] of blocking(own)) {
      for (let time = 1; time <= times; time += 1)
        observations.push({
          subject,
          severity: 'error',
          path,
          line: 1,
          column: null,
          message: SEALED,
          remedy: SEALED_REMEDY,
          key: `policy-blocked\0${time}${isChanged ? '\0changed' : ''}`,
        });
    }
  }
  // Which of them, and why, would tell of their size.
  const incomplete: readonly Gap[] =
    found.incomplete.length + tooMuch.length > 0
      ? [
          {
            kind: 'blocked-agent-files',
            sentence: 'some agent files that the policy blocks were not checked',
          },
        ]
      : [];
  return { observations, incomplete };
}

/** The documents by the name of what they were found for: itself, or the linked folder in which they lie. */
function bySource(
  documents: readonly AgentDocument[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly AgentDocument[]> {
  return grouped(
    documents,
    ({ path }) => [path, ...foldersAbove(path)].find((name) => names.has(name)) ?? path,
  );
}

/** Whether an entry of a tree differs; without an object id, as in a working tree, it is taken to. */
function isOther(now: TreeEntry | undefined, then: TreeEntry | undefined): boolean {
  return now !== then && (now === undefined || now.oid === null || now.oid !== then?.oid);
}

const SEALED = plain(
  'the policy blocks this file, and its text contains something that this rule finds',
);
const SEALED_REMEDY = plain(
  'Open the file, or remove what the policy excludes to see the details.',
);

/** Characters of memory that nobody adopted, where one commit is judged by itself. A store of notes can be huge. */
const AUDITED_CHARACTERS = 2_000_000;

/**
 * The facts to look at, as documents: those that differ from the other tree, or that have no object id yet; where one
 * commit is judged by itself, those that can hold an error, and those that nobody adopted.
 */
function factTexts(snapshot: Snapshot, other: Snapshot | null): AgentDocument[] {
  // Trees share the records of files that are the same objects, and no others.
  if (other?.memory.facts === snapshot.memory.facts) return [];
  let room = AUDITED_CHARACTERS;
  const isAudited = ({ record, trustedBaseline }: OpenFact): boolean =>
    mayHide(record) || (!trustedBaseline && (room -= record.text.length) >= 0);
  const isChanged = ({ path }: FactRecord, { tree }: Snapshot): boolean =>
    isOther(snapshot.tree.entries.get(path), tree.entries.get(path));
  const chosen = openFacts(snapshot)
    .filter((fact) => (other === null ? isAudited(fact) : isChanged(fact.record, other)))
    .map(({ record }) => record);
  const shared = grouped(
    chosen.filter(({ line }) => line !== undefined),
    ({ path }) => path,
  );
  return [
    ...chosen
      .filter(({ line }) => line === undefined)
      .map((record) => factDocument(record.path, record.text)),
    ...[...shared].map(([path, records]) => factDocument(path, inTheirPlaces(records))),
  ];
}

function factDocument(path: string, text: string): AgentDocument {
  return new AgentDocument('memtrust', 'fact', path, path, text);
}

/**
 * Records of one file, each on its lines, so that a finding names the line of the file; blanks
 * where nothing is looked at.
 */
function inTheirPlaces(records: readonly FactRecord[]): string {
  let text = '';
  let line = 1;
  for (const record of records.toSorted((a, b) => (a.line ?? 1) - (b.line ?? 1))) {
    const first = record.line ?? 1;
    text += `${text === '' || first > line ? '' : ' '}${'\n'.repeat(Math.max(0, first - line))}${record.text}`;
    line = Math.max(first, line) + (record.text.match(/\n/g)?.length ?? 0);
  }
  return text;
}

/** Whether a fact can hold what is an error. Somebody reviewed an adopted one, with every finding before them. */
const mayHide = remembered(
  ({ text }: FactRecord) => !/^[\t\n\r -~]*$/.test(text) || withoutSecrets(text) !== text,
);
