import type { Placed } from './site-text.js';
import { drop, indentOf, insert, put, replaceIn, take } from './text-edits.js';
import { CHANGED, debatable, without, type Labels, type Transformation } from './transformation.js';

/** Changes of meaning within the span, one list for each site. */
export function mutationsOf({ site }: Placed): readonly Transformation[] {
  return site.mutations.map(([kind, from, to]) => ({
    kind,
    text: ({ text, span }) => replaceIn(text, span, from, to),
    labels: (placed) =>
      unlessQuoteSurvives(
        placed,
        placed.spanText.replace(from, () => to),
      ),
  }));
}

/** A quote says nothing about the rest of its statement. */
function unlessQuoteSurvives({ site }: Placed, span: string): Labels {
  return span.includes(site.quote) ? without(CHANGED, 'quote', 'symbol + quote') : CHANGED;
}

/** A comment in a language that nobody reads as tokens is told from code by its look alone. */
const commented = ({ dialect }: Placed): Labels =>
  dialect.lexed ? CHANGED : { ...CHANGED, quote: 'changed?' };

export const removals: readonly Transformation[] = [
  { kind: 'delete the span', labels: CHANGED, text: ({ text, span }) => put(text, span, []) },
  {
    kind: 'delete the span and insert above',
    labels: CHANGED,
    text: ({ text, span, top, dialect }) => insert(put(text, span, []), top, dialect.declaration),
  },
  { kind: 'delete the function', labels: CHANGED, text: ({ text, whole }) => drop(text, whole) },
  { kind: 'empty the file', labels: CHANGED, text: () => '' },
  {
    kind: 'cut off in the middle of the quote',
    labels: CHANGED,
    text: ({ text, site }) =>
      `${text.slice(0, text.indexOf(site.quote) + site.quote.length / 2)}\n`,
  },
];

export const commentedOut: readonly Transformation[] = [
  {
    kind: 'comment out (line comments)',
    labels: commented,
    text: ({ text, span, dialect }) =>
      put(
        text,
        span,
        take(text, span).map(
          (line) => indentOf(line) + dialect.line[0] + line.trimStart() + dialect.line[1],
        ),
      ),
  },
  {
    kind: 'comment out (line comments at the margin)',
    labels: commented,
    text: ({ text, span, dialect }) =>
      put(
        text,
        span,
        take(text, span).map((line) => dialect.line[0] + line + dialect.line[1]),
      ),
  },
  {
    kind: 'comment out (block around)',
    labels: CHANGED,
    text: ({ text, span, dialect }) =>
      dialect.block === null
        ? null
        : put(text, span, [dialect.block[0], ...take(text, span), dialect.block[1]]),
  },
  {
    // No cited line is touched, and each stays where it is.
    kind: 'comment out (block from the line before to the line after)',
    labels: CHANGED,
    text: (placed) => joinAround(placed, placed.dialect.block),
  },
  {
    kind: 'comment out (the function, by line comments)',
    labels: commented,
    text: ({ text, unit, dialect }) =>
      put(
        text,
        unit,
        take(text, unit).map((line) =>
          line.trim() === '' || line.endsWith('*/')
            ? line
            : dialect.line[0] + line + dialect.line[1],
        ),
      ),
  },
  {
    kind: 'comment out (block around the function)',
    labels: CHANGED,
    text: ({ text, unit, dialect }) =>
      dialect.block === null
        ? null
        : put(text, unit, [dialect.block[0], ...take(text, unit), dialect.block[1]]),
  },
  {
    kind: 'wrap into a literal',
    labels: CHANGED,
    text: ({ text, span, spanText, dialect }) =>
      dialect.literal === null
        ? null
        : put(text, span, [
            indentOf(spanText) + dialect.literal[0],
            ...take(text, span),
            indentOf(spanText) + dialect.literal[1],
          ]),
  },
  {
    kind: 'wrap into a literal (from the line before to the line after)',
    labels: CHANGED,
    text: (placed) =>
      placed.site.language === 'python' ? null : joinAround(placed, placed.dialect.literal),
  },
  {
    kind: 'wrap the function into a literal',
    labels: CHANGED,
    // A template inside of a template would end it.
    text: ({ text, unit, dialect }) =>
      dialect.literal === null ||
      take(text, unit).join('\n').includes(dialect.literal[1].slice(0, 3).replace(';', ''))
        ? null
        : put(text, unit, [dialect.literal[0], ...take(text, unit), dialect.literal[1]]),
  },
  {
    // The lines themselves are the same, so only a reader of control flow sees it; a symbol does.
    kind: 'wrap into a branch never taken',
    labels: { ...debatable(CHANGED), symbol: 'changed', file: 'changed' },
    text: ({ text, span, spanText, dialect }) =>
      dialect.never === null
        ? null
        : put(text, span, [
            indentOf(spanText) + dialect.never[0],
            ...take(text, span).map((line) => `  ${line}`),
            ...(dialect.never[1] === '}' ? [`${indentOf(spanText)}}`] : []),
          ]),
  },
];

/** Opens at the end of the line before the span and closes at the beginning of the line after. */
function joinAround(
  { site, text, span }: Placed,
  marks: readonly [string, string] | null,
): string | null {
  const [before = '', after = ''] = [
    take(text, [span[0] - 1, span[0] - 1])[0],
    take(text, [span[1] + 1, span[1] + 1])[0],
  ];
  if (marks === null || /^\s*(?:\/\/|#)/.test(before)) return null;
  return put(
    put(text, [span[1] + 1, span[1] + 1], [`${marks[1]} ${after.trimStart()}`]),
    [span[0] - 1, span[0] - 1],
    [`${before}${site.language === 'go' && !before.endsWith('{') ? ';' : ''} ${marks[0]}`],
  );
}
