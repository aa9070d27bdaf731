import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Position, Range } from 'vscode-languageserver-protocol';
import type { LineRange } from '../../memory/citation.js';

/* Places as an editor names them: `file:///shop/src/a.ts`, lines from 0. Elsewhere: `src/a.ts`, lines from 1. */

/**
 * The path from the root of a repository; null for what is not a file of it. Links are followed: what is typed is
 * written to where they lead.
 */
export function pathOf(root: string, uri: string): string | null {
  if (!uri.startsWith('file://')) return null;
  try {
    const path = relative(root, realPath(fileURLToPath(uri)));
    return path === '' || isOutside(path) ? null : path.replaceAll(sep, '/');
  } catch {
    return null;
  }
}

/** Of a relative path; `..a` is a name. */
function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/** The folder that a URI names; null for a URI of no file. @throws TypeError if it is not on this machine */
export function folderAtUri(uri: string): string | null {
  return uri.startsWith('file://') ? fileURLToPath(uri) : null;
}

export function realPath(typed: string): string {
  try {
    return realpathSync(typed);
  } catch {
    // A new file is not there yet.
    return join(realpathSync(dirname(typed)), basename(typed));
  }
}

/** Where an editor has a repository open; all absolute. */
export interface Opened {
  readonly root: string;
  /** The folder, as the editor names it, and where links lead from there. */
  readonly folder: string;
  readonly realFolder: string;
}

/** As the editor names it: it may have opened the repository through a link. */
export function uriOf({ root, folder, realFolder }: Opened, path: string): string {
  const file = join(root, path);
  const inFolder = relative(realFolder, file);
  return pathToFileURL(isOutside(inFolder) ? file : join(folder, inFolder)).href;
}

export const LINE_BREAK = /\r\n|[\n\r]/;

/** Whole lines. */
export function rangeOfLines([from, to]: LineRange): Range {
  return { start: { line: from - 1, character: 0 }, end: { line: to, character: 0 } };
}

/** Characters that end a name when it is in no quotes. */
const NAME = /^[^\s`'"()[\]<>,;]+/;

/**
 * What a finding is about: from its column to the end of the name there, or of the quotes around it; without a column
 * the line without its indentation.
 *
 * @param lines of the text.
 * @param line 1-based.
 * @param column 1-based, in UTF-16 code units, as the protocol counts.
 */
export function rangeAt(lines: readonly string[], line: number, column: number | null): Range {
  const saved = lines[line - 1] ?? '';
  // Editors do not count a byte order mark.
  const written = line === 1 ? saved.replace(/^\uFEFF/, '') : saved;
  const start =
    column === null
      ? written.length - written.trimStart().length
      : Math.max(0, column - 1 - (saved.length - written.length));
  const end = column === null ? written.trimEnd().length : endOfName(written, start);
  const at = (character: number): Position => ({
    line: line - 1,
    character: Math.min(character, written.length),
  });
  return { start: at(start), end: at(Math.max(end, start)) };
}

function endOfName(written: string, start: number): number {
  const before = written.charAt(start - 1);
  const close = /[`'"]/.test(before) ? written.indexOf(before, start) : -1;
  return close > 0 ? close : start + (NAME.exec(written.slice(start))?.[0].length ?? 1);
}
