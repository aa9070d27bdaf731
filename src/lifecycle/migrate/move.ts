import { isDeepStrictEqual } from 'node:util';
import type { Phrase } from '../../text/phrase.js';
import type { FileChange } from '../file-change.js';
import { isSameOriginal, originalOf, partsOf, type Original } from './original.js';

/*
 * What becomes of each file of another store, whether it was written completely, and which files can then be removed.
 */

/** What must be read back from the written file. */
export type Expected =
  | { readonly kind: 'fact'; readonly original: Original }
  | { readonly kind: 'copy'; readonly text: string };

/** The result for one note, one entry of an export, or one file. */
export type Move =
  /** `changes` is empty where it was moved before. */
  | {
      readonly kind: 'move';
      readonly from: string;
      readonly file: string;
      readonly to: string;
      readonly as: 'fact' | 'file';
      readonly changes: readonly FileChange[];
      readonly expected: Expected;
      /** The status by which its store withdrew it. */
      readonly withdrawn?: 'superseded' | 'rejected';
    }
  /** It states something and cannot be moved. `file` is null where its name is hidden. */
  | {
      readonly kind: 'refused';
      readonly from: string;
      readonly file: string | null;
      readonly why: Phrase;
    }
  /** It is not memory: it stays where it is. */
  | {
      readonly kind: 'kept';
      readonly from: string;
      readonly file: string | null;
      readonly why: Phrase;
    };

/** Whether the written text contains all of its original. */
export function holds(expected: Expected, written: string | null): boolean {
  if (written === null) return false;
  return expected.kind === 'copy'
    ? written === expected.text
    : isSameOriginal(expected.original, originalOf(written));
}

/**
 * Files that were moved completely and can be read back, so that they can be removed.
 *
 * @param isSafe whether the written text was read back from its place.
 */
export function removable(
  moves: readonly Move[],
  exports: ReadonlyMap<string, string>,
  isSafe: (move: Move) => boolean,
  textAt: (path: string) => string | null,
): string[] {
  const files = new Map<string, Move[]>();
  for (const move of moves)
    if (move.file !== null) files.set(move.file, [...(files.get(move.file) ?? []), move]);
  return [...files].flatMap(([file, own]) => {
    if (!own.every((move) => move.kind === 'move' && isSafe(move))) return [];
    const original = exports.get(file);
    return original === undefined ||
      isDeepStrictEqual(
        JSON.parse(original),
        exportOf(own.flatMap((move) => (move.kind === 'move' ? (textAt(move.to) ?? '') : []))),
      )
      ? [file]
      : [];
  });
}

/** The value of an export, restored from the texts of its facts. */
export function exportOf(texts: readonly string[]): unknown {
  const facts = texts.flatMap((text) => {
    const original = originalOf(text);
    const front = partsOf(text)?.keys ?? {};
    const place = typeof front['x-place'] === 'string' ? front['x-place'] : '';
    const textKey = typeof front['x-text-key'] === 'string' ? front['x-text-key'] : 'body';
    return original === null
      ? []
      : [
          {
            front,
            at: Number(/\d+$/.exec(place)?.[0] ?? NaN),
            value: { ...original.keys, [textKey]: original.body },
          },
        ];
  });
  const inOrder = facts.toSorted((a, b) => a.at - b.at);
  if (inOrder.some(({ at }, index) => at !== index)) return undefined;
  const items = inOrder.map(({ value }) => value);
  const [first] = inOrder;
  const around = first?.front['x-around'];
  const list = first?.front['x-list'];
  return typeof list === 'string' && typeof around === 'object' && around !== null
    ? { ...around, [list]: items }
    : items;
}
