import { byWord } from '../../text/words.js';
import { character, isUnseen, pixelsOf } from './values.js';

/* Whether a style hides an element. Each declaration that hides counts, even if a later one may show it again. */

/** Smaller letters are not read, and fainter ones are not seen. */
const LEAST_SIZE = 3;

const LEAST_OPACITY = 0.1;

/** What is this narrow and cuts off what does not fit shows nothing. */
const LEAST_EXTENT = 2;

/** So far to the left or above a text is off the page, and so far to any side. */
const FAR_BEFORE = 100;

const FAR = 999;

export function styleHides(style: string): boolean {
  const all = declarationsOf(style);
  return (
    all.some(({ name, value }) => HIDING.get(name)?.(value) === true) ||
    (all.some(cutsOff) && all.some(leavesNoRoom)) ||
    isOnItsOwnColour(all)
  );
}

const is =
  (...values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

const isAtMost =
  (most: number) =>
  (value: string): boolean => {
    const pixels = pixelsOf(value);
    return pixels !== null && pixels <= most;
  };

const isShareOfAtMost =
  (most: number) =>
  (value: string): boolean =>
    isAtMost(most)(value.replace(/^([^%]*)%$/, 'calc($1 / 100)'));

/** One of the lengths of a value is far off the page. */
const isFar =
  (before: number) =>
  (value: string): boolean =>
    lengthsIn(value).some((pixels) => pixels <= -before || pixels >= FAR);

function lengthsIn(value: string): number[] {
  return wordsOf(value).flatMap((word) => pixelsOf(word) ?? []);
}

function wordsOf(value: string): string[] {
  const words: string[] = [];
  let depth = 0;
  for (const [piece] of value.matchAll(/[()]|[\s,]+|[^()\s,]+/g)) {
    const isBetween = /^[\s,]/.test(piece);
    if (piece === ')') depth -= 1;
    if (isBetween && depth <= 0) words.push('');
    else words.push((words.pop() ?? '') + piece);
    if (piece === '(') depth += 1;
  }
  return words.filter((word) => word !== '');
}

/** The size of `font: italic 0/1 serif`: the first of its lengths. */
function isSmallFont(value: string): boolean {
  return wordsOf(value).some((word) => /\d/.test(word) && isSize(word.split('/')[0] ?? ''));
}

function isSize(word: string): boolean {
  return isAtMost(LEAST_SIZE)(word.replace(/^([\d.]+)%$/, 'calc($1rem / 100)'));
}

function functionsIn(value: string): { readonly name: string; readonly inside: string }[] {
  return wordsOf(value).flatMap((word) => {
    const [, name, inside = ''] = /^([a-z0-9-]+)\((.*?)\)?$/.exec(word) ?? [];
    return name === undefined ? [] : [{ name, inside }];
  });
}

/** A scaling to nothing, a turn on the edge, or a move off the page. */
function isTransformedAway(value: string): boolean {
  return functionsIn(value).some(({ name, inside }) => {
    if (name.startsWith('rotate'))
      return /^[xy]$/.test(name.slice(6)) && ON_EDGE.test(inside.trim());
    if (name.startsWith('scale')) return wordsOf(inside).some(isShareOfAtMost(LEAST_SCALE));
    const isMatrix = name.startsWith('matrix');
    if (isMatrix && isFlat(lengthsIn(inside), name === 'matrix' ? [0, 1, 2, 3] : [0, 1, 4, 5]))
      return true;
    return (isMatrix || name.startsWith('translate')) && isFar(FAR)(inside);
  });
}

const ON_EDGE = /^-?(?:(?:90|270)deg|0?\.[27]5turn|[13]00grad)$/;

/** A text of this part of its size or less is a line or a dot. */
const LEAST_SCALE = 0.05;

/** Whether a matrix leaves no area, by the places of its four numbers. */
function isFlat(numbers: readonly number[], places: readonly number[]): boolean {
  const [a = 1, b = 0, c = 0, d = 1] = places.map((place) => numbers[place]);
  return Math.abs(a * d - b * c) <= LEAST_SCALE * LEAST_SCALE;
}

/** A shape that nothing shows through. */
function isClippedAway(value: string): boolean {
  return functionsIn(value).some(({ name, inside }) => {
    const lengths = lengthsIn(inside.replace(/\b(?:round|at)\b.*$/, ''));
    return lengths.length > 0 && SHAPES.get(name)?.(lengths) === true;
  });
}

const isNarrow = (length: number): boolean => length <= LEAST_EXTENT;

const SHAPES: ReadonlyMap<string, (lengths: readonly number[]) => boolean> = new Map(
  Object.entries({
    circle: (lengths: readonly number[]) => lengths.some(isNarrow),
    ellipse: (lengths: readonly number[]) => lengths.some(isNarrow),
    xywh: (lengths: readonly number[]) => lengths.slice(2).some(isNarrow),
    polygon: (lengths: readonly number[]) =>
      Math.abs(areaOf(lengths)) <= LEAST_EXTENT * LEAST_EXTENT,
    rect: ([top = 0, right = top, bottom = top, left = right]: readonly number[]) =>
      isNarrow(bottom - top) || isNarrow(right - left),
    inset: ([top = 0, right = top, bottom = top, left = right]: readonly number[]) =>
      top + bottom >= WHOLE || left + right >= WHOLE,
  }),
);

/** Of a polygon, by the coordinates of its corners. */
function areaOf(lengths: readonly number[]): number {
  let twice = 0;
  for (let at = 0; at + 1 < lengths.length; at += 2) {
    const next = at + 3 < lengths.length ? at + 2 : 0;
    twice +=
      (lengths[at] ?? 0) * (lengths[next + 1] ?? 0) - (lengths[next] ?? 0) * (lengths[at + 1] ?? 0);
  }
  return twice / 2;
}

/** Nearly a hundred percent in `pixelsOf`. */
const WHOLE = 490;

function isFilteredAway(value: string): boolean {
  return functionsIn(value).some(
    ({ name, inside }) =>
      (name === 'opacity' && isShareOfAtMost(LEAST_OPACITY)(inside)) ||
      (name === 'blur' && (pixelsOf(inside) ?? 0) >= LEAST_BLUR),
  );
}

/** Letters of a usual size are not read any more. */
const LEAST_BLUR = 8;

/** Letters that stand back by this cover one another. */
const LETTER = 8;

/** Names of declarations, and whether a value of them hides. */
const HIDING = byWord<(value: string) => boolean>([
  ['display', is('none')],
  ['visibility', is('hidden', 'collapse')],
  ['content-visibility', is('hidden')],
  ['opacity', isShareOfAtMost(LEAST_OPACITY)],
  ['font-size', isSize],
  ['font-size-adjust', isAtMost(0)],
  ['font', isSmallFont],
  ['zoom', isShareOfAtMost(LEAST_SCALE)],
  ['scale', (value) => wordsOf(value).some(isShareOfAtMost(LEAST_SCALE))],
  ['left top text-indent inset-inline-start inset-block-start', isFar(FAR_BEFORE)],
  ['right bottom inset inset-inline inset-block inset-inline-end inset-block-end', isFar(FAR)],
  ['margin margin-left margin-right margin-top margin-bottom', isFar(FAR)],
  ['margin-inline margin-block margin-inline-start margin-inline-end', isFar(FAR)],
  ['margin-block-start padding padding-left padding-top word-spacing translate', isFar(FAR)],
  ['letter-spacing', isAtMost(-LETTER)],
  ['transform -webkit-transform', isTransformedAway],
  ['clip clip-path -webkit-clip-path', isClippedAway],
  ['filter', isFilteredAway],
  ['-webkit-text-fill-color', (value) => isUnseen(value, 'unknown')],
]);

function cutsOff({ name, value }: Declaration): boolean {
  return (
    /^overflow(?:-(?:x|y|block|inline))?$/.test(name) && !/^(?:visible|unset|initial)$/.test(value)
  );
}

const EXTENT = /^(?:max-)?(?:height|width|block-size|inline-size)$/;

function leavesNoRoom({ name, value }: Declaration): boolean {
  const pixels = pixelsOf(value);
  if (pixels === null) return false;
  if (name === 'text-indent') return pixels >= WHOLE;
  return (
    (EXTENT.test(name) || name === 'line-height') &&
    pixels <= (name === 'line-height' ? 0 : LEAST_EXTENT)
  );
}

function isOnItsOwnColour(all: readonly Declaration[]): boolean {
  const last = (wanted: RegExp): string =>
    all.findLast(({ name }) => wanted.test(name))?.value ?? '';
  return isUnseen(last(/^color$/), last(/^background(?:-color)?$/));
}

interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** A comment, a string, an address without quotes, an escape, or any other character. Each is read whole. */
const PIECE =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*(?:"|$)?|'(?:[^'\\\n]|\\[^])*(?:'|$)?|url\(\s*[^\s"')][^)]*\)?|\\[^]|[^]/gi;

const OPENING = '([{';

const CLOSING = ')]}';

/** The declarations of a style in order. Linear. */
function declarationsOf(style: string): Declaration[] {
  const found: Declaration[] = [];
  let [name, part, depth]: [string | null, string, number] = [null, '', 0];
  const finish = (): void => {
    if (name !== null) found.push({ name: unescaped(name), value: valueOf(part) });
    [name, part] = [null, ''];
  };
  for (const [piece] of style.matchAll(PIECE)) {
    if (piece.startsWith('/*')) part += ' ';
    else if (piece === ';' && depth === 0) finish();
    else if (piece === ':' && depth === 0 && name === null) [name, part] = [part, ''];
    else {
      if (OPENING.includes(piece)) depth += 1;
      if (CLOSING.includes(piece)) depth = Math.max(0, depth - 1);
      part += piece;
    }
  }
  finish();
  return withVariables(found);
}

const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|([^]))/gi;

function unescaped(text: string): string {
  return text
    .replace(ESCAPE, (_whole, hex?: string, other?: string) =>
      hex === undefined ? (other ?? '') : character(Number.parseInt(hex, 16)),
    )
    .trim()
    .toLowerCase();
}

function valueOf(written: string): string {
  return unescaped(written)
    .replace(/\s+/g, ' ')
    .replace(/ ?! ?important$/, '')
    .trim();
}

const VARIABLE = /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g;

/** Longer values are not written out, so that variables of variables stay small. */
const LONGEST = 1_000;

/** Variables that the style itself sets are put in where it uses them. */
function withVariables(declared: readonly Declaration[]): Declaration[] {
  const known = new Map(declared.map(({ name, value }) => [name, value]));
  const put = (value: string): string =>
    value.length > LONGEST || !value.includes('var(')
      ? value
      : value.replace(
          VARIABLE,
          (_all, name: string, other?: string) => known.get(name) ?? other ?? '',
        );
  return declared.map(({ name, value }) => ({ name, value: put(put(put(value))).trim() }));
}
