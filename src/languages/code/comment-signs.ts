/* How comments and texts are written: `line: ['--']` and `quotes: '"'` say that `x = "--" -- y` has one comment. */

/** How comments and texts are written in a language of which this version has no lexer. */
export interface Signs {
  /** What makes a comment of the rest of a line: `//`. */
  readonly line?: readonly string[];
  /** Where such a sign counts, if not everywhere: in a shell `a#b` is a name. */
  readonly lineAt?: 'line start' | 'word start';
  /** What makes a comment of a line only where nothing but blanks is before it: `rem`. Sticky. */
  readonly starts?: readonly RegExp[];
  /** What opens and closes a comment of several lines. */
  readonly block?: readonly Pair[];
  /** What has to be closed inside of a block before the block is; nothing where it is left out. */
  readonly inBlocks?: 'blocks' | 'blocks and texts';
  /** The text is markup, and these are comments of template engines in it. */
  readonly templates?: readonly Pair[];

  /** Quotes of texts that end with their line, whatever comes. */
  readonly quotes?: string;
  /** Quotes of texts that may go on for lines. */
  readonly longQuotes?: string;
  /** Whether a quote may be three times, and its text go on for lines then. */
  readonly triple?: boolean;
  /** The character that takes the sense from the next one in quotes: a backslash mostly. */
  readonly escape?: string;
  /** Literals of one character, such as `'"'`: what is in them opens nothing. Sticky. */
  readonly literal?: Literal;
  /** Whether texts may go on up to a line of one word: `<<EOF`. */
  readonly heredocs?: boolean;
  /** Whether `[==[` begins a text, and after the sign of a line a comment. */
  readonly levels?: boolean;

  /** What follows rules of its own; comes before all others. */
  readonly stretches?: readonly Stretch[];
}

export type Pair = readonly [open: string, close: string];

export interface Literal {
  readonly first: string;
  readonly pattern: RegExp;
}

/** A comment or a text that begins and ends by a rule of its own, such as `=pod` … `=cut`. */
export interface Stretch {
  /** What a mark made of it is called, whatever opened it: `@"` for `@'` too. */
  readonly sign: string;
  readonly first: string;
  readonly open: RegExp;
  /**
   * What closes it, as an expression of several lines. Of a stretch that is never closed the rest of the text is
   * one.
   */
  readonly close: (opening: RegExpExecArray) => string;
  /** It is none where nothing closes it. */
  readonly mustClose?: boolean;
}

export const SLASHES: readonly Pair[] = [['/*', '*/']];

export const C_LIKE: Signs = {
  line: ['//'],
  block: SLASHES,
  quotes: '"\'',
  longQuotes: '`',
  escape: '\\',
};

export const NESTED: Signs = { ...C_LIKE, inBlocks: 'blocks' };

export const ENGINES: readonly Pair[] = [
  ['{{!--', '--}}'],
  ['{#', '#}'],
  ['<%--', '--%>'],
];

export const MARKUP: Signs = { templates: ENGINES };

export const STARLARK: Signs = { line: ['#'], quotes: '"\'', triple: true, escape: '\\' };

export const PERL_END: Stretch = {
  sign: '__END__',
  first: '_',
  open: /(?<![^\n])__(?:END|DATA)__[ \t]*(?=\n|$)/y,
  close: () => '(?!)',
};

const RUBY_BLOCK: Stretch = {
  sign: '=begin',
  first: '=',
  open: /(?<![^\n])=begin\b/y,
  close: () => '^=end\\b.*$',
};

export const RUBY_COMMENTS: Signs = {
  line: ['#'],
  lineAt: 'line start',
  stretches: [RUBY_BLOCK, PERL_END],
  heredocs: true,
};

export function escapedForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** One pattern for what any of several matches; all have the flags of the first. */
export function either(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}
