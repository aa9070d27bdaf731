import { LONGEST_SECRET, withoutSecrets } from './secrets.js';

/* How texts, names, counts and times are shown: no invisible or control characters, at most so long. */

/**
 * The door for untrusted strings on their way to a person: names of files, ids, keys.
 *
 * Everything that a terminal, a log parser or a reader could take for something else is written out as `\u{…}`: control
 * characters, line separators, bidi controls, zero-width and tag characters, variation selectors, unpaired surrogates
 * (SECURITY S24). What looks like a secret is shown as its type and a short digest (SECURITY S28). The result is one
 * line of at most `limit` characters.
 */
export const VISIBLE_LIMIT = 200;

// Control and format characters, line ends, private use, half surrogate pairs, and (DI) whatever Unicode says is shown
// as nothing. Not Cn (unassigned): that set changes between versions of Node, and output is equal on all of them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{DI}]/gu;

/** Nothing in it can be taken for something else: most names, and the test of it is quick. */
const PLAIN = /^[ -~]*$/;

/** A name as it is shown: one line, nothing unseen in it, no secret, `limit` characters at most. */
export function visible(text: string, limit: number = VISIBLE_LIMIT): string {
  if (text.length <= limit && PLAIN.test(text)) return shorten(withoutSecrets(text), limit);
  // Cut first: a name of a megabyte must not cost a megabyte of escapes. Not through a secret, of which half would be
  // shown.
  const shown = shorten(withoutSecrets(text.slice(0, limit + LONGEST_SECRET)), limit).replace(
    INVISIBLE,
    escapeOf,
  );
  // Written out, a hidden character no longer breaks a secret in two.
  return shorten(withoutSecrets(shown), limit);
}

/**
 * A whole text with what a reader cannot see written out, for those who quote more than a name.
 * @param keep whether a hidden character stays as it is; it is given the place in the text, in UTF-16 code units.
 */
export function escapeInvisible(
  text: string,
  keep: (character: string, at: number) => boolean,
): string {
  return text.replace(INVISIBLE, (character, at: number) =>
    keep(character, at) ? character : escapeOf(character),
  );
}

/** A character as `\u{…}`. */
export function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Never in the middle of a surrogate pair: half of one is no character. */
function shorten(text: string, limit: number): string {
  return text.length > limit
    ? `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
}

/** Whether a name holds characters that a reader cannot see (SECURITY S10). */
export function hasInvisible(text: string): boolean {
  return !PLAIN.test(text) && text.search(INVISIBLE) >= 0;
}

/** East Asian wide and full-width characters take two columns. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60]/u;

/** Combining marks take none. */
const MARK = /\p{M}/u;

/** Columns that a text takes in a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (WIDE.test(character)) columns += 2;
    else if (!MARK.test(character)) columns += 1;
  }
  return columns;
}

/** `1 error`, `2 errors` */
export function numbered(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** @param time milliseconds since 1970. */
export function isoSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** The beginning of a text, with how much is left out. */
export function beginningOf(text: string, most: number): string {
  const rest = text.length - most;
  return rest <= 0 ? text : `${text.slice(0, most)} … (${rest} more characters)`;
}
