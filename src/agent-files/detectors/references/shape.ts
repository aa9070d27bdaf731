import { wordSet } from '../../../text/words.js';
import { anyCase } from '../../../text/pattern.js';
import { normalisePath } from '../../../tree/path.js';

/* Has a word the shape of a path that someone wrote? */

export interface WrittenPath {
  /** As written, without its place in the file alone: `./docs/`. */
  readonly bare: string;
  /** Without place in the file, leading `./` and trailing `/`. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly extension: string | null;
  /** Written with a `/` at its beginning: from the root of the repository on. */
  readonly fromRoot: boolean;
  /** Written with `./` or `../` at its beginning. */
  readonly isRelative: boolean;
}

/** Longest path that is looked at. Nobody writes longer ones by hand. */
const LONGEST = 300;

/** What paths do not contain: wildcards, variables (`$HOME`), placeholders (`<name>`), URLs, code (`f()`), `…`. */
const FOREIGN = /[\s*?{}<>$%|\\"'`,;=&^!~:\u2026]|\.\.\.|\/\/|\(\)/;

/** A name with a top-level domain, as in `github.com/a/b.md`. */
const DOMAIN = anyCase`
  ^(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|ai|app|sh|co|me|gg|xyz|cloud|page|so|us|uk|de|fr|eu|gov
      |edu|info|rs|local|internal|test|invalid)$`;

/** Reads a word as a path; null where it has not the shape of one. */
export function writtenPath(word: string): WrittenPath | null {
  if (word.length > LONGEST || word.length < 2) return null;
  const bare = withoutPlace(word);
  if (isForeign(bare)) return null;
  const fromRoot = bare.startsWith('/');
  const isRelative = /^\.{1,2}\//.test(bare);
  const isFolder = bare.endsWith('/');
  const path = bare.replace(/^(?:\.\/)+|^\/+/, '').replace(/\/+$/, '');
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  // Nobody has 25 folders in one another.
  if (path === '' || parts.length > 25 || parts.includes('') || last === '..' || last === '.')
    return null;
  if (parts.length > 1 && DOMAIN.test(parts[0] ?? '')) return null;
  return {
    bare,
    path,
    isFolder,
    extension: isFolder ? null : extensionOf(last),
    fromRoot,
    isRelative,
  };
}

/** Where a path may lead from some folders, each once; what leaves the tree is left out. */
export function pathsFrom(folders: readonly string[], path: string): string[] {
  return [...new Set(folders.flatMap((folder) => normalisePath(`${folder}${path}`) ?? []))];
}

/** Whether a word has a sign of FOREIGN, no letter at all, or the beginning of a flag or mention. */
function isForeign(word: string): boolean {
  return FOREIGN.test(word) || !/\p{L}/u.test(word) || /^[@#+=-]/.test(word);
}

/** Without `:12`, `:12-20`, `#L10`, `::test_name`, `:name()` and `#heading` behind a file name. */
function withoutPlace(word: string): string {
  const mark = /(?:#|::?)/.exec(word.slice(1));
  if (mark === null) return word;
  const at = mark.index + 1;
  const rest = word.slice(at);
  return /^(?::L?\d+(?:[-:,–]L?\d+)*|#[\w%.:-]*|::?[\w.:~[\]-]+(?:\(\))?)$/.test(rest) &&
    (extensionOf(word.slice(word.lastIndexOf('/', at) + 1, at)) !== null || rest.startsWith('#L'))
    ? word.slice(0, at)
    : word;
}

/** Names that stand for any: `foo`, `your-app`; `MyComponent`; `file1`; `YYYY-MM-DD`; `01-title`, `[id]`. */
const PLACEHOLDERS = [
  anyCase`
    (?:^|[-_.])(?:foo|bar|baz|qux|xxx+|yyy+|zzz+|your|yours|example|sample|placeholder|whatever|something
        |somefile|dummy|acme|abc|xyz|blah|todo)(?=$|[-_.\d])`,
  /^(?:my|some|any|your|this|that|new|another|a)[-_]/i,
  /^(?:[Mm]y|[Yy]our|[Ss]ome|[Ff]oo|[Ee]xample|[Ss]ample|New)[A-Z]/,
  /^(?:x|n|y|z|nn+|name|file|filename|folder|dir|directory|slug|feature|component)(?:\d|\.[a-z.]+)?$/i,
  /^(?:foo|bar|baz|qux|xyz|xxx)(?=[A-Z])/,
  /^to$|yyyy|mm-dd|nnn|XXX/i,
  /(?:[a-z]Here|GoesHere|[-_]here)(?=$|[-_.])/,
  anyCase`
    (?:feature|component|module|page|service|skill|command|agent|plugin|file|class|package|project|app|tool
        |topic|task|branch|test|script|model|provider|resource|domain|entity|section|screen|hook|store|table
        |migration|rule|route|handler|object|target|issue|short|pattern|language|category)[-_]?name`,
  /^\d+[-_](?:name|slug|title|description)|description|^\[.*\]|^_+$/i,
  /[-_.](?:N|NN|X|XX|ID)(?:[-_.]|$)|random|any-?thing|[a-z]Something(?![a-z])|-name(?:\.|$)/,
];

/** Whether a part of a path stands for any name: `your-module`, `foo`, `ComponentName.tsx`, `YYYY-MM-DD`. */
export function isPlaceholder(part: string): boolean {
  return part.length <= LONGEST && PLACEHOLDERS.some((pattern) => pattern.test(part));
}

/** What tools make and nobody commits. */
const MADE = wordSet(`
  node_modules dist build out output outputs coverage htmlcov target tmp temp logs log cache .cache .next .nuxt
  .output .turbo .vercel .svelte-kit .angular .parcel-cache .git .venv venv env __pycache__ .pytest_cache
  .mypy_cache .ruff_cache .tox .nox .eggs .terraform .gradle .idea .vs .dart_tool deriveddata pods obj bin
  .build release debug storybook-static test-results playwright-report artifacts
  .wrangler .expo .docusaurus _site site .worktrees worktrees vendor downloads .tmp .data results reports
  screenshots backups
`);

/** Files that tools make: `.env.local`, `a.log`, `api.gen.go`, `a_pb2.py`, `coverage.json`. */
const MADE_FILES = anyCase`
  ^\.env(?:\.|$)|\.local(?:\.|$)
  |\.(?:log|tmp|pid|bak|swp|pyc|o|so|dylib|dll|exe|class|tsbuildinfo|map|wasm|sqlite3?|db)$
  |\.(?:gen|generated|g|pb|min|bundle)\.|_pb2(?:_grpc)?\.py$|^\.ds_store$
  |^(?:coverage|results?|output|report)\.(?:json|xml|html|txt|csv|md)$
  |^(?:bench(?:mark)?|build|debug|error|eval|progress|run|session|test)s?[-_](?:logs?|reports?|results?)\.\w{1,5}$`;

/** Folders in which programs leave what they make while they run, whether or not they are kept in the repository. */
const RUNTIME = wordSet(`
  logs log tmp temp cache .cache output outputs coverage reports results artifacts downloads backups screenshots
  node_modules dist
`);

/** Settings that each user has: `settings.local.json`, `auth.toml`. */
const USER_SETTINGS_FILE = anyCase`
  ^(?:settings|config|mcp|state|session|prefs|preferences|credentials|auth)
  (?:\.(?:local\.)?(?:jsonc?|ya?ml|toml|db|sqlite|ini))?$`;

/** Of these names there are modules too: with source code in it `src/cache/` is none that a program fills. */
const MODULES_TOO = wordSet(`
  cache log logs reports results backups downloads screenshots artifacts data env debug release bin
`);
const SOURCE_CODE =
  /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kts?|swift|cs|php|exs?|clj[cs]?|scala|vue|svelte|c|cc|cpp|h|hpp|zig|sh)$/i;

/** Whether a folder on the way to a file is, by its name, one that programs fill. */
function isFilled(folder: string, parts: readonly string[], names: ReadonlySet<string>): boolean {
  const name = folder.toLowerCase();
  return names.has(name) && !(MODULES_TOO.has(name) && SOURCE_CODE.test(parts.at(-1) ?? ''));
}

/** Whether a path leads to what is made while something runs, or to settings that each user has. */
export function isLeftBehind(parts: readonly string[]): boolean {
  if (parts.slice(0, -1).some((part) => isFilled(part, parts, RUNTIME))) return true;
  return (
    parts.length > 1 &&
    /^\.(?!github$)/.test(parts[0] ?? '') &&
    USER_SETTINGS_FILE.test(parts.at(-1) ?? '')
  );
}

/** A note of one change below a folder that holds these until a release takes them out; pages about them stay. */
const CHANGE_NOTE = anyCase`
  (?:^|\/)(?:\.changes|\.changesets?|\.changelog|changelog\.d|changelogs?\/(?:unreleased|fragments)|changes\.d
      |newsfragments?|news\.d|releasenotes\/notes|unreleased)\/
      (?:[^/]+\/)*(?!readme|config|template|_|index\.)[^/]+\.(?:md|mdx|rst|txt|ya?ml|json|toml)$`;

export function isChangeNote(path: string): boolean {
  return path.length <= LONGEST && CHANGE_NOTE.test(path);
}

/** Whether one of the names stands for any, or is made by a program: below `dist`, `.env.local`, `x.log`. */
export function isInvented(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return (
    parts.some(isPlaceholder) ||
    parts.some((part) => isFilled(part, parts, MADE) || /^_*generated_*$/i.test(part)) ||
    MADE_FILES.test(last)
  );
}

/** Endings of file names. Those that words of prose have as well (`Node.js` aside) are left out. */
const EXTENSIONS = wordSet(`
  ts tsx mts cts js jsx mjs cjs vue svelte astro html htm css scss sass less json jsonc json5 jsonl ndjson map
  wasm md mdx mdc markdown rst adoc txt tex ipynb csv tsv pdf docx xlsx pptx py pyi pyx rb erb rake gemspec rs
  go java kt kts scala groovy gradle swift m mm c h cc cpp cxx hpp hh inl cs fs fsx vb csproj fsproj sln slnx
  props targets php phtml twig lua pl pm r jl ex exs eex heex erl hrl hs ml mli clj cljs edn dart zig zon nim
  sol vy move cairo v sv vhd asm s el lisp vim sh bash zsh fish ps1 psm1 bat cmd awk mk cmake make just nix tf
  tfvars hcl sql prisma graphql gql proto thrift avsc cue rego yaml yml toml ini cfg conf properties xml xsd
  plist lock editorconfig service tmpl tpl j2 jinja jinja2 hbs ejs mustache liquid njk patch diff snap svg png
  jpg jpeg gif webp ico avif mp4 mp3 wav woff woff2 ttf otf glb gltf blend
`);

/** Files that are known by their name alone. */
const WHOLE_NAMES = wordSet(`
  makefile gnumakefile dockerfile containerfile justfile procfile gemfile rakefile brewfile podfile fastfile
  vagrantfile jenkinsfile codeowners .gitignore .gitattributes .dockerignore .editorconfig .nvmrc .prettierrc
  .eslintrc .npmrc .cursorrules .clinerules .windsurfrules
`);

/** Ending of a file name in lower case; the name itself where files are known by it; null otherwise. */
export function extensionOf(name: string): string | null {
  const folded = name.toLowerCase();
  if (WHOLE_NAMES.has(folded)) return folded;
  // `.bashrc` is a name without ending, `.eslintrc.json` has one.
  const dot = folded.lastIndexOf('.');
  if (dot <= 0 && folded.indexOf('.', 1) < 0) return null;
  const extension = folded.slice(dot + 1);
  return EXTENSIONS.has(extension) ? extension : null;
}

/** Whether a file is a text with Markdown headings. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|mdc|markdown)$/i.test(path);
}
