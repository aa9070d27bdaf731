import type { Export, Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import type { Entry } from '../../trust/entry.js';
import {
  chooseFacts,
  type ChosenBlock,
  exportableFacts,
  type ExportableFact,
  unexportableIds,
} from './choose.js';
import { type ManagedBlock, type MarkerFault, readBlocks } from './markers.js';
import { renderBlock } from './render.js';
import { exportTargets, filesBelow, placed, type PlacedTarget, plainTarget } from './targets.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { blockOfName } from '../../trust/blocking.js';

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
  const asked =
    request.exports === undefined
      ? await plainTargets(request, facts)
      : (await placed(exportTargets(request.exports, facts, tree), tree)).filter(
          ({ file }) => named.length === 0 || named.includes(file),
        );
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

/** The named files, and those of the same name in packages below them that facts belong into. */
async function plainTargets(
  { named, tree, isBlocked }: ExportRequest,
  facts: readonly ExportableFact[],
): Promise<readonly PlacedTarget[]> {
  const below = named.flatMap((file) => filesBelow(file, tree)).filter((path) => !isBlocked(path));
  const files = [...new Set([...named, ...below])];
  const targets = await placed(
    files.map((file) => plainTarget(file, [], tree)),
    tree,
  );
  // Behind a link it is the folder of the file itself that counts, as for the gate.
  return targets
    .map(({ file, place }) => ({ ...plainTarget(place ?? file, facts, tree, named), file, place }))
    .filter((target) => named.includes(target.file) || target.facts.length > 0);
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
  const chosen = chooseFacts(target, path, text);
  const isNeeded = blocks.length > 0 || chosen.ids.length + chosen.leftOut.length > 0;
  const content = isNeeded
    ? putBlock(text, renderBlock(chosen.inner), frontOf(path, target.folders))
    : text;
  return {
    ...chosen,
    file,
    path,
    content: content === text ? null : content,
    isNew: text === null,
  };
}

/*
 * How does a block get into a file, so that not one byte around it changes? One that is there is replaced where it
 * stands; into another file it is added at the end, and a new file holds it alone.
 */

/**
 * A file with a block in it.
 *
 * @param text the file as it is, which has one block at most; null for a new one.
 * @param block with LF line ends.
 * @param front what a new file begins with.
 */
export function putBlock(text: string | null, block: string, front: string = ''): string {
  if (text === null) return `${front}${block}\n`;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const own = block.replaceAll('\n', lineEnd);
  const [there] = readBlocks(text).blocks;
  if (there !== undefined) return text.slice(0, there.from) + own + text.slice(there.to);
  const gap = text === '' ? '' : `${/[\n\r]$/.test(text) ? '' : lineEnd}${lineEnd}`;
  return `${text}${gap}${own}${lineEnd}`;
}

/** The block of a text as it stands there, with LF line ends. */
export function managedText(text: string, { from, to }: ManagedBlock): string {
  return text.slice(from, to).replaceAll('\r\n', '\n');
}

/** A folder that Cursor's `globs` can say as it is. */
const PLAIN_FOLDER = /^[\w./@*-]+$/;

/**
 * What a new rule file of Cursor begins with; nothing for any other file. A rule without `alwaysApply` or
 * `globs` would be read only when somebody names it.
 *
 * Source: https://cursor.com/docs/context/rules
 */
export function frontOf(path: string, folders: readonly string[]): string {
  if (!path.toLowerCase().endsWith('.mdc')) return '';
  const isScoped = folders.length > 0 && folders.every((folder) => PLAIN_FOLDER.test(folder));
  const globs = isScoped ? folders.map((folder) => `${folder.replace(/\/+$/, '')}/**`) : [];
  const lines = [
    'description: Facts about this repository that memtrust holds to be true',
    ...(globs.length > 0 ? [`globs: ${globs.join(',')}`] : []),
    `alwaysApply: ${globs.length === 0}`,
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/**
 * The files of a commit as `memtrust export` would leave them, those alone that become others: `refine:
 * pull-request` of the action commits them with its own. A file that cannot be written is left as it is; the rule
 * `forged-export` (MT412) says why. Nothing is read but the tree. `__tests__/e2e/action-export-story.test.ts` fails
 * when this is wrong.
 */
export async function exportInTree(
  tree: Tree,
  entries: readonly Entry[],
  policy: Policy,
): Promise<readonly { readonly path: string; readonly content: string }[]> {
  const { files } = await planExport({
    entries,
    exports: policy.exports,
    named: [],
    tree,
    textOf: async (path) => textIn(tree, path),
    isBlocked: (path) => blockOfName(path, policy) !== null,
  });
  return files.flatMap(({ path, content }) => (content === null ? [] : [{ path, content }]));
}

/** Strictly: bytes that are no UTF-8 would be lost. */
async function textIn(tree: Tree, path: string): Promise<FileText> {
  if (!tree.entries.has(path)) return null;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  if (content?.kind !== 'bytes') return UNREADABLE;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content.bytes);
  } catch {
    return UNREADABLE;
  }
}
