import { isSpecimen } from '../agent-files/agents.js';
import { AgentDocument } from '../agent-files/document.js';
import {
  areSaidFrom,
  type SaidSentence,
  saidSentences,
  sentencesOfStatement,
} from '../agent-files/prose/said.js';
import { breaksTrust } from '../anchors/verdict.js';
import { addTo } from '../text/collections.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import type { Entry, Reason } from '../trust/entry.js';
import { isOutOfForce, type UntrustedSentence } from '../trust/reader-trust.js';
import { withoutBlocks } from './exported/markers.js';

/*
 * Which sentences of agent files say what a fact says that is stale, superseded or retired? Gate, recall, contexts and
 * MCP all ask here; the status is the judge's. `normalise` makes sentences equal; no others are compared.
 */

/**
 * The sentences of each document that say what an untrusted fact says, by path and line; of several facts that say the
 * same, the first by id.
 *
 * @param entries of the judge; facts that the policy blocks say nothing.
 * @param documents agent files; settings, facts and test data are left out.
 */
export async function findUntrustedSentences(
  tree: Tree,
  entries: readonly Entry[],
  documents: readonly AgentDocument[],
): Promise<readonly UntrustedSentence[]> {
  const facts = untrustedFacts(entries);
  if (facts.length === 0) return [];
  const places = new FactPlaces(facts);
  const records = new Set(entries.flatMap(({ record }) => record?.path ?? []));
  const found: (UntrustedSentence & { readonly place: string })[] = [];
  for (const document of documents)
    if (isInstruction(document) && !records.has(document.place))
      for (const [line, fact] of places.in(document))
        found.push({ path: document.path, place: document.place, line, fact });
  const unchanged = await onlyMoved(tree, found);
  return found
    .filter(({ fact }) => !unchanged.has(fact))
    .map(({ path, line, fact }) => ({ path, line, fact }));
}

/** A fact that is not trusted, by the sentences of its statement. */
interface Untrusted {
  readonly fact: Entry;
  readonly sentences: readonly SaidSentence[];
}

/** By id. What a trusted fact says too, or the one that replaces it, is left out. */
function untrustedFacts(entries: readonly Entry[]): readonly Untrusted[] {
  const out = entries.filter(isOutOfForce);
  if (out.length === 0) return [];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const trusted = new Map<string, (readonly SaidSentence[])[]>();
  for (const entry of entries)
    if (entry.trustedBaseline || entry.reasons[0] === 'adoption_unsettled') {
      const own = sentencesOf(entry);
      addTo(trusted, own[0]?.words ?? '', own);
    }
  return out
    .map((fact) => ({ fact, sentences: sentencesOf(fact) }))
    .filter(({ fact, sentences }) => {
      const [first] = sentences;
      if (first === undefined) return false;
      const others = [fact.supersededBy ?? [], fact.conflictsWith].flat();
      const rivals = others.flatMap((id) => byId.get(id) ?? []).map(sentencesOf);
      return (
        !(trusted.get(first.words) ?? []).some((own) => areSame(own, sentences)) &&
        !(rivals.length > 0 && rivals.every((own) => areSame(own, sentences)))
      );
    })
    .toSorted((a, b) => (a.fact.id < b.fact.id ? -1 : 1));
}

function sentencesOf({ record }: Entry): readonly SaidSentence[] {
  return sentencesOfStatement(record?.fact?.statement ?? '');
}

function areSame(some: readonly SaidSentence[], others: readonly SaidSentence[]): boolean {
  return some.length === others.length && areSaidFrom(some, others, 0);
}

/** Finds facts by the first sentence of their statement. */
class FactPlaces {
  private readonly byFirst = new Map<string, Untrusted[]>();

  constructor(facts: readonly Untrusted[]) {
    for (const one of facts) addTo(this.byFirst, one.sentences[0]?.words ?? '', one, MOST_ALIKE);
  }

  /** The lines of a document at which a fact is said, each with the first fact that is. */
  *in(document: AgentDocument): Generator<readonly [line: number, fact: Entry]> {
    const said = saidSentences(withoutExports(document).markdown);
    for (const [index, sentence] of said.entries()) {
      if (sentence === null) continue;
      const own = this.byFirst
        .get(sentence.words)
        ?.find(({ sentences }) => areSaidFrom(sentences, said, index));
      if (own !== undefined) yield [sentence.line, own.fact];
    }
  }
}

/** Facts with the same first sentence that are compared. */
const MOST_ALIKE = 20;

function withoutExports(document: AgentDocument): AgentDocument {
  const { agent, kind, path, place, text } = document;
  const own = withoutBlocks(text);
  return own === text ? document : new AgentDocument(agent, kind, path, place, own);
}

/** Memory, rules, skills, and what these import: an agent follows them. */
function isInstruction(document: AgentDocument): boolean {
  return (
    document.kind !== 'fact' &&
    document.kind !== 'settings' &&
    document.isProse &&
    !isSpecimen(document.path)
  );
}

const OF_SOURCES: ReadonlySet<Reason> = new Set<Reason>([
  'source_missing',
  'source_digest_mismatch',
  'source_unreadable',
]);

/**
 * Facts of which nothing changed but files that still say them, such as the lines around the sentence that they quote:
 * that makes no sentence untrue.
 */
async function onlyMoved(
  tree: Tree,
  found: readonly { readonly place: string; readonly fact: Entry }[],
): Promise<ReadonlySet<Entry>> {
  const places = new Map<Entry, Set<string>>();
  for (const { place, fact } of found) places.set(fact, (places.get(fact) ?? new Set()).add(place));
  const resolver = PathResolver.of(tree);
  const moved = new Set<Entry>();
  for (const [fact, own] of places) {
    if (fact.status !== 'stale' || !fact.reasons.every((reason) => OF_SOURCES.has(reason)))
      continue;
    const broken = fact.anchors.filter(({ verdict }) => breaksTrust(verdict));
    const cited = await Promise.all(
      broken.map(async ({ path }) => {
        const place = await resolver.resolve(path);
        return 'path' in place ? place.path : path;
      }),
    );
    if (cited.every((path) => own.has(path))) moved.add(fact);
  }
  return moved;
}
