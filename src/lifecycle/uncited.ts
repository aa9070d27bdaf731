import { nameCoverage } from '../agent-files/mentions/coverage.js';
import type { IsBlocked } from '../agent-files/mentions/citable-files.js';
import { mentionLabel } from '../agent-files/mentions/mention.js';
import type { Fact } from '../memory/fact.js';
import type { Tree } from '../tree/tree.js';

/** What a fact names and no source cites, as an adoption records it: sorted labels. */
export async function uncitedLabels(
  tree: Tree,
  fact: Fact,
  isBlocked: IsBlocked,
): Promise<string[]> {
  const [coverage] = await nameCoverage([fact], tree, isBlocked);
  return [...new Set((coverage?.uncited ?? []).map(mentionLabel))].toSorted();
}
