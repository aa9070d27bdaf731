import { remembered } from '../../text/collections.js';
import { symbolsIn } from '../../anchors/outline-of.js';
import { SourceText } from '../../anchors/source-text.js';
import { unverifiable } from '../../anchors/readable.js';
import { type Language, languageOf } from '../../languages/code/languages.js';
import { anyCase, flagged, joined } from '../../text/pattern.js';
import { baseName, foldersUpFrom } from '../../tree/path.js';
import { type CitableFiles, saysGenerated } from './citable-files.js';
import type { CodeSymbol } from '../../languages/code/symbols/reader.js';

/** A name of code that somebody would not write as a plain word: `requireOwner`, `AuthService.login`, `max_retries`. */
export interface Identifier {
  /** With `.` between its parts. */
  readonly name: string;
  /** The last part. */
  readonly own: string;
}

/* Where is a name of code defined, if it is defined once? Tests and examples do not count. */

/** Files and bytes in which names are looked for: a proposal is no proof, and it should take seconds. */
const MOST_FILES = 4_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A larger file is hardly written by hand. */
const LARGEST_FILE = 512 * 1024;
/** Files that are held in memory at a time. */
const BATCH = 100;

/** Tests, examples and configuration, where names of the product are only used. */
const ASIDE = anyCase`
  (?:^|\/)(?:tests?|__tests__|specs?|e2e|fixtures?|__fixtures__|__mocks__|mocks?|testdata|test-data|examples?
      |samples?|demos?|docs?|website|benchmarks?|templates?|scratch)\/
  |(?:[._-](?:test|spec|stories|mock|config|setup)\.[a-z]+|(?:^|\/)(?:test_[^/]+|conftest)\.py|_test\.go)$`;

export function isAside(path: string): boolean {
  return ASIDE.test(path);
}

/** Files in which names are used, though none is defined there. */
const USES =
  /\.(?:ya?ml|toml|jsonc?|vue|svelte|astro|html|sql|proto|graphql|zig|lua|dart|tf|capnp|bzl|cmake)$/i;

interface Place {
  readonly path: string;
  readonly name: string;
  readonly isExported: boolean;
}

interface Speaker {
  /** Folders of the agent file; none for the root. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Files that make their folder a package of its own. */
const PACKAGE = new RegExp(joined`
  ^(?:package\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?
      |composer\.json|Gemfile|Package\.swift|[^/]+\.csproj)$`);

/** Where names are defined in the source files of a tree, tests and examples aside. */
export class SymbolIndex {
  private constructor(
    private readonly places: ReadonlyMap<string, readonly Place[]>,
    /** Of the names that were looked for: those that stand in some file of code or data. */
    private readonly used: ReadonlySet<string>,
    private readonly packages: ReadonlySet<string>,
    /** Those that a data file has as a whole value or key. */
    private readonly settings: ReadonlySet<string> = new Set(),
  ) {}

  /** Looks for some names in the first source files, in the order of their paths. */
  static async build(files: CitableFiles, wanted: ReadonlySet<string>): Promise<SymbolIndex> {
    const places = new Map<string, Place[]>();
    const used = new Set<string>();
    const paths = [...files.tree.entries.keys()];
    const packages = new Set(
      paths
        .filter((path) => PACKAGE.test(baseName(path)))
        .map((path) => path.slice(0, Math.max(0, path.length - baseName(path).length - 1))),
    );
    if (wanted.size === 0) return new SymbolIndex(places, used, packages);
    const words = [...wanted].every(({ length }) => length > 4) ? LONG_WORDS : WORDS;
    const sources = paths.filter((path) => isSource(path) && files.isCitable(path));
    await eachText(files, sources, (source) => {
      if (!uses(source.text, words, wanted, used)) return;
      for (const symbol of symbolsIn(source) ?? []) {
        const own = ownName(symbol.name);
        // Beyond the kept ones nothing is asked of a definition: a file may repeat a name thousands of times.
        if (!wanted.has(own) || (places.get(own)?.length ?? 0) > MOST_PLACES) continue;
        const place = {
          path: source.path,
          name: symbol.name,
          isExported: isExported(source, symbol),
        };
        places.set(own, [...(places.get(own) ?? []), place]);
      }
    });
    const settings = new Set<string>();
    const others = paths.filter(
      (path) => USES.test(path) || (languageOf(path) !== null && !isSource(path)),
    );
    await eachText(files, others, ({ path, text }) => {
      const here = new Set<string>();
      uses(text, words, wanted, here);
      for (const name of here) {
        used.add(name);
        if (isSetting(path, text, name)) settings.add(name);
      }
    });
    return new SymbolIndex(places, used, packages, settings);
  }

