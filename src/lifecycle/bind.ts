import { citedFile } from '../anchors/cited-span.js';
import { ABSENT } from '../anchors/query.js';
import { isAbsent, nearSymbol } from '../anchors/outline-of.js';
import { storedEvidence } from '../anchors/judge-source.js';
import { bestAnchor } from '../anchors/best-anchor.js';
import { placeChoice, type PlaceChoice, type RankedPlace } from '../anchors/place-choice.js';
import { presenceOf } from '../anchors/present.js';
import { citeOutsideLfs, KEPT_IN_LFS } from '../anchors/readable.js';
import { select } from '../anchors/select.js';
import type { SourceText } from '../anchors/source-text.js';
import {
  selectorText,
  UNBOUND,
  type Citation,
  type LineRange,
  type Selector,
} from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import { parseFact, type FactRecord } from '../memory/fact.js';
import { isNoSource } from '../memory/notes/home.js';
import { ConfigurationError } from '../text/errors.js';
import { enumerate, phraseText, plain, say, type Phrase } from '../text/phrase.js';
import { normalisePath } from '../tree/path.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { editFrontMatter, type SourceKeys } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';
import { usable } from './usable.js';

/*
 * How does a fact come to cite a file as it is now? `bindFact` finds the place, makes the digests that the importance
 * of the fact asks for, and writes the key `sources` again. It never binds another text than the user named.
 */

/** What a fact shall cite. */
export interface BindTarget {
  readonly path: string;
  readonly lines: LineRange | null;
  /**
   * What to cite in the file; null leaves the choice to the lines, to what the source cites
   * already, or to what fits the statement best.
   */
  readonly selector: Selector | null;
  /** A path that the fact cites now and that this one replaces in each source: a file that was renamed. */
  readonly insteadOf: string | null;
}

/** A fact that was bound: the file to be written, and what to say of it. */
export interface Binding {
  readonly change: FileChange;
  /** The selector as reports write it. */
  readonly cites: string;
  readonly lines: LineRange;
  readonly warnings: readonly string[];
}

/**
 * Makes a fact cite a file as it is in the tree now. A source of the same path is bound anew with
 * the selector that it has.
 */
export async function bindFact(
  tree: Tree,
  record: FactRecord,
  target: BindTarget,
): Promise<Binding> {
  const fact = usable(record);
  const path = citedPath(target.path);
  const old = normalisePath(target.insteadOf ?? '');
  const index = fact.sources.findIndex((source) => normalisePath(source.path) === (old ?? path));
  if (old !== null && index < 0)
    throw new ConfigurationError(
      say`${record.id} does not cite ${old}`,
      say`Run ${`npx memtrust facts ${record.id}`} to see what it cites.`,
    );
  const known = fact.sources[index];
  const citation =
    known === undefined && isOpen(target)
      ? await clearCitation(tree, path, fact.statement)
      : citationOf(path, target, known);
  const bound = await bindFirmly(tree, citation, target, fact.importance);
  const written = new Map([[index < 0 ? fact.sources.length : index, bound.keys]]);
  if (old !== null && isOpen(target))
    for (const [other, source] of fact.sources.entries())
      if (other !== index && normalisePath(source.path) === old)
        written.set(other, (await bindCitation(tree, { ...source, path }, fact.importance)).keys);
  return {
    change: writeSources(record, written),
    cites: selectorText({ ...citation, lines: bound.lines }),
    lines: bound.lines,
    warnings: bound.poor === null ? [] : [bound.poor],
  };
}

