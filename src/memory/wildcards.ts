/*
 * Does a name or path fit a pattern? `*.md` fits `a.md`; `docs/**` fits `docs/a/b` and not `docs`.
 * No pattern makes it slow.
 *
 * `glob.ts` and `path-pattern.ts` ask, and so does the reader of ignored files (`ignored.ts`).
 * Block lists rest on it, so a pattern that fits less than it says lets something in.
 * `__tests__/memory/glob.test.ts` compares it with a plain matcher. Users' policies are written for
 * these rules: speed is free, what fits is not.
 */

/** Stands for any run of what it is matched against. */
const RUN = Symbol('any run');
/** Stands for any one character. */
const ONE = Symbol('any one');

/** A pattern of one name, a sign a character (a code point, not half of one). */
export type NamePattern = readonly (string | typeof RUN | typeof ONE)[];

/** A pattern of a path: `**` is any run of folders. */
export type PathPattern = readonly (NamePattern | typeof RUN)[];

/** `*` is any run of characters, `?` one. */
export function namePattern(written: string): NamePattern {
  return Array.from(written, signOf);
}

/** The same where a backslash takes its meaning from the next character. */
export function escapedNamePattern(written: string): NamePattern {
  return Array.from(
    written.matchAll(/\\(.)|(.)/gsu),
    ([, escaped, bare]) => escaped ?? signOf(bare ?? ''),
  );
}

function signOf(character: string): string | typeof RUN | typeof ONE {
  if (character === '*') return RUN;
  return character === '?' ? ONE : character;
}

/**
 * A pattern of a path from its names: `docs`, `**`, `*.md`.
 *
 * @param read how the names between slashes are written.
 */
export function pathPattern(
  pieces: readonly string[],
  read: (written: string) => NamePattern,
): PathPattern {
  return pieces.map((piece) => (piece === '**' ? RUN : read(piece)));
}

/** Whether a pattern fits a whole name. */
export function matchesName(pattern: NamePattern, name: string): boolean {
  const used = piecesUsed(
    pattern,
    [...name],
    (sign, character) => sign === ONE || sign === character,
  );
  return used !== null && pattern.slice(used).every((sign) => sign === RUN);
}

/** `**` at the end is what is in a folder, one name at least: `a/**` is everything below `a`, not `a` itself. */
export function matchesPath(pattern: PathPattern, path: string): boolean {
  return (
    piecesUsed(
      pattern,
      path.split('/'),
      (piece, name) => piece !== RUN && matchesName(piece, name),
    ) === pattern.length
  );
}

/**
 * How many pieces, from the first, match all items; null where they do not. It goes back to the last run only, as an
 * earlier one could take no more: linear in practice, quadratic at worst.
 */
function piecesUsed<Piece, Item>(
  pieces: readonly (Piece | typeof RUN)[],
  items: readonly Item[],
  fits: (piece: Piece | typeof RUN, item: Item) => boolean,
): number | null {
  let next = 0; // the piece that is tried
  let at = 0; // the item that it is tried on
  let run = -1; // the last run, and the item up to which it reaches
  let runEnd = 0;
  for (let item = items[at]; at < items.length && item !== undefined; item = items[at]) {
    const piece = pieces[next];
    if (piece === RUN) {
      run = next;
      runEnd = at;
      next += 1;
    } else if (piece !== undefined && fits(piece, item)) {
      next += 1;
      at += 1;
    } else if (run >= 0) {
      runEnd += 1;
      at = runEnd;
      next = run + 1;
    } else {
      return null;
    }
  }
  return next;
}
