import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, type Node, type Scalar } from 'yaml';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { startOf } from '../../memory/instant.js';
import { momentOf } from '../../memory/notes/moment.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { partsOf } from '../migrate/original.js';
import { confidenceMeant, importanceMeant, momentMeant } from './spelling.js';

/*
 * What of a text can be mended without guessing? `confidence: "0.9"` becomes `0.9`, Windows line ends
 * become plain ones; `importance: very` stays, since nobody knows what is meant.
 *
 * `inspect.ts` calls `repairText`. The outcome is parsed again, and unless it says the same, nothing is
 * mended. You may add a spelling of a value. Safe error: nothing is mended. When it is wrong,
 * `__tests__/lifecycle/verify-store.test.ts` fails. `what` is printed and free. `NOTE_MOMENTS` and
 * `FACT_MOMENTS` name keys of users' files: the key of another date may be added.
 */

/** What is wrong in a text and can be mended with no change of meaning. */
export interface Repair {
  /** 1-based. */
  readonly line: number;
  readonly what: Phrase;
}

/** A text with what was mended in it. */
export interface Repaired {
  readonly repairs: readonly Repair[];
  /** The text with all of them made; the text as it was where there are none. */
  readonly text: string;
}

/** One value of the front matter in its new spelling. */
interface Edit {
  /** Keys and places of lists that lead to it. */
  readonly path: readonly (string | number)[];
  /** Offsets of the value in the text. */
  readonly from: number;
  readonly to: number;
  /** In the place of what stands there. */
  readonly written: string;
  /** What the key says afterwards. */
  readonly value: string | number;
  readonly what: Phrase;
}

/**
 * Mends what can be mended without guessing: byte-order mark, line ends, the end of the last line,
 * and spellings of values. The outcome is parsed again: unless all else in it is as it was, nothing
 * is mended.
 *
 * @param kind facts have dates and numbers that notes do not have.
 */
export function repairText(text: string, kind: 'note' | 'fact'): Repaired {
  const repairs: Repair[] = [];
  let mended = text;
  // Of two, readers take the first away: without both, what follows could be read as front matter that it was not.
  if (isMarked(mended)) {
    mended = mended.slice(1);
    repairs.push({ line: 1, what: plain('the file begins with a byte-order mark') });
  }
  const crooked = mended.indexOf('\r');
  if (crooked >= 0) {
    repairs.push({
      line: mended.slice(0, crooked).split('\n').length,
      what: plain('lines end with a carriage return'),
    });
    mended = lineFeeds(mended);
  }
  if (mended !== '' && !mended.endsWith('\n')) {
    repairs.push({ line: mended.split('\n').length, what: plain('the last line has no line end') });
    mended = `${mended}\n`;
  }
  if (!isOnlyThat(text, [], mended)) return { repairs: [], text };
  const clean = mended;
  const edits = editsOf(clean, kind);
  const edited = edits.reduceRight(
    (whole, { from, to, written }) => whole.slice(0, from) + written + whole.slice(to),
    clean,
  );
  if (edits.length === 0 || !isOnlyThat(text, edits, edited)) return { repairs, text: clean };
  return {
    repairs: [
      ...repairs,
      ...edits.map(({ from, what }) => ({ line: clean.slice(0, from).split('\n').length, what })),
    ],
    text: edited,
  };
}

/** Whether one byte-order mark stands before the text; of two nothing is mended. */
function isMarked(text: string): boolean {
  return /^\uFEFF(?!\uFEFF)/.test(text);
}

/** Whether the mended text says what the text said, with the named values in their new spelling and nothing else. */
function isOnlyThat(text: string, edits: readonly Edit[], mended: string): boolean {
  const bare = lineFeeds(isMarked(text) ? text.slice(1) : text);
  if (edits.length === 0) return mended === bare || mended === `${bare}\n`;
  const [before, after] = [partsOf(bare), partsOf(mended)];
  if (before === null || after === null || !isDeepStrictEqual(after.comments, before.comments))
    return false;
  if (after.body !== before.body && after.body !== `${before.body}\n`) return false;
  return isDeepStrictEqual(
    edits.reduce<unknown>((keys, { path, value }) => withValue(keys, path, value), before.keys),
    after.keys,
  );
}

/** The same keys and lists with another value at the end of a path. */
function withValue(
  holder: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: string | number,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((one: unknown, index) => (index === key ? withValue(one, rest, value) : one));
  if (typeof holder !== 'object' || holder === null) return holder;
  return Object.fromEntries(
    Object.entries(holder).map(([name, one]: [string, unknown]) => [
      name,
      name === key ? withValue(one, rest, value) : one,
    ]),
  );
}

