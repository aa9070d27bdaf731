import { plain, type Phrase } from '../../../text/phrase.js';
import { beginningOf } from '../../../text/visible.js';
import { secretsIn, withoutSecrets } from '../../../text/secrets.js';
import { hexDigest } from '../../../tree/digest.js';
import { alsoMore, type Detection, placesIn, type TextDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { saidBy, saysWords } from '../hidden/characters.js';
import { type HiddenRun, hiddenRuns } from '../hidden/runs.js';
import {
  commentsIn,
  type ConcealedPassage,
  elementsIn,
  farRightIn,
  labelsIn,
  LONGEST_READ,
  readMarkup,
  type Signal,
} from './elements.js';

/* Which text of a file does a rendered page hide, and does it speak to an agent? Being hidden is never enough. */

export const MOST_PASSAGES = 20;

/** Most of a passage that is kept for the reader of the report. */
const LONGEST_DECODED = 10_000;

/** Text that the rendered page hides is reported with a second sign: an injection, a secret, hidden characters. */
export function concealedText(signal: Signal): TextDetector {
  return {
    name: 'concealed-text',
    *look(document) {
      const found: Found[] = [];
      let lures = 0;
      for (const passage of passagesOf(document)) {
        const sign = signOf(passage, signal);
        lures += sign === 'lure' ? 1 : 0;
        if (sign === null) continue;
        if (sign === 'lure' && lures <= MOST_EXPLAINED && isExplained(passage, document)) continue;
        found.push({ passage, sign });
      }
      // Milder ones in front must not use up the places of those that block.
      yield* told(document, [
        ...found.filter(({ passage }) => severityOf(passage) === 'error'),
        ...found.filter(({ passage }) => severityOf(passage) !== 'error'),
      ]);
    },
  };
}

/** What makes a hidden passage a finding; `length` is for more than anybody reads. */
type Sign = 'lure' | 'secret' | 'hidden' | 'length';

interface Found {
  readonly passage: ConcealedPassage;
  readonly sign: Sign;
}

/** All text of a file that a rendered page hides, and all that is encoded. */
function* passagesOf(document: AgentDocument): Generator<ConcealedPassage> {
  if (document.isProse) {
    if (document.text.includes('<!--') || document.text.includes(']:'))
      yield* commentsIn(document.markdown);
    const page = readMarkup(document.markdown);
    yield* elementsIn(page);
    yield* labelsIn(page.shown, document.markdown);
  }
  yield* farRightIn(document.lines);
  const placeOf = placesIn(document.text);
  for (const { from, text, isSpeltOut } of decodedIn(document.text)) {
    yield { kind: 'encoded', ...placeOf(from), text, isSpeltOut };
  }
  for (const run of hiddenRuns(document.text)) {
    const text = run.severity === 'warning' ? saidBy(run) : null;
    if (text === null) continue;
    yield { kind: 'encoded', ...placeOf(run.from), text };
  }
}

/** The second sign. Where nothing was encoded, secrets and hidden characters are found at their place by others. */
function signOf(passage: ConcealedPassage, signal: Signal): Sign | null {
  const { kind, text } = passage;
  if (isLong(kind, text)) return signal(text) ? 'lure' : 'length';
  if (overlappingParts(text).some(signal)) return 'lure';
  if (kind !== 'encoded') return null;
  if (secretsIn(text).some(({ isCertain }) => isCertain)) return 'secret';
  return [...hiddenRuns(text)].some((run) => hides(run, passage)) ? 'hidden' : null;
}

/** Whether hidden characters of something encoded hide anything. An escape is seen, unless many of them are words. */
function hides(run: HiddenRun, { isSpeltOut = false }: ConcealedPassage): boolean {
  if (isSpeltOut) return saysWords(run);
  return (
    run.severity === 'error' && run.kind.name !== 'control' && run.kind.name !== 'byte-order-mark'
  );
}

/** Whether a passage is reported for its length alone: people can unfold a section, and code may be any long. */
function isLong(kind: ConcealedPassage['kind'], text: string): boolean {
  return text.length > LONGEST_READ && !/^(?:details|far-right|encoded)$/.test(kind);
}

/** Characters of two parts that are the same, so that a sentence on a cut is whole in one of them. */
const OVERLAP = 2_000;

/** A text in parts that are read whole. */
function overlappingParts(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += LONGEST_READ - OVERLAP)
    parts.push(text.slice(from, from + LONGEST_READ));
  return parts;
}

/** Lines around encoded text in which a page may print what it says. */
const EXPLAINED_WITHIN = 3;

