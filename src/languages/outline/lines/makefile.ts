import { LazyNode, type OutlineComment, type Span } from '../outline.js';
import {
  endOfQuote,
  type FileLine,
  fileLines,
  isContinuing,
  lineWords,
  trimmedSpan,
} from './logical-line.js';
import { TreeBuilder, type TreeRead } from './tree.js';

/** `NAME := value`, and with `override`, `export`, `private` before it. */
const ASSIGNMENT =
  /^(?:(?:override|export|private|unexport)[ \t]+)*([^\s:#=?+!]+)[ \t]*((?:\?|\+|!|:{1,3})?=)/;

const DEFINE = /^(?:(?:override|export)[ \t]+)*define[ \t]+(\S+)/;

const CONDITION = /^(?:ifeq|ifneq|ifdef|ifndef)\b/;

/** Rules with their recipes, variables and conditions of a Makefile. Source: the manual of GNU make, chapter 3. */
export function readMakefile(text: string): TreeRead {
  const reader = new MakefileReader(fileLines(text));
  reader.read();
  return { nodes: reader.tree.nodes, comments: reader.comments };
}

class MakefileReader {
  readonly tree = new TreeBuilder();
  readonly comments: OutlineComment[] = [];
  private index = 0;
  /** For each open head whether it is a rule or a condition. */
  private readonly kinds: ('rule' | 'condition')[] = [];

  constructor(private readonly lines: readonly FileLine[]) {}

  read(): void {
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index])
      this.line(line);
    this.endTo(0);
  }

  private line(first: FileLine): void {
    const isRecipe = first.text.startsWith('\t') && this.kinds.includes('rule');
    const { text, last } = this.joined(first, isRecipe);
    const span = trimmedSpan(first, last);
    const plain = text.trim();
    if (isRecipe) {
      if (plain !== '') this.tree.add(new LazyNode({ span, own: ['\t', ...lineWords(text)] }));
    } else if (plain.startsWith('#')) {
      const texts = plain.replace(/^#+\s*/, '').split(/\s+/);
      this.comments.push({ span, texts });
    } else if (plain !== '') this.statement(withoutComment(plain), span, first);
  }

  /** A line with those that continue it. The shell joins lines of a recipe without a blank. */
  private joined(first: FileLine, isRecipe: boolean): { text: string; last: FileLine } {
    const parts: string[] = [];
    let last = first;
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      this.index += 1;
      last = line;
      const text = isRecipe ? line.text.replace(/^\t/, '') : line.text.trim();
      const isContinued = isContinuing(line.text);
      parts.push(isContinued ? text.slice(0, -1) : text);
      if (!isContinued) break;
    }
    return { text: parts.join(isRecipe ? '' : ' '), last };
  }

  private statement(text: string, span: Span, first: FileLine): void {
    const words = lineWords(text);
    const [word = ''] = words;
    if (CONDITION.test(word)) this.condition(words, span);
    else if (word === 'else' && this.kinds.includes('condition')) {
      this.endTo(this.kinds.lastIndexOf('condition') + 1);
      this.tree.next(words, span);
    } else if (word === 'endif' && this.kinds.includes('condition'))
      this.endTo(this.kinds.lastIndexOf('condition'), span.to);
    else if (DEFINE.test(text)) this.definition(first);
    else if (ASSIGNMENT.test(text)) this.assignment(text, span);
    else if (colonAt(text) !== null) this.rule(text, span);
    else {
      this.endRule();
      this.tree.add(new LazyNode({ span, own: words }));
    }
  }

  /** Around lines of the recipe that is open, if the next line is one; else around rules. */
  private condition(words: readonly string[], span: Span): void {
    if (!this.isBeforeRecipe()) this.endRule();
    if (this.tree.isFull) {
      this.tree.add(new LazyNode({ span, own: words }));
      return;
    }
    this.tree.begin({ span, kind: 'statement', name: null, own: words, says: words });
    this.kinds.push('condition');
  }

  private isBeforeRecipe(): boolean {
    // Far enough for conditions that begin together, and not the whole file for each of many.
    for (const { text } of this.lines.slice(this.index, this.index + 8)) {
      if (text.startsWith('\t')) return true;
      const plain = text.trim();
      if (plain !== '' && !plain.startsWith('#') && !CONDITION.test(plain)) return false;
    }
    return false;
  }

  private definition(first: FileLine): void {
    this.endRule();
    const texts = [first.text.trim()];
    let last = first;
    for (let line = this.lines[this.index]; line !== undefined; line = this.lines[this.index]) {
      this.index += 1;
      last = line;
      texts.push(`\n${line.text.trimEnd()}`);
      if (/^[ ]*endef\b/.test(line.text)) break;
    }
    const name = DEFINE.exec(first.text.trim())?.[1] ?? null;
    const span = trimmedSpan(first, last);
    this.tree.add(new LazyNode({ span, kind: 'declaration', name, own: texts }));
  }

  private assignment(text: string, span: Span): void {
    this.endRule();
    const [head = '', name = '', sign = ''] = ASSIGNMENT.exec(text) ?? [];
    // Blanks around the sign are layout; those in the value may not be.
    const before = lineWords(head.slice(0, -sign.length));
    const own = [...before, sign, '\n=', text.slice(head.length).trim()];
    this.tree.add(new LazyNode({ span, kind: 'declaration', name, own }));
  }

  private rule(text: string, span: Span): void {
    this.endRule();
    const colon = colonAt(text) ?? text.length;
    const targets = lineWords(text.slice(0, colon));
    const own = [...targets, '\n:', ...lineWords(text.slice(colon))];
    if (this.tree.isFull) this.tree.add(new LazyNode({ span, own }));
    else {
      this.tree.begin({ span, kind: 'function', name: targets.join(' '), own, says: targets });
      this.kinds.push('rule');
    }
  }

  private endRule(): void {
    if (this.kinds.at(-1) === 'rule') this.endTo(this.kinds.length - 1);
  }

  private endTo(depth: number, to: number = 0): void {
    this.tree.end(depth, to);
    this.kinds.length = Math.min(this.kinds.length, depth);
  }
}

/** Where the colon behind the targets is: not in `$(…)`, and not behind a `=`. */
function colonAt(text: string): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '{') depth += 1;
    else if (character === ')' || character === '}') depth -= 1;
    else if (character === '\\') at += 1;
    else if (depth <= 0 && character === '=') return null;
    else if (depth <= 0 && character === ':') return at;
  }
  return null;
}

/** Takes the comment off a line outside of recipes. In quotes and `$(…)` a `#` stays. */
function withoutComment(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfQuote(text, at);
    else if (character === '(' || character === '{') depth += 1;
    else if (character === ')' || character === '}') depth -= 1;
    else if (character === '#' && depth <= 0) return text.slice(0, at).trimEnd();
  }
  return text;
}