/** Values of the front matter that can be spelled as they are read, in the order of the text. */
function editsOf(text: string, kind: 'note' | 'fact'): Edit[] {
  const parts = splitFrontMatter(text);
  // What cannot be read strictly is not for a parser that is less so.
  if ('message' in parts || partsOf(text) === null) return [];
  const { contents } = parseDocument(parts.yaml, { version: '1.2', prettyErrors: false });
  if (!isMap(contents)) return [];
  const edits: Edit[] = [];
  const look = (
    path: readonly (string | number)[],
    node: unknown,
    meant: (scalar: Scalar) => Meant | null,
  ): void => {
    if (!isScalar(node)) return;
    const range = rangeOf(node);
    const found = range === null ? null : meant(node);
    if (range !== null && found !== null)
      edits.push({
        path,
        from: range[0] + FENCE,
        to: range[1] + FENCE,
        written: found.written ?? String(found.value),
        value: found.value,
        what: found.what,
      });
  };
  for (const { key, value } of contents.items) {
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : '';
    if (name === 'confidence') look([name], value, confidence);
    else if (name === 'importance') look([name], value, importance);
    else if ((kind === 'note' ? NOTE_MOMENTS : FACT_MOMENTS).includes(name))
      look([name], value, (scalar) => moment(name, kind, scalar));
    else if (name === 'observed' && kind === 'note' && isSeq(value)) {
      value.items.forEach((item, index) => {
        if (!isMap(item)) return;
        for (const pair of item.items) {
          if (!isScalar(pair.key)) continue;
          if (pair.key.value === 'pull') look([name, index, 'pull'], pair.value, pull);
          else if (pair.key.value === 'commit') look([name, index, 'commit'], pair.value, commit);
        }
      });
    }
  }
  return edits.toSorted((a, b) => a.from - b.from);
}

/** The front matter begins behind `---` and its line end. */
const FENCE = 4;
/** Keys that hold times. */
const NOTE_MOMENTS = ['timestamp'];
const FACT_MOMENTS = ['valid_from', 'valid_until', 'review_by'];

/** How a value is meant, and what to say of it. */
interface Meant {
  readonly value: string | number;
  /** How it is written, where that is not the value itself. */
  readonly written?: string;
  readonly what: Phrase;
}

/** `"0.9"`, `95%`. */
function confidence({ value }: Scalar): Meant | null {
  const meant = typeof value === 'string' ? confidenceMeant(value) : null;
  if (meant === null) return null;
  const form = String(value).includes('%') ? 'in per cent' : 'a number in quotes';
  return {
    value: Number(meant),
    what: say`${'confidence'} is ${[form]}, but must be a number from 0 to 1`,
  };
}

/** `Medium`. */
function importance({ value }: Scalar): Meant | null {
  const meant = typeof value === 'string' ? importanceMeant(value) : null;
  return meant === null
    ? null
    : { value: meant, what: say`${'importance'} should be spelled ${meant}` };
}

/** `2026/1/31`; facts and notes read different times. */
function moment(name: string, kind: 'note' | 'fact', { value, source }: Scalar): Meant | null {
  const isRead =
    kind === 'note'
      ? (text: string): boolean => momentOf(text) !== null
      : (text: string): boolean => startOf(text) !== null;
  const number = typeof value === 'number' ? (source ?? '') : '';
  const meant = momentMeant(typeof value === 'string' ? value : number, isRead);
  return meant === null
    ? null
    : { value: meant, what: say`${name} should be written like 2026-01-31` };
}

/** `"12"`, `"#12"`. */
function pull({ value }: Scalar): Meant | null {
  const digits = typeof value === 'string' ? /^#?([1-9]\d{0,8})$/.exec(value)?.[1] : undefined;
  return digits === undefined
    ? null
    : { value: Number(digits), what: say`${'pull'} is a number in quotes` };
}

/** Hexadecimal without quotes can be read as a number, as 1234567 is. */
function commit({ value, source }: Scalar): Meant | null {
  return typeof value === 'number' && source !== undefined && /^[0-9a-f]{7,64}$/.test(source)
    ? {
        value: source,
        written: `"${source}"`,
        what: say`${'commit'} is an object id without quotes`,
      }
    : null;
}

/** Where a value stands in the front matter; null where nothing is written. */
function rangeOf(node: Node): readonly [from: number, to: number] | null {
  const range = node.range ?? null;
  return range === null || range[1] <= range[0] ? null : [range[0], range[1]];
}
