/*
 * What in a file of settings has an effect? Its keys and values, line by line; not its comments, its
 * blank lines and an indentation that all lines share. `a: 1  # old` is `a: 1`.
 *
 * `../behaviour.ts` asks for files without a lexer that hold a key and a value a line, and compares
 * before and after. A comment that stays is a false alarm, the safe error; a value that is taken for
 * a comment hides a change. A new ending goes into the list of its comment sign; the lists have no
 * order, and nothing of them is stored. An ending that is taken away is read as code of an unknown
 * language. `__tests__/anchors/relevance.test.ts` has pairs for and against (`a.yml`, `a.toml`,
 * `a.ini`).
 */

/** Endings of files in which `#` begins a comment. */
const HASH =
  'yml yaml toml env conf tf hcl tfvars dockerfile mk gitignore gitattributes dockerignore'.split(
    ' ',
  );
/** Endings of files in which `;` does so as well. */
const SEMICOLON = 'ini cfg properties editorconfig npmrc gitconfig'.split(' ');
/** Endings of files that have no comments: every character counts. */
const NO_COMMENTS = 'csv tsv lock'.split(' ');

/** What begins a comment in files that hold settings, a key and a value a line, by the endings of their names. */
const ENDINGS: ReadonlyMap<string, RegExp> = new Map([
  ...HASH.map((ending) => [ending, /^#/] as const),
  ...SEMICOLON.map((ending) => [ending, /^[;#]/] as const),
  // A pattern that never matches.
  ...NO_COMMENTS.map((ending) => [ending, /^(?!)/] as const),
]);
/** Files that are known by their whole name, and the ending whose signs they have. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['dockerfile', 'dockerfile'],
  ['makefile', 'mk'],
  ['codeowners', 'conf'],
]);

/** What begins a comment in a file of settings; null where it is no such file. */
export function settingsComment(path: string): RegExp | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return ENDINGS.get(NAMES.get(name) ?? name.slice(name.lastIndexOf('.') + 1)) ?? null;
}

/** Lines of settings without comments, blank lines and the indentation that all have in common. Steps of it count. */
export function settingLines(text: string, comment: RegExp): string[] {
  const lines = text
    .split('\n')
    .map((line) => withoutComment(line, comment))
    .filter((line) => line.trim() !== '');
  const common = lines.reduce(
    (least, line) => Math.min(least, line.search(/\S/)),
    Number.MAX_SAFE_INTEGER,
  );
  return lines.map((line) => line.slice(common));
}

/** A sign of a comment counts where a line or a word begins, and outside of quotes. */
function withoutComment(line: string, comment: RegExp): string {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
      continue;
    }
    const begins = at === 0 || /\s/.test(line.charAt(at - 1));
    if (
      (character === '"' || character === "'") &&
      (begins || /[=:,[{(]/.test(line.charAt(at - 1)))
    )
      quote = character;
    else if (begins && comment.test(character)) return line.slice(0, at).trimEnd();
  }
  return line.trimEnd();
}
