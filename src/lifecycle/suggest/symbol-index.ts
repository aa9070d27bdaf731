import { symbolsIn } from '../../anchors/scope.js';
import { SourceText } from '../../anchors/source-text.js';
import { unverifiable } from '../../anchors/readable.js';
import { languageOf } from '../../languages/code/language.js';
import { joined } from '../../text/pattern.js';
import { saysGenerated, type CitableFiles } from './citable-files.js';
import type { Identifier } from './identifiers.js';

/*
 * Where is a name of code defined, if it is defined once? `requireOwner` in `src/guard.ts`; a name that
 * two files define leads nowhere, and tests and examples do not count.
 *
 * `anchors.ts` builds it for the names of all statements, `named-symbols.ts` asks it. No place is the
 * safe error. The caps bound the time: what lies beyond them is not found, and nothing is proposed for
 * it. `__tests__/lifecycle/suggest.test.ts` ("a name that is defined twice is none") fails when this is
 * wrong.
 */

/** Files and bytes in which names are looked for: a proposal is no proof, and it should take seconds. */
const MOST_FILES = 2_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A larger file is hardly written by hand. */
const LARGEST_FILE = 512 * 1024;
/** Files that are held in memory at a time. */
const BATCH = 100;

/**
 * Tests, examples and configuration, where names of the product are only used: `test/a.ts`,
 * `a.spec.js`, `conftest.py`.
 */
const ASIDE = new RegExp(
  joined`
    (?:^|\/)(?:
        tests?|__tests__|specs?|e2e|fixtures?|__fixtures__|__mocks__|mocks?|testdata|test-data
        |examples?|samples?|demos?|docs?|website|benchmarks?|templates?|scratch
      )\/
    |(?:
        [._-](?:test|spec|stories|mock|config|setup)\.[a-z]+
        |(?:^|\/)(?:test_[^/]+|conftest)\.py|_test\.go
      )$`,
  'i',
);

/** A definition. */
interface Place {
  readonly path: string;
  /** Scoped name of the symbol. */
  readonly name: string;
}

/** Where names are defined in the source files of a tree, tests and examples aside. */
export class SymbolIndex {
  private constructor(private readonly places: ReadonlyMap<string, readonly Place[]>) {}

  /** Looks for some names in the first source files, in the order of their paths. */
  static async build(files: CitableFiles, wanted: ReadonlySet<string>): Promise<SymbolIndex> {
    const places = new Map<string, Place[]>();
    if (wanted.size === 0) return new SymbolIndex(places);
    const paths = [...files.tree.entries.keys()]
      .filter((path) => isSource(path) && files.isCitable(path))
      .slice(0, MOST_FILES);
    let left = MOST_BYTES;
    for (let from = 0; from < paths.length && left > 0; from += BATCH) {
      const batch = paths.slice(from, from + BATCH);
      const contents = await files.tree.read(batch, LARGEST_FILE);
      for (const path of batch) {
        const content = contents.get(path);
        if (content?.kind !== 'bytes') continue;
        left -= content.bytes.length;
        if (unverifiable(content.bytes) !== null || saysGenerated(content.bytes)) continue;
        const source = new SourceText(content.bytes, path);
        if (!mayDefine(source.text, wanted)) continue;
        for (const { name } of symbolsIn(source)) {
          const own = name.slice(name.lastIndexOf('.') + 1);
          if (wanted.has(own))
            places.set(own, [...(places.get(own) ?? []).slice(0, MOST_PLACES), { path, name }]);
        }
      }
    }
    return new SymbolIndex(places);
  }

  /** The one place where a name is defined; null where there is none, or more than one. */
  only({ name, own }: Identifier): Place | null {
    const all = (this.places.get(own) ?? []).filter(
      (place) => name === own || place.name === name || place.name.endsWith(`.${name}`),
    );
    const [only, another] = all;
    return only !== undefined && another === undefined ? only : null;
  }
}

/** Definitions of one name that are kept: of two none is chosen, of some one may have the longer name that is meant. */
const MOST_PLACES = 50;

/** Whether a file has symbols that a statement can mean. */
function isSource(path: string): boolean {
  const language = languageOf(path);
  return language !== null && language !== 'json' && language !== 'css' && !ASIDE.test(path);
}

/** Whether a text has one of the names at all, as words of six characters or more: most files are not read as code. */
function mayDefine(text: string, wanted: ReadonlySet<string>): boolean {
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]{5,}/g)) if (wanted.has(word)) return true;
  return false;
}
