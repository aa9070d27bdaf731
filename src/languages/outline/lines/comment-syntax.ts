/**
 * Answers: how does a language write comments and texts, of which this version has no lexer? A fact that cites code
 * is wrong as soon as that code is commented out, in whatever language; so a place has to be known as comment, text
 * or code, and more of the language is not needed.
 *
 * Example: `line: ['--']` and `quotes: '"'` say that in `x = "--" -- y` only the second `--` begins a comment.
 */

/** How comments are written. */
interface CommentSigns {
  /** What makes a comment of the rest of a line: `//`. */
  readonly line?: readonly string[];
  /** Where such a sign counts, if not everywhere: in a shell `a#b` is a name. */
  readonly lineAt?: 'line start' | 'word start';
  /** What makes a comment of a line only where nothing but blanks stands before it: `rem`. Sticky. */
  readonly starts?: readonly RegExp[];
  /** What opens and closes a comment of several lines. */
  readonly block?: readonly Pair[];
  /** What has to be closed inside of a block before the block is; nothing where it is left out. */
  readonly inBlocks?: 'blocks' | 'blocks and texts';
  /** The text is markup, and these are comments of template engines in it. */
  readonly templates?: readonly Pair[];
}

/** How texts are written. */
interface TextSigns {
  /** Quotes of texts that end with their line, whatever comes. */
  readonly quotes?: string;
  /** Quotes of texts that may go on for lines. */
  readonly longQuotes?: string;
  /** Whether a quote may stand three times, and its text go on for lines then. */
  readonly triple?: boolean;
  /** The character that takes the sense from the next one in quotes: a backslash mostly. */
  readonly escape?: string;
  /** Literals of one character, such as `'"'`: what is in them opens nothing. Sticky. */
  readonly literal?: Literal;
  /** Whether texts may go on up to a line of one word: `<<EOF`. */
  readonly heredocs?: boolean;
  /** Whether `[==[` begins a text, and after the sign of a line a comment. */
  readonly levels?: boolean;
}

/** How comments and texts are written in a language of which this version has no lexer. */
export interface Signs extends CommentSigns, TextSigns {
  /** What follows rules of its own; comes before all others. */
  readonly stretches?: readonly Stretch[];
}

export type Pair = readonly [open: string, close: string];

export interface Literal {
  /** Characters that it begins with. */
  readonly first: string;
  readonly pattern: RegExp;
}

/** A comment or a text that begins and ends by a rule of its own, such as `=pod` … `=cut`. */
export interface Stretch {
  /** What a mark made of it is called, whatever opened it: `@"` for `@'` too. */
  readonly sign: string;
  /** The characters that it can begin with; `open` is tried at these alone. */
  readonly first: string;
  /** What opens it. Sticky. */
  readonly open: RegExp;
  /**
   * What closes it, as an expression of several lines. Of a stretch that is never closed the rest of the text is
   * one.
   */
  readonly close: (opening: RegExpExecArray) => string;
  /** It is none where nothing closes it. */
  readonly mustClose?: boolean;
}

