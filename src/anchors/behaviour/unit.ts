import type { TokenKind } from '../../languages/code/token.js';

/*
 * What are the pieces that the files of this folder compare and leave out? `if (a) f();` is eight
 * units: words, punctuators and a `;`. Comments are none.
 *
 * `code-units.ts` and `plain-units.ts` make them; `logs.ts`, `locals.ts` and the others here read
 * them by the functions below. All of these are linear. No unit is stored, so a kind may be added;
 * SOON bounds time alone. OPENING and CLOSING are what pairs, whichever closes which: code that does not
 * match is no code. `<` is in neither, as it mostly compares.
 * `__tests__/anchors/relevance.test.ts` fails when this is wrong.
 */

/**
 * A piece of code as far as it decides what runs. `layout` is a line end or a step of indentation
 * that has a meaning.
 */
export interface BehaviourUnit {
  readonly kind: Exclude<TokenKind, 'comment'> | 'layout';
  readonly text: string;
}

/** Whether a unit is one of these marks. */
export const isPunctuator = (
  unit: BehaviourUnit | undefined,
  ...texts: readonly string[]
): boolean => unit !== undefined && unit.kind === 'punctuator' && texts.includes(unit.text);

/** Whether a unit is one of these words; without any, whether it is a word at all. */
export const isWord = (unit: BehaviourUnit | undefined, ...texts: readonly string[]): boolean =>
  unit !== undefined && unit.kind === 'word' && (texts.length === 0 || texts.includes(unit.text));

/** The end of a statement: written, or one that the language adds. */
export const endsStatement = (unit: BehaviourUnit | undefined): boolean =>
  unit === undefined ||
  (unit.kind === 'layout' && /^[;\n]/.test(unit.text)) ||
  isPunctuator(unit, ';');

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** For each unit the index of the bracket that closes it or opens it, or -1. Linear. */
export function bracketPairs(units: readonly BehaviourUnit[]): Int32Array {
  const pairs = new Int32Array(units.length).fill(-1);
  const open: number[] = [];
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'punctuator') continue;
    if (OPENING.has(unit.text)) open.push(at);
    else if (CLOSING.has(unit.text)) {
      const last = open.pop();
      if (last === undefined) continue;
      pairs[last] = at;
      pairs[at] = last;
    }
  }
  return pairs;
}

/** Index of the first bracket of a kind behind an index, if it comes soon; else -1. */
export function openingAfter(units: readonly BehaviourUnit[], at: number, bracket: string): number {
  for (let next = at + 1; next < units.length && next <= at + SOON; next += 1)
    if (isPunctuator(units[next], bracket)) return next;
  return -1;
}

/** The head of a function up to its parameters is never longer; further on the search would not be linear. */
const SOON = 200;
