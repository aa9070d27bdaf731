import { lex } from '../code/lex.js';
import { endingOf } from '../data/read-data.js';
import type { Mark } from './mark.js';
import type { SourceText } from './source-text.js';

/** How comments and texts are written in a language of which this version has no lexer. */
interface Signs {
  /** What makes a comment of the rest of a line. */
  readonly line?: readonly string[];
  readonly block?: readonly Pair[];
  /** Texts in quotes that end with their line, whatever comes. */
  readonly quotes?: string;
  /** Texts in quotes that may go on for lines. */
  readonly longQuotes?: string;
  /** Whether a backslash in quotes takes the sense from the next character. */
  readonly escapes?: boolean;
  /** Texts that go on up to a line of one word: `<<EOF`. */
  readonly heredocs?: boolean;
  /** Whether a block in a block has to be closed too. */
  readonly nested?: boolean;
  /** Whether `[==[` begins a text, and after the sign of a line a comment. */
  readonly levels?: boolean;
  /** Whether a sign of a line counts only where the line begins. */
  readonly atStart?: boolean;
}

type Pair = readonly [open: string, close: string];

const SLASHES: readonly Pair[] = [['/*', '*/']];
const C_LIKE: Signs = { line: ['//'], block: SLASHES, quotes: '"\'', longQuotes: '`', escapes: true };
const NESTED: Signs = { ...C_LIKE, nested: true };
const MARKUP: Signs = { block: [['<!--', '-->'], ['<![CDATA[', ']]>'], ['<?', '?>']] };
/** PostgreSQL nests blocks and MySQL does not; where it is nested, either is told apart from no comment. */
const SQL: Signs = { line: ['--'], block: SLASHES, longQuotes: '\'"`', nested: true };
const HCL: Signs = { line: ['#', '//'], block: SLASHES, quotes: '"', escapes: true, heredocs: true };
const LUA: Signs = { line: ['--'], quotes: '"\'', escapes: true, levels: true };
const INI: Signs = { line: [';', '#'], atStart: true };
const HASH: Signs = { line: ['#'], atStart: true, heredocs: true };
const HASKELL: Signs = { line: ['--'], block: [['{-', '-}']], quotes: '"', escapes: true, nested: true };

