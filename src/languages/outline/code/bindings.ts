import { firstBehind } from '../../../text/collections.js';
import { wordSet } from '../../../text/words.js';
import type { TokenRange } from '../../code/structure/region.js';
import type { CodeText } from './code-text.js';
import { ANY, importedNames, isImport } from './imports.js';
import type { CodeNode } from './node.js';
import type { CodeNodes } from './nodes.js';

/** Commands of the shell, and words of other languages, whose operands are names that they change. */
const CHANGE_OPERANDS = wordSet(`
  unset read unalias declare typeset readonly mapfile readarray getopts del delete undef alias
  global local export undefine remove_const alias_method undef_method`);

/** Statements of Ruby that give a name to another method, or take it away. */
const ALIASES = wordSet('alias undef');

/** Texts longer than this are no name. */
const LONGEST_NAME = 100;

export class BindingReader {
  private readonly targets: TargetReader;

  constructor(private readonly builder: CodeNodes) {
    this.targets = new TargetReader(builder.read);
  }

  wordsOf(range: TokenRange): readonly string[] {
    return this.targets.wordsOf(range);
  }

  targetsOf(range: TokenRange): readonly string[] {
    return this.targets.targetsOf(range);
  }

  /** Names that a declaration or statement may bind or change. */
  boundBy(node: CodeNode): readonly string[] {
    const [first = ''] = node.texts;
    if (first.startsWith('#:'))
      return /^#:# ?(?:include|import) "/.test(first) ? [ANY] : namesIn(node, first);
    if (isImport(this.builder, node)) return importedNames(this.builder, node);
    const names = [
      ...(node.name === null ? [] : [node.name]),
      ...this.declaredIn(node.tokens),
      ...this.assignedIn(node),
      ...this.operands(node),
      ...this.variableOfStyles(node.tokens.from),
      ...this.variablesOfShell(node.tokens),
      ...(node.kind === 'statement' && !node.isControl ? this.changedBy(node.tokens) : []),
    ];
    if (node.isControl) {
      names.push(...this.loopNames(node));
      for (const { nodes } of node.blocks)
        for (const inner of nodes) for (const name of this.boundBy(inner)) names.push(name);
    }
    return names;
  }

  /** Names that a statement has as values: `define_method(:check)`, `setattr(A, "check", f)`. */
  mentionedBy(node: CodeNode): readonly string[] {
    const { code, language } = this.builder.read;
    const hasNameValues = language.hasNameValues === true;
    const isAlias =
      hasNameValues && ALIASES.has(code.slice(this.builder.kinds.firstWord(node.tokens)));
    if (node.kind !== 'statement' && !isAlias) return [];
    const names: string[] = [];
    for (const i of this.ownTokens(node)) {
      if (code.isWord(i)) {
        const isSymbol = hasNameValues && code.is(i - 1, ':') && !code.is(i - 2, ':');
        if (isSymbol || isAlias || (code.is(i + 1, '.') && code.is(i + 2, 'prototype')))
          names.push(code.slice(i));
      } else if (code.kind(i) === 'string' || code.kind(i) === 'template')
        names.push(...namesInText(code.slice(i)));
    }
    return names;
  }

  /** Tokens of a statement that are in no body of it; all where it is called at once: `(() => { … })()`. */
  private *ownTokens(node: CodeNode): Generator<number> {
    const { code } = this.builder.read;
    const { from, to } = node.tokens;
    const isCalled = code.isSign(from, '(!;+-') || code.is(from, 'void');
    const bodies = isCalled || node.isControl ? [] : bodiesIn(node);
    let next = 0;
    for (let i = from; i < to; i += 1) {
      while ((bodies[next]?.to ?? Infinity) <= code.from(i)) next += 1;
      if ((bodies[next]?.from ?? Infinity) > code.from(i)) yield i;
    }
  }

