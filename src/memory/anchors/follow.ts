import type { LineRange, Normaliser } from '../citation.js';
import type { CanonicalToken } from '../code/canonical-tokens.js';
import { mapLines, slotOf, unchangedRange, type LineMap } from './line-map.js';
import { canonicalSlice, withoutTrailing } from './normal-digest.js';
import { closeness, contextAt } from './hints.js';
import { occurrences } from './occurrences.js';
import { outlineOf, type Outline, type Scope } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { cutsWord } from './word-edges.js';
import { standAlike } from './surroundings.js';
import { firstTokenAfter, kindAt, readingOf } from './token-places.js';

/** A span in the text that it was bound to: its digest is proven there. */
export interface Known {
  readonly source: SourceText;
  readonly span: Span;
}

/** What became of a known span in another version of its text. */
export type Followed =
  | { readonly kind: 'found'; readonly span: Span; readonly exactly: boolean }
  | { readonly kind: 'ambiguous' }
  /** `slot` is what stands in its place now; `elsewhere` the same text where it is not the same thing. */
  | { readonly kind: 'lost'; readonly slot: Span | null; readonly elsewhere: Span | null };

/** Whether a span is whole lines or any characters. */
export type Unit = 'lines' | 'characters';

/**
 * Follows a span from one version of a file to another. It is found only where the same text is read the same way (code
 * that was commented out is none), stands in the same symbol or section, and is the only one of its kind there, or is
 * where the unchanged lines around it say. The same text elsewhere guards nothing here.
 */
export function follow(known: Known, source: SourceText, norm: Normaliser, unit: Unit): Followed {
  const old = outlineOf(known.source).scopeOf(known.span);
  const range = known.source.rangeOf(known.span);
  let elsewhere: Span | null = null;
  let slot: Span | null = null;
  for (const exactly of [true, false]) {
    // Lines that were laid out anew are the same lines to a map that passes over blanks.
    const map = exactly ? mapBetween(known.source, source) : foldedMapBetween(known.source, source);
    const slotLines = slotOf(map, range, source.lines.length);
    const place = slotLines === null ? null : source.spanOf(slotLines);
    slot ??= place;
    const places = exactly ? exactPlaces(known, source, unit) : norm === 'n0' ? [] : equalPlaces(known, source, unit);
    const mapped = exactly ? mappedSpan(known, source, map, range) : mappedPlace(places, source, map, range);
    const holds = (span: Span): boolean => isSameThing(known, old, source, span, map, mapped !== null && mapped.from === span.from) && (unit === 'lines' || isJoinedByNothing(known, source, span));
    elsewhere ??= places[0] ?? null;
    const good = mapped !== null && places.length === 1 && holds(mapped) ? [mapped] : places.filter((span) => !isOfOthers(known, source, span, range) && holds(span));
    // Of equal lines a map can take one for the other. The lines around them tell them apart, where they do.
    const nearest = good.length > 1 && good.length <= MOST_COMPARED ? nearestOf(good, known, source) : null;
    if (mapped !== null && holds(mapped) && (nearest === null || nearest.score <= closeness(source, source.rangeOf(mapped), contextAt(known.source, range)))) return { kind: 'found', span: mapped, exactly };
    if (nearest !== null && mapped !== null && holds(mapped)) return { kind: 'found', span: nearest.span, exactly };
    const inSlot = place === null ? [] : good.filter((span) => span.from >= place.from && span.to <= place.to);
    const chosen = inSlot.length === 1 ? inSlot[0] : good.length === 1 ? good[0] : undefined;
    if (chosen !== undefined) return { kind: 'found', span: chosen, exactly };
    const ordered = good.length > 1 ? inOrder(good, known, unit, exactly) : null;
    if (ordered !== null) return { kind: 'found', span: ordered, exactly };
    if (good.length > 1) return { kind: 'ambiguous' };
  }
  return { kind: 'lost', slot, elsewhere };
}

/** Equal places whose surroundings are compared. */
const MOST_COMPARED = 50;

/** Of equal places the one around which most lines are those that were around the known one; null if there are two. */
function nearestOf(places: readonly Span[], known: Known, source: SourceText): { readonly span: Span; readonly score: number } | null {
  const context = contextAt(known.source, known.source.rangeOf(known.span));
  const scored = places.map((span) => ({ span, score: closeness(source, source.rangeOf(span), context) })).toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best === undefined || best.score === second?.score ? null : best;
}

/** Where its lines are, if every one of them stayed. */
function mappedSpan({ source: old, span }: Known, source: SourceText, map: LineMap, range: LineRange): Span | null {
  const lines = unchangedRange(map, range);
  const now = lines === null ? null : source.spanOf(lines);
  const before = old.spanOf(range);
  return now === null || before === null ? null : { from: now.from + span.from - before.from, to: now.from + span.to - before.from };
}

