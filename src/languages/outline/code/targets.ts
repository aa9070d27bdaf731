import type { TokenRange } from '../../code/structure/region.js';
import type { CodeText } from './code-text.js';

/* The words of a stretch of code, and what an assignment gives a value to. */

/** Texts in which values stand: `"$a"`, `"#{a}"`, `"\(a)"`, `f"{a}"`. */
const HAS_VALUES = /^[$@fF]|\$|#\{|\\\(/;

/** Tokens of a target of an assignment that are looked at. */
export const LONGEST_TARGET = 200;

export class TargetReader {
  constructor(private readonly read: CodeText) {}

  /** All words of a stretch of code, those in texts with values and the names of elements too. */
  wordsOf({ from, to }: TokenRange): readonly string[] {
    const { code, language } = this.read;
    const words: string[] = [];
    for (let i = from; i < to; i += 1) {
      const kind = code.kind(i);
      const text = code.slice(i);
      const isPlain = kind === 'word' && language.hasAssignmentWords !== true;
      if (isPlain) words.push(text);
      else if (
        kind === 'word' ||
        kind === 'template' ||
        (kind === 'string' && HAS_VALUES.test(text))
      )
        for (const word of wordsOfText(text)) words.push(word);
      else if (kind === 'markup' && /^[\p{L}_$]/u.test(text)) words.push(text);
    }
    return words;
  }

  /** Words before the first `=` of a head: the name and its owner, or all of a pattern. */
  targetsOf({ from, to }: TokenRange): readonly string[] {
    const { code } = this.read;
    for (let i = from; i < to; i = code.past(i))
      if (this.assigns(i)) return this.targetBefore(from, i);
    return [];
  }

  /** Where the part of a statement or list begins that holds a token: behind a sign that ends one. */
  partFrom(start: number, i: number): number {
    const { code } = this.read;
    for (let at = i - 1, steps = 0; at >= start && steps < LONGEST_TARGET; at -= 1, steps += 1) {
      if (code.isSign(at, ';{')) return at + 1;
      const mate = code.mate(at);
      if (mate >= start && mate < at) at = mate;
    }
    return Math.max(start, i - LONGEST_TARGET);
  }

  assigns(i: number): boolean {
    const { code } = this.read;
    if (!code.is(i, '=') || code.is(i, '==') || code.is(i, '=>') || code.is(i, '=~')) return false;
    return !(code.glued(i) && code.isSign(i - 1, '<>!='));
  }

  targetBefore(from: number, equals: number): readonly string[] {
    const { code } = this.read;
    const names: string[] = [];
    const colon = this.typeColon(from, equals);
    if (colon !== null) return this.wordsOf({ from, to: colon });
    let i = equals - 1;
    while (i >= from && code.isSign(i, '+-*/|&^%?~:<>')) i -= 1;
    while (i >= from) {
      const mate = code.mate(i);
      const start = mate >= from && mate < i ? mate : i;
      names.push(...this.wordsOf({ from: start, to: i + 1 }));
      const before = start - 1;
      if (before < from) break;
      const isChain =
        code.isSign(before, '.,:') ||
        code.isSign(start, '.,:[') ||
        (start < i && code.glued(start));
      if (!isChain) break;
      i = before;
    }
    return names;
  }

  /** The colon of `a: Type =`, behind which a type is. */
  private typeColon(from: number, equals: number): number | null {
    const { code } = this.read;
    for (let i = from; i < equals; i = code.past(i))
      if (code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':') && !code.is(i + 1, '='))
        return i;
    return null;
  }
}

export function wordsOfText(text: string): readonly string[] {
  const words = text.match(/[\p{L}_$][\p{L}\p{N}_$]*[?!]?/gu) ?? [];
  return words.flatMap((word) => (word.startsWith('$') ? [word, word.slice(1)] : [word]));
}
