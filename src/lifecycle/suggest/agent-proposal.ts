import type { AgentDocument } from '../../live/document.js';
import type { Statement } from '../../live/statements.js';
import type { Proposal } from '../propose.js';
import type { Anchor } from './anchor.js';
import { candidateKind } from './candidate-kind.js';
import { candidateId, topicOf } from './candidate-name.js';

/** A statement of an agent file as it would be proposed. Last of its sources is the sentence itself, so that an edit of the agent file makes it stale. */
export function agentProposal(document: AgentDocument, { text, quote, heading, first }: Statement, anchors: readonly Anchor[], isTaken: (id: string) => boolean): Proposal {
  const topic = topicOf(heading);
  return {
    id: candidateId(text, heading, document.path, first, isTaken),
    statement: text,
    sources: [...anchors, { path: document.place, lines: null, selector: { kind: 'quote', quote, symbol: null } }],
    front: { topic: topic === '' ? undefined : topic, claim_key: undefined, kind: candidateKind(text), importance: undefined },
    supersedes: [],
    evidence: `live:${document.agent}:${document.path}#L${first}`,
    unbound: null,
  };
}
