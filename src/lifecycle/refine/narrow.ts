import { codeSpansIn } from '../../agent-files/backticks.js';
import { joined } from '../../text/pattern.js';

/*
 * Is a staged note about one place alone? "`parseConfig()` ignores blank lines." is, and so it becomes a
 * fact that cites the place, or goes with it; "All parsers ignore blank lines in `src/config.ts`." is
 * not, for it says that it holds for all.
 *
 * `decide.ts` asks. Null is the safe error: the note is then judged like any other, and stays until it was
 * seen often enough. You may add a word to GENERAL, an ending to ENDINGS or NO_CODE, or a word that looks
 * like a file to NO_FILE; LONGEST is free. A new one needs a note that it decides, and one that it must
 * not. `__tests__/e2e/cli/refine-rows.test.ts` (`too_narrow`) fails when this is wrong.
 */

/** The one place that a note is about. */
export interface NarrowPlace {
  readonly name: string;
  /**
   * Whether it is a file of code, by its name; a document or a file of settings may be of any
   * project, and so may a function.
   */
  readonly isCode: boolean;
}

/** Characters of a note above which it is about more than one place. */
const LONGEST = 4_000;

/** Words by which a statement says that it holds beyond one place. */
const GENERAL = new RegExp(
  joined`
    \b(?:
        all|always|any|anywhere|anything|each|ever|every(?:thing|where|body|one)?|general(?:ly)?
        |in general|never|no(?:body| one| file| function| module)|whenever|wherever|usually
        |typically|throughout|across|everywhere|modules|files|functions|classes|services|projects
        |components|tests|callers
      )\b
    |任何|所有|一切|总是|總是|一律|每[个個次当當种種]|凡是|通常|一般|各[个個种種]|全部|永[远遠]
    |从不|從不`,
  'i',
);

/**
 * Endings of files that a note may be about; anything else behind a dot may be the next sentence, a
 * domain or a version.
 */
const ENDINGS = joined`
  c|h|cc|cpp|cxx|hpp|cs|go|rs|py|pyi|rb|js|jsx|ts|tsx|mts|cts|mjs|cjs|java|kt|kts|php|sh|bash|zsh
  |ps1|sql|html?|css|scss|less|md|mdx|rst|txt|json|jsonc|json5|ya?ml|toml|xml|ini|cfg|conf|env
  |lock|vue|svelte|swift|scala|proto|graphql|prisma|gradle|groovy|dart|exs?|erl|hs|ml|lua|pl|pm|r
  |jl|tf|nix|zig|s|asm|m|mm`;

/** `src/a.ts`, `MAGIC.C`, `a.py:12`. */
const FILE = new RegExp(
  String.raw`(?<![\w./-])(?:[\w.-]{1,100}\/){0,20}[\w-]{1,100}\.(?:${ENDINGS})(?![\w/-]|\.\w)`,
  'gi',
);

/** Endings of documents and settings. */
const NO_CODE =
  /\.(?:html?|mdx?|rst|txt|json[c5]?|ya?ml|toml|xml|ini|cfg|conf|env|lock|gradle|nix)$/i;

/** A function by its parentheses: `parseConfig()`, `Config::load()`. */
const FUNCTION = /(?<![\w$.])[A-Za-z_$][\w$]{1,80}(?:(?:\.|::)[A-Za-z_$][\w$]{0,80}){0,4}(?=\(\))/g;

/** A code span that is one name: `parseConfig`, `Config#load`. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{1,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){0,4}$/;

/** What looks like a file and is a word. */
const NO_FILE =
  /^(?:e\.g|i\.e|etc|vs|node\.js|next\.js|vue\.js|d3\.js|three\.js|express\.js|nuxt\.js)$/i;

/**
 * Whether a text is about one file or one function alone, and says nothing that holds anywhere
 * else. Null where it is not: what names no place, or several, may hold for all.
 */
export function narrowPlace(text: string): NarrowPlace | null {
  if (text.length > LONGEST || GENERAL.test(text)) return null;
  const files = new Set((text.match(FILE) ?? []).filter((name) => !NO_FILE.test(name)));
  const functions = new Set([
    ...(text.match(FUNCTION) ?? []),
    ...codeSpansIn(text.replaceAll('\n', ' '))
      .map((span) => span.text.trim())
      .filter((code) => IDENTIFIER.test(code) && isName(code) && !files.has(code)),
  ]);
  if (files.size > 1 || functions.size > 1) return null;
  const [file] = files;
  const [name] = [...files, ...functions];
  return name === undefined ? null : { name, isCode: file !== undefined && !NO_CODE.test(file) };
}

/** `parseConfig`, `parse_config`, `Config`; a plain word in code may be a command or a value. */
function isName(code: string): boolean {
  return /[a-z][A-Z]|_|\.|::|^[A-Z][a-z]/.test(code);
}