  /** What any `=`, `:=`, `++` or `as` of a statement gives a value to. */
  private assignedIn(node: CodeNode): readonly string[] {
    const { code, language } = this.builder.read;
    const names: string[] = [];
    const open = [node.tokens.from];
    for (const i of this.ownTokens(node)) {
      if (code.isSign(i, '([{')) open.push(i + 1);
      else if (code.isSign(i, ')]}')) open.length = Math.max(1, open.length - 1);
      else if (this.targets.assigns(i)) {
        const start = open.at(-1) ?? node.tokens.from;
        const isArgument =
          language.hasNamedArguments === true && code.is(start - 1, '(') && !code.is(i - 1, ':');
        if (!isArgument)
          names.push(...this.targets.targetBefore(this.targets.partFrom(start, i), i));
      } else if (code.is(i, '++') || code.is(i, '--'))
        names.push(...[i - 1, i + 2].flatMap((at) => (code.isWord(at) ? [code.slice(at)] : [])));
      else if (language.hasCapturingPatterns === true && code.is(i, 'as') && code.isWord(i + 1))
        names.push(code.slice(i + 1));
    }
    return names;
  }

  /** What a statement that declares nothing may change: the name that it begins with, as `A.push(1)` does. */
  private changedBy({ from, to }: TokenRange): readonly string[] {
    const { code } = this.builder.read;
    let first = from;
    while (first < to && !code.isWord(first) && code.isSign(first, '+-!(;{[')) first += 1;
    if (code.is(first, 'delete')) first += 1;
    return code.isWord(first) ? [code.slice(first)] : [];
  }

  private operands(node: CodeNode): readonly string[] {
    const { code, language } = this.builder.read;
    const first = this.builder.kinds.firstWord(node.tokens);
    if (!code.isAny(first, CHANGE_OPERANDS)) return [];
    if (code.is(first, 'export') && language.hasAssignmentWords !== true) return [];
    return this.wordsOf({ from: first + 1, to: Math.min(node.tokens.to, first + LONGEST_TARGET) });
  }

  /** `$warning: …` and `@warning: …` of style sheets. */
  private variableOfStyles(from: number): readonly string[] {
    const { code, language } = this.builder.read;
    if (language.hasColonVariables !== true) return [];
    const at = code.is(from, '$') ? from + 1 : from;
    return code.is(at + 1, ':') ? [code.slice(at)] : [];
  }

  /** `a=1 b+=2` at the beginning of a command. */
  private variablesOfShell({ from, to }: TokenRange): readonly string[] {
    const { code, language } = this.builder.read;
    const names: string[] = [];
    if (language.hasAssignmentWords !== true) return names;
    for (let i = from; i < to; i += 1) {
      const name = /^([A-Za-z_]\w*)(?:\[.*\])?\+?=/.exec(code.slice(i))?.[1];
      if (name !== undefined) names.push(name);
      else if (i === from || !code.glued(i)) break;
    }
    return names;
  }

  /** The names of a loop, and those that a pattern of Python catches. */
  private loopNames({ tokens: { from, to } }: CodeNode): readonly string[] {
    const { code, language } = this.builder.read;
    let at = from;
    while (at < to && !code.isWord(at)) at += 1;
    if (code.is(at, 'async') || code.is(at, 'await')) at += 1;
    const isCase = language.hasCapturingPatterns === true && code.is(at, 'case');
    if (!code.is(at, 'for') && !code.is(at, 'foreach') && !isCase) return [];
    const names: string[] = [];
    for (let i = at + 1; i < Math.min(to, at + LONGEST_TARGET); i += 1) {
      const isEnd = isCase
        ? code.is(i, ':')
        : code.is(i, 'in') || code.is(i, 'of') || code.is(i, '{');
      if (isEnd) break;
      if (code.isWord(i)) names.push(code.slice(i));
    }
    return names;
  }

  /** Names of symbols that begin in a stretch of code, such as each of `var a, b int`. */
  private declaredIn({ from, to }: TokenRange): readonly string[] {
    const { code, symbols } = this.builder.read;
    const [start, end] = [code.from(from), to > from ? code.to(to - 1) : code.from(from)];
    const names: string[] = [];
    const first = firstBehind(symbols.length, (at) => (symbols[at]?.from ?? 0) < start);
    for (let at = first; at < symbols.length; at += 1) {
      const symbol = symbols[at];
      if (symbol === undefined || symbol.from >= end) break;
      names.push(symbol.name.slice(symbol.name.lastIndexOf('.') + 1));
    }
    return names;
  }
}

