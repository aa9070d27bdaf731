import type { Clause } from './clauses.js';
import { clauseCoverage, type ClauseCoverage } from './coverage.js';
import { heartOf, isAboutSame } from './heart.js';
import { denialsIn, negationBetween } from './negation.js';
import { has, wordsThat } from './operators.js';
import { contraryWord, otherNumber, otherSide } from './opposites.js';

/*
 * Does a clause deny another one? "Checks are no longer required" denies "Checks are required before a release": all
 * that it is about is in the other, and of the two it has one negation more. "Never skip checks" has two, and agrees.
 */

/** How one denies the other. `negation`: of what both say, one says that it is not so. */
export type DenialKind = 'negation' | 'opposite' | 'number';

/** What a clause denies another one by. */
export interface ClauseDenial {
  readonly by: DenialKind;
  /** A number or word of our lists in the other clause, in the place of which this one has another. */
  readonly word: string | null;
}

/** Units that two clauses have to share, unless they are about exactly the same. */
const FEWEST = 2;

/** @param isGrounded whether both are known to be about one thing; else only a clause about exactly the same counts. */
export function denialOf(mine: Clause, theirs: Clause, isGrounded: boolean): ClauseDenial | null {
  if (!mine.isStated || !theirs.isStated || mine.isLimited) return null;
  const over = clauseCoverage(theirs, mine);
  if (over.extras.length > 1 || over.strong === 0 || isAside(mine, theirs, over)) return null;
  const back = clauseCoverage({ ...mine, before: null }, theirs);
  if (over.extras.length > 0 && !isInstanceOfForbidden(mine, theirs, over, back))
    return byContrary(mine, theirs, over, back);
  const isEqual = back.extras.length === 0;
  if (!(isEqual || isGrounded) || !isEnough(mine, theirs, over, isEqual)) return null;
  if (!isAboutSame(mine, theirs, back)) return null;
  const negation = !over.hasOwnNumber && negationBetween(mine, theirs, back);
  return !negation ? byOther(mine, theirs, isEqual, isGrounded) : { by: 'negation', word: null };
}

/** Whether one word of theirs has its contrary here: "use tabs", "use spaces". */
function byContrary(
  mine: Clause,
  theirs: Clause,
  over: ClauseCoverage,
  back: ClauseCoverage,
): ClauseDenial | null {
  const contrary = contraryWord(mine, theirs, over, back);
  return contrary === null || (denialsIn(mine) - denialsIn(theirs)) % 2 !== 0
    ? null
    : { by: 'opposite', word: contrary.word };
}

/** Whether what both share is little of what one of the sentences says: an example, a list, a remark in brackets. */
function isAside(mine: Clause, theirs: Clause, { strong }: ClauseCoverage): boolean {
  return strong * 2 < mine.sentenceUnits || strong * 3 < theirs.sentenceUnits;
}

/** "Log tokens for debugging" does what "never log tokens" forbids: all of that, and a detail. */
function isInstanceOfForbidden(
  mine: Clause,
  theirs: Clause,
  over: ClauseCoverage,
  back: ClauseCoverage,
): boolean {
  const heart = heartOf(mine.words);
  return (
    back.extras.length === 0 &&
    over.shared >= FEWEST &&
    denialsIn(theirs) === 1 &&
    denialsIn(mine) === 0 &&
    !has(theirs, 'need') &&
    over.extras.every((extra) => !heart.includes(extra))
  );
}

/** Whether enough is shared for both to be about one thing. */
function isEnough(mine: Clause, theirs: Clause, over: ClauseCoverage, isEqual: boolean): boolean {
  if (over.shared >= FEWEST && over.inClause * 2 >= over.shared) return true;
  return isEqual && mine.isWhole && theirs.isWhole;
}

/** Whether both say as much, and the contrary in one word. */
function byOther(
  mine: Clause,
  theirs: Clause,
  isEqual: boolean,
  isGrounded: boolean,
): ClauseDenial | null {
  for (const [one, other] of [
    ['only', 'anyone'],
    ['anyone', 'only'],
  ] as const)
    if (has(theirs, one) && has(mine, other))
      return { by: 'opposite', word: wordsThat(theirs, one)[0] ?? null };
  if (!isEqual) return null;
  const side = otherSide(mine, theirs);
  if (side !== null) return { by: 'opposite', word: side };
  const number = isGrounded ? otherNumber(mine, theirs) : null;
  return number === null ? null : { by: 'number', word: number };
}