/** Passages of one text for which that is looked for; a reference has some dozens. */
const MOST_EXPLAINED = 200;

/** Longest part of a line that is looked at for it. */
const LONGEST_EXPLANATION = 2_000;

/** Whether the page also prints what is encoded, as a reference of encodings does. What it prints is checked too. */
function isExplained({ kind, text, line }: ConcealedPassage, document: AgentDocument): boolean {
  if (kind !== 'encoded' || !document.isProse) return false;
  const near = document.lines
    .slice(Math.max(0, line - 1 - EXPLAINED_WITHIN), line + EXPLAINED_WITHIN)
    .map((one) => one.slice(0, LONGEST_EXPLANATION))
    .join('\n')
    .replace(/<!--[^]*?(?:-->|$)/g, ' ');
  const said = wordsOf(text);
  return said.length > 0 && wordsOf(near).includes(said);
}

/** The letters and digits of a text, so that only its words are compared. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The findings of a file. One key is for one passage, so that the same passage twice is told apart. */
function* told(document: AgentDocument, found: readonly Found[]): Generator<Detection> {
  const known = new Map<string, number>();
  for (const [index, { passage, sign }] of found.slice(0, MOST_PASSAGES).entries()) {
    const rest = index === MOST_PASSAGES - 1 ? found.length - MOST_PASSAGES : 0;
    const said =
      rest === 0
        ? passage.text
        : found
            .slice(index)
            .map((one) => hexDigest(one.passage.text))
            .join(' ');
    const digest = `${passage.kind} ${hexDigest(said).slice(0, 8)}`;
    const nth = (known.get(digest) ?? 0) + 1;
    known.set(digest, nth);
    yield {
      subject: 'hidden-text',
      severity: severityOf(passage),
      path: document.path,
      line: passage.line,
      column: passage.column,
      message: plain(`${NAMES[passage.kind]} ${MEANINGS[sign]}${alsoMore(rest, 'passage')}`),
      remedy: remedyFor(passage.kind),
      key: nth === 1 ? digest : `${digest} ${nth}`,
      decoded: withoutSecrets(beginningOf(passage.text, LONGEST_DECODED)),
    };
  }
}

/** Everybody can open a collapsed section. */
function severityOf({ kind }: ConcealedPassage): 'error' | 'warning' {
  return kind === 'details' ? 'warning' : 'error';
}

/** What the message calls a passage, ready for a verb. */
const NAMES: Readonly<Record<ConcealedPassage['kind'], string>> = {
  comment: 'a comment, which the rendered page does not show,',
  element: 'an element that the rendered page hides',
  attribute: 'the description of a picture or link, which the rendered page barely shows,',
  details: 'a collapsed section',
  'far-right': 'text far to the right on its line, after many spaces,',
  encoded: 'encoded text',
};

const MEANINGS: Readonly<Record<Sign, string>> = {
  lure: 'tells an agent what to do',
  secret: 'contains a secret',
  hidden: 'contains hidden characters',
  length: 'is too long for people to read, but agents read it',
};

function remedyFor(kind: ConcealedPassage['kind']): Phrase {
  const how = kind === 'encoded' ? 'Write it as plain text' : 'Move it to where people can read it';
  return plain(`${how}, or delete it. The JSON and HTML reports show what it says.`);
}

/** A part of a text that is written in another way, and what it says. */
interface Decoded {
  readonly from: number;
  readonly text: string;
  /** Whether it is written character by character, as escapes and references are. */
  readonly isSpeltOut: boolean;
}

/** How deep one encoding is looked for in another (SECURITY S33). */
const DEPTH = 3;

/** What each encoding looks like. A shorter run than these says too little to lure anybody. */
const BASE64 = /[A-Za-z0-9+/_-]{40,}(?:[ \t]{0,20}\r?\n[ \t]{0,20}[A-Za-z0-9+/_-]{20,})*={0,2}/g;
/** `data:text/plain;base64,…`: the flags, and what is encoded. */
const DATA_URI = /data:[a-z0-9.+/-]{0,60}((?:;[a-z0-9=.-]{1,60}){0,3}),([^\s"'<>()]{4,})/gi;
/** `%49gnore%20all%20rules`. */
const PERCENT = /(?:%[0-9a-f]{2}|[\w.~+!*-]){16,}/gi;
/** `&#73;`, `&#x49;`. */
const ENTITIES = /&#(?:x[0-9a-f]{1,6}|\d{1,7});?/gi;
/** `\u0049`, `\x49`, `\u{49}`. */
const ESCAPES = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2})/gi;
/** `49676e6f7265…`: two digits a byte, 24 bytes at least. */
const HEX = /(?<![0-9a-z])(?:[0-9a-f]{2}){24,}(?![0-9a-z])/gi;

