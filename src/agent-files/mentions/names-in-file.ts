import { endingOf } from '../../text/file-text.js';
import type { Identifier } from './symbol-index.js';
import { wordSet } from '../../text/words.js';
import { citeAt } from '../../anchors/best-anchor.js';
import { outlineOf, symbolsIn } from '../../anchors/outline-of.js';
import { occurrences } from '../../anchors/select.js';
import type { SourceText } from '../../anchors/source-text.js';
import { type DataNode, pointerTokens } from '../../languages/data/node.js';
import type { Span } from '../../languages/outline/outline.js';
import { passageAt } from '../../anchors/passage.js';
import { sharedWords } from '../../anchors/words.js';
import type { Selector } from '../../memory/citation.js';
import { dataOf, pointerOf, valueAt, valuesNamed, waysTo } from './data-values.js';
import { type Anchor, type CitableName, identifierIn } from './mention.js';

/* Where does a file have a name that a statement puts in code marks? A key, a definition, else a statement. */

/** Lines that are cited whole: what is longer changes for other reasons than the claim. */
export const MOST_LINES = 100;
/** Uses of a name that are looked at for the one to cite. */
const MOST_USES = 50;

/** Words that say nothing about a file by themselves. */
const COMMON: ReadonlySet<string> = wordSet(`
  true false null none nil undefined void string number boolean bool int float any unknown never object const
  let var function class interface type enum import export default return async await if else for while try
  catch throw new this self static public private protected def fn func pub struct impl trait package from as in
  is not and or yes no on off
`);

/** The mention of a name in a file; null where the file does not have it. */
export function nameIn(source: SourceText, code: string, statement: string): CitableName | null {
  return definedIn(source, code, statement) ?? usedIn(source, code, statement);
}

/** A key or a definition of that name in a file. */
export function definedIn(source: SourceText, code: string, statement: string): CitableName | null {
  return isName(code) ? (keyIn(source, code, statement) ?? symbolIn(source, code)) : null;
}

/** A statement of a file that says the name. */
export function usedIn(source: SourceText, code: string, statement: string): CitableName | null {
  return isName(code) ? useIn(source, code, statement) : null;
}

function isName(code: string): boolean {
  return (
    code.length > 1 && code.length <= 300 && /\p{L}/u.test(code) && !COMMON.has(code.toLowerCase())
  );
}

function keyIn(source: SourceText, code: string, statement: string): CitableName | null {
  const data = /^(?:jsonc?|json5|ya?ml|toml)$/.test(endingOf(source.path)) ? dataOf(source) : null;
  if (data === null) return null;
  const [pointer] = valuesNamed(source, [code], statement);
  const pointers = pointer === undefined ? fittingKeys(data, code, statement) : [pointer];
  const found = pointers.flatMap((one) => {
    const node = valueAt(data, pointerTokens(one) ?? []);
    return node === null || node.kind === 'unclear' ? [] : [{ pointer: one, span: node.span }];
  });
  if (found.length === 0) return null;
  return mention(
    source,
    code,
    found.map(({ span }) => span),
    found.map((one) => cited(source, one.span, { kind: 'pointer', pointer: one.pointer })),
  );
}

