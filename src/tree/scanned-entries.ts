import { compareTexts } from '../text/order.js';
import { firstBehind, remembered } from '../text/collections.js';
import { joined } from '../text/pattern.js';
import { encodeName } from './listing.js';
import type { Origin, Tree, TreeEntry } from './tree.js';

/*
 * The few files of a tree that can be memory, agent files or files of the gate, and the files below a folder. A new
 * agent file or layout whose name does not fit needs a line in NOTABLE_PATH.
 */

/** The entries among which memory, agent files and files of the gate are found, in the order of the tree. */
export const scannedEntries = remembered((tree: Tree): readonly TreeEntry[] =>
  tree.madeOf ? derived(tree, tree.madeOf) : [...tree.entries.values()].filter(isNotable),
);

/** Their names: the same list for all trees of which it is known that they have the same names. */
export function scannedPaths(tree: Tree): readonly string[] {
  return pathsOf(tree.namesake ?? tree);
}

const pathsOf = remembered((tree: Tree): readonly string[] =>
  scannedEntries(tree).map(({ path }) => path),
);

/**
 * Names without a leading dot: `docs/a.md`, `memory/episodic/x.txt`, `memory-bank/x.txt`, `hooks/hooks.json`,
 * `action.yml`. Case is ignored, since agents on some disks find `Memory-Bank/` too.
 */
const NOTABLE_PATH = new RegExp(
  joined`
    \.mdx?$
    |^memory\/(?:short-term|long-term|episodic)\/
    |(?:^|\/)(?:memory-bank\/|(?:opencode|kilo|crush|firebender)\.jsonc?$|crushrc$
        |(?:gemini|qwen)-extension\.json$|hooks\/hooks\.json$|action\.ya?ml$)`,
  'i',
);

/**
 * Links, submodules, hidden files, Markdown, stores of notes, settings, actions, and names that may look like these.
 */
function isNotable({ path, kind }: TreeEntry): boolean {
  return (
    kind !== 'file' ||
    path.startsWith('.') ||
    path.includes('/.') ||
    NOTABLE_PATH.test(path) ||
    /[^ -~]|[. ](?:\/|$)|[:~\\]/.test(path)
  );
}

function derived(tree: Tree, { tree: before, changed }: Origin): readonly TreeEntry[] {
  const now = new Map(
    [...changed]
      .flatMap((path) => tree.entries.get(path) ?? [])
      .filter(isNotable)
      .map((entry) => [entry.path, entry]),
  );
  // An entry that was there before stays in its place.
  const stayed = scannedEntries(before).flatMap((entry) => {
    if (!changed.has(entry.path)) return [entry];
    const changedEntry = now.get(entry.path);
    now.delete(entry.path);
    return changedEntry ?? [];
  });
  if (now.size === 0) return stayed;
  return [...stayed, ...now.values()]
    .map((entry) => ({ entry, bytes: encodeName(entry.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ entry }) => entry);
}

/** The files below a folder, sorted; found by binary search, since a hostile tree may ask for thousands. */
export function listFilesUnder(tree: Tree, folder: string): readonly string[] {
  const sorted = sortedFiles(tree);
  const start = firstBehind(sorted.length, (index) => (sorted[index] ?? '') < `${folder}/`);
  let end = start;
  while (sorted[end]?.startsWith(`${folder}/`) === true) end += 1;
  return sorted.slice(start, end);
}

const sortedFiles = remembered(({ entries }: Tree): readonly string[] =>
  [...entries.values()]
    .filter(({ kind }) => kind === 'file')
    .map(({ path }) => path)
    .toSorted(compareTexts),
);
