import { wordList } from '../../../text/words.js';
import {
  classOf,
  HIDDEN_SEQUENCE,
  type HiddenCharacters,
  type HiddenClass,
  PLAIN_TEXT,
  saysWords,
} from './characters.js';
import { flagged } from '../../../text/pattern.js';

/* Where does a text hold hidden characters that do not belong there, and which of them are neighbours? */

export interface HiddenRun extends HiddenCharacters {
  readonly severity: 'error' | 'warning';
  /** Offset of the first, in UTF-16 code units. */
  readonly from: number;
}

/** Longest part of a sequence that is looked at as one: a megabyte of them needs no second look at its neighbours. */
const LONGEST = 50_000;

/** The hidden characters of a text that do not belong where they stand, in order. Linear. */
export function* hiddenRuns(text: string): Generator<HiddenRun> {
  if (PLAIN_TEXT.test(text)) return;
  const spelling: Spelling = { from: 0, selectors: [] };
  for (const sequence of text.matchAll(HIDDEN_SEQUENCE)) {
    const end = sequence.index + sequence[0].length;
    if (isSpelling(text, sequence.index, end)) {
      if (spelling.selectors.length === 0) spelling.from = sequence.index;
      if (spelling.selectors.length < LONGEST) spelling.selectors.push(sequence[0]);
      continue;
    }
    let run: Started | null = null;
    for (let from = sequence.index; from < end;) {
      const to = cut(text, from, end);
      for (const { character, at } of outOfPlace(text, from, to)) {
        const kind = classOf(character);
        if (kind === null) continue;
        if (run !== null && (run.kind !== kind || run.to !== at)) {
          yield finished(run);
          run = null;
        }
        run ??= { kind, from: at, to: at, characters: [] };
        run.characters.push(character);
        run.to = at + character.length;
      }
      from = to;
    }
    if (run !== null) yield finished(run);
  }
  yield* scattered(spelling);
}

/** Selectors that each choose the form of a letter, and where the first is. */
interface Spelling {
  from: number;
  readonly selectors: string[];
}

/** Fewer letters with a selector say nothing together. */
const LEAST_SCATTERED = 8;

/** The selectors of many letters are no spelling where together they are words. */
function* scattered({ from, selectors }: Spelling): Generator<HiddenRun> {
  const [first = ''] = selectors;
  const kind = classOf(first);
  if (kind === null || selectors.length < LEAST_SCATTERED) return;
  const characters = selectors.join('');
  if (saysWords({ kind, characters })) yield { kind, severity: 'error', from, characters };
}

/** Letters and signs that have forms: Han (Unicode, Ideographic Variation Database), and StandardizedVariants.txt. */
const HAN = /^\p{Unified_Ideograph}$/u;
const SIGN_WITH_FORMS = flagged('u')`
  ^(?:[\p{Unified_Ideograph}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Script=Manichaean}
      \u3001\u3002\uff01\uff0c\uff0e\uff1a\uff1b\uff1f]|(?![ -~])\p{Sm})$`;

/** Whether a sequence is one selector that chooses the form of the letter before it: "辻\u{e0100}". */
function isSpelling(text: string, from: number, to: number): boolean {
  const sequence = text.slice(from, to);
  if (/^[\u{e0100}-\u{e01ef}]$/u.test(sequence)) return HAN.test(characterBefore(text, from));
  return /^[\ufe00-\ufe0d]$/.test(sequence) && SIGN_WITH_FORMS.test(characterBefore(text, from));
}

/** A run that is being read; `to` is behind its last character. */
interface Started {
  readonly kind: HiddenClass;
  readonly from: number;
  to: number;
  readonly characters: string[];
}

/** Where a part of a sequence ends, never between the halves of a surrogate pair. */
function cut(text: string, from: number, end: number): number {
  const to = from + LONGEST;
  if (to >= end) return end;
  return /[\uD800-\uDBFF]/.test(text[to - 1] ?? '') ? to + 1 : to;
}

/** A run; selectors beyond the first sixteen can carry any byte, so one of them makes it an error. */
function finished({ kind, from, characters }: Started): HiddenRun {
  const all = characters.join('');
  return {
    kind,
    severity:
      kind.name === 'selector' && /[\u{e0100}-\u{e01ef}]/u.test(all) ? 'error' : kind.severity,
    from,
    characters: all,
  };
}

/** The flags of England, Scotland and Wales: the only tag sequences that are emoji (Unicode, emoji-sequences.txt). */
const FLAG_TAGS = flagged('u')`
  ^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}
      |\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;

/** What a joiner may stand behind: "👩" or a tone of skin; not "a". */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;
/** What a joiner may stand before: "💻"; not a tone of skin. */
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/** Scripts in which a joiner or non-joiner between letters changes what is written, by their ISO 15924 names. */
const JOINING_SCRIPTS = wordList(`
  Arab Syrc Mand Nkoo Mong Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Java Bali
  Newa Gran Cakm Mtei Lana
