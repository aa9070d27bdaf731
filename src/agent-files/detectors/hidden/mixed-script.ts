import { joined } from '../../../text/pattern.js';
import { codePoint } from './characters.js';

/*
 * Which words look Latin and are not? "p\u0430ypal" with a Cyrillic letter does, "µs" does not. What people write
 * in two scripts on purpose is not reported.
 */

/** A word in Latin letters, some of which are another script's that look the same. */
export interface MixedWord {
  /** Offset of the first foreign letter. */
  readonly from: number;
  readonly foreign: readonly string[];
  readonly script: 'Cyrillic' | 'Greek' | 'Armenian' | 'Cherokee';
  readonly word: string;
}

/** Letters that look like Latin ones in most fonts. Source: Unicode UTS #39, confusables.txt. */
const TWINS = new RegExp(joined`
  [\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd
  \u03f2\u03f3\u0405\u0406\u0408\u0410\u0412\u0415\u041a\u041c-\u041e\u0420-\u0422\u0423\u0425
  \u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04ae\u04af\u04bb\u04c0\u04cf\u0501
  \u051a-\u051d\u054d\u0555\u0570\u0578\u057d\u0581\u0585\u13a0\u13a1\u13a2\u13a5\u13a9-\u13ac
  \u13b3\u13b7\u13bb\u13c0\u13c2\u13c3\u13ce\u13d4\u13da\u13de\u13df\u13e2\u13e6]`);

/**
 * Greek letters that are symbols of their own beside capitals (`TNFα`, `kγ`), and twins between
 * small Latin letters alone.
 */
const TWINS_INSIDE = /[\u03b1\u03b3\u03b9\u03ba\u03c1\u03c5]/;

/** Greek, Cyrillic, Armenian and Cherokee; WORD has Latin letters and accents too, FOREIGN has them not. */
const OTHER_SCRIPTS = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/;
const WORD =
  /[A-Za-z\u00c0-\u024f\u0300-\u036f\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]+/g;
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/g;

/**
 * Longest word that is looked at; no real one is longer, and a longer row of letters costs time.
 */
const LONGEST = 100;

/**
 * Words that pass for Latin ones and are not. A word counts only if every foreign letter in it has
 * a Latin twin: `µs`, `Δt`, `kΩ` and `API-шный` are what they look like. A Latin name with the
 * ending of a language whose words stand on the same line does not count either.
 */
export function* mixedWords(text: string): Generator<MixedWord> {
  if (!OTHER_SCRIPTS.test(text)) return;
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    // Two letters are an abbreviation or a unit.
    if (word.length < 3 || word.length > LONGEST || !/[A-Za-z]/.test(word)) continue;
    const foreign = word.match(FOREIGN);
    if (foreign === null) continue;
    const latin = word.match(/[A-Za-z]/g)?.length ?? 0;
    // Mostly Latin, or it is a word of the other script.
    if (
      latin < 2 ||
      latin < foreign.length ||
      !foreign.every((letter) => TWINS.test(letter) || isInside(word, letter))
    )
      continue;
    const at = word.search(FOREIGN);
    if (
      /^[A-Za-z]+[^A-Za-z]{1,4}$/.test(word) &&
      hasWordsOf(around(text, match.index, word.length), scriptOf(foreign[0]))
    )
      continue;
    yield { from: match.index + at, foreign, script: scriptOf(foreign[0]), word };
  }
}

/**
 * Whether a letter that is a symbol elsewhere stands between two small Latin ones, in a word of
 * some length.
 */
function isInside(word: string, letter: string): boolean {
  const at = word.indexOf(letter);
  return (
    TWINS_INSIDE.test(letter) &&
    word.length >= 5 &&
    /^[a-z]$/.test(word[at - 1] ?? '') &&
    /^[a-z]$/.test(word[at + 1] ?? '')
  );
}

/** The word with its foreign letters as code points: `p[U+0430]ypal`. */
export function spelt({ word }: MixedWord): string {
  return word.replace(FOREIGN, (letter) => `[${codePoint(letter)}]`);
}

/** The script of a foreign letter, by the order of their blocks. */
function scriptOf(letter: string): MixedWord['script'] {
  if (letter < '\u0400') return 'Greek';
  if (letter < '\u0530') return 'Cyrillic';
  return letter < '\u1000' ? 'Armenian' : 'Cherokee';
}

/** What stands around a word on its line, 200 characters on each side. */
function around(text: string, from: number, length: number): string {
  const before =
    text
      .slice(Math.max(0, from - 200), from)
      .split(/[\n\r]/)
      .at(-1) ?? '';
  const after = text.slice(from + length, from + length + 200).split(/[\n\r]/, 1)[0] ?? '';
  return `${before} ${after}`;
}

/** Whether three letters of a script stand in a row. */
function hasWordsOf(line: string, script: MixedWord['script']): boolean {
  switch (script) {
    case 'Greek':
      return /[\u0370-\u03ff]{3}/.test(line);
    case 'Cyrillic':
      return /[\u0400-\u052f]{3}/.test(line);
    case 'Armenian':
      return /[\u0531-\u0587]{3}/.test(line);
    case 'Cherokee':
      return /[\u13a0-\u13f5]{3}/.test(line);
  }
}
