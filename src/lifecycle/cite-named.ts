import { nameCoverage, uncitedOf } from '../agent-files/mentions/coverage.js';
import { CitableFiles, type IsBlocked } from '../agent-files/mentions/citable-files.js';
import { type CitableName, mentionLabel } from '../agent-files/mentions/mention.js';
import { mentionsOf } from '../agent-files/mentions/read-mentions.js';
import type { SymbolIndex } from '../agent-files/mentions/symbol-index.js';
import { MOST_SOURCES } from '../memory/envelope.js';
import { type Fact, type FactRecord, parseFact } from '../memory/fact.js';
import type { Tree } from '../tree/tree.js';
import { bindSource, boundOrNot, type BoundKeys, writeSources } from './bind.js';
import { usable } from './usable.js';

/*
 * Adds a source for each thing that the statement of a fact names. What is ambiguous, or too large to cite whole, is
 * left to people.
 */

export interface NamedGround {
  readonly files: CitableFiles;
  /** Definitions of names, where they are known already. */
  readonly symbols: SymbolIndex | null;
}

interface CitedNames {
  /** The text of its file; the old one where nothing was added. */
  readonly text: string;
  readonly added: readonly { readonly mention: CitableName; readonly bound: BoundKeys }[];
  readonly named: readonly CitableName[];
  readonly uncited: readonly CitableName[];
}

export function namedGround(tree: Tree, isBlocked: IsBlocked): NamedGround {
  return { files: CitableFiles.whole(tree, isBlocked), symbols: null };
}

/** Adds a source for each thing that the statement names and no source cites. */
export async function citeNamed(
  tree: Tree,
  record: FactRecord,
  { files, symbols }: NamedGround,
): Promise<CitedNames> {
  let now = record;
  const { statement, sources, importance } = usable(record);
  const [named = []] = await mentionsOf([{ statement, sources }], files, symbols);
  const added: { readonly mention: CitableName; readonly bound: BoundKeys }[] = [];
  for (const mention of named) {
    const fact = usable(now);
    const isFull = fact.sources.length >= MOST_SOURCES;
    if (mention.cite === null || isFull || (await uncitedOf([mention], fact, files)).length === 0)
      continue;
    const { cite } = mention;
    const bound = await boundOrNot(async () => {
      const source = await bindSource(tree, cite, statement, importance);
      return { source, ...writeSources(now, new Map([[fact.sources.length, source.keys]])) };
    });
    if (bound === null) continue;
    now = parseFact(record.id, record.path, Buffer.from(bound.content));
    added.push({ mention, bound: bound.source });
  }
  return { text: now.text, added, named, uncited: await uncitedOf(named, usable(now), files) };
}

/** What a fact names and no source cites: sorted labels, as an adoption records them. */
export async function uncitedLabels(
  tree: Tree,
  fact: Fact,
  isBlocked: IsBlocked,
): Promise<string[]> {
  const [coverage] = await nameCoverage([fact], tree, isBlocked);
  return [...new Set((coverage?.uncited ?? []).map(mentionLabel))].toSorted();
}
