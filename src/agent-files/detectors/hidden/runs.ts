import { classOf, HIDDEN_SEQUENCE, PLAIN_TEXT, type HiddenClass } from './characters.js';
import { outOfPlace } from './in-place.js';

/*
 * Where does a text hold hidden characters that do not belong there, and which of them are neighbours?
 *     a\u200d\u200db        one run of two, zero-width, a warning
 */

/** Hidden characters of one class, side by side. */
export interface HiddenRun {
  readonly kind: HiddenClass;
  readonly severity: 'error' | 'warning';
  /** Offset of the first, in UTF-16 code units. */
  readonly from: number;
  readonly characters: string;
}

/** Longest part of a sequence that is looked at as one: a megabyte of them needs no second look at its neighbours. */
const LONGEST = 50_000;

/**
 * The hidden characters of a text that do not belong where they stand, in order. Linear; next to
 * nothing for plain ASCII.
 */
export function* hiddenRuns(text: string): Generator<HiddenRun> {
  if (PLAIN_TEXT.test(text)) return;
  for (const sequence of text.matchAll(HIDDEN_SEQUENCE)) {
    const end = sequence.index + sequence[0].length;
    let run: Started | null = null;
    for (let from = sequence.index; from < end;) {
      const to = cut(text, from, end);
      for (const { character, at } of outOfPlace({ text, from, to })) {
        const kind = classOf(character);
        if (kind === null) continue;
        if (run !== null && (run.kind !== kind || run.to !== at)) {
          yield finished(run);
          run = null;
        }
        run ??= { kind, from: at, to: at, characters: [] };
        run.characters.push(character);
        run.to = at + character.length;
      }
      from = to;
    }
    if (run !== null) yield finished(run);
  }
}

/** A run that is being read; `to` is behind its last character. */
interface Started {
  readonly kind: HiddenClass;
  readonly from: number;
  to: number;
  readonly characters: string[];
}

/** Where a part of a sequence ends, never between the halves of a surrogate pair. */
function cut(text: string, from: number, end: number): number {
  const to = from + LONGEST;
  if (to >= end) return end;
  return /[\uD800-\uDBFF]/.test(text[to - 1] ?? '') ? to + 1 : to;
}

/**
 * A run; selectors beyond the first sixteen can carry any byte, so one of them makes it an error.
 */
function finished({ kind, from, characters }: Started): HiddenRun {
  const all = characters.join('');
  return {
    kind,
    severity:
      kind.name === 'selector' && /[\u{e0100}-\u{e01ef}]/u.test(all) ? 'error' : kind.severity,
    from,
    characters: all,
  };
}
