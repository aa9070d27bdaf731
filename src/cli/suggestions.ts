import { suggestFacts, type Suggestion, type Suggestions } from '../lifecycle/suggest.js';
import { documentsOf, type Documents } from '../live/documents.js';
import { inventory } from '../live/inventory.js';
import { look } from '../live/look.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { bareName } from '../report/terminal.js';
import { blockOfLive } from '../trust/blocking.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import { GitPast } from '../tree/past.js';
import { PathResolver } from '../tree/resolve.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';

export interface SuggestionsWanted extends SignatureOptions {
  readonly limit: number;
  /** One agent file alone, as a path from the root. */
  readonly path: string | null;
}

/** Candidates out of the agent files of an open repository, and what was not read because of a cap. Skills are tools for agents, not statements about this code. */
export async function suggestionsIn(open: OpenMemory, wanted: SuggestionsWanted): Promise<Suggestions & Pick<Documents, 'incomplete'>> {
  const { tree, memory, settled, base, workspace } = open;
  const policies = [memory.policy.policy, ...(settled === null ? [] : [settled.policy.policy])];
  const isBlocked = (paths: readonly string[], id: string, text: string): boolean => policies.some((policy) => blockOfLive(paths, id, text, policy) !== null);
  const found = (await inventory(tree, base, false)).filter(({ path }) => wanted.path === null || path === wanted.path);
  // What is blocked by its name is not read; what is blocked by its text is not used.
  const sources = found.filter(({ kind, id, paths }) => (wanted.path !== null || kind === 'memory' || kind === 'rules') && !isBlocked(paths, id, ''));
  if (wanted.path !== null && sources.length === 0) throw new ConfigurationError(phraseText(say`${wanted.path} is no agent file that may be read here`), '`memtrust sources` lists them, and which the policy blocks.');
  const { documents, incomplete } = await documentsOf(tree, sources);
  const readable = documents.filter(({ agent, path, place, text }) => !isBlocked([path, place], `live:${agent}:${path}`, text));
  const suggestions = await suggestFacts({
    tree,
    documents: readable,
    observations: await look(readable, { tree, resolver: new PathResolver(tree), past: new GitPast(workspace.repository, workspace.objects, base?.commit ?? null, null) }),
    known: [...memory.facts, ...(settled?.facts ?? [])],
    policies,
    ledger: (id) => open.ledger(id),
    isTaken: (id) => memory.facts.some((record) => record.id === id) || open.ledger(id).events.length > 0 || open.isThere(factPath(id)) || open.isThere(ledgerPath(id)),
    signature: await open.signature(wanted),
    limit: wanted.limit,
  });
  return { ...suggestions, incomplete };
}

/** Characters of a statement that are shown in a list. */
const SHOWN = 80;

/** A candidate on three lines: its id, what it says and where that was said, what it rests on. */
export function suggestionLines({ id, statement, said, restsOn }: Suggestion): string {
  const anchors = restsOn.map(({ path, selector }) => `    rests on ${bareName(path)}${selectorWords(selector)}\n`).join('');
  return `${id}\n  ${visible(statement, SHOWN)}  ← ${saidAt(said)}\n${anchors}`;
}

/** What a reviewer can do with candidates, of which this is the first. */
export function candidateSteps(first: string): string {
  return `\`memtrust diff ${first}\` shows one of them;\n\`memtrust adopt ID\` asks for its adoption, and \`memtrust discard ID --why "…"\` turns it down.`;
}

export function saidAt({ path, lines }: Suggestion['said']): string {
  return `${bareName(path)}:${lines[0]}`;
}

/** `symbol:requireOwner` as ` symbol requireOwner`. */
function selectorWords(selector: string): string {
  if (selector === 'file') return '';
  const [kind = '', ...rest] = selector.split(':');
  return rest.length === 0 ? ` ${kind}` : ` ${kind} ${bareName(rest.join(':'))}`;
}
