import { flagged, joined } from '../../../text/pattern.js';

/* What do agent files settle for a folder that can only be one way, and in which words? */

/** Something that files for agents settle for a folder, and that can only be one way. */
export interface Topic {
  readonly name: string;
  readonly words: string;
  /** Expressions over a normalised sentence. The group `is` holds a wanted value, `not` a refused one. */
  readonly statements: readonly RegExp[];
  /** Any mention of a value: another value beside the statement makes the sentence say nothing. */
  readonly mention?: RegExp;
  /** The value in one spelling; left out where each has only one. */
  readonly value?: (written: string) => string;
  /** Whether a statement holds for one language alone. */
  readonly byLanguage?: boolean;
  /** A sentence that names two versions is about both, and states none. */
  readonly isVersion?: boolean;
  /** What must be in the sentence or its headings. */
  readonly about?: RegExp;
  /** Work that two values may share on purpose: yarn installs, npm runs scripts. */
  readonly shares?: readonly WorkShare[];
}

/** One of the shares of a work, by the words of a sentence that speaks of it alone. */
interface WorkShare {
  readonly name: string;
  readonly words: RegExp;
}

/** What package managers do. A sentence with the words of both is about all of it. */
const OF_PACKAGES: readonly WorkShare[] = [
  { name: 'installs', words: /\b(?:install\w*|deps|dependencies|packages|modules|libraries)\b/ },
  { name: 'scripts', words: /\b(?:scripts?|tasks?|runs?|running)\b/ },
];

export const ALL_WORK = /\beverything\b|\b(?:every|all|any) commands?\b/;

/** Any of some names as a whole word: no part of a path, a package or an address. */
const one = (names: string): RegExp =>
  new RegExp(`(?<![\\w/@.-])(?:${names})(?![\\w/@-]|\\.\\w)`, 'g');

/** Words that make a statement hold for the whole repository. */
const WHOLE = joined`
  (?:for (?:every|all|any|each)(?: (?:other )?(?:commands?|scripts?|tasks?|things?|operations?))?
      |for everything|for (?:package|dependency) management
      |as (?:the|our|its|your) (?:only |sole )?(?:package|dependency) manager|always|only|exclusively
      |throughout|everywhere|in this (?:repo\w*|project|codebase)|here|across the (?:repo\w*|project))`;
const DEPENDENCIES = joined`
  (?:(?:python |npm |node |js |all |the |project |any )*(?:dependenc(?:y|ies)|packages?|deps|modules?|libraries
        |everything|all (?:commands|scripts)|commands|scripts))`;
/** What stands behind a name where the statement ends: "Use pnpm.", "Use pnpm, not npm". */
const END = joined`
  (?=['"]?(?:$|[.,;:!()]| and (?:then|run)| (?:instead|rather|not|never|only|exclusively|everywhere|here
        |always)\b| ?[—–-] ))`;

