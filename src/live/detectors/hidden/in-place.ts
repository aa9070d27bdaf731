/** Where a sequence of hidden characters stands in its text. */
export interface Surroundings {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The flags of England, Scotland and Wales: the only tag sequences that are emoji (Unicode, emoji-sequences.txt). */
const FLAG = /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/** Scripts in which a joiner or non-joiner between letters changes what is written. */
const JOINING = new RegExp(
  `^[${['Arab', 'Syrc', 'Mand', 'Nkoo', 'Mong', 'Adlm', 'Rohg', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Java', 'Bali', 'Newa', 'Gran', 'Cakm', 'Mtei', 'Lana'].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]$`,
  'u',
);

/** Scripts without blanks between words in which a zero-width space shows where lines may break. */
const WITHOUT_BLANKS = /^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}]$/u;

const RIGHT_TO_LEFT = /[\u0590-\u05ff\u0620-\u064a\u066e-\u06d5\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** How far from a mark its right-to-left letters may be: punctuation, a number or a name in Latin letters lies between. */
const NEAR = 80;

/** More joiners or marks in a row than this are no spelling. */
const MOST_IN_A_ROW = 2;

/**
 * The characters of a sequence that do not belong where they stand, each with its offset. Emoji, scripts that need joiners, marks beside
 * right-to-left letters, and page breaks at the start of a line are as their writers want them.
 */
export function outOfPlace(where: Surroundings): { readonly character: string; readonly at: number }[] {
  const sequence = where.text.slice(where.from, where.to);
  const before = lastOf(where.text, where.from);
  const after = firstOf(where.text, where.to);
  const skipped = before === '\u{1f3f4}' ? (FLAG.exec(sequence)?.[0].length ?? 0) : 0;
  const found: { character: string; at: number }[] = [];
  let at = where.from + skipped;
  const characters = [...sequence.slice(skipped)];
  const marks = count(characters, isMark);
  const joiners = count(characters, isJoiner);
  const selectors = count(characters, isPresentation);
  for (const character of characters) {
    const belongs =
      (isPresentation(character) && selectors <= MOST_IN_A_ROW) ||
      (isJoiner(character) && joiners <= MOST_IN_A_ROW && (JOINING.test(before) || JOINING.test(after) || (character === '\u200d' && EMOJI.test(before) && PICTOGRAPH.test(after)))) ||
      (isMark(character) && marks <= MOST_IN_A_ROW && besideRightToLeft(where)) ||
      (character === '\u200b' && characters.length === 1 && (WITHOUT_BLANKS.test(before) || WITHOUT_BLANKS.test(after))) ||
      (character === '\u2800' && (isBraille(before) || isBraille(after))) ||
      (/^[\u115f\u1160]$/.test(character) && (isJamo(before) || isJamo(after))) ||
      (/^[\u180b-\u180f]$/.test(character) && /^\p{Script=Mongolian}$/u.test(before)) ||
      (character === '\f' && (at === 0 || /^[\n\r]$/.test(before))) ||
      (character === '\ufeff' && at === 0);
    if (!belongs) found.push({ character, at });
    at += character.length;
  }
  return found;
}

function count(characters: readonly string[], is: (character: string) => boolean): number {
  return characters.reduce((sum, character) => sum + (is(character) ? 1 : 0), 0);
}

/** Asks for the text or the picture form of the character before. */
function isPresentation(character: string): boolean {
  return character === '\ufe0e' || character === '\ufe0f';
}

function isJoiner(character: string): boolean {
  return character === '\u200c' || character === '\u200d';
}

function isMark(character: string): boolean {
  return character === '\u200e' || character === '\u200f' || character === '\u061c';
}

function isBraille(character: string): boolean {
  return character >= '\u2801' && character <= '\u28ff';
}

function isJamo(character: string): boolean {
  return character >= '\u1100' && character <= '\u11ff';
}

function besideRightToLeft({ text, from, to }: Surroundings): boolean {
  const before = text.slice(Math.max(0, from - NEAR), from).split(/[\n\r]/).at(-1) ?? '';
  const after = text.slice(to, to + NEAR).split(/[\n\r]/, 1)[0] ?? '';
  return RIGHT_TO_LEFT.test(before) || RIGHT_TO_LEFT.test(after);
}

/** The character that ends at an offset; empty at the start. */
function lastOf(text: string, end: number): string {
  return [...text.slice(Math.max(0, end - 2), end)].at(-1) ?? '';
}

function firstOf(text: string, start: number): string {
  return [...text.slice(start, start + 2)][0] ?? '';
}
