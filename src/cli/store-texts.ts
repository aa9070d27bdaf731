import { documentsOf } from '../agent-files/documents.js';
import { AgentDocument } from '../agent-files/document.js';
import { inventory } from '../agent-files/inventory.js';
import { withoutIgnored } from '../agent-files/ignored.js';
import type { LiveSource } from '../agent-files/live-source.js';
import {
  MOST_STATEMENTS,
  suggestFacts,
  type Suggestions,
  type SuggestRequest,
  statementReadingOf,
} from '../lifecycle/suggest.js';
import type { ForeignStore } from '../lifecycle/stores/foreign-store.js';
import { blockOfLive } from '../trust/blocking.js';
import { gapSentences } from '../tree/limits.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Tree } from '../tree/tree.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';
import { claimsOfFile } from '../lifecycle/suggest/agent-front.js';
import { withoutBlocks } from '../gate/exported/markers.js';
import { runDetectors } from '../agent-files/detectors/index.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import { PathResolver } from '../tree/resolve.js';

/* Statements in agent files and in stores of other tools, from which candidates can be made. */

/** Memory that people keep by hand has tens of files. */
export const MOST_FILES = 1_000;

export type UnreadWhy = 'policy_blocked' | 'not_text';

export interface StoreCandidates extends Suggestions {
  readonly files: number;
  /** `path` is null if it is hidden. */
  readonly unread: readonly { readonly path: string | null; readonly why: UnreadWhy }[];
  /** What a limit left out, in sentences. */
  readonly incomplete: readonly string[];
}

export function pathsOfStore(tree: Tree, store: ForeignStore): string[] {
  const has = (path: string): boolean => tree.entries.get(path)?.kind === 'file';
  const paths: string[] = [];
  for (const { path, kind } of scannedEntries(tree))
    if (kind === 'file' && !path.startsWith('.memtrust/') && store.isFile(path, has))
      paths.push(path);
  return paths.toSorted();
}

/** Writes nothing. */
export async function candidatesOfStore(
  open: OpenMemory,
  store: ForeignStore,
  wanted: Pick<StatementsWanted, 'limit' | 'by' | 'now'>,
): Promise<StoreCandidates> {
  const unread: { path: string | null; why: UnreadWhy }[] = [];
  const isBlocked = (path: string, text: string): boolean => {
    const blocks = open.policies.flatMap(
      (policy) => blockOfLive([path], `live:${store.name}:${path}`, text, policy) ?? [],
    );
    if (blocks.length === 0) return false;
    const isNamed = !blocks.some(({ hidesName }) => hidesName) && !open.isHiddenByPolicy(path);
    unread.push({ path: isNamed ? path : null, why: 'policy_blocked' });
    return true;
  };
  const paths = pathsOfStore(open.tree, store);
  const sources = paths
    .slice(0, MOST_FILES)
    .filter((path) => !isBlocked(path, ''))
    .map((path) => sourceAt(path, store, open.tree));
  const { documents, incomplete } = await documentsOf(open.tree, sources);
  const readable = documents.filter((document) => {
    if (isBlocked(document.path, document.text)) return false;
    if (isText(document)) return true;
    unread.push({ path: document.path, why: 'not_text' });
    return false;
  });
  const request = await suggestRequest(open, readable, wanted);
  const suggestions = await suggestFacts({ ...request, reading: statementReadingOf(store) });
  return {
    ...suggestions,
    files: readable.length,
    unread,
    incomplete: [
      ...gapSentences(incomplete),
      ...(paths.length > MOST_FILES
        ? [
            `${paths.length - MOST_FILES} of ${paths.length} files are beyond the cap and were not read`,
          ]
        : []),
      ...(suggestions.isCut
        ? [`there are more than ${MOST_STATEMENTS} statements; the rest was not read`]
        : []),
    ],
  };
}

/** A file of a store, in the form of an agent file. */
function sourceAt(path: string, { name }: ForeignStore, tree: Tree): LiveSource {
  return {
    id: `live:${name}:${path}`,
    agent: name,
    kind: 'memory',
    path,
    paths: [path],
    broken: null,
    oid: tree.entries.get(path)?.oid ?? null,
    settled: false,
    text: null,
    importedBy: [],
  };
}

