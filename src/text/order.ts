/*
 * Wherever lists are sorted that stand in files or reports (`context/recall/passage-index.ts`,
 * `context/build/hierarchy.ts`). Not `localeCompare`: two machines must write the same bytes, and
 * the order of lists in manifests and reports stays. `__tests__/context/recall/recall.test.ts`
 * ("puts equals in the order of their ids") fails when this is wrong.
 */

/** Orders two texts by their code units, whatever the language of the machine is. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
