import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { enumerate, phraseText, say } from '../text/phrase.js';

/* The error for an id that no fact has. */

/**
 * The error for an id that no fact has, with the nearest one that has.
 * @param known ids that may be suggested; they are printed as they are.
 */
export function unknownFact(id: string, known: readonly string[]): ConfigurationError {
  const meant = meantBy(id, known);
  return new ConfigurationError(
    phraseText(say`There is no fact ${id}`),
    meant.length === 0
      ? '`npx memtrust facts` lists them.'
      : phraseText(say`Did you mean ${enumerate(meant)}?`),
  );
}

/** Ids that end in what was typed, for a folder is easily left out; else the one that is spelt most like it. */
function meantBy(id: string, known: readonly string[]): readonly string[] {
  const longer = known.filter((one) => one.endsWith(`/${id}`));
  if (longer.length > 0) return longer;
  const meant = nearest(id, known);
  return meant === null ? [] : [meant];
}
