import { type Clause, type ClauseWord, isContent, onlyCompares } from './clauses.js';
import {
  type ClauseCoverage,
  clauseCoverage,
  hasOtherSubject,
  haveOtherRoles,
  heartOf,
  isAboutSame,
  isForeign,
  predicateOf,
} from './coverage.js';
import { has, OTHER_SIDE, wordsThat } from './operators.js';
import { oppositesOf } from '../../text/distinctive-terms.js';

/* Does a clause say that another one is not so: by a negation, an opposite, or another number? */

/** Words that deny a detail alone where the other clause does not have it: "without a network". */
const DETAIL = new Set(['without', '未经', '未經']);

/** Whether one of two clauses about one thing says that it is not so. */
function negationBetween(mine: Clause, theirs: Clause, back: ClauseCoverage): boolean {
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

function denialsIn({ words }: Clause): number {
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

/** How one denies the other. `negation`: of what both say, one says that it is not so. */
export type DenialKind = 'negation' | 'opposite' | 'number';

interface ClauseDenial {
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

/** "before the start" and "after the start"; not "before the start" and "after the end". */
function otherSide(mine: Clause, theirs: Clause): string | null {
  for (const [at, word] of theirs.words.entries()) {
    const other = OTHER_SIDE.get(word.token);
    if (other === undefined || !word.operators.includes('side')) continue;
    const here = mine.words.findIndex(({ token }) => token === other);
    if (here >= 0 && besideOf(mine.words, here) === besideOf(theirs.words, at)) return word.written;
  }
  return null;
}

/** What a side is one of: the next word; in Chinese the characters before it. */
function besideOf(words: readonly ClauseWord[], at: number): string {
  if (words[at]?.kind === 'dense' && /^(?:before|after)$/.test(words[at].token))
    return words[at - 1]?.written.slice(-2) ?? '';
  const next = words.slice(at + 1).find((word) => isContent(word) || word.kind === 'number');
  return next?.kind === 'dense' ? next.written.slice(0, 2) : (next?.token ?? '');
}

/** A number of the other clause in the place of which this one has another one of the same unit. */
function otherNumber(mine: Clause, theirs: Clause): string | null {
  const [here, there] = [mine, theirs].map(({ words }) =>
    words.flatMap((word, at) =>
      word.kind === 'number' ? [{ word, unit: unitOf(words, at) }] : [],
    ),
  );
  if (here === undefined || there === undefined || here.length !== there.length) return null;
  const [at = -1, ...more] = there.flatMap(({ word }, place) =>
    word.token === here[place]?.word.token ? [] : [place],
  );
  const [one, other] = [there[at], here[at]];
  if (more.length > 0 || one === undefined || one.unit === null) return null;
  return one.unit === other?.unit ? one.word.token : null;
}

/** What a number counts; null where it may as well be a part of a name, as in "Node 20". */
function unitOf(words: readonly ClauseWord[], at: number): string | null {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (
    before !== undefined &&
    next === undefined &&
    /^(?:port|timeout|limit|max|maximum|min|minimum|端口|上限)$/.test(before.written)
  )
    return before.token;
  if (
    before !== undefined &&
    isContent(before) &&
    before.kind !== 'dense' &&
    !/^(?:take|last)/.test(before.token)
  )
    return null;
  if (next === undefined || !(isContent(next) || next.operators.includes('weak'))) return null;
  return next.kind === 'dense' ? next.written.slice(0, 1) : next.token;
}

/** "use tabs" and "use spaces", "is safe" and "is unsafe". The word is null where it is none of our lists. */
function contraryWord(
  mine: Clause,
  theirs: Clause,
  over: ClauseCoverage,
  back: ClauseCoverage,
): { readonly word: string | null } | null {
  const [here, there] = [over.extras[0], back.extras[0]];
  if (here === undefined || there === undefined || over.extras.length + back.extras.length > 2)
    return null;
  const isUse = here === usedIn(mine) && there === usedIn(theirs);
  const isPredicate =
    here === predicateOf(mine.words) &&
    there === predicateOf(theirs.words) &&
    (here.written.endsWith(there.written) || there.written.endsWith(here.written));
  if (!(isUse || isPredicate)) return null;
  return oppositesOf(there.written).includes(here.written)
    ? { word: isUse ? there.written : null }
    : null;
}

function usedIn({ words }: Clause): ClauseWord | null {
  const at = words.findIndex(({ operators }) => operators.includes('use'));
  const next = at < 0 ? undefined : words[at + 1];
  return next !== undefined && isContent(next) ? next : null;
}
