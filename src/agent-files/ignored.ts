import { kept } from '../text/collections.js';
import { matcherOf } from '../memory/glob.js';
import type { LiveSource } from './live-source.js';

/* Which agent files does the policy take out? `ignore: ["templates/**"]`: nobody's agent loads them here. */

/**
 * The agent files without those that the policy ignores, and these. One that settings or another agent file load is
 * read all the same; what only ignored files load goes with them.
 */
export function withoutIgnored(
  sources: readonly LiveSource[],
  ignore: readonly string[] = [],
): { readonly live: readonly LiveSource[]; readonly ignored: readonly LiveSource[] } {
  if (ignore.length === 0) return { live: sources, ignored: [] };
  const matches = matcherOf(ignore);
  const paths = new Set(sources.map(({ path }) => path));
  const read = new Set<string>();
  const ahead = sources.filter(
    (source) =>
      (!isLoaded(source) && matches(source.path) === null) ||
      source.importedBy.some((importer) => !paths.has(importer)),
  );
  const loadedBy = new Map<string, LiveSource[]>();
  for (const source of sources)
    for (const importer of source.importedBy) kept(loadedBy, importer, () => []).push(source);
  for (let source = ahead.pop(); source !== undefined; source = ahead.pop()) {
    if (read.has(source.path)) continue;
    read.add(source.path);
    ahead.push(...(loadedBy.get(source.path) ?? []));
  }
  return {
    live: sources.filter(({ path }) => read.has(path)),
    ignored: sources.filter(({ path }) => !read.has(path)),
  };
}

/** Whether an agent reads a file only because another one, or settings, say so. */
function isLoaded({ kind }: LiveSource): boolean {
  return kind === 'import' || kind === 'named';
}