/** What a target says to cite; where it names no place, that of the source that it replaces. */
function citationOf(
  path: string,
  { lines, selector }: Pick<BindTarget, 'lines' | 'selector'>,
  known?: Citation,
): Citation {
  const chosen: Selector =
    selector ?? (lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' }));
  return {
    ...UNBOUND,
    path,
    selector: chosen,
    lines: lines ?? (selector === null ? (known?.lines ?? null) : null),
  };
}

/** Whether a target leaves the choice to us. */
function isOpen({ lines, selector }: Pick<BindTarget, 'lines' | 'selector'>): boolean {
  return lines === null && selector === null;
}

/** The anchor in a file that fits a statement best. */
async function bestCitation(tree: Tree, path: string, statement: string): Promise<Citation> {
  const file = await citedFile(tree, path);
  const whole: Citation = { ...UNBOUND, path, selector: { kind: 'file' } };
  if (typeof file === 'string') return whole;
  const { selector, lines } = bestAnchor(file.source, statement);
  return { ...whole, selector, lines };
}

/** The place in a file that a statement is clearly about. */
async function clearCitation(tree: Tree, path: string, statement: string): Promise<Citation> {
  const choice = await statementPlaces(tree, path, statement);
  if (choice === null) return bestCitation(tree, path, statement);
  if (!choice.isClear) throw unclearPlace(path, choice.places);
  const { selector = { kind: 'file' }, lines = null } = choice.places[0] ?? {};
  return { ...UNBOUND, path, selector, lines };
}

/** Places of a file that a statement may be about, the best first; null where the file cannot be cited. */
export async function statementPlaces(
  tree: Tree,
  path: string,
  statement: string,
): Promise<PlaceChoice | null> {
  const file = await citedFile(tree, citedPath(path));
  return typeof file === 'string' ? null : placeChoice(file.source, statement);
}

/** How a place is named on the command line. */
export function placeArgument(path: string, { selector, at }: Omit<RankedPlace, 'lines'>): string {
  // By lines: a quote would print text that may be a secret.
  if (at !== null) return `${path}#L${[...new Set(at)].join('-L')}`;
  switch (selector.kind) {
    case 'symbol':
      return `${path} --symbol ${selector.symbol}`;
    case 'pointer':
      return `${path}#${selector.pointer}`;
    case 'present':
      return `${path} --present`;
    default:
      return `${path} --whole-file`;
  }
}

function unclearPlace(path: string, places: readonly RankedPlace[]): ConfigurationError {
  const ways = places.map((place) => placeArgument(path, place));
  return new ConfigurationError(
    say`It is not clear which place of ${path} the statement is about`,
    say`Name it: ${enumerate(ways, ways.length)}, or other lines: ${`${path}#L10-L24`}.`,
  );
}

/** Binds, but refuses a quote that the user gave and that chance could find; other poor anchors are only warned of. */
async function bindFirmly(
  tree: Tree,
  citation: Citation,
  { selector }: Pick<BindTarget, 'selector'>,
  importance: Importance,
): Promise<BoundKeys> {
  const bound = await bindCitation(tree, citation, importance);
  if (bound.poor !== null && selector?.kind === 'quote')
    throw new ConfigurationError(
      `Not bound: ${bound.poor}`,
      'Give a longer quote, or cite lines: PATH#L10-L24.',
    );
  return bound;
}

/** A path from the root as it is stored; refused outside of the repository and in memory (SECURITY S18). */
function citedPath(written: string): string {
  const path = normalisePath(written);
  if (path === null)
    throw new ConfigurationError(
      say`${written} is outside the repository`,
      'Cite a file of the repository, as a path from its root.',
    );
  if (isNoSource(path))
    throw new ConfigurationError(
      say`${path} cannot be a source: memtrust's own files, session and staged notes and reports prove nothing`,
      'Cite the code or document that it is about.',
    );
  return path;
}

/** Binds a source of a fact that is not written yet. */
export async function bindSource(
  tree: Tree,
  target: Pick<BindTarget, 'path' | 'lines' | 'selector'>,
  statement: string,
  importance: Importance,
): Promise<BoundKeys> {
  const path = citedPath(target.path);
  return bindFirmly(
    tree,
    isOpen(target) ? await bestCitation(tree, path, statement) : citationOf(path, target),
    target,
    importance,
  );
}

/** What `bind --all` did for one fact. */
export interface Filling {
  readonly change: FileChange | null;
  readonly filled: number;
  readonly warnings: readonly string[];
  readonly failures: readonly string[];
}

/** Fills the digests that are absent, and nothing else: no selector that is given is changed. */
export async function fillBinding(tree: Tree, record: FactRecord): Promise<Filling> {
  const warnings: string[] = [];
  const failures: string[] = [];
  const written = new Map<number, SourceKeys>();
  for (const [index, source] of (record.fact?.sources ?? []).entries()) {
    if (source.digest !== null) continue;
    try {
      const bound = await bindCitation(tree, source, record.fact?.importance ?? 'normal');
      written.set(index, bound.keys);
      if (bound.poor !== null)
        warnings.push(phraseText(say`${record.id}: ${source.path}: ${[bound.poor]}`));
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      failures.push(phraseText(say`${record.id}: ${[error.message]}`));
    }
  }
  return {
    change: written.size === 0 ? null : writeSources(record, written),
    filled: written.size,
    warnings,
    failures,
  };
}

/** A citation as it is written, bound to a tree. */
export interface BoundKeys {
  readonly keys: SourceKeys;
  readonly lines: LineRange;
  readonly poor: string | null;
}

/** Null for a place that is ambiguous or too long: a person has to name another one. */
export async function boundOrNot<Bound>(bind: () => Promise<Bound>): Promise<Bound | null> {
  try {
    return await bind();
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/** Binds a citation to the tree as it is, at the place that it names. */
export async function bindCitation(
  tree: Tree,
  citation: Citation,
  importance: Importance,
): Promise<BoundKeys> {
  const fail = (why: string): never => {
    throw new ConfigurationError(
      say`${citation.path} cannot be bound: ${[why]}`,
      why === KEPT_IN_LFS
        ? citeOutsideLfs(citation.path)
        : 'Cite an existing text file of the repository, or that the path is there: --present.',
    );
  };
  const { selector } = citation;
  const ofPath = await bindPath(tree, citation);
  if (ofPath !== null) return typeof ofPath === 'string' ? fail(ofPath) : ofPath;
  const file = await citedFile(tree, citation.path);
  if (typeof file === 'string') return fail(file);
  if (selector.kind === 'absent')
    return isAbsent(file.source, selector.absent === true ? '' : selector.absent)
      ? boundAbsent(citation)
      : fail('the text is in the file');
  const refuse = (why: string): never => {
    throw new ConfigurationError(
      say`${citation.path} cannot be bound: ${[why]}`,
      remedyOf(citation, file.source),
    );
  };
  const selection = select(file.source, citation);
  if ('why' in selection) return refuse(selection.why);
  const stored = storedEvidence(file.source, selection.passage, importance, file.via);
  if (typeof stored === 'string') return refuse(stored);
  const range = file.source.rangeOf(selection.passage.span);
  const lines = selector.kind === 'lines' ? within(range, citation.lines ?? range) : range;
  return {
    lines,
    poor: selection.poor,
    keys: citationKeys({
      ...UNBOUND,
      path: citation.path,
      selector,
      ...stored,
      lines: selector.kind === 'file' ? null : lines,
      blob: file.blob,
    }),
  };
}

/** Binds what cites a path and no text of it; a string says why it cannot be, and null is any other citation. */
async function bindPath(tree: Tree, citation: Citation): Promise<BoundKeys | string | null> {
  const { selector, path } = citation;
  const isAbsentPath = selector.kind === 'absent' && selector.absent === true;
  if (!isAbsentPath && selector.kind !== 'present') return null;
  const place = await new PathResolver(tree).resolve(path);
  if (isAbsentPath) return place.kind === 'missing' ? boundAbsent(citation) : 'the path exists';
  const there = await presenceOf(tree, place);
  return there === null || typeof there === 'string'
    ? (there ?? 'nothing is there, or nothing is in it')
    : withoutPlace({ ...UNBOUND, path, selector, ...there });
}

/** The named lines without blank lines and comments at their edges, which are not cited. */
function within(cited: LineRange, named: LineRange): LineRange {
  return [Math.max(cited[0], named[0]), Math.min(cited[1], named[1])];
}

function boundAbsent({ path, selector }: Citation): BoundKeys {
  return withoutPlace({ ...UNBOUND, path, selector, digest: ABSENT });
}

/** What cites no text has no place in a file. */
function withoutPlace(citation: Citation): BoundKeys {
  return { lines: [1, 1], poor: null, keys: citationKeys(citation) };
}

/** What to do about a selector that finds nothing, or too much: the symbol that was meant, where one is near. */
function remedyOf({ selector }: Citation, source: SourceText): Phrase {
  const wanted = selector.kind === 'symbol' || selector.kind === 'quote' ? selector.symbol : null;
  if (wanted === null)
    return plain(
      'Cite what the file has now: PATH#L10-L24, --quote, --symbol, --heading, or PATH#/key.',
    );
  const near = nearSymbol(source, wanted);
  return near === null || near === wanted
    ? plain(
        'Cite a name that occurs once, with its class (AuthService.login), or cite a quote or lines.',
      )
    : say`Did you mean ${near}?`;
}

/** A citation as it is written: what is cited, its digests, then the hints. */
export function citationKeys(citation: Citation): SourceKeys {
  const { path, selector, digest, place, unit, origin, reader, lines, blob } = citation;
  return {
    path,
    ...selectorKeys(selector),
    ...(lines === null ? {} : { lines: `${lines[0]}-${lines[1]}` }),
    ...(digest === null ? {} : { digest }),
    ...(place === null ? {} : { place }),
    ...(unit === null ? {} : { unit }),
    ...(origin === null ? {} : { origin }),
    ...(reader === 1 ? {} : { reader }),
    ...(blob === null ? {} : { blob }),
  };
}

/** The keys of a selector; lines and whole files have none of their own. */
function selectorKeys(selector: Selector): SourceKeys {
  switch (selector.kind) {
    case 'file':
    case 'lines':
      return {};
    case 'quote':
      return {
        ...(selector.symbol === null ? {} : { symbol: selector.symbol }),
        quote: selector.quote,
      };
    case 'symbol':
      return { symbol: selector.symbol };
    case 'pointer':
      return { pointer: selector.pointer };
    case 'heading':
      return { heading: selector.heading };
    case 'absent':
      return { absent: selector.absent };
    case 'present':
      return { present: true };
  }
}

/** Writes sources, and makes sure that the statement itself did not change on the way. */
export function writeSources(
  record: FactRecord,
  sources: ReadonlyMap<number, SourceKeys>,
): FileChange {
  const content = editFrontMatter(record.text, { sources });
  const after = parseFact(record.id, record.path, Buffer.from(content));
  if (after.fact === null || after.fact.claim !== record.fact?.claim) {
    throw new ConfigurationError(
      say`${record.path} cannot be rewritten without changing its claim`,
      'Write the sources by hand, then run `npx memtrust bind --all`.',
    );
  }
  return { path: record.path, content };
}
