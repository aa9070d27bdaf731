import { gapSentences } from '../tree/gap.js';
import type { SuggestRequest } from '../lifecycle/suggest.js';
import { saidOf } from '../lifecycle/suggest/agent-front.js';
import { AgentDocument } from '../agent-files/document.js';
import { withoutBlocks } from '../gate/exported/markers.js';
import { documentsOf } from '../agent-files/documents.js';
import { inventory, type LiveSource } from '../agent-files/inventory.js';
import { runDetectors } from '../agent-files/run-detectors.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { blockOfLive } from '../trust/blocking.js';
import { GitHistoryQueries } from '../tree/history-queries.js';
import { PathResolver } from '../tree/resolve.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';

/** Which agent files are read for statements, and how many statements may be taken. */
export interface StatementsWanted extends SignatureOptions {
  readonly limit: number;
  /** One agent file alone, as a path from the root. */
  readonly path: string | null;
}

/** What `suggestFacts` is asked, and what was left out of it, in sentences. */
export interface AgentTexts {
  readonly incomplete: readonly string[];
  readonly request: SuggestRequest;
}

/**
 * Collects the agent files that statements are taken from. Skills, settings and imported files are left out unless
 * the user names one: they hold tools, values for programs, and texts of others. So are commands, prompts and roles:
 * their steps hold for one task.
 *
 * The policy blocks first by name, and such a file is not even read; then by its text. The policy of the working tree
 * and the settled one both count, so that a branch cannot unblock a file for itself.
 */
export async function agentTextsIn(
  open: OpenMemory,
  wanted: StatementsWanted,
): Promise<AgentTexts> {
  const { tree, base, policies } = open;
  const isBlocked = (paths: readonly string[], id: string, text: string): boolean =>
    policies.some((policy) => blockOfLive(paths, id, text, policy) !== null);
  const sources = (await inventory(tree, base, false)).filter(
    (source) =>
      (wanted.path === null ? isStanding(source) : source.path === wanted.path) &&
      !isBlocked(source.paths, source.id, ''),
  );
  if (wanted.path !== null && sources.length === 0)
    throw new ConfigurationError(
      phraseText(say`${wanted.path} is not an agent file, or the policy blocks it`),
      'Run `npx memtrust sources`: it lists the agent files, and those that the policy blocks.',
    );
  const { documents, incomplete } = await documentsOf(tree, sources);
  const left = [...gapSentences(incomplete)];
  const readable = documents
    .filter(({ agent, path, place, text, isProse }) => {
      if (!isProse || isBlocked([path, place], `live:${agent}:${path}`, text)) return false;
      const { against } = saidOf(text);
      if (against !== null) left.push(phraseText(say`nothing is taken from ${path}: ${against}`));
      return against === null;
    })
    .map(withoutExport);
  return { request: await suggestRequest(open, readable, wanted), incomplete: left };
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
