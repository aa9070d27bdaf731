import { kept } from '../../text/collections.js';
import { type Export, EXPORT_BUDGET } from '../../memory/policy-shape.js';
import { baseName } from '../../tree/path.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';
import { homeOf, isSelected, type ExportableFact } from './choose.js';

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

/** What a file holds that is named without the policy: all facts. */
export function plainTarget(file: string, facts: readonly ExportableFact[]): Target {
  return { file, facts, budget: EXPORT_BUDGET, folders: [] };
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
  for (const fact of facts) {
    const home = homeOf(fact.fact);
    const nearest = home !== '' && `${home}/`.startsWith(root) ? `${home}/${name}` : file;
    kept(byFile, nearest, () => []).push(fact);
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
