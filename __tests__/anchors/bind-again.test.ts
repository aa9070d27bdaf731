/** The way to a fact that can be adopted: `bind ID` where the places are found, and only then a place from the user. */
import { expect, it } from '@jest/globals';
import { type AnchorVerdict, bindThenAdopt } from '../../src/anchors/verdict.js';
import { phraseText } from '../../src/text/phrase.js';

type Case = readonly [path: string, selector: string, verdict: AnchorVerdict];

const way = (...sources: readonly Case[]): string =>
  phraseText(
    bindThenAdopt(
      'a/b',
      sources.map(([path, selector, verdict]) => ({ path, selector, verdict })),
    ),
  );
const EDIT = 'edit the fact where it is no longer true, run';

it.each<readonly [readonly Case[], string]>([
  [[['x.ts', 'lines:2-9', 'moved']], 'edit the fact, then run `npx memtrust adopt a/b`'],
  [
    [
      ['x.ts', 'lines:2-9', 'changed'],
      ['y.ts', 'symbol:f', 'changed'],
      ['z.ts', 'file', 'unbound'],
    ],
    `${EDIT} \`npx memtrust bind a/b\`, then \`npx memtrust adopt a/b\``,
  ],
  [
    [
      ['x.ts', 'lines:2-9', 'changed'],
      ['y.ts', 'quote', 'changed'],
    ],
    `${EDIT} \`npx memtrust bind a/b PATH#L1-L9 --instead-of y.ts\` with the file and the lines that it is about ` +
      'now, then `npx memtrust bind a/b`, then `npx memtrust adopt a/b`',
  ],
  [
    [
      ['x.ts', 'file', 'missing'],
      ['y.ts', 'quote', 'changed'],
      ['z.ts', 'symbol:f', 'ambiguous'],
    ],
    `${EDIT} \`npx memtrust bind a/b PATH#L1-L9 --instead-of x.ts\` with the file and the lines that it is about ` +
      'now, the same for `y.ts` and others, then `npx memtrust adopt a/b`',
  ],
])('%j', (sources, expected) => {
  const said = way(...sources);
  expect(said).toBe(expected);
  expect(said).not.toMatch(/L2|2-9/);
});
