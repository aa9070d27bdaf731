import { joined } from '../../../text/pattern.js';
import type { TextLine } from '../../agent-text.js';
import { isInvented } from './shape.js';

/* Which paths does a tree diagram draw? Indentation and `├──` say which name lies in which folder. */

export interface DiagramEntry {
  /** From the root of the diagram on, without a final `/`. */
  readonly path: string;
  /** As it is drawn: `index.ts`, or `src/auth/`. */
  readonly written: string;
  readonly isFolder: boolean;
  /** 1-based, both. */
  readonly line: number;
  readonly column: number;
  /** What is said of it behind its name, without the sign before the words. */
  readonly comment: string;
}

export interface Diagram {
  /** 1-based, of its first line. */
  readonly line: number;
  /** The folder that all entries are drawn in; empty where none is, or it stands for the repository. */
  readonly root: string;
  /** Whether the root stands for any folder: `specs/<name>/`. */
  readonly isPattern: boolean;
  readonly entries: readonly DiagramEntry[];
}

/** Entries of one diagram beyond which it is not read; nobody draws more. */
const MOST_ENTRIES = 500;

/** Longest line of a diagram, with its comment. */
const LONGEST = 400;

/** The strokes before a name: of boxes, or of signs that look like them. */
const STROKES = /^[\s>]*(?:[│┃|][\s]*)*(?:[├└╰┣┗┌╭][─━┬╴ ]*|[|+`\\]-{1,3}[ \t])[\s]*/;

/** Where only blanks stand before a name, or what connects two others. */
const BLANKS = /^[\s>│┃|]*/;

/** What begins the words behind a name. */
const COMMENT = new RegExp(
  joined`^(?:\s+(?:#|\/\/|←|<-+|—|–|-{1,2}|→|->|=>|\(|\[|:|•|\*)|\s{2,}|\t|:\s|$)`,
);

/** A name as it is drawn; marks of code and emphasis around it are left out. */
const NAME = /^[\p{L}\p{N}._@+()~-][\p{L}\p{N}._@+()~/-]*/u;

interface DrawnLine {
  /** 0-based, of the name, or of the stroke before it. */
  readonly indent: number;
  readonly column: number;
  readonly hasStroke: boolean;
  /** Null for what is no name, such as `...` or `<name>`. */
  readonly name: string | null;
  readonly comment: string;
}

/** A name at the beginning of a text, where nothing but a comment follows. */
function nameAt(text: string): { readonly name: string; readonly comment: string } | null {
  if (/^(?:\.\/?|\/)(?=\s|$)/.test(text)) return { name: '.', comment: '' };
  const lead = /^[`*]{0,3}/.exec(text)?.[0].length ?? 0;
  const name = NAME.exec(text.slice(lead))?.[0] ?? '';
  const rest = text.slice(lead + name.length).replace(/^[`*]{1,3}(?=\s|$)/, '');
  if (name === '' || !/[\p{L}\p{N}]/u.test(name) || name.includes('//')) return null;
  // Behind a name with a final `/`, or an ending, a word alone is a comment.
  const isPlainly = /\/$|.\.[A-Za-z]\w{0,9}$/.test(name) && /^\s/.test(rest);
  if (!isPlainly && !COMMENT.test(rest)) return null;
  const comment = rest.replace(/^[\s:]*(?:#+|\/\/|←|<-+|—|–|-{1,2}|→|->|=>|•|\*)?\s*/, '');
  return { name, comment };
}

function drawn(raw: string): DrawnLine | null {
  if (raw.length > LONGEST) return null;
  const strokes = STROKES.exec(raw)?.[0];
  const lead = strokes ?? BLANKS.exec(raw)?.[0] ?? '';
  const text = raw.slice(lead.length).trimEnd();
  if (text === '') return null;
  const found = nameAt(text);
  const column = lead.length + (/^[`*]{0,3}/.exec(text)?.[0].length ?? 0);
  return {
    indent: strokes === undefined ? lead.length : lead.search(/[├└╰┣┗┌╭+`\\]|\|-/),
    column,
    hasStroke: strokes !== undefined,
    name: found?.name ?? null,
    comment: found?.comment ?? '',
  };
}

/** The diagrams of a text: in its fences, and in lines of prose that have strokes. Linear. */
export function diagramsIn(lines: readonly TextLine[]): Diagram[] {
  return blocksIn(lines).flatMap(diagramsOf);
}

/** Lines of one fence, or lines with strokes that follow one another, with the line above them. */
function blocksIn(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const blocks: TextLine[][] = [];
  let block: TextLine[] = [];
  const end = (): void => {
    if (block.length > 1) blocks.push(block);
    block = [];
  };
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (line.kind === 'code') {
      if (/^[\s>]*(?:```|~~~)/.test(line.raw)) end();
      else block.push(line);
    } else if (isStroked(line)) block.push(line);
    else {
      end();
      if (next !== undefined && next.kind !== 'code' && isStroked(next)) block.push(line);
    }
  });
  end();
  return blocks;
}

function isStroked({ raw, kind }: TextLine): boolean {
  return kind !== 'front-matter' && raw.length <= LONGEST && /^[\s>|│┃]*[├└╰┣┗]/.test(raw);
}

interface Row {
  readonly source: TextLine;
  readonly line: DrawnLine;
}

function diagramsOf(block: readonly TextLine[]): Diagram[] {
  if (!mayBeDrawn(block)) return [];
  const rows = block.flatMap((source): Row[] => {
    const line = drawn(source.raw);
    return line === null ? [] : [{ source, line }];
  });
  const hasStrokes = rows.filter(({ line }) => line.hasStroke).length >= 2;
  if (!hasStrokes && !isPlainTree(rows)) return [];
  const drawings: Builder[] = [];
  rows.forEach(({ source: { number }, line }, index) => {
    const mayBeRoot = !hasStrokes || rows[index + 1]?.line.hasStroke === true;
    const open = drawings.at(-1);
    if (!line.hasStroke && line.indent === 0)
      drawings.push(new Builder(number, mayBeRoot ? line : null));
    else if (line.hasStroke || !hasStrokes) {
      if (open === undefined) drawings.push(new Builder(number, null));
      drawings.at(-1)?.add(number, line);
    }
  });
  return drawings.map((one) => one.made()).filter(({ entries }) => entries.length > 0);
}

/** Languages of fences that hold drawings without strokes; the first is a fence without one. */
const DRAWN_LANGUAGES = new Set(['', 'text', 'txt', 'plaintext', 'plain', 'tree']);

/** Whether a block can be a drawing at all: most are samples of code. */
function mayBeDrawn(block: readonly TextLine[]): boolean {
  return (
    block.every(({ kind, language }) => kind === 'code' && DRAWN_LANGUAGES.has(language)) ||
    block.filter(({ raw }) => raw.length <= LONGEST && STROKES.test(raw)).length >= 2
  );
}

/** Whether all lines are names or stand for some, and a folder has others indented below it. */
function isPlainTree(rows: readonly Row[]): boolean {
  return (
    rows.length >= 3 &&
    rows.every(
      ({ source: { kind, language, raw }, line: { name } }) =>
        kind === 'code' &&
        DRAWN_LANGUAGES.has(language) &&
        // `...` and `<name>/` stand for names; other words are prose.
        (name === null
          ? /^\s*[<[{*.…$]\S*(?:\s+#.*)?$/.test(raw)
          : /[./]|^[A-Z][a-z]+file$/.test(name)),
    ) &&
    rows.some(({ line: { name, indent } }, index) => {
      const next = rows[index + 1]?.line;
      return name?.endsWith('/') === true && next !== undefined && next.indent > indent;
    })
  );
}

/** A root that stands for the repository, whatever its name. */
const WHOLE =
  /^(?:\.|\.\/|\/|(?:project|repo|repository|root|project-root|repo-root|workspace|monorepo)\/?)$/i;

interface Above {
  readonly indent: number;
  /** Null below what is no name. */
  readonly path: string | null;
}

/** Entries of one drawing, line by line; each lies in the nearest one above that is indented less. */
class Builder {
  private readonly entries: DiagramEntry[] = [];
  private stack: Above[] = [];
  private readonly root: string;
  private readonly isPattern: boolean;

  constructor(
    private readonly line: number,
    root: DrawnLine | null,
  ) {
    const name = root?.name ?? '';
    this.isPattern = root !== null && (root.name === null || isInvented(partsOf(name)));
    this.root = this.isPattern || WHOLE.test(name) ? '' : partsOf(name).join('/');
  }

  add(line: number, { indent, column, name, comment }: DrawnLine): void {
    while ((this.stack.at(-1)?.indent ?? -1) >= indent) this.stack.pop();
    const above = this.stack.at(-1);
    const folder = above === undefined ? '' : above.path;
    const parts = name === null ? [] : partsOf(name);
    const isName = name !== null && parts.length > 0 && !isInvented(parts) && !parts.includes('..');
    const path =
      folder === null || !isName ? null : [...(folder === '' ? [] : [folder]), ...parts].join('/');
    this.stack.push({ indent, path });
    if (path === null || name === null || this.entries.length >= MOST_ENTRIES) return;
    this.entries.push({
      path,
      written: name,
      isFolder: name.endsWith('/'),
      line,
      column: column + 1,
      comment,
    });
  }

  made(): Diagram {
    const { line, root, isPattern, entries } = this;
    return { line, root, isPattern, entries };
  }
}

function partsOf(name: string): readonly string[] {
  return name.split('/').filter((part) => part !== '' && part !== '.');
}
