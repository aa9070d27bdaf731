import { oneOf } from '../../path-pattern.js';

/* Which class of invisible character is it, and what do several of them say? "\u200b" is `zero-width`, a warning. */

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
private-use warning \ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd} private-use character/s:
  what they show depends on the font
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

/** Hidden characters of one class, side by side. */
export interface HiddenCharacters {
  readonly kind: HiddenClass;
  readonly characters: string;
}

/** Most of what a run says that is kept for the reader; sixteen characters may stand for one. */
const LONGEST = 10_000;

export function decoded(run: HiddenCharacters): string {
  return saidBy(run) ?? codePoints(run.characters, 200);
}

export function saidBy(run: HiddenCharacters): string | null {
  const characters = Array.from(run.characters.slice(0, LONGEST * 16));
  switch (run.kind.name) {
    case 'tag':
      return legible(characters.map(tagged).join(''));
    case 'selector':
      return legible(fromBytes(characters.map(byteOf)));
    case 'zero-width':
      return fromBits(characters);
    default:
      return null;
  }
}

/** Whether they are words in another writing, and not one character or a range of them. */
export function saysWords(run: HiddenCharacters): boolean {
  return /[\p{L}\p{N}]{2}/u.test(saidBy(run) ?? '');
}

/** The first code points of a text, the same one after another once: `U+200B × 3, U+200D …`. */
export function codePoints(characters: string, most: number): string {
  const groups: { point: string; times: number }[] = [];
  let rest = false;
  for (const character of characters.slice(0, LONGEST)) {
    const point = codePoint(character);
    const last = groups.at(-1);
    if (last?.point === point) last.times += 1;
    else if (groups.length < most) groups.push({ point, times: 1 });
    else {
      rest = true;
      break;
    }
  }
  return (
    groups.map(({ point, times }) => (times === 1 ? point : `${point} × ${times}`)).join(', ') +
    (rest ? ' …' : '')
  );
}

/** The letter that a tag character stands for; empty for other tags. */
function tagged(character: string): string {
  const ascii = (character.codePointAt(0) ?? 0) - 0xe0000;
  return ascii >= 0x20 && ascii < 0x7f ? String.fromCodePoint(ascii) : '';
}

/** Selectors 1 to 16 are the bytes 0 to 15 (P. Butler, “Smuggling arbitrary data through an emoji”, 2025). */
function byteOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point >= 0xe0100 ? point - 0xe0100 + 16 : point - 0xfe00;
}

/** The text of some bytes; one alone is none. */
function fromBytes(bytes: readonly number[]): string {
  return bytes.length < 2
    ? ''
    : Buffer.from(bytes.filter((byte) => byte >= 0 && byte < 256)).toString('utf8');
}

/** Two kinds of zero-width characters as bits, in groups of eight or seven; a third may separate the groups. */
function fromBits(characters: readonly string[]): string | null {
  if (characters.length < 14) return null; // two letters of seven bits
  const kinds = [...new Set(characters)];
  if (kinds.length < 2 || kinds.length > 3) return null;
  for (const zero of kinds) {
    for (const one of kinds) {
      if (one === zero) continue;
      const digits = new Map([
        [zero, '0'],
        [one, '1'],
      ]);
      const text = characters.map((character) => digits.get(character) ?? ' ').join('');
      for (const width of [8, 7]) {
        const groups = text.includes(' ')
          ? text.split(' ').filter((group) => group !== '')
          : (text.match(new RegExp(`.{${width}}`, 'g')) ?? []);
        if (groups.length < 2 || groups.some((group) => group.length > 16)) continue;
        const said = String.fromCodePoint(
          ...groups.slice(0, LONGEST).map((group) => Number.parseInt(group, 2)),
        );
        if (/^[\t\n\r -~]+$/.test(said)) return said;
      }
    }
  }
  return null;
}

/** A text of which three quarters can be read; null for anything else. */
function legible(text: string): string | null {
  if (text === '') return null;
  const odd = text.match(/[\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
  return odd * 4 > text.length ? null : text.slice(0, LONGEST);
}
