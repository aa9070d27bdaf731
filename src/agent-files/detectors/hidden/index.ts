import { kept } from '../../../text/collections.js';
import { beginningOf } from '../../../text/visible.js';
import { joined, anyCase } from '../../../text/pattern.js';
import { type Phrase, plain } from '../../../text/phrase.js';
import { withoutSecrets } from '../../../text/secrets.js';
import { hexDigest } from '../../../tree/digest.js';
import {
  alsoMore,
  type Detection,
  type LinePlace,
  placesIn,
  type TextDetector,
} from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { codePoint, codePoints, decoded, PLAIN_TEXT, saysWords } from './characters.js';
import { type HiddenRun, hiddenRuns } from './runs.js';
import { isSkillData, isShown, isShownWord, type ShownPlace } from './shown.js';

/* Which characters of a text does a reader not see, or mistake for others? "a\u200bb", Cyrillic "p\u0430ypal". */

/** Places of one class that are reported one by one; the last finding counts the rest, and its key covers them. */
export const MOST_PLACES = 20;

/** Most of what hidden text says that is kept for each place. */
const LONGEST_DECODED = 10_000;

/** Pictures, archives and the like: agents do not read their bytes as letters. */
const BINARY = anyCase`
  \.(?:png|jpe?g|gif|webp|ico|bmp|pdf|zip|gz|tgz|tar|7z|woff2?|ttf|otf|eot|mp[34]|mov|wav|ogg|webm|wasm|db
      |sqlite3?|pyc|class|jar|exe|dll|so|dylib|docx|xlsx|pptx)$`;

/** Characters that a reader does not see or takes for others (SECURITY S32). */
export const hiddenTextDetector: TextDetector = {
  name: 'hidden-text',
  *look(document) {
    if (PLAIN_TEXT.test(document.text) || isBinary(document)) return;
    const placeOf = placesIn(document.text);
    const found = new Map<string, Found>();
    for (const run of hiddenRuns(document.text)) {
      const severity = severityOf(run, document, placeOf);
      if (severity === null) continue;
      add(found, classNameOf(run), () => placeOfRun(run, severity));
    }
    for (const word of mixedWords(document.text)) {
      const start = placeOf(word.from - word.before);
      if (isShownWord(nearby(document, start, word.word.length))) continue;
      add(found, 'mixed-script', () => placeOfWord(word));
    }
    if (found.size > 0) yield* detectionsOf(document, isSkillData(document) ? asOne(found) : found);
  },
};

function classNameOf({ kind, severity }: HiddenRun): string {
  return kind.name === 'selector' && severity === 'error' ? 'supplementary-selector' : kind.name;
}

function placeOfRun(run: HiddenRun, severity: Place['severity']): Place {
  return {
    severity,
    from: run.from,
    raw: run.characters,
    what: () => `${amountOf(run)} (${codePoints(run.characters, SHOWN)}): ${run.kind.effect}`,
    says: () => decoded(run),
    remedy: plain(
      severity === run.severity
        ? 'Delete the characters. The JSON and HTML reports show what they say.'
        : 'Write each character as an escape or by its name, so that people see it.',
    ),
  };
}

function placeOfWord(word: MixedWord): Place {
  return {
    severity: 'warning',
    from: word.from,
    raw: word.word,
    what: () =>
      `a word mixes Latin and ${word.script} letters ` +
      `(${codePoints(word.foreign.join(''), SHOWN)}): it is not the word that it looks like`,
    says: () => spelt(word),
    remedy: plain('Write the word in the letters of one script.'),
  };
}

/** Characters that are shown, and those of data, hide nothing by themselves; words do everywhere. Null for silence. */
function severityOf(
  run: HiddenRun,
  document: AgentDocument,
  placeOf: (offset: number) => LinePlace,
): Place['severity'] | null {
  if (saysWords(run)) return run.severity;
  if (document.kind === 'settings') return run.severity;
  if (isShown(nearby(document, placeOf(run.from), run.characters.length)))
    return run.severity === 'error' ? 'warning' : null;
  return isSkillData(document) ? 'warning' : run.severity;
}

/** Characters before and behind a place that may show what it is. */
const NEARBY = 300;

/** A place with what is around it on its line. */
function nearby(
  { lines, isProse, markdown }: AgentDocument,
  { line, column }: LinePlace,
  length: number,
): ShownPlace {
  const start = Math.max(0, column - 1 - NEARBY);
  const from = column - 1 - start;
  return {
    line: (lines[line - 1] ?? '').slice(start, column - 1 + length + NEARBY),
    from,
    to: from + length,
    isCode: !isProse || markdown.lines[line - 1]?.kind === 'code',
  };
}

/** All places of a file as one: of data one finding is enough. */
function asOne(found: ReadonlyMap<string, Found>): ReadonlyMap<string, Found> {
  const all = [...found.values()];
  const places = all.flatMap((one) => one.places).toSorted((a, b) => a.from - b.from);
  const times = all.reduce((sum, one) => sum + one.times, 0);
  return new Map([['data', { places, times, most: 1 }]]);
}

/** What is only asked for where it is told: a file may hold a hundred thousand places. */
interface Place {
  readonly severity: 'error' | 'warning';
  readonly from: number;
  readonly raw: string;
  readonly what: () => string;
  readonly says: () => string;
  readonly remedy: Phrase;
}

/** Code points of a run that a message shows: enough to know the kind, too few to be the text. */
const SHOWN = 3;

/** Characters of a run that are counted, which takes time; of a longer one the message says "over". */
const COUNTED = 100_000;

