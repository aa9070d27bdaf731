import { symbolsOf, type CodeSymbol } from '../code/symbols.js';
import { scopeName } from './scope-name.js';
import type { SourceText, Span } from './source-text.js';

/** What a stretch of text stands in: a function, a Markdown section, a key of a data file. */
export interface Scope {
  /** The whole way to it, outermost first; empty at the top. */
  readonly name: string;
  /** Its own name: what would still be there if the stretch had been taken elsewhere. */
  readonly own: string;
  /** 1-based line in which it begins; 0 at the top. */
  readonly line: number;
}

/** The outline of one text. */
export interface Outline {
  scopeOf(span: Span): Scope;
  /** How often a scope of this own name is there. */
  count(own: string): number;
  /** Whether two scopes of one name are two things: functions are, keys and headings are told apart by what is above them. */
  readonly isCode: boolean;
}

const TOP: Scope = { name: '', own: '', line: 0 };
const FLAT: Outline = { scopeOf: () => TOP, count: () => 0, isCode: false };

const outlines = new WeakMap<SourceText, Outline>();

/** Computed once for each text. */
export function outlineOf(source: SourceText): Outline {
  const known = outlines.get(source);
  if (known !== undefined) return known;
  const outline = readOutline(source);
  outlines.set(source, outline);
  return outline;
}

/** The symbols of a text; none where its language has none. */
const symbols = new WeakMap<SourceText, readonly CodeSymbol[]>();

export function symbolsIn(source: SourceText): readonly CodeSymbol[] {
  const known = symbols.get(source);
  if (known !== undefined) return known;
  const found = source.language === null ? [] : symbolsOf(source.language, source.text, source.tokens);
  symbols.set(source, found);
  return found;
}

function readOutline(source: SourceText): Outline {
  if (/\.(?:md|mdx|mdc|markdown)$/i.test(source.path)) return sections(source);
  if (source.language === 'json') return keys(source);
  if (/\.(?:ya?ml|jsonc|json5|toml)$/i.test(source.path)) return indentation(source);
  return source.language === null ? FLAT : codeOutline(source, symbolsIn(source));
}

/** The innermost symbol that is more than the stretch itself. */
function codeOutline(source: SourceText, all: readonly CodeSymbol[]): Outline {
  const counts = countsOf(all.map((symbol) => scopeName(symbol, source.text)));
  return {
    isCode: true,
    count: (own) => counts.get(own) ?? 0,
    scopeOf({ from, to }) {
      let inner: CodeSymbol | null = null;
      for (const symbol of all) {
        if (symbol.from > from) break; // in the order in which they begin
        if (symbol.to >= to && symbol.to - symbol.from > to - from && (inner === null || symbol.from >= inner.from)) inner = symbol;
      }
      if (inner === null) return TOP;
      const name = scopeName(inner, source.text);
      return { name, own: name, line: source.lineAt(inner.from) };
    },
  };
}

export interface Section {
  readonly level: number;
  readonly title: string;
  /** 1-based line of the heading, and the last line that belongs to it. */
  readonly from: number;
  readonly to: number;
}

/** The sections of a Markdown text by its ATX and setext headings; what stands in fenced code is no heading. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const headings: { level: number; title: string; line: number }[] = [];
  let fence: string | null = null;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
    if (atx !== undefined) headings.push({ level: atx.length, title: titleOf(line), line: index + 1 });
    const above = lines[index - 1];
    if (above !== undefined && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && /^ {0,3}[^\s#>|=-]/.test(above) && (lines[index - 2] ?? '').trim() === '') headings.push({ level: line.includes('=') ? 1 : 2, title: above.trim(), line: index });
  }
  const all: Section[] = [];
  const open: { level: number; at: number }[] = [];
  const close = (level: number, last: number): void => {
    for (let inner = open.at(-1); inner !== undefined && inner.level >= level; inner = open.at(-1)) {
      const section = all[inner.at];
      if (section !== undefined) all[inner.at] = { ...section, to: last };
      open.pop();
    }
  };
  for (const { level, title, line } of headings) {
    close(level, line - 1);
    open.push({ level, at: all.length });
    all.push({ level, title, from: line, to: line });
  }
  close(0, lines.length);
  return all;
}

function titleOf(line: string): string {
  return withoutClosing(line.trim().replace(/^#{1,6}/, '').trim());
}

/** `## Setup ##` is the heading Setup. */
function withoutClosing(title: string): string {
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end -= 1;
  return end === title.length || (end > 0 && title[end - 1] !== ' ' && title[end - 1] !== '\t') ? title : title.slice(0, end).trim();
}

