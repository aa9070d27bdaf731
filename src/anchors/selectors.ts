import type { Selector } from '../memory/citation.js';
import { absentSelector } from './absent.js';
import { fileSelector } from './file.js';
import { headingSelector } from './heading.js';
import { linesSelector } from './lines.js';
import { pointerSelector } from './pointer.js';
import { quoteSelector } from './quote.js';
import type { SelectorReader } from './selector.js';
import { symbolSelector } from './symbol.js';

/*
 * Who can find the place that a citation names? `{kind: symbol, symbol: requireOwner}` is for
 * `symbol.ts`. A kind that is missing here is never skipped: its fact is not trusted.
 *
 * `compare.ts`, `lifecycle/bind.ts`, `lifecycle/reverify.ts` and the fixtures ask. The kinds stand
 * in users' facts: none may go. A kind may be added, and the order means nothing, as each reader has
 * one kind. `__tests__/anchors/selectors.test.ts` fails when this is wrong.
 */

/** Every selector that is read. Adding one is a file here and a line below. */
const readers: readonly SelectorReader[] = [
  fileSelector,
  linesSelector,
  quoteSelector,
  symbolSelector,
  headingSelector,
  pointerSelector,
  absentSelector,
];

/** The reader of a selector, or null where this version has none: such a source is `unreadable`, never skipped. */
export function selectorReader(kind: Selector['kind']): SelectorReader | null {
  return readers.find((reader) => reader.kind === kind) ?? null;
}
