import type { TokenRange } from '../../code/structure/region.js';
import type { CodeBlock, CodeNode, CodeNodes } from './nodes.js';
import { CONTROL, DECLARES, FUNCTIONS, IMPORTS, TYPES } from './words.js';

/*
 * Which declarations do the names in cited code come from? Imports and file-level declarations and assignments that
 * bind a name used there, one step; and every other declaration of the unit's own name.
 */

/** Imports that may bind any name: `import *`, `use a::*`, `using namespace a`. */
const ANY = '*';

export function originOf(
  builder: CodeNodes,
  root: CodeBlock,
  around: readonly CodeNode[],
  cited: readonly CodeNode[],
): readonly string[] {
  const reader = new OriginReader(builder);
  const used = new Set(cited.flatMap((node) => reader.wordsOf(node.tokens)));
  const own = new Set<string>();
  const unit = [...around, ...cited];
  const said: string[] = [];
  let block: CodeBlock | undefined = root;
  for (const node of unit) {
    if (block === undefined) break;
    for (const name of reader.namesOf(node)) own.add(name);
    for (const other of block.nodes)
      if (other !== node && !cited.includes(other)) said.push(...reader.saidBy(other, used, own));
    // Below the first node that is no type everything is in the unit.
    if (node.kind !== 'type') break;
    const inside: CodeNode | undefined = unit[unit.indexOf(node) + 1];
    block = node.blocks.find(
      ({ span }) =>
        inside !== undefined && span.from <= inside.span.from && inside.span.to <= span.to,
    );
  }
  return said;
}

class OriginReader {
  constructor(private readonly builder: CodeNodes) {}

  /** All words of a stretch of code, those in templates and texts of markup too. */
  wordsOf({ from, to }: TokenRange): readonly string[] {
    const { code } = this.builder.read;
    const words: string[] = [];
    for (let i = from; i < to; i += 1) {
      if (code.isWord(i)) words.push(code.slice(i));
      else if (code.kind(i) === 'template') words.push(...wordsIn(code.slice(i)));
    }
    return words;
  }

  /** The names that a node declares. */
  namesOf(node: CodeNode): readonly string[] {
    return node.name === null ? [] : [node.name];
  }

  /** What a declaration says where it binds a used name or the unit's own; nothing where it does not. */
  saidBy(node: CodeNode, used: ReadonlySet<string>, own: ReadonlySet<string>): readonly string[] {
    const binds = (names: readonly string[]): boolean =>
      names.some((name) => name === ANY || used.has(name) || own.has(name));
    if (node.kind === 'type' && node.name === null)
      return node.blocks.flatMap(({ nodes }) =>
        nodes.flatMap((inner) => this.saidBy(inner, used, own)),
      );
    if (node.kind === 'function' || node.kind === 'type') {
      const isBound = binds([...this.namesOf(node), ...this.targetsOf(node.tokens, node)]);
      const isOpen = node.kind === 'type' && (isBound || EVERYWHERE.has(node.name ?? ''));
      return [
        ...(isBound ? ['declares', ...(node.head?.texts ?? node.texts)] : []),
        // A type that is opened again may bring another method of the name.
        ...(isOpen
          ? node.blocks.flatMap(({ nodes }) =>
              nodes.flatMap((inner) => this.saidBy(inner, used, own)),
            )
          : []),
      ];
    }
    if (this.isImport(node)) {
      const names = this.importedBy(node);
      if (!binds(names)) return [];
      const isAny = names.includes(ANY);
      return ['imports', ...partsThat(node.texts, (name) => isAny || binds([name]))];
    }
    if (binds(this.boundBy(node)) || this.mentions(node, used, own)) return ['binds', ...node.texts];
    return [];
  }

  private isImport(node: CodeNode): boolean {
    const { code } = this.builder.read;
    const first = this.builder.firstWord(node.tokens);
    return (
      node.texts[0]?.startsWith('#:') !== true &&
      code.isAny(first, IMPORTS) &&
      (!code.is(first, 'export') || node.texts.includes('from'))
    );
  }

  private importedBy(node: CodeNode): readonly string[] {
    const { code } = this.builder.read;
    const { from, to } = node.tokens;
    const words = this.wordsOf(node.tokens);
    for (let i = from; i < to; i += 1) if (code.is(i, '*')) return code.is(i + 1, 'as') ? words : [ANY];
    if (words.includes('namespace')) return [ANY];
    return [...words, ...this.broughtBy(node.tokens, words)];
  }

  /** Names that a file brings whose import does not say them: any, or those of a library of the same name. */
  private broughtBy({ from, to }: TokenRange, words: readonly string[]): readonly string[] {
    const { code, language } = this.builder.read;
    const first = words[0] ?? '';
    if (language === 'ruby' && first === 'require') {
      const texts: string[] = [];
      for (let i = from; i < to; i += 1)
        if (code.kind(i) === 'string') texts.push(...code.slice(i).slice(1, -1).split(/[/.]/));
      return texts.flatMap((text) => [text, camelCased(text)]);
    }
    const isBlind = ['require_relative', 'load', 'source', 'include', 'extend', 'prepend', 'require'].includes(first);
    return isBlind && ['ruby', 'shell', 'php'].includes(language) ? [ANY] : [];
  }

  /** Names that a node gives a value to, those in constructs in it too. */
  private boundBy(node: CodeNode): readonly string[] {
    if (node.texts[0]?.startsWith('#:') === true)
      return /^#:# ?(?:include|import) "/.test(node.texts[0]) ? [ANY] : this.namesOf(node);
    const names = [
      ...this.namesOf(node),
      ...this.declaredIn(node.tokens),
      ...this.targetsOf(node.tokens, node),
      ...(node.kind === 'statement' && !node.isControl ? this.changedBy(node.tokens) : []),
    ];
    if (node.isControl)
      for (const { nodes } of node.blocks) names.push(...nodes.flatMap((inner) => this.boundBy(inner)));
    return names;
  }