/** Of several keys of one name those whose way says most of the statement: `/peerDependencies/react` of "as a peer". */
function fittingKeys(data: DataNode, code: string, statement: string): string[] {
  const ways = waysTo(data, code.replace(/^["']|["']$|:$/g, '')).slice(0, MOST_USES);
  const words = ways.map((way) => sharedWords(statement, partsOf(way.slice(0, -1))));
  const most = Math.max(0, ...words);
  return ways.filter((_, index) => words[index] === most).map(pointerOf);
}

/** `peerDependencies` as the words that a sentence has for it. */
function partsOf(way: readonly string[]): string {
  return way.join(' ').replace(/(?<=[a-z0-9])(?=[A-Z])|[_-]/g, ' ');
}

function symbolIn(source: SourceText, code: string): CitableName | null {
  const identifier = identifierIn(code);
  return identifier === null ? null : definitionIn(source, code, identifier);
}

/** The definition of a name in a file, or those between which a person has to choose. */
export function definitionIn(
  source: SourceText,
  code: string,
  { name }: Identifier,
): CitableName | null {
  const all = symbolsIn(source) ?? [];
  const exact = all.filter((symbol) => symbol.name === name);
  const named = exact.length > 0 ? exact : all.filter((one) => one.name.endsWith(`.${name}`));
  const fitting = named.slice(0, MOST_USES);
  if (fitting.length === 0) return null;
  const names = new Map<string, number>();
  for (const one of named) names.set(one.name, (names.get(one.name) ?? 0) + 1);
  return mention(
    source,
    code,
    // Its beginning: what is cited must have the head of the definition, where its name is.
    fitting.map(({ from }) => ({ from, to: from + 1 })),
    fitting.map((symbol) =>
      names.get(symbol.name) === 1
        ? cited(source, symbol, { kind: 'symbol', symbol: symbol.name })
        : cited(source, symbol, null),
    ),
  );
}

/** The statements that say a name: any of them is one that changes when the name goes. */
function useIn(source: SourceText, code: string, statement: string): CitableName | null {
  const isCall = /\w\(.*\)$/.test(code);
  const texts = isCall ? [code.replace(/\(.*\)$/, '')] : [code];
  const own = identifierIn(code)?.own ?? /^\$\{?(\w+)\}?$/.exec(code)?.[1];
  if (own !== undefined && own !== texts[0] && own.length > 2) texts.push(own);
  // What sets a variable comes before what reads it.
  if (code.startsWith('$')) texts.reverse();
  for (const text of texts) {
    const uses = usesOf(source, text);
    if (uses.length === 0) continue;
    const called = isCall
      ? uses.filter(({ to }) => /^\s*\(/.test(source.text.slice(to, to + 20)))
      : [];
    const best = bestUse(source, called.length > 0 ? called : uses, statement);
    const anchor = best === null ? null : citeAt(source, best);
    return mention(source, code, uses, [anchor === null ? null : { path: source.path, ...anchor }]);
  }
  return null;
}

/** Where a text is by itself, and in no comment. */
function usesOf(source: SourceText, text: string): Span[] {
  const { comments } = outlineOf(source);
  const uses: Span[] = [];
  let next = 0;
  // Both are in the order of the text.
  for (const from of occurrences(source.text, text)) {
    while ((comments[next]?.span.to ?? Infinity) <= from) next += 1;
    const isInComment = (comments[next]?.span.from ?? Infinity) <= from;
    const to = from + text.length;
    if (!isInComment && isApart(source.text, from, to)) uses.push({ from, to });
  }
  return uses;
}

/** Whether no longer word holds a text: `main` is not in `domain`. */
function isApart(text: string, from: number, to: number): boolean {
  return (
    !(isWord(text[from - 1]) && isWord(text[from])) && !(isWord(text[to - 1]) && isWord(text[to]))
  );
}

function isWord(character: string | undefined): boolean {
  return /[\p{L}\p{N}_$-]/u.test(character ?? ' ');
}

/** The use whose statement has the most words of the claim; an import says least. */
function bestUse(source: SourceText, uses: readonly Span[], statement: string): Span | null {
  let best: Span | null = null;
  let most = -1;
  for (const use of uses.slice(0, MOST_USES)) {
    const passage = passageAt(outlineOf(source), use);
    const text = passage === null ? '' : source.slice(passage.span);
    const isImport =
      /^\s*(?:import\b|from\b|#include\b|use\b|using\b|require\b|export\b.*\bfrom\b)/.test(text);
    const score =
      passage === null ? -1 : 1 + (isImport ? 0 : 1 + sharedWords(statement, text.slice(0, 2_000)));
    if (score > most) [best, most] = [use, score];
  }
  return best;
}

/** @param anchors what may be cited, null where it is too large; one is cited, of several a person chooses one. */
function mention(
  source: SourceText,
  name: string,
  spans: readonly Span[],
  anchors: readonly (Anchor | null)[],
): CitableName {
  const fitting = anchors.flatMap((anchor) => anchor ?? []);
  const cite = anchors.length === 1 ? (fitting[0] ?? null) : null;
  return {
    name,
    places: [{ path: source.path, spans }],
    cite,
    choices: cite === null ? fitting : [],
  };
}

/** What cites a span, by its selector or by its lines; null where that is too much to cite. */
function cited(source: SourceText, { from, to }: Span, selector: Selector | null): Anchor | null {
  const lines = source.rangeOf({ from, to });
  if (lines[1] - lines[0] >= MOST_LINES) return null;
  return selector === null
    ? { path: source.path, lines, selector: { kind: 'lines' } }
    : { path: source.path, lines: null, selector };
}
