import type { Note } from '../memory/notes/note.js';

/** How often something must have been seen before it is proposed. */
export const ENOUGH_OBSERVATIONS = 3;

/** Digits of the shortest id of a commit that a note may name. */
const SHORTEST = 7;

/**
 * The observations that notes which state the same name together, each in another commit and another pull request. Whether
 * these are in the history is for whoever refines to ask; here a claim is enough. A note that names none was seen once, in
 * what brought it; a name alone is no observation.
 */
export function namedObservations(notes: readonly Pick<Note, 'front'>[]): number {
  const commits = new Set<string>();
  const pulls = new Set<number>();
  let seen = 0;
  for (const { front } of notes) {
    if (front.observed.length === 0) seen += 1;
    for (const { commit, pull } of front.observed) {
      const start = commit?.slice(0, SHORTEST) ?? null;
      const isNew = (start !== null || pull !== null) && (start === null || !commits.has(start)) && (pull === null || !pulls.has(pull));
      if (isNew) seen += 1;
      if (start !== null) commits.add(start);
      if (pull !== null) pulls.add(pull);
    }
  }
  return seen;
}
