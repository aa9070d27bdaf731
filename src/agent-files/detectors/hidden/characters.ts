/* Which class of invisible character is it? "\u200b" is `zero-width`, a warning; "\u202e" is `bidi`, an error. */

/** A class of characters that show nothing, or not what they are (SECURITY S32). */
export interface HiddenClass {
  readonly name:
    | 'tag'
    | 'selector'
    | 'bidi'
    | 'control'
    | 'byte-order-mark'
    | 'operator'
    | 'zero-width'
    | 'soft-hyphen'
    | 'filler'
    | 'separator'
    | 'private-use';
  readonly severity: 'error' | 'warning';
  /** As part of a regular expression's character class, with the flag `u`. */
  readonly members: string;
  readonly one: string;
  readonly many: string;
  readonly effect: string;
}

const UNSEEN = 'people cannot see them, but agents read them';

/** First match wins. All variation selectors are one class, so that bytes written in both kinds stay one run. */
const HIDDEN_CLASSES: readonly HiddenClass[] = [
  {
    name: 'tag',
    severity: 'error',
    members: String.raw`\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
    one: 'tag character',
    many: 'tag characters',
    effect: UNSEEN,
  },
  {
    name: 'selector',
    severity: 'warning',
    members: String.raw`\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}`,
    one: 'variation selector',
    many: 'variation selectors',
    effect: 'they are invisible and can carry any text',
  },
  {
    name: 'bidi',
    severity: 'error',
    members: String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`,
    one: 'bidirectional control',
    many: 'bidirectional controls',
    effect: 'people see the text in a different order than agents read it',
  },
  {
    name: 'control',
    severity: 'error',
    members: String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`,
    one: 'control character',
    many: 'control characters',
    effect: 'no text needs them, and terminals obey them',
  },
  {
    name: 'byte-order-mark',
    severity: 'error',
    members: String.raw`\ufeff`,
    one: 'byte-order mark inside the text',
    many: 'byte-order marks inside the text',
    effect: 'it belongs only at the start of a file and is invisible elsewhere',
  },
  {
    name: 'operator',
    severity: 'error',
    members: String.raw`\u180e\u2061-\u2065\u206a-\u206f\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}`,
    one: 'invisible operator',
    many: 'invisible operators',
    effect: UNSEEN,
  },
  {
    name: 'zero-width',
    severity: 'warning',
    members: String.raw`\u034f\u200b-\u200d\u2060`,
    one: 'zero-width character',
    many: 'zero-width characters',
    effect: 'words that look the same are different',
  },
  {
    name: 'soft-hyphen',
    severity: 'warning',
    members: String.raw`\u00ad`,
    one: 'soft hyphen',
    many: 'soft hyphens',
    effect: 'words that look the same are different',
  },
  {
    name: 'filler',
    severity: 'warning',
    members: String.raw`\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`,
    one: 'filler',
    many: 'fillers',
    effect: 'they are invisible but count as letters',
  },
  {
    name: 'separator',
    severity: 'warning',
    members: String.raw`\u2028\u2029`,
    one: 'line separator',
    many: 'line separators',
    effect: 'they end a line for some readers and not for others',
  },
  {
    name: 'private-use',
    severity: 'warning',
    members: String.raw`\p{Co}`,
    one: 'private-use character',
    many: 'private-use characters',
    effect: 'what they show depends on the font',
  },
];

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
