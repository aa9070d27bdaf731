import { headerOf, renamed } from './site-text.js';
import {
  drop,
  indentOf,
  insert,
  linesOf,
  put,
  replaceIn,
  replaceOnce,
  swap,
  take,
} from './text-edits.js';
import {
  CHANGED,
  KEPT,
  KEPT_BESIDE,
  KEPT_OUTSIDE,
  without,
  type Transformation,
} from './transformation.js';

/**
 * Edits that leave the cited lines as they are. Where a comment changes, a whole file is not asked:
 * comments may count.
 */
export const outsideEdits: readonly Transformation[] = [
  {
    kind: 'insert above',
    labels: KEPT_OUTSIDE,
    text: ({ text, top, dialect }) => insert(text, top, dialect.declaration),
  },
  {
    kind: 'insert far above',
    labels: KEPT_OUTSIDE,
    // 90 lines and more: beyond any window around the old line numbers.
    text: ({ text, top, dialect }) =>
      insert(
        text,
        top,
        Array.from({ length: 18 }, (_, index) =>
          dialect.declaration.map((line) =>
            line.replace(/ratio|smaller|is_root|Tally|toolbar/g, (name) => `${name}${index}`),
          ),
        ).flat(),
      ),
  },
  {
    kind: 'insert below',
    labels: KEPT_OUTSIDE,
    text: ({ text, dialect }) => `${text}\n${dialect.declaration.slice(0, -1).join('\n')}\n`,
  },
  {
    kind: 'insert blank lines above',
    labels: ({ dialect }) => (dialect.lexed ? KEPT : without(KEPT, 'file')),
    text: ({ text, top }) => insert(text, top, ['', '', '']),
  },
  {
    kind: 'delete above',
    labels: KEPT_OUTSIDE,
    text: ({ text, neighbour, neighbourWhole, unit }) =>
      neighbour[0] < unit[0] ? drop(text, neighbourWhole) : null,
  },
  {
    kind: 'delete below',
    labels: KEPT_OUTSIDE,
    text: ({ text, neighbour, neighbourWhole, unit }) =>
      neighbour[0] > unit[0] ? drop(text, neighbourWhole) : null,
  },
  {
    kind: 'edit in another function',
    labels: KEPT_OUTSIDE,
    text: ({ text, neighbour, site }) => replaceIn(text, neighbour, ...site.neighbourEdit),
  },
  {
    kind: 'comment typo outside of the function',
    labels: without(KEPT, 'file'),
    text: ({ text, site }) => replaceOnce(text, ...site.typo),
  },
  {
    kind: 'comment typo beside the span',
    labels: without(KEPT, 'file', 'symbol'),
    text: ({ text, site }) =>
      site.typoInside === null ? null : replaceOnce(text, ...site.typoInside),
  },
  {
    kind: 'edit the line before',
    labels: KEPT_BESIDE,
    text: ({ text, site, span }) =>
      site.before === null ? null : replaceIn(text, codeBefore(text, span[0]), ...site.before),
  },
  {
    kind: 'edit the line after',
    labels: KEPT_BESIDE,
    text: ({ text, site, span }) =>
      site.after === null ? null : replaceIn(text, [span[1] + 1, span[1] + 1], ...site.after),
  },
  {
    kind: 'insert directly before',
    labels: KEPT_BESIDE,
    text: ({ text, span, spanText, dialect }) =>
      insert(text, span[0], [indentOf(spanText) + dialect.statement]),
  },
  {
    kind: 'insert directly after',
    labels: KEPT_BESIDE,
    text: ({ text, span, spanText, dialect, site }) =>
      site.base === 'retry-queue.ts' && site.symbol === 'delayBefore'
        ? null
        : insert(text, span[1] + 1, [indentOf(spanText) + dialect.statement]),
  },
  {
    kind: 'insert on both sides',
    labels: KEPT_BESIDE,
    text: ({ text, span, spanText, dialect }) =>
      insert(
        insert(text, span[1] + 1, [indentOf(spanText) + dialect.statement]),
        span[0],
        Array.from({ length: 4 }, () => indentOf(spanText) + dialect.statement),
      ),
  },
  {
    kind: 'reorder functions',
    // Which rule wins in CSS depends on the order. The order of a file as a whole is not asked either.
    labels: without(KEPT, 'file'),
    text: ({ text, whole, neighbourWhole, site }) =>
      site.language === 'css' ? null : swap(text, whole, neighbourWhole),
  },
  {
    kind: 'reorder imports',
    labels: without(KEPT, 'file'),
    text({ text, site }) {
      if (site.imports === null) return null;
      const [a, b] = site.imports.map((line) => linesOf(text).indexOf(line) + 1);
      return a === undefined || b === undefined ? null : swap(text, [a, a], [b, b]);
    },
  },
  {
    kind: 'duplicate the function below',
    labels: KEPT_OUTSIDE,
    text: (placed) =>
      insert(placed.text, placed.whole[1] + 1, [
        '',
        ...renamed(placed, take(placed.text, placed.unit)),
      ]),
  },
  {
    // The copy stands at the line numbers that the original had.
    kind: 'duplicate the function above',
    labels: ({ dialect }) =>
      dialect.symbols ? KEPT_OUTSIDE : { lines: 'kept?', quote: 'kept?', file: 'changed' },
    text: (placed) =>
      insert(placed.text, placed.whole[0], [
        ...renamed(placed, take(placed.text, placed.whole)),
        '',
      ]),
  },
  {
    kind: 'rename the function around',
    labels: CHANGED,
    // A rule of CSS under another selector styles something else.
    text: (placed) =>
      placed.site.language === 'css'
        ? null
        : put(
            placed.text,
            [placed.unit[0], placed.unit[0] + headerOf(placed).length - 1],
            renamed(placed, headerOf(placed)),
          ),
  },
  {
    kind: 'rename the function around, shifted',
    labels: CHANGED,
    text: (placed) =>
      placed.site.language === 'css'
        ? null
        : insert(
            put(
              placed.text,
              [placed.unit[0], placed.unit[0]],
              renamed(placed, take(placed.text, [placed.unit[0], placed.unit[0]])),
            ),
            placed.top,
            placed.dialect.declaration,
          ),
  },
  { kind: 'CRLF flip', labels: KEPT, text: ({ text }) => text.replaceAll('\n', '\r\n') },
  { kind: 'final newline flip', labels: KEPT, text: ({ text }) => text.replace(/\n$/, '') },
  {
    kind: 'two more final newlines',
    labels: without(KEPT, 'file'),
    text: ({ text }) => `${text}\n\n`,
  },
  {
    kind: 'trailing blanks',
    labels: KEPT,
    text: ({ text }) =>
      linesOf(text)
        .map((line, index) => (index % 2 === 0 && line !== '' ? `${line} ` : line))
        .join('\n')
        .concat('\n'),
  },
  {
    kind: 'CRLF flip and insert above',
    labels: KEPT_OUTSIDE,
    text: ({ text, top, dialect }) =>
      insert(text, top, dialect.declaration).replaceAll('\n', '\r\n'),
  },
];

/** The line above the span; comments between the two do not count. */
function codeBefore(text: string, from: number): readonly [number, number] {
  let at = from - 1;
  while (/^\s*(?:\/\/|#)/.test(linesOf(text)[at - 1] ?? '')) at -= 1;
  return [at, at];
}
