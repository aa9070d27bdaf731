import type { LineRange, Normaliser } from '../citation.js';
import { mapLines, slotOf, unchangedRange, type LineMap } from './line-map.js';
import { canonicalSlice, withoutTrailing } from './normal-digest.js';
import { closeness, contextAt } from './hints.js';
import { occurrences } from './occurrences.js';
import { outlineOf, type Outline, type Scope } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { cutsWord } from './word-edges.js';
import { kindAt, readingOf } from './token-places.js';

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
  const map = mapBetween(known.source, source);
  const old = outlineOf(known.source).scopeOf(known.span);
  const range = known.source.rangeOf(known.span);
  const slotLines = slotOf(map, range, source.lines.length);
  const slot = slotLines === null ? null : source.spanOf(slotLines);
  const mapped = mappedSpan(known, source, map, range);
  const holds = (span: Span): boolean => isSameThing(known, old, source, span, map, mapped !== null && mapped.from === span.from);

  let elsewhere: Span | null = null;
  for (const exactly of [true, false]) {
    const places = exactly ? exactPlaces(known, source, unit) : norm === 'n0' ? [] : equalPlaces(known, source, unit);
    elsewhere ??= places[0] ?? null;
    const good = places.filter(holds);
    // Of equal lines a map can take one for the other. The lines around them tell them apart, where they do.
    const nearest = exactly && good.length > 1 && good.length <= MOST_COMPARED ? nearestOf(good, known, source) : null;
    if (exactly && mapped !== null && holds(mapped) && (nearest === null || nearest.score <= closeness(source, source.rangeOf(mapped), contextAt(known.source, range)))) return { kind: 'found', span: mapped, exactly };
    if (nearest !== null && mapped !== null && holds(mapped)) return { kind: 'found', span: nearest.span, exactly };
    const inSlot = slot === null ? [] : good.filter((span) => span.from >= slot.from && span.to <= slot.to);
    const chosen = inSlot.length === 1 ? inSlot[0] : good.length === 1 ? good[0] : undefined;
    if (chosen !== undefined) return { kind: 'found', span: chosen, exactly };
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

/** Languages in which a second definition of a name silently takes the place of the first. */
const REDEFINES: ReadonlySet<string> = new Set(['javascript', 'jsx', 'python', 'ruby', 'shell']);

/** Whether a place is not only of the same text, but the same thing: read the same way, and in the same scope. */
function isSameThing(known: Known, old: Scope, source: SourceText, span: Span, map: LineMap, isMapped: boolean): boolean {
  if (!isReadAlike(known, source, span) || goesOn(known, source, span)) return false;
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

/** Lines are mapped once for all spans of two texts. */
function mapBetween(old: SourceText, now: SourceText): LineMap {
  const known = maps.get(old)?.get(now);
  if (known !== undefined) return known;
  const map = mapLines(old.lines, now.lines);
  const of = maps.get(old) ?? new WeakMap<SourceText, LineMap>();
  of.set(now, map);
  maps.set(old, of);
  return map;
}

const maps = new WeakMap<SourceText, WeakMap<SourceText, LineMap>>();

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
    return [unit === 'lines' ? wholeLines(source, span) : span];
  });
}

function linePlaces(source: SourceText, lines: readonly string[], wanted: readonly string[]): Span[] {
  return occurrences(lines, wanted).flatMap((at) => source.spanOf([at + 1, at + wanted.length]) ?? []);
}

function wholeLines(source: SourceText, span: Span): Span {
  return source.spanOf(source.rangeOf(span)) ?? span;
}
