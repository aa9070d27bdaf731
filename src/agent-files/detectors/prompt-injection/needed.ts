import { PATTERNS } from './patterns.js';
import { requiredWords, type Needed } from '../prose/required.js';
import { wordTable, type WordTable } from './word-index.js';

/*
 * Which words must a text hold before a pattern is worth trying? `speaks.ts` asks. Safe error: too few
 * words, which costs time alone; a word too many hides a lure.
 * `__tests__/agent-files/detectors/lures.test.ts` fails when this is wrong.
 */

/**
 * What each pattern needs, in the order of the patterns.
 *
 * Plain data, worked out when the bundle is made (`scripts/build.mjs`): reading two hundred
 * expressions takes longer at each start than all else that a small repository asks for.
 */
export const INJECTION_TABLE: WordTable = wordTable(
  PATTERNS.map(({ pattern, needs }) =>
    both(requiredWords(pattern()), needs === undefined ? [[]] : requiredWords(needs())),
  ),
);

/** One way of each: where the second has several, their words are thrown together. */
function both(ways: readonly Needed[], others: readonly Needed[]): readonly Needed[] {
  const firsts = others.flatMap(([words]) => words ?? []);
  const needed =
    firsts.length === others.length ? [new Set(firsts.flatMap((words) => [...words]))] : [];
  return ways.map((way) => [...way, ...needed]);
}
