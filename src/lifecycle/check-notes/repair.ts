import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { momentOf, startOf } from '../../memory/instant.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { partsOf } from '../migrate/original.js';

/*
 * What can be repaired in a text without guessing? `confidence: "0.9"` becomes `0.9`, Windows line ends become plain
 * ones; `importance: very` stays, since it may mean anything.
 */

export interface Repair {
  /** 1-based. */
  readonly line: number;
  readonly what: Phrase;
}

export interface Repaired {
  readonly repairs: readonly Repair[];
  /** The repaired text; the same text where there is nothing to repair. */
  readonly text: string;
}

/** One value of the front matter in its new spelling. */
interface Edit extends Meant {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The meaning of a value, and a message. */
interface Meant {
  readonly value: string | number;
  readonly what: Phrase;
}

type Kind = 'note' | 'fact';

/**
 * Repairs byte-order mark, line ends, the end of the last line, and spellings of values.
 *
 * @param kind facts have dates that notes do not have.
 */
export function repairText(text: string, kind: Kind): Repaired {
  const repairs: Repair[] = [];
  // Readers remove one of two marks: without both, the rest could become front matter.
  const isMarked = /^\uFEFF(?!\uFEFF)/.test(text);
  if (isMarked) repairs.push({ line: 1, what: plain('the file begins with a byte-order mark') });
  const bare = isMarked ? text.slice(1) : text;
  const crooked = bare.indexOf('\r');
  if (crooked >= 0)
    repairs.push({ line: lineAt(bare, crooked), what: plain('lines end with a carriage return') });
  const straight = lineFeeds(bare);
  const isOpen = straight !== '' && !straight.endsWith('\n');
  if (isOpen)
    repairs.push({
      line: lineAt(straight, straight.length),
      what: plain('the last line has no line end'),
    });
  const clean = isOpen ? `${straight}\n` : straight;
  const edits = editsOf(clean, kind);
  const edited = edits.reduceRight(
    (whole, { from, to, value }) => whole.slice(0, from) + String(value) + whole.slice(to),
    clean,
  );
  if (edits.length === 0 || !changesOnly(clean, edits, edited)) return { repairs, text: clean };
  const spelled = edits.map(({ from, what }) => ({ line: lineAt(clean, from), what }));
  return { repairs: [...repairs, ...spelled], text: edited };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Whether the edited text, parsed again, differs in the named values alone. */
function changesOnly(text: string, edits: readonly Edit[], edited: string): boolean {
  const [before, after] = [partsOf(text), partsOf(edited)];
  if (before === null) return false;
  const keys = { ...before.keys };
  for (const { key, value } of edits) keys[key] = value;
  return isDeepStrictEqual({ ...before, keys }, after);
}

/** The front matter begins behind `---` and its line end. */
const FENCE = 4;

/** Misspelt values of the front matter that can be corrected, in order. */
function editsOf(text: string, kind: Kind): Edit[] {
  const parts = splitFrontMatter(text);
  // What the strict parser refuses must not be read by this laxer one.
  if ('message' in parts || partsOf(text) === null) return [];
  const { contents } = parseDocument(parts.yaml, { version: '1.2', prettyErrors: false });
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || typeof key.value !== 'string' || !isScalar(value)) return [];
    const [from, to] = value.range ?? [0, 0];
    const meant = to <= from ? null : meantBy(key.value, value, kind);
    return meant === null ? [] : [{ ...meant, key: key.value, from: from + FENCE, to: to + FENCE }];
  });
}

/** The meaning of a value; null where it is well written or unclear. */
function meantBy(key: string, scalar: Scalar, kind: Kind): Meant | null {
  const { value, source } = scalar;
  const text = typeof value === 'string' ? value.trim() : null;
  if (key === 'confidence') return text === null ? null : confidenceMeant(text);
  if (key === 'importance') {
    const meant = IMPORTANCE_WORDS[text?.toLowerCase() ?? ''];
    return meant === undefined || meant === value
      ? null
      : { value: meant, what: say`${'importance'} should be spelled ${meant}` };
  }
  return (kind === 'note' ? NOTE_MOMENTS : FACT_MOMENTS).includes(key)
    ? momentOfKey(key, text ?? source ?? '', kind)
    : null;
}

/** A date that is valid once it is spelled correctly. */
function momentOfKey(key: string, written: string, kind: Kind): Meant | null {
  const isRead = (one: string): boolean =>
    (kind === 'note' ? momentOf(one) : startOf(one)) !== null;
  const meant = isRead(written) ? null : momentMeant(written);
  return meant === null || !isRead(meant)
    ? null
    : { value: meant, what: say`${key} should be written like 2026-01-31` };
}

const NOTE_MOMENTS = ['timestamp'];
const FACT_MOMENTS = ['valid_from', 'valid_until', 'review_by'];

const IMPORTANCE_WORDS: Partial<Readonly<Record<string, string>>> = {
  low: 'low',
  normal: 'normal',
  medium: 'normal',
  high: 'high',
  critical: 'critical',
};

/** `"0.9"` and `95%`; a bare 95 may be anything, so it stays. */
function confidenceMeant(text: string): Meant | null {
  const [, number, percent] = /^(?:(0?\.\d+|[01]|1\.0+)|(\d{1,3}(?:\.\d+)?) ?%)$/.exec(text) ?? [];
  const value = Number(number ?? Number(percent) / 100);
  if (!(value >= 0 && value <= 1)) return null;
  const form = percent === undefined ? 'a number in quotes' : 'in per cent';
  return {
    value: Number(value.toPrecision(12)),
    what: say`${'confidence'} is ${[form]}, but must be a number from 0 to 1`,
  };
}

/** `2025/11/14`, `2025.1.4 9:05 UTC`, `2025-11-14T09:05+0100`, `2025年11月14日 9:05`. */
const DATE = String.raw`(\d{4})([-/.年])(\d{1,2})(?:\2|月)(\d{1,2})日?`;
const TIME = String.raw`(\d{1,2}):(\d{2}(?::\d{2}(?:\.\d{1,3})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?`;
const MOMENT = new RegExp(`^${DATE}(?:(?:T|,? )${TIME})?$`, 'i');

/** A date with an optional time. 03/04/2025 is ambiguous: null. */
function momentMeant(written: string): string | null {
  const parts = MOMENT.exec(written.trim());
  if (parts === null) return null;
  const [, year = '', , month = '', day = '', hour, rest = '', zone] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return date;
  const time = `${hour.padStart(2, '0')}:${rest}`;
  if (zone === undefined) return `${date} ${time}`;
  return `${date}T${time}${/^(?:z|utc)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`}`;
}
