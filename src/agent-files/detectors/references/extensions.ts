import { wordSet } from '../../../text/words.js';
/* Does a word end like the name of a file? */

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
