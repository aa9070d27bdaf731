import { matchFrom } from '../../text/pattern.js';
import { byWord, wordSet } from '../../text/words.js';
import { isBlankAt, matchEnd, skipBlanks, withoutBlanks } from './lexers/scanner.js';
import type { Token, TokenKind } from './token.js';

/* HTML and Vue: the content of a script or style is code of another language, all else is markup. */

export type Embedded = 'javascript' | 'typescript' | 'jsx' | 'tsx' | 'css' | 'scss' | 'less';

/** The content of an element that is no markup. */
export interface HtmlRegion {
  readonly from: number;
  readonly to: number;
  /** Null where it is kept as it stands, blanks at its edges included. */
  readonly language: Embedded | null;
}

/** A page as tokens without those of its embedded code, and where that code stands. */
interface HtmlPage {
  readonly tokens: readonly Token[];
  readonly regions: readonly HtmlRegion[];
}

/** `html` is a page or a template of one, `vue` a component of Vue. */
export type HtmlDialect = 'html' | 'vue';

export function readPage(text: string, dialect: HtmlDialect): HtmlPage {
  return new PageReader(text, dialect).read();
}

/** What a template engine replaces, by its signs: Vue, Jinja, ERB, PHP, and templates of JavaScript. */
const HOLES: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['<?', '?>'],
  ['${', '}'],
];

/** Elements whose content is compared letter by letter: blanks count there, or it is no markup. */
const EXACT = wordSet('pre textarea listing xmp plaintext iframe noembed noframes');

const CODE = wordSet('script style');