/** False for UTF-16, NUL and invalid UTF-8. */
function isText({ text, miscoded }: AgentDocument): boolean {
  return miscoded === null && !text.includes('\0') && !text.includes('\uFFFD');
}

export interface StatementsWanted extends SignatureOptions {
  readonly limit: number;
  /** Only this agent file, as a path from the root. */
  readonly path: string | null;
}

/** A request for `suggestFacts`, and what was left out of it. */
export interface AgentTexts {
  readonly incomplete: readonly string[];
  readonly request: SuggestRequest;
}

/**
 * The agent files that statements are taken from. Commands, prompts, roles, settings and imported files are left out
 * unless the user names one: they hold steps of one task, values, or texts of others. What the policy
 * of the base or of the working tree blocks is left out, by its name before it is read.
 *
 * @param withSkills where no path is wanted.
 */
export async function agentTextsIn(
  open: OpenMemory,
  wanted: StatementsWanted,
  withSkills: boolean,
): Promise<AgentTexts> {
  const { tree, base, policies } = open;
  const isBlocked = (paths: readonly string[], id: string, text: string): boolean =>
    policies.some((policy) => blockOfLive(paths, id, text, policy) !== null);
  // Under several policies only what all of them ignore is left out.
  const [first, ...others] = policies;
  const ignore = first?.ignore?.filter((one) =>
    others.every((policy) => policy.ignore?.includes(one)),
  );
  const sources = withoutIgnored(await inventory(tree, base, false), ignore).live.filter(
    (source) =>
      (wanted.path === null ? isStanding(source, withSkills) : source.path === wanted.path) &&
      !isBlocked(source.paths, source.id, ''),
  );
  if (wanted.path !== null && sources.length === 0)
    throw new ConfigurationError(
      say`${wanted.path} is not an agent file, or the policy blocks it`,
      'Run `npx memtrust sources`: it lists the agent files, and those that the policy blocks.',
    );
  const { documents, incomplete } = await documentsOf(tree, sources);
  const left = [...gapSentences(incomplete)];
  const readable = documents
    .filter(({ agent, path, place, text, isProse }) => {
      if (!isProse || isBlocked([path, place], `live:${agent}:${path}`, text)) return false;
      const { against } = claimsOfFile(text);
      if (against !== null) left.push(phraseText(say`nothing is taken from ${path}: ${against}`));
      return against === null;
    })
    .map(withoutExport);
  return { request: await suggestRequest(open, readable, wanted), incomplete: left };
}

/** Exported facts are facts already. */
function withoutExport({ agent, kind, path, place, text }: AgentDocument): AgentDocument {
  return new AgentDocument(agent, kind, path, place, withoutBlocks(text));
}

async function suggestRequest(
  open: OpenMemory,
  documents: readonly AgentDocument[],
  wanted: Pick<StatementsWanted, 'limit' | 'by' | 'now'>,
): Promise<SuggestRequest> {
  const { tree, memory, settled, base, workspace, policies } = open;
  const { repository, objects } = workspace;
  const seen = await runDetectors(documents, {
    tree,
    resolver: new PathResolver(tree),
    past: new GitHistoryQueries(repository, objects, base?.commit ?? null, null),
  });
  return {
    tree,
    documents,
    observations: seen.observations,
    known: [...memory.facts, ...(settled?.facts ?? [])],
    policies,
    isTaken: (id) =>
      memory.facts.some((record) => record.id === id) ||
      open.ledger(id).events.length > 0 ||
      open.isThere(factPath(id)) ||
      open.isThere(ledgerPath(id)),
    signature: await open.signature(wanted),
    limit: wanted.limit,
  };
}

/** Commands, prompts and roles, by their folder. */
const OF_ONE_TASK =
  /(?:^|\/)\.[a-z]+\/(?:commands?|prompts?|workflows?|agents?|chatmodes|checks)\//;

/** Whether a text says what holds here, not only what to do in one task. */
function isStanding({ kind, path }: LiveSource, withSkills: boolean): boolean {
  const isRead = kind === 'memory' || kind === 'rules' || (withSkills && kind === 'skill');
  return isRead && !OF_ONE_TASK.test(path);
}