const SLASHES: readonly Pair[] = [['/*', '*/']];
const PARENTHESES: readonly Pair[] = [['(*', '*)']];
const C_LIKE: Signs = {
  line: ['//'],
  block: SLASHES,
  quotes: '"\'',
  longQuotes: '`',
  escape: '\\',
};
const NESTED: Signs = { ...C_LIKE, inBlocks: 'blocks' };
const TRIPLE: Signs = { ...C_LIKE, triple: true };
const ENGINES: readonly Pair[] = [
  ['{{!--', '--}}'],
  ['{#', '#}'],
  ['<%--', '--%>'],
];
const MARKUP: Signs = { templates: ENGINES };
const HANDLEBARS: Signs = { templates: [...ENGINES, ['{{!', '}}']] };
/** In pages of ASP.NET `<%#` binds data. */
const RUBY_PAGE: Signs = { templates: [...ENGINES, ['<%#', '%>']] };
const RAZOR: Signs = { templates: [...ENGINES, ['@*', '*@']] };
/** `{#` opens a block of Svelte. */
const SVELTE: Signs = { templates: [] };
const DOLLAR: Stretch = {
  sign: '$$',
  first: '$',
  open: /\$(?:[A-Za-z_]\w{0,60})?\$/y,
  close: ([tag]) => escaped(tag),
  mustClose: true,
};
/** PostgreSQL nests blocks and MySQL does not; where it is nested, either is told apart from no comment. */
const SQL: Signs = {
  line: ['--'],
  starts: [/#[ \t]/y],
  block: [...SLASHES, ['{#', '#}']],
  stretches: [DOLLAR],
  longQuotes: '\'"`',
  inBlocks: 'blocks',
};
const HCL: Signs = {
  line: ['#', '//'],
  block: SLASHES,
  quotes: '"',
  escape: '\\',
  heredocs: true,
};
const LUA: Signs = { line: ['--'], quotes: '"\'', escape: '\\', levels: true };
const INI: Signs = { line: [';', '#'], lineAt: 'line start' };
const HASH: Signs = { line: ['#'], lineAt: 'line start', heredocs: true };
const HASH_ALONE: Signs = { line: ['#'], lineAt: 'line start' };

const CHARACTER: Literal = { first: "'", pattern: /'(?:\\[^\n]{1,8}?|[^'\\\n])'/uy };
/** `-->` and `|--` are operators. */
const HASKELL: Signs = {
  stretches: [
    {
      sign: '--',
      first: '-',
      open: /(?<![!#$%&*+./<=>?@\\^|~:-])--+(?![!#$%&*+./<=>?@\\^|~:-])/y,
      close: () => '$',
    },
  ],
  block: [['{-', '-}']],
  literal: CHARACTER,
  quotes: '"',
  escape: '\\',
  inBlocks: 'blocks',
};
const OCAML_TEXT: Stretch = {
  sign: '{|',
  first: '{',
  open: /\{(%?[a-z_.]{0,60})\|/y,
  close: ([, name = '']) => escaped(`|${name.replace(/^%.*/, '')}}`),
  mustClose: true,
};
const OCAML: Signs = {
  block: PARENTHESES,
  stretches: [OCAML_TEXT],
  literal: CHARACTER,
  longQuotes: '"',
  escape: '\\',
  inBlocks: 'blocks and texts',
};
/** `(*)` is an operator, and in `@"…"` a backslash is one. */
const FSHARP: Signs = {
  line: ['//'],
  block: PARENTHESES,
  stretches: [{ sign: '@"', first: '@', open: /@"/y, close: () => '"(?!")' }],
  literal: { first: "'(", pattern: /'(?:\\[^\n]{1,8}?|[^'\\\n])'|\(\*\)/uy },
  longQuotes: '"',
  triple: true,
  escape: '\\',
  inBlocks: 'blocks and texts',
};
const HERE_STRING: Stretch = {
  sign: '@"',
  first: '@',
  open: /@(["'])[ \t]*\n/y,
  close: ([, quote = '']) => `^${quote}@`,
};
const POWERSHELL: Signs = {
  line: ['#'],
  lineAt: 'word start',
  block: [['<#', '#>']],
  stretches: [HERE_STRING],
  literal: { first: '`', pattern: /`[^]/y },
  longQuotes: '"\'',
  escape: '`',
};
const POD: Stretch = {
  sign: '=pod',
  first: '=',
  open: /(?<![^\n])=[A-Za-z]\w*/y,
  close: () => '^=cut\\b.*$',
};
const PERL_END: Stretch = {
  sign: '__END__',
  first: '_',
  open: /(?<![^\n])__(?:END|DATA)__[ \t]*(?=\n|$)/y,
  close: () => '(?!)',
};
const PERL_TEXT: Stretch = {
  sign: '<<',
  first: '<',
  open: /<<~?(?:(["'])([A-Za-z_]\w{0,100})\1|([A-Z_]{2,100}))[^\n]*\n/y,
  close: ([, , quoted, bare]) => `^[ \\t]*${quoted ?? bare ?? ''}$`,
  mustClose: true,
};
/** A number sign may stand for much in Perl; one that begins a line is a comment. */
const PERL: Signs = { line: ['#'], lineAt: 'line start', stretches: [POD, PERL_END, PERL_TEXT] };
const RUBY_BLOCK: Stretch = {
  sign: '=begin',
  first: '=',
  open: /(?<![^\n])=begin\b/y,
  close: () => '^=end\\b.*$',
};
const RUBY: Signs = {
  line: ['#'],
  lineAt: 'line start',
  stretches: [RUBY_BLOCK, PERL_END],
  heredocs: true,
};
const JULIA: Signs = {
  line: ['#'],
  block: [['#=', '=#']],
  literal: CHARACTER,
  longQuotes: '"',
  triple: true,
  escape: '\\',
  inBlocks: 'blocks',
};
const NIM: Signs = {
  line: ['#'],
  block: [
    ['##[', ']##'],
    ['#[', ']#'],
  ],
  literal: CHARACTER,
  quotes: '"',
  triple: true,
  escape: '\\',
  inBlocks: 'blocks',
};
const R_TEXT: Stretch = {
  sign: 'r"',
  first: 'rR',
  open: /(?<!\w)[rR](["'])(-{0,20})([([{])/y,
  close: ([, quote = '', dashes = '', open = '']) =>
    `${escaped(')]}'.charAt('([{'.indexOf(open)))}${dashes}${quote}`,
};
const R: Signs = { line: ['#'], stretches: [R_TEXT], longQuotes: '"\'`', escape: '\\' };
const SIGIL: Stretch = {
  sign: '~',
  first: '~',
  open: /~[A-Za-z]{1,20}("""|'''|["'/|([{<])/y,
  close: ([, open = '']) =>
    open.length === 3
      ? `^[ \\t]*${open}`
      : escaped('([{<'.includes(open) ? ')]}>'.charAt('([{<'.indexOf(open)) : open),
};
const ELIXIR: Signs = {
  line: ['#'],
  stretches: [SIGIL],
  literal: { first: '?', pattern: /\?(?:\\.|["'#])/y },
  longQuotes: '"\'',
  triple: true,
  escape: '\\',
};
const ERLANG: Signs = {
  line: ['%'],
  literal: { first: '$', pattern: /\$(?:\\.|[^\s])/uy },
  longQuotes: '"\'',
  triple: true,
  escape: '\\',
};
const FORTRAN: Signs = { line: ['!'], quotes: '"\'' };
const FIXED_FORTRAN: Signs = {
  ...FORTRAN,
  stretches: [{ sign: 'C', first: 'cC*dD', open: /(?<![^\n])[cC*dD]/y, close: () => '$' }],
};
const LISP: Signs = {
  line: [';'],
  block: [['#|', '|#']],
  literal: { first: '#\\?', pattern: /#\\[^]|\\[^]|\?\\?[";]/y },
  longQuotes: '"',
  escape: '\\',
  inBlocks: 'blocks',
};
const EMACS: Signs = { ...LISP, block: [] };
const MATLAB_BLOCK: Stretch = {
  sign: '%{',
  first: '%#',
  open: /(?<=^|\n)([%#])\{[ \t]*(?=\n)|(?<=\n[ \t]{1,99})([%#])\{[ \t]*(?=\n)/y,
  close: ([, sign, indented]) => `^[ \\t]*${sign ?? indented ?? '%'}\\}[ \\t]*$`,
};
export const MATLAB: Signs = { line: ['%', '#'], lineAt: 'line start', stretches: [MATLAB_BLOCK] };
export const OBJECTIVE_C: Signs = C_LIKE;
const CMAKE: Signs = { line: ['#'], levels: true, longQuotes: '"', escape: '\\' };
const PASCAL: Signs = { line: ['//'], block: [['{', '}'], ...PARENTHESES], quotes: "'" };
const BATCH: Signs = { starts: [/@?rem(?![\w.])/iy, /::/y] };
const BASIC: Signs = { line: ["'"], starts: [/rem(?!\w)/iy], quotes: '"' };
const DASHES: Signs = { line: ['--'], quotes: '"', literal: CHARACTER };
const COBOL: Signs = {
  line: ['*>'],
  quotes: '"\'',
  stretches: [{ sign: '*', first: '*/', open: /(?<=(?:^|\n)[^\n]{6})[*/]/y, close: () => '$' }],
};
const NIX: Signs = {
  line: ['#'],
  block: SLASHES,
  stretches: [{ sign: "''", first: "'", open: /''/y, close: () => "''(?!['$\\\\])" }],
  longQuotes: '"',
  escape: '\\',
};
const COFFEE: Signs = {
  line: ['#'],
  block: [['###', '###']],
  longQuotes: '"\'',
  triple: true,
  escape: '\\',
};
const STARLARK: Signs = { line: ['#'], quotes: '"\'', triple: true, escape: '\\' };
const HASHES_AND_SLASHES: Signs = {
  line: ['#', '//'],
  block: SLASHES,
  quotes: '"\'',
  longQuotes: '`',
  escape: '\\',
};
const D: Signs = { ...C_LIKE, block: [...SLASHES, ['/+', '+/']] };
const WAT: Signs = {
  line: [';;'],
  block: [['(;', ';)']],
  quotes: '"',
  escape: '\\',
  inBlocks: 'blocks',
};
const TEX: Signs = {
  line: ['%'],
  literal: { first: '\\', pattern: /\\%/y },
  block: [
    ['\\begin{comment}', '\\end{comment}'],
    ['\\iffalse', '\\fi'],
  ],
};
const ASCIIDOC: Signs = {
  starts: [/\/\/(?!\/)/y],
  stretches: [
    {
      sign: '////',
      first: '/',
      open: /(?<![^\n])\/{4,}[ \t]*(?=\n)/y,
      close: () => '^/{4,}[ \\t]*$',
    },
  ],
};

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

const of = (signs: Signs, endings: string): readonly (readonly [string, Signs])[] =>
  endings.split(' ').map((ending) => [ending, signs] as const);

/** Signs by the ending of a name. Languages with a lexer are here for files that are too long for it, or not UTF-8. */
export const BY_ENDING: ReadonlyMap<string, Signs> = new Map([
  ...of(
    MARKUP,
    'html htm xhtml xml svg vue xsd xsl csproj props targets plist j2 jinja jinja2 twig njk liquid jsp jspx aspx ascx',
  ),
  ...of(HANDLEBARS, 'hbs handlebars mustache'),
  ...of(RUBY_PAGE, 'erb ejs'),
  ...of(SVELTE, 'svelte astro'),
  ...of(RAZOR, 'cshtml razor'),
  ...of(SQL, 'sql psql ddl'),
  ...of(HCL, 'tf tfvars hcl'),
  ...of(LUA, 'lua'),
  ...of(INI, 'ini cfg conf properties env editorconfig'),
  ...of(HASH, 'mk dockerfile zsh ksh'),
  ...of(HASH_ALONE, 'fish tcl awk sed gitignore dockerignore'),
  ...of(HASKELL, 'hs elm purs agda idr'),
  ...of(OCAML, 'ml mli mll mly'),
  ...of(FSHARP, 'fs fsi fsx'),
  ...of(POWERSHELL, 'ps1 psm1 psd1'),
  ...of(PERL, 'pl pm pod'),
  ...of(RUBY, 'rb rake gemspec ru cr'),
  ...of(JULIA, 'jl'),
  ...of(NIM, 'nim nims'),
  ...of(R, 'r'),
  ...of(ELIXIR, 'ex exs'),
  ...of(ERLANG, 'erl hrl'),
  ...of(FORTRAN, 'f90 f95 f03 f08'),
  ...of(FIXED_FORTRAN, 'f for f77'),
  ...of(LISP, 'lisp lsp cl scm ss rkt clj cljs cljc edn'),
  ...of(EMACS, 'el'),
  ...of(CMAKE, 'cmake'),
  ...of(PASCAL, 'pas dpr lpr'),
  ...of(BATCH, 'bat cmd'),
  ...of(BASIC, 'vb vbs bas'),
  ...of(DASHES, 'adb ads vhd vhdl'),
  ...of(COBOL, 'cob cbl'),
  ...of(NIX, 'nix'),
  ...of(COFFEE, 'coffee'),
  ...of(STARLARK, 'bzl star pyx gd rego graphql gql py pyi'),
  ...of(HASHES_AND_SLASHES, 'jsonnet libsonnet thrift'),
  ...of(WAT, 'wat'),
  ...of(TEX, 'tex sty'),
  ...of(ASCIIDOC, 'adoc asciidoc'),
  ...of(D, 'd'),
  ...of(
    C_LIKE,
    'js mjs cjs jsx ts mts cts tsx css scss sass less styl go java c h cc cpp cxx ' +
      'hpp hh hxx cs php proto zig sol mm cu cuh ino sv svh vh glsl hlsl wgsl metal ' +
      'frag vert hx vala prisma cue qml',
  ),
  ...of(TRIPLE, 'groovy gradle bicep'),
  ...of(NESTED, 'rs kt kts swift dart'),
  ...of({ ...NESTED, triple: true }, 'scala sbt'),
]);

export const BY_NAME: ReadonlyMap<string, Signs> = new Map([
  ...of(HASH, 'dockerfile makefile gnumakefile justfile .bashrc .zshrc .profile .bash_profile'),
  ...of(HASH_ALONE, 'codeowners .gitattributes'),
  ...of(INI, '.env .editorconfig .npmrc .gitconfig'),
  ...of(CMAKE, 'cmakelists.txt'),
  ...of(RUBY, 'rakefile gemfile vagrantfile'),
  ...of(TRIPLE, 'jenkinsfile'),
  ...of(STARLARK, 'build workspace tiltfile'),
]);
