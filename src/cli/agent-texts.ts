import { gapSentences } from '../tree/gap.js';
import type { SuggestRequest } from '../lifecycle/suggest.js';
import { AgentDocument } from '../agent-files/document.js';
import { withoutBlocks } from '../context/export/without-blocks.js';
import { documentsOf, type Documents } from '../agent-files/documents.js';
import { inventory, type LiveSource } from '../agent-files/inventory.js';
import { runDetectors } from '../agent-files/run-detectors.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { blockOfLive, type Block } from '../trust/blocking.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import { PathResolver } from '../tree/resolve.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';

/** Which agent files `suggest` and `backfill` read, and how many statements they may take. */
export interface StatementsWanted extends SignatureOptions {
  readonly limit: number;
  /** One agent file alone, as a path from the root. */
  readonly path: string | null;
}

/** Why an agent file is not looked at for statements. */
export type SkippedWhy = 'policy_blocked' | 'other_kind' | 'other_name' | 'no_prose' | 'not_read';

/** A file that was left out, for `backfill` to list. `path` is null where the policy does not let anybody say it. */
export interface SkippedFile {
  readonly path: string | null;
  readonly why: SkippedWhy;
}

/** What `suggestFacts` (`suggest.ts` of lifecycle) is asked, and what was left out of it. */
export interface AgentTexts {
  /** What was not read because of a cap. */
  readonly incomplete: readonly string[];
  readonly request: SuggestRequest;
  readonly skipped: readonly SkippedFile[];
}

/**
 * Collects the agent files that statements are taken from, for `init` and `suggest` (through `suggestions.ts`)
 * and for `backfill`. Skills, settings and imported files are left out unless the user names one: they hold
 * tools, values for programs, and texts of others. So are commands, prompts and roles: their steps hold for one task.
 *
 * The policy blocks twice, in this order: first by name, and such a file is not even read; then by its
 * text. The policy of the working tree and the settled one both count, so that a branch cannot unblock a
 * file for itself. In doubt a file is left out: what is taken becomes a file that is committed. The tests
 * "that the policy blocks" in `__tests__/e2e/cli/suggest.test.ts` and `__tests__/e2e/cli/backfill.test.ts`
 * hold this. More files may be left out (OF_ONE_TASK may grow); the words of `SkippedWhy` are values in
 * JSON.
 */
export async function agentTextsIn(
  open: OpenMemory,
  wanted: StatementsWanted,
): Promise<AgentTexts> {
  const { tree, base, policies } = open;
  const blocks = (paths: readonly string[], id: string, text: string): Block[] =>
    policies.flatMap((policy) => blockOfLive(paths, id, text, policy) ?? []);
  const skipped: SkippedFile[] = [];
  const skipBlocked = (path: string, found: readonly Block[]): void =>
    void skipped.push({
      path: found.some(({ hidesName }) => hidesName) ? null : path,
      why: 'policy_blocked',
    });

  const sources: LiveSource[] = [];
  for (const source of await inventory(tree, base, false)) {
    if (wanted.path !== null && source.path !== wanted.path) continue;
    // What is blocked by its name is not read; what is blocked by its text is not used.
    const found = blocks(source.paths, source.id, '');
    if (found.length > 0) skipBlocked(source.path, found);
    else if (wanted.path === null && !isStanding(source))
      skipped.push({ path: source.path, why: 'other_kind' });
    else sources.push(source);
  }
  if (wanted.path !== null && sources.length === 0)
    throw new ConfigurationError(
      phraseText(say`${wanted.path} is not an agent file, or the policy blocks it`),
      'Run `npx memtrust sources`: it lists the agent files, and those that the policy blocks.',
    );
  const { documents, incomplete } = await documentsOf(tree, sources);
  const readable = documents
    .filter(({ agent, path, place, text, isProse }) => {
      const found = blocks([path, place], `live:${agent}:${path}`, text);
      if (found.length > 0) skipBlocked(path, found);
      else if (!isProse) skipped.push({ path, why: 'no_prose' });
      return found.length === 0;
    })
    .map(withoutExport);
  skipped.push(...withoutDocument(sources, documents));
  const request = await suggestRequest(open, readable, wanted);
  return { request, skipped, incomplete: gapSentences(incomplete) };
}

/** Facts that `memtrust export` wrote there are facts already. */
function withoutExport({ agent, kind, path, place, text }: AgentDocument): AgentDocument {
  return new AgentDocument(agent, kind, path, place, withoutBlocks(text));
}

/** What `suggestFacts` is asked of these texts; `store-texts.ts` asks the same of stores of other tools. */
export async function suggestRequest(
  open: OpenMemory,
  documents: readonly AgentDocument[],
  wanted: Pick<StatementsWanted, 'limit' | 'by' | 'now'>,
): Promise<SuggestRequest> {
  const { tree, memory, settled, base, workspace, policies } = open;
  return {
    tree,
    documents,
    observations: await runDetectors(documents, {
      tree,
      resolver: new PathResolver(tree),
      past: new GitHistoryQueries(
        workspace.repository,
        workspace.objects,
        base?.commit ?? null,
        null,
      ),
    }),
    known: [...memory.facts, ...(settled?.facts ?? [])],
    policies,
    ledger: (id) => open.ledger(id),
    isTaken: (id) =>
      memory.facts.some((record) => record.id === id) ||
      open.ledger(id).events.length > 0 ||
      open.isThere(factPath(id)) ||
      open.isThere(ledgerPath(id)),
    signature: await open.signature(wanted),
    limit: wanted.limit,
  };
}

/** Commands, prompts, roles and skills, by the folder in which agents look for them. */
const OF_ONE_TASK =
  /(?:^|\/)\.[a-z]+\/(?:commands?|prompts?|workflows?|agents?|chatmodes|skills?|checks)\//;

/** Whether a text holds for all that is done here, and not for one task. */
function isStanding({ kind, path }: LiveSource): boolean {
  return (kind === 'memory' || kind === 'rules') && !OF_ONE_TASK.test(path);
}

/** Files that became no document: read under another name, or not read. */
function withoutDocument(
  sources: readonly LiveSource[],
  documents: Documents['documents'],
): SkippedFile[] {
  const [paths, places] = [
    new Set(documents.map(({ path }) => path)),
    new Set(documents.map(({ place }) => place)),
  ];
  return sources.flatMap(({ path, paths: through }): SkippedFile[] => {
    if (paths.has(path) || documents.some((document) => document.path.startsWith(`${path}/`)))
      return [];
    return [{ path, why: places.has(through.at(-1) ?? path) ? 'other_name' : 'not_read' }];
  });
}
