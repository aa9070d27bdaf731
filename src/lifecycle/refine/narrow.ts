import { codeSpansIn } from '../../agent-files/backticks.js';
import type { LineRange } from '../../memory/citation.js';
import { joined } from '../../text/pattern.js';

/*
 * Is a staged note about one place alone? "`parseConfig()` ignores blank lines." is, so it becomes a fact that cites
 * the place, or goes with it; "All parsers ignore blank lines in `src/config.ts`." is not.
 */

export interface NarrowPlace {
  readonly name: string;
  /** Whether it is a file of code, by its name; a document, settings or a function may be of any project. */
  readonly isCode: boolean;
  /** 1-based; null where it names no lines, or in words. */
  readonly lines: LineRange | null;
  /** Whether a line is named, also in words: then it is too narrow whatever can be cited. */
  readonly isOfLine: boolean;
  /** Whether the text is one sentence that begins with it as a function: then a plain word is a name too. */
  readonly isFunction: boolean;
}

/** A longer note is about more than one place. */
const LONGEST = 4_000;

/** Words by which a statement is about more than one place, even where it names a line. */
const GENERAL = new RegExp(
  joined`
    \b(?:
        all|always|any|anywhere|anything|each|ever|every(?:thing|where|body|one)?|general(?:ly)?
        |in general|never|no(?:body| one| file| function| module)|whenever|wherever|usually
        |typically|throughout|across|everywhere
      )\b
    |任何|所有|一切|总是|總是|一律|每[个個次当當种種]|凡是|通常|一般|各[个個种種]|全部|永[远遠]
    |从不|從不|(?<![只僅仅])[适適]用[于於]|不[论論]|[无無][论論]|同[样樣]|一[样樣]`,
  'i',
);

/** Plural nouns; with one line they may describe it ("MAGIC.C 第 42 行的特殊處理"). */
const MANY = /\b(?:modules|files|functions|classes|services|projects|components|tests|callers)\b/i;

/** A place that is only an example: "as in MAGIC.C line 42". */
const EXAMPLE = new RegExp(
  joined`
    \b(?:as|like) (?:in|on|at|for|with)\b|\bsuch as\b|\bfor (?:example|instance)\b|\be\.g\.|\bwie in\b
    |\bz\. ?B\.|\bzum Beispiel\b|\bpar exemple\b|\bcomme (?:dans|à)\b|\bpor ejemplo\b|\bcomo en\b
    |例如|譬如|比如|[例好]像|像[^。，]{1,80}?[这這那]?[样樣]|如同|例えば|たとえば|の?ように|처럼|예를 들어
    |например|как в(?![а-я])`,
  'i',
);

/** The same in scripts whose letters `\b` does not know. */
const GENERAL_ELSEWHERE = new RegExp(
  joined`
    すべて|全て|あらゆる|常に|どの[^。]{1,20}も|모든|항상|언제나|어떤|마다
    |(?<!\p{L})(?:
        все(?:гда|х|ми)?|вс[яё]|любо[йе]|кажд(?:ый|ая|ое)|везде|никогда|immer|alle[mnrs]?|jede[mnrs]?
        |überall|nie(?:mals)?|toujours|tou(?:s|tes)|chaque|jamais|partout|siempre|tod[oa]s|cada|nunca
      )(?!\p{L})`,
  'iu',
);

/** Digits and numerals, and separators of a range. */
const NUMERAL = '[0-9０-９]{1,7}|[〇零一二兩两三四五六七八九十百千]{1,9}';

/** `line 42`, `第 42 行`, `42行目`, `42번째 줄`, `MAGIC.C:42`, `L42`: a line, or a range. */
const LINE = new RegExp(
  joined`
    (?:
        (?<!\p{L})(?:lines?|zeilen?|lignes?|l[ií]neas?|linhas?|righe|riga|строк[аиеу])[ \t]{1,3}(?:no\.?[ \t])?
        |(?<=\.[a-z]{1,5})(?::|#L)|(?<![\p{L}\p{N}_])L
      )(\d{1,7})(?:[ \t]?[-–~][ \t]?L?(\d{1,7}))?(?![\p{L}\p{N}_])
    |第[ \t]{0,3}(${NUMERAL})(?:[ \t]?[-–~至到][ \t]?(${NUMERAL}))?[ \t]{0,3}行
    |(?<![\p{L}\p{N}_])([0-9０-９]{1,7})[ \t]?(?:行目?|번째[ \t]?[줄행]|줄)`,
  'iu',
);

