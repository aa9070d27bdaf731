import { wordSet } from '../../../text/words.js';
import { type CodeLanguage, RUNS_FILES } from '../../code/language.js';
import type { CodeText } from './code-text.js';
import type { CodeNode } from './node.js';
import type { CodeNodes } from './nodes.js';
import { IMPORTS } from './words.js';

/** Binds any name: `import *`, `use a::*`, `using namespace a`. */
export const ANY = '*';

/** Words of an import that are no names where a name or a text follows. */
const SYNTAX = wordSet('import from as type typeof static export pub function const');

export function isImport({ kinds, read: { code, language } }: CodeNodes, node: CodeNode): boolean {
  if (node.texts[0]?.startsWith('#:') === true) return false;
  const first = kinds.firstWord(node.tokens);
  if (language.isImport !== undefined) return language.isImport(code, node.tokens.from, first);
  return code.isAny(first, IMPORTS) && (!code.is(first, 'export') || node.texts.includes('from'));
}

export function importedNames({ read, kinds }: CodeNodes, node: CodeNode): readonly string[] {
  const { code, language } = read;
  const { from, to } = node.tokens;
  const first = kinds.firstWord(node.tokens);
  const names: string[] = [];
  if (language.importsAll === true || code.is(first + 1, 'namespace')) return [ANY];
  if ((language.runsFiles ?? RUNS_FILES).has(code.slice(first)))
    return language.runsFiles === undefined ? [] : [ANY];
  for (let i = from; i < to; i += 1) {
    if (code.is(i, '*') && !code.is(i + 1, 'as')) return [ANY];
    if (code.isWord(i)) {
      if (i !== first && !isSyntax(read, i, to)) names.push(code.slice(i));
    } else if (code.kind(i) === 'string' && language.importsByPath === true) {
      // The last part of a path is the name of a package, or of a module in camel case.
      const parts = code.slice(i).slice(1, -1).split(/[/.-]/);
      names.push(...parts, ...parts.map(camelCased));
    }
  }
  return names;
}

/** Whether a word of an import that ends at `to` is no name, because a name or a text follows. */
function isSyntax({ code }: CodeText, i: number, to: number): boolean {
  const isBefore = code.isWord(i + 1) || code.kind(i + 1) === 'string' || code.isSign(i + 1, '{(*');
  return isBefore && i + 1 < to && SYNTAX.has(code.slice(i));
}

/** `owner_guard` as `OwnerGuard`. */
function camelCased(text: string): string {
  return text.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The members of the list in an import, and what is around the list. */
export class ImportParts {
  private readonly parts: readonly (readonly string[])[];
  private readonly before: readonly string[];
  private readonly behind: readonly string[];

  constructor(texts: readonly string[], language: CodeLanguage) {
    const bracket = texts.findIndex((text) => text === '{' || text === '(');
    const open = bracket >= 0 ? bracket : texts.lastIndexOf('import');
    const close =
      bracket >= 0 ? texts.findLastIndex((text) => text === '}' || text === ')') : texts.length;
    const isList = open >= 0 && close > open;
    const isGroup = language.hasImportGroups === true;
    const head = isList ? texts.slice(0, open + 1) : texts;
    this.before = isGroup ? [] : head;
    this.behind = isList && !isGroup ? texts.slice(close) : [];
    this.parts = isList ? listed(texts.slice(open + 1, close)) : [];
  }

  /** The import without the members that have none of these names. */
  withNames(names: ReadonlySet<string> | null): readonly string[] {
    const isUsed = (text: string): boolean =>
      names === null || names.has(text) || pathParts(text).some((part) => names.has(part));
    return [
      ...this.before,
      ...this.parts.filter((part) => part.some(isUsed)).flat(),
      ...this.behind,
    ];
  }
}

function pathParts(text: string): readonly string[] {
  return text.startsWith('s:') ? text.slice(3, -1).split(/[/.-]/) : [];
}

function listed(texts: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const text of texts) {
    if (text === ',' || text === ';' || text.startsWith('\n')) parts.push([]);
    else parts.at(-1)?.push(text);
  }
  return parts;
}
