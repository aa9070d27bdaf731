import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { enumerate, say } from '../text/phrase.js';

/* The error for an id that no fact has. */

/** @param known ids that may be suggested, without hidden ones (SECURITY S28). */
export function unknownFact(id: string, known: readonly string[]): ConfigurationError {
  const meant = meantBy(id, known);
  return new ConfigurationError(
    say`There is no fact ${id}`,
    meant.length === 0
      ? '`npx memtrust facts` lists them.'
      : say`Did you mean ${enumerate(meant)}?`,
  );
}

/** Ids that end in what was typed, since a folder is easily forgotten; else the nearest one. */
function meantBy(id: string, known: readonly string[]): readonly string[] {
  const longer = known.filter((one) => one.endsWith(`/${id}`));
  if (longer.length > 0) return longer;
  const meant = nearest(id, known);
  return meant === null ? [] : [meant];
}
