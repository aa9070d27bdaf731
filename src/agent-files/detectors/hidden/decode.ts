import { codePoint } from './characters.js';
import type { HiddenRun } from './runs.js';

/* What do hidden characters say? Tags and variation selectors stand for letters, zero-width characters for bits. */

/** Most of what a run says that is kept for the reader; sixteen characters may stand for one. */
const LONGEST = 10_000;

export function decoded(run: HiddenRun): string {
  return saidBy(run) ?? codePoints(run.characters, 200);
}

export function saidBy(run: HiddenRun): string | null {
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
