import type { LineRange } from '../memory/citation.js';
import { readAround } from './around.js';
import type { Known } from './follow.js';
import { hintsAt } from './hints.js';
import type { BoundCitation } from './query.js';
import type { Placement } from './selector.js';
import type { SourceText, Span } from './source-text.js';
import { turnOf } from './turn.js';
import { breaksTrust } from './verdict.js';

/**
 * Answers: does a new or changed binding tell the truth about the file that it cites? Nobody signs
 * the hints of a binding (`lines`, `blob`, `context` …), but later runs find the place by them: so
 * whoever may write hints could lead a fact to another place. Each hint is therefore worked out
 * again from the file, and one that differs is a fault in plain words (shown, in no fingerprint:
 * free); null is no fault.
 *
 * Example: a quote stands in line 12 and its binding says `lines: 40-40`. The fault is "it stands in
 * lines 12-12, not where its lines say", and the gate reports it as MT104.
 *
 * Called by `compare.ts` for bindings that the base does not have in these words, and for all of
 * them in an audit. Which hints are asked for may grow, never shrink. If it lets something pass that
 * it must not, `S36-hints.test.ts` and `S36-under-attack.test.ts` break.
 */

/** A binding that came with a change, and everything that it can be held against. */
export interface Claimed {
  readonly citation: BoundCitation;
  /** The same source as the base has it, or null. */
  readonly twin: BoundCitation | null;
  readonly source: SourceText;
  /** Object id of what was read. */
  readonly oid: string | null;
  /** Object id of the same path at the base; null where it is not there. */
  readonly baseOid: string | null;
  readonly placement: Placement;
  /**
   * The span in the version that the hint `blob` names; null where that is the one that was read,
   * or is not at hand.
   */
  readonly bound: Known | null;
  /**
   * Set for an old binding that an audit looks at again. Then two things are no fault: a place that
   * lost trust since, for its fact is stale and told as such, and a `blob` that is neither this
   * file nor that of the base, for the file went on since. Other hints are checked all the same.
   */
  readonly isLenient: boolean;
}

/**
 * What a new or changed binding says wrongly of the file that it cites, or null (SECURITY S36). No digest covers the
 * hints, and a later run knows the place by them: so they are recomputed before they are settled.
 */
export function faultOf(claimed: Claimed): string | null {
  const { citation, twin, source, oid, placement, isLenient } = claimed;
  // Of a source that is new to the base the rule `binding-mismatch` tells a broken verdict by itself.
  if (breaksTrust(placement.verdict))
    return twin === null || isLenient
      ? null
      : 'its place belongs to another version of the file, and the cited text changed';
  const { span } = placement;
  if (span === null) return null;
  if (citation.blob !== null && citation.blob !== oid) return faultOfOtherVersion(claimed);
  const taken = twin === null ? null : faultOfLessHints(twin, citation, source, span);
  if (taken !== null) return taken;
  const isOfThisVersion = citation.blob !== null && citation.blob === oid;
  const mustNameLines = twin !== null || isOfThisVersion;
  return wrongHint(citation, source, span, mustNameLines ? source.rangeOf(span) : null);
}

/** Of a binding that says less than the base does of the same source. */
function faultOfLessHints(
  twin: BoundCitation,
  citation: BoundCitation,
  source: SourceText,
  span: Span,
): string | null {
  if (lacksHintOf(twin, citation)) return 'hints that the base has were removed';
  if (hasTurn(twin) && !hasTurn(citation) && turnOf(source, span) !== null)
    return 'its around hint no longer tells which of several equal texts is cited';
  return null;
}

/** Of a binding that names another version than the one that is there now. */
function faultOfOtherVersion({
  citation,
  twin,
  baseOid,
  bound,
  isLenient,
}: Claimed): string | null {
  // What is adopted already may only be bound to what is there now: another version could be one that its author made.
  if (twin !== null) return 'its blob hint is not the current file';
  // Nor may a new fact name a version that only its author has: it could be one that comes later.
  if (!isLenient && citation.blob !== baseOid)
    return 'its blob hint is neither the current file nor the file at the base';
  return bound === null
    ? null
    : wrongHint(citation, bound.source, bound.span, bound.source.rangeOf(bound.span));
}

/** Whether the base has a hint that a citation has not, or more of the lines around. */
function lacksHintOf(twin: BoundCitation, citation: BoundCitation): boolean {
  if (twin.context.length > citation.context.length) return true;
  return (['within', 'as', 'around', 'blob'] as const).some(
    (hint) => twin[hint] !== null && citation[hint] === null,
  );
}

function hasTurn({ around }: Pick<BoundCitation, 'around'>): boolean {
  return readAround(around).turn !== null;
}

/** @param lines the lines that must be named, or null where any may be. */
function wrongHint(
  citation: BoundCitation,
  source: SourceText,
  span: Span,
  lines: LineRange | null,
): string | null {
  const hints = hintsAt(source, span);
  if (lines !== null && citation.lines !== null && !isSameRange(citation.lines, lines))
    return `it is in lines ${lines[0]}-${lines[1]}, not where its lines hint says`;
  if (citation.raw !== null && citation.raw !== source.digestOf(source.slice(span)))
    return 'its raw hint is the digest of another text';
  if (citation.context.length > 0 && citation.context.join() !== hints.context.join())
    return 'its context hint does not match the text around it';
  const hasContext = citation.context.length > 0;
  if ((hasContext || citation.within !== null) && citation.within !== hints.within)
    return 'the text is not inside the part that its within hint names';
  if ((hasContext || citation.as !== null) && citation.as !== hints.as)
    return 'the text is not of the kind that its as hint names';
  return wrongAround(readAround(citation.around), readAround(hints.around));
}

export function isSameRange([from, to]: LineRange, [otherFrom, otherTo]: LineRange): boolean {
  return from === otherFrom && to === otherTo;
}

function wrongAround(
  told: ReturnType<typeof readAround>,
  now: ReturnType<typeof readAround>,
): string | null {
  if (told.digest !== null && told.digest !== now.digest)
    return 'the code around the text does not match its around digest';
  // A binding of before twins were counted says nothing of them.
  if (
    told.turn !== null &&
    (told.turn.turn !== now.turn?.turn || told.turn.count !== now.turn.count)
  )
    return 'its around hint names another one of several equal texts';
  return null;
}
