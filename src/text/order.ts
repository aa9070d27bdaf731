/*
 * Orders of lists, the same on every machine (not `localeCompare`): `compareTexts` for files and digests,
 * `compareNatural` for people (`s2` before `s10`).
 */

/** By code units. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Numbers are compared up to here: a hostile name may have a megabyte. */
const MOST_COUNTED = 1_000;

/** A run of digits counts as a number: `s2` comes before `s10`. */
export function compareNatural(a: string, b: string): number {
  return compareCounting(a.slice(0, MOST_COUNTED), b.slice(0, MOST_COUNTED)) || compareTexts(a, b);
}

/** Treats `01` and `1` as equal. */
function compareCounting(a: string, b: string): number {
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

/** Numbers of any length. */
function compareNumbers(a: string, b: string): number {
  if (a.length === b.length) return compareTexts(a, b);
  const [x, y] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return x.length - y.length || compareTexts(x, y);
}

function digitsAt(text: string, from: number): string {
  let to = from;
  while (isDigit(text, to)) to += 1;
  return text.slice(from, to);
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}
