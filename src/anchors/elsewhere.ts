import { changedPaths } from '../tree/changes.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import type { Citation } from '../memory/citation.js';
import { nameEnding, isAside, leadsAside } from './aside.js';
import { settledSpans, type CitedThen } from './compare.js';
import { sourceText } from './known-texts.js';
import { equalPlaces, exactPlaces, type Known, type Unit } from './places.js';
import type { Circumstances } from './query.js';
import { LEAST_LETTERS, lettersOf } from './quote.js';
import { readableBytes } from './readable.js';
import type { SourceText, Span } from './source-text.js';
import { hasNewLine } from './twins.js';
import { cutsWord } from './word-edges.js';

/*
 * Where does a text stand now that a change took away? Of a guard that was moved from one file to another the
 * answer names the other file. It is a hint for people and changes no verdict.
 *
 * `check.ts` asks for facts that lost trust. No answer is always safe; a wrong one sends a reader to the wrong
 * file. The form of a place (`src/guard.ts:10-14`) is `found_at` of the reports and stays. The caps at the top
 * bound the time of one run: raise one only with a measurement, and say so in docs/formats.md ("Where a text
 * went"). WORD only sorts out files early: another one is free if a file that has a text still has all words
 * of it. `__tests__/anchors/elsewhere.test.ts` fails when this is wrong.
 */

/** Files of a change that are read in search of texts that went. */
export const SEARCHED_FILES = 64;
/** Bytes of these files, and their former versions, together. */
export const SEARCHED_BYTES = 4 * 1024 * 1024;
/** Texts that are searched. */
export const SEARCHED_SPANS = 200;
/** Characters of these texts together. */
const MOST_WANTED = 1024 * 1024;
/**
 * Characters that are compared, all texts and files together. A file is compared only if it has
 * every word of a text.
 */
const MOST_COMPARED = 16 * 1024 * 1024;
/** Places of a text in one file that are looked at. */
const MOST_PLACES = 20;

/** A citation that lost its trust by a change. */
export interface Broken {
  readonly citation: Citation;
  readonly question: CitedThen;
}

/** Where is searched: a change, with its base. */
export interface SearchScene extends Circumstances {
  readonly settled: NonNullable<Circumstances['settled']>;
  /** Which files may be read and named; those that are memory are not among them. */
  readonly mayBeSearched: (path: string) => boolean;
}

/** A text that went, and the best place that was found for it. */
interface Wanted {
  readonly citations: Citation[];
  readonly path: string;
  readonly known: Known;
  readonly unit: Unit;
  /** By their numbers, the words that a file must have to have the text. */
  readonly words: readonly number[];
  readonly exactly: boolean;
  best: Place | null;
}

/** Where a text was found. */
interface Place {
  readonly path: string;
  /** The lower the better: the same file name in a folder that runs is 0. */
  readonly rank: number;
  /** As reports write it: `src/guard.ts:10-14`. */
  readonly text: string;
}

/**
 * Where texts that a change took away stand now: in the files that it adds, renames or edits. A
 * hint for people that never changes a verdict, since a guard that was copied elsewhere guards
 * nothing. Each file is read once for all texts.
 */
export async function findElsewhere(
  broken: readonly Broken[],
  scene: SearchScene,
): Promise<ReadonlyMap<Citation, string>> {
  const files = filesOf(scene, broken);
  if (files.length === 0) return new Map();
  const numbers = new Map<string, number>();
  const wanted = await wantedTexts(broken, scene, numbers);
  if (wanted.length > 0) await new Search(scene, numbers).run(files, wanted);
  const found = new Map<Citation, string>();
  for (const { best, citations } of wanted)
    if (best !== null) for (const citation of citations) found.set(citation, best.text);
  return found;
}

/**
 * Files of the change in the order of reading: those with the name of a cited file first, tests and
 * vendored code last.
 */
function filesOf(
  { tree, settled, mayBeSearched }: SearchScene,
  broken: readonly Broken[],
): readonly string[] {
  const cited = new Set(broken.map(({ citation }) => citation.path));
  const names = new Set(broken.map(({ citation }) => nameOf(citation.path)));
  const endings = new Set(broken.map(({ citation }) => nameEnding(citation.path)));
  // The lower the earlier: the file name weighs most, then whether it runs, then the ending.
  const order = (path: string): number =>
    (names.has(nameOf(path)) ? 0 : 4) +
    (isAside(path) ? 2 : 0) +
    (endings.has(nameEnding(path)) ? 0 : 1);
  // Within its own file a text was looked for already.
  const isOther = (path: string): boolean => cited.size > 1 || !cited.has(path);
  return [...changedPaths(settled.tree, tree)]
    .filter(
      (path) => tree.entries.get(path)?.kind === 'file' && isOther(path) && mayBeSearched(path),
    )
    .map((path) => ({ path, order: order(path) }))
    .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
    .slice(0, SEARCHED_FILES)
    .map(({ path }) => path);
}

