import {
  C_LIKE,
  ENGINES,
  escapedForPattern,
  type Literal,
  MARKUP,
  NESTED,
  type Pair,
  PERL_END,
  RUBY_COMMENTS,
  type Signs,
  SLASHES,
  STARLARK,
  type Stretch,
} from '../../code/comment-signs.js';
import { ALL_LANGUAGES } from '../../code/languages.js';

const PARENTHESES: readonly Pair[] = [['(*', '*)']];

const TRIPLE: Signs = { ...C_LIKE, triple: true };

const HANDLEBARS: Signs = { templates: [...ENGINES, ['{{!', '}}']] };

/** In pages of ASP.NET `<%#` binds data. */
const RUBY_PAGE: Signs = { templates: [...ENGINES, ['<%#', '%>']] };

const RAZOR: Signs = { templates: [...ENGINES, ['@*', '*@']] };

/** `{#` opens a block of Svelte. */
const SVELTE: Signs = { templates: [] };

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
  close: ([, name = '']) => escapedForPattern(`|${name.replace(/^%.*/, '')}}`),
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

const PERL_TEXT: Stretch = {
  sign: '<<',
  first: '<',
  open: /<<~?(?:(["'])([A-Za-z_]\w{0,100})\1|([A-Z_]{2,100}))[^\n]*\n/y,
  close: ([, , quoted, bare]) => `^[ \\t]*${quoted ?? bare ?? ''}$`,
  mustClose: true,
};

/** A number sign may stand for much in Perl; one that begins a line is a comment. */
const PERL: Signs = { line: ['#'], lineAt: 'line start', stretches: [POD, PERL_END, PERL_TEXT] };

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
    `${escapedForPattern(')]}'.charAt('([{'.indexOf(open)))}${dashes}${quote}`,
};

const R: Signs = { line: ['#'], stretches: [R_TEXT], longQuotes: '"\'`', escape: '\\' };

const SIGIL: Stretch = {
  sign: '~',
  first: '~',
  open: /~[A-Za-z]{1,20}("""|'''|["'/|([{<])/y,
  close: ([, open = '']) =>
    open.length === 3
      ? `^[ \\t]*${open}`
      : escapedForPattern('([{<'.includes(open) ? ')]}>'.charAt('([{<'.indexOf(open)) : open),
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

const of = (signs: Signs, endings: string): readonly (readonly [string, Signs])[] =>
  endings.split(' ').map((ending) => [ending, signs] as const);

/** Marks by the ending of a name; of languages with a lexer too, for files that are too long for it or not UTF-8. */
export const BY_ENDING: ReadonlyMap<string, Signs> = new Map([
  ...ALL_LANGUAGES.flatMap(({ endings, comments }) =>
    comments === undefined ? [] : of(comments, endings),
  ),
  ...of(
    MARKUP,
    'xhtml xml svg xsd xsl csproj props targets plist j2 jinja jinja2 twig njk liquid jsp jspx aspx ascx',
  ),
  ...of(HANDLEBARS, 'hbs handlebars mustache'),
  ...of(RUBY_PAGE, 'erb ejs'),
  ...of(SVELTE, 'svelte astro'),
  ...of(RAZOR, 'cshtml razor'),
  ...of(INI, 'ini cfg conf properties env editorconfig'),
  ...of(HASH, 'mk dockerfile zsh ksh'),
  ...of(HASH_ALONE, 'fish tcl awk sed gitignore dockerignore'),
  ...of(HASKELL, 'hs elm purs agda idr'),
  ...of(OCAML, 'ml mli mll mly'),
  ...of(FSHARP, 'fs fsi fsx'),
  ...of(POWERSHELL, 'ps1 psm1 psd1'),
  ...of(PERL, 'pl pm pod'),
  ...of(RUBY_COMMENTS, 'gemspec ru cr'),
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
  ...of(STARLARK, 'bzl star pyx gd rego'),
  ...of(HASHES_AND_SLASHES, 'jsonnet libsonnet thrift'),
  ...of(WAT, 'wat'),
  ...of(TEX, 'tex sty'),
  ...of(ASCIIDOC, 'adoc asciidoc'),
  ...of(D, 'd'),
  ...of(
    C_LIKE,
    'sass styl sol mm cu cuh ino sv svh vh glsl hlsl wgsl metal frag vert hx vala prisma cue qml',
  ),
  ...of(TRIPLE, 'groovy gradle bicep'),
  ...of({ ...NESTED, triple: true }, 'scala sbt'),
]);

export const BY_NAME: ReadonlyMap<string, Signs> = new Map([
  ...of(HASH, 'dockerfile makefile gnumakefile justfile .bashrc .zshrc .profile .bash_profile'),
  ...of(HASH_ALONE, 'codeowners .gitattributes'),
  ...of(INI, '.env .editorconfig .npmrc .gitconfig'),
  ...of(CMAKE, 'cmakelists.txt'),
  ...of(RUBY_COMMENTS, 'rakefile gemfile vagrantfile'),
  ...of(TRIPLE, 'jenkinsfile'),
  ...of(STARLARK, 'build workspace tiltfile'),
]);
