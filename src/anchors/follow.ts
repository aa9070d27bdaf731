import type { LineRange, Normaliser } from '../memory/citation.js';
import { isJoinedByNothing } from './joined.js';
import { slotOf, unchangedRange, type LineMap } from './line-map.js';
import { placesAlike, type Known, type Unit } from './places.js';
import { outlineOf, type Outline, type AnchorScope } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { standAlike } from './surroundings.js';
import { foldedMapBetween, mapBetween } from './text-maps.js';
import { kindAt, readingOf } from './token-places.js';
import { hasFewerTwins, inOrder, isOfOthers, nearestOf } from './twins.js';
import { cutsWord } from './word-edges.js';

/**
 * Answers: where is a cited text in a later version of its file, or is it gone?
 *
 * First all places are collected where the text stands now; then each is held against the old one,
 * and only what is the same thing counts: read the same way, in the same function or section, in
 * the same constructs, joined by nothing. Of several the unchanged lines around them decide, and
 * where these do not, the answer is `ambiguous`: a wrong guess would be worse than none.
 *
 * Example: a guard in line 12 of `login()` is found in line 15 after three lines came above it. The
 * guard in a comment, or in `logout()`, is `lost`, however equal its text is.
 *
 * Nothing of it is stored, since both versions are read anew. A stricter rule is a false alarm at
 * most, the safe error. Called by the selectors (`lines.ts`, `quote.ts`) where the old version of
 * the file is at hand. When it is wrong, `around.test.ts` breaks.
 */
export type { Known } from './places.js';

/** What became of a known span in another version of its text. */
export type Followed =
  | { readonly kind: 'found'; readonly span: Span; readonly exactly: boolean }
  | { readonly kind: 'ambiguous' }
  /** `slot` is what stands in its place now; `elsewhere` the same text where it is not the same thing. */
  | { readonly kind: 'lost'; readonly slot: Span | null; readonly elsewhere: Span | null };

/**
 * Follows a span from one version of a file to another. It is found only where the same text is read the same way (code
 * that was commented out is none), stands in the same symbol or section and in the same constructs, with nothing else
 * joined to it, and is the only one of its kind there, or is where the unchanged lines around it say. The same text
 * elsewhere guards nothing here.
 */
export function follow(known: Known, source: SourceText, norm: Normaliser, unit: Unit): Followed {
  const exact = followIn(known, source, unit, true);
  if (exact.kind !== 'lost' || norm === 'n0') return exact;
  const other = followIn(known, source, unit, false);
  return other.kind === 'lost'
    ? {
        kind: 'lost',
        slot: exact.slot ?? other.slot,
        elsewhere: exact.elsewhere ?? other.elsewhere,
      }
    : other;
}

/** @param exactly whether every character must be the same, or the tokens alone. */
function followIn(known: Known, source: SourceText, unit: Unit, exactly: boolean): Followed {
  const oldScope = outlineOf(known.source).scopeOf(known.span);
  const range = known.source.rangeOf(known.span);
  // Lines that were laid out anew are the same lines to a map that passes over blanks.
  const map = exactly ? mapBetween(known.source, source) : foldedMapBetween(known.source, source);
  const places = placesAlike(known, source, unit, exactly);
  const mapped = exactly
    ? mappedSpan(known, source, map, range)
    : mappedPlace(places, source, map, range);
  const holds = (span: Span): boolean =>
    isSameThing(known, oldScope, source, span, map, mapped?.from === span.from) &&
    (unit === 'lines' || isJoinedByNothing(known, source, span));
  const found = (span: Span): Followed => ({ kind: 'found', span, exactly });
  const stayed = mapped !== null && holds(mapped) ? mapped : null;
  if (stayed !== null && hasFewerTwins(known, source, stayed, unit, exactly))
    return { kind: 'ambiguous' };
  if (stayed !== null && places.length === 1) return found(stayed);
  const candidates = places.filter(
    (span) => holds(span) && !isOfOthers(known, source, span, range),
  );
  // Of equal lines a map can take one for the other. The lines around them tell them apart, where they do.
  if (stayed !== null) return found(nearestOf(candidates, stayed, known, source));
  const slot = slotIn(map, range, source);
  const chosen = onlyOne(candidates, slot) ?? inOrder(candidates, known, unit, exactly);
  if (chosen !== undefined) return found(chosen);
  return candidates.length > 1
    ? { kind: 'ambiguous' }
    : { kind: 'lost', slot, elsewhere: places[0] ?? null };
}

