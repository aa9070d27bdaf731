import { readBlocks, type ManagedBlock } from './markers.js';

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