  /** What a statement that declares nothing may change: the name that it begins with, as `A.push(1)` or `A++` do. */
  private changedBy({ from, to }: TokenRange): readonly string[] {
    const { code } = this.builder.read;
    let first = from;
    while (first < to && !code.isWord(first) && code.isSign(first, '+-!(;{[')) first += 1;
    if (code.is(first, 'delete')) first += 1;
    const inside = code.is(from, '(') ? code.mate(from) : -1;
    return [
      ...(code.isWord(first) ? [code.slice(first)] : []),
      ...(inside > from ? this.targetsOf({ from: from + 1, to: inside }, null) : []),
    ];
  }

  /** Words before the first `=`: the name and its owner, or all of a pattern. */
  private targetsOf({ from, to }: TokenRange, node: CodeNode | null): readonly string[] {
    const { code } = this.builder.read;
    const limit = (node?.head ?? null) === null ? to : Math.min(to, from + 200);
    for (let i = from; i < limit; i = code.past(i)) {
      if (!code.is(i, '=') || code.is(i, '==') || code.is(i, '=>')) continue;
      if (code.glued(i) && code.isSign(i - 1, '<>!=')) continue;
      return this.targetBefore(from, i);
    }
    return [];
  }

  private targetBefore(from: number, equals: number): readonly string[] {
    const { code } = this.builder.read;
    const names: string[] = [];
    let first = from;
    for (let i = from; i < equals; i = code.past(i))
      if (code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':') && !code.is(i + 1, '=')) {
        // `a: Type =`: what is behind the colon is a type.
        names.push(...this.wordsOf({ from: first, to: i }));
        first = equals;
      }
    if (first === equals) return names.filter((name) => !isKeyword(name));
    let i = equals - 1;
    while (i >= from && code.isSign(i, '+-*/|&^%?~:')) i -= 1;
    while (i >= from) {
      const mate = code.mate(i);
      const start = mate >= from && mate < i ? mate : i;
      names.push(...this.wordsOf({ from: start, to: i + 1 }));
      const before = start - 1;
      if (before < from) break;
      const isChain = code.isSign(before, '.,:') || code.isSign(start, '.,:[') || (start < i && code.glued(start));
      if (!isChain) break;
      i = before;
    }
    return names.filter((name) => !isKeyword(name));
  }

  /** Names of symbols that begin in a stretch of code, such as each of `var a, b int`. */
  private declaredIn({ from, to }: TokenRange): readonly string[] {
    const { code, symbols } = this.builder.read;
    const [start, end] = [code.from(from), to > from ? code.to(to - 1) : code.from(from)];
    return symbols.flatMap(({ name, from: at }) =>
      at >= start && at < end ? [name.slice(name.lastIndexOf('.') + 1)] : [],
    );
  }

  /** Whether a statement names the unit, or a used name, as a value: `define_method(:check)`, `setattr(A, "check", f)`. */
  private mentions(node: CodeNode, used: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
    if (node.kind !== 'statement') return false;
    const { code, language } = this.builder.read;
    const isAlias = language === 'ruby' && ALIASES.has(code.slice(node.tokens.from));
    for (let i = node.tokens.from; i < node.tokens.to; i += 1) {
      const text = code.slice(i);
      if (code.isWord(i)) {
        const isSymbol = code.is(i - 1, ':') && !code.is(i - 2, ':') && language === 'ruby';
        if ((isSymbol || isAlias) && (own.has(text) || used.has(text))) return true;
        if (own.has(text) && code.is(i + 1, '.') && code.is(i + 2, 'prototype')) return true;
      } else if (code.kind(i) === 'string' || code.kind(i) === 'template') {
        if (own.has(text.slice(1, -1)) || used.has(text.slice(1, -1))) return true;
        // A text that is code: `class_eval "def check; end"`.
        if (text.includes('def ') && wordsIn(text).some((word) => own.has(word) || used.has(word))) return true;
      }
    }
    return false;
  }
}

/** Types whose methods every object has. */
const EVERYWHERE: ReadonlySet<string> = new Set(['Kernel', 'Object', 'BasicObject', 'Module']);
/** Statements of Ruby that give a name to another method, or take it away. */
const ALIASES: ReadonlySet<string> = new Set(['alias', 'undef']);

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]*[?!]?/gu) ?? [];
}

/** An import without the names in its list that are not used here. */
function partsThat(
  texts: readonly string[],
  isUsed: (name: string) => boolean,
): readonly string[] {
  const from = texts.findIndex((text) => text === '{' || text === '(');
  const open = from >= 0 ? from : texts.lastIndexOf('import');
  const close = from >= 0 ? texts.findLastIndex((text) => text === '}' || text === ')') : texts.length;
  if (open < 0 || close <= open) return texts;
  const parts: string[][] = [[]];
  for (const text of texts.slice(open + 1, close)) {
    if (text === ',') parts.push([]);
    else if (text !== ';') parts.at(-1)?.push(text);
  }
  return [
    ...texts.slice(0, open + 1),
    ...parts.filter((part) => part.some(isUsed)).flat(),
    ...texts.slice(close),
  ];
}

/** `owner_guard` as `OwnerGuard`. */
function camelCased(text: string): string {
  return text.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isKeyword(name: string): boolean {
  return DECLARES.has(name) || CONTROL.has(name) || FUNCTIONS.has(name) || TYPES.has(name);
}