/** Endings of files; another word behind a dot may be the next sentence, a domain or a version. */
const ENDINGS = joined`
  c|h|cc|cpp|cxx|hpp|cs|go|rs|py|pyi|rb|js|jsx|ts|tsx|mts|cts|mjs|cjs|java|kt|kts|php|sh|bash|zsh
  |ps1|sql|html?|css|scss|less|md|mdx|rst|txt|json|jsonc|json5|ya?ml|toml|xml|ini|cfg|conf|env
  |lock|vue|svelte|swift|scala|proto|graphql|prisma|gradle|groovy|dart|exs?|erl|hs|ml|lua|pl|pm|r
  |jl|tf|nix|zig|s|asm|m|mm|pas|bas|f77|f90|f95|cob|cbl|adb|ads|vb|vbs|clj|cljs|fsx?|tcl|nim|sol
  |hlsl|glsl|ipynb|mak|mk|cmake|bat|cmd`;

/** `src/a.ts`, `MAGIC.C`, `a.py:12`. */
const FILE = new RegExp(
  String.raw`(?<![\w./-])(?:[\w.-]{1,100}\/){0,20}[\w-]{1,100}\.(?:${ENDINGS})(?![\w/-]|\.\w)`,
  'gi',
);

/** Files without an ending that every project may have. */
const BARE_FILE =
  /(?<![\w./-])(?:Make|Docker|Jenkins|Rake|Gem|Vagrant|Just|Proc|Brew)file(?![\w./-])/g;

const NO_CODE =
  /\.(?:html?|mdx?|rst|txt|json[c5]?|ya?ml|toml|xml|ini|cfg|conf|env|lock|gradle|nix)$/i;

/** A function by its parentheses: `parseConfig()`, `Config::load()`. */
const FUNCTION = /(?<![\w$.])[A-Za-z_$][\w$]{1,80}(?:(?:\.|::)[A-Za-z_$][\w$]{0,80}){0,4}(?=\(\))/g;

/** A name of code without backticks: `cast_spell`, `castSpell`. */
const BARE_NAME = /(?<![\w$.-])(?:[A-Za-z]\w{0,40}_\w{1,40}|[a-z]{1,40}[A-Z]\w{0,40})(?![\w$.-])/g;

/** The same where it is called a function: `函數 magic_init`, `the function castSpell`, `castSpell 関数`. */
const CALLED_NAME = new RegExp(
  joined`
    (?:
        (?<=
            (?:函[数數]|方法|関数|함수|функци[яию]
              |(?<!\p{L})(?:[Ff]unction|[Mm]ethod|[Rr]outine|Funktion|Methode|fonction
                |m[ée]thode|funci[óo]n|m[ée]todo|fun[çc][ãa]o)
            )[ \t「『"'(（]{0,3}
          )(?:[A-Za-z]\w{0,40}_\w{1,40}|[a-z]{1,40}[A-Z]\w{0,40})
        |(?<![\w$.-])(?:[A-Za-z]\w{0,40}_\w{1,40}|[a-z]{1,40}[A-Z]\w{0,40})(?=
            [ \t」』"')）]{0,3}(?:函[数數]|関数|함수|(?:function|method|routine)(?!\p{L}))
          )
      )(?![\w$-])`,
  'gu',
);

