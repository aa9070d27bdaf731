/*
 * Which known word did somebody mean? `staus` gives `status`; `colour` gives null. Whoever meets
 * an unknown key, option or id asks, for "did you mean". A third may differ, so that three letters
 * of a short word never count as meant; beyond 100 characters nobody mistyped a name. Safe error:
 * null. It only makes a suggestion, so both numbers may change. `__tests__/text/nearest.test.ts`
 * fails when this is wrong.
 */

/**
 * The known word nearest to a mistyped one, or null when none is near enough to be meant.
 * Distance is Damerau–Levenshtein (adjacent transposition counts one); at most a third of the word may differ.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  if (word.length > 100) return null;
  for (const candidate of known) {
    const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
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
