import { kept, remembered } from '../../../text/collections.js';
import type { TextLine } from '../../agent-text.js';
import { normalisePath } from '../../../tree/path.js';
import { isListItem, indentOf, LONGEST_LINE, type ReferenceReading } from './reading.js';
import type { ReferenceScene } from './scene.js';
import { isPlaceholder, writtenPath } from './shape.js';

/*
 * Which folder does a text speak of where it names a path? `data/` below the heading "Library (`src/lib/`)" is
 * `src/lib/data/`. So the words around count: the headings, the item of the list above, and the rest of the line.
 */

/** Folders that the words around a line name, each with its final `/`, from all folders that a path may start from. */
export function foldersAround(reading: ReferenceReading, line: number): readonly string[] {
  return around(reading, line).folders;
}

/** Whether the words around a line speak of a folder that stands for many, such as `specs/<name>/`. */
export function isOfAnyFolder(reading: ReferenceReading, line: number): boolean {
  return around(reading, line).isAny;
}

/** Whether a path is there from a folder of the words around, or in the sources of a package of the text. */
export async function isFromAround(
  path: string,
  line: number,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean> {
  for (const base of [...foldersAround(reading, line), ...sourcesOf(reading, scene)]) {
    const place = normalisePath(`${base}${path}`);
    if (place !== null && (await scene.has(place))) return true;
  }
  return false;
}

/** Folders in which packages keep what they are made of. */
const SOURCES = ['src', 'lib', 'source', 'app'];

/** The sources of the packages that a text lies in; not those of the root, where a path is written in full. */
function sourcesOf({ folders }: ReferenceReading, scene: ReferenceScene): readonly string[] {
  return folders
    .filter((folder) => folder !== '' && scene.isPackage(folder))
    .flatMap((folder) => SOURCES.map((name) => `${folder}${name}/`));
}

interface Around {
  readonly folders: readonly string[];
  readonly isAny: boolean;
}

const knownBy = remembered((_reading: ReferenceReading) => new Map<number, Around>());

/** Folders that are tried for one line: each is looked at in the tree. */
const MOST_FOLDERS = 60;

function around(reading: ReferenceReading, line: number): Around {
  return kept(knownBy(reading), line, () => {
    const above = linesAbove(reading, line).flatMap((at) => reading.namesOn(at));
    const beside = [...reading.namesOn(line), ...above];
    const headings = reading.headingsAbove(line).map(namesIn);
    const [inner = [], outer = []] = headings;
    const named = [...beside, ...headings.flat()].flatMap(folderOf);
    const nested = outer
      .flatMap(folderOf)
      .flatMap((upper) =>
        [...beside, ...inner].flatMap(folderOf).map((below) => `${upper}${below}`),
      );
    const folders = reading.folders.flatMap((base) =>
      [...named, ...nested].map((one) => `${base}${one}`),
    );
    return {
      folders: [...new Set(folders)].slice(0, MOST_FOLDERS),
      isAny: [...(isListItem(reading.lines[line - 1]) ? above : []), ...inner].some(standsForMany),
    };
  });
}

/** A folder that a word names, with its final `/`; none for a file, or a word that is no path. */
function folderOf(word: string): string[] {
  const path = writtenPath(word);
  return path === null || path.extension !== null ? [] : [`${path.path}/`];
}

/** `specs/<name>/`, `packages/*`: a part stands for any. */
function standsForMany(word: string): boolean {
  const parts = word.replace(/\/+$/, '').split('/');
  const last = parts.at(-1) ?? '';
  return (
    parts.length > 1 &&
    (/^(?:<[^<>]{1,60}>|\{[^{}]{1,60}\}|\[[^[\]]{1,60}\]|\*{1,2})$/.test(last) ||
      isPlaceholder(last))
  );
}

/** The words of a title that may be paths: those in code, and those with a slash. */
function namesIn(title: string): readonly string[] {
  return title
    .slice(0, LONGEST_TITLE)
    .split(/[\s`(),:]+/)
    .filter(
      (word, _index, all) => word.includes('/') || (all.length <= 4 && /^[\w.@-]+$/.test(word)),
    );
}

const LONGEST_TITLE = 200;

/** Lines up to which an item or the sentence above a list is looked for, so that time stays linear. */
const FARTHEST = 40;

/** The items that an item of a list lies in, and the line above the list; of a table, its first row and that line. */
function linesAbove({ lines }: ReferenceReading, number: number): readonly number[] {
  const start = lines[number - 1];
  if (start === undefined) return [];
  const found: number[] = [];
  let indent = isListItem(start) ? indentOf(start) : Number.POSITIVE_INFINITY;
  for (let at = number - 1; at >= Math.max(1, number - FARTHEST); at -= 1) {
    const line = lines[at - 1];
    const role = line === undefined ? 'end' : roleOf(line, start);
    if (line === undefined || role === 'end') break;
    const isOuter = role === 'item' && indentOf(line) < indent;
    const isTitles = role === 'row' && lines[at - 2]?.kind !== 'table';
    if (isOuter || isTitles || role === 'above') found.push(at);
    if (isOuter) indent = indentOf(line);
    if (role === 'above') break;
  }
  return found;
}

/** What a line above another is to it: `above` is what a list or a table follows, or the line before in a paragraph. */
function roleOf(line: TextLine, start: TextLine): 'end' | 'inside' | 'row' | 'item' | 'above' {
  if (line.kind === 'heading') return 'end';
  if (line.kind === 'blank' || line.text.length > LONGEST_LINE) return 'inside';
  if (line.kind === start.kind && start.kind !== 'prose')
    return start.kind === 'table' ? 'row' : 'inside';
  const isInList = isListItem(start) || indentOf(start) > 0;
  if (isListItem(line)) return isInList ? 'item' : 'end';
  return isInList && indentOf(line) > 0 ? 'inside' : 'above';
}
