import type { Clause } from './clauses.js';
import { isContent, onlyCompares, type ClauseWord } from './words.js';
import { isForeign, type ClauseCoverage } from './coverage.js';
import { hasOtherSubject, haveOtherRoles } from './heart.js';
import { has } from './operators.js';
import { besideOf } from './opposites.js';

/*
 * Of two clauses about one thing, does one say that it is not so? What counts is how many words deny: "never skip" has
 * two, and asks for what "required" asks for.
 */

/** Words that deny a detail alone where the other clause does not have it: "without a network". */
const DETAIL = new Set(['without', '未经', '未經']);

/** Whether one of two clauses about one thing says that it is not so. */
export function negationBetween(mine: Clause, theirs: Clause, back: ClauseCoverage): boolean {
  const denials = theirs.words.flatMap((word, at) =>
    deniesAt(theirs.words, at) ? [{ word, of: theirs.words.slice(at + 1).find(isContent) }] : [],
  );
  const isOfOther = ({ of }: (typeof denials)[number]): boolean =>
    of !== undefined && isForeign(of, back);
  // What it denies is nothing that this one says.
  if (denials.some((one) => isOfOther(one) && !DETAIL.has(one.word.written))) return false;
  const there = denials.filter((one) => !isOfOther(one));
  const [denies, isDenied] = [isOdd(denialsIn(mine)), isOdd(there.length)];
  if (denies === isDenied) return false;
  // "Emails are sent asynchronously" says how, and "never to unverified addresses" says to whom.
  if (isDenied && back.extras.length > 0 && has(mine, 'side') && !has(theirs, 'side')) return false;
  if (areSwapped(mine, theirs) || haveOtherRoles(mine, theirs) || comparesAlone(mine, theirs))
    return false;
  if (hasOtherSubject(theirs, back, isDenied)) return false;
  const [negative, positive] = denies ? [mine, theirs] : [theirs, mine];
  // What need not be so may be so.
  return !(has(negative, 'need') && has(positive, 'may') && !has(positive, 'need'));
}

function isOdd(count: number): boolean {
  return count % 2 === 1;
}

/** How many words of a clause deny. */
export function denialsIn({ words }: Clause): number {
  return words.filter((_, at) => deniesAt(words, at)).length;
}

/** Whether one of them alone sets a limit: "no more than five minutes", "five minutes". */
function comparesAlone(mine: Clause, theirs: Clause): boolean {
  const [here, there] = [mine, theirs].map(({ words }) =>
    words.some(({ written }) => written === 'than'),
  );
  return here !== there;
}

/** "Tests before merging" and "not merging before tests" agree. */
function areSwapped(mine: Clause, theirs: Clause): boolean {
  const [here, there] = [mine, theirs].map(({ words }) =>
    words.flatMap(({ operators, token }, at) =>
      operators.includes('side') ? [`${token} ${besideOf(words, at)}`] : [],
    ),
  );
  return (
    here !== undefined &&
    there !== undefined &&
    here.length > 0 &&
    there.length > 0 &&
    !here.some((one) => there.includes(one))
  );
}

function deniesAt(words: readonly ClauseWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (word.operators.includes('not')) return !onlyCompares(words, at);
  if (word.operators.includes('removed'))
    return words.slice(0, at).some(({ operators }) => operators.includes('be'));
  return word.operators.includes('except') && at === 0;
}
