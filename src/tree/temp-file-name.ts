/**
 * Names of files on their way: written beside the place that they are for, with the number of the
 * process and something by chance, so that a later process of the same number does not meet what an
 * earlier one left. The ending comes last, so that no reader takes such a file for a fact (`.md`).
 */
const LEFTOVER = /\.(\d{1,10})-[0-9a-f]{8}\.memtrust-tmp$/;

/** @param chance eight hexadecimal digits. */
export function temporaryName(path: string, process: number, chance: string): string {
  return `${path}.${process}-${chance}.memtrust-tmp`;
}

/**
 * The process that a name of this kind is of; null for every other name. Whoever killed that
 * process left the file: nothing reads it.
 */
export function writerOf(path: string): number | null {
  const [, process] = LEFTOVER.exec(path) ?? [];
  return process === undefined ? null : Number(process);
}
