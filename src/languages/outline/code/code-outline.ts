import type { LexedLanguage } from '../../code/languages.js';
import type { CodeSymbol } from '../../code/symbols/reader.js';
import type { Outline, OutlineComment, OutlineNode } from '../outline.js';
import type { CodeText } from './code-text.js';
import { readCodeText } from './layout.js';
import { asCode, type CodeBlock } from './node.js';
import { CodeNodes } from './nodes.js';
import { OriginReader } from './origin.js';
import { UnitReader } from './unit.js';

/** The outline of a text of code. */
export function codeOutline(language: LexedLanguage, text: string): Outline {
  return new CodeOutline(text, readCodeText(language, text));
}

class CodeOutline implements Outline {
  readonly root: CodeBlock;
  readonly comments: readonly OutlineComment[];
  readonly symbols: readonly CodeSymbol[];
  private readonly units: UnitReader;
  private readonly origins: OriginReader;

  constructor(text: string, read: CodeText) {
    const builder = new CodeNodes(read);
    this.root = builder.root();
    this.comments = commentsOf(text, read);
    this.symbols = read.symbols;
    this.units = new UnitReader(builder, this.root);
    this.origins = new OriginReader(builder, this.root);
  }

  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    return this.units.unitOf(asCode(around), asCode(cited));
  }

  originOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    return this.origins.originOf(asCode(around), asCode(cited));
  }
}

/** Comments as they can be cited: line comments on consecutive lines are one. */
function commentsOf(text: string, { comments }: CodeText): readonly OutlineComment[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of comments) {
    const last = found.at(-1);
    if (last !== undefined && /^[ \t]*\n?[ \t]*$/.test(text.slice(last.to, from))) last.to = to;
    else found.push({ from, to });
  }
  return found.map((span) => ({ span, texts: wordsOfComment(text.slice(span.from, span.to)) }));
}

/** Marks of comments at the beginning of a line. */
const MARKS = /^(?:\/\/[/!]?|#+|--|\/\*\*?|\*(?!\/)|<!--)[ \t]?/;

function wordsOfComment(comment: string): readonly string[] {
  return comment
    .split('\n')
    .flatMap((line) => line.trim().replace(MARKS, '').split(/\s+/))
    .filter((word) => word !== '' && word !== '*/' && word !== '-->');
}
