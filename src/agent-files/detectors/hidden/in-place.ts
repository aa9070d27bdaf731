import { joined } from '../../../text/pattern.js';

/** Where a sequence of hidden characters stands in its text. */
export interface HiddenSurroundings {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The flags of England, Scotland and Wales: the only tag sequences that are emoji (Unicode, emoji-sequences.txt). */
const FLAG = new RegExp(
  joined`
    ^\u{e0067}\u{e0062}
    (?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})
    \u{e007f}`,
  'u',
);

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/** Scripts in which a joiner or non-joiner between letters changes what is written. */
const JOINING_SCRIPTS = (
  'Arab Syrc Mand Nkoo Mong Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr ' +
  'Tibt Java Bali Newa Gran Cakm Mtei Lana'
).split(' ');
const JOINING = new RegExp(
  `^[${JOINING_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]$`,
  'u',
);

/** Scripts without blanks between words in which a zero-width space shows where lines may break. */
const WITHOUT_BLANKS = new RegExp(
  joined`
    ^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}
    \p{Script=New_Tai_Lue}\p{Script=Tai_Tham}]$`,
  'u',
);

const MONGOLIAN = /^\p{Script=Mongolian}$/u;

/**
 * How far from a mark its right-to-left letters may be: punctuation, a number or a name in Latin
 * letters lies between.
 */
const NEAR = 80;

/**
 * The characters of a sequence that do not belong where they stand, each with its offset. Emoji,
 * scripts that need joiners, marks beside right-to-left letters, and page breaks at the start of a
 * line are as their writers want them.
 */
export function* outOfPlace(
  where: HiddenSurroundings,
): Generator<{ readonly character: string; readonly at: number }> {
  const { text, from, to } = where;
  const before = lastOf(text, from);
  const sequence = text.slice(from, to);
  const skipped = before === '\u{1f3f4}' ? (FLAG.exec(sequence)?.[0].length ?? 0) : 0;
  const inRow = to - from === 1 ? null : countedByFamily(sequence);
  let at = from + skipped;
  for (const character of skipped === 0 ? sequence : sequence.slice(skipped)) {
    const family = familyOf(character);
    if (
      family === null ||
      (inRow?.get(family) ?? 0) > MOST_IN_A_ROW[family] ||
      !belongs(family, character, at, before, where)
    )
      yield { character, at };
    at += character.length;
  }
}

function countedByFamily(sequence: string): ReadonlyMap<Family, number> {
  const counted = new Map<Family, number>();
  for (const character of sequence) {
    const family = familyOf(character);
    if (family !== null) counted.set(family, (counted.get(family) ?? 0) + 1);
  }
  return counted;
}

/** Characters that have a place somewhere. */
type Family =
  | 'presentation'
  | 'joiner'
  | 'mark'
  | 'space'
  | 'braille'
  | 'jamo'
  | 'mongolian'
  | 'page'
  | 'start';

/** More of them in one sequence are no spelling. */
const MOST_IN_A_ROW: Readonly<Record<Family, number>> = {
  presentation: 2,
  joiner: 2,
  mark: 2,
  space: 1,
  braille: 1_000,
  jamo: 2,
  mongolian: 2,
  page: 2,
  start: 1_000,
};

const MEMBERS: readonly (readonly [Family, readonly string[]])[] = [
  ['presentation', ['\ufe0e', '\ufe0f']],
  ['joiner', ['\u200c', '\u200d']],
  ['mark', ['\u200e', '\u200f', '\u061c']],
  ['space', ['\u200b']],
  ['braille', ['\u2800']],
  ['jamo', ['\u115f', '\u1160']],
  ['mongolian', ['\u180b', '\u180c', '\u180d', '\u180e', '\u180f']],
  ['page', ['\f']],
  ['start', ['\ufeff']],
];

const FAMILIES: ReadonlyMap<string, Family> = new Map(
  MEMBERS.flatMap(([family, characters]) =>
    characters.map((character): [string, Family] => [character, family]),
  ),
);

function familyOf(character: string): Family | null {
  return FAMILIES.get(character) ?? null;
}

function belongs(
  family: Family,
  character: string,
  at: number,
  before: string,
  { text, from, to }: HiddenSurroundings,
): boolean {
  switch (family) {
    case 'presentation':
      return true;
    case 'joiner':
      return joins(character, before, firstOf(text, to));
    case 'mark':
      return besideRightToLeft(text, from, to);
    case 'space':
      return WITHOUT_BLANKS.test(before) || WITHOUT_BLANKS.test(firstOf(text, to));
    case 'braille':
      return isBraille(before) || isBraille(firstOf(text, to));
    case 'jamo':
      return isJamo(before) || isJamo(firstOf(text, to));
    case 'mongolian':
      return MONGOLIAN.test(before);
    case 'page':
      return ['', '\n', '\r'].includes(before);
    case 'start':
      return at === 0;
  }
}

function joins(character: string, before: string, after: string): boolean {
  if (JOINING.test(before) || JOINING.test(after)) return true;
  return character === '\u200d' && EMOJI.test(before) && PICTOGRAPH.test(after);
}

function isBraille(character: string): boolean {
  return character >= '\u2801' && character <= '\u28ff';
}

function isJamo(character: string): boolean {
  return character >= '\u1100' && character <= '\u11ff';
}

/**
 * By code unit; the high surrogates are those of U+10800 to U+10FFF and U+1E800 to U+1EFFF, which
 * are right-to-left as a whole.
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LINE_END = /[\n\r]/;

function besideRightToLeft(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - NEAR), from);
  const after = text.slice(to, to + NEAR);
  return (
    (RIGHT_TO_LEFT.test(before) && RIGHT_TO_LEFT.test(before.split(LINE_END).at(-1) ?? '')) ||
    (RIGHT_TO_LEFT.test(after) && RIGHT_TO_LEFT.test(after.split(LINE_END, 1)[0] ?? ''))
  );
}

/** The character that ends at an offset; empty at the start. */
function lastOf(text: string, end: number): string {
  const unit = text.charCodeAt(end - 1);
  if (end === 0) return '';
  if (unit < 0xdc00 || unit > 0xdfff) return text.slice(end - 1, end);
  return text.slice(Math.max(0, end - 2), end);
}

function firstOf(text: string, start: number): string {
  const point = text.codePointAt(start);
  return point === undefined ? '' : String.fromCodePoint(point);
}
