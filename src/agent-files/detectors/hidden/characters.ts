import { oneOf } from '../../settings/files.js';

/* Which class of invisible character is it? "\u200b" is `zero-width`, a warning; "\u202e" is `bidi`, an error. */

const NAMES = [
  'tag',
  'selector',
  'bidi',
  'control',
  'byte-order-mark',
  'operator',
  'zero-width',
  'soft-hyphen',
  'filler',
  'separator',
  'private-use',
] as const;

/** A class of characters that show nothing, or not what they are (SECURITY S32). */
export interface HiddenClass {
  readonly name: (typeof NAMES)[number];
  readonly severity: 'error' | 'warning';
  /** As part of a regular expression's character class, with the flag `u`. */
  readonly members: string;
  /** What a message calls them, as one and as many. */
  readonly one: string;
  readonly many: string;
  readonly effect: string;
}

/** Names, severity, members, what they are called with their plural behind a slash, and what they do. */
const ROWS = String.raw`
tag error \u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff} tag character/s: people cannot see them, but agents read them
selector warning \ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef} variation selector/s:
  they are invisible and can carry any text
bidi error \u061c\u200e\u200f\u202a-\u202e\u2066-\u2069 bidirectional control/s:
  people see the text in a different order than agents read it
control error \u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f control character/s:
  no text needs them, and terminals obey them
byte-order-mark error \ufeff byte-order mark/s inside the text:
  it belongs only at the start of a file and is invisible elsewhere
operator error \u180e\u2061-\u2065\u206a-\u206f\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}
  invisible operator/s: people cannot see them, but agents read them
zero-width warning \u034f\u200b-\u200d\u2060 zero-width character/s: words that look the same are different
soft-hyphen warning \u00ad soft hyphen/s: words that look the same are different
filler warning \u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0 filler/s: they are invisible but count as letters
separator warning \u2028\u2029 line separator/s: they end a line for some readers and not for others
private-use warning \p{Co} private-use character/s: what they show depends on the font
`;

/** First match wins. All variation selectors are one class, so that bytes written in both kinds stay one run. */
const HIDDEN_CLASSES: readonly HiddenClass[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [name, severity, members = '', ...words] = row.split(/\s+/);
    const [called = '', effect = ''] = words.join(' ').split(': ');
    return {
      name: oneOf(NAMES, name),
      severity: severity === 'error' ? 'error' : 'warning',
      members,
      one: called.replace('/s', ''),
      many: called.replace('/s', 's'),
      effect,
    };
  });

const ALL = HIDDEN_CLASSES.map((one) => one.members).join('');

/** Every maximal sequence of characters of any class. */
export const HIDDEN_SEQUENCE = new RegExp(`[${ALL}]+`, 'gu');

/** Most texts hold nothing else, and the test of it is quick. */
export const PLAIN_TEXT = /^[\t\n\r -~]*$/;

/** Each class with a pattern for one character of it. */
const ONE_OF = HIDDEN_CLASSES.map((one) => ({
  one,
  pattern: new RegExp(`^[${one.members}]$`, 'u'),
}));

/** What was asked before, since a text holds many of few; no more than so many, since a text may hold any. */
const KNOWN = new Map<string, HiddenClass | null>();
const MOST_KNOWN = 1_000;

/** The class of one character; null where it is seen. */
export function classOf(character: string): HiddenClass | null {
  const known = KNOWN.get(character);
  if (known !== undefined) return known;
  const found = ONE_OF.find(({ pattern }) => pattern.test(character))?.one ?? null;
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(character, found);
  return found;
}

/** `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