/** The ways to say which tool is used; the last one says which is not. `what` is a word for such a tool. */
function tool(names: string, what: string, purpose: string): RegExp[] {
  const quoted = `['"]?(?<is>${names})['"]?`;
  return [
    // use pnpm for everything
    new RegExp(joined`
      \b(?:use|uses|using|prefer|stick (?:to|with)|rely on|run) (?:only |always )?['"]?
      (?<is>${names})['"]? (?:always |only |exclusively )?${WHOLE}
      (?=$|[.,;:!()]| ?[—–-] | (?:e\.g|and|not|never|instead)\b)`),
    // use only pnpm
    new RegExp(`\\buse (?:only|always|solely) ['"]?(?<is>${names})${END}`),
    // every command must go through pnpm
    new RegExp(joined`
      \b(?:every|all)(?:thing| \w+)? (?:goes|go|runs?|must (?:go|run|use)|should (?:go|run|use)
          |is (?:run|done)|are (?:run|done)|uses?)(?: through| via| with| by| using)? ['"]?
        (?<is>${names})${END}`),
    // install dependencies with pnpm
    new RegExp(joined`
      \b(?:install|add|manage|handle|update|remove)s?(?:ing)? ${DEPENDENCIES} (?:only |exclusively )?
        (?:with|using|via|through|by) ['"]?(?<is>${names})(?: only| exclusively)?${END}`),
    // dependencies are managed with pnpm
    new RegExp(joined`
      \b${DEPENDENCIES} (?:is|are|must be|should be) (?:only |always )?
      (?:managed|installed|handled|added|run) (?:with|using|via|through|by) ['"]?(?<is>${names})
      (?: only| exclusively)?${END}`),
    // pnpm is our package manager
    new RegExp(joined`
      ^['"]?(?<is>${names})['"]? (?:(?:must|should) (?:always )?be used
          |(?:is|are) (?:used here|our (?:${what})|the only (?:supported|allowed|permitted) (?:${what})
            |the (?:${what}) (?:of|for|here|in))|exclusively|always)${END}`),
    // for installs, use pnpm
    new RegExp(
      `\\bfor (?:${purpose}),? (?:use ['"]?)?(?<is>${names})['"]?(?: is (?:required|mandatory|used))?${END}`,
    ),
    // use pnpm
    new RegExp(joined`
      \b(?:use|uses|using|prefer|standardi[sz]e on|stick (?:to|with)) ['"]?(?<is>${names})
        (?: install| ci)?['"]?(?=$|[.,;:)(!]| (?:as|v?\d|over|only|exclusively|instead|rather|not|and not
            |never|workspaces?|for (?:all|every|any|the|our)? ?(?:${purpose})|to (?:install|manage|test)|\(
            | ?[—–-] ))`),
    // pnpm only
    new RegExp(
      `^['"]?(?<is>${names})['"]? (?:only|is (?:required|mandatory|used|the (?:only )?(?:${what}))|everywhere)\\b`,
    ),
    // package manager: pnpm
    new RegExp(joined`
      \b(?:${what})(?: (?:is|of choice|here|used))?(?::| is| =| -| –| —)+ ${quoted}
      (?=$|[.,;!(]| (?:only|v?\d|\(|workspaces?|with|[—–-] ))`),
    // never use npm
    new RegExp(joined`
      \b(?:never|do not|avoid|must not) (?:ever )?(?:use|using|run|running|call|invoke) ['"]?
      (?<not>${names})(?: install| ci| i)?['"]?
      (?=$|[.,;:)(!]| (?:or|for|in|to|here|anywhere|commands?|[—–-] ))`),
  ];
}

/** `install dependencies: npm ci`, and no package is named. */
const INSTALL = new RegExp(joined`
  \binstall(?:ing|s|ation)?(?: (?:the|all|project|your|our))*(?: (?:deps|dependencies|packages|modules))?
    (?: \w+){0,2}:? ['"]?(?<is>npm|pnpm|yarn|bun) (?:install|ci|i)['"]?(?=$|[.,;)])`);

const tested = (names: string): RegExp =>
  new RegExp(
    `\\b(?:tests?|testing|specs)(?: \\w+){0,3} (?:with|in|using|use|uses) ['"]?(?<is>${names})['"]?(?=$|[.,;)(])`,
  );

function indentation(written: string): string {
  if (written === 'spaces') return 'spaces';
  const width = /^(\d|two|three|four|eight)/.exec(written)?.[1];
  const number = ['two', 'three', 'four', 'eight'].indexOf(width ?? '');
  return width === undefined ? 'tabs' : `${[2, 3, 4, 8][number] ?? width} spaces`;
}

/** `20+` is a floor, `20` the version itself. */
function version(written: string): string {
  const number = /\d+(?:\.\d+)?/.exec(written)?.[0] ?? written;
  return /[+≥]|>=|or (?:later|higher|newer|above)|minimum|at least/.test(written)
    ? `${number}+`
    : number;
}

/** A topic whose values are tools; see `tool` for `what` and `purpose`. */
function toolTopic(
  { names, what, purpose, ...topic }: ToolTopic,
  ...more: readonly RegExp[]
): Topic {
  const statements = [...tool(names, what, purpose), ...more];
  return { ...topic, statements, mention: one(names) };
}

interface ToolTopic extends Omit<Topic, 'statements' | 'mention'> {
  readonly names: string;
  readonly what: string;
  readonly purpose: string;
}