  /**
   * The one definition that somebody can mean by a name: one in a file that is named beside it,
   * else the one of the same package, where it is exported or in the folder of the agent file. Null
   * where there is none, or more than one, or a setting is called so.
   */
  only(identifier: Identifier, speaker: Speaker): Place | null {
    const { name, own } = identifier;
    const all = this.places.get(own)?.filter((place) => isNamed(place.name, identifier)) ?? [];
    const beside = all.filter(({ path }) => speaker.files.includes(path));
    if (beside.length > 0) return alone(beside);
    if (name === own && this.settings.has(own) && !isConstant(own)) return null;
    const homes = speaker.folders.filter((folder) => !/(?:^|\/)\./.test(folder));
    const roots = homes.map(
      (home) => foldersUpFrom(home).find((folder) => this.packages.has(folder)) ?? '',
    );
    const only = alone(
      all.filter(({ path }) => roots.length === 0 || roots.some((root) => isBelow(path, root))),
    );
    const isMeant =
      only !== null &&
      !(isWord(own) && name === own && only.name !== own) &&
      (only.isExported || homes.some((home) => isBelow(only.path, home)));
    return isMeant ? only : null;
  }

  /** Whether a name is defined or used here at all: one that another project defines is used. */
  isUsed({ own }: Identifier): boolean {
    return this.used.has(own);
  }

  /** The definitions that have a name, wherever they are. */
  definitions(identifier: Identifier): readonly Place[] {
    return this.places.get(identifier.own)?.filter(({ name }) => isNamed(name, identifier)) ?? [];
  }