/** A code span that is one name: `parseConfig`, `Config#load`. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{1,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){0,4}$/;

/** What a text begins with: "`take()` needs …", "The `take` function needs …", "This applies only to `take`". */
const SUBJECT = new RegExp(
  joined`
    ^(?:(?:In[ ])?(?:the[ ])?(?:(?:function|method|routine)[ ])?|[在于於]?(?:函[数數]|方法|関数|함수)[ ]?)
      ${'`'}?([A-Za-z_$][\w$]{1,80})\(\)${'`'}?(?![\w$.(${'`'}])
    |^(?:In[ ])?(?:the[ ])?(?:function|method|routine)[ ]${'`'}([A-Za-z_$][\w$]{1,80})${'`'}
    |^(?:In[ ])?(?:the[ ])?${'`'}([A-Za-z_$][\w$]{1,80})${'`'}[ ](?:function|method|routine)\b
    |^[在于於]?(?:函[数數]|方法|関数|함수)[ ]?${'`'}([A-Za-z_$][\w$]{1,80})${'`'}
    |^[在于於]?${'`'}([A-Za-z_$][\w$]{1,80})${'`'}[ ]?(?:函[数數]|方法|関数|함수)
    |^(?:
        (?:this[ ])?(?:only[ ]applies|applies[ ]only)[ ]to[ ]|(?:this[ ]is[ ])?only[ ]for[ ]
        |(?:[這这][个個]?)?[只仅僅][适適]用[于於][ ]?
      )(?:the[ ])?(?:(?:function|method|routine)[ ]|(?:函[数數]|方法|関数|함수)[ ]?)?
      (?:${'`'}([A-Za-z_$][\w$]{1,80})(?:\(\))?${'`'}|([A-Za-z_$][\w$]{1,80})\(\))`,
  'i',
);

/** What follows the end of a sentence. */
const SECOND_SENTENCE = /[.!?;:][ \n]+\S|[。！？；：]\s*\S|\n\s*\S/;

/** Words that look like files. */
const NO_FILE =
  /^(?:e\.g|i\.e|etc|vs|node\.js|next\.js|vue\.js|d3\.js|three\.js|express\.js|nuxt\.js)$/i;

/** The function that a text of one sentence begins with. */
function subjectOf(text: string): string | null {
  const one = text.trim();
  return SECOND_SENTENCE.test(one)
    ? null
    : (SUBJECT.exec(one)
        ?.slice(1)
        .find((name) => name !== undefined) ?? null);
}

/** The one file or function that a text is about; null where it names none or several, or is general. */
export function narrowPlace(text: string): NarrowPlace | null {
  if (text.length > LONGEST) return null;
  const line = LINE.exec(text);
  if (isGeneral(text, line !== null)) return null;
  const files = new Set([
    ...(text.match(FILE) ?? []).filter((name) => !NO_FILE.test(name)),
    ...(line === null ? [] : (text.match(BARE_FILE) ?? [])),
  ]);
  const subject = subjectOf(text);
  const named = functionsIn(text, subject, files);
  // Without backticks a name counts only where a line is named, or it is called a function.
  const functions =
    files.size + named.size > 0
      ? named
      : new Set(text.match(line === null ? CALLED_NAME : BARE_NAME));
  if (files.size > 1 || functions.size > 1) return null;
  const [file] = files;
  const [name] = [...files, ...functions];
  return name === undefined
    ? null
    : {
        name,
        isCode: file !== undefined && /\./.test(file) && !NO_CODE.test(file),
        lines: line === null ? null : rangeOf(line),
        isOfLine: line !== null,
        isFunction: name === subject,
      };
}

/** By parentheses or backticks. */
function functionsIn(
  text: string,
  subject: string | null,
  files: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([
    ...(subject === null ? [] : [subject]),
    ...(text.match(FUNCTION) ?? []),
    ...codeSpansIn(text.replaceAll('\n', ' '))
      .map((span) => span.text.trim())
      .filter((code) => IDENTIFIER.test(code) && isName(code) && !files.has(code)),
  ]);
}

/** Whether it is about more than the place that it names. */
function isGeneral(text: string, isOfLine: boolean): boolean {
  return (
    GENERAL.test(text) ||
    EXAMPLE.test(text) ||
    GENERAL_ELSEWHERE.test(text) ||
    (!isOfLine && MANY.test(text))
  );
}

/** The lines as numbers; null where they are in words, or not lines of a file. */
function rangeOf(line: RegExpExecArray): LineRange | null {
  const [first, last] = line
    .slice(1)
    .filter((one) => one !== undefined)
    .map((one) => Number(one.normalize('NFKC')));
  return first === undefined || !(first >= 1)
    ? null
    : [first, last === undefined || !(last >= first) ? first : last];
}

/** `parseConfig`, `parse_config`, `Config`; a plain word in code may be a command or a value. */
function isName(code: string): boolean {
  return /[a-z][A-Z]|_|\.|::|^[A-Z][a-z]/.test(code);
}
