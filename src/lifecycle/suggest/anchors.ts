import type {
  Anchor,
  Finder,
  Ground,
  PlacedStatement,
} from '../../agent-files/mentions/mention.js';
import { namedPaths, isDocument } from '../../agent-files/mentions/path-mentions.js';
import { identifierIn, isTelling } from '../../agent-files/mentions/mention.js';
import type { Statement } from '../../agent-files/statements.js';
import type { Selector } from '../../memory/citation.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import { blockedBy } from '../../trust/blocking.js';
import { CitableFiles } from '../../agent-files/mentions/citable-files.js';
import { rootOf } from './everything-named.js';
import { namedFiles } from './named-files.js';
import { namedPackages } from './named-packages.js';
import { namedPlaces } from './named-places.js';
import { namedScripts } from '../../agent-files/mentions/scripts.js';
import { SymbolIndex } from '../../agent-files/mentions/symbol-index.js';
import { statedVersions } from './versions.js';
import { sharedWords } from '../../anchors/words.js';
import { symbolsIn } from '../../anchors/outline-of.js';
import type { SourceText } from '../../anchors/source-text.js';
import { pointerTokens } from '../../languages/data/node.js';
import { baseName } from '../../tree/path.js';
import { dataOf, valueAt } from '../../agent-files/mentions/data-values.js';

/*
 * What can a statement cite? The finders look for the things that it names; `supportingAnchors` keeps those that show
 * more than that a name exists.
 */

/** Names in code spans that mean exactly one definition. */
const namedSymbols: Finder = async ({ statement, folders }, { symbols, files }) => {
  const named = namedPaths(statement, folders, files);
  return statement.code.flatMap((code): Anchor[] => {
    const identifier = identifierIn(code);
    if (identifier === null || !isTelling(identifier)) return [];
    const place = symbols.only(identifier, { folders, files: named });
    return place === null
      ? []
      : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
  });
};

/** Of equally firm anchors the earlier finder comes first. */
const FINDERS: readonly Finder[] = [
  namedFiles,
  namedScripts,
  statedVersions,
  namedSymbols,
  namedPackages,
  namedPlaces,
];

/** Anchors of one candidate beside the sentence itself: with more it would often be stale. */
const MOST_ANCHORS = 3;

interface GroundOptions {
  readonly isNamedAnywhere?: boolean;
  readonly words?: readonly string[];
}

/**
 * @param isNamedAnywhere whether the bare name of a file means that file in any folder.
 * @param words plain words that are names of functions as well.
 */
export async function groundFor(
  tree: Tree,
  policies: readonly Policy[],
  statements: readonly Pick<Statement, 'code'>[],
  { isNamedAnywhere = false, words = [] }: GroundOptions = {},
): Promise<Ground> {
  const files = await CitableFiles.open(tree, blockedBy(policies), isNamedAnywhere);
  const names = statements.flatMap(({ code }) => code.flatMap((one) => identifierIn(one) ?? []));
  const wanted = [
    ...names.filter(isTelling).map(({ own }) => own),
    ...names.flatMap(({ name }) => rootOf(name) ?? []),
    ...words,
  ];
  return { files, symbols: await SymbolIndex.build(files, new Set(wanted)) };
}

/** The firmest anchors, each place once; a whole file only where nothing else in it is cited. */
export async function suggestedAnchors(placed: PlacedStatement, ground: Ground): Promise<Anchor[]> {
  const found: Anchor[] = [];
  for (const finder of FINDERS) found.push(...(await finder(placed, ground)));
  const byFirmness = found
    .map((anchor, index) => ({ anchor, index }))
    .sort((a, b) => firmness(b.anchor) - firmness(a.anchor) || a.index - b.index);
  const kept = new Map<string, Anchor>();
  for (const { anchor } of byFirmness) {
    if (isWholeFile(anchor) && [...kept.values()].some(({ path }) => path === anchor.path))
      continue;
    const name = `${anchor.path}\0${JSON.stringify(anchor.selector)}\0${anchor.lines?.join('-') ?? ''}`;
    if (!kept.has(name)) kept.set(name, anchor);
  }
  const all = [...kept.values()];
  // A whole file makes a fact stale at every edit.
  const firm = all.filter((anchor) => firmness(anchor) > 1);
  return (firm.length > 0 ? firm : all).slice(0, MOST_ANCHORS);
}

/** A symbol, a value, a text or lines, a whole file. */
const FIRMNESS: Readonly<Record<Selector['kind'], number>> = {
  symbol: 4,
  pointer: 3,
  quote: 2,
  heading: 2,
  lines: 2,
  absent: 1,
  present: 1,
  file: 1,
};

/** How firmly an anchor supports a claim: 4 to 1 as above, 1 the text of a document, 0 a whole document. */
export function firmness(anchor: Anchor): number {
  const { path, selector, lines } = anchor;
  if (isDocument(path)) return isWholeFile(anchor) ? 0 : 1;
  if (selector === null) return lines === null ? 1 : 2;
  return selector.kind === 'quote' && selector.symbol !== null ? 4 : FIRMNESS[selector.kind];
}

export function isWholeFile({ selector, lines }: Anchor): boolean {
  return selector?.kind === 'file' || (selector === null && lines === null);
}

/** The anchors of a statement, and whether the cited text says something of it besides its own name. */
interface Support {
  readonly anchors: readonly Anchor[];
  readonly isSaid: boolean;
}

/** A longer place changes for other reasons than the claim. */
const MOST_LINES = 100;
/** From this many words besides the name a sentence is about more than the name. */
const LONG_SENTENCE = 10;
/** Share of these words that the cited code must contain, and a whole file. */
const ENOUGH_OF_SYMBOL = 0.1;
const ENOUGH_OF_FILE = 0.25;

