import type { ScanResult } from '../scan.js';
import type { ExportedFiles } from './exported.js';
import type { JudgedBlock } from './judge-files.js';

/**
 * A scan without what was found inside of right blocks: their lines are facts that are trusted, which were looked
 * at when they came and have rules of their own. `../evidence/looked.ts` asks. Safe error: a finding that is told
 * twice; in a block with any fault nothing is left out. `__tests__/gate/exported/only-blocks.test.ts` fails when
 * this is wrong.
 */
export function outsideBlocks(seen: ScanResult, { files }: ExportedFiles): ScanResult {
  const ranges = new Map(
    files.map(({ path, blocks, markers }) => [
      path,
      markers.length === 0 ? blocks.filter(isRight).map(linesOf) : [],
    ]),
  );
  const isOutside = ({ path, line }: { readonly path: string; readonly line: number }): boolean =>
    !(ranges.get(path) ?? []).some(([from, to]) => line > from && line < to);
  return { ...seen, observations: seen.observations.filter(isOutside) };
}

function isRight({ faults }: JudgedBlock): boolean {
  return faults.length === 0;
}

/** The lines of its markers. */
function linesOf({ block: { line, inner } }: JudgedBlock): readonly [from: number, to: number] {
  return [line, line + inner.split('\n').length];
}