function bodiesIn({ blocks }: CodeNode): readonly { from: number; to: number }[] {
  return blocks.flatMap(({ isBody, span, nodes }) => (isBody ? [span] : nodes.flatMap(bodiesIn)));
}

function namesIn({ name }: CodeNode, directive: string): readonly string[] {
  const removed = /^#:# ?undef (\w+)/.exec(directive)?.[1];
  return [...(name === null ? [] : [name]), ...(removed === undefined ? [] : [removed])];
}

/** What a text may name: what is in its quotes, and the words of one that is code: `class_eval "def check; end"`. */
function namesInText(text: string): readonly string[] {
  return [
    ...(text.length <= LONGEST_NAME ? [text.slice(1, -1)] : []),
    ...(text.includes('def ') ? wordsOfText(text) : []),
  ];
}

/** Texts in which values stand: `"$a"`, `"#{a}"`, `"\(a)"`, `f"{a}"`. */
const HAS_VALUES = /^[$@fF]|\$|#\{|\\\(/;

/** Tokens of a target of an assignment that are looked at. */
const LONGEST_TARGET = 200;

class TargetReader {
  constructor(private readonly read: CodeText) {}

  wordsOf({ from, to }: TokenRange): readonly string[] {
    const { code, language } = this.read;
    const words: string[] = [];
    for (let i = from; i < to; i += 1) {
      const kind = code.kind(i);
      const text = code.slice(i);
      const isPlain = kind === 'word' && language.hasAssignmentWords !== true;
      if (isPlain) words.push(text);
      else if (
        kind === 'word' ||
        kind === 'template' ||
        (kind === 'string' && HAS_VALUES.test(text))
      )
        for (const word of wordsOfText(text)) words.push(word);
      else if (kind === 'markup' && /^[\p{L}_$]/u.test(text)) words.push(text);
    }
    return words;
  }

  /** Words before the first `=` of a head: the name and its owner, or all of a pattern. */
  targetsOf({ from, to }: TokenRange): readonly string[] {
    const { code } = this.read;
    for (let i = from; i < to; i = code.past(i))
      if (this.assigns(i)) return this.targetBefore(from, i);
    return [];
  }

  /** Where the part of a statement or list begins that holds a token: behind a sign that ends one. */
  partFrom(start: number, i: number): number {
    const { code } = this.read;
    for (let at = i - 1, steps = 0; at >= start && steps < LONGEST_TARGET; at -= 1, steps += 1) {
      if (code.isSign(at, ';{')) return at + 1;
      const mate = code.mate(at);
      if (mate >= start && mate < at) at = mate;
    }
    return Math.max(start, i - LONGEST_TARGET);
  }

  assigns(i: number): boolean {
    const { code } = this.read;
    if (!code.is(i, '=') || code.is(i, '==') || code.is(i, '=>') || code.is(i, '=~')) return false;
    return !(code.glued(i) && code.isSign(i - 1, '<>!='));
  }

  targetBefore(from: number, equals: number): readonly string[] {
    const { code } = this.read;
    const names: string[] = [];
    const colon = this.typeColon(from, equals);
    if (colon !== null) return this.wordsOf({ from, to: colon });
    let i = equals - 1;
    while (i >= from && code.isSign(i, '+-*/|&^%?~:<>')) i -= 1;
    while (i >= from) {
      const mate = code.mate(i);
      const start = mate >= from && mate < i ? mate : i;
      names.push(...this.wordsOf({ from: start, to: i + 1 }));
      const before = start - 1;
      if (before < from) break;
      const isChain =
        code.isSign(before, '.,:') ||
        code.isSign(start, '.,:[') ||
        (start < i && code.glued(start));
      if (!isChain) break;
      i = before;
    }
    return names;
  }

  private typeColon(from: number, equals: number): number | null {
    const { code } = this.read;
    for (let i = from; i < equals; i = code.past(i))
      if (code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':') && !code.is(i + 1, '='))
        return i;
    return null;
  }
}

function wordsOfText(text: string): readonly string[] {
  const words = text.match(/[\p{L}_$][\p{L}\p{N}_$]*[?!]?/gu) ?? [];
  return words.flatMap((word) => (word.startsWith('$') ? [word, word.slice(1)] : [word]));
}
