import type { Importance } from '../memory/envelope.js';
import { READER, type LineRange } from '../memory/citation.js';
import { asksFor } from './asks-for.js';
import { storedEvidence, type StoredEvidence } from './judge-source.js';
import type { CitedPassage } from './passage.js';
import type { BoundCitation } from './query.js';
import { select } from './select.js';
import type { SourceText } from './source-text.js';

/**
 * What a binding says wrongly of the version of the file that it names, in our own words; null where all of it is true
 * (SECURITY S36). Everything is worked out again from the file: selector, digests and hints.
 */
export function faultOf(
  citation: BoundCitation,
  importance: Importance,
  source: SourceText,
  via: readonly string[],
): string | null {
  if (citation.selector.kind === 'absent' || citation.selector.kind === 'present') return null;
  if (citation.place === null && citation.selector.kind === 'file') return null;
  if (citation.reader !== READER)
    return `its digests are those of reader ${citation.reader}, and this version writes reader ${READER}`;
  const selection = select(source, citation);
  if ('why' in selection) return selection.why;
  const stored = storedEvidence(source, selection.passage, importance, via);
  if (typeof stored === 'string') return stored;
  return (
    otherDigest(citation, stored, importance) ?? wrongLines(citation, source, selection.passage)
  );
}

/** Which digest is another one. */
function otherDigest(
  citation: BoundCitation,
  stored: StoredEvidence,
  importance: Importance,
): string | null {
  if (stored.digest !== citation.digest) return 'its selector points to another text';
  if (stored.place !== citation.place) return 'its selector points to another place';
  const asked = asksFor(importance);
  if (!asked.unit && citation.unit !== null) return `importance ${importance} asks for no unit`;
  if (!asked.origin && citation.origin !== null)
    return `importance ${importance} asks for no origin`;
  if (stored.unit !== citation.unit) return 'its unit is not the one around the text';
  if (stored.origin !== citation.origin) return 'its origin is not where the names come from';
  return null;
}

/** Of a selector that finds its text by itself, lines that are a wrong hint. */
function wrongLines(
  { selector, lines }: BoundCitation,
  source: SourceText,
  passage: CitedPassage,
): string | null {
  const range = source.rangeOf(passage.span);
  const isHint = selector.kind !== 'lines' && lines !== null;
  return isHint && !isSameRange(lines, range)
    ? `it is in lines ${range[0]}-${range[1]}, not where its lines hint says`
    : null;
}

function isSameRange([from, to]: LineRange, [otherFrom, otherTo]: LineRange): boolean {
  return from === otherFrom && to === otherTo;
}
