import type { Anchor, Finder } from '../../agent-files/mentions/ground.js';
import { namedPaths } from '../../agent-files/mentions/written-path.js';
import { identifierIn, isTelling } from '../../agent-files/mentions/identifiers.js';

/*
 * What could a sentence cite? `` Call `requireOwner` first `` → the symbol `requireOwner`, if one
 * definition alone can be meant. `anchors.ts` asks it among the other finders. Safe error: no anchor; a
 * wrong one would be adopted by somebody in a hurry. What counts as one definition is decided in
 * `symbol-index.ts`. Nothing is stored: fewer anchors may come of it at any time.
 * `__tests__/lifecycle/suggest.test.ts` fails when this is wrong.
 */

/** Names in code spans that the statement can mean one definition by. */
export const namedSymbols: Finder = async ({ statement, folders }, { symbols, files }) => {
  const named = namedPaths(statement, folders, files);
  const found = statement.code.flatMap((code): Anchor[] => {
    const identifier = identifierIn(code);
    const place =
      identifier === null || !isTelling(identifier)
        ? null
        : symbols.only(identifier, { folders, files: named });
    return place === null
      ? []
      : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
  });
  return found;
};
