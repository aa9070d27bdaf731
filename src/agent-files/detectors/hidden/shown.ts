import { anyCase } from '../../../text/pattern.js';
import type { AgentDocument } from '../../document.js';
import { normalise } from '../../prose/normal.js';
import { HIDDEN_SEQUENCE } from './characters.js';

/* Is a hidden character shown as what it is? `text.replace(/[\u200b]/g, '')`, "a zero-width space". */

/** Where a hidden character or a mixed word is: offsets in a part of its line. */
export interface ShownPlace {
  /** Not more of it than is near, since a line may be a megabyte. */
  readonly line: string;
  readonly from: number;
  readonly to: number;
  /** Whether the line is code. */
  readonly isCode: boolean;
}

/** Words by which a line tells of the trick that it shows. */
const TRICK = anyCase`
  \bzero[- ]?width|\binvisible\b|\bnon-?joiners?\b|\bword joiners?\b|\bsoft hyphens?\b|\bvariation selectors?\b
  |\bhomo(?:glyph|graph)s?\b|\blook-?alikes?\b|\bconfusables?\b|\bbidi\b|\b(?:right-to-left|left-to-right|rtl) override
  |\btrojan source\b|\bbyte[- ]order mark|\bBOM\b|\btag characters?\b|\bmixed[- ]script\b|U\+[0-9A-F]{4,6}\b`;
const SCRIPT_NAME = /\b(?:Cyrillic|Greek|Armenian|Cherokee)\b/i;

/** How far from a character its marks are looked for. */
const REACH = 100;

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['「', '」'],
];

/** A mark before a character, without which nothing shows it. */
const OPENING = /[`"'“‘「[/]/;

/** Whether a hidden character is shown: alone in marks, in a class of characters, or in marks and named on its line. */
export function isShown(place: ShownPlace): boolean {
  const { line, from } = place;
  if (!OPENING.test(line.slice(Math.max(0, from - REACH), from))) return false; // as most are
  const isCode = place.isCode || inside(place, ['`', '`']) !== null;
  return (
    (isCode && isInClass(place)) ||
    PAIRS.some((pair) => isAlone(inside(place, pair), isCode)) ||
    (isCode && isAlone(inside(place, ['/', '/']), isCode)) ||
    (isMarked(place) && TRICK.test(line))
  );
}

/** Whether a word of two scripts is shown: its line names the trick, or its script beside the Latin word. */
export function isShownWord(place: ShownPlace): boolean {
  const { line, from, to } = place;
  if (!SCRIPT_NAME.test(line) && !TRICK.test(line)) return false;
  const twin = normalise(line.slice(from, to));
  const rest = ` ${normalise(`${line.slice(0, from)} ${line.slice(to)}`)} `;
  const hasTwin = rest.split(/[^a-z0-9]+/).includes(twin);
  if (SCRIPT_NAME.test(line) && hasTwin) return true;
  return TRICK.test(line) && (hasTwin || isMarked(place));
}

function isMarked(place: ShownPlace): boolean {
  return PAIRS.some((pair) => inside(place, pair) !== null);
}

/** What is between the nearest marks around a place; null where none are near. */
function inside(
  { line, from, to }: ShownPlace,
  [open, close]: readonly [string, string],
): string | null {
  const before = line.slice(Math.max(0, from - REACH), from);
  const after = line.slice(to, to + REACH);
  const [start, end] = [before.lastIndexOf(open), after.indexOf(close)];
  if (start < 0 || end < 0) return null;
  // An even number of equal marks before it: it is between two of them, and in none.
  const marks = line.slice(0, from).split(open).length - 1;
  if (open === close && marks % 2 === 0) return null;
  return before.slice(start + 1) + line.slice(from, to) + after.slice(0, end);
}

/** `\u200b`, `\x7f`, `\p{Cf}`, `\s` */
const ESCAPE = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|p\{\w{1,30}\}|.)/gi;

/** Whether a text has nothing but hidden characters: then it hides no word. */
function isAlone(text: string | null, isCode: boolean): boolean {
  if (text === null) return false;
  const rest = text.replace(HIDDEN_SEQUENCE, '');
  return (isCode ? rest.replace(ESCAPE, '').replace(/[|,+\s-]/g, '') : rest) === '';
}

/** Letters that a class may list by themselves, beside escapes and ranges: `[^a-z_.\u200b]`. */
const MOST_LISTED = 4;

function isInClass(place: ShownPlace): boolean {
  const text = inside(place, ['[', ']']);
  if (text === null || /[\s[]/.test(text.replace(HIDDEN_SEQUENCE, ''))) return false;
  const listed = text
    .replace(HIDDEN_SEQUENCE, '')
    .replace(ESCAPE, '')
    .replace(/\w-\w|[-^]/g, '');
  return listed.length <= MOST_LISTED;
}

/** Files that agents read by their name, in whatever folder. */
const READ_BY_NAME = /(?:^|\/)(?:skill|agents?|claude|gemini|rule)\.(?:md|mdc)$/i;
/** Folders of data: seeds of a fuzzer, what tests read. */
const DATA_FOLDER = anyCase`
  \/(?:fuzz(?:ing|er)?|fuzz[-_][^/]+|corpus|corpora|seeds?|testdata|test[-_]data|__?fixtures?__?|fixtures?)\/`;
const OWN_FOLDER = /((?:^|\/)skills?\/)[^/]+/;

/** Whether a file is data of a skill, which no agent reads as instructions. */
export function isSkillData({ path, kind }: AgentDocument): boolean {
  return (
    kind === 'skill' && !READ_BY_NAME.test(path) && DATA_FOLDER.test(path.replace(OWN_FOLDER, '$1'))
  );
}