`);
/** Matches "ن", "क"; not "n". */
const LETTER_OF_JOINING_SCRIPT = new RegExp(
  `^[${JOINING_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]$`,
  'u',
);

/** Scripts without blanks between words in which a zero-width space shows where lines may break: "ក". */
const LETTER_OF_UNSPACED_SCRIPT = flagged('u')`
  ^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}
  \p{Script=New_Tai_Lue}\p{Script=Tai_Tham}]$`;

const MONGOLIAN = /^\p{Script=Mongolian}$/u;

/** How far from a mark its right-to-left letters may be: punctuation, numbers or names may be between. */
const RIGHT_TO_LEFT_REACH = 80;

/** The characters of a sequence that do not belong there. Emoji and scripts that need joiners are left alone. */
function* outOfPlace(
  text: string,
  from: number,
  to: number,
): Generator<{ readonly character: string; readonly at: number }> {
  const [before, after] = [characterBefore(text, from), characterAt(text, to)];
  const sequence = text.slice(from, to);
  const flagLength = before === '\u{1f3f4}' ? (FLAG_TAGS.exec(sequence)?.[0].length ?? 0) : 0;
  const times = to - from === 1 ? null : timesOfFamilies(sequence);
  let at = from + flagLength;
  for (const character of flagLength === 0 ? sequence : sequence.slice(flagLength)) {
    const family = FAMILY_OF.get(character);
    if (
      family === undefined ||
      (times?.get(family) ?? 0) > family.most ||
      !family.isInPlace({ text, from, to, character, at, before, after })
    )
      yield { character, at };
    at += character.length;
  }
}

function timesOfFamilies(sequence: string): ReadonlyMap<Family, number> {
  const times = new Map<Family, number>();
  for (const character of sequence) {
    const family = FAMILY_OF.get(character);
    if (family !== undefined) times.set(family, (times.get(family) ?? 0) + 1);
  }
  return times;
}

/** A character in a sequence from one offset to another, and the characters right before and behind the sequence. */
interface HiddenPlace {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly character: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** Characters that have a place somewhere; any other hidden character has none. */
interface Family {
  readonly characters: string;
  /** How many of them may stand in one sequence; more are no spelling. */
  readonly most: number;
  readonly isInPlace: (place: HiddenPlace) => boolean;
}

/** Whether one of the two characters around a sequence is of a kind. */
const beside =
  (isOne: (character: string) => boolean) =>
  ({ before, after }: HiddenPlace): boolean =>
    isOne(before) || isOne(after);

const FAMILIES: readonly Family[] = [
  // selectors of a look
  { characters: '\ufe0e\ufe0f', most: 2, isInPlace: () => true },
  // joiners
  { characters: '\u200c\u200d', most: 2, isInPlace: isBetweenJoinedSigns },
  // marks of direction
  {
    characters: '\u200e\u200f\u061c',
    most: 2,
    isInPlace: ({ text, from, to }) => besideRightToLeft(text, from, to),
  },
  // zero-width space
  {
    characters: '\u200b',
    most: 1,
    isInPlace: beside((one) => LETTER_OF_UNSPACED_SCRIPT.test(one)),
  },
  // empty braille
  {
    characters: '\u2800',
    most: 1_000,
    isInPlace: beside((one) => one >= '\u2801' && one <= '\u28ff'),
  },
  // fillers of Korean
  {
    characters: '\u115f\u1160',
    most: 2,
    isInPlace: beside((one) => one >= '\u1100' && one <= '\u11ff'),
  },
  // selectors of Mongolian
  {
    characters: '\u180b\u180c\u180d\u180e\u180f',
    most: 2,
    isInPlace: ({ before }) => MONGOLIAN.test(before),
  },
  // the end of a page
  { characters: '\f', most: 2, isInPlace: ({ before }) => ['', '\n', '\r'].includes(before) },
  // the mark at the start of a file
  { characters: '\ufeff', most: 1_000, isInPlace: ({ at }) => at === 0 },
];

const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) =>
    Array.from(family.characters, (character): [string, Family] => [character, family]),
  ),
);

/** Whether a joiner stands beside a letter that joins, or makes one picture of two. */
function isBetweenJoinedSigns({ character, before, after }: HiddenPlace): boolean {
  if (LETTER_OF_JOINING_SCRIPT.test(before) || LETTER_OF_JOINING_SCRIPT.test(after)) return true;
  return character === '\u200d' && EMOJI.test(before) && PICTOGRAPH.test(after);
}

/** By code unit; the high surrogates are those of U+10800 to U+10FFF and U+1E800 to U+1EFFF. */
const RIGHT_TO_LEFT =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LINE_END = /[\n\r]/;

/** Whether a right-to-left letter stands near on the same line. */
function besideRightToLeft(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - RIGHT_TO_LEFT_REACH), from);
  const after = text.slice(to, to + RIGHT_TO_LEFT_REACH);
  return (
    (RIGHT_TO_LEFT.test(before) && RIGHT_TO_LEFT.test(before.split(LINE_END).at(-1) ?? '')) ||
    (RIGHT_TO_LEFT.test(after) && RIGHT_TO_LEFT.test(after.split(LINE_END, 1)[0] ?? ''))
  );
}

/** The character that ends at an offset; empty at the start. */
function characterBefore(text: string, end: number): string {
  const unit = text.charCodeAt(end - 1);
  if (end === 0) return '';
  if (unit < 0xdc00 || unit > 0xdfff) return text.slice(end - 1, end);
  return text.slice(Math.max(0, end - 2), end);
}

function characterAt(text: string, start: number): string {
  const point = text.codePointAt(start);
  return point === undefined ? '' : String.fromCodePoint(point);
}