/** Anchors that are narrow, and show more than that a name exists. */
export async function supportingAnchors(
  text: string,
  anchors: readonly Anchor[],
  files: CitableFiles,
): Promise<Support> {
  const kept: Anchor[] = [];
  let isSaid = false;
  for (const anchor of anchors) {
    const source = await files.read(anchor.path);
    const says = source === null ? 'nothing' : whatItSays(text, anchor, source);
    if (says === 'something') isSaid = true;
    const isThere = anchor.selector?.kind === 'present';
    // A place in a file implies that the file is there.
    if (isThere ? !kept.some(({ path }) => path === anchor.path) : says !== 'nothing')
      kept.push(anchor);
  }
  return { anchors: kept, isSaid };
}

/** The cited text says `something` of the statement; its `name` alone, in a sentence about that name; or `nothing`. */
type Says = 'something' | 'name' | 'nothing';

function whatItSays(text: string, anchor: Anchor, source: SourceText): Says {
  if (isWholeFile(anchor)) return saysAsFile(text, anchor, source);
  switch (anchor.selector?.kind) {
    case 'symbol':
      return saysAsSymbol(text, anchor.selector.symbol, source);
    case 'pointer':
      return linesOfValue(source, anchor.selector.pointer) > MOST_LINES ? 'nothing' : 'something';
    case 'present':
      return 'name';
    default:
      // Lines and quotes were chosen by their text.
      return 'something';
  }
}

/** A short file of code or data that contains a good part of the statement. */
function saysAsFile(text: string, { path, selector }: Anchor, source: SourceText): Says {
  // The file of a version, such as `.nvmrc`: its value was compared.
  if (selector === null) return 'something';
  if (isDocument(path) || source.lines.length > MOST_LINES) return 'nothing';
  const rest = withoutNames(text, baseName(path));
  return shareOf(rest, source.text) >= ENOUGH_OF_FILE ? 'something' : 'nothing';
}

function saysAsSymbol(text: string, name: string, source: SourceText): Says {
  const symbol = (symbolsIn(source) ?? []).find((one) => one.name === name);
  const code = symbol === undefined ? '' : source.text.slice(symbol.from, symbol.to);
  if (code.split('\n').length > MOST_LINES) return 'nothing';
  const own = name.split('.').at(-1) ?? name;
  if (tellsToExtend(text, own) || !takes(code, argumentsOf(text, own))) return 'nothing';
  const rest = withoutNames(text, own);
  if (isSubject(text, own) || shareOf(rest, code) >= ENOUGH_OF_SYMBOL) return 'something';
  const isAboutName = sharedWords(rest, rest) < LONG_SENTENCE;
  return isAboutName || isPlaced(text, name, source.path) ? 'name' : 'nothing';
}

/** Whether a statement begins with a name, which is then its subject. */
function isSubject(text: string, own: string): boolean {
  return /^[\s*_]*`([^`]+)`/.exec(text)?.[1]?.includes(own) === true;
}

/** `load(moduleUrl, name)`: the names between the parentheses of a call. */
function argumentsOf(text: string, own: string): readonly string[] {
  const call = codeIn(text).find((code) => code.includes(`${own}(`));
  const [, inside = ''] = call === undefined ? [] : (/\(([^()]{1,100})\)/.exec(call) ?? []);
  return inside.match(/(?<![\w.'"])[A-Za-z_]\w{2,}(?!['"])/g) ?? [];
}

/** Whether a definition has one of the named arguments: a homonym has others. */
function takes(code: string, named: readonly string[]): boolean {
  return named.length < 2 || named.some((name) => code.includes(name));
}

/** "Add blocking calls to `EXEMPTIONS`": following it changes the place, so the fact would often be stale. */
function tellsToExtend(text: string, own: string): boolean {
  const [, place = ''] = /\b(?:add|append)\b[^.;]{0,100}? to (?:the )?`([^`]+)`/i.exec(text) ?? [];
  return place.includes(own);
}

/** Whether a name is written with its class or file: two names that fit show more than one. */
function isPlaced(text: string, name: string, path: string): boolean {
  const [own = '', owner] = name.split('.').toReversed();
  if (['.', '::', '#'].some((mark) => owner !== undefined && text.includes(owner + mark + own)))
    return true;
  const stem = baseName(path).replace(/\.\w+$/, '');
  return codeIn(text).some((code) => !code.includes(own) && code.includes(stem));
}

function withoutNames(text: string, name: string): string {
  const parts = new Set([name, ...name.split(PARTS)].map((part) => part.toLowerCase()));
  return text
    .replace(/`[^`]*`/g, (code) => (code.includes(name) || code.includes('/') ? ' ' : code))
    .replace(/[\p{L}\p{N}_$]+/gu, (word) => (parts.has(word.toLowerCase()) ? ' ' : word));
}

/** `requireOwner` and `max_retries` in their parts. */
const PARTS = /[._$-]+|(?<=[a-z0-9])(?=[A-Z])/;

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);
}

/** Share of the words of a sentence that a code contains. */
function shareOf(sentence: string, code: string): number {
  return sharedWords(code, sentence) / Math.max(1, sharedWords(sentence, sentence));
}

function linesOfValue(source: SourceText, pointer: string): number {
  const data = dataOf(source);
  const node = data === null ? null : valueAt(data, pointerTokens(pointer) ?? []);
  if (node === null || node.kind === 'unclear') return 0;
  return source.text.slice(node.span.from, node.span.to).split('\n').length;
}
