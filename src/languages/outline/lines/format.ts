/* Formats without a lexer, and what is a comment and a continued line in each. */

export type LineFormatName = 'dockerfile' | 'makefile' | 'ini' | 'braces' | 'text';

export interface LineFormat {
  readonly name: LineFormatName;
  /** What a comment begins with, at the beginning of a line. */
  readonly comment: RegExp | null;
  /** What a comment behind other text begins with; it has a blank before it. */
  readonly inlineComment: RegExp | null;
  /** How the parts of a line with `\` at its end are put together; null where `\` continues none. */
  readonly glue: string | null;
  /** Whether an indented line goes on with the one above. */
  readonly continuesByIndent: boolean;
  /** Whether runs of blanks are layout. */
  readonly foldsBlanks: boolean;
}

const HASH = /^[ \t]*#/;

const base: LineFormat = {
  name: 'text',
  comment: null,
  inlineComment: null,
  glue: ' ',
  continuesByIndent: false,
  foldsBlanks: false,
};

const ini: LineFormat = { ...base, name: 'ini', comment: /^[ \t]*[#;]/ };

const DOCKERFILE: LineFormat = { ...base, name: 'dockerfile', comment: HASH, glue: '' };

const MAKEFILE: LineFormat = { ...base, name: 'makefile', comment: HASH, glue: ' ' };

const BRACES: LineFormat = { ...base, name: 'braces', comment: HASH, inlineComment: /^#/ };

const HASH_LINES: LineFormat = { ...base, comment: HASH };

/** By file name in lower case; the first that fits. */
const FORMATS: readonly (readonly [name: RegExp, format: LineFormat])[] = [
  [/^(?:dockerfile|containerfile)(?:\.|$)|\.(?:dockerfile|containerfile)$/, DOCKERFILE],
  [/^(?:gnu)?makefile(?:\.|$)|\.(?:mk|mak|make)$/, MAKEFILE],
  [/^\.git(?:config|modules)$|^gitconfig$/, { ...ini, inlineComment: /^[#;]/, glue: '' }],
  [/\.properties$/, { ...ini, comment: /^[ \t]*[#!]/, glue: '' }],
  [/^\.editorconfig$|^\.npmrc$/, { ...ini, glue: null }],
  [/\.(?:service|timer|socket|mount|target|path|slice|network|netdev|link|desktop)$/, ini],
  [/\.(?:ini|cfg)$|^\.(?:pylintrc|flake8|coveragerc|pypirc)$/, { ...ini, continuesByIndent: true }],
  [/\.(?:tf|tfvars|hcl|nomad|nginx)$|^(?:caddyfile|nginx\.conf)$/, BRACES],
  [
    /^(?:requirements|constraints).*\.txt$/,
    { ...HASH_LINES, inlineComment: /^#/, foldsBlanks: true },
  ],
  [/^codeowners$/, { ...HASH_LINES, inlineComment: /^#/, glue: null, foldsBlanks: true }],
  // A pattern may begin with blanks, and `\` at its end is a part of it.
  [/^\.(?:\w+ignore|gitattributes)$/, { ...base, comment: /^#/, glue: null }],
  [/^\.env(?:\.|$)|\.env$/, { ...HASH_LINES, glue: null }],
  [/^(?:procfile|crontab|\.tool-versions|\.nvmrc)$/, HASH_LINES],
  [/\.txt$/, { ...base, glue: null, foldsBlanks: true }],
];

/** The format of a file by its name, or of a `.conf` by its text. */
export function formatOf(path: string, text: string): LineFormat {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const found = FORMATS.find(([pattern]) => pattern.test(name));
  if (found !== undefined) return found[1];
  if (!name.endsWith('.conf')) return base;
  if (/(?:^|\s)\{|\{[ \t]*$/m.test(text)) return BRACES;
  return /^[ \t]*\[[^\]\n]*\][ \t]*$/m.test(text) ? ini : HASH_LINES;
}
