import type { TokenKind } from '../token.js';
import { endOfLine, withoutBlanks, type AwaitedText, type LinePlaces } from './scanner.js';

/*
 * Where does a text end that goes on over the next lines? `cat <<EOF` opens a text up to a line `EOF`; with `<<-`
 * that line may be indented. The search halves, since a hostile file may open thousands.
 */

interface Closing {
  readonly name: string;
  /** Blanks may stand before the name that closes it. */
  readonly indented: boolean;
}

/** A text on the following lines up to one that holds a name alone; null if no such line comes after this place. */
export function heredoc(
  text: string,
  places: LinePlaces,
  after: number,
  { name, indented }: Closing,
  kind: TokenKind,
): AwaitedText | null {
  const found = (indented ? places.trimmed : places.exact).get(name) ?? [];
  const end = (from: number): number | null => {
    const place = found[firstHeredocFrom(found, from)];
    return place === undefined ? null : withoutBlanks(text, place, endOfLine(text, place));
  };
  return end(after) === null ? null : { kind, end };
}

/** Index of the first of these places, which are in order, that is not before `from`. */
export function firstHeredocFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
