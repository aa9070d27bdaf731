import { oppositesOf } from '../near-duplicates/distinctive-terms.js';
import type { Clause } from './clauses.js';
import { type ClauseWord, isContent } from './words.js';
import type { ClauseCoverage } from './coverage.js';
import { predicateOf } from './heart.js';
import { OTHER_SIDE } from './operators.js';

/*
 * Of two clauses that say the same but for one word, is that word the contrary, or another number? "before the start"
 * and "after the start"; "15 minutes" and "60 minutes"; "is safe" and "is unsafe".
 */

/** "before the start" and "after the start"; not "before the start" and "after the end". */
export function otherSide(mine: Clause, theirs: Clause): string | null {
  for (const [at, word] of theirs.words.entries()) {
    const other = OTHER_SIDE.get(word.token);
    if (other === undefined || !word.operators.includes('side')) continue;
    const here = mine.words.findIndex(({ token }) => token === other);
    if (here >= 0 && besideOf(mine.words, here) === besideOf(theirs.words, at)) return word.written;
  }
  return null;
}

/** What a side is one of: the next word; in Chinese the characters before it. */
export function besideOf(words: readonly ClauseWord[], at: number): string {
  if (words[at]?.kind === 'dense' && /^(?:before|after)$/.test(words[at].token))
    return words[at - 1]?.written.slice(-2) ?? '';
  const next = words.slice(at + 1).find((word) => isContent(word) || word.kind === 'number');
  return next?.kind === 'dense' ? next.written.slice(0, 2) : (next?.token ?? '');
}

/** A number of the other clause in the place of which this one has another one of the same unit. */
export function otherNumber(mine: Clause, theirs: Clause): string | null {
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
export function contraryWord(
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
