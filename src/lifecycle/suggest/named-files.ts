import { endingOf } from '../../text/file-text.js';
import { bestAnchor, type BestAnchor } from '../../anchors/best-anchor.js';
import { sharedWords } from '../../anchors/words.js';
import { symbolsIn } from '../../anchors/outline-of.js';
import type { SourceText } from '../../anchors/source-text.js';
import type { Selector } from '../../memory/citation.js';
import { joined } from '../../text/pattern.js';
import { baseName } from '../../tree/path.js';
import type { Anchor, Finder } from '../../agent-files/mentions/mention.js';
import { valuesNamed } from '../../agent-files/mentions/data-values.js';
import { identifierIn } from '../../agent-files/mentions/mention.js';
import { filesIn, readPath } from '../../agent-files/mentions/path-mentions.js';

/*
 * Which files does a statement name, and what in them? "Owner checks are in `src/guard.ts`, `requireOwner`." cites
 * that symbol; "see `guard.ts:12`" that line; a bare path the whole file, if nothing better fits.
 */

/** Words of a line that a statement must contain besides the name of the file: fewer occur by chance. */
const ENOUGH_WORDS = 4;
const ENOUGH_PART = 0.5;
/** Files that change with every dependency and release: as a whole they support nothing. */
const MANIFEST = new RegExp(joined`
  (?:^|\/)(?:
    package\.json|composer\.json|Cargo\.toml|pyproject\.toml|go\.mod|Gemfile|pom\.xml
    |requirements[^/]*\.txt
  )$`);

export function isPackageManifest(path: string): boolean {
  return MANIFEST.test(path);
}

/** Anchors of one statement in one file. */
const MOST_ANCHORS = 2;

/** Files that a statement names, and in them lines, a symbol, a value or a text that it names; else the file. */
export const namedFiles: Finder = async ({ statement, folders }, { files }) => {
  const found: Anchor[] = [];
  const seen = new Set<string>();
  for (const { written, isSaid } of [
    ...statement.code.flatMap(filesIn).map((one) => ({ written: one, isSaid: true })),
    // A link is left with its label alone in the candidate.
    ...statement.targets.map((one) => ({
      written: one,
      isSaid: statement.text.includes(baseName(one.replace(/#.*$/, ''))),
    })),
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
        ).filter(({ selector }) => isSaid || selector?.kind === 'symbol'),
      );
  }
  return found;
};

/**
 * What to cite in a named file: symbols, values of data, the best line, else the whole file.
 *
 * @param code all code spans of the statement.
 * @param isOnly whether it is the only named file, so that plain words are about it.
 */
function inFile(
  path: string,
  source: SourceText,
  code: readonly string[],
  text: string,
  isOnly: boolean,
): Anchor[] {
  const at = (selector: Selector): Anchor => ({ path, lines: null, selector });
  const symbols = [...new Set(code.flatMap((one) => symbolNamed(source, one, isOnly)))];
  if (symbols.length > 0)
    return symbols.slice(0, MOST_ANCHORS).map((symbol) => at({ kind: 'symbol', symbol }));
  if (/^(?:jsonc?|ya?ml|toml)$/.test(endingOf(path))) {
    const pointers = valuesNamed(source, code, text);
    if (pointers.length > 0)
      return pointers.slice(0, MOST_ANCHORS).map((pointer) => at({ kind: 'pointer', pointer }));
  }
  const best = bestAnchor(source, text);
  // Explicit: without a selector, binding would choose a line.
  const whole = isPackageManifest(path) ? [] : [at({ kind: 'file' })];
  if (best.selector.kind === 'file') return whole;
  const enough = Math.max(ENOUGH_WORDS, ENOUGH_PART * sharedWords(text, text));
  const says = sharedWords(wordsOf(source, best), text);
  if (best.words === null || Math.min(best.words, says) >= enough)
    return [{ path, lines: best.lines, selector: best.selector }];
  return best.symbol === null ? whole : [at({ kind: 'symbol', symbol: best.symbol })];
}

/** The quote of an anchor, or the text of its lines. */
function wordsOf(source: SourceText, { selector, lines }: BestAnchor): string {
  if (selector.kind === 'quote') return selector.quote;
  return lines === null ? source.text : source.lines.slice(lines[0] - 1, lines[1]).join('\n');
}

function pathsIn(code: readonly string[]): number {
  return code.filter((one) => readPath(one) !== null).length;
}

/**
 * The symbol of a file that a code span names, by its whole name or the last part. A plain word counts where only one
 * file is named.
 */
function symbolNamed(source: SourceText, code: string, isOnly: boolean): string[] {
  const identifier = identifierIn(code);
  if (identifier === null || identifier.own.length < 3 || (!isOnly && !/[A-Z_(]/.test(code)))
    return [];
  const fitting = (symbolsIn(source) ?? []).filter(
    ({ name }) => name === identifier.name || name.endsWith(`.${identifier.name}`),
  );
  const exact = fitting.filter(({ name }) => name === identifier.name);
  const [only, another] = exact.length > 0 ? exact : fitting;
  return only !== undefined && another === undefined ? [only.name] : [];
}

/** The words of a statement that are not in the name of a file. */
function withoutPaths(text: string): string {
  return text.replace(/`[^`]*[./][^`]*`/g, (code) =>
    identifierIn(code.slice(1, -1)) === null ? code.replace(/[^`\s]*[./][^`\s]*/g, ' ') : code,
  );
}
