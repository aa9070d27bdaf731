import type { Anchor, Finder } from './anchor.js';
import { filesIn, readPath } from './written-path.js';
import { identifierIn, isTelling } from './identifiers.js';

/** Names in code spans that the statement can mean one definition by. */
export const namedSymbols: Finder = async ({ statement, folders }, { symbols, files }) => {
  const named = statement.code
    .flatMap(filesIn)
    .flatMap((written) => files.find(readPath(written)?.path ?? written, folders) ?? []);
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
