import { mapLines, type LineMap } from './line-map.js';
import type { SourceText } from './source-text.js';

/*
 * Where did each line of an old text go? `follow.ts`, `twins.ts` and `turn.ts` ask for the same
 * two texts again and again; the map of `line-map.ts` is made once. Both texts are keys, and
 * neither changes after it is read. No map is stored; but by `foldBlanks` `turn.ts` tells what is
 * equal, and facts hold how many are, so it stays.
 */

type Maps = WeakMap<SourceText, WeakMap<SourceText, LineMap>>;

/** Lines are mapped once for all spans of two texts. */
export function mapBetween(old: SourceText, now: SourceText): LineMap {
  return mapOnce(exactMaps, old, now, ({ lines }) => lines);
}

/** The same, whatever blanks are in the lines. */
export function foldedMapBetween(old: SourceText, now: SourceText): LineMap {
  return mapOnce(foldedMaps, old, now, ({ lines }) => lines.map(foldBlanks));
}

function mapOnce(
  maps: Maps,
  old: SourceText,
  now: SourceText,
  linesOf: (source: SourceText) => readonly string[],
): LineMap {
  const known = maps.get(old)?.get(now);
  if (known !== undefined) return known;
  const map = mapLines(linesOf(old), linesOf(now));
  const of = maps.get(old) ?? new WeakMap<SourceText, LineMap>();
  of.set(now, map);
  maps.set(old, of);
  return map;
}

const exactMaps: Maps = new WeakMap();
const foldedMaps: Maps = new WeakMap();

export function foldBlanks(line: string): string {
  return line.replaceAll(/\s+/g, '');
}
