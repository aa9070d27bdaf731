import { joined } from '../../../../text/pattern.js';
import { wordList } from '../../../../text/words.js';

/* Of which tools may a text state the version, and which files of the repository say what it is? One row a tool. */

/** A file that declares a version, and how it does. */
export interface VersionSource {
  readonly file: string;
  /** Its first group is the version. */
  readonly pattern: RegExp;
  /** It says the least that works, not the one that is used. */
  readonly isLeast: boolean;
}

/** A tool whose version a text may state. */
export interface VersionedTool {
  readonly name: string;
  /** Followed by a version, it is stated: `Node.js 18`. */
  readonly pattern: RegExp;
  /** Parts that a version has to have to tell two apart, and parts that are compared at most. */
  readonly parts: readonly [least: number, most: number];
  readonly sources: readonly VersionSource[];
}

const NUMBERS = String.raw`\d{1,3}(?:\.\d{1,3}){0,2}`;

/** Between a name and its version: ` 18`, `: 20`, ` (v4.12.0)`, `@9.1.0`, ` >= 20`, ` version 3.11`. */
const BETWEEN = joined`
  (?:[*_${'`'}]{0,3}:?[*_${'`'}]{0,3}\s{1,3}\(?|\(|@)[*_${'`'}]{0,3}
    (>=\s?|≥\s?)?(?:[Vv](?:ersion)?[:.]?\s{0,2})?`;

/** The version itself, and what makes it a minimum. A longer number is no version. */
const VERSION = joined`
  ${BETWEEN}(${NUMBERS})(?:\.x)?
    (\+|\s*(?:\+(?!\s?[^\s|)\].,;:])|or (?:later|newer|higher|above|greater)
      |and (?:above|later|newer|up)))?(?![\w.%/:-]*\d|\w)`;

const exact = (file: string, pattern: RegExp): VersionSource => ({ file, pattern, isLeast: false });
const least = (file: string, pattern: RegExp): VersionSource => ({ file, pattern, isLeast: true });

/** A file that holds nothing but the version: `v20.1`; a name such as `lts/*` is none. */
const ALONE = new RegExp(String.raw`^\s{0,9}[a-z-]{0,20}v?(${NUMBERS})`);

/** What a version manager writes of a tool, by the names that it knows the tool by. */
function managed(names: string): readonly VersionSource[] {
  const keys = wordList(names).join('|');
  const inToml = new RegExp(
    joined`
      ^["']?(?:core:)?(?:${keys})["']?\s{0,9}=\s{0,9}
      (?:\{\s{0,9}version\s{0,9}=\s{0,9}|\[\s{0,9})?["'][a-z-]{0,20}(${NUMBERS})`,
    'm',
  );
  return [
    exact(
      '.tool-versions',
      new RegExp(String.raw`^(?:${keys})[ \t]{1,20}[a-z-]{0,20}(${NUMBERS})`, 'm'),
    ),
    ...['mise.toml', '.mise.toml'].map((file) => exact(file, inToml)),
  ];
}

/** What a Dockerfile runs on. */
function image(names: string): VersionSource {
  const images = wordList(names).join('|');
  return exact(
    'Dockerfile',
    new RegExp(
      String.raw`^FROM[ \t]{1,9}(?:--\S{1,60}[ \t]{1,9})?(?:[\w.-]{1,60}\/){0,2}(?:${images}):(${NUMBERS})`,
      'm',
    ),
  );
}

function packageManager(name: string): VersionSource {
  return exact(
    'package.json',
    new RegExp(String.raw`"packageManager"\s*:\s*"${name}@(${NUMBERS})`),
  );
}

function engine(name: string): VersionSource {
  return least(
    'package.json',
    new RegExp(
      String.raw`"engines"\s*:\s*\{[^}]{0,500}?"${name}"\s*:\s*"\s*(?:>=|\^|~)?\s*v?(${NUMBERS})[^"|]{0,30}"`,
    ),
  );
}

/** Of a key of TOML, in any section: `requires-python = ">=3.11"`. */
function tomlLeast(file: string, keys: string): VersionSource {
  return least(
    file,
    new RegExp(String.raw`^(?:${keys})\s*=\s*["']\s*(?:>=|\^|~=?|==)?\s*(${NUMBERS})`, 'm'),
  );
}

