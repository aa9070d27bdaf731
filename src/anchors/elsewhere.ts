import { changedPaths } from '../tree/changes.js';
import type { Tree } from '../tree/tree.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import type { Citation, LineRange } from '../memory/citation.js';
import { evidenceIn } from './judge-source.js';
import { readPlace } from './passage.js';
import { readableBytes } from './readable.js';
import { SourceText } from './source-text.js';

/* Where a text is now that a change took away: a hint for people that changes no verdict. */

/** Files of a change that are read in search of texts that went. */
export const SEARCHED_FILES = 64;
export const SEARCHED_BYTES = 4 * 1024 * 1024;
export const SEARCHED_TEXTS = 200;

/** A citation whose text went, with the lines that it had at the base. */
export interface LostPassage {
  readonly citation: Citation;
  readonly lines: LineRange | null;
}

/** The files of a change in which cited texts are now, as `src/guard.ts:10-14`. */
export async function findElsewhere(
  broken: readonly LostPassage[],
  tree: Tree,
  before: Tree,
  mayBeSearched: (path: string) => boolean,
): Promise<ReadonlyMap<Citation, string>> {
  const found = new Map<Citation, string>();
  const wanted = await beginnings(broken.slice(0, SEARCHED_TEXTS), before);
  let left = SEARCHED_BYTES;
  for (const path of filesOf(wanted, tree, before, mayBeSearched)) {
    if (left <= 0 || found.size === wanted.length) break;
    const bytes = readableBytes((await tree.read([path], left)).get(path));
    if (typeof bytes === 'string') continue;
    left -= bytes.length;
    const source = new SourceText(bytes, path);
    for (const { citation, line } of wanted) {
      if (found.has(citation) || citation.path === path || !source.text.includes(line)) continue;
      const lines = linesIn(source, citation);
      if (lines !== null) found.set(citation, `${path}:${lines}`);
    }
  }
  return found;
}

async function beginnings(
  broken: readonly LostPassage[],
  before: Tree,
): Promise<readonly { readonly citation: Citation; readonly line: string }[]> {
  const contents = await before.read(
    new Set(broken.map(({ citation }) => citation.path)),
    CITED_FILE_BYTES,
  );
  return broken.flatMap(({ citation, lines }) => {
    const bytes = readableBytes(contents.get(citation.path));
    if (typeof bytes === 'string' || !mayHold(citation)) return [];
    const source = new SourceText(bytes, citation.path);
    const [from, to] = lines ?? [1, source.lines.length];
    const line = source.lines.slice(from - 1, to).find((one) => one.trim() !== '');
    return line === undefined ? [] : [{ citation, line: line.trim() }];
  });
}

/** Whether a text has a place that can be looked for. */
function mayHold({ place, digest }: Citation): boolean {
  return place !== null && digest !== null;
}

function linesIn(source: SourceText, { place: written, digest }: Citation): string | null {
  const place = written === null ? null : readPlace(written);
  if (place === null || digest === null) return null;
  const passage = evidenceIn(source).elsewhere(place, digest);
  return passage === null ? null : source.rangeOf(passage.span).join('-');
}

/** Files of the change in the order of reading: those with the name of a cited file first, then those of its kind. */
function filesOf(
  broken: readonly { readonly citation: Citation }[],
  tree: Tree,
  before: Tree,
  mayBeSearched: (path: string) => boolean,
): readonly string[] {
  const names = new Set(broken.map(({ citation }) => nameOf(citation.path)));
  const endings = new Set(broken.map(({ citation }) => endingOf(citation.path)));
  const order = (path: string): number => (names.has(nameOf(path)) ? 0 : 1);
  return [...changedPaths(before, tree)]
    .filter(
      (path) =>
        tree.entries.get(path)?.kind === 'file' &&
        endings.has(endingOf(path)) &&
        mayBeSearched(path),
    )
    .toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
    .slice(0, SEARCHED_FILES);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function endingOf(path: string): string {
  const name = nameOf(path);
  return name.slice(Math.max(0, name.lastIndexOf('.')));
}
