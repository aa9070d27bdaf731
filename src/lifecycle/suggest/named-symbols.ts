import type { Anchor, Finder } from './anchor.js';
import { namedPaths } from './written-path.js';
import { identifierIn, isTelling } from './identifiers.js';

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
