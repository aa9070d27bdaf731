import { pathMatches } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy.js';
import type { Tree } from '../../tree/tree.js';
import { NOTHING_RELEASED, type Released } from './released.js';
import { releaseTerms } from './terms.js';

/** Files that are looked at, of each kind: a change of more is nobody's to read. */
const MOST_FILES = 2_000;

const PROSE = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
/** JSON that may carry memory by its name: where one commit is judged by itself, the rest is not read. */
const TELLING = /(?:memor|manifest|context|recall|trust|facts)[^/]{0,100}\.json$/i;

/**
 * Looks at what a change touches: JSON that carries memory, and public documents where the policy asks for it. The base is
 * asked only about what was found in the head.
 *
 * @param changed paths that differ; null where one commit is judged by itself, which is then looked at as a whole.
 */
export async function lookAtRelease(base: Tree, head: Tree, policy: Policy, changed: ReadonlySet<string> | null): Promise<{ readonly base: Released; readonly head: Released }> {
  const terms = releaseTerms(policy);
  const documents = filesOf(head, terms.documents ?? [], policy, (path) => PROSE.test(path));
  const entries = filesOf(head, terms.entries ?? [], policy, (path) => (changed === null ? TELLING.test(path) : changed.has(path)));
  const claimed = documents.filter((path) => changed === null || changed.has(path));
  if (documents.length === 0 && entries.length === 0) return { base: NOTHING_RELEASED, head: NOTHING_RELEASED };
  // Most of it is tables of patterns, which other repositories need not load.
  const { lookAtFiles } = await import('./look.js');
  const now = await lookAtFiles(head, { claimed: claimed.slice(0, MOST_FILES), documents: documents.slice(0, MOST_FILES), entries: entries.slice(0, MOST_FILES) });
  const over = (files: readonly string[]): number => Math.max(0, files.length - MOST_FILES);
  const seen = { ...now, left: { pages: now.left.pages + over(documents), entries: now.left.entries + over(entries) } };
  if (changed === null) return { base: seen, head: seen };
  const speaking = now.pages.filter(({ claims, demos }) => claims.length + demos.length > 0).map(({ path }) => path).filter((path) => base.entries.has(path));
  const listed = [...new Set(now.entries.map(({ path }) => path))].filter((path) => base.entries.has(path));
  const then = speaking.length + listed.length === 0 ? NOTHING_RELEASED : await lookAtFiles(base, { claimed: speaking, documents: speaking, entries: listed });
  return { base: then, head: seen };
}

/** Files of a tree by pattern, sorted; what the policy excludes is not read, and what memtrust keeps has rules of its own. */
function filesOf(tree: Tree, patterns: readonly string[], { exclude_paths: excluded }: Policy, isWanted: (path: string) => boolean): string[] {
  if (patterns.length === 0) return [];
  return [...tree.entries.values()]
    .filter(({ kind, path }) => kind === 'file' && isWanted(path) && !path.startsWith('.memtrust/') && patterns.some((pattern) => pathMatches(pattern, path)) && !excluded.some((pattern) => pathMatches(pattern, path)))
    .map(({ path }) => path)
    .toSorted();
}
