import type { TokenRange } from '../../code/structure/region.js';
import type { NodeKind } from '../outline.js';
import type { CodeText } from './code-text.js';
import type { NamedParts } from './named.js';
import type { Region } from './regions.js';
import { CONTROL, DECLARES, FUNCTION_WORDS, TYPE_WORDS } from './words.js';

export interface StatementKind {
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly isControl: boolean;
  /** By which its body is known where nothing says more: `M.check`. */
  readonly label: string | null;
}

interface HeadWords {
  readonly kind: 'function' | 'type' | null;
  readonly name: string | null;
  readonly hasParameters: boolean;
}

/** Tells functions, types, declarations and other statements apart, by the words of their heads. */
export class KindReader {
  private readonly types: ReadonlySet<string>;
  private readonly functions: ReadonlySet<string>;

  constructor(
    private readonly read: CodeText,
    private readonly parts: ReadonlyMap<number, NamedParts>,
    private readonly named: ReadonlyMap<Region, string>,
  ) {
    this.types = read.language.typeWords ?? TYPE_WORDS;
    this.functions = read.language.functionWords ?? FUNCTION_WORDS;
  }

  kindOf(tokens: TokenRange, regions: readonly Region[]): StatementKind {
    const { code, language } = this.read;
    const name = this.parts.get(tokens.from)?.names[0] ?? null;
    const first = this.firstWord(tokens);
    const isControl =
      code.isWord(first) && code.isAny(first, CONTROL) && name === null && regions.length > 0;
    if (language.isDeclarative === true)
      return { kind: 'declaration', name, isControl, label: null };
    if (isControl) return { kind: 'statement', name: null, isControl, label: null };
    const byBody = this.kindByBody(tokens, regions, name);
    if (byBody !== null) return byBody;
    const known =
      name ?? (language.hasBareFunctions === true ? this.calledName(tokens, tokens.to) : null);
    const isDeclared = known !== null || code.isAny(first, DECLARES) || this.isAssignment(tokens);
    return { kind: isDeclared ? 'declaration' : 'statement', name: known, isControl, label: null };
  }

  private kindByBody(
    tokens: TokenRange,
    regions: readonly Region[],
    name: string | null,
  ): StatementKind | null {
    const body = this.bodyOf(regions);
    if (body === undefined || (!this.named.has(body) && name !== null)) return null;
    const head = this.kindByHead(tokens, body);
    if (head !== null) {
      const { kind, name: label } = head;
      return { kind, name: name ?? lastPart(label), isControl: false, label };
    }
    return this.named.has(body) ? { kind: 'function', name, isControl: false, label: null } : null;
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
      else if (code.is(i, '[') && language.hasBracketAttributes === true) i = code.past(i);
      else return i;
    }
    return from;
  }

  private kindByHead(
    tokens: TokenRange,
    body: Region,
  ): { kind: 'function' | 'type'; name: string | null } | null {
    const { language } = this.read;
    const to = body.isBracket ? body.opener : body.body.from;
    const { kind, name, hasParameters } = this.wordsOfHead(tokens.from, to);
    if (kind === null && language.hasBareFunctions === true) {
      const called = this.calledName(tokens, to);
      return called === null ? null : { kind: 'function', name: called };
    }
    // `struct user *find(int id) {`: the word is of its type.
    if (kind === 'type' && hasParameters && language.hasTypeWordsInTypes === true)
      return { kind: 'function', name };
    return kind === null ? null : { kind, name };
  }

  /** What the words of a head say, up to the sign that ends it. */
  private wordsOfHead(from: number, to: number): HeadWords {
    const { code } = this.read;
    let hasParameters = false;
    let kind: HeadWords['kind'] = null;
    let name: string | null = null;
    for (let i = from; i < to; i = code.past(i)) {
      if (code.is(i, '(')) hasParameters = true;
      if (this.endsHead(i, kind !== null)) break;
      if (!code.isWord(i) || code.is(i - 1, '@') || code.is(i - 1, '.')) continue;
      if (kind === null) kind = this.kindOfWord(i);
      else name ??= this.chainFrom(i, to);
    }
    return { kind, name, hasParameters };
  }

  /** Whether a sign ends a head: `=`, or a colon before the word that says the kind. */
  private endsHead(i: number, hasKind: boolean): boolean {
    const { code, language } = this.read;
    return code.is(i, '=') || (code.is(i, ':') && language.isIndented !== true && !hasKind);
  }

  private kindOfWord(i: number): HeadWords['kind'] {
    const { code } = this.read;
    if (code.isAny(i, this.types)) return 'type';
    return code.isAny(i, this.functions) && !code.is(i + 1, 'interface') ? 'function' : null;
  }

  /** A name with its owners: `M.check`, `A::b`. */
  private chainFrom(from: number, to: number): string {
    const { code } = this.read;
    let end = from + 1;
    while (
      end < to &&
      code.isSign(end, '.:') &&
      (code.isWord(end + 1) || code.isSign(end + 1, ':'))
    )
      end += code.isWord(end + 1) ? 2 : 1;
    if (end > from + 1 && !code.isWord(end - 1)) end = from + 1;
    return code.text.slice(code.from(from), code.to(end - 1)).replaceAll(/\s+/g, '');
  }

  /** Of a language without a word for functions, the name before the parameters: `int refund(User user)`. */
  private calledName({ from }: TokenRange, to: number): string | null {
    const { code } = this.read;
    for (let i = from; i < to; i = code.past(i)) {
      if (code.is(i, '=') || code.is(i, '{')) return null;
      if (code.is(i, '(')) {
        const isNamed = code.isWord(i - 1) && (i - 1 > from || code.is(to, '{'));
        const isTyped = code.isWord(i - 2) || code.isSign(i - 2, '>?]') || i - 1 === from;
        return isNamed && isTyped ? code.slice(i - 1) : null;
      }
    }
    return null;
  }

  /** Whether a statement gives a value to a name. What gives one to a part of a value (`a.b = 1`) only runs. */
  private isAssignment({ from, to }: TokenRange): boolean {
    const { code, language } = this.read;
    if (language.hasAssignmentWords === true && /^\w+\+?=/.test(code.slice(from)))
      return this.isGlued({ from, to });
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

  /** Whether no blank is in a statement of the shell: what follows after one is a command. */
  private isGlued({ from, to }: TokenRange): boolean {
    const { code } = this.read;
    let i = from + 1;
    while (i < to && code.glued(i)) i += 1;
    return i >= to;
  }

  private assigns(i: number): boolean {
    const { code } = this.read;
    return (
      !['==', '=>', '=~'].some((sign) => code.is(i, sign)) &&
      !(code.glued(i) && code.isSign(i - 1, '<>!='))
    );
  }
}

function lastPart(name: string | null): string | null {
  return name === null
    ? null
    : name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
