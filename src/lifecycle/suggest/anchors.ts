import type { Anchor, Finder, Ground, PlacedStatement } from '../../agent-files/mentions/ground.js';
import { namedPaths } from '../../agent-files/mentions/written-path.js';
import { identifierIn, isTelling } from '../../agent-files/mentions/identifiers.js';
import type { Statement } from '../../agent-files/statements.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import { firmness, isWholeFile } from './anchor.js';
import { blockedBy } from '../../trust/blocking.js';
import { CitableFiles } from '../../agent-files/mentions/citable-files.js';
import { rootOf } from './everything-named.js';
import { namedFiles } from './named-files.js';
import { namedScripts } from '../../agent-files/mentions/scripts.js';
import { SymbolIndex } from '../../agent-files/mentions/symbol-index.js';
import { statedVersions } from './versions.js';

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

/** In this order: of equally firm anchors the earlier finder comes first. */
const FINDERS: readonly Finder[] = [namedFiles, namedScripts, statedVersions, namedSymbols];

/** Anchors of one candidate besides the sentence itself: more make it stale all the time. */
const MOST_ANCHORS = 3;

/**
 * Where the anchors of these statements are looked for.
 *
 * @param isNamedAnywhere whether the bare name of a file means the one that is called so, in whatever folder it is.
 */
export async function groundFor(
  tree: Tree,
  policies: readonly Policy[],
  statements: readonly Pick<Statement, 'code'>[],
  isNamedAnywhere = false,
): Promise<Ground> {
  const files = await CitableFiles.open(tree, blockedBy(policies), isNamedAnywhere);
  const names = statements.flatMap(({ code }) => code.flatMap((one) => identifierIn(one) ?? []));
  const wanted = [
    ...names.filter(isTelling).map(({ own }) => own),
    ...names.flatMap(({ name }) => rootOf(name) ?? []),
  ];
  return { files, symbols: await SymbolIndex.build(files, new Set(wanted)) };
}

/** The firmest anchors, each place once; a whole file only where nothing else in it is cited. */
export async function suggestedAnchors(placed: PlacedStatement, ground: Ground): Promise<Anchor[]> {
  const found: Anchor[] = [];
  for (const finder of FINDERS) found.push(...(await finder(placed, ground)));
  const byFirmness = found
    .map((anchor, index) => ({ anchor, index }))
    .sort((a, b) => firmness(b.anchor) - firmness(a.anchor) || a.index - b.index);
  const kept = new Map<string, Anchor>();
  for (const { anchor } of byFirmness) {
    if (isWholeFile(anchor) && [...kept.values()].some(({ path }) => path === anchor.path))
      continue;
    const name = `${anchor.path}\0${JSON.stringify(anchor.selector)}\0${anchor.lines?.join('-') ?? ''}`;
    if (!kept.has(name)) kept.set(name, anchor);
  }
  const all = [...kept.values()];
  // A whole file makes a fact stale at every edit: it is cited only where there is nothing better.
  const firm = all.filter((anchor) => firmness(anchor) > 1);
  return (firm.length > 0 ? firm : all).slice(0, MOST_ANCHORS);
}
