import { AgentDocument } from '../live/document.js';
import { documentsOf } from '../live/documents.js';
import type { Observation } from '../live/observation.js';
import type { Past } from '../tree/past.js';
import { PathResolver } from '../tree/resolve.js';
import { openFacts, type Snapshot } from './snapshot.js';

/** What a look at the texts of one tree that agents read found. Nothing of it changes what is trusted. */
export interface Looked {
  readonly documents: readonly AgentDocument[];
  readonly observations: readonly Observation[];
  /** What was not looked at. */
  readonly incomplete: readonly string[];
}

export const NOTHING_SEEN: Looked = { documents: [], observations: [], incomplete: [] };

/**
 * Looks at the agent files of head and base, and at the facts: all of them where one commit is judged by itself, else those
 * that differ. What the policy blocks is not looked at, so nothing can be said of it. The base is asked only where the head
 * gives something to compare.
 */
export async function lookAtBoth(base: Snapshot, head: Snapshot, past: Past): Promise<{ readonly base: Looked; readonly head: Looked }> {
  const now = await documentsOf(head.tree, openSources(head));
  const facts = factTexts(head, base === head ? null : base);
  const looked = await lookAt(head, [...now.documents, ...facts], now.incomplete, past);
  if (base === head) return { base: looked, head: looked };
  if (looked.observations.length === 0 && !looked.documents.some(({ text }) => text.includes('memtrust-ignore'))) return { base: NOTHING_SEEN, head: looked };
  const then = await documentsOf(base.tree, openSources(base), { tree: head.tree, documents: now.documents });
  return { base: await lookAt(base, [...then.documents, ...factTexts(base, head)], then.incomplete, past), head: looked };
}

async function lookAt(snapshot: Snapshot, documents: readonly AgentDocument[], incomplete: readonly string[], past: Past): Promise<Looked> {
  if (documents.length === 0) return { ...NOTHING_SEEN, incomplete };
  // Most of it is tables of patterns, which a repository without agent files need not load.
  const { look } = await import('../live/look.js');
  return { documents, observations: await look(documents, { tree: snapshot.tree, resolver: new PathResolver(snapshot.tree), past }), incomplete };
}

function openSources({ live, judgement }: Snapshot): Snapshot['live'] {
  const open = new Set(judgement.entries.filter(({ status }) => status !== 'policy_blocked').map(({ id }) => id));
  return live.filter(({ id }) => open.has(id));
}

function factTexts(snapshot: Snapshot, other: Snapshot | null): AgentDocument[] {
  return openFacts(snapshot)
    .filter(({ record }) => other === null || other.tree.entries.get(record.path)?.oid !== snapshot.tree.entries.get(record.path)?.oid || snapshot.tree.entries.get(record.path)?.oid === null)
    .map(({ record }) => new AgentDocument('memtrust', 'fact', record.path, record.path, record.text));
}
