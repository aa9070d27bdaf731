import { requiredWords, type Needed } from '../../prose/required-words.js';
import { expressionOf, type Pattern } from './pattern.js';
import { writtenPatterns } from './read-patterns.js';
import { wordTable, type WordTable } from './word-index.js';

/* Plain data, computed when the bundle is made (`scripts/build.mjs`): at run time it would take too long. */

export const PATTERNS: readonly Pattern[] = writtenPatterns().map(
  ({ name: _name, finds: _finds, ...pattern }) => pattern,
);

/** Which words a sentence must hold before a pattern is worth trying, in the order of PATTERNS. */
export const PATTERN_WORDS: WordTable = wordTable(
  PATTERNS.map(({ pattern, needs }) =>
    both(
      requiredWords(expressionOf(pattern)),
      needs === undefined ? [[]] : requiredWords(expressionOf(needs)),
    ),
  ),
);

/** One way of each: where the second has several, their words are put together. */
function both(ways: readonly Needed[], others: readonly Needed[]): readonly Needed[] {
  const firsts = others.flatMap(([words]) => words ?? []);
  const needed =
    firsts.length === others.length ? [new Set(firsts.flatMap((words) => [...words]))] : [];
  return ways.map((way) => [...way, ...needed]);
}
