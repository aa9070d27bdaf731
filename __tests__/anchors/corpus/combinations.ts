import { anchorKind, type AnchorCase } from './case.js';
import { hollowed } from './hollowed.js';
import { commentedOut, mutationsOf, removals } from './inside-edits.js';
import { reindent } from './layouts.js';
import { outsideEdits } from './outside-edits.js';
import { sibling } from './hollowed.js';
import { transformed } from './site-cases.js';
import type { Placed } from './site-text.js';

/**
 * First one change, then a second that keeps every meaning but that of the whole file: the label is
 * that of the first.
 */
const SECOND: readonly (readonly [
  name: string,
  change: (placed: Placed, text: string) => string,
])[] = [
  ['CRLF', (_placed, text) => text.replaceAll('\n', '\r\n')],
  [
    'three lines at the top',
    ({ dialect }, text) =>
      text.replace(
        /^(#!.*\n)?/,
        (shebang) =>
          `${shebang}${`${dialect.line[0]}Reviewed once a year.${dialect.line[1]}\n`.repeat(3)}`,
      ),
  ],
  ['re-indent', ({ dialect }, text) => (dialect.lexed ? reindent(text) : text)],
];

const FIRST: readonly string[] = [
  'reorder functions',
  'duplicate the function above',
  'edit in another function',
  'insert directly before',
  'delete below',
  'delete the span',
  'delete the function',
  'comment out (block around)',
  'comment out (line comments)',
  'wrap into a literal',
  'hollowed: copied into a dead function below',
  'hollowed: copied with its neighbouring lines to its own line numbers',
  'hollowed: copied into a branch never taken',
];

/** Real commits do several things at once. */
export function combinationsOf(placed: Placed): readonly AnchorCase[] {
  const first = [...outsideEdits, ...removals, ...commentedOut, ...hollowed].filter(({ kind }) =>
    FIRST.includes(kind),
  );
  const mutation = mutationsOf(placed).slice(0, 2);
  const { path } = placed.site;
  return [...first, ...mutation].flatMap((change) =>
    transformed(placed, change)
      .filter(({ cite }) => anchorKind(cite) !== 'file')
      .flatMap((one) => [
        ...SECOND.flatMap(([name, then]) => {
          const text = then(placed, one.after[path] ?? '');
          return text === one.after[path]
            ? []
            : [
                {
                  ...one,
                  name: `${one.name}, then ${name}`,
                  kind: `${one.kind}, then ${name}`,
                  after: { ...one.after, [path]: text },
                },
              ];
        }),
        renamedToo(placed, one),
      ]),
  );
}

function renamedToo(placed: Placed, one: AnchorCase): AnchorCase {
  const { path } = placed.site;
  const to = sibling(placed, 'renamed');
  const { [path]: text = '', ...others } = one.after;
  return {
    ...one,
    name: `${one.name}, then rename the file`,
    kind: `${one.kind}, then rename the file`,
    after: { ...others, [to]: text },
    renames: { [path]: to },
  };
}