  /** Whether some definition has this name, wherever it is. */
  isDefined(identifier: Identifier): boolean {
    return this.places.get(identifier.own)?.some(({ name }) => isNamed(name, identifier)) ?? false;
  }
}

/** Whether a data file has a name as a whole value or key: `"type": "runCommand"`, `type: runCommand`. */
function isSetting(path: string, text: string, name: string): boolean {
  if (!/\.(?:jsonc?|ya?ml|toml|capnp|proto)$/i.test(path)) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = '', behind = ''] = [text[at - 1], text[at + name.length]];
    if (/["'\s]/.test(before) && /["':\s]/.test(behind)) return true;
  }
  return false;
}

function isNamed(name: string, identifier: Identifier): boolean {
  return (
    identifier.name === identifier.own ||
    name === identifier.name ||
    name.endsWith(`.${identifier.name}`)
  );
}

function alone(places: readonly Place[]): Place | null {
  const [only, another] = places;
  return only !== undefined && another === undefined ? only : null;
}

/** `MDTEST_TEST_FILTER`: the name of a variable of the environment, or of a setting. */
function isConstant(own: string): boolean {
  return /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(own);
}

/** `Option`: one word with a capital is what many things are called, so only one that stands alone is meant. */
function isWord(own: string): boolean {
  return /^[A-Z][a-z]+$/.test(own);
}

function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function ownName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Definitions of one name that are kept: of two none is chosen, of some one may have the longer name that is meant. */
const MOST_PLACES = 50;

/** Hands over the texts of the first files that people write, as many as one run may read. */
async function eachText(
  files: CitableFiles,
  paths: readonly string[],
  look: (source: SourceText) => void,
): Promise<void> {
  let left = MOST_BYTES;
  for (let from = 0; from < Math.min(paths.length, MOST_FILES) && left > 0; from += BATCH) {
    const batch = paths.slice(from, from + BATCH);
    const contents = await files.tree.read(batch, LARGEST_FILE);
    for (const path of batch) {
      const content = contents.get(path);
      if (content?.kind !== 'bytes') continue;
      left -= content.bytes.length;
      if (unverifiable(content.bytes) === null && !saysGenerated(content.bytes))
        look(new SourceText(content.bytes, path));
    }
  }
}

/** Whether a file has symbols that a statement can mean. */
function isSource(path: string): boolean {
  const language = languageOf(path);
  return language !== null && language !== 'json' && language !== 'css' && !isAside(path);
}

/** Most names are long, and most words are short. */
const LONG_WORDS = /[A-Za-z_$][\w$]{4,}/g;
const WORDS = /[A-Za-z_$][\w$]*/g;

/** Whether a text has one of the names; what it has is noted. */
function uses(
  text: string,
  words: RegExp,
  wanted: ReadonlySet<string>,
  used: Set<string>,
): boolean {
  let any = false;
  for (const [word] of text.matchAll(words))
    if (wanted.has(word)) {
      used.add(word);
      any = true;
    }
  return any;
}

type IsShown = (source: SourceText, symbol: CodeSymbol, head: string) => boolean;

/** Whether a definition can be seen from other files, by the language of its file. */
const SHOWN: ReadonlyMap<Language, IsShown> = new Map<Language, IsShown>([
  ['javascript', ecmascript],
  ['jsx', ecmascript],
  ['typescript', ecmascript],
  ['tsx', ecmascript],
  ['python', (_source, { name }) => !/(?:^|\.)_/.test(name)],
  ['go', (_source, { name }) => name.split('.').every((part) => /^\p{Lu}/u.test(part))],
  ['rust', (_source, _symbol, head) => /^(?:\s*#\[[^\]]*\]\s*)*(?:pub\b|macro_rules!)/.test(head)],
  ['java', notPrivate],
  ['kotlin', notPrivate],
  ['csharp', notPrivate],
  ['swift', notPrivate],
  ['php', notPrivate],
  ['c', notStatic],
  ['cpp', notStatic],
]);

/** Characters of a definition in which its modifiers stand. */
const HEAD = 400;

/** Whether a symbol of a file can be meant by a text elsewhere. */
function isExported(source: SourceText, symbol: CodeSymbol): boolean {
  if (symbolsIn(source) === null || isInFunction(source, symbol)) return false;
  const language = languageOf(source.path);
  const isShown = language === null ? undefined : SHOWN.get(language);
  return isShown?.(source, symbol, source.text.slice(symbol.from, symbol.from + HEAD)) ?? true;
}

/** Decorators, annotations and attributes before a definition. */
const MARKS = /^(?:\s*(?:@[\w.]+(?:\([^()]*\))?|#\[[^\]]*\]|\[\[?[\w:]+(?:\([^()]*\))?\]\]?))+\s*/;
const TYPE =
  /\b(?:class|interface|struct|enum|trait|impl|namespace|module|mod|object|protocol|extension|type|record|union)\b/;

/** Whether it is defined inside of a function, and is gone when that returns. */
function isInFunction(source: SourceText, { name, from, to }: CodeSymbol): boolean {
  if (!name.includes('.')) return false;
  return (symbolsIn(source) ?? []).some((outer) => {
    if (!name.startsWith(`${outer.name}.`) || outer.from > from || outer.to < to) return false;
    const head = source.text.slice(outer.from, outer.from + HEAD).replace(MARKS, '');
    const body = head.search(/[({]|:\s*\n/);
    return head[body] === '(' && !TYPE.test(head.slice(0, body));
  });
}

function ecmascript(source: SourceText, { name }: CodeSymbol, head: string): boolean {
  if (/^(?:\s*@[\w.]+(?:\([^()]*\))?\s*)*(?:private|#)/.test(head)) return false;
  return exportsOf(source).has(name.split('.')[0] ?? '');
}

/** `export { a, b }`, `export const a`, `exports.a`, `module.exports = { a, b }`, `module.exports = a`. Linear. */
const EXPORTS = flagged('g')`
  \bexport\s+(?:type\s+)?\{(?<list>[^{}]*)
  |\bexport\s(?<declared>[^;{}()=]{0,80})
  |\bexports\.(?<member>[\w$]+)
  |\bmodule\.exports\s*=\s*(?:\{(?<members>[^{}]*)|(?<whole>[\w$]+))`;

/** A file may define hundreds of names that are asked for: its exports are read once. */
const exportsOf = remembered(({ text }: SourceText): ReadonlySet<string> => {
  const lists = [...text.matchAll(EXPORTS)].flatMap(({ groups = {} }) => Object.values(groups));
  return new Set(
    lists.flatMap((list?: string) => list?.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []),
  );
});

function notPrivate(_source: SourceText, _symbol: CodeSymbol, head: string): boolean {
  return !/^(?:\s*[@[][^\n]*\n)*[^\n{(=]*\b(?:private|fileprivate)\b/.test(head);
}

function notStatic(_source: SourceText, _symbol: CodeSymbol, head: string): boolean {
  return !/^\s*static\b/.test(head);
}
