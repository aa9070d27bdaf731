import type { Export } from '../../memory/policy-shape.js';
import { foldersAbove } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import type { Entry } from '../../trust/entry.js';
import { chooseFacts, exportableFacts, unexportableIds, type ChosenBlock } from './choose.js';
import { readBlocks, type MarkerFault } from './markers.js';
import { frontOf, putBlock } from './put-block.js';
import { renderBlock } from './render.js';
import { placed, plainTarget, exportTargets, type PlacedTarget } from './targets.js';

/*
 * What does `memtrust export` write into which file? For each file the whole new text, or why nothing can be written
 * there.
 */

/** A file that is there and is no UTF-8, or too large. */
export const UNREADABLE = Symbol('unreadable');
/** The text of a file; null where there is none. */
export type FileText = string | null | typeof UNREADABLE;

export interface ExportRequest {
  /** The tree, judged by what is settled. */
  readonly entries: readonly Entry[];
  /** Lines of the policy; without any, `named` says which files. */
  readonly exports: readonly Export[] | undefined;
  /** Files that the user names; empty for all of the policy. */
  readonly named: readonly string[];
  /** The tree that is written to. */
  readonly tree: Tree;
  /** A file as it is there. */
  readonly textOf: (path: string) => Promise<FileText>;
  /** Whether the policy keeps memory away from a file. */
  readonly isBlocked: (path: string) => boolean;
}

/** What becomes of one file. */
export interface ExportedFile extends ChosenBlock {
  /** As it is named. */
  readonly file: string;
  /** The file behind links. */
  readonly path: string;
  /** The whole new text; null where the file has it already. */
  readonly content: string | null;
  readonly isNew: boolean;
}

/** A file that nothing is written to, and why. */
export interface RefusedFile {
  readonly file: string;
  readonly why: 'no-file' | 'blocked' | 'unreadable' | 'not-exported' | MarkerFault;
}

export interface ExportPlan {
  readonly files: readonly ExportedFile[];
  readonly refused: readonly RefusedFile[];
  /** Trusted facts that no block may hold, because they look like a marker. */
  readonly unexportable: readonly string[];
}

/** Plans what is written. Nothing is. */
export async function planExport(request: ExportRequest): Promise<ExportPlan> {
  const { tree, named } = request;
  const facts = exportableFacts(request.entries);
  const targets = await placed(
    request.exports === undefined
      ? named.map((file) => plainTarget(file, facts))
      : exportTargets(request.exports, facts, tree),
    tree,
  );
  const asked = named.length === 0 ? targets : targets.filter(({ file }) => named.includes(file));
  const files: ExportedFile[] = [];
  const refused: RefusedFile[] = named
    .filter((file) => !asked.some((target) => target.file === file))
    .map((file) => ({ file, why: 'not-exported' }));
  for (const target of asked) {
    const planned = await planFile(target, request);
    if (planned === null) continue;
    if ('why' in planned) refused.push(planned);
    else files.push(planned);
  }
  return { files, refused, unexportable: unexportableIds(request.entries) };
}

/** The folder of a file; the empty text for the root. */
export function folderOf(path: string): string {
  return foldersAbove(path).at(-1) ?? '';
}

/** Null where nothing is there and nothing is to be told. */
async function planFile(
  target: PlacedTarget,
  { textOf, isBlocked }: ExportRequest,
): Promise<ExportedFile | RefusedFile | null> {
  const { file, place: path } = target;
  if (path === null) return { file, why: 'no-file' };
  if (isBlocked(file) || isBlocked(path)) return { file, why: 'blocked' };
  const text = await textOf(path);
  if (text === UNREADABLE) return { file, why: 'unreadable' };
  const { blocks, faults } = readBlocks(text ?? '');
  const [fault] = faults;
  if (fault !== undefined) return { file, why: fault };
  if (blocks.length === 0 && target.facts.length === 0) return null;
  const chosen = chooseFacts(target.facts, folderOf(path), target);
  const content = putBlock(text, renderBlock(chosen.inner), frontOf(path, target.folders));
  return {
    ...chosen,
    file,
    path,
    content: content === text ? null : content,
    isNew: text === null,
  };
}
