import { LazyNode, type OutlineComment, type OutlineNode, type Span } from '../outline.js';
import { commentOf, type FileLine, fileLines, lineWords, trimmedSpan } from './logical-line.js';
import type { TreeRead } from './tree.js';

interface Instruction {
  readonly span: Span;
  readonly texts: readonly string[];
}

/** Instructions in their stages. Source: https://docs.docker.com/reference/dockerfile/ */
export function readDockerfile(text: string): TreeRead {
  const reader = new DockerfileReader(fileLines(text));
  const instructions = reader.read();
  const nodes: OutlineNode[] = [];
  let stage: { readonly from: Instruction; readonly nodes: OutlineNode[] } | null = null;
  const finish = (): void => {
    if (stage !== null) nodes.push(stageNode(stage.from, stage.nodes));
  };
  for (const one of instructions) {
    if (one.texts[0] === 'FROM') {
      finish();
      stage = { from: one, nodes: [] };
    } else (stage?.nodes ?? nodes).push(new LazyNode({ span: one.span, own: one.texts }));
  }
  finish();
  return { nodes, comments: reader.comments };
}

function stageNode(from: Instruction, nodes: readonly OutlineNode[]): OutlineNode {
  const name = stageName(from.texts);
  const to = nodes.at(-1)?.span.to ?? from.span.to;
  return new LazyNode({
    span: { from: from.span.from, to },
    kind: 'type',
    name,
    head: from,
    own: from.texts,
    blocks: [{ says: ['FROM', name], span: { from: from.span.to, to }, nodes }],
  });
}

function stageName(texts: readonly string[]): string {
  const words = texts.slice(1).filter((word) => !word.startsWith('--'));
  const [image = '', as, alias] = words;
  return as === 'AS' && alias !== undefined ? alias : imageName(image);
}

export function imageName(image: string): string {
  const [name = ''] = image.split('@');
  return name.replace(/:[^/]*$/, '');
}

const DIRECTIVE = /^[ \t]*#[ \t]*(syntax|escape|check)[ \t]*=[ \t]*(.*?)[ \t]*$/i;

const TAKES_DOCUMENTS = /^(?:RUN|COPY|ADD)$/;

class DockerfileReader {
  readonly comments: OutlineComment[] = [];
  private index = 0;
  private escape = '\\';

  constructor(private readonly lines: readonly FileLine[]) {}

  read(): Instruction[] {
    const all = this.directives();
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      if (line.text.trim() === '') this.index += 1;
      else if (this.isComment(line)) this.comment(line);
      else all.push(this.instruction(line));
    }
    return all;
  }

  /** Lines at the top that look like comments but say how the file is read. */
  private directives(): Instruction[] {
    const all: Instruction[] = [];
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      const [, name, value] = DIRECTIVE.exec(line.text) ?? [];
      if (name === undefined || value === undefined) break;
      if (name.toLowerCase() === 'escape' && value === '`') this.escape = '`';
      all.push({ span: trimmedSpan(line, line), texts: ['#', `${name.toLowerCase()}=${value}`] });
      this.index += 1;
    }
    return all;
  }

  private isComment(line: FileLine): boolean {
    return /^[ \t]*#/.test(line.text);
  }

  private comment(line: FileLine): void {
    this.comments.push(commentOf(line));
    this.index += 1;
  }

  private instruction(first: FileLine): Instruction {
    const parts: string[] = [];
    let last = first;
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      // Comments and blank lines within an instruction are left out, and it goes on.
      if (line !== first && this.isComment(line)) {
        this.comment(line);
        continue;
      }
      this.index += 1;
      if (line !== first && line.text.trim() === '') continue;
      last = line;
      const text = line.text.trimEnd();
      if (!text.endsWith(this.escape)) {
        parts.push(line.text);
        break;
      }
      parts.push(text.slice(0, -1));
    }
    const [keyword = '', ...words] = lineWords(parts.join(''));
    const name = keyword.toUpperCase();
    const texts = [name, ...(name === 'FROM' ? words.map(upperAs) : words)];
    if (TAKES_DOCUMENTS.test(name === 'ONBUILD' ? (words[0] ?? '').toUpperCase() : name))
      last = this.documents(words, texts) ?? last;
    return { span: trimmedSpan(first, last), texts };
  }

  /** Adds the lines of `<<EOF … EOF` as they are. */
  private documents(words: readonly string[], texts: string[]): FileLine | null {
    let last: FileLine | null = null;
    for (const word of words) {
      const [, dash, , end] = /^\d*<<(-?)(["']?)([A-Za-z_][\w.-]*)\2$/.exec(word) ?? [];
      if (end === undefined) continue;
      for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
        this.index += 1;
        last = line;
        texts.push(`\n${line.text}`);
        if ((dash === '-' ? line.text.replace(/^\t+/, '') : line.text) === end) break;
      }
    }
    return last;
  }
}

function upperAs(word: string): string {
  return /^as$/i.test(word) ? 'AS' : word;
}
