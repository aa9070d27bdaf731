import { LINK_TARGET_BYTES } from '../tree/limits.js';
import { nextRun, runLength, runsIn } from './backticks.js';

/*
 * Which files does a text import with `@path`? "See @docs/a.md." gives `docs/a.md.` and `docs/a.md`, since either
 * may be there; `@b.md` in code and me@x.example give nothing.
 */

/** Delimiters and closing punctuation that a sentence or Markdown may put right behind a path. */
const DELIMITERS = new Set('()[]{}<>|"\'`,;*#');
const TRAILING = new Set('.,;:!?)]}>*_~"\'`|-');

/**
 * What a text names as `@path`, as written, each once: what Claude Code and Gemini CLI put in the place of it. Whether
 * there is such a file is for the caller to find out; most of these are mentions and packages. A path with punctuation
 * behind it is given with it and without.
 *
 * Code is passed over only where it is code beyond doubt. Where Markdown could read it otherwise (HTML, fences deep in
 * a list, backticks over several lines), all of it counts: one file too many is listed rather than one too few.
 *
 * Takes linear time.
 */
export function importsIn(text: string): string[] {
  if (!text.includes('@')) return [];
  const found = new Set<string>();
  let certain = true;
  let paragraph = true; // nothing in this paragraph makes its code spans doubtful so far
  let fence: Fence | null = null;
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const start = skipBlanks(line);
    if (start === line.length) {
      paragraph = true;
      continue;
    }
    if (fence !== null) {
      const state = within(line, start, fence);
      if (state === 'inside') continue;
      fence = null;
      if (state === 'closes') continue;
      certain = false;
    }
    const opened = certain ? opening(line, start) : null;
    if (opened === 'doubt') certain = false;
    else if (opened !== null) {
      fence = opened;
      paragraph = true;
      continue;
    }
    const html = opensHtml(line, start);
    if (html === 'block') certain = false;
    const told = mentionsIn(line, certain && paragraph && html === 'none', found);
    paragraph = html === 'line' ? paragraph && !line.includes('`') : told;
  }
  return [...found];
}

interface Fence {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
}

/** The fence that a line opens. In doubt is one that belongs to a list item or could be indented code. */
function opening(line: string, start: number): Fence | 'doubt' | null {
  const at = skipMarkers(line, start);
  const mark = line[at];
  if (mark !== '`' && mark !== '~') return null;
  const length = runLength(line, at);
  if (length < 3 || (mark === '`' && line.includes('`', at + length))) return null;
  const indent = indentOf(line, start);
  return at !== start || indent > 3 ? 'doubt' : { mark, length, indent };
}

/** Whether a line stands in a fence, closes it, or makes it doubtful: a list item that ends takes its fence with it. */
function within(line: string, start: number, fence: Fence): 'inside' | 'closes' | 'doubt' {
  const indent = indentOf(line, start);
  if (indent < fence.indent) return 'doubt';
  const length = line[start] === fence.mark ? runLength(line, start) : 0;
  if (length < fence.length || skipBlanks(line, start + length) !== line.length) return 'inside';
  if (indent === fence.indent || (fence.indent === 0 && indent <= 3)) return 'closes';
  return fence.indent === 0 ? 'inside' : 'doubt';
}

/** HTML has no code of Markdown in it. A comment that ends on its line leaves the next ones alone. */
function opensHtml(line: string, start: number): 'none' | 'line' | 'block' {
  const at = skipMarkers(line, start);
  if (!isTagAt(line, at)) return 'none';
  return line.startsWith('<!--', at) && line.includes('-->', at + 4) ? 'line' : 'block';
}

function isTagAt(line: string, at: number): boolean {
  return line[at] === '<' && /[a-z/!?]/i.test(line[at + 1] ?? '');
}

/**
 * Adds what one line mentions.
 *
 * @param spans whether its code spans can be told.
 * @returns whether those of the next line can be: every backtick here has found its other one.
 */
function mentionsIn(line: string, spans: boolean, found: Set<string>): boolean {
  let sure = spans;
  const closers = spans ? runsIn(line) : null;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '\\' && (line[at + 1] === '`' || line[at + 1] === '\\')) at += 1;
    else if (character === '`' && sure) {
      const length = runLength(line, at);
      const end = nextRun(closers?.get(length) ?? [], at + length);
      // The columns of a table part a span.
      if (end === null || line.slice(at, end).includes('|')) sure = false;
      else at = end + length - 1;
    } else if (isTagAt(line, at)) sure = false;
    else if (character === '@' && !isWordBefore(line, at)) addVariants(pathAt(line, at + 1), found);
  }
  return sure;
}

/** `a@b.c` is an address. */
function isWordBefore(line: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(line[at - 1] ?? '');
}

/** The characters up to a blank; `\ ` is a blank in the path. Longer than any system's paths is no path. */
function pathAt(line: string, from: number): string {
  let path = '';
  for (let at = from; at < line.length && path.length <= LINK_TARGET_BYTES; at += 1) {
    const escaped = line[at] === '\\' && line[at + 1] === ' ';
    if (escaped) at += 1;
    else if (
      /\s/.test(line[at] ?? '') ||
      (line[at] === '@' && at > from && !isWordBefore(line, at))
    )
      break;
    path += line[at] ?? '';
  }
  return path.length > LINK_TARGET_BYTES ? '' : path;
}

function addVariants(path: string, found: Set<string>): void {
  let end = 0;
  while (end < path.length && !DELIMITERS.has(path[end] ?? '')) end += 1;
  for (const variant of [path, trimmed(path), trimmed(path.slice(0, end))])
    if (variant !== '') found.add(variant);
}

function trimmed(path: string): string {
  let end = path.length;
  while (end > 0 && TRAILING.has(path[end - 1] ?? '')) end -= 1;
  return path.slice(0, end);
}

function skipBlanks(line: string, from: number = 0): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

/** Past the marks of list items: `- `, `* `, `+ `, `1. `, `1) `. */
function skipMarkers(line: string, from: number): number {
  let at = from;
  for (;;) {
    let end = at;
    while (/[0-9]/.test(line[end] ?? '')) end += 1;
    const isMark = end === at ? /[-*+]/.test(line[end] ?? '') : /[.)]/.test(line[end] ?? '');
    const next = skipBlanks(line, end + 1);
    if (!isMark || next === end + 1) return at;
    at = next;
  }
}

/** Columns before the text; a tab goes to the next fourth. */
function indentOf(line: string, start: number): number {
  let columns = 0;
  for (let at = 0; at < start; at += 1) columns += line[at] === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
