import { askUntil } from './ask-until.js';
import type { Io } from './io.js';

/*
 * Which of a list does a person want? Each is shown and asked about: y takes it, n leaves it, a takes it and all
 * that follow, q leaves it and all that follow, as in `git add --patch`.
 */

/** What may be answered. */
const WORDS: Readonly<Record<string, Answer>> = { y: 'yes', n: 'no', a: 'all', q: 'quit' };
type Answer = 'yes' | 'no' | 'all' | 'quit';

/** Asks about each, in its order. @throws ConfigurationError where the input ends: then none is taken. */
export async function chooseEach<T>(
  io: Io,
  list: readonly T[],
  show: (one: T) => string,
  remedy: string,
): Promise<readonly T[]> {
  const chosen: T[] = [];
  for (const [at, one] of list.entries()) {
    io.out(show(one));
    const question = `Write this candidate? (${at + 1} of ${list.length}) [y/n/a/q] `;
    const answer = await askUntil(io, question, understand, remedy);
    if (answer === 'quit') break;
    if (answer === 'all') {
      for (const other of list.slice(at + 1)) io.out(show(other));
      return [...chosen, ...list.slice(at)];
    }
    if (answer === 'yes') chosen.push(one);
  }
  return chosen;
}

function understand(
  typed: string,
): { readonly ok: true; readonly value: Answer } | { readonly ok: false; readonly why: string } {
  const word = typed.toLowerCase();
  const value = Object.entries(WORDS).find(([key, full]) => word === key || word === full)?.[1];
  return value === undefined
    ? { ok: false, why: 'Type y to write it, n to leave it, a for this and all others, q to stop.' }
    : { ok: true, value };
}