const TAG = /<\/?[A-Za-z][^\s/>"'=<]*/y;

const ATTRIBUTE = /[^\s"'<>/=]+/y;

const UNQUOTED = /[^\s>]+/y;

const CONTROL = /@[a-z][^\n<]*/y;

class PageReader {
  private readonly tokens: Token[] = [];
  private readonly regions: HtmlRegion[] = [];
  /** Closing signs that do not come any more: they are looked for once. */
  private readonly gone = new Set<string>();
  private at = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly dialect: HtmlDialect,
  ) {}

  read(): HtmlPage {
    for (;;) {
      this.at = skipBlanks(this.text, this.at, this.text.length);
      if (this.at >= this.text.length) return { tokens: this.tokens, regions: this.regions };
      if (!this.special()) this.word();
    }
  }

  private push(kind: TokenKind, to: number): void {
    this.tokens.push({ kind, from: this.at, to });
    this.at = to;
  }

  private isAt(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  /** End behind a closing sign, or null where it does not come. */
  private behind(close: string, from: number): number | null {
    if (this.gone.has(close)) return null;
    const end = this.text.indexOf(close, from);
    if (end !== -1) return end + close.length;
    this.gone.add(close);
    return null;
  }

  private rest(): number {
    return withoutBlanks(this.text, this.at, this.text.length);
  }

  /** Reads a comment, a tag, a hole or `@if` if one begins here; whether one does. */
  private special(): boolean {
    const first = this.text.charAt(this.at);
    if (first === '<') {
      if (this.isAt('<!--')) this.push('comment', this.behind('-->', this.at + 2) ?? this.rest());
      else if (this.isAt('<![CDATA['))
        this.push('markup', this.behind(']]>', this.at) ?? this.rest());
      else if (this.isAt('<!')) this.push('markup', this.behind('>', this.at) ?? this.rest());
      else if (this.hole()) return true;
      else return this.tag();
      return true;
    }
    const control =
      first === '@' && this.dialect === 'html' ? matchEnd(CONTROL, this.text, this.at) : -1;
    if (control === -1) return this.hole();
    this.push('template', withoutBlanks(this.text, this.at, control));
    return true;
  }

  private hole(): boolean {
    const hole = HOLES.find(([open]) => this.isAt(open));
    if (hole === undefined) return false;
    const to = this.behind(hole[1], this.at + hole[0].length);
    if (to === null) return false;
    this.push(hole[0] === '{#' ? 'comment' : 'template', to);
    return true;
  }

  private word(): void {
    let to = this.at + 1;
    while (
      to < this.text.length &&
      !isBlankAt(this.text, to) &&
      !'<{$'.includes(this.text.charAt(to))
    )
      to += 1;
    this.push('word', to);
  }

  /** Reads a tag with its attributes, and the content that is no markup; whether one begins here. */
  private tag(): boolean {
    const end = matchEnd(TAG, this.text, this.at);
    if (end === -1) return false;
    const name = this.text.slice(this.at + 1, end).toLowerCase();
    this.push('markup', end);
    const from = this.tokens.length;
    const isClosed = this.attributes();
    if (this.dialect === 'vue' && name === '/template') this.depth = Math.max(0, this.depth - 1);
    if (isClosed && !name.startsWith('/')) this.content(name, this.attributesSince(from));
    return true;
  }

  /** Reads up to `>`; false where the element has no content, or the text ends. */
  private attributes(): boolean {
    const { text } = this;
    let isValue = false;
    while ((this.at = skipBlanks(text, this.at, text.length)) < text.length) {
      const first = text.charAt(this.at);
      if (first === '>') {
        this.push('markup', this.at + 1);
        return true;
      }
      if (isValue && first !== '"' && first !== "'") {
        this.push('string', matchEnd(UNQUOTED, text, this.at));
        isValue = false;
        continue;
      }
      if (this.isAt('/>')) {
        this.push('markup', this.at + 2);
        return false;
      }
      if (first === '"' || first === "'") {
        this.push('string', this.behind(first, this.at + 1) ?? this.rest());
        isValue = false;
      } else if (first === '=') {
        this.push('punctuator', this.at + 1);
        isValue = true;
      } else if (!this.hole()) {
        const name = matchEnd(ATTRIBUTE, text, this.at);
        this.push('word', name === -1 ? this.at + 1 : name);
      }
    }
    return false;
  }

  private attributesSince(first: number): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (let index = first; index < this.tokens.length; index += 1) {
      const [name, equals, value] = [
        this.tokens[index],
        this.tokens[index + 1],
        this.tokens[index + 2],
      ];
      if (name?.kind !== 'word') continue;
      const own = this.text.slice(name.from, name.to).toLowerCase();
      found.set(
        own,
        equals?.kind === 'punctuator' && value?.kind === 'string'
          ? this.text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '')
          : '',
      );
    }
    return found;
  }

  /** What is in an element whose content is no markup, up to its closing tag. */
  private content(name: string, attributes: ReadonlyMap<string, string>): void {
    const isBlock = this.dialect === 'vue' && this.depth === 0;
    if (this.dialect === 'vue' && name === 'template') this.depth += 1;
    if (holdsMarkup(name, attributes, isBlock)) return;
    const end = this.closing(name);
    const language = this.isGenerated(end) ? null : languageOf(name, attributes);
    this.regions.push({ from: this.at, to: end, language });
    const from = skipBlanks(this.text, this.at, end);
    if (language === null && from < end)
      this.tokens.push({ kind: 'template', from, to: withoutBlanks(this.text, from, end) });
    this.at = end;
  }

  /** A template engine may have its signs anywhere in a page, but not in a component. */
  private isGenerated(end: number): boolean {
    return this.dialect === 'html' && /\{\{|\{%|<%|<\?|<!--/.test(this.text.slice(this.at, end));
  }

  private closing(name: string): number {
    const key = `</${name}`;
    if (name === 'plaintext' || this.gone.has(key)) return this.text.length;
    const close = new RegExp(`</${name.replaceAll(/[^a-z0-9]/g, '[^]')}(?![a-z0-9-])`, 'gi');
    const found = matchFrom(close, this.text, this.at);
    if (found !== null) return found.index;
    this.gone.add(key);
    return this.text.length;
  }
}

/** The `type` of a script that is JavaScript; `application/json` is none. */
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript))$/i;

const SCRIPT_LANGUAGES = byWord<Embedded>([
  ['js javascript', 'javascript'],
  ['ts typescript', 'typescript'],
  ['jsx', 'jsx'],
  ['tsx', 'tsx'],
]);

const STYLE_LANGUAGES = byWord<Embedded>([
  ['css postcss', 'css'],
  ['scss', 'scss'],
  ['less', 'less'],
]);

/** Whether an element holds markup; `isBlock`: it is at the top of a component of Vue. */
function holdsMarkup(
  name: string,
  attributes: ReadonlyMap<string, string>,
  isBlock: boolean,
): boolean {
  if (name === 'template') return !isBlock || (attributes.get('lang') ?? 'html') === 'html';
  return !CODE.has(name) && !EXACT.has(name) && !isBlock;
}

function languageOf(element: string, attributes: ReadonlyMap<string, string>): Embedded | null {
  if (!CODE.has(element)) return null;
  const lang = attributes.get('lang')?.toLowerCase();
  if (element === 'style') return STYLE_LANGUAGES.get(lang || 'css') ?? null;
  return SCRIPT_TYPES.test(attributes.get('type') ?? '')
    ? (SCRIPT_LANGUAGES.get(lang || 'js') ?? null)
    : null;
}

/** All tokens of a page: those of its markup, and in scripts and styles those of their language. */
export function lexPage(
  text: string,
  dialect: HtmlDialect,
  lex: (language: Embedded, text: string) => readonly Token[],
): readonly Token[] {
  const { tokens, regions } = readPage(text, dialect);
  const all: Token[] = [];
  let index = 0;
  for (const { from, to, language } of regions) {
    for (
      let token = tokens[index];
      token !== undefined && token.from < from;
      token = tokens[index]
    ) {
      all.push(token);
      index += 1;
    }
    if (language === null) continue;
    for (const token of lex(language, text.slice(from, to)))
      all.push({ kind: token.kind, from: token.from + from, to: token.to + from });
  }
  for (; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token !== undefined) all.push(token);
  }
  return all;
}