/** Entities or escapes on one line that are read as text; fewer are an accent here and there. */
const RUN = 6;

/** Every part of a text that decodes to legible text, and what is encoded in that in turn. Linear. */
function* decodedIn(text: string, depth: number = DEPTH): Generator<Decoded> {
  if (depth === 0 || text.length < 16) return;
  for (const part of encodedPartsOf(text)) {
    yield part;
    for (const inner of decodedIn(part.text, depth - 1)) yield { ...inner, from: part.from };
  }
}

function* encodedPartsOf(text: string): Generator<Decoded> {
  const hasRun = hasLongRun(text);
  if (hasRun)
    for (const { 0: run, index } of text.matchAll(BASE64)) yield* legible(index, fromBase64(run));
  if (text.includes('data:')) {
    for (const { index, 1: flags = '', 2: body = '' } of text.matchAll(DATA_URI)) {
      if (/;base64/i.test(flags)) yield* legible(index, fromBase64(body));
    }
  }
  if (text.includes('%')) {
    for (const { 0: run, index } of text.matchAll(PERCENT))
      if (has(run, /%/g, RUN / 2)) yield* legible(index, fromPercent(run), true);
  }
  if (text.includes('&#')) yield* byLine(text, ENTITIES, entity);
  if (/\\[ux]/i.test(text)) yield* byLine(text, ESCAPES, escape);
  if (!hasRun) return;
  for (const { 0: run, index } of text.matchAll(HEX))
    yield* legible(index, Buffer.from(run, 'hex').toString('utf8'));
}

/** Characters of a run in base64, without which there is none in hexadecimal digits either. */
const LONG_RUN = 40;

/** Whether a text has such a run. Of most texts only each fortieth character is looked at. */
function hasLongRun(text: string): boolean {
  let last = LONG_RUN - 1; // where a run that begins behind all that was refused would be long enough
  while (last < text.length) {
    let at = last;
    while (at > last - LONG_RUN && isBase64(text.charCodeAt(at))) at -= 1;
    if (at === last - LONG_RUN) return true;
    last = at + LONG_RUN;
  }
  return false;
}

/** `A-Z`, `a-z`, `0-9`, `+`, `/`, `_`, `-`. */
function isBase64(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 47 && unit <= 57) ||
    unit === 43 ||
    unit === 45 ||
    unit === 95
  );
}

/** A line that holds a run of signs is decoded as a whole: the letters between them belong to what it says. */
function* byLine(text: string, signs: RegExp, read: (sign: string) => string): Generator<Decoded> {
  let at = 0;
  for (const line of text.split('\n')) {
    if (has(line, signs, RUN))
      yield* legible(at + Math.max(0, line.search(signs)), line.replace(signs, read), true);
    at += line.length + 1;
  }
}

function has(text: string, pattern: RegExp, least: number): boolean {
  let times = 0;
  for (const _ of text.matchAll(pattern)) {
    times += 1;
    if (times >= least) return true;
  }
  return false;
}

/** The text of a run in base64, broken over lines or not. */
function fromBase64(run: string): string {
  return Buffer.from(run.replace(/\s+/g, ''), 'base64').toString('utf8');
}

/** The text of a run with percent signs; `+` is a blank. */
function fromPercent(run: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < run.length; at += 1) {
    if (run[at] === '%') {
      bytes.push(Number.parseInt(run.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(run[at] === '+' ? 0x20 : run.charCodeAt(at));
  }
  return Buffer.from(bytes).toString('utf8');
}

function entity(sign: string): string {
  const digits = sign.slice(2).replace(';', '');
  return character(
    /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10),
  );
}

function escape(sign: string): string {
  return character(Number.parseInt(sign.replace(/[^0-9a-f]/gi, ''), 16));
}

/** A code unit stays one, so that escaped halves of a pair find each other. */
function character(point: number): string {
  if (point > 0x10ffff) return '';
  return point > 0xffff ? String.fromCodePoint(point) : String.fromCharCode(point);
}

/** Text, and not bytes that happen to decode: eight characters at least, none of which is a control character. */
function* legible(from: number, text: string, isSpeltOut = false): Generator<Decoded> {
  if (
    text.length >= 8 &&
    !text.includes('\ufffd') &&
    !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text)
  )
    yield { from, text, isSpeltOut };
}
