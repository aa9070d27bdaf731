import { pathMatches } from '../../memory/glob.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import type { RuleTraits } from '../rule-traits.js';
import type { ReleaseFiles } from './scan-files.js';
import { NOTHING_SCANNED, type ReleaseScan } from './release-scan.js';
import { releaseTerms, type ReleaseTerms } from './terms.js';

/*
 * Which files does the release gate read for a change? A change of `README.md` and `src/a.ts` reads:
 *
 *   claims about memory in   `README.md`, at the base too if it claims something there
 *   demonstrations in        `README.md` and all of `docs/`, because any may have lost its fixture
 *   memory in                nothing: no JSON file is touched
 *
 * The evidence `release` calls it; `scan-files.ts` reads what it chooses. When it is wrong,
 * `__tests__/gate/release-gate.test.ts` and `__tests__/gate/rules/demo-without-fixture.test.ts` fail.
 * Caps and names of files that are read first are free, as long as what is beyond counts as unread.
 */

/** Files that are looked at, of each kind: a change of more is nobody's to read. What is beyond counts as not read. */
const MOST_FILES = 2_000;

/** Documents for people: `README.md`, `docs/guide.rst`. */
const PROSE = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
/**
 * JSON that may carry memory by its name, such as `data/agent-memory.json`, `context-manifest.json` or `recall.jsonl`:
 * where one commit is judged by itself, it is read before the rest.
 */
const TELLING = /(?:memor|manifest|context|recall|trust|facts)[^/]{0,100}\.(?:json|jsonl|ndjson)$/i;
/** A change here may take a fixture from a demonstration of a page that it leaves alone. */
const FIXTURES = '.memtrust/fixtures/';

/** A change whose documents and JSON files are looked at. */
interface ReleaseQuestion {
  readonly base: Tree;
  readonly head: Tree;
  readonly policy: Policy;
  /** Paths that differ; null where one commit is judged by itself, which is then looked at as a whole. */
  readonly changed: ReadonlySet<string> | null;
  /** Rules for which something is looked at. */
  readonly rules: readonly RuleTraits[];
}

/** What the release gate saw in the base and in the head. */
export interface ReleaseScans {
  readonly base: ReleaseScan;
  readonly head: ReleaseScan;
}

/**
 * Looks at what a change touches: JSON that carries memory, and public documents. The base is asked only about what was
 * found in the head.
 */
export async function scanRelease({
  base,
  head,
  policy,
  changed,
  rules,
}: ReleaseQuestion): Promise<ReleaseScans> {
  const terms = releaseTerms(policy, rules);
  const files = filesToLookAt(head, changed, terms, policy);
  if (files.documents.length === 0 && files.entries.length === 0)
    return { base: NOTHING_SCANNED, head: NOTHING_SCANNED };
  // Most of it is tables of patterns, which other changes need not load.
  const { scanFiles } = await import('./scan-files.js');
  const { claimed, documents, entries } = files;
  const now = await scanFiles(head, {
    claimed: claimed.slice(0, MOST_FILES),
    // What the change touches is read in any case; of the other pages so many as there is room for.
    documents: [...new Set([...claimed, ...documents])].slice(0, MOST_FILES).toSorted(),
    entries: entries.slice(0, MOST_FILES),
  });
  const over = (paths: readonly string[]): number => Math.max(0, paths.length - MOST_FILES);
  const seen = {
    ...now,
    unread: [...now.unread, ...claimed.slice(MOST_FILES)],
    left: { pages: now.left.pages + over(documents), entries: now.left.entries + over(entries) },
  };
  if (changed === null) return { base: seen, head: seen };
  const known = filesSeenIn(base, now);
  const then =
    known.documents.length + known.entries.length === 0
      ? NOTHING_SCANNED
      : await scanFiles(base, { claimed: known.documents, ...known });
  return { base: then, head: seen };
}

/** Paths of each kind. */
interface Files {
  readonly documents: readonly string[];
  readonly entries: readonly string[];
}

/** @param changed null where one commit is judged by itself: then every file. */
function filesToLookAt(
  head: Tree,
  changed: ReadonlySet<string> | null,
  terms: ReleaseTerms,
  policy: Policy,
): ReleaseFiles {
  if (changed === null) {
    const { documents, entries } = filesOf(head, head.entries.keys(), terms, policy);
    return { claimed: documents, documents, entries: tellingFirst(entries) };
  }
  const touched = filesOf(head, changed, terms, policy);
  // A demonstration may lose its fixture without a change of its page; code alone takes none from it.
  const asksAll =
    terms.documents !== null &&
    (touched.documents.length > 0 || [...changed].some((path) => path.startsWith(FIXTURES)));
  return {
    claimed: touched.documents,
    documents: asksAll ? filesOf(head, head.entries.keys(), terms, policy).documents : [],
    entries: touched.entries,
  };
}

/** Of the files in which something was found, those that a tree has too. */
function filesSeenIn(tree: Tree, { pages, entries }: ReleaseScan): Files {
  const isThere = (path: string): boolean => tree.entries.has(path);
  return {
    documents: pages
      .filter(({ claims, showings, demos }) => claims.length + showings.length + demos.length > 0)
      .map(({ path }) => path)
      .filter(isThere),
    entries: [...new Set(entries.map(({ path }) => path))].filter(isThere),
  };
}

/**
 * Files of a tree by pattern, sorted; what the policy excludes is not read, and what memtrust keeps
 * has rules of its own.
 */
function filesOf(
  tree: Tree,
  paths: Iterable<string>,
  { documents, entries }: ReleaseTerms,
  { exclude_paths: excluded }: Policy,
): Files {
  const found: { readonly documents: string[]; readonly entries: string[] } = {
    documents: [],
    entries: [],
  };
  for (const path of paths) {
    if (path.startsWith('.memtrust/') || tree.entries.get(path)?.kind !== 'file') continue;
    const isPage = PROSE.test(path) && fits(path, documents);
    const isEntry = fits(path, entries);
    if (!(isPage || isEntry) || fits(path, excluded)) continue;
    if (isPage) found.documents.push(path);
    if (isEntry) found.entries.push(path);
  }
  return { documents: found.documents.toSorted(), entries: found.entries.toSorted() };
}

function fits(path: string, patterns: readonly string[] | null): boolean {
  return patterns?.some((pattern) => pathMatches(pattern, path)) === true;
}

/** So that a cap cuts what is less likely to be memory. */
function tellingFirst(paths: readonly string[]): readonly string[] {
  return [
    ...paths.filter((path) => TELLING.test(path)),
    ...paths.filter((path) => !TELLING.test(path)),
  ];
}