/**
 * @param written the name as a text may write it, and no part of another name: not `my-node 18`
 * @param parts   the least parts that tell two versions apart
 */
function tool(
  name: string,
  written: string,
  parts: number,
  sources: readonly VersionSource[],
  most: number = 3,
): VersionedTool {
  const pattern = new RegExp(String.raw`(?<![\w.@/-])(?:${written})${VERSION}`);
  return { name, pattern, parts: [parts, most], sources };
}

/** A library: a range of versions, of which only the first number is sure. */
function library(name: string, written: string, dependency: string): VersionedTool {
  const range = new RegExp(
    String.raw`"${dependency}"\s*:\s*"(?:npm:)?[~^]?v?(\d{1,3})(?:\.\d{1,3})?[^"|<>*]{0,40}"`,
  );
  return tool(name, written, 1, [exact('package.json', range)], 1);
}

/** The tools, each with the files that declare its version. Of `>=18` the least counts; `||` is not read. */
export const TOOLS: readonly VersionedTool[] = [
  tool('Node', String.raw`Node(?:\.?[Jj][Ss])?|node\.?js`, 1, [
    exact('.nvmrc', ALONE),
    exact('.node-version', ALONE),
    ...managed('nodejs node'),
    engine('node'),
    image('node'),
  ]),
  tool('pnpm', 'pnpm|PNPM', 1, [
    packageManager('pnpm'),
    ...managed('pnpm npm:pnpm'),
    engine('pnpm'),
  ]),
  tool('Yarn', '[Yy]arn', 1, [packageManager('yarn'), ...managed('yarn')]),
  tool('npm', 'npm', 1, [packageManager('npm'), engine('npm')]),
  tool('Bun', 'Bun|bun', 1, [
    packageManager('bun'),
    exact('.bun-version', ALONE),
    ...managed('bun'),
    image('bun'),
  ]),
  tool('Deno', 'Deno', 1, [exact('.dvmrc', ALONE), ...managed('deno'), image('deno')]),
  tool('Python', '[Pp]ython', 2, [
    exact('.python-version', ALONE),
    ...managed('python'),
    tomlLeast('pyproject.toml', 'requires-python|python'),
    image('python'),
  ]),
  tool('Go', 'Go(?:lang)?', 2, [
    least('go.mod', new RegExp(String.raw`^go\s+(${NUMBERS})`, 'm')),
    exact('go.mod', new RegExp(String.raw`^toolchain\s+go(${NUMBERS})`, 'm')),
    ...managed('go golang'),
    image('golang'),
  ]),
  tool('Rust', 'Rust|rustc', 2, [
    exact('rust-toolchain.toml', new RegExp(String.raw`^channel\s*=\s*"(${NUMBERS})`, 'm')),
    exact('rust-toolchain', ALONE),
    ...managed('rust'),
    tomlLeast('Cargo.toml', 'rust-version'),
    image('rust'),
  ]),
  {
    name: 'Rust',
    pattern: new RegExp(joined`
      (?<![\w.@/-])(?:Rust|rustc)[*_${'`'}]{0,3}:?[*_${'`'}]{0,3}\s{1,3}\(?(>=)?(?:[Ll]atest\s)?
        (stable|beta|nightly)\b`),
    parts: [1, 1],
    sources: [
      exact('rust-toolchain.toml', /^channel\s*=\s*"(stable|beta|nightly)/m),
      exact('rust-toolchain', /^(stable|beta|nightly)/),
    ],
  },
  {
    name: 'Rust edition',
    pattern: new RegExp(joined`
      (?<![\w.@/-])(?:[Ee]dition[*_${'`'}]{0,3}:?[*_${'`'}]{0,3}\s(?:Rust\s)?|Rust\s(?:edition\s)?)(>=)?
        (20\d\d)(?![\w.-])`),
    parts: [1, 1],
    sources: [exact('Cargo.toml', /^edition\s*=\s*"(20\d\d)"/m)],
  },
  tool('Ruby', 'Ruby', 2, [
    exact('.ruby-version', ALONE),
    ...managed('ruby'),
    exact('Gemfile', new RegExp(String.raw`^ruby\s+["'](${NUMBERS})["']`, 'm')),
    least('Gemfile', new RegExp(String.raw`^ruby\s+["'](?:>=|~>)\s?(${NUMBERS})`, 'm')),
    image('ruby'),
  ]),
  tool('Java', 'Java|JDK|OpenJDK', 1, [
    exact('.java-version', ALONE),
    ...managed('java'),
    exact(
      'pom.xml',
      new RegExp(String.raw`<(?:java\.version|maven\.compiler\.release)>(${NUMBERS})<`),
    ),
    exact('build.gradle', new RegExp(String.raw`JavaLanguageVersion\.of\((${NUMBERS})\)`)),
    exact('build.gradle.kts', new RegExp(String.raw`JavaLanguageVersion\.of\((${NUMBERS})\)`)),
    image('openjdk eclipse-temurin amazoncorretto'),
  ]),
  tool('Gradle', 'Gradle', 1, [
    exact(
      'gradle/wrapper/gradle-wrapper.properties',
      new RegExp(String.raw`^distributionUrl=.{0,200}\/gradle-(${NUMBERS})-`, 'm'),
    ),
  ]),
  tool('PHP', 'PHP|php', 2, [
    least(
      'composer.json',
      new RegExp(String.raw`"php"\s*:\s*"(?:>=|\^|~)?\s*(${NUMBERS})[^"|]{0,20}"`),
    ),
    ...managed('php'),
    image('php'),
  ]),
  // `.NET 8` alone is what a program is built for, and no version of the SDK.
  tool(
    '.NET SDK',
    String.raw`\.NET SDK|dotnet SDK|\.NET(?=\s[\d.]{1,9}\sSDK\b|\s\d{1,2}\.\d\.\d{3}\b)`,
    1,
    [
      exact('global.json', new RegExp(String.raw`"version"\s*:\s*"(${NUMBERS})`)),
      ...managed('dotnet dotnet-core'),
    ],
  ),
  tool('Elixir', 'Elixir', 2, [
    ...managed('elixir'),
    least('mix.exs', new RegExp(String.raw`\belixir:\s{0,9}"(?:~>|>=)?\s{0,3}(${NUMBERS})"`)),
    image('elixir'),
  ]),
  tool('Erlang/OTP', String.raw`Erlang(?:\/OTP)?|OTP`, 1, managed('erlang')),
  tool('Terraform', 'Terraform', 2, [exact('.terraform-version', ALONE), ...managed('terraform')]),
  tool('Swift', 'Swift', 1, [
    exact('.swift-version', ALONE),
    least(
      'Package.swift',
      new RegExp(String.raw`^\/\/\s?swift-tools-version:\s?(${NUMBERS})`, 'm'),
    ),
  ]),
  library('React', String.raw`React(?:\.js)?`, 'react'),
  library('Next.js', String.raw`Next\.?[Jj][Ss]`, 'next'),
  library('Vue', String.raw`Vue(?:\.js)?`, 'vue'),
  library('Angular', 'Angular', '@angular/core'),
  library('TypeScript', 'TypeScript', 'typescript'),
  library('Tailwind CSS', 'Tailwind(?: ?CSS)?', 'tailwindcss'),
  library('Svelte', 'Svelte', 'svelte'),
];

/** Official images of languages that a text may name with a tag. */
export const IMAGES = joined`
  (?:golang|node|python|rust|ruby|php|openjdk|eclipse-temurin|oven\/bun|denoland\/deno|elixir|postgres|redis
    |mcr\.microsoft\.com\/dotnet\/(?:sdk|aspnet|runtime))`;

/** Channels of a toolchain, the surest first. */
const CHANNELS = ['stable', 'beta', 'nightly'];

/** A version as numbers; a channel as its place among the others. */
export function numbersOf(written: string): readonly number[] {
  const channel = CHANNELS.indexOf(written);
  return channel < 0 ? written.split('.').map(Number) : [channel];
}
