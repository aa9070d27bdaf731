import type { Departure } from '../../../tree/history-queries.js';
import type { DetectorRepository } from '../../detector.js';
import type { Suspect } from './reference.js';

/**
 * When did the paths that a text names leave the tree, and where did they go? A departure is the
 * commit that removed a path, with the path that it was renamed to where git says so.
 *
 *     docs/setup.md   was renamed to docs/install.md, and that to guide/install.md:
 *                     the commit of the second rename, and to: guide/install.md
 *
 * `index.ts` asks once for all suspects of a tree. The limits hold the time that git takes. When it
 * is wrong, `__tests__/agent-files/detectors/references/hints.test.ts` fails.
 */

/** Paths that history is asked for, in one question. */
const MOST_PATHS_ASKED_OF_HISTORY = 200;

/** Renames in a row that are followed. */
const MOST_RENAMES_FOLLOWED = 3;

/**
 * Departures by path. Suspects that are reported anyway are asked for first; a rename to a path that
 * is gone as well is followed, and one that leads nowhere counts as removed.
 */
export async function departuresOf(
  suspects: readonly Suspect[],
  { past, tree, resolver }: DetectorRepository,
): Promise<ReadonlyMap<string, Departure>> {
  const paths = pathsToAsk(suspects);
  if (paths.length === 0) return new Map();
  const departures = new Map(await past.departed(paths));
  const isThere = (path: string): boolean => tree.entries.has(path) || resolver.isFolder(path);
  // Renames that lead to a path which is gone too.
  let open = [...departures].filter(([, { to }]) => to !== null && !isThere(to));
  for (let hop = 0; hop < MOST_RENAMES_FOLLOWED && open.length > 0; hop += 1) {
    const further = await past.departed([...new Set(open.flatMap(([, { to }]) => to ?? []))]);
    open = open.flatMap(([path, { commit, to }]) => {
      const next = to === null ? undefined : further.get(to);
      departures.set(path, { commit: next?.commit ?? commit, to: next?.to ?? null });
      return next !== undefined && next.to !== null && !isThere(next.to)
        ? [[path, next] satisfies [string, Departure]]
        : [];
    });
  }
  for (const [path, { commit, to }] of departures)
    if (to !== null && !isThere(to)) departures.set(path, { commit, to: null });
  return departures;
}

/**
 * The likeliest place of each suspect, then the others: a text deep in the tree has many. Those that
 * are reported whatever history says come first.
 */
function pathsToAsk(suspects: readonly Suspect[]): readonly string[] {
  const ordered = [
    ...suspects.filter(({ severity }) => severity !== null),
    ...suspects.filter(({ severity }) => severity === null),
  ];
  return [
    ...new Set([
      ...ordered.flatMap(({ gone }) => gone.slice(0, 1)),
      ...ordered.flatMap(({ gone }) => gone.slice(1)),
    ]),
  ].slice(0, MOST_PATHS_ASKED_OF_HISTORY);
}
