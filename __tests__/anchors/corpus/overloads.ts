import type { Placed } from './site-text.js';
import { insert } from './text-edits.js';
import { without, CHANGED, type Labels, type Transformation } from './transformation.js';

/** A second symbol of the same name: which one is meant is no longer said. */
export const overloads: readonly Transformation[] = [
  {
    kind: 'add an overload below',
    labels,
    text: (placed) =>
      withOverload(placed, placed.whole[1] + 1, ['', ...(placed.site.overload ?? [])]),
  },
  {
    kind: 'add an overload above',
    labels,
    text: (placed) =>
      withOverload(
        placed,
        placed.unit[0],
        placed.site.language === 'typescript'
          ? (placed.site.overload ?? [])
          : [...(placed.site.overload ?? []), ''],
      ),
  },
];

function labels({ site }: Placed): Labels {
  const symbol = without(CHANGED, 'lines', 'quote', 'symbol + quote');
  // In Java both live on; where the last one wins or a build flag decides, what becomes of the
  // first is a question of its own.
  return site.language === 'java' || site.language === 'typescript'
    ? { ...symbol, lines: 'kept', quote: 'kept' }
    : { ...symbol, lines: 'kept?', quote: 'kept?' };
}

function withOverload(
  { site, text, whole }: Placed,
  at: number,
  lines: readonly string[],
): string | null {
  // A signature without a body belongs above the one that has it.
  if (site.overload === null || (site.language === 'typescript' && at > whole[1])) return null;
  return insert(text, at, lines);
}
