import { beginningOf } from '../../../text/visible.js';
import { joined } from '../../../text/pattern.js';
import { plain, type Phrase } from '../../../text/phrase.js';
import { withoutSecrets } from '../../../text/secrets.js';
import { hexDigest } from '../../../tree/digest.js';
import type { TextDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { placesIn, type LinePlace } from '../../places.js';
import { PLAIN_TEXT } from './characters.js';
import { codePoints, decoded } from './decode.js';
import { mixedWords, spelt } from './mixed-script.js';
import { hiddenRuns, type HiddenRun } from './runs.js';

/*
 * Which characters of a text does a reader not see, or mistake for others? "a\u200bb" is a warning at its column
 * with what the characters say; "p\u0430ypal" with a Cyrillic letter is one too.
 */

/**
 * Places of one class in a file that are told one by one, so that a file cannot drown the report;
 * the last of them counts the rest, and is another one when any of them is.
 */
export const MOST_PLACES = 20;

/** Most of what hidden text says that is kept for each place. */
const LONGEST_DECODED = 10_000;

/**
 * Pictures, archives and the like that an agent's folder holds: what an agent reads of them is not
 * their bytes as letters.
 */
const BINARY = new RegExp(
  joined`
    \.(?:
      png|jpe?g|gif|webp|ico|bmp|pdf|zip|gz|tgz|tar|7z|woff2?|ttf|otf|eot|mp[34]|mov|wav|ogg|webm
      |wasm|db|sqlite3?|pyc|class|jar|exe|dll|so|dylib|docx|xlsx|pptx
    )$`,
  'i',
);

/** Characters that a reader does not see or takes for others (SECURITY S32). */
export const hiddenTextDetector: TextDetector = {
  name: 'hidden-text',
  *look(document) {
    if (PLAIN_TEXT.test(document.text) || isBinary(document)) return;
    const found = new Map<string, Found>();
    for (const run of hiddenRuns(document.text)) {
      add(
        found,
        run.kind.name === 'selector' && run.severity === 'error'
          ? 'supplementary-selector'
          : run.kind.name,
        () => ({
          severity: run.severity,
          from: run.from,
          raw: run.characters,
          what: () => `${amountOf(run)} (${codePoints(run.characters, SHOWN)}): ${run.kind.effect}`,
          says: () => decoded(run),
          remedy: plain('Delete the characters. The JSON and HTML reports show what they say.'),
        }),
      );
    }
    for (const word of mixedWords(document.text)) {
      add(found, 'mixed-script', () => ({
        severity: 'warning',
        from: word.from,
        raw: word.word,
        what: () =>
          `a word mixes Latin and ${word.script} letters ` +
          `(${codePoints(word.foreign.join(''), SHOWN)}): it is not the word that it looks like`,
        says: () => spelt(word),
        remedy: plain('Write the word in the letters of one script.'),
      }));
    }
    if (found.size > 0) yield* told(document, found);
  },
};

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

/**
 * Characters of a run that are counted, which takes time; of a longer one the message says "over".
 */
const COUNTED = 100_000;

/** "a zero-width character", "over 100000 tag characters". */
function amountOf({ kind, characters }: HiddenRun): string {
  const times = Array.from(characters.slice(0, COUNTED)).length;
  if (times === 1) return `${/^[aeiou]/.test(kind.one) ? 'an' : 'a'} ${kind.one}`;
  return `${characters.length > COUNTED ? 'over ' : ''}${times} ${kind.many}`;
}

/** The places of one class. */
interface Found {
  /** The first of them. */
  readonly places: Place[];
  times: number;
}

/**
 * Places of one class that are kept, so that memory stays bounded: those that are told, and some of
 * the others for what they say together.
 */
const KEPT = 2_000;

/** Adds a place to those of its class. */
function add(found: Map<string, Found>, name: string, place: () => Place): void {
  const known = found.get(name);
  if (known === undefined) {
    found.set(name, { places: [place()], times: 1 });
    return;
  }
  known.times += 1;
  if (known.places.length < KEPT) known.places.push(place());
}

/**
 * The findings of a file. One key is for one place, so that the same characters twice are told
 * apart.
 */
function* told(document: AgentDocument, found: ReadonlyMap<string, Found>): Generator<Detection> {
  const placeOf = placesIn(document.text);
  const known = new Map<string, number>();
  for (const [name, { places: all, times }] of found) {
    for (const { place, line, column, together, rest, isLast } of onePerLine(all, times, placeOf)) {
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
        message: plain(`${place.what()}${andSoAt(rest, isLast ? 'file' : 'line')}`),
        remedy: place.remedy,
        key: nth === 1 ? `${name} ${digest}` : `${name} ${digest} ${nth}`,
        decoded: withoutSecrets(saidTogether(together)),
      };
    }
  }
}

/** The places of one class on one line, told as one. */
interface ToldPlace {
  /** The first of them. */
  readonly place: Place;
  /** 1-based, both. */
  readonly line: number;
  readonly column: number;
  /** All of them that are kept; of the last one that is told, all that follow in the file. */
  readonly together: readonly Place[];
  /** How many more there are beside the first. */
  readonly rest: number;
  readonly isLast: boolean;
}

/** One line has one cause: its places are one finding. The last one that is told counts the rest of the file. */
function* onePerLine(
  all: readonly Place[],
  times: number,
  placeOf: (offset: number) => LinePlace,
): Generator<ToldPlace> {
  let lines = 0;
  for (let index = 0; index < all.length && lines < MOST_PLACES;) {
    const place = all[index];
    if (place === undefined) return;
    const { line, column } = placeOf(place.from);
    let end = index + 1;
    for (let next = all[end]; next !== undefined && placeOf(next.from).line === line;) {
      end += 1;
      next = all[end];
    }
    lines += 1;
    const isLast = lines === MOST_PLACES && (end < all.length || times > all.length);
    const together = all.slice(index, isLast ? undefined : end);
    const rest = isLast ? times - index - 1 : together.length - 1;
    yield { place, line, column, together, rest, isLast };
    index = end;
  }
}

/** Said of the last place that is shown: how many more there are. */
function andSoAt(rest: number, where: 'line' | 'file'): string {
  if (rest === 0) return '';
  return `; also at ${rest} more ${rest === 1 ? 'place' : 'places'} in this ${where}`;
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
