/*
 * In which order do lists stand? `compareTexts` for files and for what is hashed (manifests, context,
 * recall): its order never changes. `compareNatural` for people (comment, terminal, page, lists of the JSON
 * report): `s2` before `s10`.
 *
 * Not `localeCompare`: two machines must write the same bytes. Both orders are total: only equal texts compare
 * as equal. Only speed is free. `__tests__/text/order.test.ts` and `__tests__/context/recall/recall.test.ts`
 * ("puts equals in the order of their ids") fail when this is wrong.
 */

/** Orders two texts by their code units, whatever the language of the machine is. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Nobody counts further into a name, and a stranger's may have a megabyte. */
const MOST_COUNTED = 1_000;

/** Orders names for people: a run of digits counts as a number, so that `s2` comes before `s10`. */
export function compareNatural(a: string, b: string): number {
  return compareCounting(a.slice(0, MOST_COUNTED), b.slice(0, MOST_COUNTED)) || compareTexts(a, b);
}

/** The same, but names that differ in zeros in front of a number alone are equals. */
function compareCounting(a: string, b: string): number {
  // Where both stand after digits of equal value: `01` and `1` are told apart only if all else is equal.
  let [i, j] = [0, 0];
  for (;;) {
    let same = 0;
    while (i + same < a.length && a.charCodeAt(i + same) === b.charCodeAt(j + same)) same += 1;
    while (same > 0 && isDigit(a, i + same - 1)) same -= 1;
    const [x, y] = [digitsAt(a, i + same), digitsAt(b, j + same)];
    if (x === '' || y === '') return compareTexts(a.slice(i + same), b.slice(j + same));
    const order = compareNumbers(x, y);
    if (order !== 0) return order;
    i += same + x.length;
    j += same + y.length;
  }
}

/** Numbers of any length, written in digits. */
function compareNumbers(a: string, b: string): number {
  const [x, y] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return x.length - y.length || compareTexts(x, y);
}

/** The run of digits that begins there; empty where none does. */
function digitsAt(text: string, from: number): string {
  let to = from;
  while (isDigit(text, to)) to += 1;
  return text.slice(from, to);
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}
