/** How comments and texts are written in a language of which this version has no lexer. */
export interface Signs {
  /** What makes a comment of the rest of a line. */
  readonly line?: readonly string[];
  /** The same, only where nothing but blanks stands before it. Sticky. */
  readonly starts?: readonly RegExp[];
  readonly block?: readonly Pair[];
  /** What follows rules of its own; comes before all others. */
  readonly stretches?: readonly Stretch[];
  /** Literals of one character, such as `'"'`: what is in them opens nothing. Sticky. */
  readonly literal?: Literal;
  /** Texts in quotes that end with their line, whatever comes. */
  readonly quotes?: string;
  /** Texts in quotes that may go on for lines. */
  readonly longQuotes?: string;
  /** Whether a quote may stand three times, and its text go on for lines then. */
  readonly triple?: boolean;
  /** Whether a backslash in quotes takes the sense from the next character. */
  readonly escapes?: boolean;
  /** Another character that does. */
  readonly escape?: string;
  /** Texts that go on up to a line of one word: `<<EOF`. */
  readonly heredocs?: boolean;
  /** Whether a block in a block has to be closed too. */
  readonly nested?: boolean;
  /** Whether a text in a block hides what would close it. */
  readonly textsInBlocks?: boolean;
  /** Whether `[==[` begins a text, and after the sign of a line a comment. */
  readonly levels?: boolean;
  /** Whether a sign of a line counts only where the line begins. */
  readonly atStart?: boolean;
  /** Whether it counts only where a word begins: `a#b` is a name. */
  readonly atWord?: boolean;
  /** The text is markup, and these are comments of template engines in it. */
  readonly templates?: readonly Pair[];
}

export type Pair = readonly [open: string, close: string];

export interface Literal {
  /** Characters that it begins with. */
  readonly first: string;
  readonly pattern: RegExp;
}

export interface Stretch {
  readonly sign: string;
  readonly first: string;
  /** Sticky. */
  readonly open: RegExp;
  /**
   * What closes it, as an expression of several lines. Of a stretch that is never closed the rest
   * of the text is one.
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
  escapes: true,
};
const NESTED: Signs = { ...C_LIKE, nested: true };
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
  nested: true,
};
const HCL: Signs = {
  line: ['#', '//'],
  block: SLASHES,
  quotes: '"',
  escapes: true,
  heredocs: true,
};
const LUA: Signs = { line: ['--'], quotes: '"\'', escapes: true, levels: true };
const INI: Signs = { line: [';', '#'], atStart: true };
const HASH: Signs = { line: ['#'], atStart: true, heredocs: true };
const HASH_ALONE: Signs = { line: ['#'], atStart: true };

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
  escapes: true,
  nested: true,
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
  escapes: true,
  nested: true,
  textsInBlocks: true,
};
/** `(*)` is an operator, and in `@"…"` a backslash is one. */
const FSHARP: Signs = {
  line: ['//'],
  block: PARENTHESES,
  stretches: [{ sign: '@"', first: '@', open: /@"/y, close: () => '"(?!")' }],
  literal: { first: "'(", pattern: /'(?:\\[^\n]{1,8}?|[^'\\\n])'|\(\*\)/uy },
  longQuotes: '"',
  triple: true,
  escapes: true,
  nested: true,
  textsInBlocks: true,
};
const HERE_STRING: Stretch = {
  sign: '@"',
  first: '@',
  open: /@(["'])[ \t]*\n/y,
  close: ([, quote = '']) => `^${quote}@`,
};
const POWERSHELL: Signs = {
  line: ['#'],
  atWord: true,
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
const PERL: Signs = { line: ['#'], atStart: true, stretches: [POD, PERL_END, PERL_TEXT] };
const RUBY_BLOCK: Stretch = {
  sign: '=begin',
  first: '=',
  open: /(?<![^\n])=begin\b/y,
  close: () => '^=end\\b.*$',
};
const RUBY: Signs = {
  line: ['#'],
  atStart: true,
  stretches: [RUBY_BLOCK, PERL_END],
  heredocs: true,
};
const JULIA: Signs = {
  line: ['#'],
  block: [['#=', '=#']],
  literal: CHARACTER,
  longQuotes: '"',
  triple: true,
  escapes: true,
  nested: true,
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
  escapes: true,
  nested: true,
};
const R_TEXT: Stretch = {
  sign: 'r"',
  first: 'rR',
  open: /(?<!\w)[rR](["'])(-{0,20})([([{])/y,
  close: ([, quote = '', dashes = '', open = '']) =>
    `${escaped(')]}'.charAt('([{'.indexOf(open)))}${dashes}${quote}`,
};
const R: Signs = { line: ['#'], stretches: [R_TEXT], longQuotes: '"\'`', escapes: true };
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
  escapes: true,
};
const ERLANG: Signs = {
  line: ['%'],
  literal: { first: '$', pattern: /\$(?:\\.|[^\s])/uy },
  longQuotes: '"\'',
  triple: true,
  escapes: true,
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
  escapes: true,
  nested: true,
};
const EMACS: Signs = { ...LISP, block: [] };
const MATLAB_BLOCK: Stretch = {
  sign: '%{',
  first: '%#',
  open: /(?<=^|\n)([%#])\{[ \t]*(?=\n)|(?<=\n[ \t]{1,99})([%#])\{[ \t]*(?=\n)/y,
  close: ([, sign, indented]) => `^[ \\t]*${sign ?? indented ?? '%'}\\}[ \\t]*$`,
};
export const MATLAB: Signs = { line: ['%', '#'], atStart: true, stretches: [MATLAB_BLOCK] };
export const OBJECTIVE_C: Signs = C_LIKE;
const CMAKE: Signs = { line: ['#'], levels: true, longQuotes: '"', escapes: true };
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
  escapes: true,
};
const COFFEE: Signs = {
  line: ['#'],
  block: [['###', '###']],
  longQuotes: '"\'',
  triple: true,
  escapes: true,
};
const STARLARK: Signs = { line: ['#'], quotes: '"\'', triple: true, escapes: true };
const HASHES_AND_SLASHES: Signs = {
  line: ['#', '//'],
  block: SLASHES,
  quotes: '"\'',
  longQuotes: '`',
  escapes: true,
};
const D: Signs = { ...C_LIKE, block: [...SLASHES, ['/+', '+/']] };
const WAT: Signs = {
  line: [';;'],
  block: [['(;', ';)']],
  quotes: '"',
  escapes: true,
  nested: true,
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
