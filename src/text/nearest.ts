/* The known word that was mistyped: `staus` gives `status`; `colour` gives null. */

/** The nearest word, or null if more than a third of the word differs. Distance: Damerau–Levenshtein. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  for (const [candidate, distance] of near(word, known)) {
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * The same for file names, without the words that both share at their ends: `test_parser.cpp` does not mean
 * `test_packet.cpp`. Another number is another file: `0001-queue.md` does not mean `0002-queue.md`.
 */
export function nearestFileName(name: string, known: Iterable<string>): string | null {
  return nearest(
    name,
    [...known].filter((other) => {
      const [here, there] = withoutSharedEnds(wordsOf(name), wordsOf(other));
      return digitsOf(here) === digitsOf(there) && nearest(here, [there]) !== null;
    }),
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `test_parser.cpp` as `test`, `_`, `parser`, `.`, `cpp`; `createQuery` as `create`, `Query`. */
function wordsOf(name: string): readonly string[] {
  return name.match(/\p{Lu}?[\p{L}\p{N}]+?(?=\p{Lu}|[^\p{L}\p{N}]|$)|[^]/gu) ?? [];
}

function withoutSharedEnds(a: readonly string[], b: readonly string[]): readonly [string, string] {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end).join(''), b.slice(start, b.length - end).join('')];
}

/**
 * The word that was certainly meant, so that a fix may write it, or null. It differs only in case, or by one slip in a
 * word of four letters or more, and no other word is as near. `lint:js` does not mean `lint:ts`.
 */
export function mistypedFor(word: string, known: Iterable<string>): string | null {
  let only: string | null = null;
  for (const [candidate, distance] of near(word, known)) {
    if (distance > DOUBTFUL || candidate === only) continue;
    if (only !== null) return null;
    only = candidate;
  }
  return only !== null && isSlip(word.toLowerCase(), only.toLowerCase()) ? only : null;
}

/** The word that differs from a name of four letters or more in one place or in case alone: `Reed` gives `Read`. */
export function slipOf(name: string, known: readonly string[]): string | null {
  if (name.length < 4 || known.includes(name)) return null;
  for (const [candidate, distance] of near(name, known)) if (distance <= 1) return candidate;
  return null;
}

/** Another word within this distance makes it uncertain. */
const DOUBTFUL = 2;

function* near(
  word: string,
  known: Iterable<string>,
): Generator<readonly [candidate: string, distance: number]> {
  if (word.length > 100) return;
  for (const candidate of known) {
    const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowed) yield [candidate, distance];
  }
}

/** Whether one slip, in a run of at least four letters, makes one word of the other. */
function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [here, there] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwap = here.length === 2 && here === `${there[1]}${there[0]}`;
  if (!isSwap && here.length + there.length !== 1) return false;
  if (!/^\p{L}{1,2}$/u.test(`${here}${isSwap ? '' : there}`)) return false;
  const longer = a.length < b.length ? b : a;
  const run = longer
    .slice(0, start)
    .replace(/^.*\P{L}/su, '')
    .concat(longer.slice(start).replace(/\P{L}.*$/su, ''));
  return run.length >= 4;
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? Infinity;
}