/** Signs by the ending of a name. Languages with a lexer are here for files that are too long for it, or not UTF-8. */
const BY_ENDING: ReadonlyMap<string, Signs> = new Map([
  ...['html', 'htm', 'xhtml', 'xml', 'svg', 'vue', 'svelte', 'astro', 'xsd', 'xsl', 'csproj', 'props', 'targets', 'plist'].map((ending) => [ending, MARKUP] as const),
  ...['sql', 'psql', 'ddl'].map((ending) => [ending, SQL] as const),
  ...['tf', 'tfvars', 'hcl'].map((ending) => [ending, HCL] as const),
  ['lua', LUA],
  ...['ini', 'cfg', 'conf', 'properties', 'env', 'editorconfig'].map((ending) => [ending, INI] as const),
  ...['mk', 'dockerfile'].map((ending) => [ending, HASH] as const),
  ...['hs', 'elm'].map((ending) => [ending, HASKELL] as const),
  ...['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'css', 'scss', 'less', 'go', 'java', 'c', 'h', 'cc', 'cpp', 'cxx', 'hpp', 'hh', 'hxx', 'cs', 'php', 'proto', 'groovy', 'gradle', 'zig', 'sol'].map((ending) => [ending, C_LIKE] as const),
  ...['rs', 'kt', 'kts', 'swift', 'scala', 'dart'].map((ending) => [ending, NESTED] as const),
]);

const BY_NAME: ReadonlyMap<string, Signs> = new Map([
  ['dockerfile', HASH],
  ['makefile', HASH],
  ['.env', INI],
  ['.editorconfig', INI],
  ['.npmrc', INI],
  ['.gitconfig', INI],
]);

/** Comments and texts of a file by the signs of its language, in order; none where no signs are known. Linear. */
export function marksOf({ path, text }: SourceText): readonly Mark[] {
  const signs = BY_NAME.get(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) ?? BY_ENDING.get(endingOf(path));
  if (signs === undefined) return [];
  return signs === MARKUP ? markupMarks(text) : new SignReader(text, signs, 0, text.length).marks();
}

/** Markup, and in it what its scripts and styles have of their own. */
function markupMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  const opening = /<!--|<!\[CDATA\[|<\?|<(script|style)\b/gi;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const [sign, element] = found;
    if (element === undefined) {
      const close = sign === '<!--' ? '-->' : sign === '<?' ? '?>' : ']]>';
      const at = text.indexOf(close, found.index + (sign === '<!--' ? 2 : sign.length));
      const to = at === -1 ? text.length : at + close.length;
      marks.push({ from: found.index, to, sign });
      opening.lastIndex = to;
      continue;
    }
    const from = text.indexOf('>', opening.lastIndex) + 1;
    if (from === 0) break;
    const name = element.toLowerCase() === 'style' ? 'style' : 'script';
    const end = name === 'style' ? /<\/style/gi : /<\/script/gi;
    end.lastIndex = from;
    const to = end.exec(text)?.index ?? text.length;
    marks.push(...embedded(text.slice(from, to), from, name));
    opening.lastIndex = to;
  }
  return marks;
}

/** A script or a style: its inside is code, and its comments and texts are none. Where a mark begins, the one before it counts. */
function embedded(inside: string, from: number, element: 'script' | 'style'): Mark[] {
  const marks: Mark[] = [];
  let at = from;
  const code = (to: number): void => {
    if (to > at) marks.push({ from: at - 1, to, sign: element });
  };
  for (const token of lex(element === 'style' ? 'css' : 'typescript', inside)) {
    if (token.kind !== 'comment' && token.kind !== 'string' && token.kind !== 'template') continue;
    code(from + token.from + 1); // where it begins is code still
    marks.push({ from: from + token.from, to: from + token.to, sign: `${element} ${token.kind}` });
    at = from + token.to;
  }
  code(from + inside.length);
  return marks;
}

/** Reads a text once, from its beginning. */
class SignReader {
  private readonly found: Mark[] = [];
  private readonly firsts: ReadonlySet<string>;

  constructor(
    private readonly text: string,
    private readonly signs: Signs,
    private at: number,
    private readonly end: number,
  ) {
    const { line = [], block = [], quotes = '', longQuotes = '' } = signs;
    this.firsts = new Set([...line.map((sign) => sign.charAt(0)), ...block.map(([open]) => open.charAt(0)), ...quotes, ...longQuotes, ...(signs.heredocs === true ? ['<'] : []), ...(signs.levels === true ? ['['] : [])]);
  }

  marks(): readonly Mark[] {
    while (this.at < this.end) {
      const from = this.at;
      const sign = this.firsts.has(this.text.charAt(from)) ? this.read(from) : null;
      if (sign === null) this.at = from + 1;
      else this.found.push({ from, to: this.at, sign });
    }
    return this.found;
  }

  /** Reads what begins here and answers what opened it; null where nothing begins. */
  private read(from: number): string | null {
    const { line = [], block = [], quotes = '', longQuotes = '', nested = false } = this.signs;
    const pair = block.find(([open]) => this.text.startsWith(open, from));
    if (pair !== undefined) return this.block(pair, nested);
    const sign = line.find((one) => this.text.startsWith(one, from));
    if (sign !== undefined) return this.signs.levels === true && this.level(from + sign.length) ? `${sign}[[` : this.rest(sign);
    const character = this.text.charAt(from);
    if (character === '[' && this.signs.levels === true) return this.level(from) ? '[[' : null;
    if (quotes.includes(character)) return this.quoted(character, false);
    if (longQuotes.includes(character)) return this.quoted(character, true);
    return this.heredoc();
  }

  private rest(sign: string): string | null {
    if (this.signs.atStart === true && !this.isAtStart()) return null;
    this.at = this.lineEnd(this.at);
    return sign;
  }

  /** Whether only blanks stand before it in its line; few of them, so that time stays linear. */
  private isAtStart(): boolean {
    for (let at = this.at - 1; at >= 0 && at > this.at - 100; at -= 1) {
      const character = this.text[at];
      if (character === '\n') return true;
      if (character !== ' ' && character !== '\t') return false;
    }
    return this.at < 100;
  }

  private block([open, close]: Pair, nested: boolean): string {
    this.at += open.length;
    for (let depth = 1; depth > 0 && this.at < this.end; ) {
      if (this.text.startsWith(close, this.at)) {
        depth -= 1;
        this.at += close.length;
      } else if (nested && this.text.startsWith(open, this.at)) {
        depth += 1;
        this.at += open.length;
      } else this.at += 1;
    }
    return open;
  }

  private quoted(quote: string, isLong: boolean): string {
    for (this.at += 1; this.at < this.end; this.at += 1) {
      const character = this.text[this.at];
      if (character === '\n' && !isLong) return quote;
      if (character === '\\' && this.signs.escapes === true) this.at += 1;
      else if (character === quote) break;
    }
    this.at = Math.min(this.at + 1, this.end);
    return quote;
  }

  /** `[==[ … ]==]`, if it begins at an offset. */
  private level(from: number): boolean {
    const open = /\[(={0,100})\[/y;
    open.lastIndex = from;
    const level = open.exec(this.text)?.[1];
    if (level === undefined) return false;
    const close = this.text.indexOf(`]${level}]`, open.lastIndex);
    this.at = close === -1 ? this.end : close + level.length + 2;
    return true;
  }

  /** `<<EOF` up to the line that is `EOF`. */
  private heredoc(): string | null {
    const open = /<<[-~]?(["']?)([A-Za-z_]\w{0,100})\1/y;
    open.lastIndex = this.at;
    const word = this.signs.heredocs === true ? open.exec(this.text)?.[2] : undefined;
    if (word === undefined) return null;
    this.at = this.lineEnd(this.at);
    while (this.at < this.end) {
      const next = this.lineEnd(this.at + 1);
      const line = this.text.slice(this.at, next).trim();
      this.at = next;
      if (line === word) break;
    }
    return '<<';
  }

  private lineEnd(from: number): number {
    const end = this.text.indexOf('\n', from);
    return end === -1 ? this.end : end;
  }
}
