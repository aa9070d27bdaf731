import type { LexedLanguage } from '../../code/language.js';
import type { TokenRange } from '../../code/structure/region.js';
import type { NodeKind } from '../outline.js';
import type { CodeText } from './layout.js';
import type { NamedParts } from './named.js';
import type { Region } from './regions.js';
import { CONTROL, DECLARES, functionWords, typeWords } from './words.js';

/** What a statement is. */
export interface Kind {
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly isControl: boolean;
}

/** Languages of which every statement declares something. */
const DECLARATIVE: ReadonlySet<LexedLanguage> = new Set([
  'sql', 'css', 'scss', 'less', 'proto', 'graphql', 'hcl',
]);

/** Tells functions, types, declarations and other statements apart, by the words of their heads. */
export class KindReader {
  private readonly types: ReadonlySet<string>;
  private readonly functions: ReadonlySet<string>;

  constructor(
    private readonly read: CodeText,
    private readonly parts: ReadonlyMap<number, NamedParts>,
    private readonly named: ReadonlyMap<Region, string>,
  ) {
    this.types = typeWords(read.language);
    this.functions = functionWords(read.language);
  }

  kindOf(tokens: TokenRange, regions: readonly Region[]): Kind {
    const { code, language } = this.read;
    const name = this.parts.get(tokens.from)?.names[0] ?? null;
    const first = this.firstWord(tokens);
    const isControl =
      code.isWord(first) && code.isAny(first, CONTROL) && name === null && regions.length > 0;
    if (DECLARATIVE.has(language)) return { kind: 'declaration', name, isControl };
    if (isControl) return { kind: 'statement', name: null, isControl };
    const body = this.bodyOf(regions);
    if (body !== undefined && (this.named.has(body) || name === null)) {
      const kind = this.kindByHead(tokens, body);
      if (kind !== null) return { kind: kind.kind, name: name ?? kind.name, isControl };
      if (this.named.has(body)) return { kind: 'function', name, isControl };
    }
    const isDeclared = name !== null || code.isAny(first, DECLARES) || this.isAssignment(tokens);
    return { kind: isDeclared ? 'declaration' : 'statement', name, isControl };
  }

  /** The body by which a function or a type is known. */
  bodyOf(regions: readonly Region[]): Region | undefined {
    return (
      regions.find((region) => this.named.has(region)) ??
      regions.findLast((region) => !region.isBracket || this.read.code.is(region.opener, '{'))
    );
  }

  /** The first word that is no annotation, attribute or modifier. */
  firstWord({ from, to }: TokenRange): number {
    const { code, language } = this.read;
    let i = from;
    while (i < to) {
      if (code.is(i, '@') && code.isWord(i + 1)) {
        i += 2;
        while (code.is(i, '.') && code.isWord(i + 1)) i += 2;
        if (code.is(i, '(') && code.glued(i)) i = code.past(i);
      } else if (code.is(i, '#') && code.is(i + 1, '[')) i = code.past(i + 1);
      else if (code.is(i, '[') && language === 'csharp') i = code.past(i);
      else return i;
    }
    return from;
  }

  /** The word that says what a head declares. */
  private kindByHead(
    tokens: TokenRange,
    body: Region,
  ): { kind: 'function' | 'type'; name: string | null } | null {
    const { code, language } = this.read;
    const to = body.isBracket ? body.opener : body.body.from;
    let hasParameters = false;
    let kind: 'function' | 'type' | null = null;
    let name: string | null = null;
    for (let i = tokens.from; i < to; i = code.past(i)) {
      if (code.is(i, '(')) hasParameters = true;
      if (code.is(i, '=') || (code.is(i, ':') && language !== 'python' && kind === null)) break;
      if (!code.isWord(i) || code.is(i - 1, '@') || code.is(i - 1, '.')) continue;
      if (kind === null && code.isAny(i, this.types)) kind = 'type';
      else if (kind === null && code.isAny(i, this.functions) && !code.is(i + 1, 'interface'))
        kind = 'function';
      else if (kind !== null && name === null) name = code.slice(i);
    }
    if (kind === 'type' && hasParameters && (language === 'c' || language === 'cpp'))
      kind = 'function';
    return kind === null ? null : { kind, name };
  }

  /** Whether a statement gives a value to a name. What gives one to a part of a value (`a.b = 1`) only runs. */
  private isAssignment({ from, to }: TokenRange): boolean {
    const { code } = this.read;
    let isPart = false;
    let isTyped = false;
    for (let i = from; i < to; i = code.past(i)) {
      if (code.is(i, '=')) return i > from && this.assigns(i) && (!isPart || isTyped);
      if (code.is(i, '.') || code.is(i, '[')) isPart ||= i > from;
      if (code.isWord(i)) isTyped ||= i > from && code.isWord(i - 1);
      else if (!code.isSign(i, '.,:*&<>[]()$@?!|')) return false;
    }
    return false;
  }

  private assigns(i: number): boolean {
    const { code } = this.read;
    return (
      !['==', '=>', '=~'].some((sign) => code.is(i, sign)) &&
      !(code.glued(i) && code.isSign(i - 1, '<>!='))
    );
  }
}
