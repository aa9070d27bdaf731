/*
 * Wherever lists are sorted that stand in files or reports (`context/recall/passage-index.ts`,
 * `context/build/hierarchy.ts`). Not `localeCompare`: two machines must write the same bytes.
 */

/** Orders two texts by their code units, whatever the language of the machine is. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
