import { kept, remembered } from '../../text/collections.js';
import { type Export, EXPORT_BUDGET } from '../../memory/policy-shape.js';
import { isSpecimen } from '../../agent-files/agents.js';
import { baseName, foldersUpFrom } from '../../tree/path.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';
import { folderOf, homeOf, isSelected, type ExportableFact } from './choose.js';

/*
 * Into which files are facts exported, and which facts belong into each? Each line of `exports:` names one file; with
 * `nested` what cites a single folder goes into a file of the same name there.
 */

/** One file, and what belongs into it. */
export interface Target {
  /** As the policy or the user names it. */
  readonly file: string;
  readonly facts: readonly ExportableFact[];
  readonly budget: number;
  /** The folders that the policy selects by, for the front matter of a new rule file. */
  readonly folders: readonly string[];
}

/** A target, and the file that it is behind links; null where nothing may be written there. */
export interface PlacedTarget extends Target {
  readonly place: string | null;
}

const PROSE = /\.(?:md|mdc|markdown|txt)$|(?:^|\/)\.[a-z]+rules$/i;

/** Whether a file is text for people and agents by its name; a block would break settings. */
export function isProseFile(file: string): boolean {
  return PROSE.test(file);
}

/**
 * Files that an agent reads in each folder that it works in, the nearest as well as those above it.
 *
 * Source: https://agents.md, https://code.claude.com/docs/en/memory, https://geminicli.com/docs/cli/gemini-md
 */
const READ_IN_FOLDERS: ReadonlySet<string> = new Set(['AGENTS.md', 'CLAUDE.md', 'GEMINI.md']);

/** By name, the folders with such a file; those of tools, test data and templates are left out. */
const foldersByName = remembered((tree: Tree): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [path, { kind }] of tree.entries) {
    const name = baseName(path);
    if (
      READ_IN_FOLDERS.has(name) &&
      kind === 'file' &&
      !/(?:^|\/)\./.test(path) &&
      !isSpecimen(path)
    )
      kept(found, name, () => new Set()).add(folderOf(path));
  }
  return found;
});

/**
 * What a file holds that is named without the policy: the facts of which it is the nearest file of its name, in or
 * above the folder of everything that they cite. What no such file is above belongs into the topmost.
 *
 * @param others files that are written too, and may be new.
 */
export function plainTarget(
  file: string,
  facts: readonly ExportableFact[],
  tree: Tree,
  others: readonly string[] = [],
): Target {
  const target = { file, facts, budget: EXPORT_BUDGET, folders: [] };
  const [name, own] = [baseName(file), folderOf(file)];
  if (!READ_IN_FOLDERS.has(name)) return target;
  const folders = new Set([
    ...(foldersByName(tree).get(name) ?? []),
    ...others.filter((path) => baseName(path) === name).map(folderOf),
    own,
  ]);
  const isTopmost = nearestOf(folderOf(own), folders, own) === null;
  return {
    ...target,
    facts: facts.filter(({ fact }) => {
      const nearest = nearestOf(homeOf(fact), folders);
      return nearest === null ? isTopmost : nearest === own;
    }),
  };
}

/** A folder or the nearest above it that is one of these; null where none is. */
function nearestOf(folder: string, folders: ReadonlySet<string>, not?: string): string | null {
  return foldersUpFrom(folder).find((one) => one !== not && folders.has(one)) ?? null;
}

/** Files of the same name in folders below a named one, into which facts belong that it does not hold. */
export function filesBelow(file: string, tree: Tree): readonly string[] {
  const name = baseName(file);
  const start = file.slice(0, file.length - name.length);
  return [...(foldersByName(tree).get(name) ?? [])]
    .map((folder) => (folder === '' ? name : `${folder}/${name}`))
    .filter((path) => path !== file && path.startsWith(start))
    .toSorted();
}

/** The targets of a policy, in its order; files that hold no fact are among them, for their blocks may. */
export function exportTargets(
  exports: readonly Export[],
  facts: readonly ExportableFact[],
  tree: Tree,
): readonly Target[] {
  return exports.flatMap((one): readonly Target[] => {
    const { file, budget = EXPORT_BUDGET, folders = [] } = one;
    const selected = facts.filter((fact) => isSelected(fact, one));
    if (one.nested !== true) return [{ file, facts: selected, budget, folders }];
    return nestedTargets(file, selected, tree).map((target) => ({
      ...target,
      budget,
      folders: [],
    }));
  });
}

function nestedTargets(
  file: string,
  facts: readonly ExportableFact[],
  tree: Tree,
): readonly Pick<Target, 'file' | 'facts'>[] {
  const name = baseName(file);
  const root = file.slice(0, file.length - name.length);
  const byFile = new Map<string, ExportableFact[]>([[file, []]]);
  for (const path of tree.entries.keys())
    if (path.startsWith(root) && baseName(path) === name && !path.startsWith('.memtrust/'))
      byFile.set(path, []);
  const there = new Set([...byFile.keys()].map(folderOf));
  for (const fact of facts) {
    const home = homeOf(fact.fact);
    const isBelow = home !== '' && `${home}/`.startsWith(root);
    // A package that has such a file has it for its folders too.
    const folder = isBelow ? (nearestOf(home, there, folderOf(file)) ?? home) : folderOf(file);
    kept(byFile, folder === '' ? name : `${folder}/${name}`, () => []).push(fact);
  }
  return [...byFile].map(([path, own]) => ({ file: path, facts: own }));
}

/** The targets with the files that they are; of two that are one file the first. */
export async function placed(
  targets: readonly Target[],
  tree: Tree,
): Promise<readonly PlacedTarget[]> {
  const resolver = PathResolver.of(tree);
  const seen = new Set<string>();
  const found: PlacedTarget[] = [];
  for (const target of targets) {
    const place = await placeOf(target.file, resolver, tree);
    if (place !== null && seen.has(place)) continue;
    if (place !== null) seen.add(place);
    found.push({ ...target, place });
  }
  return found;
}

/** A file, or a place for one; null for a folder, a submodule, and a link that leads nowhere. */
async function placeOf(file: string, resolver: PathResolver, tree: Tree): Promise<string | null> {
  const found = await resolver.resolve(file);
  if (found.kind === 'file') return found.path;
  if (found.kind !== 'missing' || tree.entries.has(file)) return null;
  const name = baseName(file);
  const folder = file.slice(0, Math.max(file.length - name.length - 1, 0));
  if (folder === '') return name;
  const above = await resolver.resolve(folder);
  if (above.kind !== 'directory' && above.kind !== 'missing') return null;
  const place = `${above.path}/${name}`;
  return tree.entries.has(place) ? null : place;
}
