import type { Known } from './follow.js';
import { readMarkdown } from './markdown.js';
import { normalDigest } from './normal-digest.js';
import { foundAt, lost, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Where is a cited section of a Markdown file now? By its title, wherever it stands; two sections of
 * one title are `ambiguous`, and a title that is gone takes trust.
 *
 * `selectors.ts` lists it; `markdown.ts` finds the sections. Facts hold a digest of the section's
 * text: so where it begins and ends (`findSection`, without the blank lines at its end) and which
 * titles are equal stay. `sameLines` only serves the tier and is free, as are the sentences of
 * `select`. To lose a section is a false alarm, the safe error. `__tests__/anchors/corpus.test.ts`
 * fails when a section that changed passes for the same, `ladder.test.ts` beside it when one of two
 * is guessed.
 */

/** A section of a Markdown file: from its heading to the next one of the same or a higher level. */
export const headingSelector: SelectorReader = {
  kind: 'heading',

  place(source, citation, known) {
    const span = findSection(
      source,
      citation.selector.kind === 'heading' ? citation.selector.heading : '',
    );
    if (span === null)
      return lost(
        known === null ? 'missing' : 'changed',
        known === null ? null : sameLines(known, source),
      );
    if (span === 'ambiguous') return lost('ambiguous');
    const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
    if (!isEqual && normalDigest(source, span, citation.norm) !== citation.digest)
      return lost('changed', span);
    // Without the old text nobody can say `reformatted`: what has the digest counts as it stands.
    return foundAt(source, citation, span, known === null || isEqual);
  },

  select(source, citation) {
    const span = findSection(
      source,
      citation.selector.kind === 'heading' ? citation.selector.heading : '',
    );
    if (span === 'ambiguous')
      return 'there is more than one heading of this name in the file; use a quote';
    // `poor: null`: a section is never called a poor anchor, however long it is.
    return span === null ? 'the file has no such heading' : { span, poor: null };
  },
};

/** The one section of a title, without the blank lines at its end. */
function findSection(source: SourceText, heading: string): Span | 'ambiguous' | null {
  // A fact may cite `## Setup` or `Setup`.
  const title = heading.replace(/^#{1,6}\s+/, '').trim();
  const found = readMarkdown(source.lines).sections.filter(
    (section) => section.title === source.literal(title),
  );
  const [only] = found;
  if (only === undefined) return null;
  if (found.length > 1) return 'ambiguous';
  let last = only.to;
  while (last > only.from && (source.lines[last - 1] ?? '').trim() === '') last -= 1;
  return source.spanOf([only.from, last]);
}

/** What stands now in the lines in which a section stood. */
function sameLines(known: Known, source: SourceText): Span | null {
  const [from, to] = known.source.rangeOf(known.span);
  return source.spanOf([Math.min(from, source.lines.length), Math.min(to, source.lines.length)]);
}
