import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from '../lifecycle/file-change.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { foldersAbove } from '../tree/path.js';

/** Writes changes into the working tree, each file whole or not at all, and never through a symbolic link. */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  for (const { path } of changes) {
    for (const part of [...foldersAbove(path), path]) {
      if (lstatSync(join(root, part), { throwIfNoEntry: false })?.isSymbolicLink()) {
        throw new ConfigurationError(phraseText(say`${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
      }
    }
  }
  for (const { path, content } of changes) writeWhole(join(root, path), content);
}

/** Writes a file beside its place and renames it there, so that a reader sees the old or the new one, never half. */
export function writeWhole(absolute: string, content: string): void {
  mkdirSync(dirname(absolute), { recursive: true });
  const temporary = `${absolute}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, absolute);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Text of a file of the working tree, or null if there is none. */
export function readText(root: string, path: string): string | null {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat?.isFile() ? readFileSync(join(root, path), 'utf8') : null;
}