function sections(source: SourceText): Outline {
  const all = sectionsOf(source.lines);
  const counts = countsOf(all.map(({ title }) => title));
  return {
    isCode: false,
    count: (own) => counts.get(own) ?? 0,
    scopeOf(span) {
      const [from, to] = source.rangeOf(span);
      const around = all.filter((section) => section.from <= from && section.to >= to && section.to - section.from > to - from);
      const inner = around.at(-1);
      return inner === undefined ? TOP : { name: around.map(({ title }) => title).join(' > '), own: inner.title, line: inner.from };
    },
  };
}

/** What a place of a JSON text stands below: the keys on the way to it, whatever its lines are. */
function keys(source: SourceText): Outline {
  const { tokens, text } = source;
  const isKey = (index: number): boolean => tokens[index]?.kind === 'string' && charAt(source, tokens[index + 1]) === ':';
  const counts = countsOf(tokens.flatMap((token, index) => (isKey(index) ? [text.slice(token.from, token.to)] : [])));
  return {
    isCode: false,
    count: (own) => counts.get(own) ?? 0,
    scopeOf(span) {
      const way: { name: string; line: number }[] = [];
      let key = { name: '', line: 1 };
      for (const [index, token] of tokens.entries()) {
        if (token.from >= span.from) break;
        const character = charAt(source, token);
        if (isKey(index)) key = { name: text.slice(token.from, token.to), line: source.lineAt(token.from) };
        else if (character === '{' || character === '[') {
          way.push(key);
          key = { name: '[]', line: source.lineAt(token.from) };
        } else if (character === '}' || character === ']') key = way.pop() ?? key;
      }
      const inner = way.at(-1);
      return inner === undefined || way.length === 1 ? TOP : { name: way.slice(1).slice(-DEEPEST).map(({ name }) => name).join(' > '), own: inner.name, line: inner.line };
    },
  };
}

function charAt({ text }: SourceText, token: Span | undefined): string {
  return token === undefined || token.to - token.from > 1 ? '' : (text[token.from] ?? '');
}

/** Levels of a data file that are told apart; deeper ones are as good as equal. */
const DEEPEST = 32;

/** What a line stands below by its indentation: the keys of YAML and of formatted JSON; in TOML its table. */
function indentation(source: SourceText): Outline {
  const counts = countsOf(source.lines.map((line) => line.trim()));
  return {
    isCode: false,
    count: (own) => counts.get(own) ?? 0,
    scopeOf(span) {
      const [first] = source.rangeOf(span);
      const chain: string[] = [];
      let parent = 0;
      let depth = indentOf(source.lines[first - 1] ?? '');
      const isTable = /^\s*\[/.test(source.lines[first - 1] ?? '');
      for (let line = first - 1; line >= 1 && chain.length < DEEPEST; line -= 1) {
        const text = source.lines[line - 1] ?? '';
        if (text.trim() === '' || text.trim().startsWith('#')) continue;
        const indent = indentOf(text);
        const table = !isTable && depth === 0 && source.path.toLowerCase().endsWith('.toml') && text.startsWith('[');
        if (indent < depth || table) {
          chain.push(text.trim());
          parent ||= line;
          if (table) break;
          depth = indent;
        }
        if (depth === 0 && !source.path.toLowerCase().endsWith('.toml')) break;
      }
      return chain[0] === undefined ? TOP : { name: chain.toReversed().join(' > '), own: chain[0], line: parent };
    },
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