/** Of equal places the one whose turn it is, where as many are there as there were: they were all laid out anew. */
function inOrder(places: readonly Span[], known: Known, unit: Unit, exactly: boolean): Span | null {
  const { source, span } = known;
  const before = (exactly ? exactPlaces(known, source, unit) : equalPlaces(known, source, unit)).filter((place) => standAlike(source, span, source, place));
  return before.length === places.length ? (places[before.findIndex(({ from }) => from === span.from)] ?? null) : null;
}

/** The place in which the lines of a range stand now, laid out anew. */
function mappedPlace(places: readonly Span[], source: SourceText, { to }: LineMap, [from, last]: LineRange): Span | null {
  const [first, end] = [to[from - 1] ?? -1, to[last - 1] ?? -1];
  return places.find((span) => source.lineAt(span.from) === first + 1 && source.rangeOf(span)[1] === end + 1) ?? null;
}

/**
 * Whether the lines of a place were there before as other lines than those of the range, in the same construct: then it is
 * another thing that says the same. Of lines without a word nobody can say where they come from.
 */
function isOfOthers({ source: old }: Known, source: SourceText, span: Span, [from, last]: LineRange): boolean {
  const [first, end] = source.rangeOf(span);
  const origins = originsOf(foldedMapBetween(old, source), source.lines.length);
  const lines: number[] = [];
  for (let line = first; line <= end; line += 1) {
    if (!/[\p{L}\p{N}]/u.test(source.lines[line - 1] ?? '') && first !== end) continue;
    const origin = (origins[line - 1] ?? -1) + 1;
    if (origin === 0 || (origin >= from && origin <= last)) return false;
    lines.push(origin);
  }
  const [least, most] = [lines[0], lines.at(-1)];
  const was = least === undefined || most === undefined ? null : old.spanOf([least, most]);
  if (was === null) return false;
  // A map knows lines and no names: of functions that changed places it says that their equal lines stayed.
  return outlineOf(old).scopeOf(was).name === outlineOf(source).scopeOf(span).name;
}

/** Where each line of the new text was; -1 where it is new. */
function originsOf(map: LineMap, count: number): Int32Array {
  const known = origins.get(map);
  if (known !== undefined) return known;
  const found = new Int32Array(count).fill(-1);
  for (const [line, place] of map.to.entries()) if (place >= 0) found[place] = line;
  origins.set(map, found);
  return found;
}

const origins = new WeakMap<LineMap, Int32Array>();

/** Languages in which a second definition of a name silently takes the place of the first. */
const REDEFINES: ReadonlySet<string> = new Set(['javascript', 'jsx', 'python', 'ruby', 'shell']);

/** Whether a place is not only of the same text, but the same thing: read the same way, and in the same scope. */
function isSameThing(known: Known, old: Scope, source: SourceText, span: Span, map: LineMap, isMapped: boolean): boolean {
  if (!isReadAlike(known, source, span) || goesOn(known, source, span)) return false;
  if (!standAlike(known.source, known.span, source, span)) return false;
  const before = outlineOf(known.source);
  const now = outlineOf(source);
  const here = now.scopeOf(span);
  if (old.name !== here.name) return isMapped && isRenamed(old, here, before, now);
  if (!now.isCode || here.own === '' || now.count(here.own) <= Math.max(1, before.count(old.own))) return true;
  // Another of that name came in. An overload beside it changes nothing; a twin that hides it does.
  return !REDEFINES.has(source.language ?? '') && map.to[old.line - 1] === here.line - 1;
}

