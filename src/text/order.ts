/** Orders two texts by their code units, whatever the language of the machine is. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
