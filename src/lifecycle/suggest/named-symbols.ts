import type { Anchor, Finder } from './anchor.js';
import { identifierIn, isTelling } from './identifiers.js';

/*
 * What could a sentence cite? `` Call `requireOwner` first `` → the symbol `requireOwner`, if one file alone
 * defines it. `anchors.ts` asks it among the other finders. Safe error: no anchor; a wrong one would be
 * adopted by somebody in a hurry. `__tests__/lifecycle/suggest.test.ts` fails when this is wrong.
 */

/** Names in code spans that are defined exactly once in the source files. */
export const namedSymbols: Finder = async ({ statement }, { symbols }) => {
  const found = statement.code.flatMap((code): Anchor[] => {
    const identifier = identifierIn(code);
    const place = identifier === null || !isTelling(identifier) ? null : symbols.only(identifier);
    return place === null
      ? []
      : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
  });
  return found;
};
