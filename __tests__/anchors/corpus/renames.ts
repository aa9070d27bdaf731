import type { AnchorCase, Files } from './case.js';
import { emptied, sibling } from './hollowed.js';
import { casesFor } from './site-cases.js';
import type { Placed } from './site-text.js';
import { insert, put, replaceIn, take } from './text-edits.js';
import { CHANGED, KEPT, KEPT_OUTSIDE, type Labels } from './transformation.js';

/** No name of a folder counts: whether such a move is right is for the person to say who binds it again. */
const FOLDERS = ['test', '__tests__', 'vendor', 'docs', 'fixtures', 'contest', 'latest'] as const;

/** Whole files that change their paths. */
export function renamesOf(placed: Placed): readonly AnchorCase[] {
  const { site, text, top, dialect, neighbour, span } = placed;
  const name = site.path.slice(site.path.lastIndexOf('/') + 1);
  const to = sibling(placed, 'renamed');
  const elsewhere = `core/${name}`;
  const moved = (kind: string, labels: Labels, path: string, content: string, more: Files = {}) =>
    casesFor(placed, kind, labels, {
      after: { [path]: content, ...more },
      renames: { [site.path]: path },
    });
  const declared = insert(text, top, dialect.declaration);
  const [, from, into] = site.mutations[0] ?? ['', '', ''];
  const mutated = replaceIn(text, span, from, into);
  const spanOf = mutated.includes(site.quote)
    ? { lines: CHANGED.lines, symbol: CHANGED.symbol, file: CHANGED.file }
    : CHANGED;
  return [
    ...moved('rename the file', KEPT, to, text),
    ...moved('move the file to another folder', KEPT, elsewhere, text),
    ...moved('rename the file and edit beside', KEPT_OUTSIDE, to, declared),
    ...moved(
      'rename the file and edit another function',
      KEPT_OUTSIDE,
      to,
      replaceIn(text, neighbour, ...site.neighbourEdit),
    ),
    ...moved('rename the file with CRLF', KEPT, to, text.replaceAll('\n', '\r\n')),
    ...moved(
      'rename the file and edit inside',
      Object.fromEntries(Object.entries(spanOf)),
      to,
      mutated,
    ),
    ...moved('rename the file and delete the span', CHANGED, to, emptied(placed)),
    ...moved('rename the file, another takes its path', KEPT, to, text, {
      [site.path]: `${dialect.declaration.join('\n')}\n`,
    }).map((one) => ({ ...one, debatable: true })),
    ...FOLDERS.flatMap((folder) => moved(`rename into ${folder}`, KEPT, `${folder}/${name}`, text)),
    ...moved(
      'rename into a test folder further down',
      KEPT,
      site.path.replace(/[^/]+$/, (last) => `test/${last}`),
      text,
    ),
    ...moved(
      'rename into fixtures and insert above',
      KEPT_OUTSIDE,
      `packages/core/fixtures/${name}`,
      declared,
    ),
    ...moved('rename into a test file', KEPT, site.path.replace(/(\.\w+)$/, '.test$1'), text),
    ...moved('rename into examples', KEPT, `examples/${name}`, text),
    // Git reports the larger half as the rename; the guard went with the other.
    ...moved(
      'split: the function goes to the other half',
      CHANGED,
      to,
      put(text, placed.whole, []),
      { [sibling(placed, 'half')]: `${take(text, placed.whole).join('\n')}\n` },
    ),
    ...casesFor(placed, 'move the file, rename not reported', KEPT, {
      after: { [elsewhere]: text },
    }),
    ...casesFor(placed, 'delete the file', CHANGED, { after: {} }),
    ...casesFor(placed, 'delete the file, the same file appears among fixtures', KEPT, {
      after: { [`fixtures/${name}`]: text },
    }),
    ...casesFor(placed, 'delete the file, two copies appear', CHANGED, {
      after: { [elsewhere]: text, [`lib2/${name}`]: text },
    }),
    ...casesFor(placed, 'a copy of the file appears', KEPT, {
      after: { [site.path]: text, [elsewhere]: text },
    }),
  ];
}