/** Whether a word or number at an edge goes on there that ended there before: `retries = 3` is not what `retries = 30` says. */
function goesOn({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  return (cutsWord(source.text, span.from) && !cutsWord(old.text, was.from)) || (cutsWord(source.text, span.to) && !cutsWord(old.text, was.to));
}

/**
 * Whether a lexer reads a stretch as it read the known one. A file that is no code to us any more (too large, another
 * encoding, another ending) could hide anything; of another language only the kind of place can be compared.
 */
function isReadAlike({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  if (old.language === null) return true;
  if (source.language === null) return false;
  if (source.language !== old.language) return kindAt(source, span.from) === kindAt(old, was.from) && kindAt(source, span.to - 1) === kindAt(old, was.to - 1);
  return source.slice(span) !== old.slice(was) || readingOf(source, span) === readingOf(old, was);
}

type Maps = WeakMap<SourceText, WeakMap<SourceText, LineMap>>;

/** Lines are mapped once for all spans of two texts. */
function mapBetween(old: SourceText, now: SourceText): LineMap {
  return mapOnce(exactMaps, old, now, ({ lines }) => lines);
}

/** The same, whatever blanks are in the lines. */
function foldedMapBetween(old: SourceText, now: SourceText): LineMap {
  return mapOnce(foldedMaps, old, now, ({ lines }) => lines.map((line) => line.replaceAll(/\s+/g, '')));
}

function mapOnce(maps: Maps, old: SourceText, now: SourceText, linesOf: (source: SourceText) => readonly string[]): LineMap {
  const known = maps.get(old)?.get(now);
  if (known !== undefined) return known;
  const map = mapLines(linesOf(old), linesOf(now));
  const of = maps.get(old) ?? new WeakMap<SourceText, LineMap>();
  of.set(now, map);
  maps.set(old, of);
  return map;
}

const exactMaps: Maps = new WeakMap();
const foldedMaps: Maps = new WeakMap();

/**
 * Whether what a stretch stands in got another name where it stands: the old name is gone then, and the new one is new.
 * Of a way of names the first that differs counts, so that a method in another class is another method.
 */
function isRenamed(old: Scope, here: Scope, before: Outline, now: Outline): boolean {
  if (!now.renames || old.own === '' || here.own === '' || old.sign !== here.sign) return false;
  if (!now.isCode) return now.count(old.own) === 0 && before.count(here.own) === 0;
  const [was, is] = [old.name.split('.'), here.name.split('.')];
  const depth = was.findIndex((name, index) => name !== is[index]) + 1;
  return was.length === is.length && now.count(was.slice(0, depth).join('.')) === 0 && before.count(is.slice(0, depth).join('.')) === 0;
}

function exactPlaces({ source: old, span }: Known, source: SourceText, unit: Unit): Span[] {
  const text = old.slice(span);
  if (unit === 'lines') return linePlaces(source, source.lines, text.split('\n'));
  return occurrences(source.text, text).map((from) => ({ from, to: from + text.length }));
}

/** Where the same tokens stand, in other blanks; in plain text: the same lines but for blanks at their ends. */
function equalPlaces(known: Known, source: SourceText, unit: Unit): Span[] {
  const tokens = canonicalSlice(known.source, known.span);
  const { canonical } = source;
  if (tokens === null || canonical === null) return unit === 'lines' ? linePlaces(source, source.lines.map(withoutTrailing), known.source.slice(known.span).split('\n').map(withoutTrailing)) : [];
  const places = occurrences(canonical.map(({ text }) => text), tokens.map(({ text }) => text));
  return places.flatMap((at) => {
    const [first, last] = [canonical[at], canonical[at + tokens.length - 1]];
    if (first === undefined || last === undefined) return [];
    const span = { from: first.from, to: last.to };
    if (unit === 'characters') return [span];
    const whole = wholeLines(source, span);
    return hasSameNeighbours(known.source, tokens, canonical, at, whole) ? [whole] : [];
  });
}

/**
 * Whether what stands beside a run of tokens on its first and last line stood beside it before: on those lines, or on
 * those around them, which a formatter may have joined.
 */
function hasSameNeighbours(old: SourceText, tokens: readonly CanonicalToken[], canonical: readonly CanonicalToken[], at: number, whole: Span): boolean {
  const before = old.canonical ?? [];
  const [first] = tokens;
  const start = first === undefined ? -1 : before.indexOf(first);
  if (start < 0) return false;
  const isEqual = (index: number): boolean => before[start + index - at]?.text === canonical[index]?.text;
  for (let index = at - 1; (canonical[index]?.from ?? -1) >= whole.from; index -= 1) if (!isEqual(index)) return false;
  for (let index = at + tokens.length; (canonical[index]?.to ?? Infinity) <= whole.to; index += 1) if (!isEqual(index)) return false;
  return true;
}

/**
 * Whether all that stands beside a stretch on its own lines stood beside it before, be it on other lines. What went from
 * there leaves it as it was.
 */
function isJoinedByNothing({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  if (source.language === null || old.language === null || kindAt(source, span.from) === 'comment') return true;
  const whole = wholeLines(source, span);
  const [left, right] = [codeBetween(source, whole.from, span.from), codeBetween(source, span.to, whole.to)];
  if (left.length === 0 && right.length === 0) return true;
  const line = wholeLines(old, was);
  const isLeft = [codeBetween(old, line.from, was.from), codeBetween(old, 0, was.from)].some((all) => endsWith(all, left));
  return isLeft && [codeBetween(old, was.to, line.to), codeBetween(old, was.to, old.text.length)].some((all) => endsWith(all.toReversed(), right.toReversed()));
}

/** Texts of the tokens between two offsets; comments are none, and of a token that is cut the part that is there. */
function codeBetween({ text, tokens }: SourceText, from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = Math.max(0, firstTokenAfter(tokens, from) - 1); at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.from >= to) break;
    const own = token.to > from && token.kind !== 'comment' ? text.slice(Math.max(from, token.from), Math.min(to, token.to)).trim() : '';
    if (own !== '') found.push(own);
  }
  return found;
}

function endsWith(all: readonly string[], end: readonly string[]): boolean {
  return end.length <= all.length && end.every((text, index) => text === all[all.length - end.length + index]);
}

function linePlaces(source: SourceText, lines: readonly string[], wanted: readonly string[]): Span[] {
  return occurrences(lines, wanted).flatMap((at) => source.spanOf([at + 1, at + wanted.length]) ?? []);
}

function wholeLines(source: SourceText, span: Span): Span {
  return source.spanOf(source.rangeOf(span)) ?? span;
}