/** The texts as the base has them, those that several sources cite once. */
async function wantedTexts(
  broken: readonly Broken[],
  scene: SearchScene,
  numbers: Map<string, number>,
): Promise<readonly Wanted[]> {
  const wanted = new Map<string, Wanted>();
  const sources = new Set<SourceText>();
  const spanOf = settledSpans(scene);
  let [left, leftToRead] = [MOST_WANTED, CITED_FILE_BYTES];
  for (const { citation, question } of broken) {
    const unit = unitOf(citation);
    if (wanted.size === SEARCHED_SPANS || leftToRead < 0) break;
    if (unit === null || !scene.mayBeSearched(citation.path)) continue;
    const found = await spanOf(question);
    if (found === null) continue;
    if (!sources.has(found.source)) leftToRead -= found.source.text.length;
    sources.add(found.source);
    const known = { source: found.source, span: withoutLastLineEnd(found) };
    const text = known.source.slice(known.span);
    const exactly = citation.norm === 'n0';
    const key = JSON.stringify([
      exactly,
      unit,
      known.span.from,
      known.span.to,
      citation.path,
      known.source.path,
    ]);
    const same = wanted.get(key);
    if (same !== undefined) {
      same.citations.push(citation);
      continue;
    }
    if (lettersOf(text, known.source.encoding) < LEAST_LETTERS || text.length > left) continue;
    left -= text.length;
    const words = wordsOf(known, numbers);
    wanted.set(key, {
      citations: [citation],
      path: citation.path,
      known,
      unit,
      words,
      exactly,
      best: null,
    });
  }
  return [...wanted.values()];
}

/** One search through the files of a change, with what is left of its caps. */
class Search {
  private leftToRead = SEARCHED_BYTES;
  private leftToCompare = MOST_COMPARED;

  constructor(
    private readonly scene: SearchScene,
    private readonly numbers: ReadonlyMap<string, number>,
  ) {}

  async run(files: readonly string[], wanted: readonly Wanted[]): Promise<void> {
    for (const path of files) {
      const source = await this.source(this.scene.tree, path);
      if (source === null) continue;
      const words = new Set<number>();
      forEachWord(source.text, (word) => {
        const number = this.numbers.get(word);
        if (number !== undefined) words.add(number);
      });
      const mayHave = wanted.filter(
        (one) => one.path !== path && one.words.every((word) => words.has(word)),
      );
      for (const one of mayHave) await this.look(one, path, source);
    }
  }

  /** Looks for one text in one file; a place that is no better than the best one so far is not looked for. */
  private async look(wanted: Wanted, path: string, source: SourceText): Promise<void> {
    const rank =
      (leadsAside(wanted.path, path) ? 2 : 0) + (nameOf(wanted.path) === nameOf(path) ? 0 : 1);
    const { best, known, unit, exactly } = wanted;
    if (best !== null && (best.rank < rank || (best.rank === rank && best.path < path))) return;
    this.leftToCompare -= source.text.length;
    if (this.leftToCompare < 0) return;
    const exact = exactPlaces(known, source, unit);
    const places = exact.length > 0 || exactly ? exact : equalPlaces(known, source, unit);
    const place =
      places.length === 0 ? null : await this.firstNew(places.slice(0, MOST_PLACES), path, source);
    if (place !== null)
      wanted.best = { path, rank, text: `${path}:${source.rangeOf(place).join('-')}` };
  }

  /** What stood there before the change did not go there. */
  private async firstNew(
    places: readonly Span[],
    path: string,
    source: SourceText,
  ): Promise<Span | null> {
    const before = this.scene.settled.tree;
    if (before.entries.get(path)?.kind !== 'file') return places[0] ?? null;
    const old = await this.former(path);
    return old === null ? null : (places.find((place) => hasNewLine(old, source, place)) ?? null);
  }

  private readonly formers = new Map<string, SourceText | null>();

  /** The file at the base, read once. */
  private async former(path: string): Promise<SourceText | null> {
    const known = this.formers.get(path);
    if (known !== undefined) return known;
    const source = await this.source(this.scene.settled.tree, path);
    this.formers.set(path, source);
    return source;
  }

  /** A file of a tree within what may still be read; null where that is not possible. */
  private async source(tree: Tree, path: string): Promise<SourceText | null> {
    const content =
      this.leftToRead <= 0 ? undefined : (await tree.read([path], this.leftToRead)).get(path);
    const bytes = readableBytes(content);
    if (typeof bytes === 'string') return null;
    this.leftToRead -= bytes.length;
    return sourceText(bytes, path);
  }
}

/** Whether a text is searched as whole lines or as characters; null where there is none. */
function unitOf({ selector }: Citation): Unit | null {
  switch (selector.kind) {
    case 'file':
    case 'lines':
    case 'heading':
      return 'lines';
    case 'quote':
    case 'symbol':
    case 'pointer':
      return 'characters';
    case 'absent':
      return null;
  }
}

/** The line end of the last line begins no further one. */
function withoutLastLineEnd({ source, span }: Known): Span {
  let { to } = span;
  while (to > span.from && source.text[to - 1] === '\n') to -= 1;
  return { from: span.from, to };
}

/** Numbers of the words of a text; one that goes on outside of it may go on otherwise elsewhere. */
function wordsOf({ source, span }: Known, numbers: Map<string, number>): readonly number[] {
  const words: string[] = [];
  forEachWord(source.slice(span), (word) => words.push(word));
  if (cutsWord(source.text, span.from)) words.shift();
  if (cutsWord(source.text, span.to)) words.pop();
  const found = new Set<number>();
  for (const word of words) {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    found.add(number);
  }
  return [...found];
}

/** Words of letters and digits; of a script that writes them without blanks each character. */
const WORD = /[A-Za-z0-9_\u00aa-\u1fff]+|[\u3040-\u9fff\uac00-\ud7af]/g;

function forEachWord(text: string, action: (word: string) => void): void {
  for (const [word] of text.matchAll(WORD)) action(word);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