const MANAGERS = 'npm|pnpm|yarn|bun';
const RUNNERS = 'jest|vitest|mocha|jasmine|ava';
const PYTHON_RUNNERS = 'pytest|unittest|nose2?';
const OF_TESTS = {
  what: 'test runner|test framework|testing framework|unit tests?|tests|testing',
  purpose: '(?:unit )?tests?|testing',
  about: /test/,
};
const PACKAGES = String.raw`packages?|package management|dependenc\w+|installs?|installing|everything`;

/** The topics. A name that is there twice is one topic in two languages. */
export const TOPICS: readonly Topic[] = [
  toolTopic(
    {
      name: 'package-manager',
      words: 'the package manager',
      names: MANAGERS,
      what: 'package manager|dependency manager',
      purpose: PACKAGES,
      shares: OF_PACKAGES,
    },
    INSTALL,
  ),
  toolTopic({
    name: 'python-packages',
    words: 'the Python package manager',
    names: 'uv|poetry|pipenv|pdm|pip|conda',
    what: 'package manager|dependency manager|dependency management',
    purpose: `python|${PACKAGES}`,
    shares: OF_PACKAGES,
  }),
  toolTopic(
    { name: 'test-runner', words: 'the test runner', names: RUNNERS, ...OF_TESTS },
    tested(RUNNERS),
  ),
  toolTopic(
    { name: 'python-tests', words: 'the Python test runner', names: PYTHON_RUNNERS, ...OF_TESTS },
    tested(PYTHON_RUNNERS),
  ),
  {
    name: 'indentation',
    words: 'indentation',
    byLanguage: true,
    statements: [
      // use 2 spaces
      new RegExp(joined`
        \b(?:use|uses|using|prefer|indent(?:ation|ed|ing)?(?: style| size| width)?
            (?: is| with| by| of| using| must be| should be)?:?|with) (?:a |hard |soft |an )?
          (?<is>tabs?(?= for indent|$|[.,;)]|, not| instead| \(| only| rather| over)(?! width)
            |(?:2|4|8|two|three|four|eight)[- ]spaces?)(?! tabs?)`),
      // 2 spaces per indent
      /^(?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces?)(?: for| of| per)? (?:indent\w*|only)\b/,
      // indentation is tabs
      /^indentation is (?<is>tabs|(?:2|4|8|two|four|eight)[- ]spaces)(?=$|[.,;])/,
      // tabs, not spaces
      /^(?<is>tabs),? (?:not|never|over) spaces/,
      // use spaces, not tabs
      new RegExp(joined`
        \b(?:use|prefer|indent(?:ation)?(?: is| with| using|:)?) (?<is>spaces)
        (?:,? (?:and )?(?:not|never|over|instead of|rather than) tabs| for indentation)`),
      // spaces, never tabs
      /^(?<is>spaces)(?: for indentation)?,? (?:and )?(?:not|never) tabs/,
      // never use tabs
      /\b(?:never|do not|avoid) (?:use|using) (?<not>tabs)(?=$|[.,;!]| for indent)/,
    ],
    mention:
      /\b(?:tabs|(?<!\d[- ]|two |four |three |eight )spaces|(?:2|4|8|two|three|four|eight)[- ]spaces?)\b/g,
    value: indentation,
    about: /indent|tabs|spaces|format|style/,
  },
  {
    name: 'quotes',
    words: 'quotation marks',
    byLanguage: true,
    statements: [
      // use single quotes
      new RegExp(joined`
        \b(?:use|uses|using|prefer|always) (?<is>single|double)[- ]quot(?:es|ed strings)\b
        (?=$|[.,;!)]| for (?:all )?strings| (?:only|everywhere|instead|not|over|rather)\b)`),
      // quotes: single
      /^(?:quotes?|strings?): (?<is>single|double)(?:[- ]quot\w+)?(?=$|[.,;])/,
      // single quotes for strings
      /^(?<is>single|double) quotes(?=$|[.,]| for strings| only)/,
    ],
    mention: /\b(?:single|double)(?=[- ]quot)|(?<=^(?:quotes?|strings?): )(?:single|double)/g,
    value: (written) => `${written} quotes`,
  },
  {
    name: 'semicolons',
    words: 'semicolons',
    byLanguage: true,
    statements: [
      // no semicolons
      new RegExp(joined`
        \b(?<is>no|without|omit|avoid|never use|do not use|skip) (?:trailing |any )?semicolons
        (?=$|[.,;!)]| in (?:typescript|javascript))`),
      // always end statements with semicolons
      /\b(?<is>always (?:end|terminate) \w+(?: \w+)? with) (?:a )?semicolons?\b/,
      // semicolons are required
      /^semicolons are (?<is>required|mandatory|forbidden|omitted|not used)(?=$|[.,;])/,
      // always use semicolons
      /\b(?<is>always use|use|always add|require|with|always) (?:explicit )?semicolons(?=$|[.,;!)]| at the end)/,
      // semicolons: never
      /^semicolons: (?<is>always|never|yes|no|required|none|omit)\b/,
    ],
    value: (written) =>
      /^(?:no|without|omit|avoid|never|do not|skip|none|forbidden)/.test(written)
        ? 'none'
        : 'always',
  },
  {
    name: 'node',
    words: 'the Node version',
    statements: [
      // requires node 18+
      new RegExp(joined`
        (?:^|\b(?:use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on|version:
              |prerequisites?:|environment:) )(?:['"(]?)node(?:\.?js)?(?: version)?:? ?
          (?<is>(?:>=|≥|=|v|~|\^){0,2} ?\d{2}(?:\.\d{1,2}){0,2}(?:\.x|\+)?
            (?: or (?:later|higher|newer|above))?)(?=$|[\s,.;)!'"])`),
    ],
    mention: /\bnode(?:\.?js)?(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?\d{2}/g,
    value: version,
    isVersion: true,
  },
  {
    name: 'python',
    words: 'the Python version',
    statements: [
      // use python 3.11 or later
      new RegExp(joined`
        (?:^|\b(?:use|uses|using|requires?|needs?|runs? on|running on|runtime:|target|targets|with|on|version:
              |prerequisites?:|environment:) )(?:['"(]?)python(?: version)?:? ?
          (?<is>(?:>=|≥|=|v|~|\^){0,2} ?3\.\d{1,2}(?:\.x|\+)?(?: or (?:later|higher|newer|above))?)
          (?=$|[\s,.;)!'"])`),
    ],
    mention: /\bpython(?: version)?:? ?(?:>=|≥|=|v|~|\^){0,2} ?3\.\d/g,
    value: version,
    isVersion: true,
  },
  {
    name: 'package-manager',
    words: 'the package manager',
    statements: [
      // 请使用 pnpm
      new RegExp(joined`
        (?:请|一律|统一|必须|只|均|项目|都)?(?:使用|用) ?['"]?(?<is>npm|pnpm|yarn|bun)['"]?
        (?: ?(?:安装依赖|管理依赖|作为包管理器?|来?安装|管理包))?(?=$|[。,，;；.])`),
      // 不要使用 npm
      /(?:禁止|不要|不得|请勿|严禁)(?:使用|用) ?['"]?(?<not>npm|pnpm|yarn|bun)['"]?(?=$|[。,，;；.])/,
      // 包管理器: pnpm
      /包管理器? ?(?:是|为|[::]) ?['"]?(?<is>npm|pnpm|yarn|bun)/,
    ],
    mention: one(MANAGERS),
    about: /[\u4e00-\u9fff]/,
  },
  toolTopic(
    {
      name: 'formatter',
      words: 'the formatter',
      names: 'prettier|biome|dprint',
      what: 'formatter|code formatter|formatting',
      purpose: 'formatting|code formatting',
      byLanguage: true,
      about: /format/,
    },
    // format code with prettier
    /\bformat(?:ted)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>prettier|biome|dprint)['"]?(?=$|[.,;)(])/,
  ),
  toolTopic(
    {
      name: 'linter',
      words: 'the linter',
      names: 'eslint|biome|oxlint',
      what: 'linter|linting',
      purpose: 'linting|lint',
      byLanguage: true,
      about: /lint/,
    },
    // lint with eslint
    /\blint(?:ed|ing)?(?: \w+){0,2} (?:with|using) ['"]?(?<is>eslint|biome|oxlint)['"]?(?=$|[.,;)(])/,
  ),
  {
    name: 'exports',
    words: 'exports',
    byLanguage: true,
    statements: [
      // never use default exports
      /\b(?:never|do not|avoid) (?:use |using )?(?<not>default|named) exports(?=$|[.,;!])/,
      // use named exports
      /^(?:always |only )?(?:use|prefer) (?:only )?(?<is>default|named) exports(?=$|[.,;!]| only| over| not)/,
      // named exports only
      /^(?<is>default|named) exports only\b/,
    ],
    mention: /\b(?:default|named)(?= exports)/g,
    value: (written) => `${written} exports`,
  },
  {
    name: 'line-length',
    words: 'the line length',
    byLanguage: true,
    statements: [
      // max line length: 100
      new RegExp(joined`
        ^(?:the )?(?:max(?:imum)?\.? )?line (?:length|width)(?: limit)?(?: is|:| of| =)+ ?
          (?:at most |max(?:imum)? )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?(?=$|[.,;)(])`),
      // lines must be under 100 characters
      new RegExp(joined`
        ^(?:keep |wrap )?lines (?:are |under |at |to |must be |should be |may be ){1,3}
          (?:at most |under |no longer than )?(?<is>\d{2,3})(?: (?:characters|chars|columns))?(?=$|[.,;)(])`),
    ],
    value: (written) => `${written} characters`,
  },
  {
    name: 'default-branch',
    words: 'the default branch',
    statements: [
      // the default branch is main
      new RegExp(joined`
        \b(?:default|main|primary|trunk) branch(?: name)?(?: is|:| is called| =) ['"]?
        (?<is>main|master|develop|dev|trunk|development|next)['"]?(?=$|[\s.,;!)])`),
    ],
  },
  {
    name: 'pull-request-branch',
    words: 'the branch that pull requests go to',
    statements: [
      // pull requests go to main
      new RegExp(joined`
        \b(?:pull requests|prs|merge requests|all prs|every pr) (?:(?:must|should|always|are|go|be|opened|made
              |raised|created|merged) ){0,4}(?:target|against|to|into|targeting)(?: the)? ['"]?
          (?<is>main|master|develop|dev|trunk|development|next|staging)['"]?(?: branch)?(?=$|[.,;!)])`),
    ],
  },
];

/** What makes a sentence an explanation, a choice or a matter of some part of the repository. */
export const QUALIFIED = new RegExp(joined`
  \b(?:migrat\w+|legacy|deprecated|switch(?:ed|ing)? (?:from|to)|moving|formerly|previously|historic\w*|old
      |older|except|unless|if|when|or|either|depending|depends|both|where|other than|optional\w*|alternatively
      |example|e\.g\.|fallback|some|most|new code|may|can|could|mono-?repo|matrix|support(?:s|ed)?|compatib\w+
      |tested (?:on|with|against)|user's|detect\w*|other projects|docker\w*|image|ci uses|production uses
      |locally|for (?:the )?(?:e2e|docs|website|frontend|backend|client|server|publishing|mobile|ios|android
        |scripts|cli|examples?)|in (?:the )?['"]?[\w@.-]+\/|frontend|backend|client|server|respectively|until
      |jsx|json|html|existing)\b
  |(?:^|[\s'"(])[\w.@-]+\/[\w./@*-]*|\?`);

/** Languages and kinds of files that a statement may be about: "Indent Python with 4 spaces". */
export const TOPIC_LANGUAGES = flagged('g')`
  \b(?:go(?:lang)?|python|ya?ml|json|makefiles?|javascript|typescript|jsx?|tsx?|html|s?css|rust|java|kotlin
      |markdown|sql|c\+\+|c#|csharp|php|ruby|lua|shell|bash|swift|dart|vue|svelte|xml|toml|terraform|hcl
      |elixir|scala|graphql|proto\w*|nix|zig|haskell|perl|dockerfiles?)\b`;