/** What stands now where the lines of a range stood. */
function slotIn(map: LineMap, range: LineRange, source: SourceText): Span | null {
  const lines = slotOf(map, range, source.lines.length);
  return lines === null ? null : source.spanOf(lines);
}

/** The one place in the slot, or the one there is. */
function onlyOne(candidates: readonly Span[], slot: Span | null): Span | undefined {
  const inSlot =
    slot === null ? [] : candidates.filter((span) => span.from >= slot.from && span.to <= slot.to);
  if (inSlot.length === 1) return inSlot[0];
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Where its lines are, if every one of them stayed. */
function mappedSpan(
  { source: old, span }: Known,
  source: SourceText,
  map: LineMap,
  range: LineRange,
): Span | null {
  const lines = unchangedRange(map, range);
  const now = lines === null ? null : source.spanOf(lines);
  const before = old.spanOf(range);
  return now === null || before === null
    ? null
    : { from: now.from + span.from - before.from, to: now.from + span.to - before.from };
}

/** The place in which the lines of a range stand now, laid out anew. */
function mappedPlace(
  places: readonly Span[],
  source: SourceText,
  { to }: LineMap,
  [from, last]: LineRange,
): Span | null {
  const [first, end] = [to[from - 1] ?? -1, to[last - 1] ?? -1];
  return (
    places.find(
      (span) => source.lineAt(span.from) === first + 1 && source.rangeOf(span)[1] === end + 1,
    ) ?? null
  );
}

/** Languages in which a second definition of a name silently takes the place of the first. */
const REDEFINES: ReadonlySet<string> = new Set(['javascript', 'jsx', 'python', 'ruby', 'shell']);

/** Whether a place is not only of the same text, but the same thing: read the same way, and in the same scope. */
function isSameThing(
  known: Known,
  oldScope: AnchorScope,
  source: SourceText,
  span: Span,
  map: LineMap,
  isMapped: boolean,
): boolean {
  if (!isReadAlike(known, source, span) || goesOn(known, source, span)) return false;
  if (!standAlike(known.source, known.span, source, span)) return false;
  const [oldOutline, outline] = [outlineOf(known.source), outlineOf(source)];
  const scope = outline.scopeOf(span);
  if (oldScope.name !== scope.name)
    return isMapped && isRenamed(oldScope, scope, oldOutline, outline);
  const isOnlyOne = outline.count(scope.own) <= Math.max(1, oldOutline.count(oldScope.own));
  if (!outline.isCode || scope.own === '' || isOnlyOne) return true;
  // Another of that name came in. An overload beside it changes nothing; a twin that hides it does.
  return !REDEFINES.has(source.language ?? '') && map.to[oldScope.line - 1] === scope.line - 1;
}

/**
 * Whether a word or number at an edge goes on there that ended there before: `retries = 3` is not
 * what `retries = 30` says.
 */
function goesOn({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  return (
    (cutsWord(source.text, span.from) && !cutsWord(old.text, was.from)) ||
    (cutsWord(source.text, span.to) && !cutsWord(old.text, was.to))
  );
}

/**
 * Whether a lexer reads a stretch as it read the known one. A file that is no code to us any more (too large, another
 * encoding, another ending) could hide anything; of another language only the kind of place can be compared.
 */
function isReadAlike({ source: old, span: was }: Known, source: SourceText, span: Span): boolean {
  if (old.language === null) return true;
  if (source.language === null) return false;
  if (source.language !== old.language)
    return (
      kindAt(source, span.from) === kindAt(old, was.from) &&
      kindAt(source, span.to - 1) === kindAt(old, was.to - 1)
    );
  return source.slice(span) !== old.slice(was) || readingOf(source, span) === readingOf(old, was);
}

/**
 * Whether what a stretch stands in got another name where it stands: the old name is gone then, and the new one is new.
 * Of a way of names the first that differs counts, so that a method in another class is another method.
 */
function isRenamed(
  oldScope: AnchorScope,
  scope: AnchorScope,
  oldOutline: Outline,
  outline: Outline,
): boolean {
  if (!outline.renames || oldScope.own === '' || scope.own === '') return false;
  if (oldScope.sign !== scope.sign) return false;
  if (!outline.isCode)
    return outline.count(oldScope.own) === 0 && oldOutline.count(scope.own) === 0;
  const [oldNames, names] = [oldScope.name.split('.'), scope.name.split('.')];
  const depth = oldNames.findIndex((name, index) => name !== names[index]) + 1;
  return (
    oldNames.length === names.length &&
    outline.count(oldNames.slice(0, depth).join('.')) === 0 &&
    oldOutline.count(names.slice(0, depth).join('.')) === 0
  );
}
