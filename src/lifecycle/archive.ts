import type { Signature } from './append-events.js';
import type { TreeEdit } from './file-change.js';
import { layTombstones, tombstonesIn } from './tombstone.js';

/*
 * How are files of memory put aside, so that no text is lost if the command is cut short? First all
 * copies in `.memtrust/archive/`, then the tombstones, then the old files go.
 */

/** A file that is put aside. */
export interface Aside {
  readonly from: string;
  /** Below `.memtrust/archive/`; another one is taken where something else lies there. */
  readonly to: string;
  readonly content: string;
  /** Why, in a few words. */
  readonly why: string;
  /** The fact or note that says it now; null where none does. */
  readonly see: string | null;
}

/**
 * Moves files aside, each with a tombstone. A move that was cut short, so that the text lies in
 * both places, is brought to its end.
 *
 * @param graves the tombstones as they are on disk, or null.
 * @param there text of what lies at a place on disk, or null.
 * @returns the edits; the texts are in their new places before any is taken from its old one.
 */
export function archiveEdits(
  files: readonly Aside[],
  graves: string | null,
  there: (path: string) => string | null,
  signature: Signature,
): TreeEdit[] {
  const taken = new Map<string, string>();
  const textAt = (path: string): string | null => taken.get(path) ?? there(path);
  const moves = files.map(({ from, to: wanted, content, why, see }) => {
    const to = freePlace(wanted, (path) => [null, content].includes(textAt(path)));
    taken.set(to, content);
    return { path: from, to, content, why, see };
  });
  const known = new Set(
    tombstonesIn(graves ?? '').map(({ path, to }) => JSON.stringify([path, to])),
  );
  const missing = moves.filter(({ path, to }) => !known.has(JSON.stringify([path, to])));
  return [
    ...moves
      .filter(({ to, content }) => there(to) !== content)
      .map(({ to, content }) => ({ path: to, content })),
    ...(missing.length === 0 ? [] : [layTombstones(graves, missing, signature)]),
    ...moves.map(({ path }) => ({ path, content: null })),
  ];
}

/**
 * A place that is free: an id that was put aside, proposed again and rejected again lies there twice,
 * as `old-2.md`.
 */
function freePlace(wanted: string, isFree: (path: string) => boolean): string {
  const [, stem = wanted, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(wanted) ?? [];
  for (let count = 2, place = wanted; ; count += 1) {
    if (isFree(place)) return place;
    place = `${stem}-${count}${ending}`;
  }
}
