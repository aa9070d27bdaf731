import { bestAnchor } from '../../anchors/best-anchor.js';
import { symbolsIn } from '../../anchors/scope.js';
import type { SourceText } from '../../anchors/source-text.js';
import { endingOf } from '../../languages/data/read-data.js';
import type { LineRange, Selector } from '../../memory/citation.js';
import { joined } from '../../text/pattern.js';
import type { Anchor, Finder } from './anchor.js';
import { valuesNamed } from './data-values.js';
import { identifierIn } from './identifiers.js';

/*
 * Which files does a statement name, and what in them? "Owner checks are in `src/guard.ts`,
 * `requireOwner`." rests on that symbol; "see `guard.ts:12`" on that line; a bare path on the whole file,
 * if nothing better fits.
 *
 * One of the finders of `anchors.ts`. No anchor is the safe error: a file that only happens to have the
 * name would make the candidate stale for nothing. `__tests__/lifecycle/suggest.test.ts` ("what a
 * statement rests on") fails when this is wrong.
 */

/** Words of a line that a statement must say besides the name of the file; two are often there by chance. */
const ENOUGH_WORDS = 3;
/** Files that change with every dependency and release: as a whole they say nothing. */
const MANIFEST = new RegExp(joined`
  (?:^|\/)(?:
    package\.json|composer\.json|Cargo\.toml|pyproject\.toml|go\.mod|Gemfile|pom\.xml
    |requirements[^/]*\.txt
  )$`);
/** Anchors in one file that one statement gets, since all of a candidate's are three at most. */
const MOST_ANCHORS = 2;

/** Files that a statement names, and in them what it names besides: lines, a symbol, a value, a text; else the file. */
export const namedFiles: Finder = async ({ statement, folders }, { files }) => {
  const found: Anchor[] = [];
  const seen = new Set<string>();
  for (const written of [
    ...statement.code.flatMap((code) => code.split(/\s+/)),
    ...statement.targets,
  ]) {
    const named = readPath(written);
    const path = named === null ? null : files.find(named.path, folders);
    if (named === null || path === null || seen.has(path)) continue;
    seen.add(path);
    const source = await files.read(path);
    if (source === null || source.encoding !== 'utf8') continue;
    if (named.lines !== null && source.spanOf(named.lines) !== null)
      found.push({ path, lines: named.lines, selector: { kind: 'lines' } });
    else
      found.push(
        ...inFile(
          path,
          source,
          [...statement.code, ...named.names],
          withoutPaths(statement.text),
          pathsIn(statement.code) === 1,
        ),
      );
  }
  return found;
};

/**
 * What to cite in a file that is named: symbols, values of data, the best line, else the whole file.
 *
 * @param code all code spans of the statement.
 * @param isOnly whether it is the only file that is named, so that plain words are about it.
 */
function inFile(
  path: string,
  source: SourceText,
  code: readonly string[],
  text: string,
  isOnly: boolean,
): Anchor[] {
  const at = (selector: Selector | null): Anchor => ({ path, lines: null, selector });
  const symbols = [...new Set(code.flatMap((one) => symbolNamed(source, one, isOnly)))];
  if (symbols.length > 0)
    return symbols.slice(0, MOST_ANCHORS).map((symbol) => at({ kind: 'symbol', symbol }));
  if (/^(?:jsonc?|ya?ml|toml)$/.test(endingOf(path))) {
    const pointers = valuesNamed(source, code, text);
    if (pointers.length > 0)
      return pointers.slice(0, MOST_ANCHORS).map((pointer) => at({ kind: 'pointer', pointer }));
  }
  const best = bestAnchor(source, text);
  const whole = MANIFEST.test(path) ? [] : [at(null)];
  if (best.selector.kind === 'file') return whole;
  if (best.words === null || best.words >= ENOUGH_WORDS)
    return [{ path, lines: best.lines, selector: best.selector }];
  return best.symbol === null ? whole : [at({ kind: 'symbol', symbol: best.symbol })];
}

/** How many of these code spans are paths. */
function pathsIn(code: readonly string[]): number {
  return code.filter((one) => readPath(one) !== null).length;
}

/**
 * The symbol of a file that a code span names, by its whole name or the last part. A plain word
 * counts where one file is named.
 */
function symbolNamed(source: SourceText, code: string, isOnly: boolean): string[] {
  const identifier = identifierIn(code);
  if (identifier === null || identifier.own.length < 3 || (!isOnly && !/[A-Z_(]/.test(code)))
    return [];
  const fitting = symbolsIn(source).filter(
    ({ name }) => name === identifier.name || name.endsWith(`.${identifier.name}`),
  );
  const exact = fitting.filter(({ name }) => name === identifier.name);
  const [only, another] = exact.length > 0 ? exact : fitting;
  return only !== undefined && another === undefined ? [only.name] : [];
}

/** A path as it was written, with what stands behind it. */
interface Named {
  readonly path: string;
  readonly lines: LineRange | null;
  /** What is named behind the path: `test_guard.py::test_owner`. */
  readonly names: readonly string[];
}

/**
 * `src/guard.ts`, `./guard.ts:12`, `@src/guard.ts#L3-L9`, `tests/test_guard.py::test_owner`; null
 * for what is no path.
 */
function readPath(written: string): Named | null {
  if (written.length > 300 || /[*{}<>|$?"'`\\]|:\/\//.test(written)) return null;
  const [, path = '', from, to, name] =
    /^@?([^:#\s]+?)(?:(?::|#L)(\d{1,7})(?:(?::\d+)?|-L?(\d{1,7}))|(?:::|#)([\w.:-]+))?[.,;]?$/.exec(
      written,
    ) ?? [];
  if (
    !/[^/.]\.[A-Za-z0-9]{1,8}$|\/[^/]+$|^(?:\.[a-z]|[A-Za-z]*file$)/.test(path) ||
    path.endsWith('/')
  )
    return null;
  const lines: LineRange | null =
    from === undefined ? null : [Number(from), Math.max(Number(from), Number(to ?? from))];
  return { path, lines, names: name === undefined ? [] : [name] };
}

/** The words of a statement that are not in the name of a file. */
function withoutPaths(text: string): string {
  return text.replace(/`[^`\s]*[./][^`\s]*`/g, (code) =>
    identifierIn(code.slice(1, -1)) === null ? ' ' : code,
  );
}