/** "a zero-width character", "over 100000 tag characters". */
function amountOf({ kind, characters }: HiddenRun): string {
  const times = Array.from(characters.slice(0, COUNTED)).length;
  if (times === 1) return `${/^[aeiou]/.test(kind.one) ? 'an' : 'a'} ${kind.one}`;
  return `${characters.length > COUNTED ? 'over ' : ''}${times} ${kind.many}`;
}

interface Found {
  readonly places: Place[];
  times: number;
  /** Lines that are reported one by one. */
  readonly most: number;
}

/** Places of one class that are kept, so that memory stays bounded. */
const KEPT = 2_000;

function add(found: Map<string, Found>, name: string, place: () => Place): void {
  const known = kept(found, name, () => ({ places: [], times: 0, most: MOST_PLACES }));
  known.times += 1;
  if (known.places.length < KEPT) known.places.push(place());
}

/** The findings of a file. One key is for one place, so that the same characters twice are told apart. */
function* detectionsOf(
  document: AgentDocument,
  found: ReadonlyMap<string, Found>,
): Generator<Detection> {
  const placeOf = placesIn(document.text);
  const known = new Map<string, number>();
  for (const [name, group] of found) {
    for (const reported of onePerLine(group, placeOf)) {
      const { place, line, column, together, rest, isLast } = reported;
      const { times } = group;
      const digest = hexDigest(
        together.length === 1 && rest === 0
          ? place.raw
          : `${isLast ? times : together.length}\0${together.map(({ raw }) => raw).join('\0')}`,
      ).slice(0, 8);
      const nth = (known.get(`${name} ${digest}`) ?? 0) + 1;
      known.set(`${name} ${digest}`, nth);
      yield {
        subject: 'hidden-text',
        severity: together.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
        path: document.path,
        line,
        column,
        message: plain(
          `${place.what()}${alsoMore(rest, 'place', isLast ? 'file' : 'line', 'also at')}`,
        ),
        remedy: place.remedy,
        key: nth === 1 ? `${name} ${digest}` : `${name} ${digest} ${nth}`,
        decoded: withoutSecrets(saidTogether(together)),
      };
    }
  }
}

/** The places of one class on one line, told as one. */
interface ReportedPlace {
  readonly place: Place;
  readonly line: number;
  readonly column: number;
  /** All of them that are kept; of the last one that is told, all that follow in the file. */
  readonly together: readonly Place[];
  readonly rest: number;
  readonly isLast: boolean;
}

/** One line has one cause: its places are one finding. The last one that is told counts the rest of the file. */
function* onePerLine(
  { places: all, times, most }: Found,
  placeOf: (offset: number) => LinePlace,
): Generator<ReportedPlace> {
  let lines = 0;
  for (let index = 0; index < all.length && lines < most;) {
    const place = all[index];
    if (place === undefined) return;
    const { line, column } = placeOf(place.from);
    let end = index + 1;
    for (let next = all[end]; next !== undefined && placeOf(next.from).line === line;) {
      end += 1;
      next = all[end];
    }
    lines += 1;
    const isLast = lines === most && (end < all.length || times > all.length);
    const together = all.slice(index, isLast ? undefined : end);
    const rest = isLast ? times - index - 1 : together.length - 1;
    yield { place, line, column, together, rest, isLast };
    index = end;
  }
}

/** What several places say, one after another, as far as it fits. */
function saidTogether(places: readonly Place[]): string {
  let said = '';
  for (const [index, place] of places.entries()) {
    if (said.length >= LONGEST_DECODED)
      return `${beginningOf(said, LONGEST_DECODED)} … (${places.length - index} more places)`;
    said += said === '' ? place.says() : ` ${place.says()}`;
  }
  return beginningOf(said, LONGEST_DECODED);
}

/** Whether a file is none that is read as letters: by its ending, and since it is not UTF-8. */
function isBinary({ path, text }: AgentDocument): boolean {
  return BINARY.test(path) && text.includes('\ufffd');
}

/** A word in Latin letters, some of which are another script's that look the same. */
interface MixedWord {
  /** Offset of the first foreign letter. */
  readonly from: number;
  /** Letters of the word before it. */
  readonly before: number;
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

/** Greek letters that are symbols of their own beside capitals (`TNFα`, `kγ`). */
const TWINS_INSIDE = /[\u03b1\u03b3\u03b9\u03ba\u03c1\u03c5]/;

/** Greek, Cyrillic, Armenian and Cherokee; WORD has Latin letters and accents too, FOREIGN has them not. */
const OTHER_SCRIPTS = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/;
const WORD =
  /[A-Za-z\u00c0-\u024f\u0300-\u036f\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]+/g;
const FOREIGN = /[\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u13a0-\u13f5]/g;

/** Longest word that is looked at; no real one is longer, and a longer row of letters costs time. */
const LONGEST = 100;

/**
 * Words that pass for Latin ones and are not. A word counts only if every foreign letter in it has
 * a Latin twin: `µs`, `Δt`, `kΩ` and `API-шный` are what they look like. A Latin name with the
 * ending of a language whose words stand on the same line does not count either.
 */
function* mixedWords(text: string): Generator<MixedWord> {
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
      WORDS_OF[scriptOf(foreign[0])].test(around(text, match.index, word.length))
    )
      continue;
    yield { from: match.index + at, before: at, foreign, script: scriptOf(foreign[0]), word };
  }
}

/** Whether a letter that is a symbol elsewhere stands between two small Latin ones, in a word of some length. */
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

/** Three letters of a script in a row. */
const WORDS_OF: Readonly<Record<MixedWord['script'], RegExp>> = {
  Greek: /[\u0370-\u03ff]{3}/,
  Cyrillic: /[\u0400-\u052f]{3}/,
  Armenian: /[\u0531-\u0587]{3}/,
  Cherokee: /[\u13a0-\u13f5]{3}/,
};

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
